import { browning } from '@sandtable/browning';
import { seededDice, type GameEvent, type Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { ambush } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { luckiest, luckOf, unluckiest, weigh, type Weighed } from '../src/luck.ts';

/** A roll of Ambush: dice that fell a man each from 5 on, of whom there are so many. */
function fought(dice: readonly number[], fell: number, most = 9, side = 'red'): GameEvent {
  return { type: 'fought', rule: 'AM-7', side, dice, needs: 5, most, fell } as GameEvent;
}

function weighed(event: GameEvent, ruleset: Ruleset = ambush): Weighed {
  const found = weigh(ruleset, event, 1);
  if (found === undefined) throw new Error('the event has no dice');
  return found;
}

describe('a roll', () => {
  // Two dice, each hits by 1/3: 4/9 none, 4/9 one, 1/9 both; mean 2/3, variance 2 · 1/3 · 2/3 = 4/9.
  test('has what it could expect, and how likely it was to be as good or as bad', () => {
    const { roll } = weighed(fought([6, 1], 1));
    expect(roll).toMatchObject({ kind: 'fought', side: 'red', dice: 2, got: 1 });
    expect(roll.expected).toBeCloseTo(2 / 3, 12);
    expect(roll.asGood).toBeCloseTo(5 / 9, 12);
    expect(roll.asBad).toBeCloseTo(8 / 9, 12);
  });

  test('is lucky by how many standard deviations it is off, times the root of its dice', () => {
    expect(weighed(fought([6, 1], 1)).roll.luck).toBeCloseTo(
      (Math.sqrt(2) * (1 / 3)) / (2 / 3),
      12,
    );
    expect(weighed(fought([1], 0)).roll.luck).toBeCloseTo(-(1 / 3) / Math.sqrt(2 / 9), 12);
  });

  // Of three dice 8/27 hit nobody, and there is only one to hit.
  test('counts nothing that makes no difference', () => {
    const { roll } = weighed(fought([6, 6, 6], 1, 1));
    expect(roll.expected).toBeCloseTo(19 / 27, 12);
    expect(roll.asGood).toBeCloseTo(19 / 27, 12);
  });

  test('of which more is worse is lucky where there is less', () => {
    const { roll } = weighed(
      {
        type: 'moraleTest',
        rule: 'QS-4.2',
        side: 'attacker',
        dice: [1, 1],
        needs: 4,
        fails: 0,
      } as GameEvent,
      pbi,
    );
    expect(roll.expected).toBe(1);
    expect(roll.luck).toBeCloseTo(2, 12);
    expect([roll.asGood, roll.asBad]).toEqual([0.25, 1]);
  });

  test('that can come out in one way only is neither', () => {
    const sure = { ...fought([3], 1), needs: 1 } as GameEvent;
    expect(weighed(sure).roll).toMatchObject({ expected: 1, luck: 0, asGood: 1, asBad: 1 });
  });

  test('without dice, for nobody, or of nobody who plays is not weighed', () => {
    expect(weigh(ambush, { type: 'dawn', rule: 'AM-8' }, 1)).toBeUndefined();
    const clock = { type: 'countdown', rule: 'SB-2.2', side: 'attacker', dice: [3] };
    expect(weigh(squareBashing, clock, 1)).toBeUndefined();
    expect(weigh(ambush, fought([1], 0, 9, 'green'), 1)).toBeUndefined();
  });
});

describe('the luck of a side', () => {
  // One die, then another, each 1/3: none 4/9, one 4/9, both 1/9.
  test('is that of all its dice together, and has its place among all they could have come to', () => {
    const one = [weighed(fought([6], 1)), weighed(fought([1], 0))];
    const red = luckOf('red', one);
    expect(red).toMatchObject({ rolls: 2, dice: 2 });
    expect(red.luck).toBeCloseTo((1 / 3 / Math.sqrt(2 / 9)) * Math.SQRT1_2, 12);
    expect(red.rank).toBeCloseTo(4 / 9 + 2 / 9, 9);
    const both = luckOf('red', [weighed(fought([6], 1)), weighed(fought([5], 1))]);
    expect(both.rank).toBeCloseTo(8 / 9 + 1 / 18, 9);
  });

  test('is its own alone, and even where it rolled nothing', () => {
    const rolls = [weighed(fought([6], 1)), weighed(fought([1], 0, 9, 'blue'))];
    expect(luckOf('blue', rolls)).toMatchObject({ rolls: 1, dice: 1 });
    expect(luckOf('blue', rolls).luck).toBeLessThan(0);
    expect(luckOf('red', [])).toEqual({ side: 'red', rolls: 0, dice: 0, luck: 0, rank: 0.5 });
  });
});

test('the rarest of the good and of the bad rolls are found', () => {
  const rolls = [
    fought([6, 6, 6], 3), // one in 27
    fought([1], 0), // two in three
    fought([5], 1), // one in three
    fought([1, 2, 3, 4, 1, 2], 0), // 64 in 729
    fought([6, 1, 1], 1), // as expected
  ].map((event) => weighed(event).roll);
  expect(luckiest(rolls, 2)).toEqual([rolls[0], rolls[2]]);
  expect(unluckiest(rolls, 5)).toEqual([rolls[3], rolls[1]]);
});

/** Games in which everybody draws lots, from the first scenarios of a ruleset. */
function* rollsOf(ruleset: Ruleset, games: number, steps: number): Generator<Weighed> {
  for (let game = 0; game < games; game++) {
    const scenario = ruleset.scenarios[game % ruleset.scenarios.length];
    const opening = ruleset.setup(scenario, {});
    if (!opening.ok) throw new Error(`${scenario.id} is refused`);
    const [dice, lots] = [seededDice(`luck ${game}`), seededDice(`lots ${game}`)];
    const events: GameEvent[] = [];
    for (let step = 0; step < steps; step++) {
      const [decision] = ruleset.pending(opening.value).decisions;
      if (decision === undefined) break;
      const move = ruleset.draw(opening.value, decision.side, lots);
      ruleset.play(opening.value, decision.side, move, dice, (event) => events.push(event));
    }
    for (const event of events) {
      const found = weigh(ruleset, event, 1);
      if (found !== undefined) yield found;
    }
  }
}

describe.each([
  { ruleset: pbi as Ruleset, games: 6, steps: 600 },
  { ruleset: pbiBoats as Ruleset, games: 8, steps: 400 },
  { ruleset: browning as Ruleset, games: 3, steps: 400 },
  { ruleset: pubBattles as Ruleset, games: 12, steps: 900 },
  { ruleset: squareBashing as Ruleset, games: 6, steps: 500 },
])('in many games of $ruleset.id', ({ ruleset, games, steps }) => {
  const all = [...rollsOf(ruleset, games, steps)];

  // The dice are always the same, so this is no matter of chance: a wrong expectation shows as a bias.
  test.each([...new Set(all.map(({ roll }) => roll.kind))].toSorted())(
    '%s gives what it is expected to',
    (kind) => {
      const rolls = all.filter(({ roll }) => roll.kind === kind).map(({ roll }) => roll);
      const dice = rolls.reduce((sum, roll) => sum + (roll.luck === 0 ? 0 : roll.dice), 0);
      const luck = rolls.reduce((sum, roll) => sum + roll.luck, 0);
      expect(Math.abs(luck)).toBeLessThanOrEqual(3.5 * Math.sqrt(Math.max(dice, 1)));
    },
  );

  test.each(ruleset.sides)('the dice of the %s are as good as bad', (side) => {
    const own = all.filter(({ roll }) => roll.side === side).slice(0, 400);
    const { dice, luck, rank } = luckOf(side, own);
    expect(dice).toBeGreaterThan(200);
    expect(Math.abs(luck)).toBeLessThan(3);
    // So many dice are as good as normally distributed.
    expect(Math.abs(rank - normal(luck))).toBeLessThan(0.02);
  });
});

/** The share of a normal distribution below so many standard deviations (Abramowitz and Stegun, 26.2.17). */
function normal(deviations: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(deviations));
  const factors = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const sum = factors.reduceRight((rest, factor) => t * (factor + rest), 0);
  const tail = (Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return deviations > 0 ? 1 - tail : tail;
}
