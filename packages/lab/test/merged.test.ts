import type { Dice, Forecast, Ruleset } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { odds, type Odds } from '../src/index.ts';

/**
 * A fight on paper: both sides roll, each hit is saved by itself, then whoever lost more saves three
 * more. Exact odds of it can be had by playing every way, and by any short cut.
 */
interface Fight {
  dice: readonly [number, number];
  hits: [number, number];
  lost: [number, number];
  /** The side that has lost, and has still so many to save. */
  loser: number;
  after: number;
}

const STRENGTH = 3;
const SAVES = [4, 3] as const;
const BEGUN: Fight = { dice: [4, 5], hits: [-1, -1], lost: [0, 0], loser: -1, after: 0 };

function strike(fight: Fight, side: 0 | 1, dice: Dice): void {
  fight.hits[side] = dice.successes(fight.dice[1 - side], 5);
}

function saveOne(fight: Fight, side: number, dice: Dice): void {
  if (dice.successes(1, SAVES[side]) === 0 && fight.lost[side] < STRENGTH) fight.lost[side]++;
}

function compare(fight: Fight): void {
  fight.loser = fight.lost[1] > fight.lost[0] ? 1 : 0;
  fight.after = 3;
}

function play(fight: Fight, dice: Dice): void {
  if (fight.hits[0] < 0) {
    strike(fight, 0, dice);
    strike(fight, 1, dice);
    return;
  }
  const side = fight.hits.findIndex((hits) => hits > 0);
  if (side >= 0) {
    fight.hits[side]--;
    saveOne(fight, side, dice);
  } else if (fight.after > 0) {
    fight.after--;
    saveOne(fight, fight.loser, dice);
  }
  if (fight.loser < 0 && fight.hits.every((hits) => hits === 0)) compare(fight);
}

function clone({ dice, hits, lost, loser, after }: Fight): Fight {
  return { dice, hits: [...hits], lost: [...lost], loser, after };
}

let plays = 0;

function oddsBy(short: Partial<Forecast<Fight>>): Odds {
  plays = 0;
  const forecast: Forecast<Fight> = {
    settled: ({ loser, after }) => loser >= 0 && after === 0,
    measure: ({ loser, lost }) => ({ loser, first: lost[0], second: lost[1] }),
    ...short,
  };
  const rules = {
    clone,
    forecast: () => forecast,
    pending: () => ({ decisions: [{ side: 'red' }] }),
    fallback: () => ({ type: 'roll' }),
    play(fight: Fight, _side: string, _move: object, dice: Dice): void {
      plays++;
      play(fight, dice);
    },
  };
  const found = odds(rules as unknown as Ruleset, BEGUN, 'red', { type: 'roll' });
  if (found === undefined) throw new Error('no odds');
  return found;
}

/** The same in one order, whichever was found first. */
function inOrder({ of, outcomes }: Odds): unknown {
  return {
    of,
    outcomes: outcomes.map((each) => JSON.stringify(each.measures) + each.ways).toSorted(),
  };
}

const alike = (fight: Fight): string => JSON.stringify(fight);

const HALVES: Forecast<Fight>['halves'] = {
  begin(half, dice) {
    const fight = clone(BEGUN);
    fight.hits = [0, 0];
    strike(fight, half, dice);
    if (fight.hits[half] === 0) fight.loser = 0;
    return fight;
  },
  isDone: ({ loser }) => loser >= 0,
  measure: (half, { lost }) => (half === 0 ? { first: lost[0] } : { second: lost[1] }),
  bearing: () => '',
  goesOn: (first, second) => (second.lost[1] > first.lost[0] ? 1 : 0),
  join(first, second) {
    const fight = clone(BEGUN);
    fight.hits = [0, 0];
    fight.lost = [first.lost[0], second.lost[1]];
    compare(fight);
    return fight;
  },
};

describe('odds of what has too many outcomes to play each', () => {
  const every = oddsBy({});
  const playedForEvery = plays;

  test('are the same to the last digit when equal positions are merged, for far less play', () => {
    const merged = oddsBy({ alike });
    expect(inOrder(merged)).toEqual(inOrder(every));
    expect(plays).toBeLessThan(playedForEvery / 20);
  });

  test('are the same to the last digit when halves are played apart, for less play yet', () => {
    oddsBy({ alike });
    const playedForMerged = plays;
    const apart = oddsBy({ alike, halves: HALVES });
    expect(inOrder(apart)).toEqual(inOrder(every));
    expect(plays).toBeLessThan(playedForMerged / 2);
  });

  test('are the same to the last digit when it goes by steps of its own', () => {
    const byStep = oddsBy({ alike, halves: HALVES, step: play });
    expect(inOrder(byStep)).toEqual(inOrder(every));
    expect(plays).toBe(0);
  });

  test('have nothing to say of what goes on for ever', () => {
    const rules = {
      clone: (state: object) => ({ ...state }),
      forecast: () => ({ settled: () => false, measure: () => ({}), alike: () => 'same' }),
      pending: () => ({ decisions: [{ side: 'red' }] }),
      fallback: () => ({ type: 'roll' }),
      play: () => undefined,
    };
    expect(odds(rules as unknown as Ruleset, {}, 'red', { type: 'roll' })).toBeUndefined();
  });
});
