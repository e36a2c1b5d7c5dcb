import { ambush } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { load } from '../src/load.ts';
import type { NewDice } from '../src/diceSource.ts';
import { Match } from '../src/match.ts';
import type { Ruleset } from '../src/ruleset.ts';
import { committedDice } from '../src/seal.ts';
import {
  COMMITTED,
  COMMITTING,
  fileOf,
  picture,
  playOut,
  SCRIPTED,
  SEEDED,
} from './ambushMatch.ts';

/** Ambush with a fault: armed, it throws once, after the next move has rolled and changed the state. */
function faulty() {
  let armed = false;
  const ruleset: Ruleset = {
    ...(ambush as unknown as Ruleset),
    play(state, side, move, dice, report) {
      (ambush as unknown as Ruleset).play(state, side, move, dice, report);
      if (!armed) return;
      armed = false;
      dice.total(3);
      report?.({ type: 'lot', rule: 'AM-3' });
      throw new Error('a fault of the rules');
    },
    clone(state) {
      if (!armed) return (ambush as unknown as Ruleset).clone(state);
      armed = false;
      throw new Error('a fault of the rules');
    },
  };
  const start = (dice: NewDice): Match => {
    const started = Match.start(ruleset, ambush.scenarios[0], {}, dice);
    if (!started.ok) throw new Error('the scenario is refused');
    return started.value;
  };
  return { ruleset, start, arm: () => (armed = true) };
}

const FACES = Array.from({ length: 400 }, (_, i) => 1 + ((i * 5 + (i >> 2)) % 6));

/** Red hides, and blue’s hiding draws the lot: the first move of the game that rolls. */
function hide(match: Match, { arm }: { arm: () => boolean }): void {
  match.play('red', { type: 'hide', at: 1 });
  const before = picture(match);
  arm();
  expect(() => match.play('blue', { type: 'hide', at: 5 })).toThrow('a fault of the rules');
  expect(picture(match)).toBe(before);
  expect(match.play('blue', { type: 'hide', at: 5 }).ok).toBe(true);
}

describe('a move that fails after it has rolled changes nothing', () => {
  test.each([
    ['seeded', SEEDED],
    ['committed', COMMITTED],
  ] as const)('neither state nor log nor the dice that come next: %s', (_, dice) => {
    const rules = faulty();
    const [one, two] = [rules.start(dice), rules.start(dice)];
    hide(one, rules);
    two.play('red', { type: 'hide', at: 1 });
    two.play('blue', { type: 'hide', at: 5 });
    for (const match of [one, two]) playOut(match);
    expect(one.save()).toEqual(two.save());
    expect(load(fileOf(one), [rules.ruleset]).ok).toBe(true);
  });

  test('nor the dice that are given by hand', () => {
    const rules = faulty();
    const match = rules.start(SCRIPTED);
    match.script([2, ...FACES.slice(0, 10)]);
    hide(match, rules);
    expect(match.steps[1].dice).toEqual([2]);
    expect(match.scripted).toEqual(FACES.slice(0, 10));
    match.script(FACES);
    playOut(match);
    expect(load(fileOf(match), [rules.ruleset]).ok).toBe(true);
  });

  test('in the middle of a match, and where other dice have just come into force', () => {
    const rules = faulty();
    const original = playOut(rules.start(SEEDED), 'choices', 12);
    for (const dice of [SEEDED, committedDice(original, 8, COMMITTING)]) {
      for (const later of [0, 4]) {
        const match = playOut(original.fork(8, dice), 'on', later);
        const other = playOut(original.fork(8, dice), 'on', later);
        const before = picture(match);
        const { side } = match.pending.decisions[0];
        const [move] = match.moves(side);
        rules.arm();
        expect(() => match.play(side, move)).toThrow('a fault of the rules');
        expect(picture(match)).toBe(before);
        expect(playOut(match).save()).toEqual(playOut(other).save());
        expect(load(fileOf(match), [rules.ruleset]).ok).toBe(true);
      }
    }
  });

  test('nor does a move that cannot be taken back to the end', () => {
    const rules = faulty();
    const match = rules.start(SEEDED);
    match.play('red', { type: 'hide', at: 1 });
    const before = picture(match);
    rules.arm();
    expect(() => match.undo('red')).toThrow('a fault of the rules');
    expect(picture(match)).toBe(before);
    expect(match.undo('red')).toBeUndefined();
    expect(match.steps).toEqual([]);
  });
});
