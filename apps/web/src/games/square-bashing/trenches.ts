import type { Point } from '@sandtable/kernel';
import { between, scatterOf } from '../scenery/scatter.ts';
import { fine } from '../scenery/shapes.ts';
import { FACES, middleOf, SQUARE, TOWARD, type Plan, type Plot } from './plan.ts';

/** How far inside its squares a trench runs: around what stands there. */
const INSET = 6;
/** A bay and the traverse beside it, and how far that goes back. */
const BAY = 12.5;
const TRAVERSE = 3;

/** SB-1.2: one work around all squares that hang together; it has no front, so it goes all the way round. */
export function trenchesOf(plan: Plan): {
  readonly fire: string;
  readonly ways: string;
  readonly wire: string;
} {
  const dug = (column: number, row: number): boolean =>
    plan.at(column, row)?.defence === 'trenches';
  const loops = outlinesOf(plan, dug);
  return {
    fire: loops.map((loop) => fireTrench(inset(loop, INSET))).join(''),
    ways: plan.plots
      .filter(({ defence }) => defence === 'trenches')
      .flatMap((plot) => [
        ...(dug(plot.column + 1, plot.row) ? [wayBetween(dug, plot, 1, 0)] : []),
        ...(dug(plot.column, plot.row + 1) ? [wayBetween(dug, plot, 0, 1)] : []),
      ])
      .join(''),
    wire: loops.map((loop) => wireOf(inset(loop, 1))).join(''),
  };
}

/** Around the squares of which this holds, clockwise, what is inside always on the right. */
function outlinesOf(plan: Plan, isIn: (column: number, row: number) => boolean): Point[][] {
  const onward = new Map<string, Point[]>();
  const key = ({ x, y }: Point): string => `${x} ${y}`;
  const side = (from: Point, to: Point): void => {
    onward.set(key(from), [...(onward.get(key(from)) ?? []), to]);
  };
  for (const { column: c, row: r } of plan.plots) {
    if (!isIn(c, r)) continue;
    if (!isIn(c, r - 1)) side({ x: c, y: r }, { x: c + 1, y: r });
    if (!isIn(c + 1, r)) side({ x: c + 1, y: r }, { x: c + 1, y: r + 1 });
    if (!isIn(c, r + 1)) side({ x: c + 1, y: r + 1 }, { x: c, y: r + 1 });
    if (!isIn(c - 1, r)) side({ x: c, y: r + 1 }, { x: c, y: r });
  }
  const loops: Point[][] = [];
  for (const [name, [first]] of onward) {
    const start = name.split(' ').map(Number);
    let [at, to]: [Point, Point | undefined] = [{ x: start[0], y: start[1] }, first];
    const loop: Point[] = [];
    while (to !== undefined) {
      loop.push(at);
      const rest: Point[] = (onward.get(key(at)) ?? []).filter((each) => each !== to);
      if (rest.length === 0) onward.delete(key(at));
      else onward.set(key(at), rest);
      const [dx, dy]: readonly number[] = [to.x - at.x, to.y - at.y];
      const next: readonly Point[] = onward.get(key(to)) ?? [];
      const here: Point = to;
      // Where two squares touch by a corner: to the right, so that each keeps a work of its own.
      to = next.find((each) => each.x - here.x === -dy && each.y - here.y === dx) ?? next.at(0);
      at = here;
    }
    if (loop.length === 0) continue;
    loops.push(corners(loop).map(({ x, y }) => ({ x: x * SQUARE, y: y * SQUARE })));
  }
  return loops;
}

/** Without the points that lie on a straight line. */
function corners(loop: readonly Point[]): Point[] {
  return loop.filter((at, i) => {
    const [before, after] = [
      loop[(i + loop.length - 1) % loop.length],
      loop[(i + 1) % loop.length],
    ];
    return before.x + after.x !== 2 * at.x || before.y + after.y !== 2 * at.y;
  });
}

function inset(loop: readonly Point[], by: number): Point[] {
  return loop.map((at, i) => {
    const [before, after] = [
      loop[(i + loop.length - 1) % loop.length],
      loop[(i + 1) % loop.length],
    ];
    const [a, b] = [way(before, at), way(at, after)];
    return { x: at.x - (a.y + b.y) * by, y: at.y + (a.x + b.x) * by };
  });
}

function way(from: Point, to: Point): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
}

/** Bay, traverse, bay: as such a trench was dug, so that no shell or enemy sweeps it along its length. */
function fireTrench(loop: readonly Point[]): string {
  const points = loop.flatMap((from, i) => {
    const to = loop[(i + 1) % loop.length];
    const ahead = way(from, to);
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const bays = Math.max(Math.round(long / BAY), 1);
    const scatter = scatterOf(Math.round(from.x), Math.round(from.y), 370);
    const at = (along: number, deep: number): Point => ({
      x: from.x + ahead.x * along - ahead.y * deep,
      y: from.y + ahead.y * along + ahead.x * deep,
    });
    const each = long / bays;
    return Array.from({ length: bays }, (_, bay) => {
      const off = between(scatter, -0.5, 0.5);
      const [one, other] = [(bay + 0.3) * each + off, (bay + 0.7) * each + off];
      return [at(one, off), at(one, TRAVERSE), at(other, TRAVERSE), at(other, off)];
    }).flat();
  });
  return `M${points.map(({ x, y }) => `${fine(x)} ${fine(y)}`).join('L')}Z`;
}

/** A communication trench along the border of two squares, from one fire trench to the other. */
function wayBetween(
  dug: (column: number, row: number) => boolean,
  plot: Plot,
  right: number,
  down: number,
): string {
  const middle = middleOf(plot);
  const [x, y] = [middle.x + (right * SQUARE) / 2, middle.y + (down * SQUARE) / 2];
  const half = SQUARE / 2;
  const steps = 14;
  const ends = [-1, 1].map((end) => {
    const [c, r] = [plot.column + down * end, plot.row + right * end];
    return dug(c, r) && dug(c + right, r + down) ? half : half - INSET - 1;
  });
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const along = -ends[0] + ((ends[0] + ends[1]) * i) / steps;
    const off = i === 0 || i === steps ? 0 : i % 2 === 0 ? 1.9 : -1.9;
    return `${fine(x + down * along + right * off)} ${fine(y + right * along + down * off)}`;
  });
  return `M${points.join('L')}`;
}

/** Rows of stakes and wire before the trench. */
function wireOf(loop: readonly Point[]): string {
  return loop
    .flatMap((from, i) => {
      const to = loop[(i + 1) % loop.length];
      const ahead = way(from, to);
      const long = Math.hypot(to.x - from.x, to.y - from.y);
      const count = Math.floor(long / 4.6);
      return Array.from({ length: count }, (_, k) => {
        const along = ((k + 0.5) * long) / count;
        const [x, y] = [from.x + ahead.x * along, from.y + ahead.y * along];
        return `M${fine(x - 1.1)} ${fine(y - 1.1)}l2.2 2.2m0 -2.2l-2.2 2.2`;
      });
    })
    .join('');
}

/** SB-1.2: scrapes and breastworks on every side. */
export function hastyIn(plot: Plot): string {
  const { x, y } = middleOf(plot);
  const scatter = scatterOf(plot.column, plot.row, 371);
  const out = SQUARE / 2 - INSET;
  return FACES.flatMap((face) => {
    const [right, down] = TOWARD[face];
    return [-30, 0, 30].flatMap((along) => {
      if (along === 0 && plot.roads.includes(face)) return [];
      const [far, half] = [out + between(scatter, -1, 1), between(scatter, 9, 11)];
      const at = (a: number, o: number): string =>
        `${fine(x + right * o - down * a)} ${fine(y + down * o + right * a)}`;
      const tick = (a: number): string =>
        `M${at(along + a, far - 0.4)}L${at(along + a, far - 3.4)}`;
      return [
        `M${at(along - half, far - 3.4)}Q${at(along, far + 3.4)} ${at(along + half, far - 3.4)}`,
        ...[-half * 0.5, 0, half * 0.5].map(tick),
      ];
    });
  }).join('');
}

/** SB-1.2: a fort with four bastions: its rampart, and the ditch before it. */
export function fortIn(plot: Plot, out: number): string {
  const { x, y } = middleOf(plot);
  const corner = (right: number, down: number): Point[] => {
    const [tip, neck, wide] = [out, out - 8, out - 20];
    const turn = right * down > 0;
    const points = [
      { x: wide * right, y: neck * down },
      { x: (tip - 6) * right, y: tip * down },
      { x: tip * right, y: tip * down },
      { x: tip * right, y: (tip - 6) * down },
      { x: neck * right, y: wide * down },
    ];
    return turn ? points : points.toReversed();
  };
  const loop = [
    ...corner(-1, -1).toReversed(),
    ...corner(1, -1).toReversed(),
    ...corner(1, 1).toReversed(),
    ...corner(-1, 1).toReversed(),
  ];
  return `M${loop.map((point) => `${fine(x + point.x)} ${fine(y + point.y)}`).join('L')}Z`;
}
