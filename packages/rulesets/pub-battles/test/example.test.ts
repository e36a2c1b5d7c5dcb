import { expect, test } from 'vitest';
import { Fight, shots } from './support/fight.ts';

/** 1, which 2 supports, attacks A, which B supports; 3 attacks A's flank, and C the flank of 3. */
function example(): Fight {
  return new Fight({
    A: { kind: 'regular', at: [20_000, 20_000, 180] },
    B: { kind: 'regular', behind: 'A' },
    '#1': { kind: 'elite', against: ['A', 'front'] },
    '#2': { kind: 'regular', behind: '#1' },
    '#3': { kind: 'regular', against: ['A', 'left', 600] },
    C: { kind: 'regular', against: ['#3', 'right', -900] },
  });
}

test('[PB-10.8] the worked example: 1, 2 and 3 against A, B and C over two rounds', () => {
  const f = example();
  // 1 and A fire first, at the same time. 1 hits once, A three times.
  const first = f.begin(4, 1, 1, 4, 5, 6);
  expect(shots(first)).toEqual(['#1 4 1', 'A 4 3']);
  expect(f.is('A')).toBe('spent');
  // 1 would be destroyed, but is elite: it becomes Spent and retreats.
  expect(f.is('#1')).toBe('spent');
  expect(f.asked).toBe('red relieve #2');
  f.answer({ type: 'relieve' });
  expect(f.contacts).toEqual(['#2 A front', '#3 A left', 'C #3 right']);

  // 3 fires at A with +1, or at C with -1; not at B, which only supports.
  expect(f.asked).toBe('red aim #3');
  expect(f.moves).toEqual([
    { type: 'fire', target: f.tag('A') },
    { type: 'fire', target: f.tag('C') },
  ]);
  expect(f.refused({ type: 'fire', target: f.tag('B') })).toBe('PB-10.8 notTouched');
  const second = f.answer({ type: 'fire', target: f.tag('A') }, 3, 6, 2);
  expect(shots(second)).toEqual(['#3 3 2']);
  expect(f.is('A')).toBe('destroyed');
  expect(f.asked).toBe('blue relieve B');
  // C fires last, into the flank of 3 with +1, and hits once.
  const third = f.answer({ type: 'relieve' }, 3, 2, 1);
  expect(shots(third)).toEqual(['C 3 1']);
  expect(f.is('#3')).toBe('spent');

  // Each announces whether it stands, in the order B, 2, 3, C; without 3 there is nobody before C.
  expect(f.asked).toBe('blue stand B');
  f.answer({ type: 'stay' });
  expect(f.asked).toBe('red stand #2');
  f.answer({ type: 'stay' });
  expect(f.asked).toBe('red stand #3');
  const round2 = f.answer({ type: 'retreat' }, 4, 4, 3, 6, 3, 1);
  expect(shots(round2)).toEqual(['#2 4 2', 'B 4 1']);
  expect(f.is('#2')).toBe('spent');
  expect(f.is('B')).toBe('spent');
  expect(f.asked).toBe('over');
  expect(f.contacts).toEqual([]);
});

test('[PB-10.8] 3 may fire at C instead, which is on its flank, with -1', () => {
  const f = example();
  f.begin(1, 1, 1, 1, 1, 1);
  const events = f.answer({ type: 'fire', target: f.tag('C') }, 4, 5, 4, 1, 1, 1);
  expect(shots(events)).toEqual(['#3 5 1', 'C 3 0']);
  expect(f.is('C')).toBe('spent');
  // The order in which they stand: the first defender, the first attacker, then the others.
  const asked: string[] = [];
  for (let i = 0; i < 4; i++) {
    asked.push(f.asked);
    if (i < 3) f.answer({ type: 'stay' });
  }
  expect(asked).toEqual(['blue stand A', 'red stand #1', 'red stand #3', 'blue stand C']);
});

test('[PB-10.8] where 1 drives A away and B takes its place, 3 may fire at B', () => {
  const f = example();
  f.begin(4, 4, 1, 1, 1, 1);
  expect(f.asked).toBe('blue relieve B');
  f.answer({ type: 'relieve' });
  expect(f.asked).toBe('red aim #3');
  expect(f.moves).toContainEqual({ type: 'fire', target: f.tag('B') });
});
