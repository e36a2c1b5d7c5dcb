import { resume, type MatchFile, type Ruleset } from '@sandtable/kernel';
import { PASSES, Reviewer, reviewPieces, type Found } from '@sandtable/lab';
import type { PlayerKind } from '@sandtable/players';

/** A match that is over, and what was found of it before. */
export interface Reviewable {
  readonly file: MatchFile;
  readonly found: readonly Found[];
}

/** What has been found of some steps since it was asked last. */
export interface Findings {
  readonly steps: readonly { readonly step: number; readonly found: Found }[];
  /** Whether there is nothing more to find. */
  readonly isDone: boolean;
}

/** So long it goes on before it answers. */
const ANSWERS_MS = 250;
/** Whoever looks at a match finds what others found. */
const SEED = 'review';

let reviewing: { readonly about: number; readonly pieces: Pieces; readonly found: Found[] };
type Pieces = ReturnType<typeof reviewPieces>;

/** Goes on for a while with the review of a match; or begins with one, and forgets the one before. */
export function reviewOn(
  ruleset: Ruleset,
  [strongest]: readonly PlayerKind[],
  about: number,
  begin: Reviewable | undefined,
): Findings {
  if (begin !== undefined) {
    const coach = strongest.coach?.(ruleset);
    const match = resume(begin.file, [ruleset]);
    if (coach === undefined || !match.ok) throw new Error('a match that nobody can judge');
    const found = [...begin.found];
    const reviewer = new Reviewer(match.value, coach, SEED);
    reviewing = { about, pieces: reviewPieces(reviewer, PASSES.length, found), found };
  }
  if (reviewing.about !== about) throw new Error('a review that was given up');
  const { pieces, found } = reviewing;
  const until = performance.now() + ANSWERS_MS;
  const steps = new Set<number>();
  let isDone = false;
  do {
    const { done, value } = pieces.next();
    if (done === true) isDone = true;
    else steps.add(value.step);
  } while (!isDone && performance.now() < until);
  return { steps: Array.from(steps, (step) => ({ step, found: found[step] })), isDone };
}
