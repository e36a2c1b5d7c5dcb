import { ratings, wilson, type Interval, type Meeting, type Rating } from '@sandtable/lab';
import type { ArenaRecord } from './roundRobin.ts';

/** What one did against another. */
export interface Cell {
  readonly against: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Of the points, with a draw as half of one. */
  readonly share: number;
  readonly interval: Interval;
}

export interface Row extends Rating {
  readonly forfeits: number;
  readonly against: readonly Cell[];
}

export interface ArenaReport {
  /** Whose rating is 0. */
  readonly anchor: string;
  /** Best first. */
  readonly table: readonly Row[];
  readonly forfeits: readonly ArenaRecord[];
}

/** Adds up a round-robin. Random, where it takes part, is what others are measured by; or else the weakest. */
export function reportOf(records: readonly ArenaRecord[], players: readonly string[]): ArenaReport {
  const meetings = meetingsOf(records, players);
  const anchor = players.includes('random') ? 'random' : weakest(meetings, players);
  const rated = ratings(meetings, anchor);
  const order = rated.map(({ player }) => player);
  const forfeits = records.filter(({ forfeit }) => forfeit !== undefined);
  return {
    anchor,
    table: rated.map((rating) => ({
      ...rating,
      forfeits: forfeits.filter(({ forfeit }) => forfeit?.player === rating.player).length,
      against: order.flatMap((other) => cellOf(meetings, rating.player, other) ?? []),
    })),
    forfeits,
  };
}

function meetingsOf(records: readonly ArenaRecord[], players: readonly string[]): Meeting[] {
  const found: Meeting[] = [];
  for (const [i, a] of players.entries()) {
    for (const b of players.slice(i + 1)) {
      const games = records.filter(({ players: [x, y] }) => x === a && y === b);
      const wonBy = (which: 0 | 1) => games.filter(({ winner }) => winner === which).length;
      const draws = games.filter(({ winner }) => winner === null).length;
      found.push({ players: [a, b], wins: [wonBy(0), wonBy(1)], draws });
    }
  }
  return found;
}

function weakest(meetings: readonly Meeting[], [first]: readonly string[]): string {
  return ratings(meetings, first).at(-1)?.player ?? first;
}

function cellOf(meetings: readonly Meeting[], player: string, against: string): Cell | undefined {
  for (const { players, wins, draws } of meetings) {
    const which = players.indexOf(player);
    if (which < 0 || players[1 - which] !== against) continue;
    const games = wins[0] + wins[1] + draws;
    const points = wins[which] + draws / 2;
    return {
      against,
      games,
      wins: wins[which],
      draws,
      losses: wins[1 - which],
      share: points / games,
      interval: wilson(points, games),
    };
  }
  return undefined;
}
