import { ambush } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { KERNEL_ENGLISH } from '../src/english.ts';
import { load } from '../src/load.ts';
import type { Match } from '../src/match.ts';
import { describeProblems } from '../src/words.ts';
import {
  COMMITTED,
  fileOf,
  foundMatch,
  hiddenMatch,
  newMatch,
  picture,
  playOut,
  SEALED,
  SEEDED,
} from './ambushMatch.ts';

/** Red searches; this side has given up. */
function resigned(side: string): Match {
  const match = hiddenMatch();
  expect(match.resign(side)).toBeUndefined();
  return match;
}

describe('[resignation] giving up', () => {
  test.each([
    ['red', 'blue'],
    ['blue', 'red'],
  ])('%s, asked or not, makes %s the winner', (side, winner) => {
    const match = resigned(side);
    expect(match.resigned).toBe(side);
    expect(match.pending).toEqual({
      decisions: [],
      outcome: { winner, scores: {}, rule: 'resignation' },
    });
    expect(match.steps).toHaveLength(2);
  });

  test('leaves nobody a move', () => {
    const match = resigned('blue');
    const refusal = { rule: 'resignation', message: { key: 'resign.done' } };
    for (const side of ambush.sides) {
      expect(match.moves(side)).toEqual([]);
      expect(match.check(side, { type: 'search', at: 5 })).toEqual(refusal);
    }
    const before = picture(match);
    expect(match.play('red', { type: 'search', at: 5 })).toEqual({ ok: false, refusal });
    expect(picture(match)).toBe(before);
  });

  test('cannot be taken back', () => {
    const match = newMatch();
    match.play('red', { type: 'hide', at: 1 });
    match.resign('red');
    expect(match.undo('red')?.key).toBe('undo.resigned');
    expect(match.resigned).toBe('red');
    expect(match.steps).toHaveLength(1);
  });

  test('is refused to anybody but a side, twice, and after the end', () => {
    const match = hiddenMatch();
    expect(match.resign('green')).toEqual({ key: 'resign.side', with: { side: 'green' } });
    expect(match.resigned).toBeUndefined();
    expect(resigned('red').resign('blue')?.key).toBe('resign.over');
    const over = playOut(newMatch(SEEDED));
    const before = picture(over);
    expect(over.resign('red')?.key).toBe('resign.over');
    expect(picture(over)).toBe(before);
  });

  test('does not hold in a fork, nor in a position gone back to', () => {
    const match = resigned('red');
    expect(match.at(2)).toEqual(hiddenMatch().state);
    const fork = match.fork(2, SEEDED);
    expect(fork.resigned).toBeUndefined();
    expect(playOut(fork).pending.outcome?.rule).toBe('AM-8');
  });
});

describe('[resignation] a match file', () => {
  test('keeps who gave up', () => {
    const match = resigned('blue');
    const file = fileOf(match);
    expect(file.resigned).toBe('blue');
    const loaded = load(file, [ambush]);
    expect(loaded.ok && picture(loaded.value.match)).toBe(picture(match));
  });

  test('has no such field where nobody did', () => {
    expect(fileOf(foundMatch())).not.toHaveProperty('resigned');
  });

  test('of a match that ended so has the secret of its dice', () => {
    const match = newMatch(COMMITTED);
    match.resign('red');
    expect(match.save().dice).toEqual([{ from: 0, ...COMMITTED }]);
    const loaded = load(fileOf(match), [ambush]);
    expect(loaded).toMatchObject({ ok: true, value: { verdict: 'proved' } });
    const sealed = newMatch(SEALED);
    expect(sealed.resign('red')).toBeUndefined();
  });

  test.each([
    ['an unknown side', hiddenMatch(), 'green', 'There is no side called green.'],
    ['a match that is over', playOut(newMatch(SEEDED)), 'red', 'The match is already over.'],
  ])('with %s is refused', (_, match, side, reason) => {
    const loaded = load({ ...fileOf(match), resigned: side }, [ambush]);
    const lines = loaded.ok ? [] : describeProblems(loaded.problems, KERNEL_ENGLISH);
    expect(lines).toEqual([`resigned: cannot stand: ${reason}`]);
  });

  test('with something that is no name at all is refused', () => {
    const loaded = load({ ...fileOf(hiddenMatch()), resigned: 7 }, [ambush]);
    expect(loaded).toMatchObject({ ok: false, problems: [{ path: 'resigned' }] });
  });
});
