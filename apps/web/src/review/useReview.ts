import { premisesOf, type Match } from '@sandtable/kernel';
import { PASSES, trialsBefore, type Found } from '@sandtable/lab';
import { useEffect, useState } from 'react';
import { reasonOf } from '../files/problemLines.ts';
import { keepReview, keptReview } from '../store/reviews.ts';
import { reviewer } from '../thinking/thinker.ts';

/** How far the review of a match has come. */
export interface Reviewing {
  /** Of every step from the beginning on, the first pass as far as it has come. */
  readonly found: readonly Found[];
  /** From 0 to 1. */
  readonly share: number;
  readonly failure: string | undefined;
}

/** So often what was found is put on the disk. */
const KEPT_EVERY_MS = 4000;
const WHOLE = trialsBefore(PASSES.length);

/** Has a match reviewed as long as somebody looks, and goes on from what was kept of it. */
export function useReview(match: Match, id: string, isKept: boolean): Reviewing {
  const [found, setFound] = useState<readonly Found[]>([]);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    review(match, id, isKept, signal, setFound).catch((error: unknown) => {
      if (!signal.aborted) setFailure(reasonOf(error));
    });
    return () => {
      leaving.abort();
      reviewer.close();
    };
  }, [match, id, isKept]);
  const done = found.reduce((sum, { chance }) => sum + chance.count, 0);
  return { found, share: done / ((match.steps.length + 1) * WHOLE), failure };
}

async function review(
  match: Match,
  id: string,
  isKept: boolean,
  signal: AbortSignal,
  tell: (found: readonly Found[]) => void,
): Promise<void> {
  const { version } = match.ruleset;
  const kept = await keptReview(id, version).catch(() => []);
  const found = kept.length <= match.steps.length + 1 ? [...kept] : [];
  tell([...found]);
  if (found.length > match.steps.length && found.every(({ chance }) => chance.count >= WHOLE)) {
    return;
  }
  // What cannot be kept is worked out again.
  const keep = async (): Promise<void> => {
    if (isKept) await keepReview(id, version, found).catch(() => undefined);
  };
  const premises = premisesOf(match);
  let keptAt = performance.now();
  let begins = true;
  try {
    while (!signal.aborted) {
      const begin = begins && { begin: { file: match.save(), found } };
      const { steps, isDone } = await reviewer.ask({ kind: 'review', premises, ...begin }, signal);
      begins = false;
      for (const each of steps) found[each.step] = each.found;
      tell([...found]);
      if (isDone) return;
      if (performance.now() - keptAt > KEPT_EVERY_MS) {
        await keep();
        keptAt = performance.now();
      }
    }
  } finally {
    if (found.length > kept.length || !begins) await keep();
  }
}
