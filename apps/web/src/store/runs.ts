import type { RunFile, RunRecord } from '@sandtable/lab';
import type { Plans } from '../lab/asking.ts';
import type { Way } from '../lab/way.ts';
import { database } from './matches.ts';

/** Goes up when games that were played before are worth no more: players play otherwise, or they are written otherwise. */
const FORMAT = 1;
/** So many are kept of each game and way: thousands of games take megabytes. */
const MOST = 5;

/** A run of the lab with the games that have been played of it. */
export interface KeptRun<W extends Way = Way> {
  /** What all its figures follow from, in short: the same run is kept once. */
  readonly id: string;
  readonly format: number;
  readonly ruleset: string;
  /** What it was played for; one that does not say was played for itself. */
  readonly way?: W;
  readonly plan: Plans[W];
  readonly file: RunFile;
  readonly records: readonly RunRecord[];
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** What is kept of a game's runs of that way, the last that was played first. */
export async function keptRuns<W extends Way>(ruleset: string, way: W): Promise<KeptRun<W>[]> {
  const all = await (await database()).getAllFromIndex('runs', 'ruleset', ruleset);
  return latest(all, way).filter(({ format }) => format === FORMAT) as KeptRun<W>[];
}

/** Keeps a run as far as it has come, and forgets those that were played longest ago. */
export async function keepRun(
  run: Omit<KeptRun, 'format' | 'changed' | 'way'> & { readonly way: Way },
): Promise<void> {
  const transaction = (await database()).transaction('runs', 'readwrite');
  const { store } = transaction;
  await store.put({ ...run, format: FORMAT, changed: Date.now() });
  const all = await store.index('ruleset').getAll(run.ruleset);
  const old = latest(all, run.way).slice(MOST);
  await Promise.all(old.map(({ id }) => store.delete(id)));
  await transaction.done;
}

function latest(all: readonly KeptRun[], wanted: Way): KeptRun[] {
  return all.filter(({ way = 'run' }) => way === wanted).toSorted((a, b) => b.changed - a.changed);
}

export async function forgetRun(id: string): Promise<void> {
  await (await database()).delete('runs', id);
}
