import { keepRun } from '../store/runs.ts';
import type { Plan } from './plan.ts';
import type { Series } from './series.ts';

/** So often games are put on the disk while they are played; less often by a millisecond for each of them, since all are written anew. */
const KEPT_EVERY_MS = 2000;

/**
 * Keeps the games of a run as they come, and what has come last when they stop; gives what ends that.
 * @param onKept Called whenever something has been kept.
 */
export function keepAsPlayed(series: Series, plan: Plan, onKept: () => void): () => void {
  const { run } = series;
  let kept = series.stand().records.length;
  let keptAt = performance.now();
  const keep = (): void => {
    const { records, state } = series.stand();
    const rests = kept > 0 && performance.now() - keptAt < KEPT_EVERY_MS + records.length;
    if (records.length === kept || (state === 'playing' && rests)) return;
    kept = records.length;
    keptAt = performance.now();
    const { digest: id, file, ruleset } = run;
    // What cannot be kept can be played again.
    keepRun({ id, ruleset: ruleset.id, plan, file, records }).then(onKept, () => undefined);
  };
  return series.subscribe(keep);
}
