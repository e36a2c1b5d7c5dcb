import { expect, test } from 'vitest';
import type { BrowningEvent } from '../src/state/events.ts';
import { game, only, picking, told, type Game } from './support/game.ts';
import { activate, RIDGE } from './support/ground.ts';
import { row, type Sketch } from './support/sketch.ts';

/** One activation from the end of a turn, with one platoon of the attacker and two of the defender. */
const LAST: Sketch = {
  teams: {
    A1: row(1000, 1000, 3),
    A2: row(2000, 1000, 3),
    D1: row(1000, 3500, 3),
    E1: { at: row(2000, 3500, 3), platoon: '4' },
    F1: row(3000, 3500, 3),
  },
  features: [RIDGE],
  done: ['A2', 'D1', 'E1', 'F1'],
};

function endTurn(more: Partial<Sketch>): [Game, BrowningEvent[]] {
  const g = game({ ...LAST, ...more });
  return [g, activate(g, 'A1', 1)];
}

test('[BB-9.1] each player chooses one of his pinned figures, which scatters', () => {
  const [g] = endTurn({
    figures: { 'A2-1': 'pinned', 'A2-3': 'pinned', 'D1-1': 'pinned', 'E1-2': 'pinned' },
    options: { nerves: 'side' },
  });
  expect([g.asked, g.named]).toEqual(['attacker nerves', ['A2-1', 'A2-3']]);
  g.refuses({ type: 'choose', figure: 'A1-1' }, 'BB-9.1 notShaken');
  g.refuses({ type: 'choose', figure: 'D1-1' }, 'BB-9.1 notShaken');
  expect(told(g.play({ type: 'choose', figure: 'A2-3' }))).toEqual(['BB-9.1 scattered']);
  expect([g.asked, g.named]).toEqual(['defender nerves', ['D1-1', 'E1-2']]);
  g.play({ type: 'choose', figure: 'D1-1' });
  expect([g.all('scattered'), g.all('pinned')]).toEqual([
    ['A2-3', 'D1-1'],
    ['A2-1', 'E1-2'],
  ]);
  expect(g.asked).toBe('defender pick');
});

test('[BB-9.1] who has only one has no choice, and who has none loses nobody', () => {
  const [g, events] = endTurn({ figures: { 'A2-1': 'pinned' } });
  expect(told(events).slice(-3)).toEqual(['BB-8.1 done', 'BB-9.1 scattered', 'BB-9.2 turnBegan']);
  expect(g.all('scattered')).toEqual(['A2-1']);
});

test('[BB-9.1] the side that picked first chooses first', () => {
  const figures = {
    'A2-1': 'pinned',
    'A2-2': 'pinned',
    'D1-1': 'pinned',
    'D1-2': 'pinned',
  } as const;
  const [g] = endTurn({ figures, first: 'defender' });
  expect(g.asked).toBe('defender nerves');
});

const SHAKEN = {
  'A2-1': 'pinned',
  'A2-2': 'pinned',
  'D1-1': 'pinned',
  'E1-1': 'pinned',
  'E1-2': 'pinned',
  'F1-1': 'pinned',
} as const;

test.each(['auto', 'platoon'])('[BB-9.1] one a platoon, with nerves %s', (nerves) => {
  const [g] = endTurn({ figures: SHAKEN, options: { nerves } });
  g.play({ type: 'choose', figure: 'A2-1' });
  expect([g.asked, g.named]).toEqual(['defender nerves', ['D1-1', 'F1-1']]);
  g.refuses({ type: 'choose', figure: 'E1-1' }, 'BB-9.1 notShaken');
  g.play({ type: 'choose', figure: 'F1-1' });
  expect([g.asked, g.named]).toEqual(['defender nerves', ['E1-1', 'E1-2']]);
  g.play({ type: 'choose', figure: 'E1-2' });
  expect(g.all('scattered')).toEqual(['A2-1', 'F1-1', 'E1-2']);
});

test('[BB-9.1] one a side, with nerves side', () => {
  const [g] = endTurn({ figures: SHAKEN, options: { nerves: 'side' } });
  g.play({ type: 'choose', figure: 'A2-1' });
  expect(g.named).toEqual(['D1-1', 'F1-1', 'E1-1', 'E1-2']);
  g.play({ type: 'choose', figure: 'E1-1' });
  expect(g.all('scattered')).toEqual(['A2-1', 'E1-1']);
});

test('[BB-9.1] two platoons on one side do not make it one a platoon for a side that has one', () => {
  const [g] = endTurn({ figures: SHAKEN });
  expect(g.named).toEqual(['A2-1', 'A2-2']);
  g.play({ type: 'choose', figure: 'A2-2' });
  expect(g.asked).toBe('defender nerves');
});

test('[BB-9.1] a regrouped figure counts with the platoon that it has joined', () => {
  const scenario = { ...LAST, options: { nerves: 'platoon' } };
  const g = game({
    ...scenario,
    figures: { 'D1-1': 'scattered', 'D1-2': 'pinned' },
    done: ['A1', 'A2', 'D1', 'E1', 'F1'],
    leaders: { Brandt: '2' },
    leadersDone: ['Brandt'],
    stack: [
      picking('defender', 1),
      { type: 'comeback', leader: 'Brandt', figures: ['D1-1'], count: 1, back: [] },
    ],
  });
  g.play({ type: 'bring', figure: 'D1-1', team: 'E1', at: [2000, 3600] });
  expect(g.state.turn).toBe(2);
  expect([g.teamOf('D1-1'), g.all('scattered')]).toEqual(['E1', ['D1-2']]);
});

test('[BB-9.2] all leaders are available, all teams ready, and no leader figure stands', () => {
  const [g, events] = endTurn({
    leaders: { Harris: '1', Brandt: '2' },
    leadersDone: ['Harris', 'Brandt'],
    leaderAt: { A2: [2000, 1100] },
  });
  const began = only(events, 'turnBegan');
  expect([began.rule, began.turn, began.side]).toEqual(['BB-9.2', 2, 'defender']);
  expect(['A1', 'A2', 'D1', 'E1', 'F1'].every((team) => g.isReady(team))).toBe(true);
  expect(['Harris', 'Brandt'].every((leader) => g.isAvailable(leader))).toBe(true);
  expect(g.leaderAt('A2')).toBeUndefined();
});

test('[BB-9.2] by cards there is a new deck', () => {
  const drawn = { ...picking('attacker', 1), drawn: ['A1'] };
  const g = game({
    ...LAST,
    cards: ['A'],
    stack: [drawn],
    options: { activation: 'cards' },
  });
  g.play({ type: 'activate', team: 'A1' });
  g.play({ type: 'place', at: [1000, 1000] }, 1);
  // The first of four cards again.
  expect(only(g.play({ type: 'stay' }, 1), 'drawn').card).toBe('A');
  expect(g.state.cards).toEqual([1, 0, 0, 0]);
});

test('[BB-9.2] pinned figures stay pinned, scattered ones aside', () => {
  const figures = { 'A2-1': 'pinned', 'A2-2': 'pinned', 'A2-3': 'scattered' } as const;
  const [g] = endTurn({ figures });
  g.play({ type: 'choose', figure: 'A2-2' });
  expect([g.all('pinned'), g.all('scattered')]).toEqual([['A2-1'], ['A2-2', 'A2-3']]);
});
