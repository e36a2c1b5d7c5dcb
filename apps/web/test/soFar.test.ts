import { stepsSeen, type Match, type Side, type StepSeen } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { ambush } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { plainLook } from '../src/games/plainLook.tsx';
import { LocalTable } from '../src/play/localTable.ts';
import { reviewable } from '../src/play/SoFar.tsx';
import type { Sitting } from '../src/play/sitting.ts';
import { chanceFor, facing, storyOf, storySeen } from '../src/review/story.ts';
import type { SavedMatch } from '../src/store/matches.ts';
import { wordsOf } from '../src/words/words.ts';
import { duel } from './duel.ts';
import { matchOf, sit } from './seated.ts';

function offered(sitting: Sitting): Side | undefined {
  return reviewable(sitting, sitting.moment());
}

async function playFirst(sitting: Sitting): Promise<void> {
  const [{ side }] = matchOf(sitting).pending.decisions;
  await sitting.play(matchOf(sitting).moves(side)[0]);
}

/** What a side has seen, from a table that may look into its match: the app itself may not. */
function seenIn(
  [saved]: readonly SavedMatch[],
  match: Match,
  side: Side,
): Promise<readonly StepSeen[]> {
  return new LocalTable(match, saved, (before) => Promise.resolve(before)).seen(side);
}

test('whoever plays alone may look back at what he did, as long as it goes on', async () => {
  const { sitting } = sit(pbi, { attacker: 'computer:x', defender: 'person' });
  expect(offered(sitting)).toBeUndefined();
  await playFirst(sitting);
  expect(offered(sitting)).toBe('defender');
  await sitting.resign('defender');
  expect(offered(sitting)).toBeUndefined();
});

test('where nobody sits, nobody looks back', async () => {
  const { sitting } = sit(pbi, { attacker: 'computer:x', defender: 'computer:x' });
  sitting.open();
  await expect.poll(() => sitting.moment().step).toBeGreaterThan(2);
  sitting.close();
  expect(offered(sitting)).toBeUndefined();
});

test('where two share a screen and have secrets, only whoever has taken it over looks back, at what he saw', async () => {
  const { sitting, kept } = sit(ambush, { red: 'person', blue: 'person' });
  await playFirst(sitting);
  const { handOver } = sitting.moment();
  expect(handOver).toBe('blue');
  expect(offered(sitting)).toBeUndefined();
  sitting.takeOver();
  expect(offered(sitting)).toBe('blue');
  await playFirst(sitting);
  const match = matchOf(sitting);
  const seen = await seenIn(kept, match, 'blue');
  expect(seen).toEqual(stepsSeen(match, 'blue', 0));
  expect(seen.map(({ side, move }) => [side, move !== undefined])).toEqual([
    ['red', false],
    ['blue', true],
  ]);
  expect(JSON.stringify(seen)).not.toContain(`"red":${JSON.stringify(hiddenRed(match))}`);
});

function hiddenRed(match: Match): unknown {
  return (match.state as { readonly hidden: { readonly red: unknown } }).hidden.red;
}

test('what was seen is told in words, for whoever saw it', async () => {
  const { sitting, kept } = sit(pbi, { attacker: 'person', defender: 'person' });
  for (let i = 0; i < 3; i++) await playFirst(sitting);
  const game = { ruleset: pbi, look: plainLook, words: wordsOf(pbi) };
  const seen = await seenIn(kept, matchOf(sitting), 'defender');
  const story = storySeen(game, 'defender', seen);
  expect(story.told(0)).toEqual([]);
  expect(story.told(1)).toEqual(seen[0].events.map((event) => game.words.tellBriefly(event)));
  const { before, move } = seen[2];
  if (move === undefined) throw new Error('nothing is secret here');
  expect(story.choice(3, move)).toBe(game.words.choiceBriefly(before, move));
  // A plan is told move by move, and ends where something comes between.
  expect(story.plan(3, [move, { type: 'endTurn' }])).toEqual([story.choice(3, move)]);
  expect(facing(story)).toEqual(['defender', 'attacker']);
  expect(chanceFor(story, 0.25)).toBe(0.75);
});

test('of a step in which dice fell those events can be told alone', () => {
  const game = { ruleset: pbi, look: plainLook, words: wordsOf(pbi) };
  const match = duel('rolled');
  const story = storyOf(game, match);
  const step = match.steps.findIndex((_, i) => {
    const events = match.happened(i);
    return events.some(({ dice }) => dice) && events.some(({ dice }) => !dice);
  });
  const rolled = story.rolled(step + 1);
  expect(rolled.length).toBeGreaterThan(0);
  expect(rolled.length).toBeLessThan(story.told(step + 1).length);
  expect(story.told(step + 1)).toEqual(expect.arrayContaining([...rolled]));
});
