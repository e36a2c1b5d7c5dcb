/** What lists show of a match. It follows from the log and can be made from it again at any time. */
export interface ProgressTable {
  readonly match: string;
  readonly ruleset: string;
  /** What it is played on: see `ScenarioTold`. */
  readonly scenario: string;
  state: ProgressState;
  /** 1 where everybody may find it in the lobby. */
  readonly listed: number;
  /** The entry of the log up to which this holds; -1 as long as the match has not begun. */
  number: number;
  /** The sides that are to decide: for those who sit there, and nobody else. */
  deciding: string;
  /** How far it has come and how it stands, to a spectator: see `ListLine`. */
  line: string;
  outcome: string | null;
  /** How long each side had when this was written: see `SideClock`. */
  clocks: string | null;
  /** Since when those sides are to decide. */
  since: number;
  /** When something happened last that those see who look on. */
  updated: number;
}

export type ProgressState = 'open' | 'playing' | 'over' | 'withdrawn';

/** A free seat that anybody may take. */
export interface OpenSeatTable {
  readonly match: string;
  /** Open seats of which only one is to be taken: with it the others are withdrawn. */
  readonly bundle: string;
  state: 'open' | 'taken' | 'withdrawn';
  readonly ruleset: string;
  /** The id of what it is played on. */
  readonly scenario: string;
  /** The kind of its clock. */
  readonly clock: string;
  /** The side that is free. */
  readonly side: string;
  /** Whose it is, for the limits: an account, or the hash of an address. */
  maker: string;
  account: string | null;
  name: string | null;
  readonly made: number;
  readonly expires: number;
}

/** Where notices for somebody go. */
export interface ContactTable {
  readonly id: string;
  /** Whose; none where it is for the seats in `contact_seat` alone. */
  readonly account: string | null;
  readonly kind: 'push' | 'mail' | 'webhook';
  /** Shown to nobody, not even to its owner. */
  readonly address: string;
  pace: 'once' | 'hours' | 'daily';
  /** Nothing is sent there before. */
  confirmed: number | null;
  readonly made: number;
  /** When something was last sent. */
  sent: number | null;
  /** Until then a node is at it. */
  lease: number | null;
  /** So many times in a row it could not be reached. */
  failures: number;
}

export interface ContactSeatTable {
  readonly contact: string;
  readonly match: string;
  readonly side: string;
}

/** Something that is to be told to somebody, as soon as it is due. */
export interface NoticeTable {
  readonly contact: string;
  readonly match: string;
  readonly side: string;
  readonly kind: 'turn' | 'taken' | 'offer' | 'time' | 'claim' | 'over';
  made: number;
  due: number;
}

/** When whoever has a seat was last at the table, and was last sent a notice about it. */
export interface AttendanceTable {
  readonly match: string;
  readonly side: string;
  seen: number;
  told: number;
}

/** A node that is there until then, unless it says so again. */
export interface NodeTable {
  readonly id: string;
  until: number;
}

/** Whoever has a seat looks at the table on a node. */
export interface PresenceTable {
  readonly match: string;
  readonly side: string;
  readonly node: string;
}

export interface LobbyTables {
  readonly progress: ProgressTable;
  readonly open_seat: OpenSeatTable;
  readonly contact: ContactTable;
  readonly contact_seat: ContactSeatTable;
  readonly notice: NoticeTable;
  readonly attendance: AttendanceTable;
  readonly node: NodeTable;
  readonly presence: PresenceTable;
}
