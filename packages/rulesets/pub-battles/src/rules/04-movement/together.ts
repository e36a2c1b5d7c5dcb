import type { Refusal } from '@sandtable/kernel';
import { rotate, wrapDegrees } from '@sandtable/table';
import { whyNotAct, type Order } from '../03-turn/acting.ts';
import { isOnMap } from '../02-pieces/blocks.ts';
import { isInContact } from '../05-disengaging/contacts.ts';
import type { Place } from '../../state/field.ts';
import type { PubReport } from '../../state/definition.ts';
import { judgeMarch, type March } from './marching.ts';
import type { MoveOf } from '../../state/moves.ts';
import { isRefusal, refuse } from '../refusal.ts';
import type { State } from '../../state/state.ts';
import { pieceTagged } from '../../state/tags.ts';
import { marchWith } from './walking.ts';
import type { Effort } from './ways.ts';

const REFUSED = {
  onMap: refuse('PB-4.7', 'togetherOnMap'),
  twice: refuse('PB-4.7', 'togetherTwice'),
  inContact: refuse('PB-5.4', 'togetherContact'),
} as const;

type Together = MoveOf<'together'>;

/** One piece of a group, and where it is to stand. */
interface Step {
  readonly piece: number;
  readonly to: Place;
  readonly facing: number;
}

/** Several pieces of a Command in one order: each of them marches by the same rules (PB-4). */
export function judgeTogether(state: State, frame: Order, move: Together): Refusal | undefined {
  if (new Set(move.pieces).size < move.pieces.length) return REFUSED.twice;
  for (const tag of move.pieces) {
    const piece = pieceTagged(state, tag);
    const refusal = whyNotAct(state, frame, piece);
    if (refusal !== undefined) return refusal;
    if (!isOnMap(state, piece)) return REFUSED.onMap;
    // Each of them leaves its contact to its support, which is asked first.
    if (isInContact(state, piece)) return REFUSED.inContact;
  }
  return inTurn(state, stepsOf(state, move), 'any', () => undefined);
}

export function playTogether(state: State, move: Together, report: PubReport): void {
  const steps = stepsOf(state, move);
  const marches = marchesOf(state, move);
  if (marches === undefined) throw new Error('a group was played against the rules');
  // As they were judged: an HQ that one of them pushes aside does not stop the next.
  for (const [i, { piece }] of steps.entries()) marchWith(state, piece, marches[i], report);
}

/** How the pieces of a group march, one after another; undefined where one of them cannot. */
export function marchesOf(state: State, move: Together): March[] | undefined {
  const marches: March[] = [];
  const refusal = inTurn(state, stepsOf(state, move), 'best', (march) => marches.push(march));
  return refusal === undefined ? marches : undefined;
}

/** Judges each with those before it where they will stand, and puts all of them back. */
function inTurn(
  state: State,
  steps: readonly Step[],
  effort: Effort,
  take: (march: March) => void,
): Refusal | undefined {
  const { x, y, facing, column } = state;
  const was = steps.map(({ piece }) => [x[piece], y[piece], facing[piece], column[piece]]);
  let refusal: Refusal | undefined;
  for (const { piece, ...step } of steps) {
    const march = judgeMarch(state, piece, step.to, step.facing, effort);
    if (isRefusal(march)) {
      refusal = march;
      break;
    }
    take(march);
    [x[piece], y[piece]] = step.to;
    facing[piece] = step.facing;
    column[piece] = 0;
  }
  for (const [i, { piece }] of steps.entries()) {
    [x[piece], y[piece], facing[piece], column[piece]] = was[i];
  }
  return refusal;
}

/** Where each has to go for the group to keep its form. Those in front go first, and make room. */
export function stepsOf(state: State, move: Together): Step[] {
  const lead = pieceTagged(state, move.pieces[0]);
  const turn = wrapDegrees(move.facing - state.facing[lead]);
  const [x0, y0] = [state.x[lead], state.y[lead]];
  const [dx, dy] = [move.to[0] - x0, move.to[1] - y0];
  return move.pieces
    .map((tag) => {
      const piece = pieceTagged(state, tag);
      const offset = rotate({ x: state.x[piece] - x0, y: state.y[piece] - y0 }, turn);
      const to: Place = [move.to[0] + offset.x, move.to[1] + offset.y];
      return { piece, to, facing: wrapDegrees(state.facing[piece] + turn) };
    })
    .toSorted((a, b) => ahead(state, b.piece, dx, dy) - ahead(state, a.piece, dx, dy));
}

function ahead(state: State, piece: number, dx: number, dy: number): number {
  return state.x[piece] * dx + state.y[piece] * dy;
}
