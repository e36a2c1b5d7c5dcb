import { merged, type Found } from './found.ts';
import type { Reviewer } from './reviewer.ts';

/**
 * Does all passes over a match up to a number of them, step by step, and gives after each what has been found of all steps so
 * far. What was found before is added to: it goes on from there.
 */
export function* reviewPieces(
  reviewer: Reviewer,
  passes: number,
  found: Found[] = [],
): Generator<{ readonly pass: number; readonly step: number }, Found[]> {
  for (let pass = 0; pass < passes; pass++) {
    for (let step = 0; step < reviewer.steps; step++) {
      if (reviewer.isDone(found.at(step), pass)) continue;
      found[step] = merged(found.at(step), reviewer.found({ pass, step }, found.at(step)));
      yield { pass, step };
    }
  }
  return found;
}
