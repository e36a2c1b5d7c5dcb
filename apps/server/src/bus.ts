import { Client } from 'pg';

/** What has changed at a table: what is played there, what those at it deal with each other about, or who is there. */
export type Part = 'play' | 'matters' | 'people';

/** How nodes on one database tell each other that a match has gone on. What they say may be lost: whoever may have missed something reads it. */
export interface Bus {
  announce(match: string, part: Part): void;
  close(): Promise<void>;
}

/** A node by itself has nobody to tell. */
export const ALONE: Bus = { announce: () => undefined, close: async () => undefined };

/** After the name of a match: no name has any of them. */
const MARKS = { play: '', matters: '!', people: '?' } as const satisfies Record<Part, string>;
const CHANNEL = 'sandtable_match';
const AGAIN_MS = 500;
/** So often it is looked whether anybody is still there at the other end, and so long is waited for an answer. */
const BEAT_MS = 5000;
/** So many matches are named at once: a notice has room for 8,000 bytes. */
const MOST_NAMED = 400;

/** Who listens to what other nodes say. */
interface Listener {
  /** A match has gone on somewhere else. */
  hear(match: string, part: Part): void;
  /** Nothing was heard for a while, of whatever may have been said. */
  missed(): void;
}

/** PostgreSQL's own notices. A connection that breaks is made again. */
export class PostgresBus implements Bus {
  readonly #address: string;
  readonly #self: string;
  readonly #listener: Listener;
  readonly #untold = new Set<string>();
  readonly #beat: NodeJS.Timeout;
  #client: Client | undefined;
  #hasListened = false;
  #telling: Promise<void> | undefined;
  #isClosed = false;

  constructor(address: string, self: string, listener: Listener) {
    this.#address = address;
    this.#self = self;
    this.#listener = listener;
    this.#beat = setInterval(() => void this.#lookAfter(), BEAT_MS);
    this.#beat.unref();
    void this.#connect();
  }

  announce(match: string, part: Part): void {
    this.#untold.add(`${match}${MARKS[part]}`);
    this.#telling ??= this.#tell();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#beat);
    // With something on its way the connection would be broken off, and that be lost.
    await this.#telling;
    await this.#client?.end();
  }

  /** Those that come while a notice is on its way go together with the next. */
  async #tell(): Promise<void> {
    await new Promise(setImmediate);
    while (this.#untold.size > 0) {
      const named = [...this.#untold].slice(0, MOST_NAMED);
      for (const match of named) this.#untold.delete(match);
      const payload = [this.#self, ...named].join(' ');
      try {
        await this.#client?.query('select pg_notify($1, $2)', [CHANNEL, payload]);
      } catch {
        // It is said when there is a connection again.
        for (const match of named) this.#untold.add(match);
        break;
      }
    }
    this.#telling = undefined;
  }

  /** A network may forget a connection without a word. */
  async #lookAfter(): Promise<void> {
    const client = this.#client;
    const silence = new Promise((_settle, fail) => {
      setTimeout(() => fail(new Error('no answer')), BEAT_MS).unref();
    });
    try {
      await Promise.race([client?.query('select 1'), silence]);
    } catch (error) {
      client?.connection.stream.destroy(error as Error);
    }
  }

  async #connect(): Promise<void> {
    if (this.#isClosed) return;
    const client = new Client({
      connectionString: this.#address,
      keepAlive: true,
      application_name: 'sandtable bus',
    });
    const again = (): void => {
      if (this.#client !== client) return;
      this.#client = undefined;
      setTimeout(() => void this.#connect(), AGAIN_MS).unref();
    };
    this.#client = client;
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload = '' }) => {
      const [from, ...matches] = payload.split(' ');
      if (from === this.#self) return;
      for (const named of matches) {
        const part = named.endsWith(MARKS.matters)
          ? 'matters'
          : named.endsWith(MARKS.people)
            ? 'people'
            : 'play';
        this.#listener.hear(part === 'play' ? named : named.slice(0, -1), part);
      }
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.#hasListened) this.#listener.missed();
      this.#hasListened = true;
      if (this.#untold.size > 0) this.#telling ??= this.#tell();
    } catch {
      again();
    }
  }
}
