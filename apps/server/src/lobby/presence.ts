import type { Side } from '@sandtable/kernel';
import type { Store } from '../store/store.ts';

interface Needs {
  readonly store: Store;
  readonly now: () => number;
  /** What this node is called among the others; none where it is by itself. */
  readonly node: string | undefined;
  /** Tells the other nodes that others look at a table now. */
  readonly announce: (match: string) => void;
  /** Others look at a table now than those at it on this node were told. */
  readonly heard: (match: string) => void;
}

/** Whoever comes and goes within so long is written down at once, if at all. */
const WRITE_MS = 500;
const BEAT_MS = 5000;
/** A node that has not been heard of for so long is gone, and with it all who were there. */
const LEASE_MS = 20_000;
const MOST_AT_ONCE = 500;

/**
 * Who looks at which table, on any node. A node by itself knows it without; several of them write it down, each what is
 * so with it, and that it is still there: a node that is killed takes those along who were with it.
 */
export class Presence {
  readonly #needs: Needs;
  /** How many times each seat is here, by its match and side. */
  readonly #here = new Map<string, number>();
  readonly #written = new Set<string>();
  readonly #changed = new Set<string>();
  readonly #timers: NodeJS.Timeout[] = [];
  /** Who was elsewhere at the tables of those here, when that was last looked at. */
  #elsewhere: ReadonlyMap<string, string> = new Map();
  #writing: Promise<void> = Promise.resolve();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  start(): void {
    if (this.#needs.node === undefined) return;
    const every = (ms: number, act: () => Promise<unknown>): void => {
      // A database that is away for a moment is told the next time.
      this.#timers.push(setInterval(() => void act().catch(() => undefined), ms).unref());
    };
    every(WRITE_MS, () => this.write());
    every(BEAT_MS, () => this.beat());
    this.beat().catch(() => undefined);
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const { node } = this.#needs;
    if (node === undefined) return;
    await this.#writing.catch(() => undefined);
    await this.#forget(node).catch(() => undefined);
  }

  /** Somebody looks at the table from his seat, until he leaves. */
  arrived(match: string, side: Side): () => void {
    if (this.#needs.node === undefined) return () => undefined;
    const seat = JSON.stringify([match, side]);
    this.#count(seat, 1);
    return () => this.#count(seat, -1);
  }

  #count(seat: string, by: number): void {
    const count = (this.#here.get(seat) ?? 0) + by;
    if (count > 0) this.#here.set(seat, count);
    else this.#here.delete(seat);
    this.#changed.add(seat);
  }

  /** The sides that look at a table on other nodes. */
  async elsewhere(match: string): Promise<ReadonlySet<Side>> {
    const { store, now, node } = this.#needs;
    if (node === undefined) return NOBODY;
    const rows = await store.db
      .selectFrom('presence')
      .innerJoin('node', 'node.id', 'presence.node')
      .select('presence.side')
      .where('presence.match', '=', match)
      .where('presence.node', '!=', node)
      .where('node.until', '>', now())
      .execute();
    return new Set(rows.map(({ side }) => side));
  }

  /** Writes down who has come and gone. */
  write(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const { store, node, announce } = this.#needs;
    if (node === undefined) return;
    const seats = [...this.#changed].slice(0, MOST_AT_ONCE);
    for (const seat of seats) this.#changed.delete(seat);
    // Whoever was away for a moment only has not been missed.
    const moved = seats.filter((seat) => this.#here.has(seat) !== this.#written.has(seat));
    if (moved.length === 0) return;
    const rows = (which: readonly string[]) =>
      which.map((seat) => {
        const [match, side] = JSON.parse(seat) as [string, Side];
        return { match, side, node };
      });
    const come = moved.filter((seat) => this.#here.has(seat));
    const gone = moved.filter((seat) => !come.includes(seat));
    try {
      if (come.length > 0) {
        await store.db
          .insertInto('presence')
          .values(rows(come))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      if (gone.length > 0) {
        await store.db
          .deleteFrom('presence')
          .where('node', '=', node)
          .where((row) =>
            row.or(
              rows(gone).map(({ match, side }) =>
                row.and([row('match', '=', match), row('side', '=', side)]),
              ),
            ),
          )
          .execute();
      }
    } catch (error) {
      for (const seat of moved) this.#changed.add(seat);
      throw error;
    }
    for (const seat of come) this.#written.add(seat);
    for (const seat of gone) this.#written.delete(seat);
    for (const { match } of rows(moved)) announce(match);
  }

  /** This node is there; what others have left that are not is cleared away. */
  async beat(): Promise<void> {
    const { store, now, node } = this.#needs;
    if (node === undefined) return;
    const until = now() + LEASE_MS;
    const { numUpdatedRows } = await store.db
      .updateTable('node')
      .set({ until })
      .where('id', '=', node)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      await store.db.insertInto('node').values({ id: node, until }).execute();
      // Taken for dead by another, or new: what it had written is there no more.
      this.#written.clear();
      for (const seat of this.#here.keys()) this.#changed.add(seat);
    }
    const dead = await store.db
      .selectFrom('node')
      .select('id')
      .where('until', '<=', now())
      .execute();
    for (const { id } of dead) {
      for (const match of await this.#forget(id)) this.#needs.heard(match);
    }
    await this.#lookAround();
  }

  /** A notice may be lost: what has changed without one is found here. */
  async #lookAround(): Promise<void> {
    const { store, now, node = '', heard } = this.#needs;
    const rows = await store.db
      .selectFrom('presence as own')
      .innerJoin('presence as other', 'other.match', 'own.match')
      .innerJoin('node', 'node.id', 'other.node')
      .select(['other.match', 'other.side'])
      .distinct()
      .where('own.node', '=', node)
      .where('other.node', '!=', node)
      .where('node.until', '>', now())
      .orderBy('other.match')
      .orderBy('other.side')
      .execute();
    const before = this.#elsewhere;
    const seen = new Map<string, string>();
    for (const { match, side } of rows) seen.set(match, `${seen.get(match) ?? ''} ${side}`);
    this.#elsewhere = seen;
    for (const match of new Set([...before.keys(), ...seen.keys()])) {
      if (before.get(match) !== seen.get(match)) heard(match);
    }
  }

  /** Whoever was with a node is not any more. Gives where. */
  async #forget(node: string): Promise<readonly string[]> {
    const { store, announce } = this.#needs;
    await store.db.deleteFrom('node').where('id', '=', node).execute();
    const left = await store.db
      .deleteFrom('presence')
      .where('node', '=', node)
      .returning('match')
      .execute();
    const matches = left.map(({ match }) => match);
    for (const match of matches) announce(match);
    return matches;
  }
}

const NOBODY: ReadonlySet<Side> = new Set();
