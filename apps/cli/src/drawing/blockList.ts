import type { Piece, Scene, Words } from '@sandtable/kernel';
import { table } from '../terminal.ts';
import { arrowOf } from './blocks.ts';
import { inches } from './formations.ts';

/** The blocks one by one, side by side in the order of their tags; markers; and what is off the map. */
export function listBlocks(scene: Scene, inch: number, words: Words): string {
  const sides = words.ruleset.sides.map((side) =>
    scene.pieces.filter((piece) => piece.side === side).toSorted(byTag),
  );
  const lines = [
    ...sides.map((pieces) => table(pieces.map((piece) => rowOf(piece, inch, words)))),
    ...scene.markers.map(({ label, at }) => ` #  ${words.render(label)}  ${inches(at, inch)}`),
    ...(scene.trays ?? []).map(
      ({ label, pieces }) =>
        `${words.render(label)}: ${pieces.map((piece) => words.render(piece.label)).join(', ')}`,
    ),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function byTag(a: Piece, b: Piece): number {
  return a.id.length - b.id.length || (a.id < b.id ? -1 : 1);
}

function rowOf(piece: Piece, inch: number, words: Words): string[] {
  const { id, kind, formation = '', at, facing, marks, counts } = piece;
  const states = [
    ...Object.entries(counts).map(([name, count]) => `${words.word('count', name)} ${count}`),
    ...marks.map((mark) => words.word('mark', mark)),
  ];
  return [
    ` ${id}`,
    words.word('kind', kind),
    formation,
    inches(at, inch),
    `${arrowOf(piece)} ${facing}°`,
    states.join(', '),
  ];
}
