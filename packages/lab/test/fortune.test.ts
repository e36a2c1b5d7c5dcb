import { pbi } from '@sandtable/pbi';
import { playersOf } from '@sandtable/players';
import { expect, test } from 'vitest';
import { playNumber, readRun, type Run, type RunFile } from '../src/index.ts';

const FILE: RunFile = {
  format: 1,
  ruleset: 'pbi',
  scenarios: [{ id: 'village' }],
  players: ['greedy', 'random'],
  games: 40,
  seed: 'luck',
  luck: true,
};
const kinds = playersOf(pbi);

function runOf(file: RunFile): Run {
  const read = readRun(file, [pbi], () => kinds.map(({ name }) => name));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

test('luck is the same every time, and looking at it changes no game', () => {
  const run = runOf(FILE);
  const { luck, ...record } = playNumber(run, kinds, 3);
  expect(playNumber(runOf(FILE), kinds, 3).luck).toBe(luck);
  expect(playNumber(runOf({ ...FILE, luck: false }), kinds, 3)).toEqual(record);
});

test('over many games the dice give as much to one as to the other, and whoever wins had more of them', () => {
  const run = runOf({ ...FILE, players: ['greedy'], games: 60 });
  const records = Array.from({ length: run.games }, (_, i) => playNumber(run, kinds, i));
  const mean = (list: readonly number[]): number =>
    list.reduce((sum, each) => sum + each, 0) / list.length;
  const luckOf = (won: string): number =>
    mean(
      records
        .filter(({ winner, sides }) => winner !== undefined && sides[winner] === won)
        .map(({ luck = 0 }) => luck),
    );
  expect(Math.abs(mean(records.map(({ luck = 0 }) => luck)))).toBeLessThan(110);
  expect(luckOf('attacker')).toBeGreaterThan(100);
  expect(luckOf('defender')).toBeLessThan(-100);
});

test('luck cannot be noted where nobody can judge it', () => {
  const read = readRun(FILE, [pbi], () => ['greedy', 'random']);
  expect(read.ok ? [] : read.problems.map(({ path, message }) => [path, message.key])).toEqual([
    ['luck', 'problem.runLuck'],
  ]);
});
