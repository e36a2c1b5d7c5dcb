import { seededDice, type Dice } from '@sandtable/kernel';

/** Weights that are to be found by playing. */
export interface Climb<Name extends string> {
  /** Where it begins, by name; whatever is named here is moved. */
  readonly start: Readonly<Record<Name, number>>;
  readonly seed: string;
  /** Pairs of trials a round. */
  readonly pairs: number;
  /**
   * What a trial with such weights comes to, the more the better. It goes by its name for whatever is left to chance: both trials of a
   * pair have the same one.
   */
  readonly trial: (weights: Record<Name, number>, name: string, pair: number) => number;
  /** How far a weight is moved, where that is known; else as a share of where it begins, and at the least by so much. */
  readonly scales?: Readonly<Partial<Record<Name, number>>>;
  readonly share?: number;
  readonly least?: number;
  /** How fast it goes where it is better, and how much of the way it went before it keeps. */
  readonly speed?: number;
  readonly memory?: number;
}

/** How far a climb has got. */
export interface Stage<Name extends string> {
  readonly round: number;
  readonly weights: Record<Name, number>;
  /** What trials have come to lately, on average. */
  readonly lately: number;
}

/**
 * Simultaneous perturbation: in every pair of trials all weights are moved a little by chance, and in the other one as far the other way;
 * what comes out says which way is better, for all of them at once. Gives where it has got after every round.
 */
export function* climb<Name extends string>(matter: Climb<Name>): Generator<Stage<Name>, never> {
  const { start, seed, pairs, trial, share = 0.2, least = 0.05, speed = 0.15 } = matter;
  const { memory = 0.85 } = matter;
  const names = Object.keys(start) as Name[];
  const scales = names.map(
    (name) => matter.scales?.[name] ?? Math.max(least, share * Math.abs(start[name])),
  );
  const place = names.map(() => 0);
  const places: (readonly number[])[] = [];
  const drift = names.map(() => 0);
  const chance = seededDice(seed);
  let lately: number | undefined;
  const weightsAt = (at: (i: number) => number): Record<Name, number> => {
    const entries = names.map((name, i) => [name, start[name] + scales[i] * at(i)]);
    return Object.fromEntries(entries) as Record<Name, number>;
  };
  for (let round = 1; ; round++) {
    const gradient = names.map(() => 0);
    let sum = 0;
    for (let pair = 0; pair < pairs; pair++) {
      const way = names.map(() => deviate(chance));
      const name = `${seed}/${round}/${pair}`;
      const there = trial(
        weightsAt((i) => place[i] + way[i]),
        name,
        pair,
      );
      const back = trial(
        weightsAt((i) => place[i] - way[i]),
        name,
        pair,
      );
      sum += there + back;
      for (let i = 0; i < names.length; i++) gradient[i] += (there - back) * way[i];
    }
    const length = Math.sqrt(gradient.reduce((all, each) => all + each * each, 0)) || 1;
    for (let i = 0; i < names.length; i++) {
      const step = (gradient[i] / length) * Math.sqrt(names.length);
      drift[i] = memory * drift[i] + (1 - memory) * step;
      place[i] += speed * drift[i];
    }
    const now = sum / pairs / 2;
    lately = lately === undefined ? now : 0.9 * lately + 0.1 * now;
    places.push([...place]);
    // It goes to and fro about where it is best: the middle of that is better than wherever it happens to be.
    const latter = places.slice(Math.floor(round / 2));
    const middle = (i: number): number =>
      latter.reduce((all, each) => all + each[i], 0) / latter.length;
    yield { round, weights: weightsAt(middle), lately };
  }
}

/** Weights as they are written down. */
export function rounded<Name extends string>(weights: Record<Name, number>): Record<Name, number> {
  const entries = Object.entries<number>(weights).map(([name, value]) => [
    name,
    Math.round(1000 * value) / 1000,
  ]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** About normal, from twelve dice. */
function deviate(dice: Dice): number {
  return (dice.total(12) - 42) / Math.sqrt(35);
}
