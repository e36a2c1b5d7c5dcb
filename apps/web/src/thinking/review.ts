import { resume, type MatchFile, type Premises, type Ruleset } from '@sandtable/kernel';
import { PASSES, Reviewer, reviewPieces, type Found, type Witnessed } from '@sandtable/lab';
import type { Coach, PlayerKind } from '@sandtable/players';

/** A match that is over, or what a side has seen of one that goes on; and what was found of it before. */
export interface Reviewable {
  readonly of: { readonly file: MatchFile } | { readonly witnessed: Witnessed };
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

function reviewerOf(
  ruleset: Ruleset,
  coach: Coach,
  { scenario, options }: Premises,
  of: Reviewable['of'],
): Reviewer {
  if ('file' in of) {
    const match = resume(of.file, [ruleset]);
    if (!match.ok) throw new Error('a match that cannot be read');
    return Reviewer.ofMatch(match.value, coach, SEED);
  }
  // What was seen after one step is what was seen before the next: it stays the same object.
  const furnished = new Map<object, object>();
  const furnish = (view: object): object => {
    const known = furnished.get(view) ?? ruleset.furnish(view, scenario, options);
    furnished.set(view, known);
    return known;
  };
  const { side, steps } = of.witnessed;
  const seen = steps.map((step) => ({
    ...step,
    before: furnish(step.before),
    after: furnish(step.after),
  }));
  return Reviewer.ofSeen(ruleset, { side, steps: seen }, coach, SEED);
}

/** Goes on for a while with the review of a match; or begins with one, and forgets the one before. */
export function reviewOn(
  ruleset: Ruleset,
  [strongest]: readonly PlayerKind[],
  premises: Premises,
  about: number,
  begin: Reviewable | undefined,
): Findings {
  if (begin !== undefined) {
    const coach = strongest.coach?.(ruleset);
    if (coach === undefined) throw new Error('a match that nobody can judge');
    const found = [...begin.found];
    const reviewer = reviewerOf(ruleset, coach, premises, begin.of);
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
