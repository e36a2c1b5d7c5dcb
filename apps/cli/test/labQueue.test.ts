import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { playNumber, type Run, type RunFile } from '@sandtable/lab';
import { random } from '@sandtable/players';
import { freshDatabase } from '@sandtable/testkit/databases';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { Queue, QUEUE_NAME } from '../src/lab/queue.ts';
import { readHere } from '../src/lab/runs.ts';
import { fileWith } from './folder.ts';
import { json, sandtable } from './program.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const FILE: RunFile = {
  format: 1,
  ruleset: 'pbi',
  scenarios: [{ id: 'village' }, { id: 'river-line' }],
  players: ['random'],
  games: 120,
  seed: 'queue',
  detail: true,
};

const WORKER = ['lab', 'worker', '--jobs', '1', '--lease', '2', '--database'];

function runOf(file: RunFile): Run {
  const read = readHere(file);
  if (!read.ok) throw new Error('the run is not good');
  return read.value;
}

async function queueAt(address: string): Promise<Queue> {
  const queue = await Queue.open(address);
  onTestFinished(async () => queue.close());
  return queue;
}

/** A worker in a process of its own. */
function worker(database: string): ChildProcess {
  const child = spawn(process.execPath, [MAIN, ...WORKER, database], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('three workers, two of them killed in the middle, come to what one process comes to', async () => {
  const database = await freshDatabase('PostgreSQL');
  const client = new Client({ connectionString: database });
  await client.connect();
  onTestFinished(async () => client.end());
  const count = async (sql: string): Promise<number> => {
    const { rows } = await client.query<{ count: string }>(sql);
    return Number(rows[0].count);
  };
  const workers = [worker(database), worker(database), worker(database)];
  // All have to be there before there is something to do, or the first of them does it alone.
  const there = `select count(*) from pg_stat_activity where datname = current_database() and application_name = '${QUEUE_NAME}'`;
  await expect.poll(async () => count(there), { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
  const file = fileWith(FILE);
  const collected = json(['lab', 'run', file, '--database', database, '--batch', '2']);
  const busy = 'select count(distinct worker) from lab_batches where records is null';
  const isTaken = async () =>
    (await count("select count(*) from pg_tables where tablename = 'lab_batches'")) > 0 &&
    (await count(busy)) === 3;
  await expect.poll(isTaken, { interval: 5, timeout: 60_000 }).toBe(true);
  const killed = workers.slice(0, 2).map(async (child) => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  await Promise.all(killed);
  // Somebody had taken games that he has not played.
  expect(await count(busy)).toBeGreaterThan(0);
  expect(await collected).toEqual(await json(['lab', 'run', file, '--jobs', '1']));
});

test('a batch is one worker’s until nothing is heard of him, and counted once', async () => {
  const queue = await queueAt(await freshDatabase('PostgreSQL'));
  const run = runOf({ ...FILE, games: 3 });
  await queue.submit(run, 4);
  await queue.submit(run, 1);
  const taken = await queue.take('a', 10, 1, []);
  expect(taken.map(({ from, games }) => [from, games])).toEqual([
    [0, 4],
    [4, 2],
  ]);
  expect(await queue.take('b', 10, 1, [])).toEqual([]);
  // Another one passes it over.
  expect(await queue.isDone([run.digest])).toBe(true);
  await queue.renew('a', taken.slice(0, 1), 600);
  await expect.poll(async () => queue.take('b', 10, 600, [])).toEqual([taken[1]]);
  // It is the other's now: the first is not given more time for it.
  await queue.renew('a', taken.slice(1), 600);
  const records = [0, 1, 2, 3].map((number) => playNumber(run, [random], number));
  await queue.release('b');
  expect(await queue.take('c', 10, 600, [])).toEqual([taken[1]]);
  const finished = { batch: taken[0], records };
  await Promise.all([queue.finish([finished]), queue.finish([finished])]);
  await queue.finish([{ batch: taken[0], records: [] }]);
  expect(await queue.counted(run.digest)).toBe(4);
  expect(await queue.records(run.digest)).toEqual(JSON.parse(JSON.stringify(records)));
  expect(await queue.isDone([])).toBe(false);
});

test('a run of other rules is left to others, and said so', async () => {
  const database = await freshDatabase('PostgreSQL');
  const queue = await queueAt(database);
  await queue.submit({ ...runOf(FILE), digest: 'of-a-later-version' }, 100);
  const { code, out, err } = await sandtable(WORKER.concat(database, '--once'));
  expect([code, out]).toEqual([0, '0 games were played here, in 0 batches.\n']);
  expect(err).toContain('of-a-later-version');
});

test.for(['foo', 'localhost:5432/lab', 'http://host/lab', 'postgres://', 'postgres://host:x/lab'])(
  'what is no address of a database is refused: %s',
  async (address) => {
    const { code, out, err } = await sandtable(['lab', 'worker', '--database', address]);
    expect([code, out]).toEqual([2, '']);
    expect(err.replaceAll(/\s+/g, ' ')).toContain(`such as postgres://host/lab, not “${address}”.`);
  },
);

test('a database that is not there is told in one line', async () => {
  const { code, err } = await sandtable([
    'lab',
    'worker',
    '--database',
    'postgres://127.0.0.1:1/x',
  ]);
  expect(code).toBe(1);
  expect(err).toMatch(/^The database cannot be used: .*ECONNREFUSED/);
  expect((await sandtable(['lab', 'worker'])).code).toBe(2);
});
