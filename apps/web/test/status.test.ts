// What one's matches with others wait for, and until when.
import { pbi } from '@sandtable/pbi';
import type { MyMatch, SideClock } from '@sandtable/wire';
import { expect, test } from 'vitest';
import { mineText } from '../src/matches/mineText.ts';
import { peopleOf, statusOf } from '../src/matches/status.ts';
import { when } from '../src/matches/when.ts';
import { wordsOf } from '../src/words/words.ts';

const AT = 1_000_000_000_000;

function matchWith(more: Partial<MyMatch>): MyMatch {
  return {
    match: 'm',
    ruleset: 'pbi',
    scenario: { id: 'x' },
    side: 'attacker',
    state: 'playing',
    isListed: false,
    isMyTurn: false,
    since: AT,
    updated: AT,
    line: { now: [] },
    people: [
      { side: 'attacker', name: 'Ann', isTaken: true },
      { side: 'defender', name: 'Ben', isTaken: true },
    ],
    ...more,
  };
}

function status(more: Partial<MyMatch>): ReturnType<typeof statusOf> {
  return statusOf({ words: wordsOf(pbi) }, matchWith(more));
}

const timed = (clock: SideClock, overstay: MyMatch['overstay'] = 'claim'): Partial<MyMatch> => ({
  clocks: [clock],
  overstay,
  isMyTurn: clock.side === 'attacker',
});
const time = when(AT);

test.each([
  [timed({ side: 'attacker', until: AT }), 'mine.yours', 'mine.until'],
  [timed({ side: 'attacker', left: 5 }), 'mine.yours', 'mine.stands'],
  [timed({ side: 'attacker', until: AT, isOut: true }), 'mine.yours', 'mine.late.claim'],
  [timed({ side: 'attacker', until: AT, isOut: true }, 'computer'), 'mine.yours', 'mine.late.for'],
  [timed({ side: 'defender', until: AT }), 'mine.theirs', 'mine.theirs.until'],
  [timed({ side: 'defender', until: AT, isOut: true }), 'mine.claim', 'mine.claim.since'],
  [{ isMyTurn: true }, 'mine.yours', 'mine.since'],
  [{}, 'mine.theirs', 'mine.since'],
  [{ state: 'open' }, 'mine.coming', 'mine.made'],
  [{ people: [{ side: 'defender', isTaken: false }], isMyTurn: true }, 'mine.left', 'mine.since'],
] as const)('%j is told as %s, %s', (match, state, until) => {
  const told = { state: mineText(state, { name: 'Ben' }), time: mineText(until, { time }) };
  expect(status(match)).toEqual(told);
});

test.each([
  ['playing', true, 'mine.guest'],
  ['playing', false, 'mine.nobody'],
  ['open', false, 'mine.free'],
] as const)('whoever has no name is told of by what he is: %s, %s', (state, isTaken, word) => {
  const people = [
    { side: 'attacker', isTaken: true },
    { side: 'defender', isTaken },
  ];
  const told = peopleOf({ words: wordsOf(pbi) }, matchWith({ state, people }));
  expect(told).toEqual(['Attacker: you', `Defender: ${mineText(word)}`]);
});
