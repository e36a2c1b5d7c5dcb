import { pbi } from '@sandtable/pbi';
import { RemoteSeat } from '@sandtable/wire';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Threads } from '../src/computers/threads.ts';
import type { Thought } from '../src/computers/thought.ts';
import { HostNode, type NodeSettings } from '../src/node.ts';
import { Store } from '../src/store/store.ts';
import { begin, lineTo, playOut, post } from '../torture/people.ts';

const BROKEN = join(import.meta.dirname, 'threads', 'broken.mjs');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const each of cleanUp.splice(0).toReversed()) await each();
});

async function start(name: string, settings: NodeSettings = {}): Promise<HostNode> {
  const database = join(folder, name);
  const node = await HostNode.start({ database, port: 0, host: '127.0.0.1', ...settings });
  cleanUp.push(() => node.stop());
  return node;
}

function threads(file: string, patienceMs?: number): Threads {
  const made = new Threads(file, patienceMs);
  cleanUp.push(() => made.close());
  return made;
}

function thoughtOf(player: string, match = 'a'): Thought {
  const premises = { ruleset: 'pbi', version: 1, scenario: pbi.scenarios[0], options: {} };
  const decision = { side: 'attacker', kind: 'any', rule: 'QS-1.1' };
  return { want: 'move', match, premises, view: {}, decision, player, seed: '' };
}

async function entries(name: string, match: string): Promise<number> {
  const store = await Store.open(join(folder, name));
  const { length } = await store.entries(match, 0);
  await store.close();
  return length;
}

const PATIENT = { timeout: 30_000, interval: 100 };
const AGAINST_GREEDY = { ruleset: 'pbi', players: { defender: 'greedy' } };

test('a computer answers for its seat, and a whole match is played against it', async () => {
  const node = await start('whole.db');
  const { match, keys } = await begin(node.url, AGAINST_GREEDY);
  const line = lineTo(() => [node.url]);
  cleanUp.push(() => line.close());
  const seat = new RemoteSeat(match, keys['attacker']);
  let turn = 0;
  const played = await playOut(line, seat, (moves) =>
    turn < 40 ? moves[(turn++ * 7) % moves.length] : undefined,
  );
  expect(played).toBeGreaterThan(0);
  expect(await entries('whole.db', match)).toBeGreaterThan(played);
});

test('nobody founds a match against a computer player that there is not', async () => {
  const node = await start('nobody.db');
  const wanted = { ruleset: 'pbi', players: { defender: 'grandmaster' } };
  expect(await post(`${node.url}api/matches`, wanted)).toMatchObject({
    message: { key: 'wire.player' },
    problems: [{ path: '/players/defender' }],
  });
  const stand = { ruleset: 'pbi', terms: { overstay: 'computer', player: 'grandmaster' } };
  expect(await post(`${node.url}api/matches`, stand)).toMatchObject({
    problems: [{ path: '/terms/player', message: { key: 'wire.player' } }],
  });
  // Nor is anybody left without one that he wanted for a side of another game.
  const stray = { ruleset: 'pbi', players: { red: 'greedy' } };
  expect(await post(`${node.url}api/matches`, stray)).toMatchObject({
    problems: [{ path: '/players/red', message: { key: 'wire.noSide' } }],
  });
  // Nor told that one would play for him which is not there.
  const terms = { overstay: 'computer', player: 'constructor' };
  expect(await post(`${node.url}api/matches`, { ruleset: 'pbi', terms })).toMatchObject({
    problems: [{ path: '/terms/player', message: { key: 'wire.player' } }],
  });
});

test('what a computer owes when its node stops is found and answered by the next, though nobody looks on', async () => {
  const stuck = await start('owed.db', { threads: new Threads(BROKEN) });
  const { match } = await begin(stuck.url, AGAINST_GREEDY);
  await stuck.stop();
  cleanUp.pop();
  expect(await entries('owed.db', match)).toBe(0);
  await start('owed.db');
  await vi.waitFor(async () => expect(await entries('owed.db', match)).toBeGreaterThan(0), PATIENT);
});

test('of two nodes only one is at it', async () => {
  const both = [new Threads(), new Threads()];
  // In a time that stands still nobody is taken for dead.
  const now = (): number => 1000;
  const [one, other] = [
    await start('two.db', { threads: both[0], now }),
    await start('two.db', { threads: both[1], now }),
  ];
  const { match, keys } = await begin(one.url, AGAINST_GREEDY);
  const lines = [one, other].map(({ url }) => lineTo(() => [url]));
  cleanUp.push(() => lines.forEach((line) => line.close()));
  const seats = lines.map(() => new RemoteSeat(match, keys['attacker']));
  await Promise.all(lines.map((line, i) => line.take(seats[i], () => undefined)));
  await vi.waitFor(
    () => expect(seats[0].known?.pending.decisions.map(({ side }) => side)).toEqual(['attacker']),
    PATIENT,
  );
  const file = await Store.open(join(folder, 'two.db'));
  const thought = (await file.entries(match, 0)).length;
  await file.close();
  expect(both[0].asked + both[1].asked).toBe(thought);
});

test('a thread that ends or hangs is replaced, and whoever waited for it is told', async () => {
  const few = threads(BROKEN, 100);
  await expect(few.ask(thoughtOf('ends'))).rejects.toThrow('broken');
  await expect(few.ask(thoughtOf('fails'))).rejects.toThrow('no idea');
  await expect(few.ask(thoughtOf('hangs'))).rejects.toThrow('the thread ended');
  // And none of them has seen what this process has in its environment.
  expect(await few.ask(thoughtOf('waits'))).toMatchObject({ moves: [{ type: '' }] });
});

test('where no thread has an answer, the rules propose one', async () => {
  const node = await start('fallback.db', { threads: new Threads(BROKEN, 50) });
  const { match } = await begin(node.url, AGAINST_GREEDY);
  await vi.waitFor(
    async () => expect(await entries('fallback.db', match)).toBeGreaterThan(0),
    PATIENT,
  );
});

test('a match with many questions waits for others with few', async () => {
  const one = threads(BROKEN);
  const order: string[] = [];
  const ask = async (match: string): Promise<void> => {
    await one.ask(thoughtOf('waits', match));
    order.push(match);
  };
  const all = [ask('greedy'), ask('greedy'), ask('greedy'), ask('modest'), ask('shy')];
  await Promise.all(all);
  expect(order.indexOf('modest')).toBeLessThan(order.lastIndexOf('greedy'));
  expect(order.indexOf('shy')).toBeLessThan(order.lastIndexOf('greedy'));
});
