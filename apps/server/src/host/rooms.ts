import type { Part } from '../bus.ts';
import { DueList } from '../store/due.ts';
import type { Store } from '../store/store.ts';
import type { House } from './house.ts';
import { Room } from './room.ts';

/** So many matches are kept at hand. The others are in the store, and are read again when somebody comes. */
const MOST_AT_HAND = 2000;

/** Whether so many have gone on is looked at a time: it costs the database little. */
const MOST_LOOKED_AT = 1000;

/** Nodes that have these matches at hand look again at who sits there. */
export async function tellNodes({ db }: Store, matches: readonly string[]): Promise<void> {
  const due = new DueList(db);
  for (const match of matches) await due.sooner('seats', match, 0);
}

/** The matches that this node has at hand. */
export class Rooms {
  readonly #house: House;
  readonly #due: DueList;
  readonly #open = new Map<string, Promise<Room | undefined>>();
  #isLooking = false;
  #lookedAt = 0;

  constructor(house: House) {
    this.#house = house;
    this.#due = new DueList(house.store.db);
  }

  get size(): number {
    return this.#open.size;
  }

  async room(id: string): Promise<Room | undefined> {
    const opening = this.#open.get(id) ?? Room.open(this.#house, id);
    // The last that was asked for is the last to go.
    this.#open.delete(id);
    this.#open.set(id, opening);
    const room = await opening.catch((error: unknown) => {
      this.#open.delete(id);
      throw error;
    });
    if (room === undefined) this.#open.delete(id);
    else if (this.#open.size > MOST_AT_HAND) await this.#makeRoom();
    return room;
  }

  /** Another node has added to a match. */
  async catchUp(match: string, part: Part = 'play'): Promise<void> {
    // What cannot be read now is found out by looking around.
    await this.#open
      .get(match)
      ?.then((room) => room?.catchUp(part))
      .catch(() => undefined);
  }

  /** Whatever may have changed at any of them is read: something may have been missed. */
  async catchUpAll(): Promise<void> {
    // Those that are asked for meanwhile change places.
    const matches = Array.from(this.#open.keys());
    // One after the other: the database has just come back.
    for (const match of matches) await this.catchUp(match, 'matters');
  }

  /** Looks whether any match has gone on without a word of it: notices may be lost, and databases be away for a while. */
  async lookAround(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    // A database that is away now is asked again the next time.
    await this.#lookAround().catch(() => undefined);
    this.#isLooking = false;
  }

  async #lookAround(): Promise<void> {
    await this.#reseatDue();
    const known: { match: string; number: number }[] = [];
    for (const [match, opening] of this.#open) {
      const room = await opening.catch(() => undefined);
      if (room?.number !== undefined) known.push({ match, number: room.number });
      else if (room?.isHeard === true) await this.catchUp(match);
    }
    // So many at a time, one after the other: a lost notice is rare, and its match need not be found at once.
    if (this.#lookedAt >= known.length) this.#lookedAt = 0;
    const some = known.slice(this.#lookedAt, this.#lookedAt + MOST_LOOKED_AT);
    this.#lookedAt += some.length;
    for (const match of await this.#house.store.grown(some)) await this.catchUp(match);
  }

  /** Who sits at these matches, or hears whom, has changed: here, and on other nodes. */
  async reseat(matches: readonly string[]): Promise<void> {
    for (const match of matches) {
      await this.catchUp(match, 'matters');
      this.#house.announce(match, 'matters');
    }
  }

  /** Who sits where has been changed elsewhere than at a table: see `tellNodes`. */
  async #reseatDue(): Promise<void> {
    const matches = await this.#due.overdue('seats', this.#house.now(), MOST_LOOKED_AT);
    await this.reseat(matches);
    for (const match of matches) await this.#due.done('seats', match);
  }

  /** Lets go of what has not been asked for in the longest time, and nobody looks at. */
  async #makeRoom(): Promise<void> {
    for (const [id, opening] of this.#open) {
      if (this.#open.size <= MOST_AT_HAND) return;
      const room = await opening;
      if (room?.isHeard !== true) this.#open.delete(id);
    }
  }
}
