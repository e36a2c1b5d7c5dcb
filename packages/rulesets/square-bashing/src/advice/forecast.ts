import { otherSide, SETTING, type Forecast, type SideNumber } from '@sandtable/kernel';
import type { SquareMove } from '../state/moves.ts';
import { BOARD } from '../state/names.ts';
import { holds, LOST, type State } from '../state/state.ts';

/**
 * The odds of an assault, a shot or a barrage: half bases that each side loses until it has been resolved, and
 * whether the square is taken. Who surrenders, or is lost in any other way, loses all that he had.
 */
export function forecast(
  state: State,
  side: SideNumber,
  move: SquareMove,
): Forecast<State> | undefined {
  const depth = depthAfter(state, move);
  if (depth === undefined) return undefined;
  const target = targetOf(state, move);
  const enemy = otherSide(side);
  const [own, theirs] = [strengthOf(state, side), strengthOf(state, enemy)];
  return {
    settled: (after) => after.outcome !== null || after.stack.length <= depth,
    measure: (after) => ({
      killed: theirs - strengthOf(after, enemy),
      lost: own - strengthOf(after, side),
      ...(target !== -1 && { taken: holds(after, after.side, target) ? 1 : 0 }),
    }),
    alike: keyOf,
  };
}

/** All that can still make a difference: what is being resolved, and what is left of everybody, where. */
function keyOf(state: State): string {
  return JSON.stringify([state.stack, state.lost, state.at, state.flags, state.outcome]);
}

/** The half bases that a side has in the game. */
function strengthOf(state: State, side: SideNumber): number {
  const { roster } = state[SETTING];
  let sum = 0;
  for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
    if (state.status[unit] !== LOST) sum += roster.figures[unit].strength - state.lost[unit];
  }
  return sum;
}

/** How many frames are left when it is over. */
function depthAfter(state: State, move: SquareMove): number | undefined {
  const depth = state.stack.length;
  if (BEGINS.has(move.type)) return depth;
  return GOES_ON.has(move.type) ? depth - 1 : undefined;
}

const BEGINS: ReadonlySet<string> = new Set(['assault', 'shoot']);
const GOES_ON: ReadonlySet<string> = new Set([
  'join',
  'shock',
  'go',
  'stand',
  'retire',
  'row',
  'arms',
]);

/** The square that is fought for; -1 where none is. */
function targetOf(state: State, move: SquareMove): number {
  if (move.type === 'assault') return BOARD.named(move.to);
  const frame = state.stack.at(-1);
  return frame?.type === 'assault' ? frame.to : -1;
}
