import type { Spoken } from '@sandtable/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { PersonalData } from './personal.ts';

/** What somebody has said at his tables, and what was reported of it. To be forgotten before his seats are. */
export const TALK_DATA: PersonalData = {
  name: 'talk',
  async exportOf(db, { id }) {
    const said = await db
      .selectFrom('talk')
      .innerJoin('seat', (join) =>
        join.onRef('seat.match', '=', 'talk.match').onRef('seat.side', '=', 'talk.side'),
      )
      .select(['talk.match', 'talk.at', 'talk.text', 'talk.phrase'])
      .where('seat.account', '=', id)
      .orderBy('talk.at')
      .execute();
    return said;
  },
  async forget(db, { id, name }) {
    for (const { match, side } of await seatsOf(db, id)) {
      // The lines stay where they are: those who listen count them.
      await db
        .updateTable('talk')
        .set({ text: null, phrase: null })
        .where('match', '=', match)
        .where('side', '=', side)
        .execute();
      await forgetReported(db, match, side);
    }
    await db.updateTable('talk').set({ name: null }).where('name', '=', name).execute();
  },
};

/** What somebody has ordered to be done for him. */
export const ORDERS_DATA: PersonalData = {
  name: 'orders',
  async exportOf(db, { id }) {
    const rows = await db
      .selectFrom('orders')
      .innerJoin('seat', (join) =>
        join.onRef('seat.match', '=', 'orders.match').onRef('seat.side', '=', 'orders.side'),
      )
      .select(['orders.match', 'orders.orders'])
      .where('seat.account', '=', id)
      .execute();
    return rows.map(({ match, orders }) => ({ match, ...(JSON.parse(orders) as object) }));
  },
  // They go with his seats.
  forget: async () => undefined,
};

async function seatsOf(
  db: Kysely<Tables>,
  account: string,
): Promise<{ readonly match: string; readonly side: string }[]> {
  return db.selectFrom('seat').select(['match', 'side']).where('account', '=', account).execute();
}

/** His words go out of reports too, and what he wrote in his own. */
async function forgetReported(db: Kysely<Tables>, match: string, side: string): Promise<void> {
  const reports = await db
    .selectFrom('report')
    .select(['id', 'side', 'why', 'lines'])
    .where('match', '=', match)
    .execute();
  for (const report of reports) {
    const lines = (JSON.parse(report.lines) as Spoken[]).filter((line) => line.side !== side);
    await db
      .updateTable('report')
      .set({ lines: JSON.stringify(lines), why: report.side === side ? '' : report.why })
      .where('id', '=', report.id)
      .execute();
  }
}
