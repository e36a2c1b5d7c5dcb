import type { Area, Marker, Piece, Side } from '@sandtable/kernel';
import { paint, type Style } from '../terminal.ts';
import { footnote, type Letters } from './letters.ts';

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
  water: { texture: '~', style: 'blue' },
};
const PLAIN: Ground = { texture: ' ', style: 'dim' };
const SIDE_STYLES: readonly Style[] = ['cyan', 'magenta'];

/** A square as lines of one width: the ground and the markers, the pieces, what they have left. */
export function drawCell({ area, pieces, markers }: Cell, letters: Letters): string[] {
  const ground = GROUNDS[area?.kind ?? ''] ?? PLAIN;
  const sides = [...letters.sides.keys()].filter((side) =>
    pieces.some((piece) => piece.side === side),
  );
  const rows = sides.map((side) => rowOf(side, pieces, letters, ground));
  const lines = [groundLine(area, markers, letters, ground)];
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
  const pieces = all.filter((piece) => piece.side === side);
  const room = CELL_WIDTH - 2;
  const shown = pieces.length > room ? pieces.slice(0, room - 1) : pieces;
  const more = pieces.length > room ? '+' : '';
  const kinds = shown.map(({ kind }) => letters.kinds.get(kind) ?? '?').join('') + more;
  const names = `${letters.sides.get(side) ?? '?'} ${kinds}`;
  const notes = `  ${shown.map((piece) => footnote(piece, letters)).join('')}`;
  const style = SIDE_STYLES[[...letters.sides.keys()].indexOf(side) % SIDE_STYLES.length];
  return {
    names: fill(names, paint(style, paint('bold', names)), ground),
    notes: notes.trim() === '' ? fill('', '', ground) : fill(notes, notes, ground),
  };
}

/** The name of the ground, and to the right what lies there: `†A2` for two markers of side A. */
function groundLine(
  area: Area | undefined,
  markers: readonly Marker[],
  letters: Letters,
  { style }: Ground,
): string {
  const counts = new Map<string, number>();
  for (const { side, count } of markers) {
    const letter = side === undefined ? '' : (letters.sides.get(side) ?? '');
    counts.set(letter, (counts.get(letter) ?? 0) + count);
  }
  const right = [...counts].map(([letter, count]) => `†${letter}${count}`).join('');
  const kind = area === undefined || area.kind === 'open' ? '' : area.kind;
  const room = Math.max(0, CELL_WIDTH - right.length);
  const name = kind.length > room ? kind.slice(0, room - 1) : kind;
  return paint(style, name) + ' '.repeat(room - name.length) + paint('red', right);
}

/** Fills a line up with the texture of the ground. `plain` is the line without its styles. */
function fill(plain: string, painted: string, { texture, style }: Ground): string {
  const gap = plain === '' ? '' : ' ';
  const room = CELL_WIDTH - plain.length - gap.length;
  return painted + gap + paint(style, texture.repeat(Math.max(0, room)));
}
