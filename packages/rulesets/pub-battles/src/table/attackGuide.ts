import { message, type Refusal } from '@sandtable/kernel';
import { blockOf, sideOfPiece } from '../rules/02-pieces/blocks.ts';
import type { Order } from '../rules/03-turn/acting.ts';
import { judgeAttack, judgeSupport } from '../rules/04-movement/marching.ts';
import { isFlanking } from '../rules/06-attack/attack.ts';
import { supportSeen } from '../rules/06-attack/knownSupport.ts';
import { isRefusal } from '../rules/refusal.ts';
import type { MoveOf } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import { pieceTagged, tagOf } from '../state/tags.ts';
import { ghostOf, line, mark } from './guideShapes.ts';
import type { Drawn } from './marchGuide.ts';

/** PB-6.3: where it would stand behind another. */
export function supporting(state: State, pieces: readonly number[]): Drawn {
  const tags = pieces.map((piece) => tagOf(state, piece));
  const support = judgeSupport(state, pieces[0], pieces[1]);
  const shapes = isRefusal(support)
    ? tags.map((tag) => mark('good', tag))
    : [line('good', support.points), ghostOf(tags[0], support.block)];
  return { shapes, lines: [] };
}

/** PB-7.1: the line along which guns would fire. */
export function firing(
  state: State,
  [piece, target]: readonly number[],
  refusal: Refusal | undefined,
): Drawn {
  const sight = line(refusal === undefined ? 'good' : 'bad', [
    [state.x[piece], state.y[piece]],
    [state.x[target], state.y[target]],
  ]);
  return { shapes: [sight, mark('bad', tagOf(state, target))], lines: [] };
}

/** PB-6: the contact, the flank, and what stands behind the defender. */
export function attacking(
  state: State,
  frame: Order,
  piece: number,
  move: MoveOf<'attack'>,
): Drawn {
  const target = pieceTagged(state, move.target);
  const answer = judgeAttack(state, piece, target, move, frame.inRange);
  const struck = mark('bad', move.target);
  if (isRefusal(answer)) return { shapes: [struck], lines: [] };
  const { block, way } = answer;
  const support = supportSeen(state, target, sideOfPiece(state, piece));
  const behind = support < 0 ? [] : [mark('slow', tagOf(state, support))];
  return {
    shapes: [struck, ...behind, line('good', way.points), ghostOf(move.piece, block)],
    lines: isFlanking(block, blockOf(state, target)) ? [message('guide.flank')] : [],
  };
}
