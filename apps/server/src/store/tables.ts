// The tables as both databases have them. What is a list or an object here is JSON as text: nobody asks for parts of it.

import type { AccountTables } from '../accounts/tables.ts';
import type { LobbyTables } from '../lobby/tables.ts';

export interface MatchTable {
  readonly id: string;
  readonly ruleset: string;
  readonly version: number;
  readonly scenario: string;
  readonly options: string;
  readonly commitment: string;
  readonly secret: string;
  readonly created: number;
  /** What was agreed when it was founded: see `Terms`. */
  readonly terms: string;
  /** What had been played before it came here: see `Brought`. */
  readonly brought: string | null;
}

export interface SeatTable {
  readonly match: string;
  readonly side: string;
  /** SHA-256 of the key that opens it; none for a computer, or as long as nobody has come. */
  key: string | null;
  /** SHA-256 of the word that gives a new key for it, once. */
  invitation: string | null;
  /** When somebody sat down there for the first time, in milliseconds. */
  taken: number | null;
  /** What whoever sits there is called here. */
  name: string | null;
  /** Whose it is, where he has an account. */
  account: string | null;
  /** Who answers where no person does: a computer player by its name. */
  readonly player: string | null;
  /** The number that whoever sits there has given for the dice. */
  number: string | null;
}

export interface EntryTable {
  readonly match: string;
  readonly number: number;
  readonly at: number;
  readonly deed: string;
  readonly salt: string;
  readonly hash: string;
  /** Who asked for it, and under what name: whoever asks again, since he heard nothing, is told that it was done. */
  readonly ask: string | null;
}

/** What somebody in a seat has said beforehand. */
export interface OrdersTable {
  readonly match: string;
  readonly side: string;
  /** And what has become of it: `OrdersTold`. */
  orders: string;
  /** How many entries of the log have been looked at for it. */
  followed: number;
  /** Goes up with every change, so that no two are made at once. */
  revision: number;
}

/** What a host has that is its own: its keys. */
export interface SettingTable {
  readonly name: string;
  readonly value: string;
}

/** Something that is to be done from a time on: see `due.ts`. */
export interface DueTable {
  readonly kind: string;
  readonly subject: string;
  readonly at: number;
}

/** A program that plays. It has an account, and nobody signs in to that. */
export interface BotTable {
  readonly account: string;
  /** SHA-256 of what it shows. */
  readonly token: string;
  /** Whose it is; none where whoever runs the host has made it. */
  readonly owner: string | null;
  readonly created: number;
}

/** Something that a side has offered and the other has not answered. */
export interface OfferTable {
  readonly match: string;
  readonly side: string;
  readonly offer: string;
  /** How often anything had happened by then that everybody notices: some offers are good for that position only. */
  readonly count: number;
  /** How many of his decisions he wants back. */
  readonly decisions: number;
  /** 1 where the other has declined it. */
  readonly declined: number;
  /** What an answer to it calls it: another one of the same kind is another. */
  readonly id: string;
}

/** What a side has dealt with under a name, where the log has nothing of it. */
export interface DealtTable {
  readonly match: string;
  /** As the log has it: see `EntryTable`. */
  readonly ask: string;
}

/** A time in which clocks stand. */
export interface PauseTable {
  readonly match: string;
  readonly id: string;
  /** Whose clock; none where all do. */
  readonly side: string | null;
  readonly from: number;
  until: number;
}

/** Which match both agreed to play after this one. */
export interface RematchTable {
  readonly match: string;
  readonly next: string;
}

/** Something that was said. */
export interface TalkTable {
  readonly match: string;
  /** Those who play and those who look on are among themselves. */
  readonly among: string;
  readonly number: number;
  /** Whoever says it tells it by this from everything else. */
  readonly word: string;
  readonly at: number;
  readonly side: string | null;
  readonly name: string | null;
  readonly text: string | null;
  readonly phrase: string | null;
}

/** A side does not want to hear what the other says. */
export interface MuteTable {
  readonly match: string;
  readonly side: string;
}

/** Somebody wants whoever runs the host to look at what was said; that is kept with it. */
export interface ReportTable {
  readonly id: string;
  readonly match: string;
  readonly side: string;
  readonly at: number;
  readonly why: string;
  readonly lines: string;
}

/** Something that was done and is none of the play: see `guard/audit.ts`. */
export interface AuditTable {
  readonly id: string;
  readonly at: number;
  readonly deed: string;
  readonly status: number;
  readonly match: string | null;
  readonly account: string | null;
  /** Hashed with a salt that is not kept for long. */
  readonly address: string;
}

export interface Tables extends AccountTables, LobbyTables {
  readonly match: MatchTable;
  readonly seat: SeatTable;
  readonly entry: EntryTable;
  readonly orders: OrdersTable;
  readonly setting: SettingTable;
  readonly due: DueTable;
  readonly bot: BotTable;
  readonly offer: OfferTable;
  readonly dealt: DealtTable;
  readonly pause: PauseTable;
  readonly rematch: RematchTable;
  readonly talk: TalkTable;
  readonly mute: MuteTable;
  readonly report: ReportTable;
  readonly audit: AuditTable;
}
