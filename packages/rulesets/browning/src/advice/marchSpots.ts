import type { Dice } from '@sandtable/kernel';
import { along, cosine, distanceSquared, isWithin, sine, UNIT, type Point } from '@sandtable/table';
import type { Field, Place } from '../state/field.ts';
import type { Activation } from '../rules/acting.ts';
import type { BrowningMove, MoveOf } from '../state/moves.ts';
import { isOnTable, type State } from '../state/state.ts';
import { BASE_RADIUS, INCH } from '../rules/tables.ts';
import { coverSpots } from './coverSpots.ts';
import { isOnGround } from '../rules/control.ts';
import { March, unmovedFigures } from '../rules/march.ts';
import { whyNotWalk } from '../rules/walks.ts';

/** So many places in cover are offered. */
const COVERS = 6;

/** Which way one goes round about, as parts of `UNIT`. */
const DIRECTIONS = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => ({
  across: sine(degrees),
  up: cosine(degrees),
}));

/** So often a move is drawn before all of them are listed. */
const DRAWS = 8;

/** BB-4.1: what is offered to a team that marches. */
export function listMarches(state: State, frame: Activation, list: BrowningMove[]): void {
  const marching = new Marching(state, frame);
  for (let i = 0; i < marching.spots.xs.length; i++) {
    const move = marching.isRepeated(i) ? undefined : marching.marchTo(i);
    if (move !== undefined) list.push(move);
  }
  for (const figure of marching.figures) {
    const move = walkOf(state, frame, figure);
    if (move !== undefined) list.push(move);
  }
  list.push({ type: 'halt' });
}

/** One of those, each as likely as the others; undefined where none was found soon. */
export function drawMarch(state: State, frame: Activation, dice: Dice): BrowningMove | undefined {
  const marching = new Marching(state, frame);
  const { figures } = marching;
  const spots = marching.spots.xs.length;
  for (let i = 0; i < DRAWS; i++) {
    const drawn = dice.die(spots + figures.length + 1) - 1;
    const walker = drawn - spots;
    if (walker === figures.length) return { type: 'halt' };
    if (walker < 0 && marching.isRepeated(drawn)) continue;
    const move = walker < 0 ? marching.marchTo(drawn) : walkOf(state, frame, figures[walker]);
    if (move !== undefined) return move;
  }
  return undefined;
}

/** BB-4.1: places worth marching to: cover within reach, toward the enemy, the aim, and round about. */
class Marching {
  readonly #state: State;
  readonly #march: March;
  /** Those who may still move; the first of them is told where to go. */
  readonly figures: readonly number[];
  readonly spots: Spots;

  constructor(state: State, frame: Activation) {
    this.#state = state;
    this.figures = unmovedFigures(state, frame);
    this.spots = spotsFor(state, this.figures[0], frame.high * INCH);
    this.#march = new March(state, frame);
  }

  /** The march to one of the places; undefined where nobody finds a way. */
  marchTo(i: number): MoveOf<'march'> | undefined {
    const { x, y, field } = this.#state;
    const first = this.figures[0];
    const name = this.#march.nameOf(first, this.spots.xs[i], this.spots.ys[i]);
    if (name === undefined) return undefined;
    // Where he finds no way himself, it is the same march by the name of one who does.
    const { xs, ys } = this.spots;
    const to: Place = [xs[i] + x[name] - x[first], ys[i] + y[name] - y[first]];
    return isOnGround(this.#state, to)
      ? { type: 'march', figure: field.figures[name], to }
      : undefined;
  }

  /** Whether a place is where somebody goes already by a march to one of the places before it. */
  isRepeated(i: number): boolean {
    const x = this.spots.xs[i];
    const y = this.spots.ys[i];
    for (let before = 0; before < i; before++) {
      if (!this.#mayBeNamed(before, x, y) || this.isRepeated(before)) continue;
      const to = this.marchTo(before)?.to;
      if (to?.[0] === x && to[1] === y) return true;
    }
    return false;
  }

  /** Whether a march to one of the places would go by this one, if somebody or other gave it its name. */
  #mayBeNamed(i: number, toX: number, toY: number): boolean {
    const { x, y } = this.#state;
    const spotX = this.spots.xs[i];
    const spotY = this.spots.ys[i];
    const first = this.figures[0];
    for (const figure of this.figures) {
      if (spotX + x[figure] - x[first] === toX && spotY + y[figure] - y[first] === toY) return true;
    }
    return false;
  }
}

/** Places by what is across and what is up: they are many, and few of them are needed as a pair. */
interface Spots {
  readonly xs: number[];
  readonly ys: number[];
}

function spotsFor(state: State, figure: number, reach: number): Spots {
  const { x, y, field } = state;
  const from = { x: x[figure], y: y[figure] };
  const spots: Spots = { xs: [], ys: [] };
  const enemy = nearestEnemy(state, figure);
  if (enemy !== undefined) addToward(spots, field, from, { x: x[enemy], y: y[enemy] }, reach);
  for (const aim of aimsOf(state, figure)) {
    addToward(spots, field, from, { x: aim[0], y: aim[1] }, reach);
  }
  const cover = coverSpots(field);
  for (let i = 0, covers = 0; i < cover.length && covers < COVERS; i++) {
    const spot = cover[i];
    if (!isWithin(from.x, from.y, spot[0], spot[1], reach)) continue;
    addSpot(spots, field, from, spot[0], spot[1]);
    covers++;
  }
  for (const { across, up } of DIRECTIONS) {
    addSpot(spots, field, from, from.x + part(reach, across), from.y + part(reach, up));
  }
  return spots;
}

function addToward(spots: Spots, field: Field, from: Point, aim: Point, reach: number): void {
  const to = along(from, aim, reach);
  addSpot(spots, field, from, to.x, to.y);
}

/** Adds a place, or what of the table is nearest to it, unless the figure stands there. */
function addSpot({ xs, ys }: Spots, field: Field, from: Point, toX: number, toY: number): void {
  const x = within(toX, field.width);
  const y = within(toY, field.height);
  if (x === from.x && y === from.y) return;
  xs.push(x);
  ys.push(y);
}

/** BB-4.3: a step for a figure that may go without the others, so that one sees that it may. */
function walkOf(state: State, frame: Activation, figure: number): MoveOf<'walk'> | undefined {
  const enemy = nearestEnemy(state, figure);
  const aims = aimsOf(state, figure);
  if (enemy !== undefined) aims.push([state.x[enemy], state.y[enemy]]);
  const path = firstStep(state, frame, figure, aims);
  return path && { type: 'walk', figure: state.field.figures[figure], path };
}

/** A legal step toward one of these, long or short; or else in any direction. */
function firstStep(
  state: State,
  frame: Activation,
  figure: number,
  aims: readonly Place[],
): Place[] | undefined {
  const from = { x: state.x[figure], y: state.y[figure] };
  for (const reach of [frame.low * INCH, INCH / 2]) {
    const about = reach > INCH ? [] : compass(from.x, from.y, reach);
    for (const [x, y] of [...aims, ...about]) {
      const to = along(from, { x, y }, reach);
      const path: Place[] = [[to.x, to.y]];
      if (to.x === from.x && to.y === from.y) continue;
      if (whyNotWalk(state, frame, figure, path) === undefined) return path;
    }
  }
  return undefined;
}

/** Places round about, so far away. */
function compass(x: number, y: number, reach: number): Place[] {
  return DIRECTIONS.map(({ across, up }) => [x + part(reach, across), y + part(reach, up)]);
}

/** How much of a way goes across or up. */
function part(way: number, direction: number): number {
  return Math.round((way * direction) / UNIT);
}

function within(at: number, size: number): number {
  return Math.min(Math.max(at, BASE_RADIUS), size - BASE_RADIUS);
}

function nearestEnemy(state: State, figure: number): number | undefined {
  const { sides } = state.field;
  const x = state.x[figure];
  const y = state.y[figure];
  let nearest: number | undefined;
  let least = Infinity;
  for (let other = 0; other < sides.length; other++) {
    if (sides[other] === sides[figure] || !isOnTable(state, other)) continue;
    const squared = distanceSquared(x, y, state.x[other], state.y[other]);
    if (squared >= least) continue;
    nearest = other;
    least = squared;
  }
  return nearest;
}

/** BB-9.3: what a side wants to get to. */
function aimsOf({ field, x, y }: State, figure: number): Place[] {
  const { victory, width, height } = field;
  switch (victory.kind) {
    case 'hold':
      return victory.objectives.map(({ at }) => at);
    case 'break':
      return [];
    case 'exit': {
      if (victory.side !== field.sides[figure]) return [];
      switch (victory.edge) {
        case 'north':
          return [[x[figure], height]];
        case 'south':
          return [[x[figure], 0]];
        case 'east':
          return [[width, y[figure]]];
        case 'west':
          return [[0, y[figure]]];
      }
    }
  }
}
