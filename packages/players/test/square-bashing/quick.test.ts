import { otherSide, seededDice, topFrame, type SideNumber } from '@sandtable/kernel';
import {
  ASSAULT_MODIFIERS,
  assaultOf,
  fightDice,
  holds,
  LEAST_DICE,
  NEAR,
  partyOf,
  savesOn,
  SQUARES,
  squareBashing,
  TARGET_MODIFIERS,
  targetsOf,
  type SquareState,
} from '@sandtable/square-bashing';
import { expect, test } from 'vitest';
import { assaultDice, failingIn, targetDice } from '../../src/square-bashing/quick/clash.ts';
import { chanceOfCasualties } from '../../src/square-bashing/quick/casualties.ts';
import { quickAnswer } from '../../src/square-bashing/quick/quick.ts';
import { USUAL } from '../../src/square-bashing/quick/stance.ts';

/** Plays a scenario by chance alone, or with quick answers, and shows every position in which somebody is asked. */
function eachPosition(
  scenario: (typeof squareBashing.scenarios)[number],
  seed: string,
  isQuick: boolean,
  see: (state: SquareState, us: SideNumber) => void,
): void {
  const made = squareBashing.setup(scenario, {});
  if (!made.ok) throw new Error('a bad scenario');
  const state = made.value;
  const dice = seededDice(seed);
  for (;;) {
    const { decisions, outcome } = squareBashing.pending(state);
    if (outcome !== undefined) return;
    const { side } = decisions[0];
    const us = squareBashing.sides.indexOf(side) as SideNumber;
    see(state, us);
    const move = isQuick
      ? quickAnswer(squareBashing, state, us, USUAL[us], dice)
      : squareBashing.draw(state, side, dice);
    squareBashing.play(state, side, move, dice);
  }
}

test.for(squareBashing.scenarios)(
  '$id: a quick answer is legal wherever it is asked',
  (scenario) => {
    const asked = new Set<string>();
    for (const [seed, isQuick] of [
      ['a', false],
      ['b', false],
      ['c', true],
    ] as const) {
      eachPosition(scenario, seed, isQuick, (state, us) => {
        asked.add(topFrame(state).type);
        const move = quickAnswer(squareBashing, state, us, USUAL[us], seededDice(1));
        const refusal = squareBashing.check(state, squareBashing.sides[us], move);
        expect(refusal, JSON.stringify(move)).toBeUndefined();
      });
    }
    expect(asked.size).toBeGreaterThan(10);
  },
);

test('[SB-5.3, SB-5.4] its dice of an assault are those of the rules', () => {
  let compared = 0;
  eachPosition(squareBashing.scenarios[0], 'dice', true, (state) => {
    if (topFrame(state).type !== 'assaults') return;
    const enemy = otherSide(state.side);
    for (let from = 0; from < SQUARES; from++) {
      if (!holds(state, state.side, from)) continue;
      for (const to of NEAR[from]) {
        if (!holds(state, enemy, to)) continue;
        const clash = assaultOf(state, from, to, partyOf(state, from));
        const shock = clash.shock ? { ...clash, shock: false } : clash;
        const [ours, theirs] = [assaultDice(state, from, to), targetDice(state, enemy, to)];
        expect(Math.max(LEAST_DICE, ours)).toBe(fightDice(ASSAULT_MODIFIERS, state, shock));
        expect(Math.max(LEAST_DICE, theirs)).toBe(fightDice(TARGET_MODIFIERS, state, shock));
        compared++;
      }
    }
  });
  expect(compared).toBeGreaterThan(20);
});

test('[SB-7.1] what is not saved is what the rules say', () => {
  let compared = 0;
  eachPosition(squareBashing.scenarios[1], 'saves', true, (state) => {
    if (topFrame(state).type !== 'assaults') return;
    const enemy = otherSide(state.side);
    for (let to = 0; to < SQUARES; to++) {
      const units = targetsOf(state, to);
      if (units.length === 0) continue;
      let failing = 0;
      for (const unit of units) failing += savesOn(state, unit, 'assaulted') - 1;
      expect(failingIn(state, enemy, to, true)).toBe(Math.round((2 * failing) / units.length));
      compared++;
    }
  });
  expect(compared).toBeGreaterThan(20);
});

test('the chance of more casualties is that of counting all of them', () => {
  // One die each, each of which hits on 5 and is saved every other time: 1/6 for one, and not for the other.
  expect(chanceOfCasualties(1, 6, 1, 6)).toBeCloseTo((1 / 6) * (5 / 6), 10);
  // Two dice against none that could hurt.
  expect(chanceOfCasualties(2, 12, 1, 0)).toBeCloseTo(1 - (2 / 3) ** 2, 10);
});
