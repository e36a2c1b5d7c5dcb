import type { Kysely } from 'kysely';
import { folded } from '../../accounts/looks.ts';

interface Named {
  readonly account: { readonly id: string; readonly folded: string; readonly name: string };
  readonly former_name: { readonly folded: string };
  readonly barred_name: { readonly folded: string };
}

/**
 * More letters are taken for those that they look like: whoever has some in his name is still found by it. Of two who
 * look alike now each keeps his name, and the second is told apart as before.
 */
export async function up(db: Kysely<Named>): Promise<void> {
  for (const table of ['account', 'former_name', 'barred_name'] as const) {
    const rows = await db.selectFrom(table).select('folded').execute();
    const taken = new Set(rows.map((row) => row.folded));
    for (const { folded: before } of rows) {
      const now = folded(before);
      if (taken.has(now)) continue;
      taken.add(now);
      await db.updateTable(table).set({ folded: now }).where('folded', '=', before).execute();
    }
  }
}
