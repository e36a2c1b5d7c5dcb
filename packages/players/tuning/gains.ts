import { seededDice } from '@sandtable/kernel';

/** A decision: what every trial of every plan came to, on its way and at last. The first plan is what is done without thinking. */
export interface Sampled {
  readonly kind: string;
  /** By plan, by trial, by horizon. */
  readonly plans: readonly (readonly (readonly number[])[])[];
}

/** How somebody chooses. */
export interface Chooser {
  /** By what is said at this horizon. */
  readonly at: number;
  /** Where what came of it in the end is. */
  readonly end: number;
  readonly trials: number;
  /** By so many standard errors another plan must be better than the first. */
  readonly lead: number;
}

/** So often the trials are divided anew into those to choose by and those to measure by. */
const DIVISIONS = 6;

/** What is won by a decision on average. What is chosen by some trials is measured by the others: by the same, whatever is best by luck would seem to be worth more. */
export function gainBy(
  samples: readonly Sampled[],
  { at, end, trials, lead }: Chooser,
): { readonly gain: number; readonly error: number } {
  const dice = seededDice('divided');
  const gains = samples.map(({ plans }) => {
    let sum = 0;
    for (let division = 0; division < DIVISIONS; division++) {
      const order = plans[0].map((_, n) => ({ n, by: dice.die(1_000_000) }));
      const numbers = order.toSorted((a, b) => a.by - b.by).map(({ n }) => n);
      const chosen = choice(plans, at, numbers.slice(0, trials), lead);
      const rest = numbers.slice(trials);
      sum += mean(rest.map((n) => plans[chosen][n][end] - plans[0][n][end]));
    }
    return sum / DIVISIONS;
  });
  return { gain: mean(gains), error: deviation(gains) / Math.sqrt(gains.length) };
}

function choice(
  plans: Sampled['plans'],
  at: number,
  numbers: readonly number[],
  lead: number,
): number {
  let best = 0;
  let most = 0;
  for (let plan = 1; plan < plans.length; plan++) {
    const better = numbers.map((n) => plans[plan][n][at] - plans[0][n][at]);
    const by = mean(better);
    if (by <= most || by < (lead * deviation(better)) / Math.sqrt(numbers.length)) continue;
    best = plan;
    most = by;
  }
  return best;
}

/** How much the difference between a plan and the first varies from trial to trial, with the same dice for both. */
export function noiseOf(samples: readonly Sampled[], at: number): number {
  return mean(samples.flatMap(({ plans }) => others(plans).map((plan) => noise(plans, plan, at))));
}

function noise(plans: Sampled['plans'], plan: number, at: number): number {
  return deviation(plans[plan].map((trial, n) => trial[at] - plans[0][n][at]));
}

function others(plans: Sampled['plans']): number[] {
  return plans.map((_, plan) => plan).slice(1);
}

/** How what came of trials goes with what was said of them on the way, within each plan: an evaluation that can be trusted has a slope of 1. */
export function trustOf(
  samples: readonly Sampled[],
  at: number,
  end: number,
): { readonly slope: number; readonly correlation: number } {
  let [both, said, came] = [0, 0, 0];
  for (const { plans } of samples) {
    for (const trials of plans) {
      const [x, y] = [mean(trials.map((each) => each[at])), mean(trials.map((each) => each[end]))];
      for (const trial of trials) {
        both += (trial[at] - x) * (trial[end] - y);
        said += (trial[at] - x) ** 2;
        came += (trial[end] - y) ** 2;
      }
    }
  }
  return { slope: both / said, correlation: both / Math.sqrt(said * came) };
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}

function deviation(list: readonly number[]): number {
  const middle = mean(list);
  return Math.sqrt(mean(list.map((each) => (each - middle) ** 2)));
}
