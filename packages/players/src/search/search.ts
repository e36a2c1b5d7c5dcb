import { seededDice, type Ruleset, type Side, type SideNumber } from '@sandtable/kernel';
import type { Plan, Term } from './doctrine.ts';
import { foresee, type Foresight } from './foresight.ts';
import { halving, mean, type Arm } from './halving.ts';
import { playOut, type Course, type Played } from './playOut.ts';

/** A question that is thought about. */
export interface Matter extends Course {
  /** The n-th world that looks like this to the side. Not changed. */
  readonly world: (n: number) => object;
  /** What to choose among: at least two. The first is what would be done without thinking. */
  readonly plans: readonly Plan[];
  /** By so many standard errors another one must be better than the first. */
  readonly lead: number;
  /** How many decisions' worth may be spent, and which share of that has been after so many play-outs. */
  readonly times: number;
  readonly spent: (playOuts: number) => number;
  readonly seed: string;
}

/** A plan, and what play-outs have said of it. */
export interface Considered {
  readonly plan: Plan;
  /** Of winning, from 0 to 1. */
  readonly chance: number;
  readonly playOuts: number;
  /** What each term came to on average, in thousandths, by the order of the doctrine; of those that did not end the game. */
  readonly terms: readonly number[];
  /** How much of that was gained in the second way, where a term has two. */
  readonly seconds: readonly number[];
  /** How it would go on; told of the best only, and only to whoever wants to know why. */
  readonly foresight?: Foresight;
}

/** Before so many trials each nothing is settled; then it is looked at after every so many. */
const FAIR = 48;
const LOOKED_AT = 16;
/** By so many standard errors the best must be better than every other, to be taken at once. */
const SURE = 3;
/** What is better by less than this does not matter; nothing else can be, where it is not by so many standard errors. */
const NO_MATTER = 0.004;
const HARDLY = 2;

/** What is found out about one plan. */
class Candidate implements Arm {
  sum = 0;
  trials = 0;
  readonly plan: Plan;
  /** What each trial came to, by its number. */
  readonly chances: number[] = [];
  /** After so many trials it was last asked whether it is settled. */
  settled = 0;
  readonly #amounts: number[];
  readonly #seconds: number[];
  #judged = 0;

  constructor(plan: Plan, terms: number) {
    this.plan = plan;
    this.#amounts = new Array<number>(terms).fill(0);
    this.#seconds = new Array<number>(terms).fill(0);
  }

  add({ chance, amounts, seconds }: Played): void {
    this.chances.push(chance);
    if (amounts === undefined) return;
    this.#judged++;
    for (let i = 0; i < amounts.length; i++) {
      this.#amounts[i] += amounts[i];
      this.#seconds[i] += seconds?.[i] ?? 0;
    }
  }

  /** By how much it is better than another on average, and the standard error of that: both have had the same worlds and dice, trial by trial. */
  compared({ chances }: Candidate): { readonly by: number; readonly error: number } {
    const count = Math.min(chances.length, this.chances.length);
    let sum = 0;
    let squares = 0;
    for (let n = 0; n < count; n++) {
      const better = this.chances[n] - chances[n];
      sum += better;
      squares += better * better;
    }
    const by = sum / count;
    return { by, error: Math.sqrt(Math.max(0, squares / count - by * by) / count) };
  }

  considered(terms: readonly Term[]): Considered {
    const weighed = (sums: readonly number[]): number[] =>
      sums.map((sum, i) => (terms[i].weight * sum) / Math.max(1, this.#judged));
    return {
      plan: this.plan,
      chance: mean(this),
      playOuts: this.trials,
      terms: weighed(this.#amounts),
      seconds: weighed(this.#seconds),
    };
  }
}

/** Thinking about a question, play-out by play-out. */
export class Search {
  readonly #matter: Matter;
  readonly #candidates: readonly Candidate[];
  readonly #race: Generator<number, number>;
  #decided: Plan | undefined;

  constructor(matter: Matter) {
    this.#matter = matter;
    this.#candidates = matter.plans.map((plan) => new Candidate(plan, matter.terms.length));
    const trial = (arm: number, n: number): number => this.#trial(arm, n);
    this.#race = halving({
      arms: this.#candidates,
      trial,
      spent: matter.spent,
      incumbent: 0,
    });
  }

  /** Gives the plan that leads after every play-out. Whoever stops in between can go on later where it was left. */
  *run(): Generator<Plan, Plan> {
    while (this.#decided === undefined) {
      const { done, value } = this.#race.next();
      const leader = this.#candidates[value];
      if (done === true || this.#isSettled(leader)) {
        this.#decided = this.#isClear(leader) ? leader.plan : this.#usual;
      } else yield leader.plan;
    }
    return this.#decided;
  }

  #trial(arm: number, n: number): number {
    const { seed, ruleset, world } = this.#matter;
    const candidate = this.#candidates[arm];
    const played = playOut(
      this.#matter,
      ruleset.clone(world(n)),
      candidate.plan,
      seededDice(`${seed}/${n}`),
      (phase) => seededDice(`${seed}/${n}/${phase}`),
    );
    candidate.add(played);
    return played.chance;
  }

  get #usual(): Plan {
    return this.#candidates[0].plan;
  }

  /**
   * Whether a plan is so much better than the usual one that it is hardly chance: of the best of many by a few noisy trials,
   * most are not.
   */
  #isClear(leader: Candidate): boolean {
    const { by, error } = leader.compared(this.#candidates[0]);
    return by >= NO_MATTER && by >= this.#matter.lead * error;
  }

  /** Whether more trials would hardly change who is the best: looked at now and then, once all have had a fair number. */
  #isSettled(leader: Candidate): boolean {
    const { trials } = leader;
    if (trials < FAIR || trials % LOOKED_AT !== 0 || leader.settled === trials) return false;
    leader.settled = trials;
    if (leader !== this.#candidates[0] && !this.#isClear(leader)) return false;
    return this.#candidates.every((other) => {
      // Those that are out of the race have lost it already.
      if (other === leader || other.trials < trials - 1) return true;
      const { by, error } = leader.compared(other);
      return by >= SURE * error || HARDLY * error - by < NO_MATTER;
    });
  }

  /** How many decisions' worth of thinking has gone into it. */
  get worth(): number {
    const { times, spent } = this.#matter;
    return times * spent(this.#candidates.reduce((sum, { trials }) => sum + trials, 0));
  }

  /** All plans, the best first, with what has been found out so far. */
  considered(): Considered[] {
    const { terms, world } = this.#matter;
    const chosen = (candidate: Candidate): number => (candidate.plan === this.#decided ? 1 : 0);
    return this.#candidates
      .toSorted((a, b) => chosen(b) - chosen(a) || b.trials - a.trials || mean(b) - mean(a))
      .map((candidate, place) => {
        const found = candidate.considered(terms);
        if (place > 0) return found;
        return { ...found, foresight: foresee(this.#matter, world(0), found.plan) };
      });
  }
}

/** The number of a side, as doctrines count them. */
export function numberOf({ sides }: Ruleset, side: Side): SideNumber {
  return sides.indexOf(side) as SideNumber;
}
