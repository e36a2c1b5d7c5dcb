import type { Piece, Words } from '@sandtable/kernel';
import { text } from '../words/words.ts';

/** A piece in a few words, for whoever sees its numbers and which way it faces: what it is, whose, in which state. */
export function briefLabel(piece: Piece, words: Words): string {
  return labelWith(
    piece,
    piece.marks.map((mark) => words.word('mark', mark)),
    words,
  );
}

/** A piece in words, with every state that shows on it. */
export function pieceLabel(piece: Piece, words: Words): string {
  const marks = [
    ...piece.marks.map((mark) => words.word('mark', mark)),
    ...Object.entries(piece.counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${words.word('count', name)}: ${count}`),
  ];
  const what = labelWith(piece, marks, words);
  return piece.faces === true ? text('board.faces', { what, facing: compass(piece.facing) }) : what;
}

function labelWith(piece: Piece, marks: readonly string[], words: Words): string {
  const parts = { piece: words.render(piece.label), side: words.side(piece.side), marks };
  return text(marks.length === 0 ? 'board.piece' : 'board.piece.marks', parts);
}

const COMPASS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** A way to face, in words: the nearest of eight. */
export function compass(facing: number): string {
  return text(`board.compass.${COMPASS[Math.round(facing / 45) % COMPASS.length]}`);
}
