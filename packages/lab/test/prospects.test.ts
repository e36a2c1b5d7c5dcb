import type { Dice, Fate, Outlook, Ruleset } from '@sandtable/kernel';
import { random } from '@sandtable/players';
import { expect, test } from 'vitest';
import { playAhead, prospects, wilson, type Fates } from '../src/index.ts';

interface Sea {
  readonly fates: (Fate | undefined)[];
  steps: number;
}

/** Each step one swimmer, in turn, is lost on a 1 and safe on a 6; whoever is safe is lost in the next step. The game has so many steps. */
function swimming(steps: number): Ruleset {
  const rules = {
    sides: ['red', 'blue'],
    imagine: (view: Sea): Sea => structuredClone(view),
    view: (state: Sea) => state,
    pending: (state: Sea) =>
      state.steps < steps
        ? { decisions: [{ side: state.steps % 2 === 0 ? 'red' : 'blue' }], outcome: undefined }
        : { decisions: [], outcome: { winner: undefined, scores: {}, rule: 'S-1' } },
    draw: () => ({ type: 'swim' }),
    check: () => undefined,
    play(state: Sea, _side: string, _move: object, dice: Dice) {
      const face = dice.die(6);
      const swimmer = state.steps++ % state.fates.length;
      for (const [i, fate] of state.fates.entries()) if (fate === 'safe') state.fates[i] = 'lost';
      state.fates[swimmer] ??= face === 1 ? 'lost' : face === 6 ? 'safe' : undefined;
    },
  };
  return rules as unknown as Ruleset;
}

const OUTLOOK: Outlook<Sea> = {
  pieces: [
    { piece: 'a', on: 'raft' },
    { piece: 'b', on: 'raft' },
    { piece: 'c', on: 'log' },
  ],
  fate: (state, piece) => state.fates[piece],
};

function venture(steps: number, seed = 's') {
  const view: Sea = { fates: [undefined, undefined, undefined], steps: 0 };
  const outlook = OUTLOOK as Outlook<object>;
  return { ruleset: swimming(steps), outlook, view, side: 'red', player: random, seed };
}

const TEN = Array.from({ length: 10 }, (_, number) => number);

test('a play-out depends on seed and number, and on nothing else', () => {
  const [one, again, other] = ['s', 's', 't'].map((seed) =>
    TEN.map((number) => playAhead(venture(1000, seed), number)),
  );
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
  expect(playAhead(venture(1000), 7)).toEqual(one[7]);
  expect(new Set(one.map((fates) => fates.join(' '))).size).toBeGreaterThan(3);
});

test('what becomes of a piece first is what counts, and the play-out ends with the last of them', () => {
  const all = TEN.flatMap((number) => playAhead(venture(1000), number));
  expect(new Set(all)).toEqual(new Set(['lost', 'safe']));
});

test('a piece of which nothing has become when the game ends is neither lost nor safe', () => {
  expect(playAhead(venture(0), 0)).toEqual([undefined, undefined, undefined]);
  expect(prospects(OUTLOOK, [[undefined, undefined, undefined]]).all).toMatchObject({
    of: 3,
    lost: 0,
    safe: 0,
  });
});

test('the view that a play-out starts from is not changed', () => {
  const asked = venture(1000);
  const before = JSON.stringify(asked.view);
  playAhead(asked, 0);
  expect(JSON.stringify(asked.view)).toBe(before);
});

test('play-outs are added up for all pieces, and for those on each', () => {
  const found: Fates[] = [
    ['lost', 'lost', 'safe'],
    ['safe', 'safe', 'safe'],
    ['safe', 'safe', 'lost'],
    ['safe', undefined, 'safe'],
  ];
  const { playOuts, all, each } = prospects(OUTLOOK, found);
  expect(playOuts).toBe(4);
  expect(all).toMatchObject({ of: 3, lost: 0.75, safe: 2 });
  expect(all.distribution).toEqual([
    { value: 0, probability: 0.5 },
    { value: 1, probability: 0.25 },
    { value: 2, probability: 0.25 },
  ]);
  expect(each.map(({ on, of, lost, safe }) => [on, of, lost, safe])).toEqual([
    ['raft', 2, 0.5, 1.25],
    ['log', 1, 0.25, 0.75],
  ]);
  expect(prospects(OUTLOOK, found.toReversed())).toEqual({ playOuts, all, each });
});

test('a play-out says less of the average the more its pieces share one fate', () => {
  const raft: Outlook<never> = { pieces: OUTLOOK.pieces.slice(0, 2), fate: () => undefined };
  const many = (...each: readonly Fates[]): Fates[] => TEN.flatMap(() => each);
  const together = many(['lost', 'lost'], ['safe', 'safe']);
  const apart = many(['lost', 'lost'], ['lost', 'safe'], ['safe', 'lost'], ['safe', 'safe']);
  const [low, high] = wilson(10, 20);
  // All or nothing: as if each play-out had been one trial.
  expect(prospects(raft, together).all.interval[0]).toBeCloseTo(2 * low, 1);
  expect(prospects(raft, together).all.interval[1]).toBeCloseTo(2 * high, 1);
  // Each by itself: nearly as many trials as pieces.
  const [lowApart, highApart] = wilson(40, 80);
  expect(prospects(raft, apart).all.interval[0]).toBeCloseTo(2 * lowApart, 1);
  expect(prospects(raft, apart).all.interval[1]).toBeCloseTo(2 * highApart, 1);
});

test('where nobody was lost yet the interval says that somebody may be', () => {
  const { interval } = prospects(
    OUTLOOK,
    TEN.map(() => ['safe', 'safe', 'safe'] as const),
  ).all;
  expect(interval[0]).toBe(0);
  expect(interval[1]).toBeCloseTo(3 * wilson(0, 10)[1], 9);
});
