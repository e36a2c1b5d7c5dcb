import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type QueryResult, type QueryResultRow } from 'pg';
import type { Run, RunFile, RunRecord } from '@sandtable/lab';

/** Games of a run that are given to a worker together. */
export interface Batch {
  readonly run: string;
  readonly number: number;
  readonly from: number;
  readonly games: number;
}

export interface Finished {
  readonly batch: Batch;
  readonly records: readonly RunRecord[];
}

/**
 * Batch and result are one row: a batch has been counted when its records stand in it, and the first to write them there wins. So nothing can
 * be counted twice or left out, whoever is killed when. Who has taken a batch has it for as long as he is heard of, by the clock of the
 * database.
 */
const TABLES = `
  create table if not exists lab_runs (
    digest text primary key,
    file jsonb not null,
    created timestamptz not null default now()
  );
  create table if not exists lab_batches (
    run text not null references lab_runs on delete cascade,
    number integer not null,
    first integer not null,
    games integer not null,
    worker text,
    leased timestamptz,
    records text,
    primary key (run, number)
  );
  create index if not exists lab_open on lab_batches (run, number) where records is null;
`;

/** Only one may make the tables at a time. Any number will do that nobody else has. */
const LOCK = 7_263_540;

/** What the database lists those under who are connected. */
export const QUEUE_NAME = 'sandtable lab';

const PATIENCE = { connectionTimeoutMillis: 5000, query_timeout: 60_000, keepAlive: true };

/** A database that starts again is back within a minute. */
const MOST_TRIES = 60;
const TRY_MILLISECONDS = 1000;

/** Whether it is the connection that failed (classes 08 and 57 of SQLSTATE, or no answer at all), and not what was asked. */
function isAway(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return code === undefined || !/^[0-9A-Z]{5}$/.test(code) || /^(?:08|57)/.test(code);
}

/** The runs in a database, and their batches. */
export class Queue {
  readonly #pool: Pool;

  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  static async open(address: string): Promise<Queue> {
    const pool = new Pool({
      connectionString: address,
      max: 2,
      application_name: QUEUE_NAME,
      ...PATIENCE,
    });
    // A connection that dies is replaced by the next that is asked for.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    await pool.query(`begin; select pg_advisory_xact_lock(${LOCK}); ${TABLES} commit;`);
    return new Queue(pool);
  }

  /** Puts a run where workers find it; one that is there already stays as it is. */
  async submit({ digest, file, games }: Run, batch: number): Promise<void> {
    await this.#ask(
      `with added as (
         insert into lab_runs (digest, file) values ($1, $2) on conflict do nothing returning digest
       )
       insert into lab_batches (run, number, first, games)
       select digest, n, n * $4, least($4, $3 - n * $4)
       from added, generate_series(0, ($3 - 1) / $4) as n`,
      [digest, JSON.stringify(file), games, batch],
    );
  }

  /** The file of a run. */
  async fileOf(digest: string): Promise<RunFile> {
    const { rows } = await this.#ask<{ file: RunFile }>(
      'select file from lab_runs where digest = $1',
      [digest],
    );
    return rows[0].file;
  }

  /** How many games of a run are counted. */
  async counted(digest: string): Promise<number> {
    const { rows } = await this.#ask<{ games: string | null }>(
      'select sum(games) as games from lab_batches where run = $1 and records is not null',
      [digest],
    );
    return Number(rows[0].games ?? 0);
  }

  /** All games of a run that are counted. */
  async records(digest: string): Promise<RunRecord[]> {
    const { rows } = await this.#ask<{ records: string }>(
      'select records from lab_batches where run = $1 and records is not null order by number',
      [digest],
    );
    return rows.flatMap(({ records }) => JSON.parse(records) as RunRecord[]);
  }

  /** Takes the next batches of one run that nobody has, for so many seconds; none where there are none. Runs that are passed over are left to others. */
  async take(
    worker: string,
    most: number,
    seconds: number,
    passedOver: readonly string[],
  ): Promise<Batch[]> {
    const { rows } = await this.#ask<Omit<Batch, 'from'> & { first: number }>(
      `with next as (
         select run, number from lab_batches
         where records is null and (leased is null or leased < now()) and run = (
           select run from lab_batches
           where records is null and (leased is null or leased < now()) and run <> all($4)
           order by run, number limit 1
         )
         order by number limit $2 for update skip locked
       )
       update lab_batches as batch set worker = $1, leased = now() + make_interval(secs => $3)
       from next where batch.run = next.run and batch.number = next.number
       returning batch.run, batch.number, batch.first, batch.games`,
      [worker, most, seconds, passedOver],
    );
    return rows.map(({ first, ...batch }) => ({ ...batch, from: first }));
  }

  /** What this worker is playing is his for so many seconds more, unless somebody else has been given it. */
  async renew(worker: string, batches: readonly Batch[], seconds: number): Promise<void> {
    await this.#ask(
      `update lab_batches as batch set leased = now() + make_interval(secs => $2)
       from unnest($3::text[], $4::integer[]) as held (run, number)
       where batch.run = held.run and batch.number = held.number
         and batch.worker = $1 and batch.records is null`,
      [worker, seconds, batches.map(({ run }) => run), batches.map(({ number }) => number)],
    );
  }

  /** Gives back what this worker has taken and will not play. */
  async release(worker: string): Promise<void> {
    await this.#ask('update lab_batches set leased = null where worker = $1 and records is null', [
      worker,
    ]);
  }

  /** Writes results. Those of a batch that is counted already change nothing. */
  async finish(finished: readonly Finished[]): Promise<void> {
    await this.#ask(
      `update lab_batches as batch set records = came.records, leased = null
       from unnest($1::text[], $2::integer[], $3::text[]) as came (run, number, records)
       where batch.run = came.run and batch.number = came.number and batch.records is null`,
      [
        finished.map(({ batch }) => batch.run),
        finished.map(({ batch }) => batch.number),
        finished.map(({ records }) => JSON.stringify(records)),
      ],
    );
  }

  /** Whether every batch is counted, but for those of runs that are passed over. */
  async isDone(passedOver: readonly string[]): Promise<boolean> {
    const { rows } = await this.#ask<{ open: boolean }>(
      'select exists (select from lab_batches where records is null and run <> all($1)) as open',
      [passedOver],
    );
    return !rows[0].open;
  }

  /** Each of these may be asked again: done twice, it comes to the same. So a database that is away for a while is waited for. */
  async #ask<Row extends QueryResultRow>(
    sql: string,
    parts: readonly unknown[],
  ): Promise<QueryResult<Row>> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#pool.query<Row>(sql, [...parts]);
      } catch (error) {
        if (tries === MOST_TRIES || !isAway(error)) throw error;
        await pause(TRY_MILLISECONDS);
      }
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
