import { Match, seededDice } from '@sandtable/kernel';
import { playersOf, random } from '@sandtable/players';
import { describe, expect, test } from 'vitest';
import { listen, SILENCE, type GuidedBattle, type Talk } from '../src/index.ts';
import { COURSES } from './support/courses.ts';

const BATTLE: GuidedBattle = {
  format: 1,
  ruleset: 'pbi',
  side: 'red',
  opponent: 'greedy',
  scenario: {},
  remarks: [
    { id: 'won', when: { over: 'won' } },
    { id: 'shot', when: { happened: { type: 'shot' } } },
    { id: 'ahead', when: { scored: 'red' } },
    { id: 'turn', when: { asked: 'turn' } },
  ],
};
const standing = (score: number) =>
  [
    {
      side: 'red',
      aim: { rule: '', message: { key: '' } },
      score,
      losses: { count: 0 },
      now: [],
      needed: [],
    },
  ] as const;
const SHOT = { type: 'shot', rule: 'X-1' };

describe('remarks', () => {
  const hear = (
    talk: Talk,
    asked: string | undefined,
    events: (typeof SHOT)[] = [],
    score = 0,
    step = 0,
  ) => listen(BATTLE, talk, { events, standing: standing(score), step, ...(asked && { asked }) });

  test('are made once, when somebody is asked', () => {
    const first = hear(SILENCE, 'turn');
    expect(first.now).toBe('turn');
    const second = hear(first, 'turn');
    expect(second).toMatchObject({ now: 'turn', said: ['turn'] });
  });

  test('what happened meanwhile is kept until then, and the more important comes first', () => {
    const meanwhile = hear(SILENCE, undefined, [SHOT]);
    expect(meanwhile.now).toBe(undefined);
    const asked = hear(meanwhile, 'turn');
    expect(asked.now).toBe('shot');
    expect(hear(asked, 'turn').now).toBe('turn');
  });

  test('go away when something else is asked, or after a few questions of the kind', () => {
    const first = hear(SILENCE, 'turn', [], 0, 1);
    expect(hear(first, undefined, [], 0, 2).now).toBe('turn');
    expect(hear(first, 'other', [], 0, 2).now).toBe(undefined);
    let talk = first;
    const heard = [2, 2, 3, 4].map((step) => (talk = hear(talk, 'turn', [], 0, step)).now);
    expect(heard).toEqual(['turn', 'turn', 'turn', undefined]);
    // It has been said.
    expect(hear(talk, 'turn', [], 0, 5)).toMatchObject({ said: ['turn'] });
  });

  test('a score that has gone up is noticed', () => {
    const first = hear(SILENCE, 'other', [], 3);
    expect(first.now).toBe(undefined);
    expect(hear(first, 'other', [], 4).now).toBe('ahead');
    expect(hear(first, 'other', [], 2).now).toBe(undefined);
  });

  test('the end is told by how it came out', () => {
    const outcome = { winner: 'red', scores: {}, rule: 'X-1' };
    const talk = listen(BATTLE, SILENCE, { events: [SHOT], standing: [], step: 1, outcome });
    expect(talk.now).toBe('won');
    const lost = listen(BATTLE, SILENCE, {
      events: [],
      standing: [],
      step: 1,
      outcome: { ...outcome, winner: 'blue' },
    });
    expect(lost.now).toBe(undefined);
  });
});

/** So many battles are played by those who draw lots, who try everything. */
const BATTLES = 5;

describe.each(COURSES)('the guided battle of $course.ruleset', ({ course, ruleset }) => {
  const { battle } = course;

  test('has its opponent', () => {
    expect(playersOf(ruleset).map(({ name }) => name)).toContain(battle.opponent);
  });

  test('speaks of what is asked and what happens in that game', () => {
    const keys = Object.keys(ruleset.catalogue.texts);
    const isKnown = (key: string): boolean =>
      keys.some((each) => each === key || each.startsWith(`${key}.`));
    for (const { id, when } of battle.remarks) {
      if (when.asked !== undefined) expect(isKnown(`ask.${when.asked}`), id).toBe(true);
      const { type } = when.happened ?? {};
      if (typeof type === 'string') expect(isKnown(`event.${type}`), id).toBe(true);
    }
  });

  test('has something to say from the beginning to the end', () => {
    for (let seed = 0; seed < BATTLES; seed++) {
      const { talk, outcome } = playOut(seed);
      expect(talk.said.length).toBeGreaterThan(4);
      expect(talk.now).toBe(outcome);
    }
  });

  /** The battle between two of them, as somebody hears it who has the side. */
  function playOut(seed: number): { talk: Talk; outcome: string } {
    const dice = seededDice(seed);
    const player = random.make(ruleset);
    const start = Match.start(ruleset, battle.scenario, battle.options ?? {}, {
      kind: 'seeded',
      seed: String(seed),
    });
    if (!start.ok) throw new Error(JSON.stringify(start.problems));
    const match = start.value;
    let talk = SILENCE;
    for (let told = 0; ;) {
      const { decisions, outcome } = match.pending;
      const own = decisions.find(({ side }) => side === battle.side);
      const events = match.steps.slice(told).flatMap((_, i) => match.events(told + i, battle.side));
      told = match.steps.length;
      talk = listen(battle, talk, {
        step: match.steps.length,
        events,
        standing: ruleset.standing(match.view(battle.side)),
        ...(own && { asked: own.kind }),
        ...(outcome && { outcome }),
      });
      if (outcome !== undefined) {
        const { winner } = outcome;
        return {
          talk,
          outcome: winner === undefined ? 'drawn' : winner === battle.side ? 'won' : 'lost',
        };
      }
      const [decision] = decisions;
      const move = player.choose(match.view(decision.side), decision, dice);
      match.play(decision.side, move);
    }
  }
});
