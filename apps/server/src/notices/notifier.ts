import { randomBytes } from 'node:crypto';
import webPush, { type VapidKeys } from 'web-push';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { ContactWords } from './contacts.ts';
import { Outbox } from './outbox.ts';
import { mailWay, pushWay, webhookWay, type Ways } from './ways.ts';

/** What a host has for telling those who are not there. */
export interface Notifier {
  readonly words: ContactWords;
  readonly ways: Ways;
  readonly outbox: Outbox;
  /** By which a browser knows who sends to it. */
  readonly pushKey: string;
  /** Where the app is, for those who come from a letter. */
  readonly home: () => string;
}

interface Needs {
  readonly store: Store;
  readonly settings: Settings;
  readonly now: () => number;
  readonly home: () => string;
  /** Others than those to the world, in tests. */
  readonly ways?: Ways | undefined;
}

/** Its keys are made once and kept with the database, so that all nodes have the same. */
export async function openNotifier({ store, settings, now, home, ways }: Needs): Promise<Notifier> {
  const kept = await store.setting('push-keys', () => JSON.stringify(webPush.generateVAPIDKeys()));
  const keys = JSON.parse(kept) as VapidKeys;
  const words = new ContactWords(
    await store.setting('notice-key', () => randomBytes(32).toString('base64url')),
  );
  const { smtp, mailFrom, publicUrl } = settings;
  const subject = publicUrl?.startsWith('https:') === true ? publicUrl : `mailto:${mailFrom}`;
  const all: Ways = ways ?? {
    push: pushWay(keys, subject),
    webhook: webhookWay(),
    ...(smtp !== undefined && { mail: mailWay(smtp, mailFrom) }),
  };
  const outbox = new Outbox({ store, now, ways: all, words, home });
  return { words, ways: all, outbox, pushKey: keys.publicKey, home };
}
