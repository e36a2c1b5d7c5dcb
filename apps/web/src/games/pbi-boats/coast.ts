import type { Point } from '@sandtable/kernel';
import { SQUARE, type Plot } from '../pbi/plots.ts';
import { between, scatterOf } from '../scenery/scatter.ts';
import { fine, softened } from '../scenery/shapes.ts';

/** How far the shore strays from the lines between squares, and how far water runs under the frame. */
const STRAY = 5;
const BEYOND = 24;
const STEPS = [0, 0.25, 0.5, 0.75];

/** The four sides of a square, clockwise from the upper left corner, with what lies beyond each. */
const SIDES = [
  { from: [0, 0], to: [1, 0], beyond: [0, -1] },
  { from: [1, 0], to: [1, 1], beyond: [1, 0] },
  { from: [1, 1], to: [0, 1], beyond: [0, 1] },
  { from: [0, 1], to: [0, 0], beyond: [-1, 0] },
] as const;

/** A side of a square, in columns and rows, with the region at its right hand. */
interface Side {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** A region of whole squares with a natural rim. */
export class Region {
  readonly #columns: number;
  readonly #rows: number;
  readonly #places: ReadonlySet<string>;
  readonly plots: readonly Plot[];

  constructor(plots: readonly Plot[], columns: number, rows: number) {
    this.plots = plots;
    this.#columns = columns;
    this.#rows = rows;
    this.#places = new Set(plots.map(({ column, row }) => `${column} ${row}`));
  }

  has(column: number, row: number): boolean {
    return this.#places.has(`${column} ${row}`);
  }

  /** The whole of it as one path. */
  get outline(): string {
    return this.#loops()
      .map((loop) => softened(loop.flatMap((side) => this.#pointsOf(side))))
      .join('');
  }

  /** The parts of its rim that border on another region, as lines. */
  shoreWith(other: Region): string {
    return this.#sides()
      .filter(({ plot, beyond }) => other.has(plot.column + beyond[0], plot.row + beyond[1]))
      .map(({ side }) => {
        const points = [...this.#pointsOf(side), this.#corner(side.to)];
        return `M${points.map(({ x, y }) => `${fine(x)} ${fine(y)}`).join('L')}`;
      })
      .join('');
  }

  #sides(): { plot: Plot; side: Side; beyond: readonly [number, number] }[] {
    return this.plots.flatMap((plot) =>
      SIDES.flatMap(({ from, to, beyond }) => {
        if (this.has(plot.column + beyond[0], plot.row + beyond[1])) return [];
        const at = ([right, down]: readonly [number, number]): [number, number] => [
          plot.column + right,
          plot.row + down,
        ];
        return [{ plot, side: { from: at(from), to: at(to) }, beyond }];
      }),
    );
  }

  /** The sides put together, each loop until it is closed. */
  #loops(): Side[][] {
    const left = this.#sides().map(({ side }) => side);
    const loops: Side[][] = [];
    while (left.length > 0) {
      const loop = [left.pop() as Side];
      for (;;) {
        const [column, row] = (loop.at(-1) as Side).to;
        const next = left.findIndex(({ from }) => from[0] === column && from[1] === row);
        if (next === -1) break;
        loop.push(...left.splice(next, 1));
      }
      loops.push(loop);
    }
    return loops;
  }

  /** From a corner of a side up to, not including, the next. */
  #pointsOf({ from, to }: Side): Point[] {
    const [a, b] = [this.#corner(from), this.#corner(to)];
    // The same wherever the side is met from.
    const scatter = scatterOf(from[0] + to[0], from[1] + to[1], 420);
    const isAcross = from[1] === to[1];
    return STEPS.map((part) => {
      const off = part === 0 ? 0 : between(scatter, -STRAY, STRAY);
      const [x, y] = [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
      if (this.#isRim(from) && this.#isRim(to)) return { x, y };
      return isAcross ? { x, y: y + off } : { x: x + off, y };
    });
  }

  #isRim([column, row]: readonly [number, number]): boolean {
    return column === 0 || row === 0 || column === this.#columns || row === this.#rows;
  }

  #corner([column, row]: readonly [number, number]): Point {
    const scatter = scatterOf(column, row, 421);
    const [right, down] = [between(scatter, -STRAY, STRAY), between(scatter, -STRAY, STRAY)];
    const beyond = (at: number, last: number, off: number): number => {
      if (at === 0) return -BEYOND;
      return at * SQUARE + (at === last ? BEYOND : off);
    };
    return { x: beyond(column, this.#columns, right), y: beyond(row, this.#rows, down) };
  }
}
