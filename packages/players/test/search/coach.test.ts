import { seededDice, type Move } from '@sandtable/kernel';
import { ambush, opening, type AmbushState } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { kindsFor } from '../../src/kinds.ts';
import { Coach, type Answered } from '../../src/search/coach.ts';
import type { Doctrine } from '../../src/search/doctrine.ts';
import { AMBUSH, ambushSense } from './ambushSense.ts';

const { mind, doctrine, efforts } = ambushSense;
const { terms } = doctrine;

function coach(plans?: Doctrine['plans']): Coach {
  const own = plans === undefined ? doctrine : { ...doctrine, plans };
  const judgement = { mind, doctrine: own, terms, effort: efforts.general };
  return new Coach(AMBUSH, judgement);
}

const STANDS: Move = { type: 'stand' };
const FLEES = { type: 'flee', to: 2 } as Move;

/** Red lies in 1 and was found there. */
function found(): AmbushState {
  const value = opening(ambush, ambush.scenarios[0], {}) as AmbushState;
  return { ...value, hidden: { red: 1, blue: 5 }, turn: 'blue', found: 'red' };
}

function answered(moves: readonly Move[]): Answered {
  return { view: AMBUSH.view(found(), 'red'), side: 'red', moves, learner: undefined };
}

describe('a coach', () => {
  test('is there for those who think ahead, and for no others', () => {
    const kinds = kindsFor(ambushSense);
    const names = kinds.filter((kind) => kind.coach !== undefined).map(({ name }) => name);
    expect(names).toContain('general');
    expect(names).not.toContain('captain');
    expect(names).not.toContain('greedy');
  });

  test('is certain of what is over', () => {
    const over = (men: AmbushState['men']): number =>
      coach().chance({ ...found(), men }, seededDice('over'));
    expect(over({ red: 2, blue: 0 })).toBe(1);
    expect(over({ red: 0, blue: 2 })).toBe(0);
  });

  test('gives a quick answer the same play-out as the position before it, die for die', () => {
    // One more night is looked at after a fight: flights alone stay within it.
    const flights = Array.from({ length: 30 }, (_, seed) => ({
      seed,
      quick: doctrine.quick(AMBUSH, found(), 0, seededDice(seed)),
    })).filter(({ quick }) => quick.type === 'flee');
    expect(flights.length).toBeGreaterThan(5);
    for (const { seed, quick } of flights) {
      const before = coach().chance(found(), seededDice(seed));
      expect(coach().chanceAfter(found(), 'red', quick, seededDice(seed))).toBe(before);
    }
  });

  test('has what was answered among the choices, and none where all was carried out', () => {
    const choices = coach().choices(answered([STANDS]), seededDice('choices'));
    const departures = choices?.plans.map((_, plan) => choices.departure(plan));
    expect(choices?.plans[0].moves).toEqual([STANDS]);
    expect(departures?.[0]).toBeUndefined();
    expect(departures?.slice(1)).toContain(0);
    const only = coach(() => [{ moves: [STANDS] }]);
    expect(only.choices(answered([STANDS]), seededDice('choices'))).toBeUndefined();
    expect(coach(() => []).choices(answered([STANDS]), seededDice('choices'))).toBeUndefined();
  });

  test('says with which of its moves a plan is another one', () => {
    const hides = (at: number) => ({ type: 'hide', at }) as Move;
    const planned = coach(() => [{ moves: [STANDS, hides(1)] }, { moves: [STANDS, hides(2)] }]);
    const choices = planned.choices(answered([STANDS, hides(1), FLEES]), seededDice('plans'));
    expect(choices?.plans.map((_, plan) => choices.departure(plan))).toEqual(
      choices?.plans.map(({ moves }) => (JSON.stringify(moves).includes('"at":2') ? 1 : undefined)),
    );
  });

  test('imagines what the side could not see', () => {
    const choices = coach().choices(answered([STANDS]), seededDice('worlds'));
    const worlds = choices?.worlds(seededDice('worlds')) as AmbushState[];
    expect(new Set(worlds.map(({ hidden }) => hidden.blue)).size).toBeGreaterThan(1);
    expect(new Set(worlds.map(({ hidden }) => hidden.red))).toEqual(new Set([1]));
  });
});
