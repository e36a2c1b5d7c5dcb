import { Match, type Side } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { ambush } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { stepsTold } from '../src/replay/stepsTold.ts';
import { wordsOf } from '../src/words.ts';
import { DUEL } from './duel.ts';

function started(match: ReturnType<typeof Match.start>): Match {
  if (!match.ok) throw new Error('the scenario is refused');
  return match.value;
}

function decisionsSeenBy(viewer: Side, match: Match): (string | undefined)[] {
  return Array.from(stepsTold(match, viewer, wordsOf(match.ruleset)), (told) => told.decision);
}

test('a decision that no event tells of is told in its own words', () => {
  const match = started(Match.start(pbi, DUEL, {}, { kind: 'seeded', seed: '1' }));
  match.play('attacker', { type: 'aim', from: 'c2', to: 'c3' });
  match.play('attacker', { type: 'all' });
  expect(decisionsSeenBy('spectator', match)).toEqual(['Attacker: Shoot from c2 at c3', undefined]);
});

test('a secret decision is told only to the side that made it', () => {
  const silent = { ...ambush, redact: () => undefined };
  const match = started(Match.start(silent, ambush.scenarios[0], {}, { kind: 'scripted' }));
  match.play('red', { type: 'hide', at: 1 });
  expect(decisionsSeenBy('red', match)).toEqual(['Red: hide in thicket 1']);
  const hidden = ['Red decides something that is not seen.'];
  expect(decisionsSeenBy('blue', match)).toEqual(hidden);
  expect(decisionsSeenBy('spectator', match)).toEqual(hidden);
});
