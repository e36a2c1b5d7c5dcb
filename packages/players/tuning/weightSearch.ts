import { seededDice, type Dice } from '@sandtable/kernel';

// Finds weights by playing: simultaneous perturbation. Every two games have the same dice, with all weights moved a little
// by chance and moved the other way; what comes out says which way is better, for all of them at once.

/** Weights of any shape: numbers, in lists and records. */
export type Weights = { readonly [name: string]: number | readonly number[] | Weights };

export interface Search {
  /** Where it begins. */
  readonly from: Weights;
  /** How good weights are in a game of that name: the higher the better, about from -1 to 1. */
  readonly game: (weights: Weights, name: string, nth: number) => number;
  readonly seed: string;
  /** Pairs of games a round. */
  readonly pairs: number;
  /** How far a weight is moved in a game, as a share of where it begins; and the least. */
  readonly share: number;
  readonly least: number;
  /** How fast it goes where it is better, as a share of how far weights are moved in a game. */
  readonly speed: number;
}

const MEMORY = 0.9;

/** One round after the other, for ever. Gives where it has come to, and what the games came to on average. */
export function* weightSearch({ from, game, seed, pairs, share, least, speed }: Search): Generator<{
  readonly weights: Weights;
  /** It goes to and fro about where it is best: the middle of the latter half of the way. */
  readonly middle: Weights;
  readonly mean: number;
}> {
  const start = numbersOf(from);
  const scales = start.map((value) => Math.max(least, share * Math.abs(value)));
  const place = start.map(() => 0);
  const drift = start.map(() => 0);
  const chance = seededDice(seed);
  const at = (move: readonly number[], sign: number): Weights =>
    shaped(
      from,
      start.map((value, i) => value + scales[i] * (place[i] + sign * move[i])),
    );
  const places: (readonly number[])[] = [];
  for (let round = 0; ; round++) {
    const gradient = start.map(() => 0);
    let sum = 0;
    for (let pair = 0; pair < pairs; pair++) {
      const move = start.map(() => deviate(chance));
      const name = `${seed}/${round}/${pair}`;
      const up = game(at(move, 1), name, pair);
      const down = game(at(move, -1), name, pair);
      sum += up + down;
      for (let i = 0; i < start.length; i++) gradient[i] += (up - down) * move[i];
    }
    const length = Math.sqrt(gradient.reduce((whole, each) => whole + each * each, 0)) || 1;
    for (let i = 0; i < start.length; i++) {
      const way = (gradient[i] / length) * Math.sqrt(start.length);
      drift[i] = MEMORY * drift[i] + (1 - MEMORY) * way;
      place[i] += speed * drift[i];
    }
    places.push([...place]);
    const latter = places.slice(Math.floor(places.length / 2));
    const middle = start.map((value, i) => {
      const way = latter.reduce((all, each) => all + each[i], 0);
      return value + (scales[i] * way) / latter.length;
    });
    yield { weights: at(start, 0), middle: shaped(from, middle), mean: sum / pairs / 2 };
  }
}

/** About normal, from twelve dice. */
function deviate(dice: Pick<Dice, 'total'>): number {
  return (dice.total(12) - 42) / Math.sqrt(35);
}

function numbersOf(weights: Weights): number[] {
  return Object.values(weights).flatMap((value) =>
    typeof value === 'number' ? [value] : numbersOf(value as Weights),
  );
}

/** The same shape with other numbers, in the same order; rounded, so that what is printed is what was played. */
function shaped(like: Weights, numbers: readonly number[]): Weights {
  let next = 0;
  const fill = (
    value: number | readonly number[] | Weights,
  ): number | readonly number[] | Weights => {
    if (typeof value === 'number') return Math.round(1000 * numbers[next++]) / 1000;
    if (Array.isArray(value)) return (value as number[]).map((each) => fill(each) as number);
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fill(each)]));
  };
  return fill(like) as Weights;
}
