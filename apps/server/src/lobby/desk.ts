import { randomBytes } from 'node:crypto';
import type { Part } from '../bus.ts';
import { forgetUnanswered } from '../notices/contacts.ts';
import { addNotices, noticesOf } from '../notices/notices.ts';
import { openNotifier, type Notifier } from '../notices/notifier.ts';
import type { Ways } from '../notices/ways.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { Gallery } from './gallery.ts';
import { expire, PAIRING } from './openSeats.ts';
import { Presence } from './presence.ts';
import { Register, type Listable } from './register.ts';

/** What is announced to other nodes in place of a match when something has changed in the lobby. */
export const LOBBY = 'lobby';

const EXPIRE_MS = 60_000;

/** What a host has for those who are not at a table: lists, the lobby, and notices. */
export interface Desk {
  readonly register: Register;
  readonly gallery: Gallery;
  readonly presence: Presence;
  readonly notifier: Notifier;
  /** Mixed into what somebody's address is hidden by. */
  readonly hiding: string;
  start(): void;
  stop(): Promise<void>;
}

interface Needs {
  readonly store: Store;
  readonly settings: Settings;
  readonly now: () => number;
  readonly find: (match: string) => Promise<Listable | undefined>;
  readonly announce: (what: string, part: Part) => void;
  /** Others look at a table on other nodes than before. */
  readonly peopleMoved: (match: string) => void;
  /** What this node is called among others; none where it is by itself. */
  readonly node: string | undefined;
  readonly home: () => string;
  readonly ways?: Ways | undefined;
}

export async function openDesk(needs: Needs): Promise<Desk> {
  const { store, now, find, announce, node } = needs;
  const gallery = new Gallery({ store, now, announce: () => announce(LOBBY, 'play') });
  const presence = new Presence({
    store,
    now,
    node,
    announce: (match) => announce(match, 'people'),
    heard: needs.peopleMoved,
  });
  const register = new Register({
    store,
    now,
    find,
    turned: (db, turned) => addNotices(db, noticesOf(turned)),
    changed: () => gallery.changed(),
  });
  const notifier = await openNotifier(needs);
  await store.setting(PAIRING, () => '');
  const hiding = await store.setting('hiding', () => randomBytes(32).toString('base64url'));
  let expiring: NodeJS.Timeout | undefined;
  return {
    register,
    gallery,
    presence,
    notifier,
    hiding,
    start: () => {
      register.start();
      presence.start();
      notifier.outbox.start();
      expiring = setInterval(() => {
        forgetUnanswered(store.db, now()).catch(() => undefined);
        expire(store, now()).then(
          (count) => count > 0 && gallery.changed(),
          () => undefined,
        );
      }, EXPIRE_MS).unref();
    },
    stop: async () => {
      clearInterval(expiring);
      gallery.close();
      await register.stop();
      await presence.stop();
      await notifier.outbox.stop();
    },
  };
}
