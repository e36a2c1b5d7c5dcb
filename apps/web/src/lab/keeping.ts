import { keepRun } from '../store/runs.ts';
import { idOf, type Plans } from './asking.ts';
import type { Series } from './series.ts';
import type { Way } from './way.ts';

/** So often games are put on the disk while they are played; less often by a millisecond for each of them, since all are written anew. */
const KEPT_EVERY_MS = 2000;

/**
 * Keeps the games of a run as they come, and what has come last when they stop; gives what ends that.
 * @param onKept Called whenever something has been kept.
 */
export function keepAsPlayed<W extends Way>(
  series: Series,
  way: W,
  plan: Plans[W],
  onKept: () => void,
): () => void {
  const { run } = series.inquiry;
  let kept = series.stand().records.length;
  let keptAt = performance.now();
  const keep = (): void => {
    const { records, state } = series.stand();
    const rests = kept > 0 && performance.now() - keptAt < KEPT_EVERY_MS + records.length;
    if (records.length === kept || (state === 'playing' && rests)) return;
    kept = records.length;
    keptAt = performance.now();
    const { file, ruleset } = run;
    const id = idOf(way, run, plan);
    // What cannot be kept can be played again.
    keepRun({ id, way, ruleset: ruleset.id, plan, file, records }).then(onKept, () => undefined);
  };
  return series.subscribe(keep);
}
