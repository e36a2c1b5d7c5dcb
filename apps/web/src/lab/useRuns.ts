import type { Ruleset } from '@sandtable/kernel';
import { useCallback, useEffect, useState } from 'react';
import { forgetRun, keptRuns, type KeptRun } from '../store/runs.ts';
import { keepAsPlayed } from './keeping.ts';
import type { Plan } from './plan.ts';
import { runIn } from './run.ts';
import { Series } from './series.ts';

/** A run that is looked at, and what was chosen for it. */
export interface Shown {
  readonly series: Series;
  readonly plan: Plan;
}

interface Runs {
  readonly kept: readonly KeptRun[];
  readonly shown: Shown | undefined;
  readonly show: (next: Shown | undefined) => void;
  readonly forget: (run: KeptRun) => void;
}

/** What is kept of a game's runs on this device; undefined as long as it is looked for. */
export function useKeptRuns(ruleset: Ruleset): readonly KeptRun[] | undefined {
  const [kept, setKept] = useState<readonly KeptRun[]>();
  useEffect(() => {
    let wanted = true;
    void goodRuns(ruleset).then((found) => wanted && setKept(found));
    return () => {
      wanted = false;
    };
  }, [ruleset]);
  return kept;
}

/**
 * The runs of a game: those that are kept on this device, and the one that is shown, which is kept as it is played.
 * @param before What was kept when the page was opened: whoever comes back is shown the last.
 */
export function useRuns(ruleset: Ruleset, before: readonly KeptRun[]): Runs {
  const [kept, setKept] = useState(before);
  const [shown, setShown] = useState(() => before.map((run) => keptSeries(run, ruleset)).at(0));
  const look = useCallback(async () => setKept(await goodRuns(ruleset)), [ruleset]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const { series, plan } = shown;
    const end = keepAsPlayed(series, plan, () => void look());
    return () => {
      // Nobody looks any more: nothing is played for nothing.
      series.stop();
      end();
    };
  }, [shown, look]);
  const forget = (run: KeptRun): void => {
    if (shown?.series.run.digest === run.id) setShown(undefined);
    void forgetRun(run.id).then(look, look);
  };
  return { kept, shown, show: setShown, forget };
}

/** Where nothing can be kept, nothing is. */
async function goodRuns(ruleset: Ruleset): Promise<readonly KeptRun[]> {
  const found = await keptRuns(ruleset.id).catch((): KeptRun[] => []);
  return found.filter((run) => keptSeries(run, ruleset) !== undefined);
}

/** A run with the games that are kept of it; none where other rules would play others. */
export function keptSeries(
  { id, file, plan, records }: KeptRun,
  ruleset: Ruleset,
): Shown | undefined {
  const read = runIn(file, ruleset);
  if (!('run' in read) || read.run.digest !== id) return undefined;
  return { series: new Series(read.run, records), plan };
}
