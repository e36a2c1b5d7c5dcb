import type { RunFile, RunRecord } from '@sandtable/lab';
import type { Plan } from '../lab/plan.ts';
import { database } from './matches.ts';

/** Goes up when games that were played before are worth no more: players play otherwise, or they are written otherwise. */
const FORMAT = 1;
/** So many are kept of each game: thousands of games take megabytes. */
const MOST = 5;

/** A run of the lab with the games that have been played of it. */
export interface KeptRun {
  /** What all its figures follow from, in short: the same run is kept once. */
  readonly id: string;
  readonly format: number;
  readonly ruleset: string;
  readonly plan: Plan;
  readonly file: RunFile;
  readonly records: readonly RunRecord[];
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** What is kept of a game's runs, the last that was played first. */
export async function keptRuns(ruleset: string): Promise<KeptRun[]> {
  const all = await (await database()).getAllFromIndex('runs', 'ruleset', ruleset);
  return all.filter(({ format }) => format === FORMAT).toSorted((a, b) => b.changed - a.changed);
}

/** Keeps a run as far as it has come, and forgets those that were played longest ago. */
export async function keepRun(run: Omit<KeptRun, 'format' | 'changed'>): Promise<void> {
  const transaction = (await database()).transaction('runs', 'readwrite');
  const { store } = transaction;
  await store.put({ ...run, format: FORMAT, changed: Date.now() });
  const all = await store.index('ruleset').getAll(run.ruleset);
  const old = all.toSorted((a, b) => b.changed - a.changed).slice(MOST);
  await Promise.all(old.map(({ id }) => store.delete(id)));
  await transaction.done;
}

export async function forgetRun(id: string): Promise<void> {
  await (await database()).delete('runs', id);
}
