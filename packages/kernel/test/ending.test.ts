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
  expect(match.end({ how: 'resigned', side })).toBeUndefined();
  return match;
}

describe('[resignation] giving up', () => {
  test.each([
    ['red', 'blue'],
    ['blue', 'red'],
  ])('%s, asked or not, makes %s the winner', (side, winner) => {
    const match = resigned(side);
    expect(match.ended).toEqual({ how: 'resigned', side });
    expect(match.pending).toEqual({
      decisions: [],
      outcome: { winner, scores: {}, rule: 'resignation' },
    });
    expect(match.steps).toHaveLength(2);
  });

  test('leaves nobody a move', () => {
    const match = resigned('blue');
    const refusal = { rule: 'resignation', message: { key: 'end.resigned' } };
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
    match.end({ how: 'resigned', side: 'red' });
    expect(match.undo('red')?.key).toBe('undo.ended');
    expect(match.ended).toEqual({ how: 'resigned', side: 'red' });
    expect(match.steps).toHaveLength(1);
  });

  test('is refused to anybody but a side, twice, and after the end', () => {
    const match = hiddenMatch();
    expect(match.end({ how: 'resigned', side: 'green' })).toEqual({
      key: 'end.side',
      with: { side: 'green' },
    });
    expect(match.ended).toBeUndefined();
    expect(resigned('red').end({ how: 'resigned', side: 'blue' })?.key).toBe('end.over');
    const over = playOut(newMatch(SEEDED));
    const before = picture(over);
    expect(over.end({ how: 'resigned', side: 'red' })?.key).toBe('end.over');
    expect(picture(over)).toBe(before);
  });

  test('does not hold in a fork, nor in a position gone back to', () => {
    const match = resigned('red');
    expect(match.at(2)).toEqual(hiddenMatch().state);
    const fork = match.fork(2, SEEDED);
    expect(fork.ended).toBeUndefined();
    expect(playOut(fork).pending.outcome?.rule).toBe('AM-8');
  });
});

describe('[resignation] a match file', () => {
  test('keeps who gave up', () => {
    const match = resigned('blue');
    const file = fileOf(match);
    expect(file.ended).toEqual({ how: 'resigned', side: 'blue' });
    const loaded = load(file, [ambush]);
    expect(loaded.ok && picture(loaded.value.match)).toBe(picture(match));
  });

  test('has no such field where nobody did', () => {
    expect(fileOf(foundMatch())).not.toHaveProperty('ended');
  });

  test('of a match that ended so has the secret of its dice', () => {
    const match = newMatch(COMMITTED);
    match.end({ how: 'resigned', side: 'red' });
    expect(match.save().dice).toEqual([{ from: 0, ...COMMITTED }]);
    const loaded = load(fileOf(match), [ambush]);
    expect(loaded).toMatchObject({ ok: true, value: { verdict: 'proved' } });
    const sealed = newMatch(SEALED);
    expect(sealed.end({ how: 'resigned', side: 'red' })).toBeUndefined();
  });

  test.each([
    ['an unknown side', hiddenMatch(), 'green', 'There is no side called green.'],
    ['a match that is over', playOut(newMatch(SEEDED)), 'red', 'The match is already over.'],
  ])('with %s is refused', (_, match, side, reason) => {
    const loaded = load({ ...fileOf(match), ended: { how: 'resigned', side } }, [ambush]);
    const lines = loaded.ok ? [] : describeProblems(loaded.problems, KERNEL_ENGLISH);
    expect(lines).toEqual([`ended: cannot stand: ${reason}`]);
  });

  test('with something that is no name at all is refused', () => {
    const loaded = load({ ...fileOf(hiddenMatch()), ended: { how: 'resigned', side: 7 } }, [
      ambush,
    ]);
    expect(loaded).toMatchObject({ ok: false, problems: [{ path: 'ended.side' }] });
  });
});

describe('[agreement] a draw by agreement', () => {
  test('ends the match without a winner, and that is kept', () => {
    const match = hiddenMatch();
    expect(match.end({ how: 'agreed' })).toBeUndefined();
    expect(match.pending).toEqual({
      decisions: [],
      outcome: { winner: undefined, scores: {}, rule: 'agreement' },
    });
    expect(match.check('red', { type: 'search', at: 5 })?.message.key).toBe('end.agreed');
    const loaded = load(fileOf(match), [ambush]);
    expect(loaded.ok && picture(loaded.value.match)).toBe(picture(match));
  });
});

describe('[time] running out of time', () => {
  test('makes the other side the winner, and that is kept', () => {
    const match = hiddenMatch();
    expect(match.end({ how: 'overstayed', side: 'blue' })).toBeUndefined();
    expect(match.pending.outcome).toEqual({ winner: 'red', scores: {}, rule: 'time' });
    const loaded = load(fileOf(match), [ambush]);
    expect(loaded.ok && loaded.value.match.ended).toEqual({ how: 'overstayed', side: 'blue' });
  });
});

test('[resignation] a file of format 3 says it in its own words', () => {
  const { ended: _, ...file } = fileOf(resigned('blue'));
  const loaded = load({ ...file, format: 3, resigned: 'blue' }, [ambush]);
  expect(loaded.ok && loaded.value.match.ended).toEqual({ how: 'resigned', side: 'blue' });
});
