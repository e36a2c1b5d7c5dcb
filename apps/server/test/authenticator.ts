// A device with passkeys, as a browser would speak for it: the answers are real, and can be made wrong.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Asked {
  readonly challenge: string;
}

interface Kept {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly user: string;
}

/** What is other than it should be. */
export interface Fault {
  readonly origin?: string;
  /** Nobody has shown the device who he is. */
  readonly isUnverified?: boolean;
}

export class Authenticator {
  readonly #origin: string;
  #kept: Kept | undefined;
  #count = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Makes a passkey. */
  make(options: object, fault: Fault = {}): object {
    const asked = options as Asked & { user: { id: string }; rp: { id: string } };
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    this.#kept = { id, key: privateKey, user: asked.user.id };
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinates = [x, y].map((each) => Buffer.from(each, 'base64url'));
    // COSE: an EC2 key for ES256 on P-256.
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      coordinates[0],
      Buffer.from('225820', 'hex'),
      coordinates[1],
    ]);
    const length = Buffer.from([0, id.length]);
    const head = this.#data(asked.rp.id, 0x40, fault);
    const data = Buffer.concat([head, Buffer.alloc(16), length, id, cose]);
    // CBOR: { fmt: 'none', attStmt: {}, authData: data }
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', asked, fault),
      attestationObject,
    });
  }

  /** Shows the passkey that it made last. */
  show(options: object, fault: Fault = {}): object {
    const asked = options as Asked & { rpId: string };
    const { key, user } = this.#kept as Kept;
    const clientDataJSON = this.#client('webauthn.get', asked, fault);
    const authenticatorData = this.#data(asked.rpId, 0, fault);
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
    return this.#answer({
      clientDataJSON,
      authenticatorData,
      signature: sign('sha256', signed, key),
      userHandle: Buffer.from(user, 'base64url'),
    });
  }

  #client(type: string, { challenge }: Asked, { origin = this.#origin }: Fault): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(place: string, flags: number, { isUnverified = false }: Fault): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++this.#count);
    return Buffer.concat([
      sha256(Buffer.from(place)),
      Buffer.from([flags | (isUnverified ? 1 : 5)]),
      count,
    ]);
  }

  #answer(response: Readonly<Record<string, Buffer>>): object {
    const id = (this.#kept as Kept).id.toString('base64url');
    const written = Object.entries(response).map(([name, data]) => [
      name,
      data.toString('base64url'),
    ]);
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(written) as Record<string, string>,
    };
  }
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
