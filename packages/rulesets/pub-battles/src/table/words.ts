import { message, type Message, type Part } from '@sandtable/kernel';
import type { PubMove } from '../state/moves.ts';
import { pieceWords } from './pieceWords.ts';
import { facingWords, placeWords, quarters, standingWords, whenWords } from './placeWords.ts';
import type { View } from '../secrets/view.ts';

export { tell } from './telling.ts';

/** A move as a choice in a list. */
export function label(view: View, move: PubMove): Message {
  return message(`move.${move.type}${moveShade(move)}`, moveParts(view, move));
}

function moveShade(move: PubMove): string {
  if (move.type === 'jump') return move.by === move.hq ? '.self' : '.other';
  if (move.type === 'delay') return move.hq === undefined ? '' : '.other';
  if (move.type === 'road') return `.${move.form}`;
  if (move.type !== 'attack') return '';
  // What is less than an eighth of an inch aside is told as the middle.
  if (quarters(Math.abs(move.aside)) === '0') return '.middle';
  return move.aside > 0 ? '.right' : '.left';
}

function moveParts(view: View, move: PubMove): Record<string, Part> {
  const piece = (tag: string): Message => tagged(view, tag);
  switch (move.type) {
    case 'raise':
      return { rating: move.rating, when: whenWords(move.arrives) };
    case 'enlist':
      return { kind: message(`kind.${move.kind}`) };
    case 'edge':
      return { edge: message(`edge.${move.edge}`) };
    case 'assign':
      return { piece: piece(move.piece), command: move.command };
    case 'delay':
      return { by: piece(move.by), hq: piece(move.hq ?? move.by) };
    case 'jump':
      return { by: piece(move.by), hq: piece(move.hq) };
    case 'deploy':
    case 'march':
      return { piece: piece(move.piece), to: standingWords(move.to, move.facing) };
    case 'together':
      return { pieces: move.pieces.map(piece), to: standingWords(move.to, move.facing) };
    case 'road':
      return {
        piece: piece(move.piece),
        road: move.road,
        at: placeWords(move.to),
        to: standingWords(move.to, move.facing),
      };
    case 'attack':
      return {
        piece: piece(move.piece),
        target: piece(move.target),
        edge: message(`blockEdge.${move.edge}`),
        aside: quarters(Math.abs(move.aside)),
      };
    case 'support':
      return { piece: piece(move.piece), lead: piece(move.lead) };
    case 'hide':
      return { piece: piece(move.piece), hq: piece(move.hq) };
    case 'bombard':
    case 'face':
      return { piece: piece(move.piece), target: piece(move.target) };
    case 'rally':
      return { piece: piece(move.piece), facing: facingWords(move.facing) };
    case 'resolve':
      return { defender: piece(move.defender) };
    case 'fire':
      return { target: piece(move.target) };
    case 'keep':
    case 'first':
    case 'unpack':
    case 'pack':
    case 'leave':
    case 'stand':
    case 'recover':
      return { piece: piece(move.piece) };
    case 'ready':
    case 'begin':
    case 'accept':
    case 'end':
    case 'withdraw':
    case 'relieve':
    case 'stay':
    case 'retreat':
    case 'remain':
    case 'retire':
      return {};
  }
}

/** A piece by its tag; only the tag where there is no such piece. */
function tagged(view: View, tag: string): Message {
  const found = view.pieces.find((piece) => piece.tag === tag);
  return pieceWords(found ?? { tag, name: null, kind: null });
}
