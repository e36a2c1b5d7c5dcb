import {
  ableFigures,
  BASE_RADIUS,
  browning,
  cloneState,
  INCH,
  isThere,
  March,
  SIDES,
  terrainOf,
  type Acting,
  type BrowningMove,
  type Place,
  type State,
} from '@sandtable/browning';
import type { Dice, SideNumber } from '@sandtable/kernel';
import { along, cosine, sine, UNIT } from '@sandtable/table';
import { best } from '../best.ts';
import { dangerTo } from './danger.ts';
import { mostGained, type Parts } from '../gained.ts';
import { fireFromHere } from './fire.ts';
import { goalsOf, standing, toEnemy } from './goals.ts';
import type { Answer, WeightsOf } from './question.ts';
import type { Weights } from './weights.ts';

const DIRECTIONS = 6;
export const HALT: BrowningMove = { type: 'halt' };

/** The dice cost nothing, and nobody has to move when they are rolled. */
export const answerAdvance: Answer<'advance'> = () => ({ type: 'advance' });

/** Goes where it can fire best, is hit least, and is nearer to what the game is about. */
export const marchAnswer =
  (weightsOf: WeightsOf): Answer<'march'> =>
  ({ state, us, frame, moves, dice, because }) => {
    const weights = weightsOf(state, us);
    const goal = goalsOf(weights, state, us)[frame.team];
    let highest = -Infinity;
    const worth = (move: BrowningMove): number => {
      const moved = after(state, us, frame, move, dice);
      const hope = prospects(weights, moved, us, frame.team, goal);
      // Danger takes long to work out, and only makes it worse.
      if (hope < highest) return -Infinity;
      const sum = hope - dangerTo(weights, moved, us, frame.team);
      highest = Math.max(highest, sum);
      return sum;
    };
    const chosen = best([HALT, ...marchesFor(state, frame, goal, moves)], worth, dice);
    if (because !== undefined && chosen !== HALT) {
      const parts = (move: BrowningMove): Parts<Part> => {
        const moved = after(state, us, frame, move, dice);
        const hope = partsOf(weights, moved, us, frame.team, goal);
        return { ...hope, danger: -dangerTo(weights, moved, us, frame.team) };
      };
      because(`march.${mostGained(parts(chosen), parts(HALT))}`);
    }
    return chosen;
  };

/** Something that could be done, and what it promises. */
export interface Prospect {
  readonly move: BrowningMove;
  readonly worth: number;
}

function marchesFor(
  state: State,
  frame: Acting<'march'>,
  goal: Place | undefined,
  listed: readonly BrowningMove[],
): BrowningMove[] {
  const first = firstToMove(state, frame);
  const figure = state.field.figures[first];
  const march = new March(state, frame);
  return [
    ...placesFor(state, frame, goal)
      // Where nobody finds a way there is no move.
      .filter((to) => march.goesAnywhere(first, to))
      .map((to): BrowningMove => ({ type: 'march', figure, to })),
    ...listed.filter(({ type }) => type === 'march'),
  ];
}

/** Whoever goes where the team is told to go; the others go with him. */
function firstToMove(state: State, { team, moved }: Acting<'march'>): number {
  return ableFigures(state, team).find((f) => !moved.includes(f)) ?? -1;
}

/** How well a team stands, but for the enemy's fire. */
function prospects(
  weights: Weights,
  state: State,
  us: SideNumber,
  team: number,
  goal: Place | undefined,
): number {
  const parts = partsOf(weights, state, us, team, goal);
  return parts.goal + parts.fire + parts.cover + parts.closing;
}

type Part = 'goal' | 'fire' | 'cover' | 'closing' | 'danger';

function partsOf(
  weights: Weights,
  state: State,
  us: SideNumber,
  team: number,
  place: Place | undefined,
): Parts<Exclude<Part, 'danger'>> {
  const goal = standing(weights, state, us, team, place);
  // Whoever is over the edge has nothing left to do.
  if (!isThere(state, team)) return { goal, fire: 0, cover: 0, closing: 0 };
  const able = ableFigures(state, team);
  const terrain = terrainOf(state.field);
  const covered = able.filter((f) => terrain.isInCover(state.x[f], state.y[f])).length;
  const fire = fireFromHere(weights, state, us, team);
  const far = fire === 0 ? weights.closing * able.length * toEnemy(state, us, team) : 0;
  return { goal, fire, cover: weights.cover * covered, closing: -far };
}

/** The table after a move. A question that waits below keeps the turn from going on. */
function after(
  state: State,
  us: SideNumber,
  frame: Acting<'march'>,
  move: BrowningMove,
  dice: Dice,
): State {
  const copy = cloneState(state);
  copy.stack.length = 0;
  copy.stack.push({ type: 'push', leader: 0 }, frame);
  browning.play(copy, SIDES[us], move, dice);
  return copy;
}

/** Round about, as far as each of the dice goes, and straight to the goal. */
function placesFor(state: State, frame: Acting<'march'>, goal: Place | undefined): Place[] {
  const figure = firstToMove(state, frame);
  const from = { x: state.x[figure], y: state.y[figure] };
  const places: Place[] = [];
  const add = (x: number, y: number): void => {
    const { width, height } = state.field;
    places.push([within(x, width), within(y, height)]);
  };
  for (const reach of new Set([frame.high * INCH, frame.low * INCH])) {
    for (let i = 0; i < DIRECTIONS; i++) {
      const degrees = (360 / DIRECTIONS) * i;
      add(
        from.x + Math.round((reach * sine(degrees)) / UNIT),
        from.y + Math.round((reach * cosine(degrees)) / UNIT),
      );
    }
    if (goal === undefined) continue;
    const { x, y } = along(from, { x: goal[0], y: goal[1] }, reach);
    add(x, y);
  }
  return places;
}

function within(at: number, size: number): number {
  return Math.min(Math.max(at, BASE_RADIUS), size - BASE_RADIUS);
}
