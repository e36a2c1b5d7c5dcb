import type { Answer } from '@sandtable/wire';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { DEEDS } from '../src/guard/audit.ts';
import { Limit } from '../src/guard/limit.ts';
import { REQUEST_PRICES } from '../src/guard/prices.ts';
import { Way } from '../src/guard/way.ts';
import { begin } from '../torture/people.ts';
import { Tap } from '../torture/tap.ts';
import { onEnd, start } from './host.ts';

test('so much may be done at once, and more with time; whoever has to wait is told how long', () => {
  let now = 0;
  const limit = new Limit({ most: 10, everyMs: 100 }, () => now);
  expect(limit.wait('a', 6)).toBe(0);
  expect(limit.wait('a', 6)).toBe(200);
  expect(limit.wait('b', 6)).toBe(0);
  now = 200;
  expect(limit.wait('a', 6)).toBe(0);
  expect(limit.take('a')).toBe(false);
  // What costs more than there ever is has to wait until all is there.
  now = 1100;
  expect(limit.wait('a', 50)).toBe(100);
  now = 1200;
  expect(limit.wait('a', 50)).toBe(0);
  expect(limit.wait('a', 1)).toBe(4100);
});

function asking(headers: object, remoteAddress = '10.0.0.1'): IncomingMessage {
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

test('what a proxy says is believed where it is trusted, and nowhere else', () => {
  const said = { host: 'inside', 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'club.example' };
  const [alone, behind] = [undefined, '10.0.0.0/8'].map(
    (trustProxy) => new Way({ publicUrl: undefined, trustProxy }),
  );
  expect(alone.addressOf(asking(said))).toBe('10.0.0.1');
  expect(behind.addressOf(asking(said))).toBe('1.2.3.4');
  expect(behind.addressOf(asking(said, '9.9.9.9'))).toBe('9.9.9.9');
  const page = { ...said, origin: 'https://club.example' };
  expect(alone.isOwn(asking(page))).toBe(false);
  expect(behind.isOwn(asking(page))).toBe(true);
  expect(behind.isOwn(asking(page, '9.9.9.9'))).toBe(false);
  const known = new Way({ publicUrl: 'https://club.example', trustProxy: undefined });
  expect(known.isOwn(asking(page))).toBe(true);
});

test('a page of somebody else is refused, a program is not', () => {
  const way = new Way({ publicUrl: undefined, trustProxy: undefined });
  const host = 'club.example';
  expect(way.isOwn(asking({ host }))).toBe(true);
  expect(way.isOwn(asking({ host, origin: 'https://club.example' }))).toBe(true);
  for (const origin of ['https://evil.example', 'null', 'https://club.example.evil.example', '']) {
    expect(way.isOwn(asking({ host, origin }))).toBe(false);
  }
  expect(way.isOwn(asking({ host, 'sec-fetch-site': 'cross-site' }))).toBe(false);
  expect(way.isOwn(asking({ host, 'sec-fetch-site': 'same-origin' }))).toBe(true);
});

test('a name of somebody else that leads to this machine is none of its own', () => {
  const way = new Way({ publicUrl: undefined, trustProxy: undefined });
  for (const host of [
    'localhost:4720',
    '127.0.0.1:4720',
    '[::1]:4720',
    'tower',
    'tower.local:4720',
  ]) {
    expect([host, way.isOwn(asking({ host, origin: `http://${host}` }, '127.0.0.1'))]).toEqual([
      host,
      true,
    ]);
  }
  const evil = asking(
    { host: 'evil.example:4720', origin: 'http://evil.example:4720' },
    '127.0.0.1',
  );
  expect(way.isOwn(evil)).toBe(false);
  expect(way.isByOtherName(evil)).toBe(true);
  for (const known of [{ publicUrl: 'https://evil.example' }, { trustProxy: 'loopback' }]) {
    const other = new Way({ publicUrl: undefined, trustProxy: undefined, ...known });
    expect(other.isByOtherName(evil)).toBe(false);
  }
});

test('requests from other pages and in other forms are refused, and answers are not for other pages', async () => {
  const { url } = await start();
  const body = JSON.stringify({ ruleset: 'pbi' });
  const post = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${url}api/matches`, { method: 'POST', headers, body });
  const json = { 'content-type': 'application/json' };
  expect((await post({ ...json, origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
  const good = await post({ ...json, origin: new URL(url).origin });
  expect(good.status).toBe(201);
  expect(good.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(good.headers.get('cache-control')).toBe('no-store');
  const socket = new WebSocket(`${url.replace('http', 'ws')}api/live`, {
    origin: 'https://evil.example',
  });
  const refused = new Promise((settle) => {
    socket.once('unexpected-response', (_request, { statusCode }) => settle(statusCode));
  });
  expect(await refused).toBe(403);
  socket.on('error', () => undefined).terminate();
});

test('of an address only so many listen to the lobby', async () => {
  const { url } = await start({ limits: 'all', trustProxy: 'loopback' });
  const going = new AbortController();
  const listen = async (address: string, signal = going.signal): Promise<number> => {
    const headers = { 'x-forwarded-for': address };
    return (await fetch(`${url}api/lobby/events`, { headers, signal })).status;
  };
  const last = new AbortController();
  expect(await listen('1.1.1.1', last.signal)).toBe(200);
  const others = await Promise.all(Array.from({ length: 99 }, () => listen('1.1.1.1')));
  expect(new Set(others)).toEqual(new Set([200]));
  expect(await listen('1.1.1.1')).toBe(429);
  expect(await listen('2.2.2.2')).toBe(200);
  last.abort();
  await vi.waitFor(async () => expect(await listen('1.1.1.1')).toBe(200), 10_000);
  going.abort();
});

test('whoever asks for too much waits, over HTTP and over sockets, and others do not', async () => {
  let now = Date.UTC(2026, 0, 1);
  const { url } = await start({ limits: 'all', now: () => now, trustProxy: 'loopback' });
  const from = (address: string): Promise<Response> =>
    fetch(`${url}api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ ruleset: 'pbi' }),
    });
  const founded: number[] = [];
  let last = await from('1.1.1.1');
  for (; last.status === 201; last = await from('1.1.1.1')) founded.push(last.status);
  expect(founded).toHaveLength(50);
  expect(last.status).toBe(429);
  expect(last.headers.get('retry-after')).toBe('2');
  expect(await last.json()).toMatchObject({ error: 'busy', message: { key: 'wire.busy' } });
  expect((await from('2.2.2.2')).status).toBe(201);
  now += 2000;
  expect((await from('1.1.1.1')).status).toBe(201);
});

test('a seat is asked no faster than anybody plays, and who goes on is cut off', async () => {
  let now = Date.UTC(2026, 0, 1);
  const { url } = await start({ limits: 'all', now: () => now });
  const { match, keys } = await begin(url, { ruleset: 'pbi' });
  const tap = await Tap.open(url);
  onEnd(() => tap.close());
  const [key] = Object.values(keys);
  expect((await tap.ask({ ask: 'sit', match, key })).ok).toBe(true);
  const undo = (): Promise<Answer> => tap.ask({ ask: 'undo', seat: 1, at: 0 });
  const isBusy = (answer: Answer): boolean => !answer.ok && answer.failure.code === 'busy';
  let asked = 0;
  let answer = await undo();
  for (; !isBusy(answer); answer = await undo()) asked++;
  expect(asked).toBe(150);
  expect(answer).toMatchObject({ failure: { waitMs: 100 } });
  now += 100;
  expect(isBusy(await undo())).toBe(false);
  const cut = tap.closed;
  for (let i = 0; i < 60; i++) void undo();
  expect(await cut).toBe(1008);
});

test('an address has so many sockets and no more', async () => {
  const { url } = await start({ limits: 'all' });
  const taps = await Promise.all(Array.from({ length: 100 }, () => Tap.open(url)));
  onEnd(() => taps.forEach((tap) => tap.close()));
  await expect(Tap.open(url)).rejects.toThrow('429');
  const gone = taps[0].closed;
  taps[0].close();
  await gone;
  // The host hears of it a little later.
  await expect.poll(async () => taps.push(await Tap.open(url))).toBe(101);
});

test('an address has so many connections that say nothing, and no more', async () => {
  const { url } = await start({ limits: 'all' });
  const { port, hostname } = new URL(url);
  const sockets = Array.from({ length: 201 }, () => connect(Number(port), hostname));
  onEnd(() => sockets.forEach((socket) => socket.destroy()));
  // One of them is hung up on, and nobody can say which.
  await Promise.race(
    sockets.map(
      (socket) => new Promise((settle) => socket.on('error', settle).on('close', settle)),
    ),
  );
  expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(190);
});

test('prices, and what is written down, are of requests that there are', async () => {
  const { url } = await start();
  const page = (await (await fetch(`${url}api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const routes = new Set(
    Object.entries(page.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    ),
  );
  const named = [...Object.keys(REQUEST_PRICES), ...Object.keys(DEEDS)];
  expect(named.filter((name) => !routes.has(name))).toEqual([]);
});
