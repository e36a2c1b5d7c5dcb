import { message, type Guide, type GuideShape } from '@sandtable/kernel';
import { BLOCK_EDGES } from '@sandtable/table';
import { whyNotAct, type Order } from '../rules/03-turn/acting.ts';
import { buttonsFor } from './attempt.ts';
import { isFlanking } from '../rules/06-attack/attack.ts';
import { blockOf, kindOf, sideOfPiece } from '../rules/02-pieces/blocks.ts';
import { judge } from '../rules/flow.ts';
import { costWords, ghostOf, line, mark } from './guideShapes.ts';
import { supportSeen } from '../rules/06-attack/knownSupport.ts';
import { judgeAttack, judgeSupport } from '../rules/04-movement/marching.ts';
import type { MoveOf, PubMove } from '../state/moves.ts';
import { originOf } from '../rules/04-movement/origins.ts';
import type { Pointing } from './pointing.ts';
import { isRefusal } from '../rules/refusal.ts';
import type { State } from '../state/state.ts';
import { pieceTagged, tagOf } from '../state/tags.ts';

/** Two pieces: support, reserve, bombardment, or the contacts that an attack could make. */
export function withAnother(
  state: State,
  frame: Order,
  { tags, pieces }: Pointing,
  move: PubMove | undefined,
  reach: readonly GuideShape[],
): Guide {
  const [piece, other] = pieces;
  if (pieces.length > 2) {
    return { shapes: tags.map((tag) => mark('good', tag)), lines: [], begins: true };
  }
  const buttons = buttonsFor(state, pieces)
    .filter((button) => isPossible(state, tags, button))
    .map((button) => ({ button }));
  if (sideOfPiece(state, piece) === sideOfPiece(state, other)) {
    const support = judgeSupport(state, piece, other);
    const shapes: GuideShape[] = isRefusal(support)
      ? tags.map((tag) => mark('good', tag))
      : [line('good', support.points), ghostOf(tags[0], support.block)];
    // PB-3.1: who neither moves with this Command nor can be joined is no way to go on.
    const goesOn = buttons.length > 0 || whyNotAct(state, frame, other) === undefined;
    const further = move === undefined && goesOn && { begins: true as const, buttons };
    return { shapes: [...reach, ...shapes], lines: [], ...further };
  }
  if (move?.type === 'attack') return attacking(state, frame, piece, move, reach);
  const sight = line(buttons.length > 0 ? 'good' : 'bad', [
    [state.x[piece], state.y[piece]],
    [state.x[other], state.y[other]],
  ]);
  if (kindOf(state, piece) === 'artillery') {
    return { shapes: [sight, mark('bad', tags[1])], lines: [], begins: true, buttons };
  }
  const best = bestAttack(state, frame, piece, other);
  if (best === undefined) return { shapes: [...reach, sight], lines: [], begins: true, buttons };
  return { ...attacking(state, frame, piece, best, reach), begins: true, buttons };
}

function isPossible(state: State, [piece, other]: readonly string[], button: string): boolean {
  const move = moveByButton(piece, other, button);
  return judge(state, move, sideOfPiece(state, pieceTagged(state, piece))) === undefined;
}

function moveByButton(piece: string, other: string, button: string): PubMove {
  switch (button) {
    case 'support':
      return { type: 'support', piece, lead: other };
    case 'hide':
      return { type: 'hide', piece, hq: other };
    case 'bombard':
      return { type: 'bombard', piece, target: other };
    case 'face':
      return { type: 'face', piece, target: other };
    default:
      return {
        type: 'attack',
        piece,
        target: other,
        edge: button as (typeof BLOCK_EDGES)[number],
        aside: 0,
      };
  }
}

/** The contact that costs least. */
function bestAttack(
  state: State,
  frame: Order,
  piece: number,
  target: number,
): MoveOf<'attack'> | undefined {
  let best: MoveOf<'attack'> | undefined;
  let least = Infinity;
  for (const edge of BLOCK_EDGES) {
    const answer = judgeAttack(state, piece, target, { edge, aside: 0 }, frame.inRange);
    if (isRefusal(answer) || answer.way.cost >= least) continue;
    least = answer.way.cost;
    const [tag, enemy] = [tagOf(state, piece), tagOf(state, target)];
    best = { type: 'attack', piece: tag, target: enemy, edge, aside: 0 };
  }
  return best;
}

/** PB-6: the contact, the flank, and what stands behind the defender. */
export function attacking(
  state: State,
  frame: Order,
  piece: number,
  move: MoveOf<'attack'>,
  reach: readonly GuideShape[],
): Guide {
  const target = pieceTagged(state, move.target);
  const answer = judgeAttack(state, piece, target, move, frame.inRange);
  const struck = mark('bad', move.target);
  if (isRefusal(answer)) return { shapes: [...reach, struck], lines: [] };
  const { block, way, river, uphill } = answer;
  const lines = [costWords(way.cost, originOf(state, piece).budget)];
  if (isFlanking(block, blockOf(state, target))) lines.push(message('guide.flank'));
  if (river) lines.push(message('guide.river'));
  if (uphill) lines.push(message('guide.uphill'));
  const support = supportSeen(state, target, sideOfPiece(state, piece));
  const behind: GuideShape[] = [];
  if (support >= 0) {
    behind.push(mark('slow', tagOf(state, support)));
    lines.push(message('guide.supported'));
  }
  return {
    shapes: [...reach, struck, ...behind, line('good', way.points), ghostOf(move.piece, block)],
    lines,
  };
}
