import { SPECTATOR, type Side, type Viewer } from '@sandtable/kernel';
import type { Kysely, Transaction } from 'kysely';
import { rulesetOf } from '../rulesets.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { progressOf, type Glance, type ProgressRow } from './progress.ts';

/** A match that can be looked at without a part in it. */
export interface Listable {
  readonly id: string;
  glance(): Promise<Glance>;
}

/** What has become of a match since lists were last told of it. */
export interface Turned {
  readonly match: string;
  /** Sides that are to decide and were not. */
  readonly asked: readonly Side[];
  /** Until when those have to decide whose clocks run. */
  readonly until: ReadonlyMap<Side, number>;
  /** The sides whose clocks stand. */
  readonly waiting: readonly Side[];
  /** All of them, where it is over and was not. */
  readonly ended: readonly Side[];
  readonly at: number;
}

interface Needs {
  readonly store: Store;
  readonly now: () => number;
  /** The match at hand, for one that was found to be behind. */
  readonly find: (match: string) => Promise<Listable | undefined>;
  /** Hears of it within the same transaction: what is to be told to whom is not lost either. */
  readonly turned: (db: Transaction<Tables>, all: readonly Turned[]) => Promise<void>;
  /** Lists have changed. */
  readonly changed: () => void;
}

/** So many matches are written up at once; what else has gone on waits its turn. */
const MOST_AT_ONCE = 64;
const WRITE_MS = 500;
const SWEEP_MS = 60_000;
const SWEPT_AT_ONCE = 500;
/** Whoever looks at a table is noted as often; see `notices/`, which waits longer than that. */
const PRESENT_MS = 20_000;

/**
 * Keeps what lists show of matches. Nobody waits for it: a match that has gone on is noted in a set, and written up
 * with others a little later. What a node has not written when it dies, another finds by comparing with the log.
 */
export class Register {
  readonly #needs: Needs;
  readonly #moved = new Map<string, Listable>();
  /** Seats whose holders look at the table, and how many times each. */
  readonly #present = new Map<string, number>();
  readonly #seen = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[] = [];
  #writing: Promise<void> | undefined;
  #swept = '';

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** From now on it writes by itself. */
  start(): void {
    const every = (ms: number, act: () => Promise<unknown> | void): void => {
      // What fails, because the database is away for a moment, is tried again the next time.
      const timer = setInterval(() => void Promise.resolve(act()).catch(() => undefined), ms);
      this.#timers.push(timer.unref());
    };
    every(WRITE_MS, () => this.write());
    every(SWEEP_MS, () => this.sweep());
    every(PRESENT_MS, () => this.#notePresent());
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.write().catch(() => undefined);
  }

  /** A match has gone on. Costs next to nothing. */
  moved(shown: Listable): void {
    this.#moved.set(shown.id, shown);
  }

  /** Somebody looks at the table, until he leaves. Of those who have a seat it is noted. */
  arrived(match: string, side: Viewer): () => void {
    if (side === SPECTATOR) return () => undefined;
    const seat = JSON.stringify([match, side]);
    this.#present.set(seat, (this.#present.get(seat) ?? 0) + 1);
    this.#seen.set(seat, this.#needs.now());
    return () => {
      this.#seen.set(seat, this.#needs.now());
      const others = (this.#present.get(seat) ?? 1) - 1;
      if (others > 0) this.#present.set(seat, others);
      else this.#present.delete(seat);
    };
  }

  #notePresent(): void {
    const now = this.#needs.now();
    for (const seat of this.#present.keys()) this.#seen.set(seat, now);
  }

  /** Writes up what has gone on. */
  write(): Promise<void> {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  }

  async #write(): Promise<void> {
    await this.#writeSeen();
    const batch = [...this.#moved.values()].slice(0, MOST_AT_ONCE);
    if (batch.length === 0) return;
    for (const { id } of batch) this.#moved.delete(id);
    const { store, turned, changed } = this.#needs;
    try {
      const before = await progressIn(
        store.db,
        batch.map(({ id }) => id),
      );
      const turns: Turned[] = [];
      const rows: ProgressRow[] = [];
      const clocks: Pick<Kept, 'clocks' | 'match' | 'number'>[] = [];
      for (const shown of batch) {
        const old = before.get(shown.id);
        const glance = await shown.glance();
        if (old !== undefined && old.number > glance.number) continue;
        const ruleset = rulesetOf(glance.premises.ruleset);
        const row = ruleset && progressOf(ruleset, glance);
        if (ruleset === undefined || row === undefined) continue;
        if (old?.number === glance.number) {
          if (old.clocks === row.clocks) continue;
          clocks.push({ match: shown.id, number: row.number, clocks: row.clocks ?? null });
          const at = this.#needs.now();
          turns.push({ match: shown.id, asked: [], ...running(glance), ended: [], at });
          continue;
        }
        const was = old === undefined ? [] : (JSON.parse(old.deciding) as Side[]);
        const asked = (JSON.parse(row.deciding) as Side[]).filter((side) => !was.includes(side));
        const isSame = asked.length === 0 && old !== undefined && row.deciding === old.deciding;
        rows.push({
          match: shown.id,
          listed: old?.listed ?? 0,
          ...row,
          ...(isSame && { since: old.since }),
          // What nobody sees who looks on has not happened for him.
          ...(row.line === old?.line && row.state === old.state && { updated: old.updated }),
        });
        const ended = row.state === 'over' && old?.state !== 'over' ? ruleset.sides : [];
        turns.push({ match: shown.id, asked, ...running(glance), ended, at: glance.at });
      }
      if (rows.length + clocks.length === 0) return;
      await store.db.transaction().execute(async (db) => {
        const written = new Set([...(await upsert(db, rows)), ...(await setClocks(db, clocks))]);
        // Where another node was quicker, it has told them.
        await turned(
          db,
          turns.filter(({ match }) => written.has(match)),
        );
      });
      changed();
    } catch (error) {
      for (const shown of batch) if (!this.#moved.has(shown.id)) this.#moved.set(shown.id, shown);
      throw error;
    }
  }

  async #writeSeen(): Promise<void> {
    const seen = [...this.#seen].slice(0, MOST_AT_ONCE * 4);
    if (seen.length === 0) return;
    for (const [seat] of seen) this.#seen.delete(seat);
    await this.#needs.store.db
      .insertInto('attendance')
      .values(
        seen.map(([seat, at]) => {
          const [match, side] = JSON.parse(seat) as [string, Side];
          return { match, side, seen: at, told: 0 };
        }),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['match', 'side'])
          .doUpdateSet((row) => ({ seen: row.ref('excluded.seen') })),
      )
      .execute();
  }

  /** Looks at some of the matches that go on for any whose log has come further; gives how many there were. */
  async sweep(): Promise<number> {
    const { store, find } = this.#needs;
    const rows = await store.db
      .selectFrom('progress')
      .select((row) => [
        'progress.match',
        'progress.number',
        row
          .selectFrom('entry')
          .select(({ fn }) => fn.max('entry.number').as('last'))
          .whereRef('entry.match', '=', 'progress.match')
          .as('last'),
        row
          .selectFrom('seat')
          .select(({ fn }) => fn.countAll<number>().as('waiting'))
          .whereRef('seat.match', '=', 'progress.match')
          .where('seat.number', 'is', null)
          .as('waiting'),
      ])
      .where('progress.state', 'in', ['open', 'playing'])
      .where('progress.match', '>', this.#swept)
      .orderBy('progress.match')
      .limit(SWEPT_AT_ONCE)
      .execute();
    this.#swept = rows.length < SWEPT_AT_ONCE ? '' : (rows.at(-1)?.match ?? '');
    const behind = rows.filter(({ number, last, waiting }) =>
      number < 0 ? Number(waiting) === 0 : (last ?? 0) > number,
    );
    for (const { match } of behind) {
      const shown = await find(match);
      if (shown !== undefined) this.moved(shown);
    }
    return behind.length;
  }
}

type Kept = Pick<
  Required<ProgressRow>,
  'clocks' | 'deciding' | 'line' | 'listed' | 'match' | 'number' | 'since' | 'state' | 'updated'
>;

async function progressIn(
  db: Kysely<Tables>,
  matches: readonly string[],
): Promise<ReadonlyMap<string, Kept>> {
  const rows = await db
    .selectFrom('progress')
    .select(['match', 'deciding', 'line', 'listed', 'number', 'since', 'state', 'updated'])
    .select('clocks')
    .where('match', 'in', matches)
    .execute();
  return new Map(rows.map((row) => [row.match, row]));
}

function running({ clocks = [] }: Glance): Pick<Turned, 'until' | 'waiting'> {
  const until = new Map<Side, number>();
  for (const clock of clocks) if (clock.until !== undefined) until.set(clock.side, clock.until);
  const waiting = clocks.map(({ side }) => side).filter((side) => !until.has(side));
  return { until, waiting };
}

/** Writes rows that are further than what is there; gives the matches of those that were. */
async function upsert(
  db: Transaction<Tables>,
  rows: readonly ProgressRow[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const written = await db
    .insertInto('progress')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('match')
        .doUpdateSet((row) => ({
          scenario: row.ref('excluded.scenario'),
          state: row.ref('excluded.state'),
          number: row.ref('excluded.number'),
          deciding: row.ref('excluded.deciding'),
          line: row.ref('excluded.line'),
          outcome: row.ref('excluded.outcome'),
          clocks: row.ref('excluded.clocks'),
          since: row.ref('excluded.since'),
          updated: row.ref('excluded.updated'),
        }))
        .whereRef('excluded.number', '>', 'progress.number'),
    )
    .returning('match')
    .execute();
  return new Set(written.map(({ match }) => match));
}

/** Clocks that stand now, or run again, in matches that have not gone on since; gives those matches. */
async function setClocks(
  db: Transaction<Tables>,
  all: readonly Pick<Kept, 'clocks' | 'match' | 'number'>[],
): Promise<readonly string[]> {
  const set: string[] = [];
  for (const { match, number, clocks } of all) {
    const { numUpdatedRows } = await db
      .updateTable('progress')
      .set({ clocks })
      .where('match', '=', match)
      .where('number', '=', number)
      .executeTakeFirst();
    if (numUpdatedRows > 0) set.push(match);
  }
  return set;
}
