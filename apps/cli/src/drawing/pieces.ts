import type { Piece, Words } from '@sandtable/kernel';
import { table } from '../terminal.ts';

/** The pieces one by one: where they are and what can be seen of them. */
export function listPieces(pieces: readonly Piece[], words: Words): string {
  const rows = pieces.map((piece) => [
    words.side(piece.side),
    words.render(piece.label),
    piece.place ?? `${piece.at.x},${piece.at.y}`,
    [
      ...Object.entries(piece.counts)
        .filter(([, count]) => count !== 0)
        .map(([name, count]) => `${words.word('count', name)}: ${count}`),
      ...piece.marks.map((mark) => words.word('mark', mark)),
      ...(piece.facing === 0 ? [] : [`${piece.facing}°`]),
    ].join(', '),
  ]);
  return table(rows);
}
