import type { Ruleset } from '@sandtable/kernel';
import type { Run, RunFile, RunRecord } from '@sandtable/lab';
import { useCallback, useEffect, useState } from 'react';
import { forgetRun, keptRuns, type KeptRun } from '../store/runs.ts';
import { idOf, inquiryOf, type Plans } from './asking.ts';
import { keepAsPlayed } from './keeping.ts';
import { runIn } from './run.ts';
import { Series } from './series.ts';
import type { Way } from './way.ts';

/** A run that is looked at, and what was chosen for it. */
export interface Shown<W extends Way> {
  readonly id: string;
  readonly series: Series;
  readonly plan: Plans[W];
}

export interface Runs<W extends Way> {
  readonly kept: readonly KeptRun<W>[];
  readonly shown: Shown<W> | undefined;
  readonly show: (next: Shown<W> | undefined) => void;
  readonly forget: (run: KeptRun<W>) => void;
}

/** What is kept of a game's runs of that way on this device; undefined as long as it is looked for. */
export function useKeptRuns<W extends Way>(
  ruleset: Ruleset,
  way: W,
): readonly KeptRun<W>[] | undefined {
  const [kept, setKept] = useState<readonly KeptRun<W>[]>();
  useEffect(() => {
    let wanted = true;
    void goodRuns(ruleset, way).then((found) => wanted && setKept(found));
    return () => {
      wanted = false;
    };
  }, [ruleset, way]);
  return kept;
}

/**
 * The runs of a game: those that are kept on this device, and the one that is shown, which is kept as it is played.
 * @param before What was kept when the page was opened.
 * @param first What is shown at first.
 */
export function useRuns<W extends Way>(
  ruleset: Ruleset,
  way: W,
  before: readonly KeptRun<W>[],
  first: KeptRun<W> | undefined,
): Runs<W> {
  const [kept, setKept] = useState(before);
  const [shown, setShown] = useState(() => first && keptSeries(first, way, ruleset));
  const look = useCallback(async () => setKept(await goodRuns(ruleset, way)), [ruleset, way]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const { series, plan } = shown;
    const end = keepAsPlayed(series, way, plan, () => void look());
    return () => {
      // Nobody looks any more: nothing is played for nothing.
      series.stop();
      end();
    };
  }, [shown, look, way]);
  const forget = (run: KeptRun<W>): void => {
    if (shown?.id === run.id) setShown(undefined);
    void forgetRun(run.id).then(look, look);
  };
  return { kept, shown, show: setShown, forget };
}

/** What is shown of a run that was just chosen, or that is gone on with. */
export function shownRun<W extends Way>(
  way: W,
  run: Run,
  plan: Plans[W],
  records: readonly RunRecord[] = [],
): Shown<W> {
  return { id: idOf(way, run, plan), series: new Series(inquiryOf(way, run, plan), records), plan };
}

/** Where nothing can be kept, nothing is. */
async function goodRuns<W extends Way>(ruleset: Ruleset, way: W): Promise<readonly KeptRun<W>[]> {
  const found = await keptRuns(ruleset.id, way).catch((): KeptRun<W>[] => []);
  return found.filter((run) => keptRun(run, way, ruleset) !== undefined);
}

/** A run with the games that are kept of it; none where other rules would play others. */
export function keptSeries<W extends Way>(
  kept: KeptRun<W>,
  way: W,
  ruleset: Ruleset,
): Shown<W> | undefined {
  const run = keptRun(kept, way, ruleset);
  return run && shownRun(way, run, kept.plan, kept.records);
}

/** What was read once: to set up all variants again, whenever something is kept, takes longer than to play. */
const read = new Map<string, Run | undefined>();

function keptRun<W extends Way>(
  { id, file, plan }: KeptRun<W>,
  way: W,
  ruleset: Ruleset,
): Run | undefined {
  if (!read.has(id)) read.set(id, readKept(file, ruleset));
  const run = read.get(id);
  return run !== undefined && idOf(way, run, plan) === id ? run : undefined;
}

function readKept(file: RunFile, ruleset: Ruleset): Run | undefined {
  const found = runIn(file, ruleset);
  return 'run' in found ? found.run : undefined;
}
