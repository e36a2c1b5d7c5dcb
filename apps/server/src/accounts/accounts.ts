import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { botsOf } from '../bots/bots.ts';
import type { Settings } from '../settings.ts';
import { DueList } from '../store/due.ts';
import type { Tables } from '../store/tables.ts';
import type { AccountTable } from './tables.ts';
import { newCodes, useCode } from './codes.ts';
import { EVERYTHING } from './everything.ts';
import { hasHadEnoughNames, keepName } from './formerNames.ts';
import { folded } from './looks.ts';
import { guestNameProblem, nameProblem, tidied } from './names.ts';
import { askToMake, askToShow, made, shown, type NewPasskey, type Place } from './passkeys.ts';
import { passwordProblem, Passwords } from './passwords.ts';
import type { Account } from './personal.ts';
import { done, refused, type AccountProblem, type Outcome } from './problems.ts';
import { matchesOf } from './seats.ts';
import { endSessions } from './sessions.ts';

/** What an account is made with, or what somebody shows to get in. */
export type Proof =
  | { readonly name: string; readonly password: string }
  | { readonly name: string; readonly code: string }
  | { readonly passkey: object };

/** An account that was just made: its codes are shown now and never again. */
interface Created {
  readonly account: Account;
  readonly codes: readonly string[];
}

/** Whatever somebody has asked for is done by then. */
const UNDER_WAY_MS = 60_000;
/** So many are forgotten once more at a time. */
const MOST_AT_ONCE = 100;

/** Who people are, across matches. Nobody needs an account to play, and no account needs an address. */
export class Accounts {
  readonly #db: Kysely<Tables>;
  readonly #now: () => number;
  readonly #barred: readonly string[];
  readonly #passwords: Passwords;

  constructor(
    db: Kysely<Tables>,
    { barredNames }: Pick<Settings, 'barredNames'>,
    now: () => number,
    passwords = new Passwords(),
  ) {
    this.#db = db;
    this.#now = now;
    this.#barred = barredNames.split(',');
    this.#passwords = passwords;
  }

  /** Why somebody cannot be called so, if so. */
  async nameProblem(name: string): Promise<AccountProblem | undefined> {
    const problem = nameProblem(name, this.#barred);
    return problem === undefined ? this.#givenProblem(name) : `name-${problem}`;
  }

  /** Why a guest cannot be called so, if so: he may not be taken for somebody who is. */
  async guestNameProblem(name: string): Promise<AccountProblem | undefined> {
    const problem = guestNameProblem(name, this.#barred);
    return problem === undefined ? this.#givenProblem(name) : `name-${problem}`;
  }

  async #givenProblem(name: string): Promise<AccountProblem | undefined> {
    const barred = await this.#db
      .selectFrom('barred_name')
      .select('folded')
      .where('folded', '=', folded(name))
      .executeTakeFirst();
    if (barred !== undefined) return 'name-barred';
    return (await this.#named(name)) === undefined ? undefined : 'name-taken';
  }

  /** What a browser is asked for to make a passkey for somebody who is to be called so. */
  async askToCreate(place: Place, wanted: string): Promise<Outcome<object>> {
    const name = tidied(wanted);
    const problem = await this.nameProblem(name);
    if (problem !== undefined) return refused(problem);
    const account = { id: newId(), name };
    return done(await askToMake(this.#db, place, { account, purpose: 'create', now: this.#now() }));
  }

  askToSignIn(place: Place): Promise<object> {
    return askToShow(this.#db, place, this.#now());
  }

  askToAdd(place: Place, account: Account): Promise<object> {
    return askToMake(this.#db, place, { account, purpose: 'add', now: this.#now() });
  }

  async createWithPasskey(place: Place, response: object): Promise<Outcome<Created>> {
    const asked = { response, purpose: 'create', now: this.#now() } as const;
    const given = await made(this.#db, place, asked);
    if (given === undefined) return refused('passkey');
    // Somebody may have been quicker since it was asked for.
    const problem = await this.nameProblem(given.account.name);
    if (problem !== undefined) return refused(problem);
    return this.#create(given.account, { password: null, passkey: given.passkey });
  }

  async createWithPassword(wanted: string, password: string): Promise<Outcome<Created>> {
    const name = tidied(wanted);
    const problem = (await this.nameProblem(name)) ?? problemOf(password, name);
    if (problem !== undefined) return refused(problem);
    const kept = await this.#passwords.keep(password);
    if (kept === undefined) return refused('busy');
    return this.#create({ id: newId(), name }, { password: kept });
  }

  /** Who it is that shows this. Whether there is somebody of that name, nobody learns by it, nor by how long it takes. */
  async signIn(proof: Proof, place: Place | undefined): Promise<Outcome<Account>> {
    if ('passkey' in proof) {
      if (place === undefined) return refused('passkey-place');
      const id = await shown(this.#db, place, proof.passkey, this.#now());
      const account = id === undefined ? undefined : await this.account(id);
      return account === undefined ? refused('passkey') : done(account);
    }
    const row = await this.#named(tidied(proof.name));
    if ('code' in proof) {
      const isRight = await useCode(this.#db, row?.id, proof.code);
      return isRight && row !== undefined ? done(accountOf(row)) : refused('wrong');
    }
    const isRight = await this.#passwords.isRight(proof.password, row?.password);
    if (isRight === 'busy') return refused('busy');
    return isRight && row !== undefined ? done(accountOf(row)) : refused('wrong');
  }

  async account(id: string): Promise<Account | undefined> {
    const row = await this.#db
      .selectFrom('account')
      .select(['id', 'name'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row;
  }

  async accountNamed(name: string): Promise<Account | undefined> {
    const row = await this.#named(tidied(name));
    return row === undefined ? undefined : accountOf(row);
  }

  async addPasskey(
    place: Place,
    account: Account,
    given: { readonly response: object; readonly name: string },
  ): Promise<Outcome<undefined>> {
    const asked = { response: given.response, purpose: 'add', now: this.#now() } as const;
    const found = await made(this.#db, place, asked);
    if (found?.account.id !== account.id) return refused('passkey');
    const isAdded = await this.#insertPasskey(this.#db, account.id, found.passkey, given.name);
    return isAdded ? done(undefined) : refused('passkey');
  }

  /** Takes away a passkey, or the password: not the last way in. */
  removeWay(account: Account, passkey?: string): Promise<Outcome<undefined>> {
    return this.#db.transaction().execute(async (db) => {
      // Whoever takes away another at the same moment waits for this one, and finds it gone.
      const { password } = await db
        .updateTable('account')
        .set((row) => ({ name: row.ref('name') }))
        .where('id', '=', account.id)
        .returning('password')
        .executeTakeFirstOrThrow();
      const passkeys = await db
        .selectFrom('passkey')
        .select('id')
        .where('account', '=', account.id)
        .execute();
      const isThere =
        passkey === undefined ? password !== null : passkeys.some(({ id }) => id === passkey);
      if (!isThere) return refused('missing');
      if (passkeys.length + (password === null ? 0 : 1) === 1) return refused('last-way');
      if (passkey === undefined) {
        await db
          .updateTable('account')
          .set({ password: null })
          .where('id', '=', account.id)
          .execute();
      } else {
        await db.deleteFrom('passkey').where('id', '=', passkey).execute();
      }
      return done(undefined);
    });
  }

  /** A new password. Whoever knew the old one is signed out, elsewhere; gives the matches where that is felt. */
  async setPassword(
    account: Account,
    password: string,
    session: string,
  ): Promise<Outcome<readonly string[]>> {
    const problem = problemOf(password, account.name);
    if (problem !== undefined) return refused(problem);
    const kept = await this.#passwords.keep(password);
    if (kept === undefined) return refused('busy');
    const { matches } = await this.#db.transaction().execute(async (db) => {
      await db
        .updateTable('account')
        .set({ password: kept })
        .where('id', '=', account.id)
        .execute();
      return endSessions(db, account.id, { except: session });
    });
    return done(matches);
  }

  /** From now on he is called something else. */
  async rename(account: Account, wanted: string): Promise<Outcome<undefined>> {
    const name = tidied(wanted);
    const problem = await this.nameProblem(name);
    // How it is written is his to change, and so is what he was called before.
    const isOwn = (await this.#named(name))?.id === account.id;
    if (problem !== undefined && !(problem === 'name-taken' && isOwn)) return refused(problem);
    if (await hasHadEnoughNames(this.#db, account, name, this.#now())) return refused('limit');
    try {
      await this.#setName(account, name);
    } catch (error) {
      // Somebody was quicker.
      if ((await this.nameProblem(name)) === 'name-taken') return refused('name-taken');
      throw error;
    }
    return done(undefined);
  }

  /** Nobody may be called so from now on. Gives what somebody who was is called instead. */
  async bar(name: string): Promise<string | undefined> {
    await this.#db
      .insertInto('barred_name')
      .values({ folded: folded(name) })
      .onConflict((conflict) => conflict.column('folded').doNothing())
      .execute();
    const renamed = await this.#takeName(name);
    // Nor is it kept for whoever was: once it is allowed again it is a name like any other.
    await this.#db.deleteFrom('former_name').where('folded', '=', folded(name)).execute();
    return renamed;
  }

  /** Whoever is called so gets another name. */
  async #takeName(name: string): Promise<string | undefined> {
    const account = await this.accountNamed(name);
    // It may be what he was called before.
    if (account === undefined || folded(account.name) !== folded(name)) return undefined;
    const other = `Player ${randomInt(100_000, 1_000_000)}`;
    await this.#setName(account, other);
    return other;
  }

  async unbar(name: string): Promise<void> {
    await this.#db.deleteFrom('barred_name').where('folded', '=', folded(name)).execute();
  }

  /** For somebody who has lost everything, or whose account somebody else has got: only new codes let in. */
  reset({ id }: Account): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (db) => {
      await db.updateTable('account').set({ password: null }).where('id', '=', id).execute();
      await db.deleteFrom('passkey').where('account', '=', id).execute();
      await endSessions(db, id);
      return newCodes(db, id);
    });
  }

  newCodes(account: Account): Promise<readonly string[]> {
    return this.#db.transaction().execute((db) => newCodes(db, account.id));
  }

  /** All that is kept of somebody. */
  async exportOf(account: Account): Promise<object> {
    const parts: Record<string, object> = {};
    for (const { name, exportOf } of EVERYTHING) {
      parts[name] = await exportOf(this.#db, account);
    }
    return { sandtable: 'person', exported: this.#now(), ...parts };
  }

  /** Leaves nothing of somebody, nor of his programs. Gives the matches at which any of them sat. */
  async forget(account: Account): Promise<string[]> {
    const again = this.#now() + UNDER_WAY_MS;
    return this.#db.transaction().execute(async (db) => {
      const all = [account, ...(await botsOf(db, account.id))];
      const due = new DueList(db);
      for (const { id } of all) await due.sooner('forgotten', id, again);
      const matches = await Promise.all(all.map(({ id }) => matchesOf(db, id)));
      await this.#forget(db, account);
      return matches.flat();
    });
  }

  /**
   * What somebody had asked for was written after he was forgotten: forgets that too. Gives the matches at which it left
   * him sitting.
   */
  async forgetWhatCameLate(): Promise<string[]> {
    const due = new DueList(this.#db);
    const matches: string[] = [];
    for (const id of await due.overdue('forgotten', this.#now(), MOST_AT_ONCE)) {
      matches.push(...(await matchesOf(this.#db, id)));
      // What he was called is forgotten already.
      await this.#db.transaction().execute((db) => this.#forget(db, { id, name: '' }));
      await due.done('forgotten', id);
    }
    return matches;
  }

  async #forget(db: Kysely<Tables>, account: Account): Promise<void> {
    for (const { forget } of EVERYTHING) await forget(db, account, this.#now());
  }

  /** At his seats too. What he was called before stays his for a while. */
  #setName(account: Account, name: string): Promise<void> {
    const { id } = account;
    return this.#db.transaction().execute(async (db) => {
      await keepName(db, account, name, this.#now());
      await db
        .updateTable('account')
        .set({ name, folded: folded(name) })
        .where('id', '=', id)
        .execute();
      await db.updateTable('seat').set({ name }).where('account', '=', id).execute();
    });
  }

  /** Who is called so, or was until not long ago. */
  #named(name: string): Promise<Selectable<AccountTable> | undefined> {
    const fold = folded(name);
    const now = this.#now();
    return this.#db
      .selectFrom('account')
      .selectAll()
      .where('id', 'in', (some) =>
        some
          .selectFrom('account')
          .select('id')
          .where('folded', '=', fold)
          .unionAll((other) =>
            other
              .selectFrom('former_name')
              .select('account as id')
              .where('folded', '=', fold)
              .where('until', '>', now),
          ),
      )
      .executeTakeFirst();
  }

  #create(
    account: Account,
    way: { readonly password: string | null; readonly passkey?: NewPasskey },
  ): Promise<Outcome<Created>> {
    const { id, name } = account;
    return this.#db.transaction().execute(async (db): Promise<Outcome<Created>> => {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('account')
        .values({ id, name, folded: folded(name), password: way.password, created: this.#now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return refused('name-taken');
      if (way.passkey !== undefined) await this.#insertPasskey(db, id, way.passkey, '');
      return done({ account, codes: await newCodes(db, id) });
    });
  }

  async #insertPasskey(
    db: Kysely<Tables>,
    account: string,
    passkey: NewPasskey,
    name: string,
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('passkey')
      .values({ ...passkey, account, name, created: this.#now(), used: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }
}

function accountOf({ id, name }: Account): Account {
  return { id, name };
}

function newId(): string {
  return randomBytes(12).toString('base64url');
}

function problemOf(password: string, name: string): AccountProblem | undefined {
  const problem = passwordProblem(password, name);
  return problem === undefined ? undefined : `password-${problem}`;
}
