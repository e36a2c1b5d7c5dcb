import {
  BASE_RADIUS,
  browning,
  cloneState,
  FIRE_SQUARE,
  figuresOf,
  INCH,
  isOnTable,
  LEFT,
  toEdge,
  UP,
  type Acting,
  type BrowningMove,
  type Place,
  type State,
} from '@sandtable/browning';
import type { SideNumber } from '@sandtable/kernel';
import { distanceSquared } from '@sandtable/table';
import type { Parts } from '../gained.ts';
import { Enemies } from './enemies.ts';
import { squareAround } from './fire.ts';
import { goalsOf } from './goals.ts';
import { HALT } from './march.ts';
import { ALL_STEPS, commonSteps, Posts, type Steps } from './posts.ts';
import { sightsOf } from './sights.ts';
import { Stance, type Company, type Part } from './stance.ts';
import type { Weights } from './weights.ts';

const APART = 4 * BASE_RADIUS * BASE_RADIUS;
/** So often everybody looks for a better place than he has. */
const PASSES = 2;
/** What is better by less is as good. */
const BETTER = 1e-9;
/** No more than bits that a number has. */
const MOST = 30;

/** Where everybody of a team goes, and what that promises. */
export interface Settled {
  readonly posts: readonly number[];
  readonly worth: number;
}

/** A team on the march, every figure of which goes where it does most good. */
export class Formation {
  readonly #state: State;
  readonly #us: SideNumber;
  readonly #frame: Acting<'march'>;
  readonly #common: number;
  readonly #company: Company;
  readonly #posts: Posts;
  readonly #stance: Stance;
  /** Where each may go, to stay being the first; those who do not move only that. */
  readonly #choices: number[][];
  /** Where each goes. */
  readonly #at: number[];

  constructor(
    weights: Weights,
    state: State,
    us: SideNumber,
    frame: Acting<'march'>,
    steps: Steps = ALL_STEPS,
  ) {
    this.#common = commonSteps(steps);
    this.#state = state;
    this.#us = us;
    this.#frame = frame;
    const { team } = frame;
    const all = figuresOf(state, team);
    const moves = (f: number): boolean => state.status[f] === UP && !frame.moved.includes(f);
    const movers = all.filter(moves);
    const others = all.filter((f) => !moves(f));
    this.#company = {
      figures: [...movers, ...others, ...this.#neighbours(all)],
      movers: movers.length,
      team: all.length,
    };
    const enemies = new Enemies(weights, state, us, sightsOf(state), squareAround(state, all));
    const goal = goalsOf(weights, state, us)[team];
    this.#posts = new Posts(weights, state, us, frame, enemies, goal, movers, steps);
    this.#choices = this.#company.figures.map((f, i) =>
      i < movers.length ? this.#posts.of(f) : [this.#posts.add(state.x[f], state.y[f])],
    );
    this.#at = this.#choices.map(([stay]) => stay);
    this.#stance = new Stance(weights, state, team, this.#company, enemies, this.#posts, this.#at);
  }

  /** Those of other teams who may be caught in the same square. */
  #neighbours(team: readonly number[]): number[] {
    const state = this.#state;
    const { x, y, status, field } = state;
    const reach = FIRE_SQUARE + this.#frame.high * INCH;
    const found: number[] = [];
    for (let f = 0; f < status.length && found.length + team.length < MOST; f++) {
      if (field.sides[f] !== this.#us || !isOnTable(state, f) || team.includes(f)) continue;
      const isNear = (other: number): boolean =>
        Math.abs(x[other] - x[f]) < reach && Math.abs(y[other] - y[f]) < reach;
      if (team.some(isNear)) found.push(f);
    }
    return found;
  }

  /**
   * Everybody takes the same step, and then each looks for a better place: so from a few of the best steps. Each that ends
   * otherwise than those before it, the best first.
   */
  settled(most: number): Settled[] {
    const found: Settled[] = [];
    for (const { posts } of this.#steps().slice(0, most)) {
      this.#take(posts);
      const worth = this.#improve();
      if (found.some((other) => other.posts.every((post, i) => post === this.#at[i]))) continue;
      found.push({ posts: [...this.#at], worth });
    }
    return found.toSorted((a, b) => b.worth - a.worth);
  }

  /** The steps that all can take together, the best first. */
  #steps(): Settled[] {
    const steps: Settled[] = [];
    for (let step = 0; step < this.#common; step++) {
      for (let i = 0; i < this.#company.movers; i++) {
        const post = this.#choices[i][step];
        this.#at[i] = post < 0 ? this.#choices[i][0] : post;
      }
      if (step > 0 && !this.#isRoomy()) continue;
      steps.push({ posts: [...this.#at], worth: this.#stance.worth(this.#at) });
    }
    return steps.toSorted((a, b) => b.worth - a.worth);
  }

  #take(posts: readonly number[]): void {
    for (let i = 0; i < posts.length; i++) this.#at[i] = posts[i];
  }

  /** What it is worth in the end. */
  #improve(): number {
    let most = this.#stance.worth(this.#at);
    for (let pass = 0; pass < PASSES; pass++) {
      const before = most;
      for (let i = 0; i < this.#company.movers; i++) most = this.#improveOne(i, most);
      if (most === before) break;
    }
    return most;
  }

  #improveOne(i: number, worth: number): number {
    let most = worth;
    let best = this.#at[i];
    for (const post of this.#choices[i]) {
      if (post < 0 || post === best || !this.#fits(i, post)) continue;
      this.#at[i] = post;
      const found = this.#stance.worth(this.#at, most);
      if (found <= most + BETTER) continue;
      most = found;
      best = post;
    }
    this.#at[i] = best;
    return most;
  }

  /** Whether a figure may stand there, with the others where they go. */
  #fits(i: number, post: number): boolean {
    const { x, y } = this.#posts;
    for (let j = 0; j < this.#at.length; j++) {
      const other = this.#at[j];
      if (j !== i && distanceSquared(x[post], y[post], x[other], y[other]) < APART) return false;
    }
    return true;
  }

  #isRoomy(): boolean {
    for (let i = 0; i < this.#company.movers; i++) if (!this.#fits(i, this.#at[i])) return false;
    return true;
  }

  /** What there is to be said for it, and for staying. */
  parts({ posts }: Settled): readonly [there: Parts<Part>, here: Parts<Part>] {
    const here = this.#choices.map(([stay]) => stay);
    return [this.#stance.parts(posts), this.#stance.parts(here)];
  }

  /** How everybody gets there, one after the other. */
  moves({ posts }: Settled): BrowningMove[] {
    const copy = cloneState(this.#state);
    const moves: BrowningMove[] = [];
    const moved = [...this.#frame.moved];
    let waiting = this.#company.figures
      .slice(0, this.#company.movers)
      .map((figure, i) => ({ figure, to: this.#placeOf(posts[i]) }))
      .filter((_, i) => posts[i] !== this.#choices[i][0]);
    // Whoever has to wait until another is out of his way goes after him.
    for (let before = Infinity; waiting.length < before;) {
      before = waiting.length;
      waiting = waiting.filter(({ figure, to }) => {
        const name = copy.field.figures[figure];
        const move: BrowningMove = { type: 'walk', figure: name, path: [to] };
        copy.stack[copy.stack.length - 1] = { ...this.#frame, moved };
        if (browning.check(copy, browning.sides[this.#us], move) !== undefined) return true;
        moves.push(move);
        moved.push(figure);
        this.#setDown(copy, figure, to);
        return false;
      });
    }
    return moves.length < this.#company.movers ? [...moves, HALT] : moves;
  }

  #placeOf(post: number): Place {
    return [this.#posts.x[post], this.#posts.y[post]];
  }

  #setDown(state: State, figure: number, [x, y]: Place): void {
    const { field } = state;
    const { victory } = field;
    [state.x[figure], state.y[figure]] = [x, y];
    if (victory.kind !== 'exit' || victory.side !== this.#us) return;
    if (toEdge(field, victory.edge, x, y) <= BASE_RADIUS) state.status[figure] = LEFT;
  }
}
