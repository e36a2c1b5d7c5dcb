import type { Area, Marker, Piece, Side, Words } from '@sandtable/kernel';
import { paint, type Style } from '../terminal.ts';
import { footnote, ownerLetter, type Letters } from './letters.ts';
import { signed, signOf } from './signs.ts';

/** Letters across a square. Eight squares and their frames fit a screen of 80. */
export const CELL_WIDTH = 8;
export const CELL_HEIGHT = 3;

/** What lies and stands in one square. */
export interface Cell {
  area: Area | undefined;
  readonly pieces: Piece[];
  readonly markers: Marker[];
}

interface Ground {
  readonly texture: string;
  readonly style: Style;
}

/** How kinds of ground look that are worth a look of their own; the others go by their name alone. */
const GROUNDS: Readonly<Record<string, Ground>> = {
  partial: { texture: '·', style: 'yellow' },
  woods: { texture: '^', style: 'green' },
  building: { texture: '#', style: 'bold' },
  buildings: { texture: '#', style: 'bold' },
  hill: { texture: ':', style: 'yellow' },
  roughHill: { texture: ';', style: 'yellow' },
  water: { texture: '~', style: 'blue' },
  debris: { texture: '≈', style: 'blue' },
  defences: { texture: '×', style: 'blue' },
  beach: { texture: '.', style: 'yellow' },
  pier: { texture: '=', style: 'bold' },
  fire: { texture: '^', style: 'red' },
};
const PLAIN: Ground = { texture: ' ', style: 'dim' };
export const SIDE_STYLES: readonly Style[] = ['cyan', 'magenta'];

/** A square as lines of one width: the ground and the markers, the pieces, what they have left. */
export function drawCell(
  { area, pieces, markers }: Cell,
  letters: Letters,
  words: Words,
): string[] {
  const ground = GROUNDS[area?.kind ?? ''] ?? PLAIN;
  const sides = [...letters.owners.keys()].filter((side) =>
    pieces.some((piece) => piece.side === side),
  );
  const rows = sides.map((side) => rowOf(side, pieces, letters, ground));
  const name = area === undefined ? '' : words.word('short', area.kind);
  const lines = [groundLine(name, markerText(markers, letters), ground)];
  // Two sides share a square only for a moment; then there is no room for what they have left.
  if (rows.length > 1) lines.push(...rows.map((row) => row.names));
  else if (rows.length === 1) lines.push(rows[0].names, rows[0].notes);
  while (lines.length < CELL_HEIGHT) lines.push(fill('', '', ground));
  return lines.slice(0, CELL_HEIGHT);
}

interface Row {
  readonly names: string;
  readonly notes: string;
}

/** The pieces of a side by their letters, and below each what it has left or what ails it. */
function rowOf(side: Side, all: readonly Piece[], letters: Letters, ground: Ground): Row {
  let columns = columnsOf(
    all.filter((piece) => piece.side === side),
    letters,
  );
  if (columns.length > CELL_WIDTH) columns = [...columns.slice(0, CELL_WIDTH - 1), ['+', ' ']];
  const names = columns.map(([name]) => name).join('');
  const notes = columns
    .map(([, note]) => note)
    .join('')
    .trimEnd();
  const style = SIDE_STYLES[[...letters.owners.keys()].indexOf(side) % SIDE_STYLES.length];
  return {
    names: fill(names, paint(style, paint('bold', names)), ground),
    notes: fill(notes, notes, ground),
  };
}

/** Letter by letter, what stands above what: `A RRL`, or `ARR BL` where formations mix. */
function columnsOf(pieces: readonly Piece[], letters: Letters): [string, string][] {
  const owners = new Set(pieces.map((piece) => ownerLetter(piece, letters)));
  return [...owners].flatMap((owner, i): [string, string][] => [
    ...(i > 0 ? [[' ', ' '] as [string, string]] : []),
    [owner, ' '],
    ...(owners.size === 1 ? [[wayOf(pieces), ' '] as [string, string]] : []),
    ...pieces
      .filter((piece) => ownerLetter(piece, letters) === owner)
      .map((piece): [string, string] => [
        letters.kinds.get(piece.kind) ?? '?',
        footnote(piece, letters),
      ]),
  ]);
}

/** Where units look that share one facing; those that have no front look nowhere. */
function wayOf([{ size, facing }]: readonly Piece[]): string {
  return size === undefined ? ' ' : (['↑', '→', '↓', '←'][facing / 90] ?? ' ');
}

/** What lies in a square: signs, or whose fallen, as `†A2 †B1`; shorter, where there is no room for that. */
function markerText(all: readonly Marker[], letters: Letters): string {
  const markers = all.filter(({ kind }) => signOf(kind) === undefined);
  if (markers.length === 0) {
    const signs = all.map((marker) => signed(marker, ownerLetter(marker, letters)));
    return signs.join('').slice(0, CELL_WIDTH);
  }
  const counts = new Map<string, number>();
  for (const marker of markers) {
    const letter = ownerLetter(marker, letters);
    counts.set(letter, (counts.get(letter) ?? 0) + marker.count);
  }
  const parts = [...counts].map(([letter, count]) => `${letter}${count}`);
  const total = markers.reduce((sum, { count }) => sum + count, 0);
  const ways = [parts.map((part) => `†${part}`).join(' '), `†${parts.join('')}`];
  return ways.find((way) => way.length <= CELL_WIDTH) ?? `†${total}`;
}

/** The name of the ground, and to the right what lies there, which comes first where both do not fit. */
function groundLine(name: string, markers: string, { style }: Ground): string {
  const room = CELL_WIDTH - markers.length;
  let shown = name;
  if (name.length > room) shown = markers === '' ? `${name.slice(0, room - 1)}…` : '';
  const gap = ' '.repeat(CELL_WIDTH - shown.length - markers.length);
  return paint(style, shown) + gap + paint('red', markers);
}

/** Fills a line up with the texture of the ground. `plain` is the line without its styles. */
function fill(plain: string, painted: string, { texture, style }: Ground): string {
  const gap = plain === '' || plain.length === CELL_WIDTH ? '' : ' ';
  const room = CELL_WIDTH - plain.length - gap.length;
  return painted + gap + paint(style, texture.repeat(room));
}
