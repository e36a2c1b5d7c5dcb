// In a process of its own: founds matches of the skirmish, each with two people in their seats; or is a node that has them.
import { askedIn, chained, rootOf, type Entry } from '@sandtable/record';
import { randomBytes } from 'node:crypto';
import { argv } from 'node:process';
import { prepare } from '../src/host/found.ts';
import { readMatch } from '../src/host/reading.ts';
import { newSecret, secretHash } from '../src/host/seats.ts';
import { newSalt, quickHash } from '../src/log/hash.ts';
import { HostNode } from '../src/node.ts';
import { addMatch, Store, type MatchRow, type SeatRow } from '../src/store/store.ts';
import type { EntryTable } from '../src/store/tables.ts';
import { anyMove, foundOrHost, tablesFor, type Table, type Tables } from './hosted.ts';
import { skirmish } from './skirmish.ts';
import type { Skirmish } from '@sandtable/lab';

/** So many entries are written at once: a statement has room for no more. */
const MOST_ROWS = 500;

const [, , database, count, quickly] = argv;

/** Writes down matches as people would have founded and played them until now, all at once. */
async function foundAll(): Promise<Tables> {
  const store = await Store.open(quickly);
  const tables = await store.db.transaction().execute((db) =>
    tablesFor(Number(count), async (steps): Promise<Table> => {
      const [first] = skirmish.sides;
      const [scenario] = skirmish.scenarios;
      const wanted = {
        ruleset: skirmish,
        scenario,
        options: {},
        side: first,
        players: {},
        terms: {},
      };
      const prepared = prepare(wanted, Date.now());
      if (!prepared.ok) throw new Error('no match');
      const { match } = prepared.value;
      const keys = skirmish.sides.map(newSecret);
      const seats = prepared.value.seats.map((seat, i) => ({
        ...seat,
        key: secretHash(keys[i]),
        invitation: null,
        taken: match.created,
        number: randomBytes(16).toString('hex'),
      }));
      await addMatch(db, match, seats);
      const rows = played(match, seats, steps);
      for (let i = 0; i < rows.length; i += MOST_ROWS) {
        await db
          .insertInto('entry')
          .values(rows.slice(i, i + MOST_ROWS))
          .execute();
      }
      return { match: match.id, keys };
    }),
  );
  await store.close();
  return tables;
}

/** The log of a match after so many steps, or before the last where it would be over. */
function played(row: MatchRow, seats: readonly SeatRow[], steps: number): EntryTable[] {
  const { match } = readMatch(row, seats, [], skirmish);
  const rows: EntryTable[] = [];
  if (match === undefined) return rows;
  let before = rootOf(row.id, row.commitment);
  while (rows.length < steps) {
    const position = match.state as Skirmish;
    match.play(skirmish.sides[position.side], { type: 'act', act: anyMove(position) });
    if (match.pending.outcome !== undefined) break;
    const [step] = match.written(rows.length);
    const made: Omit<Entry, 'hash'> = {
      number: rows.length + 1,
      at: row.created,
      deed: { kind: 'move', step, drawn: match.drawn, asked: askedIn(match) },
      salt: newSalt(),
    };
    const hash = chained(before, made, quickHash);
    rows.push({ match: row.id, ...made, deed: JSON.stringify(made.deed), hash, ask: null });
    before = hash;
  }
  return rows;
}

await foundOrHost(Number(count), foundAll, async () => {
  const node = await HostNode.start({
    database,
    port: 0,
    host: '127.0.0.1',
    ruleset: (id) => (id === skirmish.id ? skirmish : undefined),
  });
  return { url: node.url, stop: () => node.stop() };
});
