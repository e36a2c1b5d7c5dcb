import {
  minimumStrength,
  RAPID_BONUS,
  STRONG_BONUS,
  STRONG_TIMES,
  UP,
  type State,
} from '@sandtable/browning';
import type { Parts } from '../gained.ts';
import type { Enemies } from './enemies.ts';
import type { Posts } from './posts.ts';
import { Squares } from './squares.ts';
import { bitsIn, defenceOf, worthOfFire, worthOfScatteredFire, type Harm } from './volleys.ts';
import type { Weights } from './weights.ts';
import { worthOfPin, worthOfScatter } from './worth.ts';

/** Who stands where: those of a team who move, then the others of it, and then those of other teams who stand near. */
export interface Company {
  readonly figures: readonly number[];
  readonly movers: number;
  readonly team: number;
}

/** What a team has of standing at some posts. */
export type Part = 'goal' | 'fire' | 'cover' | 'closing' | 'danger';

/** Says what it is worth to a team that everybody stands at a certain post. Sets of figures are numbers, a bit each. */
export class Stance {
  readonly #weights: Weights;
  readonly #enemies: Enemies;
  readonly #posts: Posts;
  readonly #company: Company;
  readonly #squares: Squares;
  readonly #still: readonly Watched[];
  readonly #up: number;
  readonly #minimum: number;
  readonly #rapid: number;
  readonly #harm: Harm;

  constructor(
    weights: Weights,
    state: State,
    team: number,
    company: Company,
    enemies: Enemies,
    posts: Posts,
    at: readonly number[],
  ) {
    this.#weights = weights;
    this.#enemies = enemies;
    this.#posts = posts;
    this.#company = company;
    this.#squares = new Squares(posts, company.movers, at);
    this.#still = this.#lookedAt(at);
    let up = 0;
    let [pin, scatter] = [0, 0];
    for (const [i, f] of company.figures.entries()) {
      if (state.status[f] === UP) up |= 1 << i;
      if (i >= company.team) continue;
      pin += worthOfPin(weights, state, f) / company.team;
      scatter += worthOfScatter(weights, state, f) / company.team;
    }
    this.#up = up;
    this.#harm = { pin, scatter };
    this.#minimum = minimumStrength(state.field, team);
    this.#rapid = state.field.teams[team].rapid ? RAPID_BONUS : 0;
  }

  /**
   * @param at The post of each.
   * @param least What is worth no more than this is not worked out to its end: it comes out as some number that is no more either.
   */
  worth(at: readonly number[], least = -Infinity): number {
    const { standing, far, covered } = this.#posts;
    const { share, cover, closing } = this.#weights;
    const fire = this.#fire(at);
    let sum = fire;
    for (let i = 0; i < this.#company.movers; i++) {
      sum += standing[at[i]] + cover * covered[at[i]];
      if (fire === 0) sum -= closing * far[at[i]];
    }
    return sum <= least ? sum : sum - share * this.#danger(at, (sum - least) / share);
  }

  /** The same in its parts. */
  parts(at: readonly number[]): Parts<Part> {
    const { standing, far, covered } = this.#posts;
    const weights = this.#weights;
    const fire = this.#fire(at);
    let [goal, cover, closing] = [0, 0, 0];
    for (let i = 0; i < this.#company.movers; i++) {
      goal += standing[at[i]];
      cover += weights.cover * covered[at[i]];
      if (fire === 0) closing -= weights.closing * far[at[i]];
    }
    return { goal, fire, cover, closing, danger: -weights.share * this.#danger(at) };
  }

  /** The best fire that the team has from there. */
  #fire(at: readonly number[]): number {
    const { clusters } = this.#enemies;
    const { seen, near } = this.#posts;
    let most = 0;
    for (let c = 0; c < clusters.length; c++) {
      let [firers, targets, close] = [0, 0, 0];
      for (let i = 0; i < this.#company.team; i++) {
        if (((this.#up >> i) & 1) === 0) continue;
        const sight = at[i] * clusters.length + c;
        if (seen[sight] === 0) continue;
        firers++;
        targets |= seen[sight];
        close |= near[sight];
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

  /** What the fire of everybody who sees them there would come to; or something above `most`, where it would be more. */
  #danger(at: readonly number[], most = Infinity): number {
    const { foes } = this.#enemies;
    const { watched, open, close } = this.#posts;
    const { movers } = this.#company;
    let squares: readonly number[] | undefined;
    let sum = 0;
    for (let e = 0; e < foes.length; e++) {
      const { minimum, added, when } = foes[e];
      let { firers, seen, bare, near } = this.#still[e];
      for (let i = 0; i < movers; i++) {
        const sight = at[i] * foes.length + e;
        if (watched[sight] === 0) continue;
        firers = Math.max(firers, watched[sight]);
        seen |= 1 << i;
        if (open[sight] === 1) bare |= 1 << i;
        if (close[sight] === 1) near |= 1 << i;
      }
      if (firers === 0) continue;
      if (firers < minimum) {
        sum += when * worthOfScatteredFire(this.#harm, bitsIn(seen & this.#up));
        continue;
      }
      const bonus = (firers >= STRONG_TIMES * minimum ? STRONG_BONUS : 0) + added;
      squares ??= this.#squares.around(at);
      let worst = 0;
      for (const square of squares) {
        const caught = seen & square;
        if (caught === 0) continue;
        const count = bitsIn(caught);
        const more = bonus - defenceOf(count, bitsIn(caught & bare));
        const ups = bitsIn(caught & this.#up);
        worst = Math.max(worst, worthOfFire(this.#harm, more, count, ups, bitsIn(caught & near)));
      }
      sum += when * worst;
      if (sum > most) return sum;
    }
    return sum;
  }

  /** By foe, who of those that do not move is seen by it: that is the same wherever the others go. */
  #lookedAt(at: readonly number[]): Watched[] {
    const { watched, open, close } = this.#posts;
    const { foes } = this.#enemies;
    return foes.map((_, e) => {
      const found = { firers: 0, seen: 0, bare: 0, near: 0 };
      for (let i = this.#company.movers; i < at.length; i++) {
        const sight = at[i] * foes.length + e;
        if (watched[sight] === 0) continue;
        found.firers = Math.max(found.firers, watched[sight]);
        found.seen |= 1 << i;
        if (open[sight] === 1) found.bare |= 1 << i;
        if (close[sight] === 1) found.near |= 1 << i;
      }
      return found;
    });
  }
}

/** How many of a foe see somebody; whom they see, who of them is in the open, and who is near. */
interface Watched {
  readonly firers: number;
  readonly seen: number;
  readonly bare: number;
  readonly near: number;
}
