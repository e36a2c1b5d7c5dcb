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
import type { SideNumber } from '@sandtable/kernel';
import { cosine, distance, sine, UNIT } from '@sandtable/table';
import { Glance } from './glance.ts';
import { goalsOf, lateness } from './goals.ts';
import { WEIGHTS } from './weights.ts';

const DIRECTIONS = 6;

/** Where a team goes who looks at a few places only, and at each as if all of it got there. */
export function quickMarch(state: State, us: SideNumber, frame: Acting<'march'>): BrowningMove {
  if (frame.moved.length > 0) return { type: 'halt' };
  const walker = new Walker(state, us, frame);
  const steps = walker.steps();
  // Dearest first: the best that can be done at all.
  const march = new March(state, frame);
  for (;;) {
    let chosen: Step | undefined;
    for (const step of steps) if (chosen === undefined || step.worth > chosen.worth) chosen = step;
    if (chosen === undefined || (chosen.dx === 0 && chosen.dy === 0)) return { type: 'halt' };
    const to = walker.placeOf(chosen);
    if (march.goesAnywhere(walker.first, to)) {
      return { type: 'march', figure: state.field.figures[walker.first], to };
    }
    chosen.worth = -Infinity;
    if (steps.every(({ worth }) => worth === -Infinity)) return { type: 'halt' };
  }
}

interface Step {
  readonly dx: number;
  readonly dy: number;
  worth: number;
}

class Walker {
  readonly first: number;
  readonly #state: State;
  readonly #us: SideNumber;
  readonly #frame: Acting<'march'>;
  readonly #glance: Glance;
  readonly #goal: Place | undefined;
  readonly #figures: number[] = [];
  readonly #late: number;

  constructor(state: State, us: SideNumber, frame: Acting<'march'>) {
    this.#state = state;
    this.#us = us;
    this.#frame = frame;
    this.#glance = new Glance(state);
    this.#goal = goalsOf(state, us)[frame.team];
    for (let f = 0; f < state.team.length; f++) {
      if (state.team[f] === frame.team && state.status[f] === UP) this.#figures.push(f);
    }
    [this.first] = this.#figures;
    this.#late = lateness(state);
  }

  placeOf({ dx, dy }: Step): Place {
    const { x, y, field } = this.#state;
    return [within(x[this.first] + dx, field.width), within(y[this.first] + dy, field.height)];
  }

  steps(): Step[] {
    const steps: Step[] = [{ dx: 0, dy: 0, worth: this.#worthOf(0, 0) }];
    const { x, y } = this.#state;
    const goal = this.#goal;
    for (let i = 0; i < DIRECTIONS; i++) {
      const degrees = (360 / DIRECTIONS) * i;
      this.#add(steps, sine(degrees) / UNIT, cosine(degrees) / UNIT);
    }
    if (goal !== undefined) {
      const far = distance(x[this.first], y[this.first], goal[0], goal[1]);
      if (far > 0) {
        this.#add(steps, (goal[0] - x[this.first]) / far, (goal[1] - y[this.first]) / far);
      }
    }
    return steps;
  }

  /** A step that way, as far as the dice carry the team over that ground. */
  #add(steps: Step[], ux: number, uy: number): void {
    const { field, x, y } = this.#state;
    const { high, low } = this.#frame;
    const { ground } = terrainOf(field);
    const middle = this.#figures[this.#figures.length >> 1];
    const far = high * INCH;
    const isSlow = ground.slows(x[middle], y[middle], x[middle] + ux * far, y[middle] + uy * far);
    const reach = (isSlow ? low : high) * INCH;
    const dx = Math.round(ux * reach);
    const dy = Math.round(uy * reach);
    steps.push({ dx, dy, worth: this.#worthOf(dx, dy) });
  }

  #worthOf(dx: number, dy: number): number {
    const { team } = this.#frame;
    const { x, y, field } = this.#state;
    const able = this.#figures.length;
    const middle = this.#figures[able >> 1];
    const balance = this.#glance.balance(team, dx, dy);
    const isCovered = terrainOf(field).isInCover(x[middle] + dx, y[middle] + dy);
    return balance + this.#standing(dx, dy) + (isCovered ? WEIGHTS.cover * able : 0);
  }

  /** How it stands for winning the game. */
  #standing(dx: number, dy: number): number {
    const { x, y, field } = this.#state;
    const { victory } = field;
    let sum = 0;
    if (victory.kind === 'exit' && victory.side === this.#us) {
      for (const f of this.#figures) {
        const far = toEdge(field, victory.edge, x[f] + dx, y[f] + dy) / INCH;
        sum -= WEIGHTS.exitInch * far;
        if (far <= 0) sum += WEIGHTS.exited;
      }
      return sum;
    }
    const goal = this.#goal;
    if (goal === undefined) return 0;
    const part = ({ early, late }: { early: number; late: number }): number =>
      early + (late - early) * this.#late;
    const perInch = part(WEIGHTS.inch);
    const perHolder = part(WEIGHTS.holding);
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
