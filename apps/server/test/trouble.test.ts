import type { Move } from '@sandtable/kernel';
import { RemoteSeat, type Failure, type Line } from '@sandtable/wire';
import { sql } from 'kysely';
import { createServer, connect, type AddressInfo, type Server } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { HostNode } from '../src/node.ts';
import { rulesetOf } from '../src/rulesets.ts';
import { Store } from '../src/store/store.ts';
import { begin, lineTo, movesAt } from '../torture/people.ts';
import { PostgresServer } from '@sandtable/testkit/postgres';
import { DATABASES, freshDatabase } from '@sandtable/testkit/databases';
import { entryOf, matchRow } from './store/rows.ts';

// What becomes of a move when the database fails, and is back.

const cleanUp: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const each of cleanUp.splice(0).toReversed()) await each();
});

interface Played {
  readonly url: string;
  readonly match: string;
  readonly play: () => Promise<Failure | undefined>;
  readonly told: () => number;
}

test.each(DATABASES)('a character that no text has is refused by a host on %s', async (kind) => {
  const database = await freshDatabase(kind);
  const node = await HostNode.start({ database, port: 0, host: '127.0.0.1', log: 'silent' });
  cleanUp.push(() => node.stop());
  const deep = { a: [{ ['b\0']: 1 }] };
  for (const [path, body] of [
    ['matches/a%00b', undefined],
    ['lobby?scenario=a%00b', undefined],
    ['account/sign-in', { name: 'a\0b', password: 'seven sad otters' }],
    ['matches', { ruleset: 'pbi', position: deep }],
  ] as const) {
    const sent = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await fetch(`${node.url}api/${path}`, sent);
    expect([path, answer.status]).toEqual([path, 400]);
    expect(await answer.json()).toMatchObject({ error: 'form' });
  }
});

/** A match on a node with this database, and whoever is to move in it. */
async function playing(database: string): Promise<Played> {
  const node = await HostNode.start({ database, port: 0, host: '127.0.0.1', log: 'silent' });
  cleanUp.push(() => node.stop());
  const { match, keys } = await begin(node.url, { ruleset: 'pbi' });
  const line: Line = lineTo(() => [node.url]);
  cleanUp.push(() => line.close());
  const seats = ['attacker', 'defender'].map((side) => new RemoteSeat(match, keys[side]));
  for (const seat of seats) expect(await line.take(seat, () => undefined)).toBeUndefined();
  const moves = (seat: RemoteSeat): Move[] => {
    const ruleset = rulesetOf('pbi');
    return ruleset === undefined ? [] : movesAt(ruleset, seat);
  };
  return {
    url: node.url,
    match,
    play: async () => {
      const seat = seats.find((each) => moves(each).length > 0) as RemoteSeat;
      return line.play(seat, moves(seat)[0]);
    },
    told: () => seats[0].known?.told.length ?? 0,
  };
}

async function numbers(database: string, match: string): Promise<number[]> {
  const store = await Store.open(database);
  const entries = await store.entries(match, 0);
  await store.close();
  return entries.map(({ number }) => number);
}

test('PostgreSQL is killed and comes back: a move that was under way stands, once', async () => {
  const server = await PostgresServer.start(['fsync=off']);
  cleanUp.push(() => server.stop());
  const database = await server.fresh('trouble');
  const { url, match, play, told } = await playing(database);
  expect(await play()).toBeUndefined();
  await server.kill();
  const underWay = play();
  const response = await fetch(`${url}api/matches/another`);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: 'trouble', message: { key: 'wire.trouble' } });
  await server.goOn();
  expect(await underWay).toBeUndefined();
  expect(await play()).toBeUndefined();
  expect(told()).toBe(3);
  expect(await numbers(database, match)).toEqual([1, 2, 3]);
});

test('a connection breaks between the commit and the word of it: the entry is known again', async () => {
  const database = await freshDatabase('PostgreSQL');
  const breaker = await Breaker.before(database);
  const { match, play } = await playing(breaker.address);
  expect(await play()).toBeUndefined();
  breaker.isArmed = true;
  expect(await play()).toBeUndefined();
  expect(breaker.isArmed).toBe(false);
  expect(await play()).toBeUndefined();
  expect(await numbers(database, match)).toEqual([1, 2, 3]);
});

test('SQLite is locked by somebody else: who asks is told of trouble at last, and then goes on', async () => {
  const database = await freshDatabase('SQLite');
  const { match, play } = await playing(database);
  expect(await play()).toBeUndefined();
  const other = new DatabaseSync(database);
  cleanUp.push(() => other.close());
  other.exec('begin immediate');
  const underWay = play();
  // Longer than the node itself is patient: the line asks again.
  setTimeout(() => other.exec('rollback'), 2500);
  expect(await underWay).toBeUndefined();
  expect(await numbers(database, match)).toEqual([1, 2]);
});

test('there is no room on the disk: nothing is written, and what was written is there', async () => {
  const store = await Store.open(await freshDatabase('SQLite'));
  cleanUp.push(() => store.close());
  await store.db.insertInto('match').values(matchRow('full')).execute();
  const entries = [entryOf(1), entryOf(2)];
  expect(await store.append('full', entries[0])).toBe(true);
  await sql`PRAGMA max_page_count = 1`.execute(store.db);
  const large = { ...entries[1], salt: 'x'.repeat(1_000_000) };
  await expect(store.append('full', large)).rejects.toThrow(/full/);
  await sql`PRAGMA max_page_count = 1000000`.execute(store.db);
  expect(await store.append('full', entries[1])).toBe(true);
  expect(await store.entries('full', 0)).toEqual(entries);
});

/** Stands between a node and PostgreSQL: once armed it lets the next entry through and breaks the line before the answer. */
class Breaker {
  isArmed = false;
  readonly address: string;

  private constructor(server: Server, database: string) {
    const { port } = server.address() as AddressInfo;
    const { pathname } = new URL(database);
    this.address = `postgres://postgres@127.0.0.1:${port}${pathname}`;
  }

  static async before(database: string): Promise<Breaker> {
    const folder = new URL(database).searchParams.get('host') ?? '';
    const server = createServer((client) => {
      const below = connect(`${folder}/.s.PGSQL.5432`);
      let isBreaking = false;
      for (const socket of [client, below]) socket.on('error', () => undefined);
      client.on('data', (data) => {
        isBreaking ||= breaker.isArmed && data.includes('insert into "entry"');
        below.write(data);
      });
      below.on('data', (data) => {
        if (!isBreaking) client.write(data);
        else if (data.includes('INSERT 0 ')) {
          breaker.isArmed = false;
          client.destroy();
        }
      });
      client.on('close', () => below.destroy());
      below.on('close', () => client.destroy());
    });
    await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
    cleanUp.push(() => void server.close());
    const breaker = new Breaker(server, database);
    return breaker;
  }
}
