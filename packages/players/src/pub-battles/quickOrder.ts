import { SETTING } from '@sandtable/kernel';
import {
  isInContact,
  isNight,
  isOnMap,
  kindOf,
  pubBattlesRules,
  SIDES,
  tagOf,
  type PubFrameOf,
  type PubMove,
  type SideIndex,
  type State,
} from '@sandtable/pub-battles';
import { isAllowed } from './allowed.ts';
import { attackMove } from './attacks.ts';
import { goalOf, nearestEnemy, troopsOf, watchesOf, type Goal, type Watch } from './goals.ts';
import { bestBombardment } from './guns.ts';
import { hqMove } from './headquarters.ts';
import { moveInContact, readyOf } from './order.ts';
import { quickAttack, type Hunt } from './quickAttack.ts';
import { farMarch, quickMarch } from './quickMarch.ts';
import { rallyMove, wayBack } from './rallying.ts';
import { routesOf } from './routes.ts';
import { shyTrainMove } from './shyTrains.ts';
import { situationOf, type Situation } from './situation.ts';
import { HASTY, type Temper } from './temper.ts';
import { REACH } from './weights.ts';

type Order = PubFrameOf<'order'>;

/** What has been found out about a Command in its move, which does not change while it goes on. */
interface Known {
  readonly command: number;
  readonly turn: number;
  readonly goal: Goal | undefined;
  readonly watches: readonly Watch[];
  /** Whether an enemy is near enough to matter in this turn or the next. */
  readonly isEngaged: boolean;
  /** Whether nobody has an attack worth making. */
  isQuiet: boolean;
  readonly hunt: Hunt;
  /** Those who stay where they are: nobody needs to say so. */
  readonly still: Set<number>;
}

/** By world: every play-out has one of its own. */
const known = new WeakMap<State, Known>();

/** As the mind has a Command move, with less thought about each piece. */
export function quickOrder(
  state: State,
  us: SideIndex,
  frame: Order,
  temper: Temper = HASTY[us],
): PubMove {
  const situation = situationOf(state, us, temper);
  const about = knownOf(situation, frame);
  const ready = readyOf(state, frame).filter((piece) => !about.still.has(piece));
  return (
    moveOfHqs(situation, ready, about) ??
    (isNight(state) ? undefined : moveOfFight(situation, frame, ready, about)) ??
    moveOfOthers(situation, ready, about) ??
    shyTrainMove(situation, frame) ??
    end(situation, about)
  );
}

function knownOf(situation: Situation, { command }: Order): Known {
  const { state } = situation;
  const before = known.get(state);
  const turn = 10 * state.day + state.turn;
  if (before?.command === command && before.turn === turn) return before;
  const isEngaged = isNearEnemy(situation, command);
  const now: Known = {
    command,
    turn,
    goal: goalOf(situation, command, true),
    watches: watchesOf(situation),
    isEngaged,
    isQuiet: !isEngaged,
    hunt: { chances: [], attacked: new Set() },
    still: new Set(),
  };
  known.set(state, now);
  return now;
}

/** Whether one of those who fight in a Command has an enemy within reach. */
export function isNearEnemy(
  situation: Situation,
  command: number,
  near: number = REACH.near,
): boolean {
  const { state } = situation;
  return troopsOf(situation, command).some(
    (piece) => nearestEnemy(situation, state.x[piece], state.y[piece]).far < near,
  );
}

function moveOfHqs(
  situation: Situation,
  ready: readonly number[],
  { goal, still }: Known,
): PubMove | undefined {
  for (const piece of ready) {
    if (kindOf(situation.state, piece) !== 'hq') continue;
    const move = hqMove(situation, piece, goal, true)?.move;
    if (move !== undefined && move.type !== 'stand') return move;
    still.add(piece);
  }
  return undefined;
}

function moveOfFight(
  situation: Situation,
  frame: Order,
  ready: readonly number[],
  about: Known,
): PubMove | undefined {
  if (!about.isEngaged) return undefined;
  const { state } = situation;
  for (const piece of ready) {
    if (kindOf(state, piece) !== 'artillery') continue;
    const move = bestBombardment(situation, piece);
    if (move !== undefined) return move;
  }
  if (about.isQuiet) return undefined;
  const attack = quickAttack(situation, frame, about.hunt);
  const move = attack && attackMove(state, attack);
  if (move !== undefined && isAllowed(situation, move)) return move;
  about.isQuiet = true;
  return undefined;
}

/** Those in front first: they make room for the others. */
function moveOfOthers(
  situation: Situation,
  ready: readonly number[],
  { goal, watches, isEngaged, still }: Known,
): PubMove | undefined {
  const { state } = situation;
  const routes = routesOf(state[SETTING].field);
  const troops = ready
    .filter((piece) => kindOf(state, piece) !== 'hq' && kindOf(state, piece) !== 'train')
    .map((piece) => ({
      piece,
      far:
        goal === undefined || !isOnMap(state, piece)
          ? 100_000
          : routes.from(goal.far, state.x[piece], state.y[piece]),
    }))
    .sort((a, b) => a.far - b.far);
  for (const { piece } of troops) {
    const move = moveOf(situation, piece, goal, watches, isEngaged);
    if (move !== undefined && move.type !== 'stand') return move;
    still.add(piece);
  }
  return undefined;
}

function moveOf(
  situation: Situation,
  piece: number,
  goal: Goal | undefined,
  watches: readonly Watch[],
  isEngaged: boolean,
): PubMove | undefined {
  if (isInContact(situation.state, piece)) return moveInContact(situation, piece)?.move;
  const rally = rallyMove(situation, piece);
  if (rally !== undefined) return rally;
  const back = wayBack(situation, piece);
  const watch = watches.find(({ guard }) => guard === piece);
  const march = isEngaged ? quickMarch : farMarch;
  return march(situation, piece, back ?? goal, back === undefined ? watch : undefined);
}

/**
 * PB-5.3: where somebody has to leave a field of fire first, those who may stay are told to, until the rules propose what he
 * can do. Nobody packs: that would be the end.
 */
function end(situation: Situation, { still }: Known): PubMove {
  const { state, us } = situation;
  const last: PubMove = { type: 'end' };
  if (isAllowed(situation, last)) return last;
  for (const piece of still) {
    const stand: PubMove = { type: 'stand', piece: tagOf(state, piece) };
    if (state.moved[piece] === 0 && isAllowed(situation, stand)) return stand;
  }
  const moves = pubBattlesRules.moves(state, SIDES[us]);
  return (
    moves.find(({ type }) => type === 'march' || type === 'attack') ??
    moves.find(({ type }) => type !== 'pack') ??
    moves[0]
  );
}
