import type { Outcome, Side } from '@sandtable/kernel';
import { USUAL_TERMS, type ScenarioTold, type SideClock, type Terms } from '@sandtable/wire';
import { overstayed } from '../host/clock.ts';
import type { Store } from '../store/store.ts';
import type { ProgressState } from '../lobby/tables.ts';
import type { Contact, ContactWords } from './contacts.ts';
import { removeContact } from './contacts.ts';
import { letterOf } from './letter.ts';
import { GRACE_MS, type NoticeKind } from './notices.ts';
import { Gone, type Ways } from './ways.ts';

/** A notice with what is known of its match now. */
export interface Pending {
  readonly match: string;
  readonly side: Side;
  readonly kind: NoticeKind;
  readonly made: number;
  readonly ruleset: string;
  readonly scenario: ScenarioTold;
  readonly state: ProgressState;
  readonly deciding: readonly Side[];
  readonly outcome: Outcome | undefined;
  /** Whether his clock runs. */
  readonly isTimed: boolean;
  /** Whether he can claim it, since somebody else has run out of time. */
  readonly isClaimable: boolean;
  readonly seen: number;
  /** What the others there are called. */
  readonly others: readonly string[];
}

interface Needs {
  readonly store: Store;
  readonly now: () => number;
  readonly ways: Ways;
  readonly words: ContactWords;
  /** Where the app is, for those who come from a letter. */
  readonly home: () => string;
}

const EVERY_MS = 5000;
/** A node that has not sent by then is taken to be dead: another tries. */
const LEASE_MS = 2 * 60_000;
const MOST_AT_ONCE = 50;
const MINUTE = 60_000;
/** How long until it is tried again; after the last of them it is given up. */
const AGAIN_MS = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * MINUTE);

/**
 * Sends what is due, whoever put it out. A contact is taken for a while before anything is sent there, so of several
 * nodes one sends; what a node had taken when it died is due again when that time is over.
 */
export class Outbox {
  readonly #needs: Needs;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<number> | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  start(): void {
    const timer = setInterval(() => void this.sendDue().catch(() => undefined), EVERY_MS);
    this.#timer = timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sending?.catch(() => undefined);
  }

  /** Sends everything that is due; gives how many messages that were. */
  sendDue(): Promise<number> {
    this.#sending ??= this.#sendDue().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendDue(): Promise<number> {
    const { store, now } = this.#needs;
    const due = await store.db
      .selectFrom('notice')
      .select('contact')
      .distinct()
      .where('due', '<=', now())
      .limit(MOST_AT_ONCE)
      .execute();
    const sent = await Promise.all(due.map(({ contact }) => this.#sendTo(contact)));
    return sent.filter(Boolean).length;
  }

  /** Takes a contact, unless somebody else has it. */
  async #take(id: string): Promise<Contact | undefined> {
    const { store, now } = this.#needs;
    return store.db
      .updateTable('contact')
      .set({ lease: now() + LEASE_MS })
      .where('id', '=', id)
      .where((row) => row.or([row('lease', 'is', null), row('lease', '<', now())]))
      .returningAll()
      .executeTakeFirst();
  }

  async #sendTo(id: string): Promise<boolean> {
    const { ways, words, home, now } = this.#needs;
    const contact = await this.#take(id);
    if (contact === undefined) return false;
    const all = await this.#pendingFor(contact);
    const wanted = all.filter(isWanted);
    const way = ways[contact.kind];
    if (wanted.length === 0 || way === undefined) {
      await this.#done(contact, all, []);
      return false;
    }
    try {
      await way(contact.address, letterOf(wanted, { home: home(), words, contact: id }));
    } catch (error) {
      await this.#failed(contact, error);
      return false;
    }
    await this.#done({ ...contact, sent: now(), failures: 0 }, all, wanted);
    return true;
  }

  /** Everything that goes there by now: what has become due takes with it what else there is. */
  async #pendingFor({ id }: Contact): Promise<Pending[]> {
    const { store, now } = this.#needs;
    const rows = await store.db
      .selectFrom('notice')
      .innerJoin('progress', 'progress.match', 'notice.match')
      .innerJoin('match', 'match.id', 'notice.match')
      .leftJoin('attendance', (join) =>
        join
          .onRef('attendance.match', '=', 'notice.match')
          .onRef('attendance.side', '=', 'notice.side'),
      )
      .select([
        'notice.match as match',
        'notice.side as side',
        'notice.kind as kind',
        'notice.made as made',
        'progress.ruleset as ruleset',
        'progress.scenario as scenario',
        'progress.state as state',
        'progress.deciding as deciding',
        'progress.outcome as outcome',
        'progress.clocks as clocks',
        'match.terms as terms',
        'attendance.seen as seen',
      ])
      .where('notice.contact', '=', id)
      .where('notice.made', '<=', now() - GRACE_MS)
      .orderBy('notice.made')
      .execute();
    if (rows.length === 0) return [];
    const seats = await store.db
      .selectFrom('seat')
      .select(['match', 'side', 'name'])
      .where(
        'match',
        'in',
        rows.map(({ match }) => match),
      )
      .execute();
    return rows.map(({ terms, clocks, ...row }) => ({
      ...row,
      ...timeOf(row.side, terms, clocks, now()),
      scenario: JSON.parse(row.scenario) as Pending['scenario'],
      deciding: JSON.parse(row.deciding) as Side[],
      outcome: row.outcome === null ? undefined : (JSON.parse(row.outcome) as Outcome),
      seen: row.seen ?? 0,
      others: seats.flatMap(({ match, side, name }) =>
        match === row.match && side !== row.side && name !== null ? [name] : [],
      ),
    }));
  }

  /** Nothing is left of what was sent, or need not be; and that he was told is noted. */
  async #done(contact: Contact, all: readonly Pending[], told: readonly Pending[]): Promise<void> {
    const { store, now } = this.#needs;
    await store.db.transaction().execute(async (db) => {
      for (const { match, side, kind, made } of all) {
        await db
          .deleteFrom('notice')
          .where('contact', '=', contact.id)
          .where('match', '=', match)
          .where('side', '=', side)
          .where('kind', '=', kind)
          .where('made', '=', made)
          .execute();
      }
      if (told.length > 0) {
        const seats = new Map(told.map((each) => [`${each.match} ${each.side}`, each]));
        await db
          .insertInto('attendance')
          .values(
            Array.from(seats.values(), ({ match, side }) => ({
              match,
              side,
              seen: 0,
              told: now(),
            })),
          )
          .onConflict((conflict) =>
            conflict.columns(['match', 'side']).doUpdateSet({ told: now() }),
          )
          .execute();
      }
      const { sent, failures } = contact;
      await db
        .updateTable('contact')
        .set({ lease: null, sent, failures })
        .where('id', '=', contact.id)
        .execute();
    });
  }

  async #failed({ id, failures }: Contact, error: unknown): Promise<void> {
    const { store, now } = this.#needs;
    if (error instanceof Gone) {
      await removeContact(store.db, id);
      return;
    }
    const isGivenUp = failures >= AGAIN_MS.length;
    if (isGivenUp) await store.db.deleteFrom('notice').where('contact', '=', id).execute();
    else {
      await store.db
        .updateTable('notice')
        .set({ due: now() + AGAIN_MS[failures] })
        .where('contact', '=', id)
        .execute();
    }
    await store.db
      .updateTable('contact')
      .set({ lease: null, failures: isGivenUp ? 0 : failures + 1 })
      .where('id', '=', id)
      .execute();
  }
}

/** How a side stands with the clocks. */
function timeOf(
  side: Side,
  terms: string,
  kept: string | null,
  now: number,
): Pick<Pending, 'isTimed' | 'isClaimable'> {
  const { overstay = USUAL_TERMS.overstay } = JSON.parse(terms) as Terms;
  const clocks = JSON.parse(kept ?? '[]') as SideClock[];
  const out = overstayed(clocks, now);
  return {
    isTimed: clocks.some((clock) => clock.side === side && clock.until !== undefined),
    isClaimable: overstay === 'claim' && out.length > 0 && !out.includes(side),
  };
}

/** Whether it is still so, and he has not been at the table since. */
function isWanted(pending: Pending): boolean {
  const { kind, state, deciding, isTimed, isClaimable, side, seen, made } = pending;
  if (seen >= made) return false;
  switch (kind) {
    case 'turn':
      return state === 'playing' && deciding.includes(side);
    case 'time':
      // Clocks may stand meanwhile.
      return state === 'playing' && isTimed;
    case 'claim':
      return state === 'playing' && isClaimable;
    case 'taken':
      return state === 'open' || state === 'playing';
    case 'offer':
      // One to play again comes after the end.
      return state === 'playing' || state === 'over';
    case 'over':
      return state === 'over';
  }
}
