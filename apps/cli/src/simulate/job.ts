import type { GameRecord } from '@sandtable/lab';
import type { OptionValues, Scenario } from '@sandtable/kernel';

/** What a worker is told once: everything plain, since it goes to another thread. */
export interface Job {
  readonly ruleset: string;
  readonly scenario: Scenario;
  readonly options: OptionValues;
  readonly players: readonly [string, string];
  readonly seed: string;
}

/** A share of the games: so many from this number on. */
export interface Batch {
  readonly from: number;
  readonly games: number;
}

export type Records = readonly GameRecord[];
