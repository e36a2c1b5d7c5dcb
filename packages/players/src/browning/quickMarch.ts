import {
  INCH,
  March,
  OBJECTIVE_REACH,
  terrainOf,
  toEdge,
  UP,
  type Acting,
  type BrowningMove,
  type Place,
  type State,
} from '@sandtable/browning';
import type { Dice, SideNumber } from '@sandtable/kernel';
import { cosine, distance, sine, UNIT } from '@sandtable/table';
import { Glance } from './glance.ts';
import { goalsOf, perExitInch } from './goals.ts';
import { between, lateness } from './lateness.ts';
import { HALT, worthOfMarch } from './march.ts';
import type { Weights } from './weights.ts';

const DIRECTIONS = 6;

/** So many of the places that look best at a glance are looked at more closely. */
const CLOSER = 8;

/** Where a team goes: of a few places that look best as if all of it got there, the one that is. */
export function quickMarch(
  weights: Weights,
  state: State,
  us: SideNumber,
  frame: Acting<'march'>,
  listed: readonly BrowningMove[],
  dice: Dice,
): BrowningMove {
  const walker = new Walker(weights, state, us, frame);
  const steps = walker.steps(listed);
  // Dearest first: the best that can be done at all.
  const march = new March(state, frame);
  const found: BrowningMove[] = [];
  while (found.length < CLOSER) {
    let chosen = steps[0];
    for (const step of steps) if (step.worth > chosen.worth) chosen = step;
    if (chosen.worth === -Infinity) break;
    chosen.worth = -Infinity;
    if (chosen.move !== undefined) found.push(chosen.move);
    else {
      const to = walker.placeOf(chosen);
      if (!march.goesAnywhere(walker.first, to)) continue;
      found.push({ type: 'march', figure: state.field.figures[walker.first], to });
    }
  }
  if (found.length < 2) return found[0] ?? HALT;
  let best = HALT;
  let highest = -Infinity;
  for (const move of found) {
    const worth = worthOfMarch(weights, state, us, frame, walker.goal, move, dice, highest);
    if (worth <= highest) continue;
    highest = worth;
    best = move;
  }
  return best;
}

interface Step {
  readonly dx: number;
  readonly dy: number;
  worth: number;
  /** The move that it is, where it is known that somebody gets there. */
  readonly move?: BrowningMove;
}

class Walker {
  readonly first: number;
  readonly #weights: Weights;
  readonly #state: State;
  readonly #us: SideNumber;
  readonly #frame: Acting<'march'>;
  readonly #glance: Glance;
  readonly goal: Place | undefined;
  readonly #figures: number[] = [];
  readonly #late: number;

  constructor(weights: Weights, state: State, us: SideNumber, frame: Acting<'march'>) {
    this.#weights = weights;
    this.#state = state;
    this.#us = us;
    this.#frame = frame;
    this.#glance = new Glance(weights, state);
    this.goal = goalsOf(weights, state, us)[frame.team];
    for (let f = 0; f < state.team.length; f++) {
      if (state.team[f] !== frame.team || state.status[f] !== UP) continue;
      if (!frame.moved.includes(f)) this.#figures.push(f);
    }
    [this.first] = this.#figures;
    this.#late = lateness(state);
  }

  placeOf({ dx, dy }: Step): Place {
    const { x, y, field } = this.#state;
    return [within(x[this.first] + dx, field.width), within(y[this.first] + dy, field.height)];
  }

  steps(listed: readonly BrowningMove[]): Step[] {
    const steps: Step[] = [{ dx: 0, dy: 0, worth: this.#worthOf(0, 0), move: HALT }];
    const { x, y, field } = this.#state;
    const { high, low } = this.#frame;
    const goal = this.goal;
    for (const reach of high === low ? [high] : [high, low]) {
      for (let i = 0; i < DIRECTIONS; i++) {
        const degrees = (360 / DIRECTIONS) * i;
        this.#add(steps, sine(degrees) / UNIT, cosine(degrees) / UNIT, reach * INCH);
      }
      if (goal === undefined) continue;
      const far = distance(x[this.first], y[this.first], goal[0], goal[1]);
      if (far === 0) continue;
      const [ux, uy] = [(goal[0] - x[this.first]) / far, (goal[1] - y[this.first]) / far];
      this.#add(steps, ux, uy, Math.min(reach * INCH, far));
    }
    for (const move of listed) {
      if (move.type !== 'march') continue;
      const figure = field.figures.indexOf(move.figure);
      const [dx, dy] = this.#reached(move.to[0] - x[figure], move.to[1] - y[figure]);
      steps.push({ dx, dy, worth: this.#worthOf(dx, dy), move });
    }
    return steps;
  }

  #add(steps: Step[], ux: number, uy: number, far: number): void {
    const [dx, dy] = this.#reached(Math.round(ux * far), Math.round(uy * far));
    steps.push({ dx, dy, worth: this.#worthOf(dx, dy) });
  }

  /** How far of a way the dice carry the team over that ground. */
  #reached(dx: number, dy: number): Place {
    const { field, x, y } = this.#state;
    const { high, low } = this.#frame;
    const { ground } = terrainOf(field);
    const middle = this.#figures[this.#figures.length >> 1];
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far <= low * INCH) return [dx, dy];
    const isSlow = ground.slows(x[middle], y[middle], x[middle] + dx, y[middle] + dy);
    const reach = (isSlow ? low : high) * INCH;
    if (far <= reach) return [dx, dy];
    return [Math.round((dx * reach) / far), Math.round((dy * reach) / far)];
  }

  #worthOf(dx: number, dy: number): number {
    const { team } = this.#frame;
    const { x, y, field } = this.#state;
    const able = this.#figures.length;
    const middle = this.#figures[able >> 1];
    const balance = this.#glance.balance(team, dx, dy);
    const isCovered = terrainOf(field).isInCover(x[middle] + dx, y[middle] + dy);
    return balance + this.#standing(dx, dy) + (isCovered ? this.#weights.cover * able : 0);
  }

  /** How it stands for winning the game. */
  #standing(dx: number, dy: number): number {
    const { x, y, field } = this.#state;
    const { victory } = field;
    const weights = this.#weights;
    let sum = 0;
    if (victory.kind === 'exit' && victory.side === this.#us) {
      const perInch = perExitInch(weights, this.#state);
      for (const f of this.#figures) {
        const far = toEdge(field, victory.edge, x[f] + dx, y[f] + dy) / INCH;
        sum -= perInch * far;
        if (far <= 0) sum += weights.exited;
      }
      return sum;
    }
    const goal = this.goal;
    if (goal === undefined) return 0;
    const perInch = between(weights.inchEarly, weights.inchLate, this.#late);
    const perHolder = between(weights.holdingEarly, weights.holdingLate, this.#late);
    for (const f of this.#figures) {
      const far = distance(x[f] + dx, y[f] + dy, goal[0], goal[1]);
      if (far <= OBJECTIVE_REACH) sum += perHolder;
      else sum -= (perInch * (far - OBJECTIVE_REACH)) / INCH;
    }
    return sum;
  }
}

function within(at: number, size: number): number {
  return Math.min(Math.max(at, 0), size);
}
