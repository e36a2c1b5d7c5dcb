import type { Receipt } from '@sandtable/record';
import { createPublicKey } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { keyOf, signatureOf, type KeyObject } from './signature.ts';

interface Waiting {
  readonly hash: string;
  readonly settle: (receipt: Receipt) => void;
}

/** So few at a time are signed here: to hand them to somebody else would take longer. */
const FEW = 4;

/** Signs for a host. Its key is made once and kept with the database, or given from outside. */
export class Signer {
  readonly #text: string;
  readonly #key: KeyObject;
  /** For whoever wants to check: raw, in base64url. */
  readonly publicKey: string;
  /** Those that have come since the last were handed on. */
  #gathered: Waiting[] = [];
  /** Those that the other thread is at, in order. */
  readonly #beside: (readonly Waiting[])[] = [];
  #worker: Worker | undefined;
  #isReady = false;

  /** @param key PKCS #8, in base64. */
  constructor(key: string) {
    this.#text = key;
    this.#key = keyOf(key);
    this.publicKey = createPublicKey(this.#key).export({ format: 'jwk' }).x as string;
  }

  receipt(hash: string): Receipt {
    return { hash, signature: signatureOf(hash, this.#key) };
  }

  /** The same in a moment, together with others, and where they are many on another core, while this one does something else. */
  receiptSoon(hash: string): Promise<Receipt> {
    return new Promise((settle) => {
      if (this.#gathered.length === 0) setImmediate(() => this.#handOn());
      this.#gathered.push({ hash, settle });
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #handOn(): void {
    const gathered = this.#gathered;
    this.#gathered = [];
    if (gathered.length > FEW) this.#worker ??= this.#start();
    // Nobody waits until it is there.
    if (gathered.length <= FEW || !this.#isReady) this.#signHere(gathered);
    else {
      this.#beside.push(gathered);
      this.#worker?.postMessage(
        gathered.map(({ hash }) => hash),
        [],
      );
    }
  }

  #signHere(waiting: readonly Waiting[]): void {
    for (const { hash, settle } of waiting) settle(this.receipt(hash));
  }

  #start(): Worker {
    const file = join(import.meta.dirname, 'signing.ts');
    const worker = new Worker(file, { workerData: this.#text });
    worker.unref();
    worker.once('online', () => {
      this.#isReady = true;
    });
    worker.on('message', (signatures: readonly string[]) => {
      const waiting = this.#beside.shift() ?? [];
      for (const [i, { hash, settle }] of waiting.entries()) {
        settle({ hash, signature: signatures[i] });
      }
    });
    // Whatever has become of it, nobody waits for ever; the next are handed to a new one.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#isReady = false;
      for (const waiting of this.#beside.splice(0)) this.#signHere(waiting);
    });
    return worker;
  }
}
