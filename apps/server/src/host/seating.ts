import type { Side } from '@sandtable/kernel';
import { deviceKeys } from '../accounts/seats.ts';
import type { SeatRow, Store } from '../store/store.ts';

/** Who sits where at one match, and with which keys, as the database last had it. */
export class Seating {
  readonly #store: Store;
  readonly #match: string;
  #seats: readonly SeatRow[] = [];
  /** Sides by what is kept of their keys. */
  #keys: ReadonlyMap<string, Side> = new Map();

  constructor(store: Store, match: string) {
    this.#store = store;
    this.#match = match;
  }

  async read(): Promise<void> {
    this.#seats = await this.#store.seats(this.#match);
    const own = this.#seats.map(({ key, side }) => ({ hash: key ?? '', side }));
    // Guests have one key a seat.
    const hasAccounts = this.#seats.some(({ account }) => account !== null);
    const others = hasAccounts ? await deviceKeys(this.#store.db, this.#match) : [];
    this.#keys = new Map([...own, ...others].map(({ hash, side }) => [hash, side]));
  }

  get seats(): readonly SeatRow[] {
    return this.#seats;
  }

  get hasComputers(): boolean {
    return this.#seats.some(({ player }) => player !== null);
  }

  /** The computer that answers for a side. */
  playerOf(side: Side): string | undefined {
    return this.#seats.find((seat) => seat.side === side)?.player ?? undefined;
  }

  /** The side whose key hashes to this. */
  sideOf(hash: string): Side | undefined {
    return this.#keys.get(hash);
  }

  sideOfAccount(account: string): Side | undefined {
    return this.#seats.find((seat) => seat.account === account)?.side;
  }
}
