import { Client } from 'pg';

/** How nodes on one database tell each other that a match has gone on. What they say may be lost: the log is what counts. */
export interface Bus {
  announce(match: string): void;
  close(): Promise<void>;
}

/** A node by itself has nobody to tell. */
export const ALONE: Bus = { announce: () => undefined, close: async () => undefined };

const CHANNEL = 'sandtable_match';
const AGAIN_MS = 500;

/** PostgreSQL's own notices. A connection that breaks is made again, and then everything is looked at anew. */
export class PostgresBus implements Bus {
  readonly #address: string;
  readonly #self: string;
  readonly #hear: (match: string | undefined) => void;
  #client: Client | undefined;
  #isClosed = false;

  /** @param hear Called with the match that has gone on; with none where any may have. */
  constructor(address: string, self: string, hear: (match: string | undefined) => void) {
    this.#address = address;
    this.#self = self;
    this.#hear = hear;
    void this.#connect();
  }

  announce(match: string): void {
    this.#client
      ?.query('select pg_notify($1, $2)', [CHANNEL, `${this.#self} ${match}`])
      .catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    if (this.#isClosed) return;
    const client = new Client({ connectionString: this.#address });
    const again = (): void => {
      if (this.#client !== client) return;
      this.#client = undefined;
      setTimeout(() => void this.#connect(), AGAIN_MS).unref();
    };
    this.#client = client;
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload = '' }) => {
      const [from, match] = payload.split(' ');
      if (from !== this.#self) this.#hear(match);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#hear(undefined);
    } catch {
      again();
    }
  }
}
