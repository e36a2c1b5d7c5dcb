import { along, distanceSquared, isWithin } from '@sandtable/table';
import type { Place } from '../state/field.ts';
import type { Activation } from './acting.ts';
import { runsIntoEnemy, type Walk } from './bases.ts';
import { isOnTable, type State } from '../state/state.ts';
import { BASE_RADIUS, INCH } from './tables.ts';
import { ableFigures } from './teams.ts';
import { terrainOf } from './terrain.ts';

/** Where a base is tried that cannot stand where it should: rings around that place, near ones first. */
const AROUND: readonly Place[] = [0, 30, 60, 90, 120, 160, 200].flatMap((radius): Place[] => {
  if (radius === 0) return [[0, 0]];
  const slant = Math.round((radius * 7071) / 10_000);
  return [
    [0, radius],
    [slant, slant],
    [radius, 0],
    [slant, -slant],
    [0, -radius],
    [-slant, -slant],
    [-radius, 0],
    [-slant, slant],
  ];
});

/**
 * A whole team moves so that one figure gets to a place, or as near as its dice carry it: each of the
 * others goes the same way and settles where there is room. What finds no way at all stays.
 */
export function placesOfMarch(state: State, frame: Activation, figure: number, to: Place): Walk[] {
  const walks: Walk[] = [];
  for (const walk of walksOf(state, frame, figure, to, walks)) walks.push(walk);
  return walks;
}

/** Who gives a march its name: this figure if it gets anywhere in it, else the first that does. */
export function nameOfMarch(
  state: State,
  frame: Activation,
  figure: number,
  to: Place,
): number | undefined {
  const walks: Walk[] = [];
  for (const walk of walksOf(state, frame, figure, to, walks)) {
    // The others take long to place, and do not matter then.
    if (walk.figure === figure) return figure;
    walks.push(walk);
  }
  return walks[0]?.figure;
}

/** One walk of a march after another; those that have been taken are kept in a list. */
function* walksOf(
  state: State,
  frame: Activation,
  figure: number,
  [x, y]: Place,
  walks: readonly Walk[],
): Generator<Walk> {
  const dx = x - state.x[figure];
  const dy = y - state.y[figure];
  for (const each of inOrder(state, frame, dx, dy)) {
    const to = placeFor(state, frame, each, dx, dy, walks);
    if (to !== undefined) yield { figure: each, to };
  }
}

/** Whether anybody gets anywhere in such a march. */
export function isMarch(state: State, frame: Activation, figure: number, [x, y]: Place): boolean {
  const dx = x - state.x[figure];
  const dy = y - state.y[figure];
  // By the lower die first: then it does not matter what ground there is, which takes longest to say.
  const canGo = (each: number, inches: number, slow: boolean): boolean =>
    placeWithin(state, each, dx, dy, [], inches * INCH, slow) !== undefined;
  const figures = ableFigures(state, frame.team).filter((f) => !frame.moved.includes(f));
  return (
    figures.some((each) => canGo(each, frame.low, true)) ||
    figures.some((each) => canGo(each, frame.high, false))
  );
}

/** Those who have not moved: those in front first, so that nobody stands in the way of those behind. */
function inOrder(state: State, frame: Activation, dx: number, dy: number): number[] {
  const figures = ableFigures(state, frame.team).filter((f) => !frame.moved.includes(f));
  return figures.sort((a, b) => ahead(state, b, dx, dy) - ahead(state, a, dx, dy) || a - b);
}

function ahead(state: State, figure: number, dx: number, dy: number): number {
  return state.x[figure] * dx + state.y[figure] * dy;
}

function placeFor(
  state: State,
  frame: Activation,
  figure: number,
  dx: number,
  dy: number,
  walks: readonly Walk[],
): Place | undefined {
  const open = placeWithin(state, figure, dx, dy, walks, frame.high * INCH, false);
  if (open !== undefined && isAt(state, figure, dx, dy, open)) return open;
  const slow = placeWithin(state, figure, dx, dy, walks, frame.low * INCH, true);
  if (open === undefined || slow === undefined) return open ?? slow;
  const left = ([x, y]: Place): number =>
    distanceSquared(x, y, state.x[figure] + dx, state.y[figure] + dy);
  return left(slow) < left(open) ? slow : open;
}

/** Whether a figure gets right to where it should. */
function isAt({ x, y }: State, figure: number, dx: number, dy: number, place: Place): boolean {
  return place[0] === x[figure] + dx && place[1] === y[figure] + dy;
}

/** The first place round the aim that a figure gets to by this die, over ground that slows or not. */
function placeWithin(
  state: State,
  figure: number,
  dx: number,
  dy: number,
  walks: readonly Walk[],
  limit: number,
  slow: boolean,
): Place | undefined {
  const from = { x: state.x[figure], y: state.y[figure] };
  const { width, height } = state.field;
  const wanted = { x: from.x + dx, y: from.y + dy };
  const terrain = terrainOf(state.field);
  // Whoever stands on ground that slows goes over it, wherever he goes.
  if (!slow && terrain.slows(from.x, from.y, from.x, from.y)) return undefined;
  const away = dx * dx + dy * dy;
  const aim = along(from, wanted, limit);
  for (const [aroundX, aroundY] of AROUND) {
    const x = Math.min(Math.max(aim.x + aroundX, 0), width);
    const y = Math.min(Math.max(aim.y + aroundY, 0), height);
    if (!isWithin(from.x, from.y, x, y, limit)) continue;
    // Nearer to where it should be than it is now.
    if (distanceSquared(x, y, wanted.x, wanted.y) >= away) continue;
    if (!slow && terrain.slows(from.x, from.y, x, y)) continue;
    if (!hasRoom(state, figure, x, y, walks)) continue;
    if (terrain.isOnLine(x, y)) continue;
    if (!runsIntoEnemy(state, figure, from.x, from.y, x, y)) return [x, y];
  }
  return undefined;
}

/** Clear of those who have been placed, and of everybody else where he stands. */
function hasRoom(
  state: State,
  figure: number,
  x: number,
  y: number,
  walks: readonly Walk[],
): boolean {
  const apart = 4 * BASE_RADIUS * BASE_RADIUS;
  for (const { to } of walks) if (distanceSquared(x, y, to[0], to[1]) < apart) return false;
  for (let other = 0; other < state.status.length; other++) {
    if (other === figure || !isOnTable(state, other)) continue;
    if (walks.some((walk) => walk.figure === other)) continue;
    // Those who have not been placed yet may find no way and stay.
    if (distanceSquared(x, y, state.x[other], state.y[other]) < apart) return false;
  }
  return true;
}
