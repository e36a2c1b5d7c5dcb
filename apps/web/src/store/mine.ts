import type { MyMatch } from '@sandtable/wire';

/** What a host has told of somebody's matches, and when. */
export interface ToldMine {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The keys are with the seats alone. */
  readonly matches: readonly Omit<MyMatch, 'key'>[];
}

const KEY = 'sandtable.mine';

/** What was told last: all there is to show while the host does not answer. */
export function keptMine(): ToldMine | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as ToldMine | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepMine(at: number, matches: readonly MyMatch[]): void {
  const told: ToldMine = { at, matches: matches.map(({ key: _, ...match }) => match) };
  try {
    localStorage.setItem(KEY, JSON.stringify(told));
  } catch {
    // Without storage it is told as long as the page is open.
  }
}
