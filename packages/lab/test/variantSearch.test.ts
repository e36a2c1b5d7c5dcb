import { pbi } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import type { Run, RunRecord } from '../src/run.ts';
import { searchFile, USUAL_BALANCE, VariantSearch } from '../src/variantSearch.ts';
import { runOf, tossed } from './support/coins.ts';

const knobs = [{ name: 'turns', path: 'turns', values: [2, 4, 6, 8] }];
const scenario = { ...pbi.scenarios[0], knobs };
const choices = [4, 2, 6, 8].map((turns) => ({ turns }));
const SHARES = [0.7, 0.5, 0.2, 0.9];

function variants(): Run {
  const terms = { players: ['random', 'random'], options: {}, seed: '1' } as const;
  return runOf(searchFile(pbi, scenario, choices, terms));
}

/** Plays to the end, so many games at a time. */
function searched(search: VariantSearch, slice: number): RunRecord[] {
  const toss = tossed(search.run, SHARES);
  const records: RunRecord[] = [];
  while (!search.isOver) {
    const came = search.wanted(slice).map(toss);
    records.push(...came);
    search.take(came.toReversed());
  }
  return records;
}

test('the even variant is found, after the same games however many are played at a time', () => {
  const all = [1, 50, 10_000].map((slice) => {
    const search = new VariantSearch(variants(), USUAL_BALANCE);
    searched(search, slice);
    return search;
  });
  const [{ found, tried, games }] = all;
  expect(found).toMatchObject({ candidate: 1, isSettled: true });
  expect(found?.tried).toEqual(tried);
  expect(all.map((each) => each.games)).toEqual([games, games, games]);
  expect(all.map((each) => each.found)).toEqual([found, found, found]);
});

test('each of those that are left is played in turn, and it is told how many that are', () => {
  const search = new VariantSearch(variants(), USUAL_BALANCE);
  expect(search.round).toEqual({ left: 4, games: 0, of: 128 });
  expect(search.wanted(6)).toEqual([0, 1, 2, 3, 4, 5]);
  const toss = tossed(search.run, SHARES);
  search.take(search.wanted(128).map(toss));
  expect([search.round.left, search.games]).toEqual([2, 128]);
  search.take(search.wanted(8).map(toss));
  expect(search.round).toEqual({ left: 2, games: 8, of: 64 });
  expect(new Set(search.wanted(8).map((number) => number % 4))).toEqual(new Set([0, 1]));
});

test('a search goes on with the games that were kept of it', () => {
  const search = new VariantSearch(variants(), USUAL_BALANCE);
  const records = searched(search, 40);
  const half = new VariantSearch(variants(), USUAL_BALANCE);
  half.take(records.slice(0, records.length / 2));
  expect(half.isOver).toBe(false);
  expect(half.games).toBe(Math.floor(records.length / 2));
  searched(half, 40);
  expect(half.found).toEqual(search.found);
  const whole = new VariantSearch(variants(), USUAL_BALANCE);
  whole.take(records);
  expect([whole.found, whole.games]).toEqual([search.found, search.games]);
});
