import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Accounts } from '../accounts/accounts.ts';
import { folded } from '../accounts/looks.ts';
import { tidied } from '../accounts/names.ts';
import type { Account, PersonalData } from '../accounts/personal.ts';
import { done, refused, type Outcome } from '../accounts/problems.ts';
import { newSecret, secretHash } from '../host/seats.ts';
import type { Tables } from '../store/tables.ts';

/** So many programs of one person are enough. */
const MOST_OF_ONE = 10;

/** A program that was just made: its token is shown now and never again. */
export interface NewBot {
  readonly name: string;
  readonly token: string;
}

/** Makes a program that plays. It is called like anybody, and has a token instead of ways in. */
export async function makeBot(
  { db, accounts, now }: { db: Kysely<Tables>; accounts: Accounts; now: () => number },
  wanted: string,
  owner: Account | undefined,
): Promise<Outcome<NewBot>> {
  const name = tidied(wanted);
  const problem = await accounts.nameProblem(name);
  if (problem !== undefined) return refused(problem);
  const token = newToken();
  const id = randomBytes(12).toString('base64url');
  return db.transaction().execute(async (inside): Promise<Outcome<NewBot>> => {
    if (owner !== undefined && (await botsOf(inside, owner.id)).length >= MOST_OF_ONE) {
      return refused('limit');
    }
    const { numInsertedOrUpdatedRows = 0n } = await inside
      .insertInto('account')
      .values({ id, name, folded: folded(name), password: null, created: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return refused('name-taken');
    await inside
      .insertInto('bot')
      .values({ account: id, token: secretHash(token), owner: owner?.id ?? null, created: now() })
      .execute();
    return done({ name, token });
  });
}

/** Gives a program another token: the one before opens nothing any more. None where there is no such program. */
export async function renewToken(db: Kysely<Tables>, name: string): Promise<NewBot | undefined> {
  const bot = await db
    .selectFrom('bot')
    .innerJoin('account', 'account.id', 'bot.account')
    .select(['account.id', 'account.name'])
    .where('account.folded', '=', folded(name))
    .executeTakeFirst();
  if (bot === undefined) return undefined;
  const token = newToken();
  await db
    .updateTable('bot')
    .set({ token: secretHash(token) })
    .where('account', '=', bot.id)
    .execute();
  return { name: bot.name, token };
}

function newToken(): string {
  return `${newSecret()}${newSecret()}`;
}

/** Whose token it is. */
export function botOf(db: Kysely<Tables>, token: string): Promise<Account | undefined> {
  return db
    .selectFrom('bot')
    .innerJoin('account', 'account.id', 'bot.account')
    .select(['account.id', 'account.name'])
    .where('bot.token', '=', secretHash(token))
    .executeTakeFirst();
}

export function botsOf(
  db: Kysely<Tables>,
  owner: string,
): Promise<(Account & { readonly created: number })[]> {
  return db
    .selectFrom('bot')
    .innerJoin('account', 'account.id', 'bot.account')
    .select(['account.id', 'account.name', 'bot.created'])
    .where('bot.owner', '=', owner)
    .orderBy('bot.created')
    .execute();
}

/** The programs of somebody. They go with him, and with them everything that is kept of them. */
export function ownBots(everything: () => readonly PersonalData[]): PersonalData {
  return {
    name: 'bots',
    async exportOf(db, { id }) {
      return (await botsOf(db, id)).map(({ name, created }) => ({ name, created }));
    },
    async forget(db, { id }, now) {
      for (const bot of await botsOf(db, id)) {
        for (const { forget } of everything()) await forget(db, bot, now);
      }
      await db.deleteFrom('bot').where('account', '=', id).execute();
    },
  };
}
