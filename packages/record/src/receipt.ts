import { fromHex, type Schema } from '@sandtable/kernel';

/** What a player holds of what was played: the hash of all of it until then, signed by the host. */
export interface Receipt {
  readonly hash: string;
  /** Ed25519, of the bytes of the hash, in base64url. */
  readonly signature: string;
}

export const RECEIPT_SCHEMA: Schema = {
  type: 'object',
  required: ['hash', 'signature'],
  additionalProperties: false,
  properties: {
    hash: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    signature: { type: 'string', pattern: '^[\\w-]{86}$' },
  },
};

/**
 * Whether the host with this key has signed it. The platform's own cryptography, which browsers and Node both have,
 * and have as a promise.
 * @param publicKey Raw, in base64url.
 */
export async function isSigned({ hash, signature }: Receipt, publicKey: string): Promise<boolean> {
  try {
    const { subtle } = crypto;
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey };
    const key = await subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', key, fromBase64url(signature), owned(fromHex(hash)));
  } catch {
    // Something that is no key or no signature at all.
    return false;
  }
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function owned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
