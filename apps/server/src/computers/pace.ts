/** An answer that took no longer to find comes then: nearly all do. */
const FIRST_MS = 750;

/** Lets so much time pass. */
export type Wait = (ms: number) => Promise<void>;

export const usualWait: Wait = (ms) => new Promise((go) => setTimeout(go, ms).unref());

/**
 * When an answer is given that has been found by now. How long a computer player thinks follows from what it sees, and
 * others do not see all of that: so there are only a few moments, each twice as late as the one before.
 * @param since When anything last happened that everybody noticed.
 */
export function releasedAt(since: number, now: number): number {
  let after = FIRST_MS;
  while (since + after < now) after *= 2;
  return since + after;
}
