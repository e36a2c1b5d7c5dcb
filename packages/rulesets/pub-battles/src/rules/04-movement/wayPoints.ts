import { SETTING } from '@sandtable/kernel';
import {
  cosine,
  distance,
  sine,
  toWhole,
  UNIT,
  wrapDegrees,
  type Rectangle,
} from '@sandtable/table';
import { blockOf } from '../02-pieces/blocks.ts';
import type { Place } from '../../state/field.ts';
import { blocksWay } from './passing.ts';
import type { Search } from './search.ts';

/** How far outside of the corners of enemy blocks a centre goes past them. */
const PAST = 24;

/** So many points around obstacles are looked at, those that lead least astray. */
const POINTS = 60;

/** The points of one search: the goal is the first, then those around obstacles. Used anew by each call. */
export const xs: number[] = [];
export const ys: number[] = [];
export const rest: number[] = [];
/** Who could be in the way. */
export const enemies: number[] = [];

/** Where the way may bend, past the enemies that were gathered: no point that is farther astray than the rate allows. */
export function gatherPoints(s: Search, most: number): void {
  xs.length = ys.length = rest.length = 0;
  xs.push(s.toX);
  ys.push(s.toY);
  rest.push(0);
  farthest = most;
  for (const { x, y } of s.ground.crossings) add(s, x, y);
  addAll(s, s.ground.corners);
  if (s.avoidsTowns) addAll(s, s.ground.townCorners);
  for (const enemy of enemies) addCorners(s, enemy);
  addGaps(s);
  if (s.target >= 0) {
    // Before the edge that is attacked, to come straight onto it.
    const [aheadX, aheadY] = [sine(s.facing) / UNIT, cosine(s.facing) / UNIT];
    for (const far of [s.width / 2, s.width]) {
      add(s, s.toX - toWhole(far * aheadX), s.toY - toWhole(far * aheadY));
    }
  }
  // On open ground the straight line has been tried, and all that is as good.
  if (xs.length === 1) return;
  addBends(s);
  addAside(s);
  if (xs.length > POINTS) keepNearest(s, POINTS);
}

/** How far the way by a point may be. */
let farthest = 0;

/** Of all the corners of a map most are seen to be out of reach. */
function addAll(s: Search, places: readonly Place[]): void {
  const middleX = (s.x + s.toX) / 2;
  const middleY = (s.y + s.toY) / 2;
  const half = farthest / 2 + 1;
  for (let i = 0; i < places.length; i++) {
    const x = places[i][0];
    const y = places[i][1];
    if (Math.abs(x - middleX) <= half && Math.abs(y - middleY) <= half) add(s, x, y);
  }
}

function add(s: Search, x: number, y: number): void {
  const { map } = s.state[SETTING].field;
  if (x < 0 || y < 0 || x > map.width || y > map.height) return;
  const left = distance(x, y, s.toX, s.toY);
  if (left === 0 || distance(s.x, s.y, x, y) + left > farthest) return;
  xs.push(x);
  ys.push(y);
  rest.push(left);
}

/** By their blocks: of two ways equally cheap, the order of the pieces would tell who they are. */
export function gatherEnemies({ state, side }: Search): void {
  enemies.length = 0;
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    if (blocksWay(state, enemy, side)) enemies.push(enemy);
  }
  enemies.sort((one, other) => state.block[one] - state.block[other]);
}

/** How far off straight ahead it goes before a turn and after it, in degrees: a little less than it may. */
const SLANTS = [-44, -15, 15, 44] as const;

/** PB-4.2: where one who goes off with the old facing can turn to the new one and arrive with that. */
function addBends(s: Search): void {
  const [dx, dy] = [s.toX - s.x, s.toY - s.y];
  for (const off of SLANTS) {
    const first = wrapDegrees(s.from + off);
    const [ux, uy] = [sine(first) / UNIT, cosine(first) / UNIT];
    for (const then of SLANTS) {
      const second = wrapDegrees(s.facing + then);
      const [vx, vy] = [sine(second) / UNIT, cosine(second) / UNIT];
      const across = ux * vy - uy * vx;
      if (Math.abs(across) < 1e-6) continue;
      const far = (dx * vy - dy * vx) / across;
      const last = (ux * dy - uy * dx) / across;
      if (far > 0 && last > 0 && far + last <= s.budget) {
        add(s, s.x + toWhole(far * ux), s.y + toWhole(far * uy));
      }
    }
  }
}

/** How far along the straight line, and how far off it, in fronts of the piece. */
const ASIDE = [
  [0.25, 0.25],
  [0.25, 1],
  [0.5, 0.25],
  [0.5, 0.5],
  [0.5, 1],
  [0.75, 0.25],
  [0.75, 1],
  [0.93, 0.08],
] as const;

/** On the way, aside of the straight line: where that only just does not fit. */
function addAside(s: Search): void {
  const [dx, dy] = [s.toX - s.x, s.toY - s.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return;
  for (const [part, off] of ASIDE) {
    for (const hand of [-1, 1]) {
      const aside = (hand * off * s.width) / length;
      add(s, s.x + toWhole(part * dx + aside * dy), s.y + toWhole(part * dy - aside * dx));
    }
  }
}

/** Outside of the four corners of an enemy's block: close by, and so far off that it can turn there. */
function addCorners(s: Search, enemy: number): void {
  const { x, y, facing, width, depth } = blockOf(s.state, enemy);
  const [fx, fy] = [sine(facing) / UNIT, cosine(facing) / UNIT];
  const off = s.width / 2;
  for (const [before, beside] of [
    [PAST, PAST],
    [off, PAST],
    [PAST, off],
  ]) {
    for (const ahead of [depth / 2 + before, -depth / 2 - before]) {
      for (const aside of [width / 2 + beside, -width / 2 - beside]) {
        add(s, x + toWhole(ahead * fx + aside * fy), y + toWhole(ahead * fy - aside * fx));
      }
    }
  }
}

/** In the middle between two enemies who stand near each other, before it and behind it. */
function addGaps(s: Search): void {
  for (let i = 0; i < enemies.length; i++) {
    const one = blockOf(s.state, enemies[i]);
    if (distance(s.x, s.y, one.x, one.y) > farthest) continue;
    for (let j = 0; j < i; j++) {
      const other = blockOf(s.state, enemies[j]);
      const apart = distance(one.x, one.y, other.x, other.y);
      if (apart === 0 || apart > (one.width + other.width) / 2 + 2 * s.width) continue;
      addGap(s, one, other);
    }
  }
}

function addGap(s: Search, one: Rectangle, other: Rectangle): void {
  let [least, x, y, ux, uy] = [Infinity, 0, 0, 0, 0];
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 4; j++) {
      const [dx, dy] = [other.xs[j] - one.xs[i], other.ys[j] - one.ys[i]];
      const apart = Math.sqrt(dx * dx + dy * dy);
      if (apart >= least || apart === 0) continue;
      least = apart;
      [x, y] = [one.xs[i] + dx / 2, one.ys[i] + dy / 2];
      [ux, uy] = [dx / apart, dy / apart];
    }
  }
  for (const off of [0, s.width / 2, -s.width / 2]) {
    add(s, toWhole(x + off * uy), toWhole(y - off * ux));
  }
}

/** How far apart the points of a lattice are that lies over the whole map. */
const MESH = 1000;

/** Wherever it could get. */
export function addLattice(s: Search, most: number): void {
  farthest = most;
  const half = farthest / 2;
  const [middleX, middleY] = [(s.x + s.toX) / 2, (s.y + s.toY) / 2];
  for (let x = MESH * Math.ceil((middleX - half) / MESH); x <= middleX + half; x += MESH) {
    for (let y = MESH * Math.ceil((middleY - half) / MESH); y <= middleY + half; y += MESH) {
      add(s, x, y);
    }
  }
}

function keepNearest(s: Search, most: number): void {
  const sums = xs.map((x, i) => distance(s.x, s.y, x, ys[i]) + rest[i]);
  const order = [...xs.keys()].slice(1).sort((a, b) => sums[a] - sums[b] || a - b);
  const kept = [0, ...order.slice(0, most)];
  for (const list of [xs, ys, rest]) {
    const values = kept.map((i) => list[i]);
    list.length = 0;
    list.push(...values);
  }
}
