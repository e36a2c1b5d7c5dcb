import type { Side } from '@sandtable/kernel';
import type { Kysely } from 'kysely';
import type { Turned } from '../lobby/register.ts';
import type { Tables } from '../store/tables.ts';
import type { NoticeTable } from '../lobby/tables.ts';
import type { Pace } from './contacts.ts';

export type NoticeKind = NoticeTable['kind'];

/** Something that is to be told to whoever has a seat, unless he has seen it himself by then. */
interface Notice {
  readonly match: string;
  readonly side: Side;
  readonly kind: NoticeKind;
  /** Since when it is so, in milliseconds; for what will be, from when on. */
  readonly at: number;
}

/** Whoever is at the table is given so long to see for himself. Longer than the register takes to note that he is there. */
export const GRACE_MS = 60_000;

/** At least so long between two messages. */
const QUIET_MS: Readonly<Record<Pace, number>> = {
  once: 0,
  hours: 4 * 60 * 60 * 1000,
  daily: 24 * 60 * 60 * 1000,
};

/** Whoever has less than that for a decision plays live, and is there. */
const LONG_MS = 4 * 60 * 60 * 1000;
/** No earlier than that before his time is up. */
const MOST_BEFORE_MS = 12 * 60 * 60 * 1000;

/** These are told even to somebody who was told something before and has not come back since. */
const URGENT: ReadonlySet<NoticeKind> = new Set(['time', 'claim', 'over']);

/** What lists were told of matches, as notices. */
export function noticesOf(turned: readonly Turned[]): Notice[] {
  return turned.flatMap(({ match, asked, until, waiting, ended, at }) => [
    ...asked.map((side): Notice => ({ match, side, kind: 'turn', at })),
    ...Array.from(until).flatMap(([side, end]): Notice[] => {
      const has = end - at;
      if (has < LONG_MS) return [];
      const short = end - Math.min(has / 4, MOST_BEFORE_MS);
      return [
        { match, side, kind: 'time', at: short },
        ...waiting.map((other): Notice => ({ match, side: other, kind: 'claim', at: end })),
      ];
    }),
    ...ended.map((side): Notice => ({ match, side, kind: 'over', at })),
  ]);
}

/** Puts notices out to be sent. Most seats have nowhere to send them to: then nothing is written. */
export async function addNotices(db: Kysely<Tables>, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const matches = [...new Set(notices.map(({ match }) => match))];
  const columns = ['contact.id', 'contact.pace', 'contact.sent'] as const;
  const bySeat = await db
    .selectFrom('contact_seat')
    .innerJoin('contact', 'contact.id', 'contact_seat.contact')
    .select([...columns, 'contact_seat.match as match', 'contact_seat.side as side'])
    .where('contact_seat.match', 'in', matches)
    .where('contact.confirmed', 'is not', null)
    .execute();
  const byAccount = await db
    .selectFrom('seat')
    .innerJoin('contact', 'contact.account', 'seat.account')
    .select([...columns, 'seat.match as match', 'seat.side as side'])
    .where('seat.match', 'in', matches)
    .where('contact.confirmed', 'is not', null)
    .execute();
  const reached = [...bySeat, ...byAccount];
  if (reached.length === 0) return;
  const attendance = await db
    .selectFrom('attendance')
    .select(['match', 'side'])
    .where('match', 'in', matches)
    // He has been told, and has not come back.
    .whereRef('told', '>', 'seen')
    .execute();
  const isTold = ({ match, side }: Notice): boolean =>
    attendance.some((each) => each.match === match && each.side === side);
  const rows = notices
    .filter((notice) => URGENT.has(notice.kind) || !isTold(notice))
    .flatMap(({ match, side, kind, at }) =>
      reached
        .filter((each) => each.match === match && each.side === side)
        .map(({ id, pace, sent }) => ({
          contact: id,
          match,
          side,
          kind,
          made: at,
          due: Math.max(at + GRACE_MS, sent === null ? 0 : sent + QUIET_MS[pace]),
        })),
    );
  if (rows.length === 0) return;
  await db
    .insertInto('notice')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['contact', 'match', 'side', 'kind'])
        .doUpdateSet((row) => ({ made: row.ref('excluded.made'), due: row.ref('excluded.due') }))
        // What he was to be told stays; when time is short or over is another matter with every decision.
        .where('notice.kind', 'in', ['time', 'claim']),
    )
    .execute();
}
