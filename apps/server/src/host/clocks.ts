import { USUAL_TERMS } from '@sandtable/wire';
import type { House } from './house.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { DueList } from '../store/due.ts';

const LOOK_MS = 500;
/** A node that has been at it for so long is not any more. */
const LEASE_MS = 5000;
const MOST_AT_ONCE = 20;
/** So many decisions that nobody notices are made for somebody in a row. */
const MOST_AT_ONE_GO = 100;
/** A match in which nobody has sat down yet is looked at again after this, and for so long. */
const WAITING_MS = 3_600_000;
const LONGEST_WAIT_MS = 60 * 86_400_000;

/**
 * Looks after the clocks of all matches. When one runs out is in the database: a node that is killed loses nothing, and
 * of two that find the same the log takes one.
 */
export class Clocks {
  readonly #house: House;
  readonly #rooms: Rooms;
  readonly #due: DueList;
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | undefined;

  constructor(house: House, rooms: Rooms) {
    this.#house = house;
    this.#rooms = rooms;
    this.#due = new DueList(house.store.db);
    this.#timer = setInterval(() => {
      this.#looking ??= this.#look()
        // What the database did not tell now, it tells the next time.
        .catch(() => undefined)
        .finally(() => (this.#looking = undefined));
    }, LOOK_MS);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { now } = this.#house;
    const overdue = await this.#due.overdue('clock', now(), MOST_AT_ONCE);
    // At once: a computer that plays for one takes its time.
    const looks = overdue.map(async (match) => {
      const isOurs = await this.#due.claim('clock', match, now(), now() + LEASE_MS);
      if (isOurs) await this.#lookAt(match);
    });
    // What the database did not tell now, it tells the next time.
    await Promise.allSettled(looks);
  }

  async #lookAt(match: string): Promise<void> {
    const room = await this.#rooms.room(match);
    if (room === undefined) return this.#due.done('clock', match);
    // Clocks may stand since, by agreement at another node.
    await room.catchUp('matters');
    const { created, isBegun, terms } = room.shown.facts;
    const now = this.#house.now();
    if (!isBegun && now - created < LONGEST_WAIT_MS) {
      return this.#due.renew('clock', [match], now + WAITING_MS);
    }
    // What nobody notices is decided at one go: one by one it could be counted.
    for (let tries = 0; tries < MOST_AT_ONE_GO; tries++) {
      if (!(await this.#playFor(room, now))) break;
    }
    // A pause may have come to its end.
    this.#house.desk.register.moved(room.shown);
    const next = await room.nextDue();
    // Who can be claimed against stays so, and everybody at the table has just been told.
    const isForClaim = (terms.overstay ?? USUAL_TERMS.overstay) === 'claim';
    const soonest = this.#house.now() + (isForClaim ? WAITING_MS : LOOK_MS);
    const isOut = next !== undefined && next <= this.#house.now();
    await (next === undefined
      ? this.#due.done('clock', match)
      : this.#due.renew('clock', [match], isOut ? soonest : next));
  }

  /** Plays for those who have overstayed, as was agreed; whether anything was played. */
  async #playFor(room: Room, since: number): Promise<boolean> {
    const { overstay, player } = room.shown.facts.terms;
    let hasPlayed = false;
    for (const side of await room.overstaying()) {
      if (overstay === 'fallback') hasPlayed = (await room.deeds.playFor(side, 'fallback')).ok;
      else if (overstay === 'computer') {
        const decided = await this.#house.computers.decide(room, side, player, since);
        if (decided === undefined) continue;
        hasPlayed = (await room.deeds.playFor(side, 'computer', decided)).ok;
      }
    }
    return hasPlayed;
  }
}
