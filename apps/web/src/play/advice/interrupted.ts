import type { Side } from '@sandtable/kernel';

const KEY = 'sandtable.turn';

/** Notes that a turn of a match is being played for a side, until it is over: a page that is left cannot say so. */
export function noteTurn(match: string, side: Side | undefined): void {
  try {
    if (side === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ match, side }));
  } catch {
    // Without storage it is only not told afterwards.
  }
}

/** The side whose turn was being played in this match when the page was left. */
export function turnLeft(match: string): Side | undefined {
  try {
    const noted = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as {
      match?: string;
      side?: Side;
    };
    return noted.match === match ? noted.side : undefined;
  } catch {
    return undefined;
  }
}
