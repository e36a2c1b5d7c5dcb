import {
  isNight,
  kindOf,
  pubBattlesRules,
  SIDES,
  type PubFrameOf,
  type PubMove,
  type SideIndex,
  type State,
} from '@sandtable/pub-battles';
import { attackMove } from './attacks.ts';
import { goalOf, nearestEnemy, troopsOf, type Goal } from './goals.ts';
import { bestBombardment } from './guns.ts';
import { hqMove } from './headquarters.ts';
import { isAllowed, moveOfOthers, moveOfTrains, readyOf } from './order.ts';
import { farMarch, quickMarch } from './quickMarch.ts';
import { quickAttack } from './quickAttack.ts';
import { situationOf, type Situation } from './situation.ts';
import { REACH } from './weights.ts';

type Order = PubFrameOf<'order'>;

/** What a Command is about in its move. */
export interface Errand {
  /** How much it dares; as the battle stands where it says nothing. */
  readonly boldness?: number;
  /** Where it goes; where the mind would send it where it says nothing. */
  readonly goal?: Goal;
  /** The one enemy whom it attacks, on worse odds too; whoever promises most where it says nothing. */
  readonly prey?: number;
}

const USUAL: Errand = {};

/** What has been found out about a Command in its move, which does not change while it goes on. */
interface Known {
  readonly command: number;
  readonly turn: number;
  readonly errand: Errand;
  readonly goal: Goal | undefined;
  /** Whether an enemy is near enough to matter in this turn or the next. */
  readonly isEngaged: boolean;
  /** Whether nobody has an attack worth making. */
  isQuiet: boolean;
}

/** By world: every play-out has one of its own. */
const known = new WeakMap<State, Known>();

/** As the mind has a Command move, with less thought about each attack. */
export function quickOrder(
  state: State,
  us: SideIndex,
  frame: Order,
  errand: Errand = USUAL,
): PubMove {
  const seen = situationOf(state, us);
  const situation: Situation =
    errand.boldness === undefined ? seen : { ...seen, boldness: errand.boldness };
  const ready = readyOf(state, frame);
  const about = knownOf(situation, frame, errand);
  return (
    moveOfHqs(situation, ready, about.goal) ??
    (isNight(state) ? undefined : moveOfFight(situation, frame, ready, about)) ??
    moveOfOthers(situation, frame, ready, about.goal, about.isEngaged ? quickMarch : farMarch)
      ?.move ??
    moveOfTrains(situation, frame)?.move ??
    end(state, us)
  );
}

function knownOf(situation: Situation, { command }: Order, errand: Errand): Known {
  const { state } = situation;
  const before = known.get(state);
  const turn = 10 * state.day + state.turn;
  if (before?.command === command && before.turn === turn && before.errand === errand) {
    return before;
  }
  const goal = errand.goal ?? goalOf(situation, command);
  const isEngaged = isNearEnemy(situation, command);
  const now: Known = { command, turn, errand, goal, isEngaged, isQuiet: !isEngaged };
  known.set(state, now);
  return now;
}

/** Whether one of those who fight in a Command has an enemy within reach. */
export function isNearEnemy(situation: Situation, command: number): boolean {
  const { state } = situation;
  return troopsOf(situation, command).some(
    (piece) => nearestEnemy(situation, state.x[piece], state.y[piece]).far < REACH.near,
  );
}

function moveOfHqs(
  situation: Situation,
  ready: readonly number[],
  goal: Goal | undefined,
): PubMove | undefined {
  for (const piece of ready) {
    if (kindOf(situation.state, piece) !== 'hq') continue;
    const move = hqMove(situation, piece, goal, true)?.move;
    if (move !== undefined) return move;
  }
  return undefined;
}

function moveOfFight(
  situation: Situation,
  frame: Order,
  ready: readonly number[],
  about: Known,
): PubMove | undefined {
  const { state } = situation;
  for (const piece of ready) {
    if (kindOf(state, piece) !== 'artillery') continue;
    const move = bestBombardment(situation, piece);
    if (move !== undefined) return move;
  }
  if (about.isQuiet) return undefined;
  const attack = quickAttack(situation, frame, about.errand.prey);
  const move = attack && attackMove(state, attack);
  if (move !== undefined && isAllowed(situation, move)) return move;
  about.isQuiet = true;
  return undefined;
}

/** PB-5.3: whoever has to leave a field of fire and was not moved takes what the rules propose. */
function end(state: State, us: SideIndex): PubMove {
  const last: PubMove = { type: 'end' };
  if (pubBattlesRules.check(state, SIDES[us], last) === undefined) return last;
  const moves = pubBattlesRules.moves(state, SIDES[us]) as PubMove[];
  return moves.find(({ type }) => type === 'march' || type === 'attack') ?? moves[0];
}
