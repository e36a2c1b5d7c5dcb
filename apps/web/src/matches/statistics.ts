import type { Side } from '@sandtable/kernel';
import type { MatchRecord } from '../store/matches.ts';
import { playerIn } from '../store/seats.ts';

/** How somebody's battles against the computer came out. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** The mean of his luck. */
  readonly luck: number;
}

export interface Row extends Tally {
  readonly game: string;
  /** The name of the computer's player. */
  readonly against: string;
  readonly as: Side;
}

/** One's own side in a battle against somebody else; undefined where all sides were played here, or none. */
export function ownSide({ seats }: Pick<MatchRecord, 'seats'>): Side | undefined {
  const own = Object.keys(seats).filter((side) => seats[side] === 'person');
  return own.length === 1 && Object.keys(seats).length === 2 ? own[0] : undefined;
}

/** Which of the computer's players was met, and as which side. */
function metIn(record: MatchRecord): Pick<Row, 'against' | 'as'> | undefined {
  const as = ownSide(record);
  const other = Object.keys(record.seats).find((side) => side !== as) ?? '';
  const against = as === undefined ? undefined : playerIn(record.seats[other]);
  return as === undefined || against === undefined ? undefined : { against, as };
}

/** By game, by whom it was against and as which side, in the order in which they were first met. */
export function statisticsOf(records: readonly MatchRecord[]): Row[] {
  const groups = new Map<string, { head: Omit<Row, keyof Tally>; of: MatchRecord[] }>();
  for (const record of records) {
    const met = metIn(record);
    if (met === undefined) continue;
    const head = { game: record.game, ...met };
    const key = JSON.stringify(head);
    const group = groups.get(key) ?? { head, of: [] };
    groups.set(key, group);
    group.of.push(record);
  }
  return Array.from(groups.values(), ({ head, of }) => ({ ...head, ...tallyOf(of) }))
    .toSorted((a, b) => b.played - a.played)
    .toSorted((a, b) => a.game.localeCompare(b.game));
}

/** What those of them come to that were played against the computer. */
export function tallyOf(records: readonly MatchRecord[]): Tally {
  const own = records.flatMap((record) => {
    const met = metIn(record);
    return met === undefined ? [] : [{ ...record, side: met.as }];
  });
  const won = own.filter(({ outcome, side }) => outcome.winner === side).length;
  const drawn = own.filter(({ outcome }) => outcome.winner === undefined).length;
  const luck = own.reduce((sum, { luck: both, side }) => sum + (both[side] ?? 0), 0);
  return {
    played: own.length,
    won,
    drawn,
    lost: own.length - won - drawn,
    luck: own.length === 0 ? 0 : luck / own.length,
  };
}
