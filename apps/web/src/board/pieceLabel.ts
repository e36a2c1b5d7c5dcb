import type { Piece, Words } from '@sandtable/kernel';
import { text } from '../words/words.ts';

/** A piece in words, with every state that shows on it. */
export function pieceLabel(piece: Piece, words: Words): string {
  const marks = [
    ...piece.marks.map((mark) => words.word('mark', mark)),
    ...Object.entries(piece.counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${words.word('count', name)}: ${count}`),
  ];
  const parts = { piece: words.render(piece.label), side: words.side(piece.side), marks };
  return text(marks.length === 0 ? 'board.piece' : 'board.piece.marks', parts);
}
