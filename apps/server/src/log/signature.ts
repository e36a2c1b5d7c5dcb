import { createPrivateKey, sign, type KeyObject } from 'node:crypto';

export type { KeyObject };

/** @param key PKCS #8, in base64. */
export function keyOf(key: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
}

/** Ed25519, of the bytes of a hash that is given in hex; in base64url. */
export function signatureOf(hash: string, key: KeyObject): string {
  return sign(null, Buffer.from(hash, 'hex'), key).toString('base64url');
}
