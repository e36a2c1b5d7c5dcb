import type { ClockTerms } from '@sandtable/wire';
import { describe, expect, test } from 'vitest';
import { clocksOf, nextDue, overstayed, type Beat, type Pause } from '../src/host/clock.ts';

const SIDES = ['red', 'blue'];
const MINUTE = 60;
const BY_MOVE: ClockTerms = { kind: 'move', seconds: 10 * MINUTE };
const BANK: ClockTerms = { kind: 'bank', seconds: 10 * MINUTE, increment: 30 };

/** At so many seconds: who is asked then, and what it was. */
function beat(seconds: number, asked: string, what: Partial<Beat> = {}): Beat {
  const sides = asked === '' ? [] : asked.split(' ');
  return { at: seconds * 1000, asked: sides, ...what };
}

/** What each clock says, in seconds: with how much left it stands, or when it runs out. */
function clocks(
  terms: ClockTerms,
  beats: readonly Beat[],
  now: number,
  pauses: readonly Pause[] = [],
): string {
  return clocksOf(terms, SIDES, beats, pauses, now * 1000)
    .map(({ left, until }) =>
      left === undefined ? `until ${(until ?? 0) / 1000}` : `${left / 1000} left`,
    )
    .join(', ');
}

describe('by the move, ten minutes each', () => {
  test.each<[string, Beat[], number, string]>([
    [
      'the side that is asked has its time from then on',
      [beat(0, 'red')],
      100,
      'until 600, 600 left',
    ],
    [
      'a time in which nobody could decide counts for nobody',
      [beat(0, 'red'), beat(5000, 'red', { isHeld: true })],
      5100,
      'until 5600, 600 left',
    ],
    [
      'every decision has all of it',
      [beat(0, 'red'), beat(500, 'red', { decided: 'red' })],
      600,
      'until 1100, 600 left',
    ],
    [
      'it goes over to the other side',
      [beat(0, 'red'), beat(500, 'blue', { decided: 'red' })],
      600,
      '600 left, until 1100',
    ],
    [
      'of two that decide at once each has its own, from the beginning',
      [beat(0, 'red blue'), beat(100, 'blue', { decided: 'red' })],
      200,
      '600 left, until 600',
    ],
    [
      'who takes his decision back goes on where he was',
      [beat(0, 'red'), beat(400, 'blue', { decided: 'red' }), beat(450, 'red', { undone: 'red' })],
      500,
      'until 650, 600 left',
    ],
    [
      'and what he has thought of since is not given back either',
      [
        beat(0, 'red'),
        beat(100, 'red', { decided: 'red' }),
        beat(300, 'red', { decided: 'red' }),
        beat(350, 'red', { undone: 'red' }),
        beat(360, 'red', { undone: 'red' }),
      ],
      360,
      'until 600, 600 left',
    ],
    [
      'who was played for has a minute until he decides himself',
      [beat(0, 'red'), beat(600, 'red', { decided: 'red', isFor: true })],
      610,
      'until 660, 600 left',
    ],
    [
      'and then all of it again',
      [
        beat(0, 'red'),
        beat(600, 'red', { decided: 'red', isFor: true }),
        beat(650, 'red', { decided: 'red' }),
      ],
      660,
      'until 1250, 600 left',
    ],
  ])('%s', (_, beats, now, expected) => {
    expect(clocks(BY_MOVE, beats, now)).toBe(expected);
  });
});

describe('a bank of ten minutes, of each decision 30 seconds free', () => {
  test.each<[string, Beat[], number, string]>([
    ['it lasts for as long and what is free', [beat(0, 'red')], 0, 'until 630, 630 left'],
    [
      'a quick answer costs nothing and brings nothing',
      [beat(0, 'red'), beat(20, 'blue', { decided: 'red' })],
      20,
      '630 left, until 650',
    ],
    [
      'a slow one costs what is not free',
      [beat(0, 'red'), beat(130, 'blue', { decided: 'red' })],
      130,
      '530 left, until 760',
    ],
    [
      'an empty one leaves what is free',
      [beat(0, 'red'), beat(2000, 'red', { decided: 'red' })],
      2000,
      'until 2030, 630 left',
    ],
    [
      'taking back and deciding again is one decision',
      [
        beat(0, 'red'),
        beat(30, 'blue', { decided: 'red' }),
        beat(40, 'red', { undone: 'red' }),
        beat(70, 'blue', { decided: 'red' }),
      ],
      70,
      '600 left, until 700',
    ],
    [
      'an empty one is not filled by taking back',
      [beat(0, 'red'), beat(30, 'red', { decided: 'red' }), beat(700, 'red', { undone: 'red' })],
      700,
      'until 630, 630 left',
    ],
    [
      'who thinks until the other takes back has thought for it',
      [beat(0, 'red'), beat(10, 'blue', { decided: 'red' }), beat(140, 'red', { undone: 'red' })],
      140,
      'until 760, 530 left',
    ],
  ])('%s', (_, beats, now, expected) => {
    expect(clocks(BANK, beats, now)).toBe(expected);
  });
});

describe('while clocks stand', () => {
  const pause = (from: number, until: number, side?: string): Pause => ({
    from: from * 1000,
    until: until * 1000,
    side,
  });

  test.each<[string, Pause[], number, string]>([
    ['an agreed pause stops them', [pause(100, 900)], 500, '500 left, 600 left'],
    ['after it they go on', [pause(100, 900)], 1000, 'until 1400, 600 left'],
    ['that of the other side does nothing', [pause(100, 900, 'blue')], 500, 'until 600, 600 left'],
    ['one’s own stops', [pause(100, 900, 'red')], 500, '500 left, 600 left'],
    [
      'two that overlap count once',
      [pause(100, 500), pause(300, 700, 'red')],
      800,
      'until 1200, 600 left',
    ],
  ])('%s', (_, pauses, now, expected) => {
    expect(clocks(BY_MOVE, [beat(0, 'red')], now, pauses)).toBe(expected);
  });

  test('somebody looks again when it is over', () => {
    const pauses = [pause(100, 900)];
    const read = clocksOf(BY_MOVE, SIDES, [beat(0, 'red')], pauses, 500_000);
    expect(nextDue(read, ['red'], pauses, 500_000)).toBe(900_000);
    expect(overstayed(read, 5_000_000)).toEqual([]);
  });
});

test('who has overstayed is known at the second, and when to look', () => {
  const read = clocksOf(BY_MOVE, SIDES, [beat(0, 'red blue')], [], 599_999);
  expect(overstayed(read, 599_999)).toEqual([]);
  expect(overstayed(read, 600_000)).toEqual(['red', 'blue']);
  expect(nextDue(read, ['red', 'blue'], [], 0)).toBe(600_000);
});
