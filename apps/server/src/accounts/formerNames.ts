import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { folded } from './looks.ts';
import type { Account } from './personal.ts';

const DAY_MS = 86_400_000;
/** So long nobody else is called what somebody was: whoever has got at his account cannot be taken for him elsewhere. */
const KEPT_MS = 30 * DAY_MS;
/** Nobody keeps more names from others at a time. */
const MOST = 5;

/** Whether somebody has changed his name so often lately that it is enough. To one of his own he always may. */
export async function hasHadEnoughNames(
  db: Kysely<Tables>,
  { id, name }: Account,
  wanted: string,
  now: number,
): Promise<boolean> {
  const former = await db
    .selectFrom('former_name')
    .select('folded')
    .where('account', '=', id)
    .where('until', '>', now)
    .execute();
  const own = [folded(name), ...former.map((each) => each.folded)];
  return former.length >= MOST && !own.includes(folded(wanted));
}

/** Somebody is about to be called something else: what he is called now is kept for him. */
export async function keepName(
  db: Kysely<Tables>,
  { id, name }: Account,
  next: string,
  now: number,
): Promise<void> {
  if (folded(name) === folded(next)) return;
  // What he takes up again, and what has been kept for long enough.
  await db
    .deleteFrom('former_name')
    .where((row) => row.or([row('folded', '=', folded(next)), row('until', '<=', now)]))
    .execute();
  const kept = { name, account: id, until: now + KEPT_MS };
  await db
    .insertInto('former_name')
    .values({ folded: folded(name), ...kept })
    .onConflict((conflict) => conflict.column('folded').doUpdateSet(kept))
    .execute();
}

/** Names that are free again. */
export async function forgetFormerNames(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('former_name').where('until', '<=', now).execute();
}
