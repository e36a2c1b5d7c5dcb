import { browning, type Place, type State } from '@sandtable/browning';
import { seededDice, type SideNumber } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { browningDoctrine } from '../../src/browning/doctrine.ts';
import { browningEfforts } from '../../src/browning/efforts.ts';
import { browningMind } from '../../src/browning/mind.ts';
import { Searcher } from '../../src/search/searcher.ts';
import { acting, answer, picking, skirmish } from '../support/skirmish.ts';

const scenarios = browning.scenarios.map(({ id }) => id);

const box = (x: number, y: number, width: number, height: number): Place[] => [
  [x * 100, y * 100],
  [(x + width) * 100, y * 100],
  [(x + width) * 100, (y + height) * 100],
  [x * 100, (y + height) * 100],
];

/** Positions of a game between quick answers, one after so many decisions. */
function positions(scenario: string, every: number): State[] {
  const made = browning.setup(
    browning.scenarios.find(({ id }) => id === scenario),
    {},
  );
  if (!made.ok) throw new Error(`no scenario ${scenario}`);
  const state = made.value;
  const dice = seededDice(scenario);
  const found: State[] = [];
  for (let i = 0; ; i++) {
    const [decision] = browning.pending(state).decisions;
    if (decision === undefined) return found;
    if (i % every === 0) found.push(browning.clone(state));
    const us = browning.sides.indexOf(decision.side) as SideNumber;
    const move = browningDoctrine.quick(browning, state, us, dice);
    // Refuses what is not legal: in tests every move is checked.
    browning.play(state, decision.side, move as never, dice);
  }
}

describe.each(scenarios)('in %s', (scenario) => {
  const reached = positions(scenario, 23);

  test('quick answers are legal, and bring the game to its end', () => {
    expect(reached.length).toBeGreaterThan(5);
  });

  test('plans begin with legal moves, and there are no more of them than were asked for', () => {
    for (const state of reached) {
      const [{ side }] = browning.pending(state).decisions;
      const us = browning.sides.indexOf(side) as SideNumber;
      const plans = browningDoctrine.plans(browning, state, us, seededDice(1), 4);
      expect(plans.length).toBeLessThanOrEqual(4);
      for (const { moves } of plans) expect(browning.check(state, side, moves[0])).toBeUndefined();
    }
  });

  test('what one side has the other lacks, and a chance is never certain', () => {
    for (const state of reached) {
      const [own, others] = [0, 1].map((us) => {
        const amounts = browningDoctrine.terms.map(() => 0);
        browningDoctrine.weigh(state, us as SideNumber, amounts);
        return amounts.reduce((sum, amount) => sum + amount, 0);
      });
      expect(own).toBeCloseTo(-others, 6);
      expect(Number.isFinite(own)).toBe(true);
    }
  });
});

test('every term has a name of its own and a whole sentence', () => {
  const { terms } = browningDoctrine;
  expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
  for (const { words } of terms) expect(words).toMatch(/^[A-Z].+\.$/);
});

test('whoever acts makes a phase go up, and so does a turn', () => {
  const fresh = skirmish({ teams: { A1: [2, 2, 5], A2: [9, 2, 5], D1: [2, 40, 5] } });
  const acted = skirmish({
    teams: { A1: [2, 2, 5], A2: [9, 2, 5], D1: [2, 40, 5] },
    done: ['A1'],
  });
  const later = skirmish({ teams: { A1: [2, 2, 5], A2: [9, 2, 5], D1: [2, 40, 5] }, turn: 3 });
  const phases = [fresh, acted, later].map((state) => browningDoctrine.phase(state));
  expect(phases[1]).toBe(phases[0] + 1);
  expect(phases[2]).toBeGreaterThan(phases[1]);
});

function general(): Searcher {
  return new Searcher(browning, {
    name: 'general',
    mind: browningMind,
    doctrine: browningDoctrine,
    terms: browningDoctrine.terms,
    // What is obvious is found with fewer.
    effort: { ...browningEfforts.general, playOuts: 120 },
  });
}

function answerOf(state: State, seed: string): unknown {
  const [decision] = browning.pending(state).decisions;
  return general().choose(browning.view(state, decision.side), decision, seededDice(seed));
}

test('the same dice make the same answer', () => {
  const state = skirmish({
    teams: { A1: [10, 10, 5], A2: [30, 10, 5], D1: [12, 22, 5], D2: [30, 30, 5] },
    stack: [picking('attacker')],
  });
  expect(answerOf(state, 'a')).toEqual(answerOf(state, 'a'));
});

test('in the last turn whoever is beside the objective goes there', () => {
  const state = skirmish({
    teams: { A1: [10, 10, 5], D1: [40, 40, 5] },
    features: [],
    victory: { kind: 'hold', objectives: [{ name: 'Well', at: [1200, 1800] }] },
    turns: 2,
    stack: acting('march', 'A1', { high: 6, low: 5 }),
  });
  const { type, path } = answerOf(state, 'b') as { type: string; path?: readonly Place[] };
  expect(type).toBe('walk');
  expect(path?.at(-1)?.[1]).toBeGreaterThan(1300);
});

test('small questions are answered without a search', () => {
  const at = { teams: { A1: [10, 10, 5], D1: [12, 22, 5] } } as const;
  const fire = skirmish({ ...at, stack: acting('fire', 'A1') });
  expect(browningDoctrine.plans(browning, fire, 0, seededDice(1), 4)).toEqual([]);
  const advance = skirmish({ ...at, stack: acting('advance', 'A1') });
  expect(browningDoctrine.plans(browning, advance, 0, seededDice(1), 4)).toEqual([]);
});

test('whom to fire at is thought about where there is a choice', () => {
  const state = skirmish({
    teams: { A1: [20, 10, 5], D1: [8, 30, 5], D2: [32, 30, 5] },
    stack: acting('fire', 'A1'),
  });
  expect(browningDoctrine.plans(browning, state, 0, seededDice(1), 4)).toHaveLength(2);
});

test('in the last turn they leave before the enemy fires at them, though others could fire better', () => {
  const state = skirmish({
    teams: {
      A1: [10, 46, 2],
      A2: [30, 20, 5],
      // They are beside those who want to leave; and they are the only ones who see them.
      D1: [10, 42, 5, { weapon: 'smg', rapid: true }],
      D2: [30, 28, 5],
    },
    features: [{ kind: 'building', points: box(16, 34, 30, 2) }],
    victory: { kind: 'exit', side: 'attacker', edge: 'north', figures: 2 },
    turns: 2,
    stack: [picking('attacker', 1)],
  });
  expect(answer(state)).not.toEqual({ type: 'activate', team: 'A1' });
  expect(answerOf(state, 'c')).toEqual({ type: 'activate', team: 'A1' });
});
