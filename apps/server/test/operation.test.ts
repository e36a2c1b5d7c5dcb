import { RemoteSeat } from '@sandtable/wire';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Threads } from '../src/computers/threads.ts';
import { HostNode, type NodeSettings } from '../src/node.ts';
import { begin, lineTo, playOut } from '../torture/people.ts';
import { ChildNode } from '../torture/children.ts';
import { freshDatabase } from '@sandtable/testkit/databases';
import { folder } from './host.ts';

const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const each of cleanUp.splice(0).toReversed()) await each();
});

async function start(settings: NodeSettings = {}): Promise<HostNode> {
  const database = settings.database ?? (await freshDatabase('SQLite'));
  const node = await HostNode.start({ port: 0, host: '127.0.0.1', ...settings, database });
  cleanUp.push(() => node.stop());
  return node;
}

/** Two play on these nodes until `isOver`, and then one gives up. */
async function play(
  urls: () => readonly string[],
  isOver: () => boolean,
): Promise<{
  readonly secrets: readonly string[];
  readonly played: number;
}> {
  const { match, keys } = await begin(urls()[0], { ruleset: 'pbi' });
  const lines = Object.values(keys).map(() => lineTo(urls));
  cleanUp.push(() => lines.forEach((line) => line.close()));
  const seats = Object.values(keys).map((key) => new RemoteSeat(match, key));
  let turn = 0;
  const played = await Promise.all(
    seats.map((seat, i) =>
      playOut(lines[i], seat, (moves) => {
        turn += 7;
        return isOver() ? undefined : moves[turn % moves.length];
      }),
    ),
  );
  return { secrets: Object.values(keys), played: played[0] + played[1] };
}

async function count(url: string, line: string, headers = {}): Promise<number> {
  const response = await fetch(`${url}metrics`, { headers });
  expect(response.status).toBe(200);
  const found = (await response.text()).split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1));
}

test('a node measures what is played on it', async () => {
  const node = await start();
  let turns = 0;
  const { played } = await play(
    () => [node.url],
    () => turns++ > 20,
  );
  expect(await count(node.url, 'sandtable_deeds_total{kind="move"}')).toBeGreaterThanOrEqual(20);
  expect(await count(node.url, 'sandtable_deeds_total{kind="end"}')).toBe(1);
  expect(await count(node.url, 'sandtable_ask_seconds_count{ask="play"}')).toBeGreaterThanOrEqual(
    played - 1,
  );
  expect(await count(node.url, 'sandtable_sockets')).toBe(2);
  expect(await count(node.url, 'sandtable_rooms')).toBe(1);
  expect(await count(node.url, 'sandtable_entries_total')).toBeGreaterThanOrEqual(21);
  expect(await count(node.url, 'sandtable_batches_total')).toBeGreaterThan(0);
  expect(await count(node.url, 'sandtable_entries_waiting')).toBe(0);
  expect(await count(node.url, 'sandtable_request_seconds_count{status="2xx"}')).toBeGreaterThan(3);
});

test('what is measured is for whoever runs the host', async () => {
  const open = await start();
  const proxied = await fetch(`${open.url}metrics`, {
    headers: { 'x-forwarded-for': '192.0.2.1' },
  });
  expect(proxied.status).toBe(403);
  const guarded = await start({ metricsToken: 'a-token-of-some-length' });
  expect((await fetch(`${guarded.url}metrics`)).status).toBe(403);
  const headers = { authorization: 'Bearer a-token-of-some-length' };
  expect(await count(guarded.url, 'sandtable_sockets', headers)).toBe(0);
});

test('the log tells what happened, and no secret and nobody’s address', async () => {
  const lines: string[] = [];
  const node = await start({ log: 'debug', logTo: { write: (line) => void lines.push(line) } });
  let turns = 0;
  const { secrets } = await play(
    () => [node.url],
    () => turns++ > 10,
  );
  const log = lines.join('');
  const requests = lines.map((line) => JSON.parse(line) as { req?: { url: string } });
  expect(requests.some(({ req }) => req?.url === '/api/matches')).toBe(true);
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log.replaceAll(node.url, '').replaceAll(node.url.slice(0, -1), '')).not.toMatch(
    /127\.0\.0\.1|authorization|Seat /i,
  );
});

test('a node is ready as long as its database is there and it is not leaving', async () => {
  const node = await start();
  expect((await fetch(`${node.url}api/health`)).status).toBe(200);
  expect((await fetch(`${node.url}api/ready`)).status).toBe(200);
  const line = lineTo(() => [node.url]);
  cleanUp.push(() => line.close());
  const { match } = await begin(node.url, { ruleset: 'pbi' });
  const seats = [new RemoteSeat(match), new RemoteSeat(match)];
  const second = lineTo(() => [node.url]);
  cleanUp.push(() => second.close());
  await Promise.all([line, second].map((each, i) => each.take(seats[i], () => undefined)));
  const stopped = node.stop(500);
  cleanUp.shift();
  const response = await fetch(`${node.url}api/ready`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: 'leaving' });
  line.close();
  second.close();
  await stopped;
});

test('a node whose disk is full is not ready, until there is room again', async () => {
  const database = join(folder(), 'full.db');
  const node = await start({ database });
  const ready = async (): Promise<number> => (await fetch(`${node.url}api/ready`)).status;
  expect(await ready()).toBe(200);
  const other = new DatabaseSync(database);
  cleanUp.push(() => other.close());
  // As it is when nothing more can be written, and all can be read.
  for (const what of ['insert', 'update']) {
    other.exec(`create trigger full_${what} before ${what} on due
      begin select raise(fail, 'database or disk is full'); end`);
  }
  await expect.poll(ready, { timeout: 5000 }).toBe(503);
  other.exec('drop trigger full_insert; drop trigger full_update');
  await expect.poll(ready, { timeout: 5000 }).toBe(200);
});

test('whoever sends visitors to a node hears that it leaves, though nobody is there, and that it is not awake yet', async () => {
  const node = await start({ isWarm: true, threads: new Threads(ASLEEP) });
  const ready = async (url: string): Promise<unknown> => (await fetch(`${url}api/ready`)).json();
  expect(await ready(node.url)).toMatchObject({ error: 'starting' });
  const awake = await start({ isWarm: true });
  await expect.poll(() => ready(awake.url), { timeout: 20_000 }).toEqual({ ok: true });
  const stopped = awake.stop(500);
  expect(await ready(awake.url)).toMatchObject({ error: 'leaving' });
  await stopped;
});

/** A thread that never says that it is ready. */
const ASLEEP = join(import.meta.dirname, 'threads', 'asleep.mjs');

test('a process that is told to stop sends everybody away first, and ends', async () => {
  const child = new ChildNode(folder(), { SANDTABLE_DRAIN_SECONDS: '0' });
  await child.start();
  cleanUp.push(() => child.kill());
  const socket = new WebSocket(`${child.url.replace('http', 'ws')}api/live`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  await child.stop();
  expect((await closed)[0]).toBe(1001);
});

test('two nodes are restarted one after the other, and those who play do not notice', async () => {
  const database = await freshDatabase('PostgreSQL');
  const nodes = [await start({ database }), await start({ database })];
  const state = { isOver: false };
  let [last, longest] = [performance.now(), 0];
  const tables = Array.from({ length: 3 }, () =>
    play(
      () => nodes.map(({ url }) => url),
      () => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        return state.isOver;
      },
    ),
  );
  for (const i of [0, 1]) {
    // Until each node has played some since the last change.
    const url = nodes[i].url;
    while (!((await count(url, 'sandtable_deeds_total{kind="move"}')) > 10)) {
      await new Promise((settle) => setTimeout(settle, 20));
    }
    const old = nodes[i];
    nodes[i] = await start({ database });
    await old.stop(200);
  }
  state.isOver = true;
  const played = await Promise.all(tables);
  for (const each of played) expect(each.played).toBeGreaterThan(0);
  // On a quiet machine it is a fraction of a second.
  expect(longest).toBeLessThan(10_000);
});
