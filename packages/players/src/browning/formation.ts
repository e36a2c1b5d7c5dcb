import {
  BASE_RADIUS,
  FIRE_SQUARE,
  INCH,
  LEFT,
  PINNED,
  minimumStrength,
  RAPID_BONUS,
  STRONG_BONUS,
  STRONG_TIMES,
  UP,
  type Acting,
  type BrowningMove,
  type Place,
  type State,
  browning,
  cloneState,
  figuresOf,
} from '@sandtable/browning';
import type { SideNumber } from '@sandtable/kernel';
import { distanceSquared } from '@sandtable/table';
import { Enemies } from './enemies.ts';
import { squareAround } from './fire.ts';
import { goalsOf } from './goals.ts';
import { COMMON, Posts } from './posts.ts';
import { sightsOf } from './sights.ts';
import { bitsIn, defenceOf, worthOfFire, worthOfScatteredFire, type Harm } from './volleys.ts';
import type { Weights } from './weights.ts';
import { worthOfPin, worthOfScatter } from './worth.ts';

const APART = 4 * BASE_RADIUS * BASE_RADIUS;
/** So often everybody looks for a better place than he has. */
const PASSES = 2;
/** No more than bits that a number has. */
const MOST = 30;

/** Where everybody of a team goes, and what that promises. */
export interface Settled {
  readonly posts: readonly number[];
  readonly worth: number;
}

/** A team on the march, every figure of which goes where it does most good. */
export class Formation {
  readonly #weights: Weights;
  readonly #enemies: Enemies;
  readonly #posts: Posts;
  readonly #state: State;
  readonly #us: SideNumber;
  readonly #frame: Acting<'march'>;
  /** Those who have yet to move, and then everybody else of the team. */
  readonly #figures: number[];
  readonly #movers: number;
  /** So many of them are of the team; the others stand near. */
  readonly #team: number;
  /** Where each may go; where he stands, for those who do not move. */
  readonly #choices: number[][];
  /** Where each goes. */
  readonly #at: number[];
  readonly #upBits: number;
  readonly #minimum: number;
  readonly #rapid: number;
  readonly #harm: Harm;

  constructor(weights: Weights, state: State, us: SideNumber, frame: Acting<'march'>) {
    this.#weights = weights;
    this.#state = state;
    this.#us = us;
    this.#frame = frame;
    const all = figuresOf(state, frame.team);
    const moves = (f: number): boolean => state.status[f] === UP && !frame.moved.includes(f);
    const movers = all.filter(moves);
    this.#team = all.length;
    this.#movers = movers.length;
    this.#figures = [...movers, ...all.filter((f) => !moves(f)), ...this.#neighbours(all)];
    const sights = sightsOf(state);
    const middle = squareAround(state, all);
    this.#enemies = new Enemies(weights, state, us, sights, middle);
    const goal = goalsOf(weights, state, us)[frame.team];
    this.#posts = new Posts(weights, state, us, frame, this.#enemies, sights, goal, movers);
    this.#choices = this.#figures.map((f, i) =>
      i < movers.length ? this.#posts.of(f) : [this.#posts.add(state.x[f], state.y[f])],
    );
    this.#at = this.#choices.map(([stay]) => stay);
    let up = 0;
    let [pin, scatter] = [0, 0];
    for (const [i, f] of this.#figures.entries()) {
      if (state.status[f] === UP) up |= 1 << i;
      if (i >= this.#team) continue;
      pin += worthOfPin(weights, state, f);
      scatter += worthOfScatter(weights, state, f);
    }
    this.#upBits = up;
    const count = this.#team;
    this.#harm = { pin: pin / count, scatter: scatter / count };
    this.#minimum = minimumStrength(state.field, frame.team);
    this.#rapid = state.field.teams[frame.team].rapid ? RAPID_BONUS : 0;
  }

  /** Those of other teams who may be caught in the same square. */
  #neighbours(team: readonly number[]): number[] {
    const { x, y, status, field } = this.#state;
    const reach = FIRE_SQUARE + this.#frame.high * INCH;
    const found: number[] = [];
    for (let f = 0; f < status.length && found.length + team.length < MOST; f++) {
      if (field.sides[f] !== this.#us || status[f] > PINNED || team.includes(f)) continue;
      const isNear = team.some((o) => Math.abs(x[o] - x[f]) < reach && Math.abs(y[o] - y[f]) < reach);
      if (isNear) found.push(f);
    }
    return found;
  }

  /**
   * Everybody takes the same step, and then each looks for a better place near by: so from a few of the best steps. Those that end
   * otherwise than one before them, the best first.
   */
  settled(most: number): Settled[] {
    const found: Settled[] = [];
    for (const { posts } of this.#starts().slice(0, most)) {
      this.#take(posts);
      const worth = this.#improve();
      if (found.some((other) => other.posts.every((post, i) => post === this.#at[i]))) continue;
      found.push({ posts: [...this.#at], worth });
    }
    return found.toSorted((a, b) => b.worth - a.worth);
  }

  /** The steps that all can take together, the best first. */
  #starts(): Settled[] {
    const starts: Settled[] = [];
    for (let step = 0; step < COMMON; step++) {
      for (let i = 0; i < this.#movers; i++) {
        const post = this.#choices[i][step];
        this.#at[i] = post < 0 ? this.#choices[i][0] : post;
      }
      if (step === 0 || this.#isRoomy()) starts.push({ posts: [...this.#at], worth: this.#worth() });
    }
    return starts.toSorted((a, b) => b.worth - a.worth);
  }

  #take(posts: readonly number[]): void {
    for (let i = 0; i < posts.length; i++) this.#at[i] = posts[i];
  }

  /** What it is worth in the end. */
  #improve(): number {
    let most = this.#worth();
    for (let pass = 0; pass < PASSES; pass++) {
      let isBetter = false;
      for (let i = 0; i < this.#movers; i++) {
        let best = this.#at[i];
        for (const post of this.#choices[i]) {
          if (post < 0 || post === best || !this.#fits(i, post)) continue;
          this.#at[i] = post;
          const worth = this.#worth();
          if (worth <= most + 1e-9) continue;
          most = worth;
          best = post;
          isBetter = true;
        }
        this.#at[i] = best;
      }
      if (!isBetter) break;
    }
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
    for (let i = 0; i < this.#movers; i++) if (!this.#fits(i, this.#at[i])) return false;
    return true;
  }

  /** What it is worth to stand so. */
  #worth(): number {
    const { standing, far, covered } = this.#posts;
    const weights = this.#weights;
    const fire = this.#fire();
    let sum = fire - weights.share * this.#danger();
    for (let i = 0; i < this.#movers; i++) {
      const post = this.#at[i];
      sum += standing[post] + weights.cover * covered[post];
      if (fire === 0) sum -= weights.closing * far[post];
    }
    return sum;
  }

  #fire(): number {
    const { clusters } = this.#enemies;
    const { seen, near } = this.#posts;
    let most = 0;
    for (let c = 0; c < clusters.length; c++) {
      let [firers, targets, close] = [0, 0, 0];
      for (let i = 0; i < this.#team; i++) {
        if (((this.#upBits >> i) & 1) === 0) continue;
        const at = this.#at[i] * clusters.length + c;
        if (seen[at] === 0) continue;
        firers++;
        targets |= seen[at];
        close |= near[at];
      }
      if (firers === 0) continue;
      const { up, open, harm } = clusters[c];
      const ups = bitsIn(targets & up);
      if (firers < this.#minimum) {
        most = Math.max(most, worthOfScatteredFire(harm, ups));
        continue;
      }
      const count = bitsIn(targets);
      const strong = firers >= STRONG_TIMES * this.#minimum ? STRONG_BONUS : 0;
      const added = strong + this.#rapid - defenceOf(count, bitsIn(targets & open));
      most = Math.max(most, worthOfFire(harm, added, count, ups, bitsIn(close)));
    }
    return most;
  }

  #danger(): number {
    const { foes } = this.#enemies;
    const { watched, open, close } = this.#posts;
    const squares = this.#squares();
    let sum = 0;
    for (let e = 0; e < foes.length; e++) {
      const foe = foes[e];
      let [firers, seen, bare, near] = [0, 0, 0, 0];
      for (let i = 0; i < this.#at.length; i++) {
        const at = this.#at[i] * foes.length + e;
        if (watched[at] === 0) continue;
        firers = Math.max(firers, watched[at]);
        seen |= 1 << i;
        if (open[at] === 1) bare |= 1 << i;
        if (close[at] === 1) near |= 1 << i;
      }
      if (firers === 0) continue;
      if (firers < foe.minimum) {
        sum += foe.when * worthOfScatteredFire(this.#harm, bitsIn(seen & this.#upBits));
        continue;
      }
      const bonus = (firers >= STRONG_TIMES * foe.minimum ? STRONG_BONUS : 0) + foe.added;
      let most = 0;
      for (const square of squares) {
        const caught = seen & square;
        if (caught === 0) continue;
        const count = bitsIn(caught);
        const added = bonus - defenceOf(count, bitsIn(caught & bare));
        const ups = bitsIn(caught & this.#upBits);
        most = Math.max(most, worthOfFire(this.#harm, added, count, ups, bitsIn(caught & near)));
      }
      sum += foe.when * most;
    }
    return sum;
  }

  /** Which of the team could be caught in one square (BB-5.1), a bit each. */
  #squares(): number[] {
    const { x, y } = this.#posts;
    const at = this.#at;
    const squares: number[] = [];
    const all = (1 << at.length) - 1;
    const movers = (1 << this.#movers) - 1;
    for (const left of at) {
      for (const low of at) {
        if (x[low] < x[left] || y[left] < y[low]) continue;
        let mask = 0;
        for (let i = 0; i < at.length; i++) {
          const dx = x[at[i]] - x[left];
          const dy = y[at[i]] - y[low];
          if (dx >= 0 && dy >= 0 && dx <= FIRE_SQUARE && dy <= FIRE_SQUARE) mask |= 1 << i;
        }
        if (mask === all) return [all];
        if ((mask & movers) !== 0 && !squares.includes(mask)) squares.push(mask);
      }
    }
    return squares;
  }

  /** How everybody gets there, one after the other. */
  moves({ posts }: Settled): BrowningMove[] {
    this.#take(posts);
    const copy = cloneState(this.#state);
    const { figures, sides } = copy.field;
    const side = browning.sides[this.#us];
    const moves: BrowningMove[] = [];
    const moved = [...this.#frame.moved];
    const left = new Set<number>();
    for (let i = 0; i < this.#movers; i++) {
      if (this.#at[i] !== this.#choices[i][0]) left.add(i);
    }
    let goes = true;
    while (goes && left.size > 0) {
      goes = false;
      for (const i of left) {
        const figure = this.#figures[i];
        const to: Place = [this.#posts.x[this.#at[i]], this.#posts.y[this.#at[i]]];
        const move: BrowningMove = { type: 'walk', figure: figures[figure], path: [to] };
        copy.stack[copy.stack.length - 1] = { ...this.#frame, moved };
        if (browning.check(copy, side, move) !== undefined) continue;
        moves.push(move);
        moved.push(figure);
        left.delete(i);
        goes = true;
        [copy.x[figure], copy.y[figure]] = to;
        const { victory } = copy.field;
        if (victory.kind === 'exit' && victory.side === sides[figure] && this.#isOver(to)) {
          copy.status[figure] = LEFT;
        }
      }
    }
    if (moves.length < this.#movers) moves.push({ type: 'halt' });
    return moves;
  }

  #isOver([x, y]: Place): boolean {
    const { width, height, victory } = this.#state.field;
    if (victory.kind !== 'exit') return false;
    switch (victory.edge) {
      case 'north':
        return height - y <= BASE_RADIUS;
      case 'south':
        return y <= BASE_RADIUS;
      case 'east':
        return width - x <= BASE_RADIUS;
      case 'west':
        return x <= BASE_RADIUS;
    }
  }
}
