import { describe, expect, test } from 'vitest';
import { ACTIVATED, game, type Game, type Sketch } from './support/game.ts';

const BOTH = [
  ['attacker', 'A', 'D'],
  ['defender', 'D', 'A'],
] as const;

const FALLEN = { at: 'c3', status: 'casualty' } as const;
const CLEAR_A = { type: 'clear', square: 'c3', platoon: 'A' } as const;
const CLEAR_B = { type: 'clear', square: 'c3', platoon: 'B' } as const;

/** Groups in c3 with some AP and, unless it says otherwise, a marker of platoon A. */
function tend(groups: NonNullable<Sketch['groups']>): Game {
  return game({ groups: { 'A-rifle6': FALLEN, 'D-rifle1': 'h4', ...groups }, stack: ACTIVATED });
}

describe.each(BOTH)('the %s', (side, us, them) => {
  const start = (): Game =>
    game({
      side,
      groups: {
        [`${us}-rifle1`]: { at: 'c3', ap: 3 },
        [`${us}-rifle6`]: FALLEN,
        [`${them}-rifle1`]: 'h4',
        [`${them}-rifle6`]: FALLEN,
      },
      stack: ACTIVATED,
    });

  test.each([1, 2, 3, 4, 5, 6])('[QS-11.1] rolls a %i: 4+ removes a marker', (face) => {
    const g = start();
    const success = face >= 4;
    expect(g.play({ type: 'clear', square: 'c3', platoon: us }, face)).toEqual([
      {
        type: 'markerRoll',
        rule: 'QS-11.1',
        side,
        square: 'c3',
        platoon: us,
        dice: [face],
        needs: 4,
        success,
      },
    ]);
    expect(g.where(`${us}-rifle6`)).toBe(success ? 'removed' : 'casualty c3');
    expect([g.ap(`${us}-rifle1`), g.where(`${us}-rifle1`)]).toEqual([2, 'c3']);
    expect(g.asked).toBe(`${side} activate`);
  });

  test('[QS-11.1] removes own markers only', () => {
    const g = start();
    const enemies = { type: 'clear', square: 'c3', platoon: them } as const;
    g.refuses(enemies, 'QS-11.1');
    expect(g.why(enemies)).toBe('QS-11.1 noMarker');
    expect(g.offered('clear')).toEqual([{ type: 'clear', square: 'c3', platoon: us }]);
  });
});

test('[QS-11.1] the book’s example: for two rolls each and every group gives up 2 AP', () => {
  const g = tend({ 'A-rifle1': { at: 'c3', ap: 3 }, 'A-rifle2': { at: 'c3', ap: 2 } });
  g.play(CLEAR_A, 1);
  expect([g.ap('A-rifle1'), g.ap('A-rifle2')]).toEqual([2, 1]);
  g.play(CLEAR_A, 1);
  expect([g.ap('A-rifle1'), g.ap('A-rifle2')]).toEqual([1, 0]);
  g.refuses(CLEAR_A, 'QS-11.1');
  expect(g.why(CLEAR_A)).toBe('QS-11.1 notEverybody');
});

test('[QS-11.1] one group without AP is enough to forbid it', () => {
  const g = tend({ 'A-rifle1': { at: 'c3', ap: 6 }, 'B-rifle1': 'c3' });
  g.refuses(CLEAR_A, 'QS-11.1');
  expect(g.offered('clear')).toEqual([]);
});

test('[QS-11.1] 1 AP of everybody is enough for one roll', () => {
  const g = tend({ 'A-rifle1': { at: 'c3', ap: 1 }, 'B-rifle1': { at: 'c3', ap: 1 } });
  g.play(CLEAR_A, 4);
  expect([g.ap('A-rifle1'), g.ap('B-rifle1'), g.where('A-rifle6')]).toEqual([0, 0, 'removed']);
});

test('[QS-11.1] groups elsewhere neither pay nor matter', () => {
  const g = tend({
    'A-rifle1': { at: 'c3', ap: 2 },
    'A-rifle2': { at: 'c2', ap: 2 },
    'A-rifle3': 'b3',
  });
  g.play(CLEAR_A, 1);
  expect([g.ap('A-rifle1'), g.ap('A-rifle2')]).toEqual([1, 2]);
});

test('[QS-11.1] the marker lies in the square of those who give up AP', () => {
  const g = tend({ 'A-rifle1': { at: 'c2', ap: 2 } });
  g.refuses({ type: 'clear', square: 'c2', platoon: 'A' }, 'QS-11.1');
  expect(g.why({ type: 'clear', square: 'c2', platoon: 'A' })).toBe('QS-11.1 noMarker');
  // Nobody stands where the marker lies.
  g.refuses(CLEAR_A, 'QS-11.1');
  expect(g.why(CLEAR_A)).toBe('QS-11.1 notEverybody');
});

test('[QS-11.1] a success removes one marker of several', () => {
  const g = tend({ 'A-rifle1': { at: 'c3', ap: 3 }, 'A-rifle5': FALLEN, 'A-lmg1': FALLEN });
  g.play(CLEAR_A, 4);
  const left = ['A-rifle5', 'A-rifle6', 'A-lmg1'].filter((id) => g.where(id) === 'casualty c3');
  expect(left).toHaveLength(2);
  g.play(CLEAR_A, 6);
  g.play(CLEAR_A, 5);
  expect(g.places).toEqual({ 'A-rifle1': 'c3', 'D-rifle1': 'h4' });
});

test('[QS-11.1] the player chooses of which platoon', () => {
  const groups = { 'A-rifle1': { at: 'c3', ap: 3 }, 'B-rifle6': FALLEN };
  const g = tend(groups);
  expect(g.offered('clear')).toEqual([CLEAR_A, CLEAR_B]);
  g.play(CLEAR_B, 4);
  expect([g.where('A-rifle6'), g.where('B-rifle6')]).toEqual(['casualty c3', 'removed']);
  g.refuses(CLEAR_B, 'QS-11.1');
  expect(g.offered('clear')).toEqual([CLEAR_A]);
});

test('[QS-11.1] a platoon may tend the markers of another', () => {
  const g = tend({ 'B-lmg1': { at: 'c3', ap: 1 } });
  g.play(CLEAR_A, 4);
  expect(g.where('A-rifle6')).toBe('removed');
});

test('[QS-11.1] groups that may not move may still do it', () => {
  const g = tend({ 'A-rifle1': { at: 'c3', ap: 1, flags: ['pinned'] } });
  expect(g.offers(CLEAR_A)).toBe(true);
});

test('[QS-11.1] residual AP will do', () => {
  const g = game({
    groups: { 'A-rifle1': 'c3', 'A-rifle6': FALLEN, 'D-rifle1': 'h4' },
    stack: [{ type: 'residual' }],
  });
  g.play({ type: 'use', square: 'c3' });
  g.play(CLEAR_A, 4);
  expect([g.where('A-rifle6'), g.asked]).toEqual(['removed', 'attacker residual']);
});
