import type { MyMatch, SideClock } from '@sandtable/wire';
import { expect, test } from 'vitest';
import { byUrgency } from '../src/lobby/lists.ts';

/** A match in which somebody plays red. */
function match(id: string, more: Partial<MyMatch>): MyMatch {
  return {
    match: id,
    ruleset: 'pbi',
    scenario: { id: 'x' },
    side: 'red',
    state: 'playing',
    isListed: false,
    isMyTurn: false,
    since: 0,
    updated: 0,
    line: { now: [] },
    people: [],
    ...more,
  };
}

const clocks = (...all: readonly SideClock[]): Partial<MyMatch> => ({
  clocks: all,
  overstay: 'claim',
});

test('what has to be done soonest comes first, then what has waited longest, then what can be claimed', () => {
  const all = [
    match('over', { state: 'over', updated: 9 }),
    match('open', { state: 'open' }),
    match('theirs', clocks({ side: 'blue', until: 90 })),
    match('claim', clocks({ side: 'blue', until: 10, isOut: true })),
    match('played for', {
      ...clocks({ side: 'blue', until: 10, isOut: true }),
      overstay: 'fallback',
    }),
    match('waiting', { isMyTurn: true, since: 50 }),
    match('waiting longer', { isMyTurn: true, since: 40 }),
    match('later', { isMyTurn: true, ...clocks({ side: 'red', until: 80 }) }),
    match('late', { isMyTurn: true, ...clocks({ side: 'red', until: 20, isOut: true }) }),
  ];
  expect(byUrgency(all).map(({ match: id }) => id)).toEqual([
    'late',
    'later',
    'waiting longer',
    'waiting',
    'claim',
    'theirs',
    'played for',
    'open',
    'over',
  ]);
});
