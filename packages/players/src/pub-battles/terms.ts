import { otherSide, SETTING } from '@sandtable/kernel';
import {
  blockOf,
  isCombatant,
  isLost,
  isOnMap,
  KIND,
  kindOf,
  pointsOf,
  sideOfPiece,
  type SideIndex,
  type State,
} from '@sandtable/pub-battles';
import { distance } from '@sandtable/table';
import type { Term } from '../search/doctrine.ts';
import { lateness, strengthOf } from './boldness.ts';
import { dangerAt } from './danger.ts';
import { situationOf, type Situation } from './situation.ts';

/** Weights set by hand: what a point, a lead and a train are worth by the outcomes of the book (PB-12). */
export const TERMS: readonly Term[] = [
  {
    name: 'points',
    nature: 'harm',
    weight: 3000,
    words: 'It costs the enemy more points.',
    second: 'It costs you fewer points.',
  },
  {
    name: 'lead',
    nature: 'time',
    weight: 300,
    words: 'It leaves you better placed in points with little time left.',
  },
  {
    name: 'rout',
    nature: 'care',
    weight: 1500,
    words: 'It brings their infantry nearer to a rout.',
    second: 'It keeps your infantry further from a rout.',
  },
  {
    name: 'strength',
    nature: 'order',
    weight: 1500,
    words: 'It shifts the balance of strength your way.',
  },
  {
    name: 'baggage',
    nature: 'care',
    weight: 500,
    words: 'It keeps your baggage out of their reach.',
    second: 'It brings their baggage within your reach.',
  },
  {
    name: 'guard',
    nature: 'care',
    weight: 500,
    words: 'It leaves fewer of your trains without a guard.',
    second: 'It leaves more of their trains without a guard.',
  },
  {
    name: 'exposure',
    nature: 'care',
    weight: 1500,
    words: 'It leaves their pieces more exposed.',
    second: 'It leaves your pieces less exposed.',
  },
  {
    name: 'mobility',
    nature: 'order',
    weight: 150,
    words: 'It keeps your baggage ready to move.',
    second: 'It leaves their baggage less ready to move.',
  },
];

/** How much there is of each for a side, by the order of `TERMS`. */
export function weigh(state: State, us: SideIndex, into: number[], seconds: number[] = []): void {
  const them = otherSide(us);
  const [ours, theirs] = [pointsOf(state, us), pointsOf(state, them)];
  const all = pointsAtStake(state);
  into[0] = (ours - theirs) / all;
  into[1] = Math.sign(ours - theirs) * lateness(state);
  const rout = routOf(state, us);
  into[2] = routOf(state, them) - rout;
  const [own, other] = [strengthOf(state, us), strengthOf(state, them)];
  into[3] = (own - other) / Math.max(1, own + other);
  into[4] = 0;
  into[5] = 0;
  into[7] = 0;
  seconds[0] = -theirs / all;
  seconds[2] = -rout;
  seconds[4] = 0;
  seconds[5] = 0;
  seconds[7] = 0;
  for (let train = 0; train < state.place.length; train++) {
    if (!isOnMap(state, train) || kindOf(state, train) !== 'train') continue;
    const side = sideOfPiece(state, train);
    const sign = side === us ? -1 : 1;
    const peril = perilOf(state, train, side);
    const isBare = peril > 0.5 && !isGuarded(state, train, side);
    const burden = state.unpacked[train] === 1 ? 1 : 0.3;
    into[4] += sign * peril;
    if (isBare) into[5] += sign;
    into[7] += sign * burden;
    if (side === us) continue;
    seconds[4] += peril;
    if (isBare) seconds[5]++;
    seconds[7] += burden;
  }
  const exposure = exposureOf(state, us);
  into[6] = (exposureOf(state, them) - exposure) / all;
  seconds[6] = -exposure / all;
}

/** What those who stand within reach of the enemy may lose to him, by the odds of the book. */
function exposureOf(state: State, side: SideIndex): number {
  const situation: Situation = { ...situationOf(state, side), boldness: 1 };
  let sum = 0;
  for (const piece of situation.own) sum += dangerAt(situation, piece, blockOf(state, piece));
  return sum;
}

function pointsAtStake(state: State): number {
  let sum = 0;
  for (const { kind } of state[SETTING].army.pieces) sum += KIND[kind].points;
  return Math.max(1, sum / 2);
}

/** PB-12.2: how much of the half of its infantry that breaks an army is lost, squared. */
function routOf(state: State, side: SideIndex): number {
  let [all, lost] = [0, 0];
  for (let piece = 0; piece < state.place.length; piece++) {
    if (sideOfPiece(state, piece) !== side || !KIND[kindOf(state, piece)].infantry) continue;
    all++;
    if (isLost(state, piece)) lost++;
  }
  const part = Math.min(1, (2 * lost) / Math.max(1, all));
  return part * part;
}

/**
 * How well an enemy could be at a train: 1 where it is within easy reach in the next turn, 0 where it is far from it. One that
 * has unpacked cannot run, so that he has two turns.
 */
function perilOf(state: State, train: number, side: SideIndex): number {
  const { rates } = state[SETTING].field;
  let most = 0;
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    if (!isOnMap(state, enemy) || sideOfPiece(state, enemy) === side) continue;
    const kind = kindOf(state, enemy);
    if (!isCombatant(kind) || kind === 'artillery') continue;
    const far = distance(state.x[enemy], state.y[enemy], state.x[train], state.y[train]);
    const reach = rates[KIND[kind].pace];
    const peril =
      state.unpacked[train] === 1 ? (2 * reach - far) / (reach + 500) : (reach + 1500 - far) / 2000;
    most = Math.max(most, Math.min(1, peril));
  }
  return most;
}

const GUARD = 1500;

function isGuarded(state: State, train: number, side: SideIndex): boolean {
  for (let piece = 0; piece < state.place.length; piece++) {
    if (!isOnMap(state, piece) || sideOfPiece(state, piece) !== side) continue;
    if (!isCombatant(kindOf(state, piece))) continue;
    const far = distance(state.x[piece], state.y[piece], state.x[train], state.y[train]);
    if (far < GUARD) return true;
  }
  return false;
}
