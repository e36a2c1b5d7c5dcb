import { message, type Message, type Part } from '@sandtable/kernel';
import type { Place } from '../state/field.ts';
import type { PubMove } from '../state/moves.ts';
import { ON_MAP } from '../state/state.ts';
import { pieceWords } from './pieceWords.ts';
import { facingWords, goWords, placeWords, quarters, whenWords } from './placeWords.ts';
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
      return { piece: piece(move.piece), ...ending(view, move.piece, move) };
    case 'together':
      return { pieces: move.pieces.map(piece), ...ending(view, move.pieces[0], move) };
    case 'road':
      return { piece: piece(move.piece), road: move.road, ...ending(view, move.piece, move) };
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

/** Where a piece goes, and how it faces then. */
function ending(
  { pieces }: View,
  tag: string,
  { to, facing }: { readonly to: Place; readonly facing: number },
): Record<string, Part> {
  const found = pieces.find((piece) => piece.tag === tag && piece.place === ON_MAP);
  return {
    go: goWords(found && [found.x, found.y], to),
    at: placeWords(to),
    facing: facingWords(facing),
  };
}

/** A piece by its tag; only the tag where there is no such piece. */
function tagged(view: View, tag: string): Message {
  const found = view.pieces.find((piece) => piece.tag === tag);
  return pieceWords(found ?? { tag, name: null, kind: null });
}
