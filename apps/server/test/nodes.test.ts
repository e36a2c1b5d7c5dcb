import type { Move } from '@sandtable/kernel';
import { RemoteSeat, type Line } from '@sandtable/wire';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { HostNode } from '../src/node.ts';
import { rulesetOf } from '../src/rulesets.ts';
import { Store } from '../src/store/store.ts';
import { begin, lineTo, movesAt, playOut, post, type Begun } from '../torture/people.ts';
import { freshDatabase } from '@sandtable/testkit/databases';

// Two nodes on one database are as good as one.

let database: string;
let store: Store;
const nodes: HostNode[] = [];
beforeAll(async () => {
  database = await freshDatabase('PostgreSQL');
  store = await Store.open(database);
  for (let i = 0; i < 2; i++) nodes.push(await startNode());
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await store.close();
});
const lines: Line[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

function startNode(): Promise<HostNode> {
  return HostNode.start({ database, port: 0, host: '127.0.0.1' });
}

function lineAt(...at: readonly HostNode[]): Line {
  const line = lineTo(() => at.map(({ url }) => url));
  lines.push(line);
  return line;
}

/** Whoever sits there, on a line of his own to one of the nodes. */
async function sit(line: Line, { match, keys }: Begun, side: string): Promise<RemoteSeat> {
  const seat = new RemoteSeat(match, keys[side]);
  expect(await line.take(seat, () => undefined)).toBeUndefined();
  return seat;
}

function firstMove(seat: RemoteSeat): Move {
  const ruleset = rulesetOf(seat.premises?.ruleset ?? '');
  return movesAt(ruleset as NonNullable<typeof ruleset>, seat)[0];
}

/** Who is to move, of two in their seats. */
function mover(seats: readonly RemoteSeat[]): RemoteSeat {
  const [side] = (seats[0].known?.pending.decisions ?? []).map((decision) => decision.side);
  return seats.find(({ viewer }) => viewer === side) as RemoteSeat;
}

/** Nobody hears and nobody can say anything for a while. */
async function breakBus(): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const listening = `datname = current_database() and application_name = 'sandtable bus'`;
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where ${listening}`,
  );
  await client.end();
  expect(rowCount).toBeGreaterThan(1);
}

const told = (seat: RemoteSeat): number => seat.known?.told.length ?? 0;

test('what is said between nodes while one does not listen is read when it does again', async () => {
  const begun = await begin(nodes[0].url, { ruleset: 'pbi' });
  const [here, there] = [lineAt(nodes[0]), lineAt(nodes[1])];
  const [first, second] = [await sit(here, begun, 'attacker'), await sit(there, begun, 'defender')];
  const stale = await sit(there, begun, 'attacker');
  await breakBus();
  // The seat goes on to another device, and something is offered and said.
  const authorization = `Seat ${begun.keys['attacker']}`;
  const moved = await fetch(`${nodes[0].url}api/matches/${begun.match}/move`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{}',
  });
  await here.deal(first, { ask: 'offer', offer: 'draw' });
  await here.deal(first, { ask: 'say', text: 'Are you there?' });
  const invitation = await moved.json();
  await post(`${nodes[0].url}api/matches/${begun.match}/take`, invitation as object);
  await expect.poll(() => stale.isDismissed).toBe(true);
  await expect.poll(() => second.matters?.offers.length).toBe(1);
  await expect.poll(() => second.said.length).toBe(1);
  expect(told(second)).toBe(told(first));
});

test('two who play on different nodes play one match', async () => {
  const begun = await begin(nodes[0].url, { ruleset: 'pbi' });
  let turn = 0;
  const choose = (moves: readonly Move[]): Move | undefined =>
    turn < 40 ? moves[turn++ % moves.length] : undefined;
  const [one, other] = ['attacker', 'defender'].map(
    (side) => new RemoteSeat(begun.match, begun.keys[side]),
  );
  const played = await Promise.all([
    playOut(lineAt(nodes[0]), one, choose),
    playOut(lineAt(nodes[1]), other, choose),
  ]);
  const entries = await store.entries(begun.match, 0);
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1));
  expect(played[0] + played[1]).toBe(entries.length);
  await vi.waitFor(() => expect(one.known?.view).toEqual(other.known?.view));
});

test('of two moves at one moment on two nodes one stands, and the other is late', async () => {
  const begun = await begin(nodes[0].url, { ruleset: 'pbi' });
  const two = [lineAt(nodes[0]), lineAt(nodes[1])];
  const first = await Promise.all([sit(two[0], begun, 'attacker'), sit(two[0], begun, 'defender')]);
  const { viewer = '' } = mover(first);
  const seats = [mover(first), await sit(two[1], begun, viewer)];
  const move = firstMove(seats[0]);
  const failures = await Promise.all(seats.map((seat, i) => two[i].play(seat, move)));
  expect(failures.map((failure) => failure?.code ?? 'stands').toSorted()).toEqual([
    'late',
    'stands',
  ]);
  expect(await store.entries(begun.match, 0)).toHaveLength(1);
  await vi.waitFor(() => expect(seats.map(told)).toEqual([1, 1]));
});

test('a notice that is lost is found out', async () => {
  const begun = await begin(nodes[0].url, { ruleset: 'pbi' });
  const line = lineAt(nodes[0]);
  const seats = await Promise.all([sit(line, begun, 'attacker'), sit(line, begun, 'defender')]);
  const watcher = await sit(lineAt(nodes[1]), begun, '');
  await breakBus();
  const seat = mover(seats);
  expect(await line.play(seat, firstMove(seat))).toBeUndefined();
  await vi.waitFor(() => expect(told(watcher)).toBe(1), { timeout: 20_000 });
});

test('whoever has a node taken from him in the middle of a decision goes on at the other', async () => {
  const third = await startNode();
  const begun = await begin(nodes[0].url, { ruleset: 'pbi' });
  const [line, still] = [lineAt(third, nodes[1]), lineAt(nodes[0])];
  const seats = await Promise.all([sit(line, begun, 'attacker'), sit(line, begun, 'defender')]);
  const watcher = await sit(still, begun, '');
  const seat = mover(seats);
  const move = firstMove(seat);
  await third.stop();
  expect(await line.play(seat, move)).toBeUndefined();
  expect(told(seat)).toBe(1);
  await vi.waitFor(() => expect(told(watcher)).toBe(1), { timeout: 20_000 });
});

test('who is here is so wherever he is, and is not when he or his node is gone', async () => {
  const third = await startNode();
  const begun = await begin(nodes[0].url, { ruleset: 'pbi' });
  const [one, two, far] = [lineAt(nodes[0]), lineAt(nodes[1]), lineAt(third)];
  const seat = await sit(one, begun, 'attacker');
  const watcher = await sit(one, begun, '');
  const here = (at: RemoteSeat): string[] =>
    at.matters?.people.flatMap(({ side, isHere }) => (isHere ? [side] : [])).toSorted() ?? [];
  const both = ['attacker', 'defender'];
  expect(here(seat)).toEqual(['attacker']);
  const other = await sit(two, begun, 'defender');
  await vi.waitFor(() => expect(here(seat)).toEqual(both), 20_000);
  await vi.waitFor(() => expect(here(other)).toEqual(both), 20_000);
  expect(here(watcher)).toEqual(both);
  // He looks from two nodes, and leaves one of them.
  const again = await sit(far, begun, 'defender');
  await vi.waitFor(() => expect(here(again)).toEqual(both), 20_000);
  two.close();
  await third.desk.presence.write();
  await nodes[1].desk.presence.write();
  expect(here(seat)).toEqual(both);
  // A node that is stopped takes those along who were there.
  far.close();
  await third.stop();
  await vi.waitFor(() => expect(here(seat)).toEqual(['attacker']), 20_000);
  // A notice that is lost is found out: nobody says that somebody has come.
  await nodes[0].desk.presence.beat();
  const until = Date.now() + 60_000;
  await store.db.insertInto('node').values({ id: 'killed', until }).execute();
  const row = { match: begun.match, side: 'defender', node: 'killed' };
  await store.db.insertInto('presence').values(row).execute();
  await nodes[0].desk.presence.beat();
  await vi.waitFor(() => expect(here(seat)).toEqual(both), 20_000);
  // A node that is killed takes its people along too, when it has not been heard of for long enough.
  await store.db.updateTable('node').set({ until: 1 }).where('id', '=', 'killed').execute();
  await nodes[0].desk.presence.beat();
  await vi.waitFor(() => expect(here(seat)).toEqual(['attacker']), 20_000);
});
