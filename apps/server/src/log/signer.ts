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
    return {
      hash,
      signature: sign(null, Buffer.from(hash, 'hex'), this.#key).toString('base64url'),
    };
  }
}
