import { seededDraw } from '@sandtable/kernel';
import { LONGEST_SKIRMISH, skirmishMoves, type Skirmish, type SkirmishMove } from '@sandtable/lab';

/** A match and the keys of its two seats, where they have any. */
export interface Table {
  readonly match: string;
  readonly keys: readonly string[];
}

/** The matches that a server has, of the skirmish. */
export interface Tables {
  /** In which nothing has been played, for those who play openings. */
  readonly begun: readonly Table[];
  /** Spread evenly over the course of a match, as they are found at any moment where all are played to their end. */
  readonly underWay: readonly Table[];
  /** In which nothing has been played, for those whose match is over. */
  readonly spare: readonly Table[];
}

const LEAST_SPARE = 100;

/** What a server is asked for: so many of each, and enough to spare where there are few. */
export async function tablesFor(
  count: number,
  found: (steps: number) => Table | Promise<Table>,
): Promise<Tables> {
  const many = async (size: number, stepsOf: (nth: number) => number): Promise<Table[]> => {
    const tables: Table[] = [];
    for (let nth = 0; nth < size; nth++) tables.push(await found(stepsOf(nth)));
    return tables;
  };
  return {
    begun: await many(count, () => 0),
    underWay: await many(count, (nth) => Math.floor((nth * LONGEST_SKIRMISH) / count)),
    spare: await many(Math.max(count, LEAST_SPARE), () => 0),
  };
}

const draw = seededDraw('bench');

/** Some move for whoever's turn it is. */
export function anyMove(position: Skirmish): SkirmishMove {
  const moves = skirmishMoves(position);
  return moves[draw(moves.length) - 1];
}

/** What a server tells the one who started it. */
export type HostSays =
  | { readonly tables: Tables }
  | { readonly url: string }
  | { readonly bytes: number; readonly cpuSeconds: number };

/**
 * Founds matches and ends, where it is given how many; or else is a server, and says whenever it is asked what it takes.
 * These are two processes: whatever the first has used would be there for the second to fill.
 */
export async function foundOrHost(
  count: number,
  found: () => Promise<Tables>,
  host: () => Promise<{ readonly url: string; readonly stop: () => Promise<unknown> }>,
): Promise<void> {
  const say = (said: HostSays, then: () => void = () => undefined): void => {
    process.send?.(said, then);
  };
  if (count > 0) {
    const tables = await found();
    say({ tables }, () => process.exit(0));
    return;
  }
  const { url, stop } = await host();
  process.on('message', (asked) => {
    if (asked === 'stop') void stop().then(() => process.exit(0));
    else {
      globalThis.gc?.();
      const { user, system } = process.cpuUsage();
      say({ bytes: process.memoryUsage.rss(), cpuSeconds: (user + system) / 1e6 });
    }
  });
  say({ url });
}
