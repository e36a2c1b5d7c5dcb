/** An account as its owner sees it. Times are in milliseconds. */
export interface AccountTold {
  readonly name: string;
  readonly created: number;
  readonly hasPassword: boolean;
  /** How many of his recovery codes he has not used yet. */
  readonly codesLeft: number;
  readonly passkeys: readonly PasskeyTold[];
  readonly sessions: readonly SessionTold[];
  /** Those he wants nothing from, by name. */
  readonly blocked: readonly string[];
}

export interface PasskeyTold {
  readonly id: string;
  /** None where its owner has given it none. */
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

/** A device on which he is signed in. */
export interface SessionTold {
  readonly id: string;
  /** Browser and system, as far as they say so. */
  readonly device: string;
  readonly created: number;
  readonly used: number;
  /** The one that asks. */
  readonly isThis: boolean;
}

/** Who it is that asks. */
export interface Whoami {
  /** None for a guest. */
  readonly account?: AccountTold;
  /** Whether passkeys can be used at the address that this host is reached at. */
  readonly passkeys: boolean;
}

/** Codes for whoever has lost everything else: they are told now and never again. */
export interface CodesTold {
  readonly codes: readonly string[];
}
