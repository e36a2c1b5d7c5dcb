import { describe, expect, test } from 'vitest';
import { RolledDice } from '../src/dice.ts';
import { ScriptedDice, ScriptError, takeFrom } from '../src/scripted.ts';
import { seededDice, seededDraw } from '../src/seeded.ts';

function draw(seed: string | number, count: number, sides: number): number[] {
  const next = seededDraw(seed);
  return Array.from({ length: count }, () => next(sides));
}

describe('rolled dice', () => {
  test('count successes', () => {
    const dice = new ScriptedDice([1, 4, 5, 6, 5]);
    expect(dice.successes(5, 5)).toBe(3);
    expect(dice.faces).toEqual([1, 4, 5, 6, 5]);
  });

  test('count no more successes than make a difference', () => {
    const dice = new ScriptedDice([6, 6, 6, 1, 5, 6]);
    expect(dice.successes(4, 5, 2)).toBe(2);
    expect(dice.faces).toEqual([6, 6, 6, 1]);
    expect(dice.successes(2, 5, 3)).toBe(2);
  });

  test('say whether all of them succeed', () => {
    const dice = new ScriptedDice([4, 6, 4, 3]);
    expect([dice.all(2, 4), dice.all(2, 4), dice.all(0, 4)]).toEqual([true, false, true]);
  });

  test('add up', () => {
    expect(new ScriptedDice([6, 1, 3]).total(3)).toBe(10);
  });

  test('lie highest first, while the faces stay as they fell', () => {
    const dice = new ScriptedDice([2, 6, 3, 6]);
    expect(dice.sorted(4)).toEqual([6, 6, 3, 2]);
    expect(dice.faces).toEqual([2, 6, 3, 6]);
  });

  test('have six sides unless they say otherwise', () => {
    const asked: number[] = [];
    const dice = new RolledDice((sides) => asked.push(sides));
    dice.die();
    dice.die(20);
    dice.successes(1, 4);
    dice.total(1);
    dice.sorted(1);
    expect(asked).toEqual([6, 20, 6, 6, 6]);
  });

  test('can be none at all', () => {
    const dice = new ScriptedDice();
    expect([dice.successes(0, 4), dice.total(0), dice.sorted(0)]).toEqual([0, 0, []]);
    expect(dice.faces).toEqual([]);
  });

  test('show the last roll only', () => {
    const dice = new ScriptedDice([1, 2, 3]);
    dice.total(2);
    dice.die();
    expect(dice.faces).toEqual([3]);
  });

  test('keep everything in the order it fell, if they are told to', () => {
    const dice = new RolledDice(takeFrom([3, 1, 6, 17]), true);
    dice.sorted(2);
    dice.die();
    dice.die(20);
    expect(dice.kept).toEqual([3, 1, 6, 17]);
    expect(new RolledDice(() => 1).kept).toBeUndefined();
  });
});

describe('scripted dice', () => {
  test('fall as written and must all be used', () => {
    const dice = new ScriptedDice([4, 2]);
    expect(dice.die()).toBe(4);
    expect(dice.left).toEqual([2]);
    expect(() => dice.finish()).toThrow('scripted dice were not rolled: 2');
    expect(dice.die()).toBe(2);
    expect(() => dice.finish()).not.toThrow();
  });

  test('run out', () => {
    expect(() => new ScriptedDice([1]).total(2)).toThrow(ScriptError);
    expect(() => new ScriptedDice().die()).toThrow('there is no die left in the script');
  });

  test.each([
    [7, 6],
    [0, 6],
    [-1, 6],
    [1.5, 6],
    [NaN, 6],
    [3, 2],
  ])('cannot show %d on a die of %d sides', (face, sides) => {
    const script = [face];
    expect(() => takeFrom(script)(sides)).toThrow(
      expect.objectContaining({ name: 'ScriptError', face, sides }),
    );
    expect(script).toEqual([face]);
  });

  test('leave the list they were given alone', () => {
    const script = [1, 2];
    new ScriptedDice(script).total(2);
    expect(script).toEqual([1, 2]);
  });
});

describe('seeded dice', () => {
  test('give for ever what they gave first', () => {
    expect(draw('sandtable', 20, 6).join('')).toBe('55451321534566555321');
    expect(draw(1, 20, 6).join('')).toBe('42541322621561213615');
    expect(draw('', 10, 6).join('')).toBe('5312216314');
    expect(draw('sandtable', 5, 100)).toEqual([23, 57, 76, 89, 97]);
    expect(draw('sandtable', 3, 4_000_000_000)).toEqual([
      3_500_041_223, 865_745_957, 1_661_468_189,
    ]);
  });

  test('take a number for its text', () => {
    expect(draw(12, 50, 6)).toEqual(draw('12', 50, 6));
  });

  test('have nothing in common for seeds that are alike', () => {
    const seeds = Array.from({ length: 200 }, (_, i) => draw(i, 20, 6).join(''));
    expect(new Set(seeds).size).toBe(200);
    const [one, two] = [draw('a', 6000, 6), draw('b', 6000, 6)];
    const same = one.filter((face, i) => face === two[i]).length;
    expect(same / 6000).toBeCloseTo(1 / 6, 1);
  });

  test('start anew with every generator', () => {
    const [one, two] = [seededDice('x', true), seededDice('x')];
    expect(one.sorted(10)).toEqual(two.sorted(10));
    expect(one.kept).toEqual(two.faces);
  });

  // The limit is the chi-square that one fair generator in ten thousand would exceed.
  test.each([
    [2, 15.2],
    [6, 25.8],
    [20, 50.8],
    [100, 161.4],
  ])('favour no face of %d', (sides, limit) => {
    const rolls = 60_000;
    for (const seed of ['a', 'b', 'c']) {
      const counts = Array.from({ length: sides }, () => 0);
      for (const face of draw(seed, rolls, sides)) counts[face - 1]++;
      expect(chiSquare(counts, rolls / sides)).toBeLessThan(limit);
    }
  });

  test('favour no pair of faces in a row', () => {
    const counts = Array.from({ length: 36 }, () => 0);
    const faces = draw('pairs', 72_000, 6);
    for (let i = 0; i < faces.length; i += 2) counts[(faces[i] - 1) * 6 + faces[i + 1] - 1]++;
    expect(chiSquare(counts, 1000)).toBeLessThan(77);
  });

  test('favour no face where the generator’s words do not divide evenly', () => {
    const sides = 3_000_000_000;
    const faces = draw('big', 3000, sides);
    expect(faces.every((face) => face >= 1 && face <= sides)).toBe(true);
    // Without rejection a third of the faces would come up twice as often.
    const low = faces.filter((face) => face <= sides / 3).length;
    expect(chiSquare([low, 3000 - low], 1000, 2000)).toBeLessThan(15.2);
  });
});

function chiSquare(counts: readonly number[], ...expected: readonly number[]): number {
  return counts.reduce((sum, count, i) => {
    const mean = expected[i] ?? expected[0];
    return sum + (count - mean) ** 2 / mean;
  }, 0);
}
