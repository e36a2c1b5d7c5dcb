export interface AccountTable {
  readonly id: string;
  name: string;
  /** What is the same for all names that could be taken for this one. */
  folded: string;
  /** What is kept of a password, where there is one. */
  password: string | null;
  readonly created: number;
}

export interface PasskeyTable {
  readonly id: string;
  readonly account: string;
  name: string;
  readonly public_key: string;
  counter: number;
  readonly transports: string;
  readonly created: number;
  used: number | null;
}

export interface RecoveryCodeTable {
  readonly account: string;
  readonly hash: string;
}

export interface SessionTable {
  readonly id: string;
  /** SHA-256 of what the browser keeps. */
  readonly hash: string;
  readonly account: string;
  readonly device: string;
  readonly created: number;
  used: number;
  expires: number;
  /** When he last showed by passkey, password or code that it is he. */
  proven: number;
}

/** What a passkey is to answer, once. */
export interface ChallengeTable {
  readonly challenge: string;
  readonly purpose: string;
  /** Whose the passkey is to be, and what he is called. */
  readonly account: string | null;
  readonly name: string | null;
  readonly expires: number;
}

/** A key that a signed-in device has for a seat of its account: it is gone with the session. */
export interface DeviceKeyTable {
  readonly hash: string;
  readonly match: string;
  readonly side: string;
  readonly session: string;
}

/** Somebody wants nothing from somebody else. */
export interface BlockTable {
  readonly account: string;
  readonly blocked: string;
  readonly created: number;
}

/** A name that nobody may have. */
export interface BarredNameTable {
  readonly folded: string;
}

/** What somebody was called until not long ago. */
export interface FormerNameTable {
  readonly folded: string;
  readonly name: string;
  readonly account: string;
  readonly until: number;
}

/** What accounts keep, on both databases. */
export interface AccountTables {
  readonly account: AccountTable;
  readonly passkey: PasskeyTable;
  readonly recovery_code: RecoveryCodeTable;
  readonly session: SessionTable;
  readonly challenge: ChallengeTable;
  readonly device_key: DeviceKeyTable;
  readonly block: BlockTable;
  readonly barred_name: BarredNameTable;
  readonly former_name: FormerNameTable;
}
