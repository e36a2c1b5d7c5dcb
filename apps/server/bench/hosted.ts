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

/** What a server is asked for: so many of the first two, and half as many to spare. */
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
    spare: await many(Math.ceil(count / 2), () => 0),
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
  | { readonly url: string; readonly tables: Tables }
  | { readonly bytes: number; readonly cpuSeconds: number };

/** Says that it is there, and whenever it is asked what it takes. */
export function answer(url: string, tables: Tables, stop: () => Promise<unknown>): void {
  const say = (said: HostSays): void => {
    process.send?.(said);
  };
  process.on('message', (asked) => {
    if (asked === 'stop') void stop().then(() => process.exit(0));
    else {
      globalThis.gc?.();
      const { user, system } = process.cpuUsage();
      say({ bytes: process.memoryUsage.rss(), cpuSeconds: (user + system) / 1e6 });
    }
  });
  say({ url, tables });
}
