import { seededDice, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { pbiBoats } from '@sandtable/pbi-boats';
import { describe, expect, test } from 'vitest';
import { boatsSense } from '../../src/pbi-boats/game.ts';
import { TERMS } from '../../src/pbi-boats/terms.ts';
import { playOut } from '../../src/search/playOut.ts';

const { doctrine } = boatsSense;
const ruleset: Ruleset = pbiBoats;
const MOST_STEPS = 700;

/** Calls for every question of a game in which every third answer is any that the rules allow. */
function walk(
  scenario: unknown,
  seed: string,
  visit: (state: object, us: SideNumber, step: number) => void,
): void {
  const made = ruleset.setup(scenario, {});
  if (!made.ok) throw new Error('the scenario is not good');
  const dice = seededDice(seed);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { decisions, outcome } = ruleset.pending(made.value);
    if (outcome !== undefined) return;
    const { side } = decisions[0];
    const us = ruleset.sides.indexOf(side) as SideNumber;
    visit(made.value, us, step);
    const move =
      step % 3 === 0
        ? ruleset.draw(made.value, side, dice)
        : doctrine.quick(ruleset, made.value, us, dice);
    ruleset.play(made.value, side, move, dice);
  }
}

describe.for(pbiBoats.scenarios)('$id', (scenario) => {
  test('quick answers are legal wherever somebody has blundered to', () => {
    let asked = 0;
    for (const seed of ['a', 'b']) {
      const dice = seededDice(seed);
      walk(scenario, seed, (state, us) => {
        asked++;
        const move = doctrine.quick(ruleset, state, us, dice);
        const refusal = ruleset.check(state, ruleset.sides[us], move);
        expect(refusal, JSON.stringify(move)).toBeUndefined();
      });
    }
    expect(asked).toBeGreaterThan(100);
  });

  test('plans begin with a legal move', () => {
    const dice = seededDice('plans');
    let count = 0;
    walk(scenario, 'c', (state, us, step) => {
      if (step % 4 !== 0) return;
      for (const { moves } of doctrine.plans(ruleset, state, us, dice, 12)) {
        count++;
        const refusal = ruleset.check(state, ruleset.sides[us], moves[0]);
        expect(refusal, JSON.stringify(moves[0])).toBeUndefined();
      }
    });
    expect(count).toBeGreaterThan(50);
  });

  test('[QS-2.4] whole deployments are legal to their ends, and the usual one is the first', () => {
    walk(scenario, 'deployments', (state, us, step) => {
      if (step > 0 || ruleset.pending(state).decisions[0].kind !== 'deploy') return;
      const plans = doctrine.plans(ruleset, state, us, seededDice('deployments'), 1);
      expect(plans.map(({ isUsual }) => isUsual)).toEqual(plans.map((_, nth) => nth === 0));
      expect(plans.length).toBeGreaterThan(2);
      const places = plans.map(({ moves }) => {
        const world = ruleset.clone(state);
        for (const move of moves) {
          expect(ruleset.check(world, ruleset.sides[us], move)).toBeUndefined();
          ruleset.play(world, ruleset.sides[us], move, seededDice(0));
        }
        expect(ruleset.pending(world).decisions[0].kind).not.toBe('deploy');
        return JSON.stringify(world);
      });
      expect(new Set(places).size).toBe(plans.length);
    });
  });

  test('what one side gains the other loses', () => {
    const [ours, theirs] = [[] as number[], [] as number[]];
    const sum = (amounts: readonly number[]): number =>
      amounts.reduce((all, each) => all + each, 0);
    walk(scenario, 'd', (state, _us, step) => {
      if (step % 10 !== 0) return;
      doctrine.weigh(state, 0, ours);
      doctrine.weigh(state, 1, theirs);
      expect(ours).toHaveLength(TERMS.length);
      expect(sum(ours)).toBeCloseTo(-sum(theirs), 6);
    });
  });

  test('a play-out comes to an end, the same with the same dice', () => {
    const course = {
      ruleset,
      doctrine,
      terms: TERMS,
      side: 'attacker',
      horizon: 99,
      foe: doctrine,
    };
    const played = (): unknown => {
      const made = ruleset.setup(scenario, {});
      if (!made.ok) throw new Error('the scenario is not good');
      return playOut(course, made.value, { moves: [] }, seededDice('out'));
    };
    const one = played();
    expect(one).toMatchObject({ amounts: undefined });
    expect(played()).toEqual(one);
  });
});

test('every term says why in a sentence', () => {
  const names = TERMS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { words } of TERMS) expect(words).toMatch(/^[A-Z].*\.$/);
});

test('a phase goes up with every turn of either side', () => {
  const phases: number[] = [];
  walk(pbiBoats.scenarios[0], 'e', (state) => {
    const now = doctrine.phase(state);
    if (phases.at(-1) !== now) phases.push(now);
  });
  // From before the game play-outs go on into the fighting.
  const [, ...turns] = phases;
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  expect(phases.length).toBeGreaterThan(4);
});
