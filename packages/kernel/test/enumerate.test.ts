import { describe, expect, test } from 'vitest';
import type { Dice } from '../src/dice.ts';
import { enumerate } from '../src/enumerate.ts';
import { ScriptedDice } from '../src/scripted.ts';

/** Each result with its chance out of `of`, by running over outcomes. */
function odds(run: (dice: Dice) => unknown, of: bigint): Record<string, bigint> {
  const found: Record<string, bigint> = {};
  enumerate(run, (result, ways, all) => {
    const text = JSON.stringify(result);
    expect((ways * of) % all).toBe(0n);
    found[text] = (found[text] ?? 0n) + (ways * of) / all;
  });
  return found;
}

/** The same by running over every face of so many D6. */
function bruteForce(run: (dice: Dice) => unknown, count: number): Record<string, bigint> {
  const found: Record<string, bigint> = {};
  for (let n = 0; n < 6 ** count; n++) {
    const faces = Array.from({ length: count }, (_, i) => 1 + (Math.floor(n / 6 ** i) % 6));
    const text = JSON.stringify(run(new ScriptedDice(faces)));
    found[text] = (found[text] ?? 0n) + 1n;
  }
  return found;
}

function leaves(run: (dice: Dice) => unknown): number {
  let count = 0;
  enumerate(run, () => count++);
  return count;
}

describe('the odds of a roll are those of its faces', () => {
  for (const count of [1, 2, 3, 4, 5]) {
    for (const atLeast of [0, 1, 2, 3, 4, 5, 6, 7]) {
      test(`${count} dice that need ${atLeast}`, () => {
        const run = (dice: Dice): number => dice.successes(count, atLeast);
        expect(odds(run, 6n ** BigInt(count))).toEqual(bruteForce(run, count));
      });
    }
    for (const most of [0, 1, count - 1, count, count + 1]) {
      test(`${count} dice of which ${most} at most make a difference`, () => {
        const run = (dice: Dice): number => dice.successes(count, 5, most);
        expect(odds(run, 6n ** BigInt(count))).toEqual(bruteForce(run, count));
      });
    }
    test(`whether all of ${count} dice succeed`, () => {
      const run = (dice: Dice): boolean[] => [dice.all(count, 3)];
      expect(odds(run, 6n ** BigInt(count))).toEqual(bruteForce(run, count));
    });
    test(`the sum of ${count} dice`, () => {
      const run = (dice: Dice): number => dice.total(count);
      expect(odds(run, 6n ** BigInt(count))).toEqual(bruteForce(run, count));
    });
    test(`${count} dice in order`, () => {
      const run = (dice: Dice): readonly number[] => dice.sorted(count);
      expect(odds(run, 6n ** BigInt(count))).toEqual(bruteForce(run, count));
    });
  }

  test('one die', () => {
    expect(odds((dice) => dice.die(), 6n)).toEqual(bruteForce((dice) => dice.die(), 1));
    expect(odds((dice) => dice.die(3), 3n)).toEqual({ 1: 1n, 2: 1n, 3: 1n });
    expect(odds((dice) => dice.die(1), 1n)).toEqual({ 1: 1n });
  });

  test('rolls that depend on the rolls before them', () => {
    const run = (dice: Dice): unknown => {
      const first = dice.die();
      if (first < 3) return [first];
      const hits = dice.successes(2, first);
      return hits === 0 ? [first, dice.die()] : [hits];
    };
    // Faces that are not rolled are free, so each face list of four counts once.
    expect(odds(run, 6n ** 4n)).toEqual(bruteForce(run, 4));
  });

  test('rolls of several kinds one after the other', () => {
    const run = (dice: Dice): unknown => [dice.sorted(2), dice.all(1, 4), dice.total(1)];
    expect(odds(run, 6n ** 4n)).toEqual(bruteForce(run, 4));
  });
});

describe('what is looked at decides how many runs there are', () => {
  test.each<[string, (dice: Dice) => unknown, number]>([
    ['nothing rolled', () => 0, 1],
    ['twelve dice counted', (dice) => dice.successes(12, 6), 13],
    ['twelve dice that always hit', (dice) => dice.successes(12, 1), 1],
    ['twelve dice that never hit', (dice) => dice.successes(12, 7), 1],
    ['twelve dice of which three matter', (dice) => dice.successes(12, 6, 3), 4],
    ['twelve dice that must all hit', (dice) => dice.all(12, 2), 2],
    ['twelve dice that all hit', (dice) => dice.all(12, 1), 1],
    ['twelve dice of which none can hit', (dice) => dice.all(12, 7), 1],
    ['five dice added', (dice) => dice.total(5), 26],
    ['five dice sorted', (dice) => dice.sorted(5), 252],
    ['no dice', (dice) => [dice.successes(0, 4), dice.total(0), dice.sorted(0)], 1],
    ['a lot of seven', (dice) => dice.die(7), 7],
  ])('%s', (_, run, runs) => {
    expect(leaves(run)).toBe(runs);
  });
});

test('all chances together are exactly one, however many dice', () => {
  let sum = 0n;
  const scale = 6n ** 50n * 20n;
  enumerate(
    (dice) => [dice.successes(40, 5), dice.total(10), dice.die(20)],
    (_, ways, of) => {
      sum += (ways * scale) / of;
    },
  );
  expect(sum).toBe(scale);
});

test('a chance that a floating number cannot hold is exact', () => {
  const chances: bigint[] = [];
  enumerate(
    (dice) => dice.successes(50, 6),
    (hits, ways, of) => {
      expect(of).toBe(6n ** 50n);
      if (hits === 50 || hits === 49) chances.push(ways);
    },
  );
  expect(chances).toEqual([250n, 1n]);
});

test('the dice show no faces, for none were rolled', () => {
  enumerate(
    (dice) => {
      dice.sorted(2);
      return dice.faces.length;
    },
    (shown) => expect(shown).toBe(0),
  );
});
