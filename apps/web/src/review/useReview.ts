import type { Premises } from '@sandtable/kernel';
import { PASSES, trialsBefore, type Found } from '@sandtable/lab';
import { useEffect, useState } from 'react';
import { reasonOf } from '../files/problemLines.ts';
import type { Reviewable } from '../thinking/review.ts';
import { reviewer } from '../thinking/thinker.ts';

/** What is to be reviewed. */
export interface Subject {
  readonly premises: Premises;
  /** How many positions it has: one more than steps. */
  readonly positions: number;
  /** What whoever reviews it is given. */
  readonly given: () => Reviewable['of'];
  /** Where what is found is kept; nowhere where it is soon another. */
  readonly shelf?: Shelf;
}

interface Shelf {
  /** What was found before. */
  readonly kept: () => Promise<readonly Found[]>;
  readonly keep: (found: readonly Found[]) => Promise<void>;
}

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
export function useReview(subject: Subject): Reviewing {
  const [found, setFound] = useState<readonly Found[]>([]);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    review(subject, signal, setFound).catch((error: unknown) => {
      if (!signal.aborted) setFailure(reasonOf(error));
    });
    return () => {
      leaving.abort();
      reviewer.close();
    };
  }, [subject]);
  const done = found.reduce((sum, { chance }) => sum + chance.count, 0);
  return { found, share: done / (subject.positions * WHOLE), failure };
}

async function review(
  { premises, positions, given, shelf }: Subject,
  signal: AbortSignal,
  tell: (found: readonly Found[]) => void,
): Promise<void> {
  const kept = (await shelf?.kept().catch(() => [])) ?? [];
  const found = kept.length <= positions ? [...kept] : [];
  tell([...found]);
  if (found.length === positions && found.every(({ chance }) => chance.count >= WHOLE)) return;
  // What cannot be kept is worked out again.
  const keep = async (): Promise<void> => shelf?.keep(found).catch(() => undefined);
  let keptAt = performance.now();
  let begins = true;
  try {
    while (!signal.aborted) {
      const begin = begins && { begin: { of: given(), found } };
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
