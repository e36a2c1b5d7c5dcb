import { expect, test } from 'vitest';
import { ScriptedDice } from '../src/scripted.ts';
import { adding, counting, failing, FOR_NOBODY, thrownIn, type Throws } from '../src/throw.ts';
import type { Happening, Roll } from '../src/happening.ts';

type Event = Roll<'shot'> | Roll<'test'> | Roll<'points'> | Roll<'wind'> | Happening<'rest'>;

const THROWS: Throws<Event> = {
  shot: (event) => counting(event, 2),
  test: (event) => ({ ...failing(event, true), kind: 'fright' }),
  points: adding,
  wind: () => FOR_NOBODY,
};

const roll = { rule: 'X-1', side: 'red', dice: [6, 5, 2] } as const;

test('dice that count are rolled again with what they need and how many can matter', () => {
  const thrown = thrownIn(THROWS, { ...roll, type: 'shot', needs: 5, most: 1 });
  expect(thrown).toMatchObject({ kind: 'shot', side: 'red', got: 2 });
  const again = (...faces: number[]): number | undefined =>
    thrown === FOR_NOBODY ? undefined : thrown?.again(new ScriptedDice(faces));
  expect(again(4, 4, 5)).toBe(1);
  expect(again(6, 6, 6)).toBe(1);
  expect(again(4, 4, 4)).toBe(0);
});

test('what counts may be bad, may go by another name, and may be a sum', () => {
  expect(thrownIn(THROWS, { ...roll, type: 'test' })).toMatchObject({
    kind: 'fright',
    got: 1,
    harms: true,
  });
  expect(thrownIn(THROWS, { ...roll, type: 'points' })).toMatchObject({ kind: 'points', got: 13 });
});

test('dice may be for nobody, and an event may have none', () => {
  expect(thrownIn(THROWS, { ...roll, type: 'wind' })).toBe(FOR_NOBODY);
  expect(thrownIn(THROWS, { ...roll, type: 'shot', dice: [] })).toBeUndefined();
  expect(thrownIn(THROWS, { rule: 'X-1', type: 'rest' })).toBeUndefined();
});
