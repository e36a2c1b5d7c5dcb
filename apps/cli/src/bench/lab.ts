import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Run, RunFile } from '@sandtable/lab';
import { PostgresServer } from '@sandtable/testkit/postgres';
import { Crew } from '../lab/crew.ts';
import { playMissing } from '../lab/playing.ts';
import { Queue } from '../lab/queue.ts';
import { runIn } from '../lab/runs.ts';
import { work } from '../lab/worker.ts';

/** How fast the lab plays. */
export interface LabFigures {
  /** By how many threads; of the first scenario of PBI, with random players, whose games are the shortest there are. */
  readonly gamesPerSecond: Readonly<Record<string, number>>;
  /** How much more time the same games take on one thread out of a queue in PostgreSQL, as a share; noise may make it less than nothing. */
  readonly queueOverhead: number;
}

const LEASE_SECONDS = 30;
const BATCH = 4;

/** Plays whole runs of about so many seconds, on one thread and on two, and on one out of a queue. */
export async function labFigures(seconds: number): Promise<LabFigures> {
  const gamesPerSecond: Record<string, number> = {};
  for (const threads of [1, Math.min(2, availableParallelism())]) {
    const crew = new Crew(threads);
    // The first games compile the rules, on every thread.
    const rate = await rateOf(runOf(100 * threads, 'first'), crew);
    const run = runOf(Math.max(Math.ceil(rate * seconds), 10), 'again');
    gamesPerSecond[threads] = Number((await rateOf(run, crew)).toFixed(1));
    await crew.dismiss();
  }
  return { gamesPerSecond, queueOverhead: await overheadOf(gamesPerSecond[1] * seconds) };
}

function runOf(games: number, seed: string): Run {
  const file: RunFile = {
    format: 1,
    ruleset: 'pbi',
    scenarios: [{ id: 'village' }],
    players: ['random'],
    games,
    seed,
  };
  return runIn(file, 'bench');
}

/** Games a second. */
async function rateOf(run: Run, crew: Crew): Promise<number> {
  const began = performance.now();
  await playMissing(run, crew, new Set(), () => undefined);
  return run.games / ((performance.now() - began) / 1000);
}

/** The same games on the same thread without a queue and with one, in turn, so that whatever else the machine does is in both. */
async function overheadOf(games: number): Promise<number> {
  const server = await PostgresServer.start();
  const queue = await Queue.open(await server.fresh('lab'));
  const crew = new Crew(1);
  const spent = { plain: 0, queued: 0 };
  await rateOf(runOf(100, 'first'), crew);
  for (let round = 0; round < ROUNDS; round++) {
    const run = runOf(Math.max(Math.ceil(games / ROUNDS), 10), `round ${round}`);
    spent.plain += run.games / (await rateOf(run, crew));
    await queue.submit(run, BATCH);
    const began = performance.now();
    const job = { queue, crew, name: randomUUID(), lease: LEASE_SECONDS, once: true };
    await work({ ...job, passOver: () => undefined });
    spent.queued += (performance.now() - began) / 1000;
  }
  await crew.dismiss();
  await queue.close();
  await server.stop();
  return Number((spent.queued / spent.plain - 1).toFixed(4));
}

const ROUNDS = 4;
