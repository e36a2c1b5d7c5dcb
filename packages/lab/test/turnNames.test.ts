import { pbi } from '@sandtable/pbi';
import { random } from '@sandtable/players';
import { squareBashing } from '@sandtable/square-bashing';
import { expect, test } from 'vitest';
import { playNumber, readRun } from '../src/run.ts';
import { runReport } from '../src/runReport.ts';
import { turnNames, UNSAID, type Opened } from '../src/turnNames.ts';

const SIDES = ['red', 'blue'];

function named(...opened: Opened[]): unknown[] {
  return turnNames([opened], SIDES).map(({ turn, side }) => [turn, side]);
}

test('turns are counted as the rules do, from whichever a scenario begins with', () => {
  expect(named([5, null], [6, null], [null, null], [7, null])).toEqual([
    [5, undefined],
    [6, undefined],
    [undefined, undefined],
    [7, undefined],
  ]);
});

test('what a game begins with is the turn before the next, or the first half of that', () => {
  const whole = named(UNSAID, [4, 'blue'], [5, 'red'], [6, 'blue']);
  expect(whole[0]).toEqual([3, 'red']);
  const half = named(UNSAID, [4, 'blue'], [5, 'red'], [5, 'blue']);
  expect(half[0]).toEqual([4, 'red']);
  const second = named(UNSAID, [4, 'red'], [4, 'blue'], [5, 'red']);
  expect(second[0]).toEqual([3, 'blue']);
  expect(named(UNSAID, [4, 'blue'])[0]).toEqual([undefined, undefined]);
});

test('the longest game names the turns, and those that were played before it was noted name none', () => {
  const short: Opened[] = [[1, 'red']];
  expect(turnNames([short, undefined, [...short, [1, 'blue']]], SIDES)).toHaveLength(2);
  expect(turnNames([undefined], SIDES)).toEqual([]);
});

test.each([pbi, squareBashing].map((each) => [each.id, each] as const))(
  'each turn of %s has a part for either side',
  (_, ruleset) => {
    const [{ id }] = ruleset.scenarios;
    const file = { format: 1, ruleset: ruleset.id, scenarios: [{ id }], players: ['random'] };
    const read = readRun({ ...file, games: 1, seed: '1', detail: true }, [ruleset], () => [
      'random',
    ]);
    if (!read.ok) throw new Error('the run is not good');
    const { names = [], games = [] } =
      runReport(read.value, [playNumber(read.value, [random], 0)]).contests[0].course ?? {};
    expect(names).toHaveLength(games.length);
    const [first, second] = ruleset.sides;
    expect(names.slice(0, 3)).toEqual([
      { turn: 1, side: first },
      { turn: 1, side: second },
      { turn: 2, side: first },
    ]);
  },
);
