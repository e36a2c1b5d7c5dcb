import type { Side } from '@sandtable/kernel';
import type { Kysely, Selectable } from 'kysely';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tables } from '../store/tables.ts';
import type { ContactTable } from '../lobby/tables.ts';

export type Contact = Selectable<ContactTable>;
export type ContactKind = Contact['kind'];
export type Pace = Contact['pace'];

export const CONTACT_KINDS = ['push', 'mail', 'webhook'] as const satisfies readonly ContactKind[];
export const PACES = ['once', 'hours', 'daily'] as const satisfies readonly Pace[];

/** What a word about a contact is good for. */
type Purpose = 'own' | 'confirm' | 'stop';

/**
 * Words that give something to whoever has them, made from a key of the host: none of them is kept, so nobody who
 * reads the database can make one, and every letter can have its own way out.
 */
export class ContactWords {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  word(contact: string, purpose: Purpose): string {
    return `${contact}${this.#seal(contact, purpose)}`;
  }

  /** The contact that a word is for; none where it is not ours, or for something else. */
  contactOf(word: string, purpose: Purpose): string | undefined {
    const contact = word.slice(0, ID_LETTERS);
    const [said, right] = [word.slice(ID_LETTERS), this.#seal(contact, purpose)].map((each) =>
      Buffer.from(each),
    );
    return said.length === right.length && timingSafeEqual(said, right) ? contact : undefined;
  }

  #seal(contact: string, purpose: Purpose): string {
    const seal = createHmac('sha256', this.#key).update(`${purpose} ${contact}`).digest();
    return seal.subarray(0, 18).toString('base64url');
  }
}

const ID_LETTERS = 16;
const DAY_MS = 24 * 60 * 60 * 1000;
const ANSWER_MS = 7 * DAY_MS;
/** So many letters that ask for a confirmation go to one address in a day: nobody is flooded in another's name. */
const MOST_ASKED = 2;
/** So many contacts one account has, and one seat. */
const MOST_CONTACTS = 10;

interface NewContact {
  readonly kind: ContactKind;
  readonly address: string;
  readonly pace: Pace;
  readonly account: string | undefined;
}

/** Adds a contact; gives its id, or why not. What was given once for the same person is taken up again. */
export async function addContact(
  db: Kysely<Tables>,
  { kind, address, pace, account }: NewContact,
  now: number,
): Promise<Contact | 'often' | 'many'> {
  const same = await db
    .selectFrom('contact')
    .selectAll()
    .where('kind', '=', kind)
    .where('address', '=', address)
    .execute();
  // A browser has one subscription, whoever uses it; an address that was typed in may be somebody else's.
  const old = same.find((each) => kind === 'push' || (account && each.account === account));
  if (old !== undefined) {
    const changed = { pace, account: account ?? old.account };
    await db.updateTable('contact').set(changed).where('id', '=', old.id).execute();
    return { ...old, ...changed };
  }
  if (kind === 'mail' && same.filter(({ made }) => made > now - DAY_MS).length >= MOST_ASKED) {
    return 'often';
  }
  if (account !== undefined && (await contactsOf(db, account)).length >= MOST_CONTACTS) {
    return 'many';
  }
  const contact: Contact = {
    id: randomBytes(ID_LETTERS * 0.75).toString('base64url'),
    account: account ?? null,
    kind,
    address,
    pace,
    // Whoever has a browser's subscription, or a chat's address, was given it there.
    confirmed: kind === 'mail' ? null : now,
    made: now,
    sent: null,
    lease: null,
    failures: 0,
  };
  await db.insertInto('contact').values(contact).execute();
  return contact;
}

export async function contactsOf(db: Kysely<Tables>, account: string): Promise<Contact[]> {
  return db.selectFrom('contact').selectAll().where('account', '=', account).execute();
}

export async function contacts(db: Kysely<Tables>, ids: readonly string[]): Promise<Contact[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('contact').selectAll().where('id', 'in', ids).execute();
}

interface SeatNamed {
  readonly match: string;
  readonly side: Side;
}

/** From now on notices about these seats go there, as far as they go to few places yet; and to one address once. */
export async function addSeats(
  db: Kysely<Tables>,
  contact: Contact,
  seats: readonly SeatNamed[],
): Promise<void> {
  for (const { match, side } of seats) {
    const there = await contactsAt(db, { match, side });
    const others = there.filter(({ id }) => id !== contact.id);
    const same = others.filter(
      ({ kind, address }) => kind === contact.kind && address === contact.address,
    );
    for (const { id } of same) await forgetSeat(db, id, { match, side });
    if (others.length - same.length >= MOST_CONTACTS) continue;
    await db
      .insertInto('contact_seat')
      .values({ contact: contact.id, match, side })
      .onConflict((conflict) => conflict.columns(['contact', 'match', 'side']).doNothing())
      .execute();
  }
}

function contactsAt(db: Kysely<Tables>, { match, side }: SeatNamed) {
  return db
    .selectFrom('contact_seat')
    .innerJoin('contact', 'contact.id', 'contact_seat.contact')
    .select(['contact.id', 'contact.kind', 'contact.address'])
    .where('contact_seat.match', '=', match)
    .where('contact_seat.side', '=', side)
    .execute();
}

/** A guest's webhook that is for no seat any more is nobody's; letters to an address go on being counted. */
async function forgetSeat(db: Kysely<Tables>, id: string, seat: SeatNamed): Promise<void> {
  await db
    .deleteFrom('contact_seat')
    .where('contact', '=', id)
    .where('match', '=', seat.match)
    .where('side', '=', seat.side)
    .execute();
  const left = await db
    .selectFrom('contact')
    .leftJoin('contact_seat', 'contact_seat.contact', 'contact.id')
    .select(['contact.account', 'contact.kind', 'contact_seat.match'])
    .where('contact.id', '=', id)
    .executeTakeFirst();
  const isNobodys = left?.account === null && left.match === null;
  if (isNobodys && left.kind === 'webhook') await removeContact(db, id);
}

export async function confirmContact(
  db: Kysely<Tables>,
  id: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact')
    .set({ confirmed: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setPace(db: Kysely<Tables>, id: string, pace: Pace): Promise<void> {
  await db.updateTable('contact').set({ pace }).where('id', '=', id).execute();
}

/** Nothing is kept of addresses whose owners have not said yes in a week. */
export async function forgetUnanswered(db: Kysely<Tables>, now: number): Promise<void> {
  const rows = await db
    .selectFrom('contact')
    .select('id')
    .where('confirmed', 'is', null)
    .where('made', '<=', now - ANSWER_MS)
    .execute();
  for (const { id } of rows) await removeContact(db, id);
}

/** Nothing is kept of it. */
export async function removeContact(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('notice').where('contact', '=', id).execute();
  await db.deleteFrom('contact_seat').where('contact', '=', id).execute();
  await db.deleteFrom('contact').where('id', '=', id).execute();
}
