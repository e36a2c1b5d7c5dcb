import { SETTING } from '@sandtable/kernel';
import {
  blockOf,
  isNight,
  isOnMap,
  kindOf,
  originOf,
  rateOf,
  reserveOf,
  tagOf,
  thirdMounted,
  type Place,
} from '@sandtable/pub-battles';
import { cosine, distance, isNear, sine, UNIT } from '@sandtable/table';
import { promises } from './attacks.ts';
import { goalOf, middleOf, nearestEnemy, type Goal } from './goals.ts';
import { bestAllowed, firstAllowed, placesFor, type Option } from './marches.ts';
import { roadMarches } from './roads.ts';
import { routesOf } from './routes.ts';
import type { Situation } from './situation.ts';

/** How far behind the line an HQ stands. */
const BEHIND = 800;
/** So near to the enemy an HQ only gives away what it hides. */
const TOO_NEAR = 3000;
/** With the enemy so near, what is in reserve had better come out. */
const DEPLOYS = 9000;

/** An HQ in haste looks at so many of its troops. */
const FOREMOST = 3;

/** PB-4.7, PB-6.1: an HQ goes where it commands most of those who will fight, behind them. */
export function hqMove(
  situation: Situation,
  hq: number,
  goal = goalOf(situation, situation.state.command[hq]),
  isHasty = false,
): Option | undefined {
  const { state } = situation;
  const command = state.command[hq];
  const troops = troopsUnder(situation, hq);
  const tag = tagOf(state, hq);
  const origin = originOf(state, hq);
  const hidden = reserveOf(state, hq);
  const promised = isHasty || isNight(state) ? NONE : promises(situation, command, troops);
  const worth = (x: number, y: number): number =>
    worthAt(situation, hq, x, y, troops, promised, hidden, goal);
  const options: Option[] = [];
  if (isOnMap(state, hq)) {
    options.push({ move: { type: 'stand', piece: tag }, worth: worth(origin.x, origin.y) + 0.1 });
  }
  const reach = Math.min(origin.budget, ...hidden.map((piece) => rateOf(state, piece)));
  const add = (to: Place, facing: number): void => {
    if (to[0] < 0 || to[1] < 0 || distance(to[0], to[1], origin.x, origin.y) > reach) return;
    options.push({ move: { type: 'march', piece: tag, to, facing }, worth: worth(...to) });
  };
  const isAlone = troops.length === 0 || hidden.length > 0;
  for (const piece of isHasty ? foremost(situation, troops) : troops) {
    for (const back of isHasty ? [BEHIND] : [BEHIND, 2 * BEHIND]) {
      add(behind(situation, piece, back), state.facing[piece]);
    }
  }
  if (troops.length > 0) add(middleOf(situation, troops), state.facing[troops[0]]);
  if (isHasty && !isAlone) return firstAllowed(situation, options);
  const spots = placesFor(situation, hq, { ...origin, budget: reach }, goal?.far, undefined);
  for (const { to, facing } of spots) add(to, facing);
  for (const { move } of roadMarches(situation, hq, goal?.far)) {
    options.push({ move, worth: worth(...move.to) });
  }
  return isHasty ? firstAllowed(situation, options) : bestAllowed(situation, options);
}

/** The few of some pieces who are nearest to the enemy. */
function foremost(situation: Situation, troops: readonly number[]): readonly number[] {
  const { state } = situation;
  if (troops.length <= FOREMOST) return troops;
  return troops
    .map((piece) => ({ piece, ...nearestEnemy(situation, state.x[piece], state.y[piece]) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, FOREMOST)
    .map(({ piece }) => piece);
}

/** Those whom it commands: its own, or everybody. */
function troopsUnder({ state, own }: Situation, hq: number): number[] {
  const command = state.command[hq];
  const { army } = state[SETTING].army.commands[command];
  return own.filter((piece) => army || state.command[piece] === command);
}

function behind({ state }: Situation, piece: number, far: number): Place {
  const { x, y, facing } = blockOf(state, piece);
  return [
    Math.round(x - (far * sine(facing)) / UNIT),
    Math.round(y - (far * cosine(facing)) / UNIT),
  ];
}

const NONE: ReadonlyMap<number, number> = new Map();

/** How much it matters that a piece can be told to attack. Guns never are. */
function importance({ state }: Situation, piece: number, toEnemy: number): number {
  const kind = kindOf(state, piece);
  if (kind === 'artillery') return 0.1;
  const size = kind === 'detachment' ? 0.3 : 1;
  return size * (toEnemy < 8000 ? 2 : 1) * (state.spent[piece] === 1 ? 0.4 : 1);
}

function worthAt(
  situation: Situation,
  hq: number,
  x: number,
  y: number,
  troops: readonly number[],
  promised: ReadonlyMap<number, number>,
  hidden: readonly number[],
  goal: Goal | undefined,
): number {
  const { state } = situation;
  const range = thirdMounted(state);
  let sum = 0;
  for (const piece of troops) {
    const block = blockOf(state, piece);
    const { far } = nearestEnemy(situation, block.x, block.y);
    const weight = importance(situation, piece, far) + (promised.get(piece) ?? 0);
    const apart = distance(x, y, block.x, block.y);
    // Those who are out of range now are nearer to it next turn.
    sum += isNear(block, x, y, range) ? weight : -(weight * apart) / 12_000;
  }
  const { far } = nearestEnemy(situation, x, y);
  if (far < TOO_NEAR) sum -= 1.5 * (1 - far / TOO_NEAR) + (hidden.length > 0 ? 1 : 0);
  if (goal !== undefined && (troops.length === 0 || hidden.length > 0)) {
    sum -= (0.35 * routesOf(state[SETTING].field).from(goal.far, x, y)) / 1000;
  }
  if (hidden.length > 0 && isOnMap(state, hq) && far < DEPLOYS && !isNight(state)) {
    // What the HQ goes is lost to those who come out behind it.
    sum -= (0.5 * distance(x, y, state.x[hq], state.y[hq])) / 1000;
  }
  return sum;
}
