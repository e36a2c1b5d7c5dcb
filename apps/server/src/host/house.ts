import type { Ruleset } from '@sandtable/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Part } from '../bus.ts';
import type { Computers } from '../computers/computers.ts';
import type { Desk } from '../lobby/desk.ts';
import type { Signer } from '../log/signer.ts';
import type { Measures } from '../operate/measures.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { OrderBook } from './orderBook.ts';

/** What a host has for all its rooms. */
export interface House {
  readonly settings: Settings;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly signer: Signer;
  readonly ruleset: (id: string) => Ruleset | undefined;
  /** In milliseconds; a test has a clock of its own. */
  readonly now: () => number;
  /** Tells the other nodes that something was added to a match. */
  readonly announce: (match: string, part: Part) => void;
  readonly computers: Computers;
  readonly orders: OrderBook;
  readonly measures: Measures;
  readonly log: FastifyBaseLogger;
  readonly desk: Desk;
}
