import { Client } from 'pg';

/** What has changed at a table: what is played there, what those at it deal with each other about, or who is there. */
export type Part = 'play' | 'matters' | 'people';

/** How nodes on one database tell each other that a match has gone on. What they say may be lost: the log is what counts. */
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
/** So many matches are named at once: a notice has room for 8,000 bytes. */
const MOST_NAMED = 400;

/** PostgreSQL's own notices. A connection that breaks is made again. */
export class PostgresBus implements Bus {
  readonly #address: string;
  readonly #self: string;
  readonly #hear: (match: string, part: Part) => void;
  readonly #untold = new Set<string>();
  #client: Client | undefined;
  #telling: Promise<void> | undefined;
  #isClosed = false;

  /** @param hear Called with each match that has gone on somewhere else. */
  constructor(address: string, self: string, hear: (match: string, part: Part) => void) {
    this.#address = address;
    this.#self = self;
    this.#hear = hear;
    void this.#connect();
  }

  announce(match: string, part: Part): void {
    this.#untold.add(`${match}${MARKS[part]}`);
    this.#telling ??= this.#tell();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
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
      await this.#client
        ?.query('select pg_notify($1, $2)', [CHANNEL, payload])
        .catch(() => undefined);
    }
    this.#telling = undefined;
  }

  async #connect(): Promise<void> {
    if (this.#isClosed) return;
    const client = new Client({ connectionString: this.#address, keepAlive: true });
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
        this.#hear(part === 'play' ? named : named.slice(0, -1), part);
      }
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      again();
    }
  }
}
