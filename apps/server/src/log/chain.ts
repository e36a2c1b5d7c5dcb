import { canonicalJson } from '@sandtable/kernel';
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { Entry } from './entry.ts';

/** What a log begins with, before its first entry: the match that it is of. */
export function rootOf(match: string, commitment: string): string {
  return sha256(`sandtable:${match}:${commitment}`);
}

/** The hash of an entry: SHA-256, in hex, of the hash before it and of the entry as canonical JSON, a line each. */
export function chained(before: string, { number, at, deed, salt }: Omit<Entry, 'hash'>): string {
  return sha256(`${before}\n${canonicalJson({ number, at, deed, salt })}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What a player holds of what was played: the hash of all of it until now, signed by the host. */
export interface Receipt {
  readonly hash: string;
  readonly signature: string;
}

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

/** Whether the host with this key has signed it. */
export function isSigned({ hash, signature }: Receipt, publicKey: string): boolean {
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey },
    format: 'jwk',
  });
  return verify(null, Buffer.from(hash, 'hex'), key, Buffer.from(signature, 'base64url'));
}
