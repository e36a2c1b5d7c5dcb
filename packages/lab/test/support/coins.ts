import { seededDice } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { readRun, type Run, type RunRecord } from '../../src/run.ts';
import type { RunFile } from '../../src/runFile.ts';

/** The run in a file; throws what is wrong with it. */
export function runOf(file: RunFile): Run {
  const read = readRun(file, [pbi], () => ['random']);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** A game of a run in which the first side wins so often in each contest: as good as played. */
export function tossed({ contests, file, ruleset }: Run, shares: readonly number[]) {
  return (number: number): RunRecord => {
    const [which, game] = [number % contests.length, Math.floor(number / contests.length)];
    const isWon = seededDice(`${file.seed}/${number}`).die(1000) <= shares[which] * 1000;
    const [first, second] = ruleset.sides;
    const record = { number, game, scores: [0, 0], steps: 1 } as const;
    return { ...record, sides: [first, second], winner: isWon ? 0 : 1 };
  };
}
