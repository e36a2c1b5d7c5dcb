import { createHash, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** No letter that is read as another. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 4;
const GROUP = 4;
const CODES = 10;

/** Codes of somebody who has lost everything else: each lets him in once. What he had before is void. */
export async function newCodes(db: Kysely<Tables>, account: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await db.deleteFrom('recovery_code').where('account', '=', account).execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account, hash: codeHash(account, code) })))
    .execute();
  return codes;
}

/** Uses a code up. False where there is none such: then, too, somebody has been asked for it in the database. */
export async function useCode(
  db: Kysely<Tables>,
  account: string | undefined,
  code: string,
): Promise<boolean> {
  const owner = account ?? '';
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account', '=', owner)
    .where('hash', '=', codeHash(owner, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function codesLeft(db: Kysely<Tables>, account: string): Promise<number> {
  const rows = await db
    .selectFrom('recovery_code')
    .select('hash')
    .where('account', '=', account)
    .execute();
  return rows.length;
}

function newCode(): string {
  const group = (): string =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** With 78 bits in it nobody finds a code by trying: it needs no slow hash. */
function codeHash(account: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
  return createHash('sha256').update(`${account} ${plain}`).digest('hex');
}
