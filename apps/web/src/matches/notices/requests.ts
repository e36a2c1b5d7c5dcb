import { ask } from '../../online/host.ts';

export const PACES = ['once', 'hours', 'daily'] as const;
export type Pace = (typeof PACES)[number];
export type ContactKind = 'push' | 'mail' | 'webhook';

/** Where notices go, as its owner is told: never the address itself. */
export interface Contact {
  /** By which it is changed: whoever has it owns it. */
  readonly word: string;
  readonly kind: ContactKind;
  readonly pace: Pace;
  readonly isConfirmed: boolean;
}

/** How notices can be sent from a host. */
export interface NoticeWays {
  readonly ways: readonly ContactKind[];
  readonly pushKey: string;
}

interface NewContact {
  readonly kind: ContactKind;
  readonly address: string;
  readonly pace: Pace;
  readonly keys: readonly string[];
}

export const NOTICES = {
  ways: () => ask<NoticeWays>('notices'),
  add: (body: NewContact) => ask<Contact>('notices', { body }),
  state: (words: readonly string[]) =>
    ask<{ readonly contacts: readonly Contact[] }>('notices/state', { body: { words } }),
  change: (body: {
    readonly word: string;
    readonly pace?: Pace;
    readonly keys?: readonly string[];
  }) => ask<void>('notices/change', { body }),
  remove: (word: string) => ask<void>('notices/remove', { body: { word } }),
  confirm: (word: string) => ask<void>('notices/confirm', { body: { word } }),
};
