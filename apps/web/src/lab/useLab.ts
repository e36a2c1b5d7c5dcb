import type { Ruleset } from '@sandtable/kernel';
import type { RunFile } from '@sandtable/lab';
import { useState } from 'react';
import type { KeptRun } from '../store/runs.ts';
import type { Plans } from './asking.ts';
import { runIn } from './run.ts';
import { keptSeries, shownRun, useRuns, type Runs } from './useRuns.ts';
import type { Way } from './way.ts';

/** One way of the lab: what is chosen, what came of it, and what is kept. */
export interface Lab<W extends Way> extends Pick<Runs<W>, 'kept' | 'shown' | 'forget'> {
  readonly plan: Plans[W];
  readonly setPlan: (plan: Plans[W]) => void;
  /** Why what was chosen last cannot be played. */
  readonly problems: readonly string[];
  readonly refuse: (problems: readonly string[]) => void;
  /** Plays what is planned, from its file. */
  readonly play: (file: RunFile) => void;
  readonly showKept: (run: KeptRun<W>) => void;
}

/**
 * Whoever comes back is shown what he had last, unless he comes with something to be played.
 * @param before What was kept when the page was opened.
 */
export function useLab<W extends Way>(
  ruleset: Ruleset,
  way: W,
  before: readonly KeptRun<W>[],
  usual: () => Plans[W],
  chosen?: Plans[W],
): Lab<W> {
  const last = chosen === undefined ? before.at(0) : undefined;
  const { kept, shown, show, forget } = useRuns(ruleset, way, before, last);
  const [plan, setPlan] = useState(() => chosen ?? shown?.plan ?? usual());
  const [problems, refuse] = useState<readonly string[]>([]);
  const play = (file: RunFile): void => {
    const read = runIn(file, ruleset);
    refuse('run' in read ? [] : read.problems);
    const next = 'run' in read ? shownRun(way, read.run, plan) : undefined;
    show(next);
    next?.series.start();
  };
  const showKept = (run: KeptRun<W>): void => {
    setPlan(() => run.plan);
    refuse([]);
    show(keptSeries(run, way, ruleset));
  };
  return { kept, shown, forget, plan, setPlan, problems, refuse, play, showKept };
}
