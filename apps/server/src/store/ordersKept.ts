import type { Kysely, Selectable } from 'kysely';
import type { OrdersTable, Tables } from './tables.ts';

export type OrdersRow = Selectable<OrdersTable>;

/** What those who sit at matches have said beforehand. */
export class OrdersKept {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  of(match: string): Promise<OrdersRow[]> {
    return this.#db.selectFrom('orders').selectAll().where('match', '=', match).execute();
  }

  /** What somebody says now takes the place of what he said before. */
  async put(row: Omit<OrdersRow, 'revision'>): Promise<void> {
    const { orders, followed } = row;
    await this.#db
      .insertInto('orders')
      .values({ ...row, revision: 1 })
      .onConflict((conflict) =>
        conflict.columns(['match', 'side']).doUpdateSet((old) => ({
          orders,
          followed,
          revision: old('orders.revision', '+', 1),
        })),
      )
      .execute();
  }

  /** Keeps what has become of it, unless something else has been said meanwhile. */
  async change(row: OrdersRow, orders: string, followed: number): Promise<void> {
    const { match, side, revision } = row;
    await this.#db
      .updateTable('orders')
      .set({ orders, followed, revision: revision + 1 })
      .where('match', '=', match)
      .where('side', '=', side)
      .where('revision', '=', revision)
      .execute();
  }

  /** Somebody has nothing more to say about a match. */
  async remove(match: string, side: string): Promise<void> {
    await this.#db
      .deleteFrom('orders')
      .where('match', '=', match)
      .where('side', '=', side)
      .execute();
  }

  /** Matches in which something has happened that orders have not followed: a node ended in between. */
  async leftBehind(most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('orders')
      .select('match')
      .distinct()
      .where((where) =>
        where.exists(
          where
            .selectFrom('entry')
            .select('entry.number')
            .whereRef('entry.match', '=', 'orders.match')
            .whereRef('entry.number', '>', 'orders.followed'),
        ),
      )
      .limit(most)
      .execute();
    return rows.map(({ match }) => match);
  }
}
