import type { Known, Side } from '@sandtable/kernel';
import type { Account } from '../accounts/personal.ts';
import type { House } from '../host/house.ts';
import type { Room } from '../host/room.ts';
import type { Rooms } from '../host/rooms.ts';

/** So long a program hears of a match that is over. */
const LINGER_MS = 600_000;

/** A match that a program sits at, and how far it has been told of it. */
interface Table {
  readonly room: Room;
  readonly side: Side;
  leave: () => void;
  /** How many steps it has been told of; -1 before the first word. */
  told: number;
  /** What it was last asked, in short. */
  asked: string;
  leaving?: NodeJS.Timeout;
  isBusy: boolean;
  isStale: boolean;
}

/**
 * What a program hears of all matches that it sits at, one object after the other: that there is one, what happens, what it
 * is asked and may answer, how it ends. Nothing that a person in its seat would not be told.
 */
export class BotStream {
  readonly #house: House;
  readonly #rooms: Rooms;
  readonly #bot: Account;
  readonly #write: (event: object) => void;
  readonly #tables = new Map<string, Table>();
  #isClosed = false;

  constructor(house: House, rooms: Rooms, bot: Account, write: (event: object) => void) {
    this.#house = house;
    this.#rooms = rooms;
    this.#bot = bot;
    this.#write = write;
  }

  /** Sits down wherever it has a seat and has not been yet. */
  async look(): Promise<void> {
    const seats = await this.#house.store.db
      .selectFrom('seat')
      .select(['match', 'side', 'key'])
      .where('account', '=', this.#bot.id)
      .execute();
    for (const { match, side, key } of seats) {
      const table = this.#tables.get(match);
      // What could not be worked out before is tried again.
      if (table?.isStale === true) this.#goOn(table);
      if (!this.#isClosed && table === undefined) await this.#sit(match, side, key ?? '');
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const { leave, leaving } of this.#tables.values()) {
      clearTimeout(leaving);
      leave();
    }
  }

  async #sit(match: string, side: Side, key: string): Promise<void> {
    const room = await this.#rooms.room(match);
    if (room === undefined) return;
    const table: Table = {
      room,
      side,
      leave: () => undefined,
      told: -1,
      asked: '',
      isBusy: false,
      isStale: false,
    };
    this.#tables.set(match, table);
    // What was over before it came is no news.
    if (room.shown.facts.isOver) return;
    table.leave = await room.join(
      {
        viewer: side,
        key,
        hear: (news) => {
          if ('said' in news) this.#write({ event: 'said', match, said: news.said });
          else if ('matters' in news) this.#write({ event: 'matters', match, ...news });
          else if ('change' in news) this.#goOn(table);
        },
        // Where it has the seat still, it sits down again.
        dismiss: () => this.#tables.delete(match),
      },
      (known) => {
        const { premises, host } = room.shown;
        const matters = room.shown.matters(side);
        const { people } = matters;
        const needsNumber = people.find((each) => each.side === side)?.isReady !== true;
        table.told = known?.told.length ?? 0;
        this.#write({ event: 'match', match, side, ...premises, ...host, people, needsNumber });
        this.#write({ event: 'matters', match, matters });
        this.#goOn(table);
      },
    );
  }

  /** One thing after the other: what happens while something is worked out is told afterwards. */
  #goOn(table: Table): void {
    table.isStale = true;
    if (table.isBusy) return;
    table.isBusy = true;
    const work = async (): Promise<void> => {
      while (table.isStale && !this.#isClosed) {
        table.isStale = false;
        await this.#tell(table);
      }
    };
    work()
      .catch((error: unknown) => {
        table.isStale = true;
        if (!this.#isClosed) this.#house.log.error({ err: error }, 'a bot was not told');
      })
      .finally(() => (table.isBusy = false));
  }

  async #tell(table: Table): Promise<void> {
    const { room, side } = table;
    const known = await room.look(side);
    if (known === undefined) return;
    const { id: match } = room;
    const at = known.told.length;
    if (at !== table.told) {
      // Fewer than before: something was taken back.
      const events = known.told.slice(Math.min(table.told, at)).flat();
      this.#write({ event: 'told', match, at, events });
      table.told = at;
    }
    if (known.pending.outcome !== undefined) {
      this.#write({ event: 'over', match, outcome: known.pending.outcome });
      // For a while: the other one may have something to say, or want another match.
      table.leaving ??= setTimeout(() => table.leave(), LINGER_MS).unref();
      return;
    }
    await this.#ask(table, known);
  }

  async #ask(table: Table, known: Known): Promise<void> {
    const { room, side } = table;
    const { told, pending } = known;
    const decision = pending.decisions.find((each) => each.side === side);
    const asked = JSON.stringify([told.length, told.at(-1), decision]);
    if (asked === table.asked) return;
    const listed = await this.#house.computers.list(room, side);
    if (listed !== undefined) this.#write({ event: 'decision', match: room.id, side, ...listed });
    table.asked = asked;
  }
}
