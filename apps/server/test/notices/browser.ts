import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';

/** A browser with a subscription at a push service: it alone can read what is sent to it (RFC 8291). */
export class Subscribed {
  readonly #keys = createECDH('prime256v1');
  readonly #secret = randomBytes(16);
  readonly #own = this.#keys.generateKeys();

  /** What it gives to whoever may send to it. */
  subscription(endpoint: string): string {
    const keys = { p256dh: text(this.#own), auth: text(this.#secret) };
    return JSON.stringify({ endpoint, keys });
  }

  /** What was sent, in the one record that it fits into (RFC 8188). */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const length = body[20];
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const shared = this.#keys.computeSecret(sender);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#own, sender]);
    const key = derived(shared, this.#secret, about, 32);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derived(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      derived(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    );
    cipher.setAuthTag(sealed.subarray(-16));
    const opened = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // The last record ends with a 2, and with zeros after it.
    return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString());
  }
}

/** What a push service reads of who sends (RFC 8292), if it is signed by whoever has the key. */
export function senderIn(authorization: string, publicKey: string): unknown {
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) return undefined;
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [text(point.subarray(1, 33)), text(point.subarray(33))];
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isTheirs ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined;
}

function derived(key: Buffer, salt: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, about, length));
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url');
}
