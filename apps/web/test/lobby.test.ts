// What somebody looks for in the lobby, what becomes of it while he looks, and what he agrees to.
import { CLOCK_PRESETS, type Challenge, type Terms, type Watchable } from '@sandtable/wire';
import { describe, expect, test } from 'vitest';
import { filtersIn, isFitting, lobbyAddress, type Filters } from '../src/lobby/filters.ts';
import { changed } from '../src/lobby/useLobby.ts';
import { termsWords } from '../src/online/matters/TermsTold.tsx';

function challenge(match: string, terms: Terms = {}, more: Partial<Challenge> = {}): Challenge {
  return {
    match,
    ruleset: 'pbi',
    scenario: { id: 'x' },
    side: 'attacker',
    clock: terms.clock?.kind ?? 'none',
    terms,
    options: {},
    made: 0,
    ...more,
  };
}

describe('what is looked for', () => {
  const { bank, move } = CLOCK_PRESETS;
  const all = [
    challenge('none'),
    challenge('short', { clock: bank.short }),
    challenge('long', { clock: bank.long }, { side: 'defender' }),
    challenge('day', { clock: move.short }),
    challenge('week', { clock: move.long }, { ruleset: 'pub-battles', side: 'red' }),
  ];
  test.each([
    [{}, 'none short long day week'],
    [{ game: 'pub-battles' }, 'week'],
    [{ clock: 'none' }, 'none'],
    [{ clock: 'bank' }, 'short long'],
    [{ clock: 'bank.short' }, 'short'],
    [{ clock: 'bank.long' }, 'long'],
    [{ clock: 'move' }, 'day week'],
    [{ clock: 'move.short' }, 'day'],
    [{ clock: 'move.long', game: 'pbi' }, ''],
    [{ side: 'defender' }, 'long'],
  ] as readonly (readonly [Filters, string])[])(
    '%j finds %s, from an address too',
    (filters, found) => {
      const address = new URL(lobbyAddress(filters), 'https://example.org');
      expect(filtersIn(address)).toEqual(filters);
      const fitting = all.filter((each) => isFitting(each, filters));
      expect(fitting.map(({ match }) => match).join(' ')).toBe(found);
    },
  );
});

test('a challenge that has become a match is no challenge any more', () => {
  const lobby = { challenges: [challenge('one'), challenge('two')], watchable: [] };
  const begun: Watchable = {
    match: 'one',
    ruleset: 'pbi',
    scenario: { id: 'x' },
    line: { now: [] },
    people: [],
    updated: 1,
  };
  const after = changed(lobby, { challenges: [], watchable: [begun], gone: [] });
  expect(after.challenges.map(({ match }) => match)).toEqual(['two']);
  expect(after.watchable).toEqual([begun]);
});

test('whoever takes a seat reads all that he agrees to', () => {
  expect(termsWords({}, 'lobby')).toBe(
    'No clock. Decisions can be taken back if both agree. Both may ask the computer what to do, and what they could have done. Anybody may watch.',
  );
  const terms: Terms = {
    clock: { kind: 'bank', seconds: 5400, increment: 30 },
    overstay: 'fallback',
    holidays: 1,
    takeBacks: false,
    help: false,
    spectators: false,
  };
  expect(termsWords(terms, 'link')).toBe(
    'Live: 90 minutes each, of every decision 30 seconds free. ' +
      'Who runs out of time has the quietest answer given for them. One day off each. ' +
      'Nothing is taken back by agreement. Without help of the computer. Nobody watches before it is over.',
  );
  expect(termsWords({ clock: CLOCK_PRESETS.move.short }, 'link')).toBe(
    'By correspondence: one day for every decision. Who runs out of time can be claimed against. ' +
      'Decisions can be taken back if both agree. Both may ask the computer what to do, and what they could have done. Whoever has the address may watch.',
  );
});
