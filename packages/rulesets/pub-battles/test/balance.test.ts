import { expect, test } from 'vitest';
import { pubBattles } from '../src/ruleset.ts';

const MEASURED = pubBattles.scenarios.filter(({ measured }) => measured !== undefined);

test('battles say how they came out between equal players', () => {
  expect(MEASURED.map(({ id }) => id)).toContain('teaching');
});

test.each(MEASURED)('no side of $id wins less than a third of the games', ({ measured }) => {
  const { red = 0, blue = 0 } = measured?.wins ?? {};
  expect(Math.min(red, blue) / (red + blue + (measured?.draws ?? 0))).toBeGreaterThan(1 / 3);
});
