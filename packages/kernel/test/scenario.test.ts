import { expect, test } from 'vitest';
import { measuredSchema } from '../src/scenario.ts';
import { problemsIn } from '../src/schema.ts';

const SCHEMA = measuredSchema(['red', 'blue']);

test('what was measured names the players, the wins of both sides and the draws', () => {
  const measured = { players: 'greedy', wins: { red: 190, blue: 200 }, draws: 10 };
  expect(problemsIn(SCHEMA, measured)).toEqual([]);
  const wrong = { players: '', wins: { red: -1, green: 0 }, draws: 0.5 };
  expect(problemsIn(SCHEMA, wrong).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['players', 'wins.red', 'wins.blue', 'wins.green', 'draws']),
  );
});
