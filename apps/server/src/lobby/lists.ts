import type { Outcome, Side } from '@sandtable/kernel';
import {
  claimableFrom,
  USUAL_TERMS,
  type ListedPerson,
  type ListLine,
  type MyMatch,
  type SideClock,
  type Terms,
  type Watchable,
} from '@sandtable/wire';
import type { Kysely } from 'kysely';
import { clockTold } from '../host/matters.ts';
import { isSeated, secretHash } from '../host/seats.ts';
import type { Tables } from '../store/tables.ts';

const MOST_WATCHED = 50;
const MOST_MINE = 300;

/** Matches that are being played and that anybody may watch, the last in which something happened first. */
export async function watchable(db: Kysely<Tables>, ruleset?: string): Promise<Watchable[]> {
  let query = db
    .selectFrom('progress')
    .select(['match', 'ruleset', 'scenario', 'line', 'updated'])
    .where('listed', '=', 1)
    .where('state', '=', 'playing');
  if (ruleset !== undefined) query = query.where('ruleset', '=', ruleset);
  const rows = await query.orderBy('updated', 'desc').limit(MOST_WATCHED).execute();
  const people = await peopleAt(
    db,
    rows.map(({ match }) => match),
  );
  return rows.map((row) => ({
    ...row,
    scenario: JSON.parse(row.scenario) as Watchable['scenario'],
    line: JSON.parse(row.line) as ListLine,
    people: people.get(row.match) ?? [],
  }));
}

/** The seats that these keys open, or that an account has. */
export async function seatsOf(
  db: Kysely<Tables>,
  keys: readonly string[],
  account: string | undefined,
): Promise<{ match: string; side: Side; key?: string }[]> {
  const byHash = new Map(keys.map((key) => [secretHash(key), key]));
  const rows =
    byHash.size === 0
      ? []
      : await db
          .selectFrom('seat')
          .select(['match', 'side', 'key'])
          .where('key', 'in', [...byHash.keys()])
          .unionAll(
            db
              .selectFrom('device_key')
              .select(['match', 'side', 'hash as key'])
              .where('hash', 'in', [...byHash.keys()]),
          )
          .execute();
  const own =
    account === undefined
      ? []
      : await db
          .selectFrom('seat')
          .select(['match', 'side'])
          .where('account', '=', account)
          .limit(MOST_MINE)
          .execute();
  const seats = new Map<string, { match: string; side: Side; key?: string }>();
  for (const { match, side } of own) seats.set(`${match} ${side}`, { match, side });
  for (const { match, side, key } of rows) {
    const held = byHash.get(key ?? '');
    seats.set(`${match} ${side}`, { match, side, ...(held !== undefined && { key: held }) });
  }
  return [...seats.values()];
}

/** What somebody plays, whose turn it is there, and how it stands: what is most urgent for him first. */
export async function matchesOf(
  db: Kysely<Tables>,
  seats: readonly { readonly match: string; readonly side: Side; readonly key?: string }[],
  now: number,
): Promise<MyMatch[]> {
  if (seats.length === 0) return [];
  const ids = [...new Set(seats.map(({ match }) => match))];
  const rows = await db
    .selectFrom('progress')
    .innerJoin('match', 'match.id', 'progress.match')
    .leftJoin('rematch', 'rematch.match', 'progress.match')
    .selectAll('progress')
    .select(['match.terms as terms', 'rematch.next as rematch'])
    .where('progress.match', 'in', ids)
    .execute();
  const people = await peopleAt(db, ids);
  const byMatch = new Map(rows.map((row) => [row.match, row]));
  const all = seats.flatMap(({ match, side, key }): MyMatch[] => {
    const row = byMatch.get(match);
    if (row === undefined) return [];
    const deciding = JSON.parse(row.deciding) as Side[];
    const clocks = JSON.parse(row.clocks ?? '[]') as SideClock[];
    const { overstay } = { ...USUAL_TERMS, ...(JSON.parse(row.terms) as Terms) };
    return [
      {
        match,
        ruleset: row.ruleset,
        scenario: JSON.parse(row.scenario) as MyMatch['scenario'],
        side,
        state: row.state,
        isListed: row.listed === 1,
        isMyTurn: row.state === 'playing' && deciding.includes(side),
        ...(clocks.length > 0 && {
          clocks: clocks.map((clock) => clockTold(clock, now)),
          overstay,
        }),
        since: row.since,
        updated: row.updated,
        line: JSON.parse(row.line) as ListLine,
        ...(row.outcome !== null && { outcome: JSON.parse(row.outcome) as Outcome }),
        ...(row.rematch !== null && { rematch: row.rematch }),
        people: people.get(match) ?? [],
        ...(key !== undefined && { key }),
      },
    ];
  });
  return byUrgency(all);
}

/**
 * What waits for him, what has to be done soonest first and then what has waited longest; what he may claim; and what he
 * can do nothing about.
 */
export function byUrgency(matches: readonly MyMatch[]): MyMatch[] {
  const rank = (match: MyMatch): number => {
    if (match.isMyTurn) return 0;
    if (claimableFrom(match) !== undefined) return 1;
    return match.state === 'playing' ? 2 : match.state === 'open' ? 3 : 4;
  };
  const deadline = ({ clocks, side }: MyMatch): number =>
    clocks?.find((clock) => clock.side === side)?.until ?? Infinity;
  return matches.toSorted((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    if (!a.isMyTurn) return b.updated - a.updated;
    const [his, other] = [deadline(a), deadline(b)];
    return his === other ? a.since - b.since : his - other;
  });
}

async function peopleAt(
  db: Kysely<Tables>,
  matches: readonly string[],
): Promise<ReadonlyMap<string, ListedPerson[]>> {
  if (matches.length === 0) return new Map();
  const rows = await db
    .selectFrom('seat')
    .select(['match', 'side', 'name', 'player', 'key'])
    .where('match', 'in', matches)
    .execute();
  const people = new Map<string, ListedPerson[]>();
  for (const { match, side, name, player, key } of rows) {
    const person = {
      side,
      ...(name !== null && { name }),
      ...(player !== null && { player }),
      isTaken: isSeated({ key, player }),
    };
    people.set(match, [...(people.get(match) ?? []), person]);
  }
  return people;
}
