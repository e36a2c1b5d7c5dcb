import type { PersonalData } from '../accounts/personal.ts';
import { contactsOf, removeContact } from './contacts.ts';

/** Where somebody has notices sent, and what he offers to play. */
export const NOTICE_DATA: PersonalData = {
  name: 'notices',
  async exportOf(db, { id }) {
    const contacts = await contactsOf(db, id);
    const challenges = await db
      .selectFrom('open_seat')
      .select(['match', 'ruleset', 'scenario', 'clock', 'side', 'state', 'made'])
      .where('account', '=', id)
      .execute();
    return {
      contacts: contacts.map(({ kind, address, pace, confirmed, made, sent }) => ({
        kind,
        address,
        pace,
        confirmed,
        made,
        sent,
      })),
      challenges,
    };
  },
  async forget(db, { id }) {
    for (const contact of await contactsOf(db, id)) await removeContact(db, contact.id);
    await db
      .updateTable('open_seat')
      .set({ state: 'withdrawn', account: null, name: null, maker: '' })
      .where('account', '=', id)
      .execute();
  },
};
