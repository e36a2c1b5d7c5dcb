import type { Marker, Scene } from '@sandtable/kernel';

/** The side of a square. */
export const SQUARE = 100;

/** SB-1.1: the faces of a square, clockwise. */
export const FACES = ['n', 'e', 's', 'w'] as const;
export type Face = (typeof FACES)[number];
/** Which way a face lies, with y downward. */
export const TOWARD: Readonly<Record<Face, readonly [right: number, down: number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

const DEFENCES = ['hasty', 'trenches', 'fort'] as const;
type Defence = (typeof DEFENCES)[number];

/** A square of the map as it is drawn, with y downward. */
export interface Plot {
  readonly column: number;
  /** From above. */
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly ground: string;
  readonly defence: Defence | undefined;
  readonly roads: readonly Face[];
  readonly rivers: readonly Face[];
}

/** SB-1.2: what the map shows, square by square. */
export interface Plan {
  readonly columns: number;
  readonly rows: number;
  readonly plots: readonly Plot[];
  at(column: number, row: number): Plot | undefined;
}

/** What of a square is printed on the map. */
export function isPrinted({ kind }: Marker): boolean {
  return kind === 'road' || kind === 'river' || DEFENCES.some((defence) => defence === kind);
}

export function planOf({ grid, areas, markers }: Scene): Plan {
  const { columns, rows } = grid ?? { columns: 0, rows: 0 };
  const printed = Map.groupBy(markers.filter(isPrinted), ({ place }) => place);
  const plots = areas.map(({ id, kind: ground }, i): Plot => {
    const here = printed.get(id) ?? [];
    const [column, row] = [i % columns, rows - 1 - Math.floor(i / columns)];
    return {
      column,
      row,
      x: column * SQUARE,
      y: row * SQUARE,
      ground,
      defence: DEFENCES.find((defence) => here.some(({ kind }) => kind === defence)),
      roads: facesOf(here, 'road'),
      rivers: facesOf(here, 'river'),
    };
  });
  return {
    columns,
    rows,
    plots,
    at: (column, row) =>
      column < 0 || row < 0 || column >= columns || row >= rows
        ? undefined
        : plots[(rows - 1 - row) * columns + column],
  };
}

/** The count of such a marker has a bit for each face. */
function facesOf(here: readonly Marker[], kind: string): Face[] {
  const bits = here.find((marker) => marker.kind === kind)?.count ?? 0;
  return FACES.filter((_, face) => (bits & (1 << face)) !== 0);
}

export function middleOf({ x, y }: Plot): { readonly x: number; readonly y: number } {
  return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
}
