import { groundOf, type Field, type Ground, type Place } from '@sandtable/pub-battles';
import { distance } from '@sandtable/table';

/** How wide the squares are over which ways are looked for. */
const SQUARE = 600;
/** How far from a bridge or ford its banks are looked for. */
const BANK = 1200;
/** What a step costs through woods, over slopes and streams, and along a road. */
const ROUGH = 1.4;
const ROAD = 0.65;
const KEPT = 1024;

/** How far it is to some place, from everywhere. */
export type Far = Float64Array;

interface Step {
  readonly to: number;
  readonly cost: number;
}

/** The ways over a map, around its rivers: straight lines do not tell how far it is. */
class Routes {
  readonly #columns: number;
  readonly #rows: number;
  readonly #points: Place[] = [];
  /** The same, to be read fast. */
  readonly #xs: Float64Array;
  readonly #ys: Float64Array;
  readonly #steps: Step[][];
  /** Points from which some straight way is barred by water. */
  readonly #wet: boolean[];
  readonly #ground: Ground;
  readonly #known = new Map<number, Far>();

  constructor(field: Field) {
    const { width, height, roads } = field.map;
    this.#ground = groundOf(field);
    this.#columns = Math.ceil(width / SQUARE);
    const rows = Math.ceil(height / SQUARE);
    this.#rows = rows;
    for (let i = 0; i < rows * this.#columns; i++) {
      const at = [i % this.#columns, Math.floor(i / this.#columns)];
      this.#points.push([at[0] * SQUARE + SQUARE / 2, at[1] * SQUARE + SQUARE / 2]);
    }
    this.#steps = this.#points.map(() => []);
    this.#wet = this.#points.map(() => false);
    const onRoad = new Set<number>();
    for (const road of this.#ground.roads) {
      for (let along = 0; along < road.length; along += SQUARE / 2) {
        const { x, y } = road.pointAt(along);
        onRoad.add(this.#squareOf(x, y));
      }
    }
    for (let i = 0; i < this.#points.length; i++) this.#linkAround(i, rows, onRoad);
    for (const { x, y } of this.#ground.crossings) this.#linkCrossing(x, y, roads.length > 0);
    this.#xs = Float64Array.from(this.#points, ([x]) => x);
    this.#ys = Float64Array.from(this.#points, ([, y]) => y);
  }

  #squareOf(x: number, y: number): number {
    const column = Math.min(Math.max(Math.floor(x / SQUARE), 0), this.#columns - 1);
    const row = Math.min(Math.max(Math.floor(y / SQUARE), 0), this.#rows - 1);
    return row * this.#columns + column;
  }

  #linkAround(from: number, rows: number, onRoad: ReadonlySet<number>): void {
    const [column, row] = [from % this.#columns, Math.floor(from / this.#columns)];
    for (const [dx, dy] of HALF) {
      const [x, y] = [column + dx, row + dy];
      if (x < 0 || x >= this.#columns || y >= rows) continue;
      const to = y * this.#columns + x;
      this.#link(from, to, onRoad.has(from) && onRoad.has(to));
    }
  }

  #link(from: number, to: number, byRoad: boolean): void {
    const [[ax, ay], [bx, by]] = [this.#points[from], this.#points[to]];
    if (this.#ground.stopsAtRiver(ax, ay, bx, by)) {
      this.#wet[from] = true;
      this.#wet[to] = true;
      return;
    }
    const rough = this.#ground.isDifficult(ax, ay, bx, by) ? ROUGH : 1;
    const cost = distance(ax, ay, bx, by) * (byRoad ? ROAD : rough);
    this.#steps[from].push({ to, cost });
    this.#steps[to].push({ to: from, cost });
  }

  #linkCrossing(x: number, y: number, byRoad: boolean): void {
    const near = this.#points.flatMap(([px, py], i) => (distance(px, py, x, y) <= BANK ? [i] : []));
    const node = this.#points.push([x, y]) - 1;
    this.#steps.push([]);
    this.#wet.push(true);
    for (const to of near) this.#link(node, to, byRoad);
  }

  /** How far it is to a place, from everywhere. */
  to(x: number, y: number): Far {
    const goal = this.#squareOf(x, y);
    const kept = this.#known.get(goal);
    if (kept !== undefined) return kept;
    if (this.#known.size >= KEPT) this.#known.clear();
    const far = this.#spread(goal);
    this.#known.set(goal, far);
    return far;
  }

  /** The shortest way first, in buckets a quarter of a square wide. */
  #spread(goal: number): Far {
    const far = new Float64Array(this.#points.length).fill(Infinity);
    far[goal] = 0;
    const width = SQUARE / 4;
    const buckets: number[][] = [[goal]];
    for (let at = 0; at < buckets.length; at++) {
      const bucket = buckets[at] ?? [];
      for (const node of bucket) {
        if (Math.floor(far[node] / width) < at) continue;
        for (const { to, cost } of this.#steps[node]) {
          const sum = far[node] + cost;
          if (sum >= far[to]) continue;
          far[to] = sum;
          (buckets[Math.floor(sum / width)] ??= []).push(to);
        }
      }
    }
    return far;
  }

  /** How far it is from a place to where `far` leads. */
  from(far: Far, x: number, y: number): number {
    let least = Infinity;
    const left = x - SQUARE / 2;
    const low = y - SQUARE / 2;
    for (let i = 0; i < 4; i++) {
      const node = this.#squareOf(left + (i & 1) * SQUARE, low + (i >> 1) * SQUARE);
      const px = this.#xs[node];
      const py = this.#ys[node];
      const sum = far[node] + distance(x, y, px, py);
      if (sum >= least) continue;
      if (this.#wet[node] && this.#ground.stopsAtRiver(x, y, px, py)) continue;
      least = sum;
    }
    // On a bank with no middle of a square on this side of the water.
    if (least === Infinity) least = this.#fromCrossing(far, x, y);
    return least;
  }

  #fromCrossing(far: Far, x: number, y: number): number {
    let least = Infinity;
    const squares = this.#points.length - this.#ground.crossings.length;
    for (let node = squares; node < this.#points.length; node++) {
      const [px, py] = this.#points[node];
      least = Math.min(least, far[node] + distance(x, y, px, py));
    }
    return least;
  }

  /** The way from a place, point by point, for so far. */
  way(far: Far, x: number, y: number, length: number): Place[] {
    const points: Place[] = [[x, y]];
    let node = this.#squareOf(x, y);
    if (this.#wet[node]) node = this.#nearestDry(far, x, y, node);
    for (let gone = 0; gone < length && far[node] > 0;) {
      const at = points[points.length - 1];
      let next = -1;
      let least = far[node];
      for (const { to, cost } of this.#steps[node]) {
        if (far[to] + cost > least + 1e-6 || far[to] >= far[node]) continue;
        least = far[to] + cost;
        next = to;
      }
      if (next < 0) break;
      const to = this.#points[next];
      gone += distance(at[0], at[1], to[0], to[1]);
      points.push(to);
      node = next;
    }
    return points;
  }

  #nearestDry(far: Far, x: number, y: number, usual: number): number {
    let [found, least] = [usual, Infinity];
    for (let i = 0; i < 4; i++) {
      const node = this.#squareOf(
        x - SQUARE / 2 + (i & 1) * SQUARE,
        y - SQUARE / 2 + (i >> 1) * SQUARE,
      );
      const [px, py] = this.#points[node];
      const sum = far[node] + distance(x, y, px, py);
      if (sum >= least || this.#ground.stopsAtRiver(x, y, px, py)) continue;
      [found, least] = [node, sum];
    }
    return found;
  }
}

/** Half of the squares around one: the others are linked from there. */
const HALF = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/** By ground, which fields of the same map share. */
const byGround = new WeakMap<Ground, Routes>();

export function routesOf(field: Field): Routes {
  const ground = groundOf(field);
  let routes = byGround.get(ground);
  if (routes === undefined) {
    routes = new Routes(field);
    byGround.set(ground, routes);
  }
  return routes;
}
