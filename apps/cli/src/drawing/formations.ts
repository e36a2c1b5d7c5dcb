import type { Marker, Piece, Point, Scene, Side, Words } from '@sandtable/kernel';
import { paint, table } from '../terminal.ts';
import { isSign, type MapLetters } from './mapLetters.ts';

/** The formations of both sides with their state, the markers, and what is set aside. */
export function listFormations(
  scene: Scene,
  inch: number,
  letters: MapLetters,
  words: Words,
): string {
  const rows = [...letters].flatMap(([side, own]) =>
    Array.from([...own].toSorted(byName), ([name, letter]) =>
      formationRow(scene, side, name, letter, inch, words),
    ),
  );
  const lines = [
    table(rows.filter((row) => row !== undefined)),
    ...scene.markers.map((marker) => markerLine(marker, inch, words)),
    ...(scene.trays ?? [])
      .filter(({ pieces }) => pieces.length > 0)
      .map(({ label, pieces }) => `${words.render(label)}: ${piecesLine(pieces, words)}`),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function byName([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1;
}

function formationRow(
  { pieces }: Scene,
  side: Side,
  name: string,
  letter: string,
  inch: number,
  words: Words,
): string[] | undefined {
  const own = pieces.filter(
    (piece) => piece.side === side && (piece.formation ?? side) === name && !isSign(piece),
  );
  if (own.length === 0) return undefined;
  const kinds = [...new Set(own.map(({ kind }) => kind))];
  return [
    ` ${letter}`,
    name,
    words.side(side),
    `${own.length}`,
    kinds.map((kind) => words.word('kind', kind)).join(', '),
    inches(middleOf(own), inch),
    stateOf(own, words),
  ];
}

/** The states of some pieces: with how many have it, where not all do. */
function stateOf(pieces: readonly Piece[], words: Words): string {
  const marks = new Map<string, number>();
  for (const mark of pieces.flatMap((piece) => piece.marks)) {
    marks.set(mark, (marks.get(mark) ?? 0) + 1);
  }
  return Array.from(marks, ([mark, count]) =>
    count === pieces.length ? words.word('mark', mark) : `${count} ${words.word('mark', mark)}`,
  ).join(', ');
}

function middleOf(pieces: readonly Piece[]): Point {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(pieces.map(({ at }) => at.x)), y: mean(pieces.map(({ at }) => at.y)) };
}

function markerLine({ label, at }: Marker, inch: number, words: Words): string {
  return ` ${paint('yellow', '#')}  ${words.render(label)}  ${inches(at, inch)}`;
}

function piecesLine(pieces: readonly Piece[], words: Words): string {
  return pieces.map(({ label }) => words.render(label)).join(', ');
}

/** A place as it is typed for `look`: inches across, inches up. */
export function inches({ x, y }: Point, inch: number): string {
  const rounded = (value: number): string => String(Math.round((value * 10) / inch) / 10);
  return `${rounded(x)},${rounded(y)}`;
}
