import { Match, SPECTATOR, type Side } from '@sandtable/kernel';
import { ambush } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { loadGame, type Game } from '../src/games/games.ts';
import { plainLook } from '../src/games/plainLook.tsx';
import {
  chapterAfter,
  chapterAt,
  chapterBefore,
  madeAt,
  timelineOf,
} from '../src/replay/timeline.ts';
import { wordsOf } from '../src/words/words.ts';
import { duel } from './duel.ts';

const pbiGame = await loadGame('pbi');
/** Turns are chapters, and the end is none. */
const game: Game = {
  ...pbiGame,
  ruleset: { ...pbiGame.ruleset, chapter: ({ type }) => type === 'turnBegan' },
};
const match = duel('timeline');
const timeline = timelineOf(game, match, SPECTATOR);

describe('the time line of a match', () => {
  test('has every step once, with what happened in words', () => {
    expect(timeline.steps.map(({ step }) => step)).toEqual(match.steps.map((_, i) => i + 1));
    for (const { lines, events } of timeline.steps) {
      expect(lines).toHaveLength(Math.max(events.length, 1));
      for (const line of lines) expect(line).toMatch(/^[^a-z{][^{}]*$/);
    }
  });

  test('begins a chapter where the rules say so, the first before everything', () => {
    const [first, ...turns] = timeline.chapters;
    expect(first).toEqual({ step: 0, title: 'The beginning' });
    expect(turns.length).toBeGreaterThan(3);
    expect(turns[0].title).toBe('Turn 1 (attacker)');
    for (const { step } of turns) {
      expect(timeline.steps[step - 1].events.some(({ type }) => type === 'turnBegan')).toBe(true);
    }
  });

  test('marks the steps after which there are fewer pieces', () => {
    const { ruleset } = game;
    const count = (step: number): number =>
      ruleset.scene(ruleset.view(match.at(step), SPECTATOR)).pieces.length;
    const fewer = match.steps.flatMap((_, i) => (count(i + 1) < count(i) ? [i + 1] : []));
    expect(fewer.length).toBeGreaterThan(0);
    expect(timeline.falls.map(({ step }) => step)).toEqual(fewer);
    for (const { step, lost } of timeline.falls) {
      const sum = Object.values(lost).reduce((all, some) => all + some, 0);
      expect(sum).toBe(count(step - 1) - count(step));
    }
  });

  test('rules without chapters have the beginning only', () => {
    const ruleset = { ...game.ruleset, chapter: () => false };
    const plain = timelineOf({ ...game, ruleset }, match, SPECTATOR);
    expect(plain.chapters).toEqual([{ step: 0, title: 'The beginning' }]);
  });
});

describe('going by chapters', () => {
  const [, first, second] = timeline.chapters;

  test('a step belongs to the last chapter begun', () => {
    expect(chapterAt(timeline, 0).step).toBe(0);
    expect(chapterAt(timeline, first.step)).toBe(first);
    expect(chapterAt(timeline, second.step - 1)).toBe(first);
    expect(chapterAt(timeline, timeline.steps.length)).toBe(timeline.chapters.at(-1));
  });

  test('back goes to the beginning of the chapter, and from there to the one before', () => {
    expect(chapterBefore(timeline, second.step + 1)).toBe(second.step);
    expect(chapterBefore(timeline, second.step)).toBe(first.step);
    expect(chapterBefore(timeline, 0)).toBe(0);
  });

  test('on goes to the next chapter, and from the last to the end', () => {
    expect(chapterAfter(timeline, 0)).toBe(first.step);
    expect(chapterAfter(timeline, first.step)).toBe(second.step);
    expect(chapterAfter(timeline, timeline.steps.length - 1)).toBe(timeline.steps.length);
  });
});

test('a secret decision is told only to the side that made it', () => {
  const silent = { ...ambush, redact: () => undefined };
  const secret: Game = { ruleset: silent, look: plainLook, words: wordsOf(silent) };
  const started = Match.start(silent, ambush.scenarios[0], {}, { kind: 'scripted' });
  if (!started.ok) throw new Error('the scenario is refused');
  started.value.play('red', { type: 'hide', at: 1 });
  const lines = (viewer: Side): readonly string[] =>
    timelineOf(secret, started.value, viewer).steps[0].lines;
  expect(lines('red')).toEqual(['Red: hide in thicket 1']);
  expect(lines('blue')).toEqual(['Red decides something in secret.']);
  expect(lines(SPECTATOR)).toEqual(['Red decides something in secret.']);
});

test('secret decisions that follow each other are one stop of the time line', () => {
  const silent = { ...ambush, redact: () => undefined };
  const secret: Game = { ruleset: silent, look: plainLook, words: wordsOf(silent) };
  const seeded = { kind: 'seeded', seed: 'secrets' } as const;
  const started = Match.start(silent, ambush.scenarios[0], {}, seeded);
  if (!started.ok) throw new Error('the scenario is refused');
  const played = started.value;
  for (let i = 0; i < 3; i++) {
    const { side } = played.pending.decisions[played.pending.decisions.length - 1];
    played.play(side, played.moves(side)[0]);
  }
  const line = timelineOf(secret, played, SPECTATOR);
  expect(line.steps.length).toBeLessThan(played.steps.length);
  expect(line.steps.map(({ step }) => step)).toEqual(line.steps.map((_, i) => i + 1));
  expect(madeAt(line, 0)).toBe(0);
  expect(madeAt(line, line.steps.length)).toBe(played.steps.length);
});
