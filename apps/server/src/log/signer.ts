import type { Receipt } from '@sandtable/record';
import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';

/** Signs for a host. Its key is made once and kept with the database, or given from outside. */
export class Signer {
  readonly #key: KeyObject;
  /** For whoever wants to check: raw, in base64url. */
  readonly publicKey: string;

  /** @param key PKCS #8, in base64. */
  constructor(key: string) {
    this.#key = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
    this.publicKey = createPublicKey(this.#key).export({ format: 'jwk' }).x as string;
  }

  receipt(hash: string): Receipt {
    return receiptOf(hash, sign(null, Buffer.from(hash, 'hex'), this.#key));
  }

  /** The same on another core, while this one does something else. */
  receiptBeside(hash: string): Promise<Receipt> {
    return new Promise((settle, fail) => {
      sign(null, Buffer.from(hash, 'hex'), this.#key, (error, signature) => {
        if (error === null) settle(receiptOf(hash, signature));
        else fail(error);
      });
    });
  }
}

function receiptOf(hash: string, signature: Buffer): Receipt {
  return { hash, signature: signature.toString('base64url') };
}
