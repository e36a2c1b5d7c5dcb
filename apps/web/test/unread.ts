import type { Match } from '@sandtable/kernel';

/** A match that throws where the app reads its state: what it has, it has from what a side knows. */
export function unread(match: Match): Match {
  for (const secret of ['state', 'moves', 'at'] as const) {
    Object.defineProperty(match, secret, {
      get() {
        throw new Error(`the app reads the match: ${secret}`);
      },
    });
  }
  return match;
}
