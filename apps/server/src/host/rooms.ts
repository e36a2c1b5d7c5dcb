import { Room, type House } from './room.ts';

/** So many matches are kept at hand. The others are in the store, and are read again when somebody comes. */
const MOST_AT_HAND = 2000;

/** The matches that this node has at hand. */
export class Rooms {
  readonly #house: House;
  readonly #open = new Map<string, Promise<Room | undefined>>();

  constructor(house: House) {
    this.#house = house;
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

  /** Another node has added to a match; to any, where none is named. */
  async catchUp(match?: string): Promise<void> {
    const ids = match === undefined ? [...this.#open.keys()] : [match];
    for (const id of ids) {
      // One that cannot be read now is read anew by the next who comes.
      await this.#open
        .get(id)
        ?.then((room) => room?.catchUp())
        .catch(() => this.#open.delete(id));
    }
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
