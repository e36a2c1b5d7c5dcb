import { describe, expect, test } from 'vitest';
import { ambush } from '../src/ambush/ambush.ts';
import { opening } from '../src/conformance/randomGame.ts';
import { perft } from '../src/perft.ts';

const [stream, gorge] = ambush.scenarios;

describe('positions after a number of decisions', () => {
  test('are counted by hand where that can be done', () => {
    const state = opening(ambush, gorge, {});
    // Red has two thickets; blue has two, and a lot is drawn; the other bank has two to search.
    expect([0, 1, 2, 3].map((depth) => perft(ambush, state, depth))).toEqual([1, 2, 8, 16]);
  });

  test.each([
    { scenario: stream, flight: true, counts: [1, 4, 32, 128, 992, 4224] },
    { scenario: gorge, flight: false, counts: [1, 2, 8, 128, 224] },
  ])('of $scenario.id with flight $flight are known', ({ scenario, flight, counts }) => {
    const state = opening(ambush, scenario, { flight });
    expect(counts.map((_, depth) => perft(ambush, state, depth))).toEqual(counts);
  });

  test('leave out games that ended before', () => {
    const [scenario] = ambush.scenarios;
    const over = opening(ambush, { ...scenario, men: { red: 0, blue: 1 } } as typeof scenario, {});
    expect([perft(ambush, over, 0), perft(ambush, over, 1)]).toEqual([1, 0]);
  });

  test('do not change the state they start from', () => {
    const state = opening(ambush, stream, {});
    const before = JSON.stringify(state);
    perft(ambush, state, 3);
    expect(JSON.stringify(state)).toBe(before);
  });
});
