import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  BEYOND,
  FORWARD,
  holds,
  SQUARES,
  stepsBetween,
  type SquareMoveOf,
  type SquareState,
} from '@sandtable/square-bashing';
import type { Answer } from './question.ts';

/** From how far the enemy may come to storm a square. */
const NEARBY = 3;

/** SB-1.6: the face that the strongest of the enemy may come through. */
export function bestFace(state: SquareState, us: SideNumber, square: number): number {
  const { roster } = state[SETTING];
  const enemy = otherSide(us);
  const threat = [0, 0, 0, 0];
  threat[FORWARD[us]] = 0.3;
  for (let unit = roster.first[enemy], end = roster.end[enemy]; unit < end; unit++) {
    if (!roster.isMain[unit] || state.at[unit] === -1) continue;
    for (let face = 0; face < 4; face++) {
      const near = BEYOND[4 * square + face];
      if (near === -1) continue;
      const steps = stepsBetween(state.at[unit], near);
      if (steps < NEARBY) threat[face] += 1 / (1 + 3 * steps);
    }
  }
  let best = FORWARD[us];
  for (let face = 0; face < 4; face++) if (threat[face] > threat[best] + 0.2) best = face;
  return best;
}

/** A square that looks the wrong way, and may still turn. */
export function turning(
  state: SquareState,
  us: SideNumber,
  moves: readonly { readonly type: string }[],
): SquareMoveOf<'turn'> | undefined {
  const { make } = state[SETTING];
  for (let square = 0; square < SQUARES; square++) {
    if (!holds(state, us, square)) continue;
    const face = bestFace(state, us, square);
    if (face === state.facing[square]) continue;
    const turn = make.turn(square, face);
    if (moves.includes(turn)) return turn;
  }
  return undefined;
}

export const answerFacing: Answer<'facing'> = ({ state, us, frame }) =>
  state[SETTING].make.turn(frame.square, bestFace(state, us, frame.square));
