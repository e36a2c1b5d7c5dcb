import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import type { Settings } from '../settings.ts';

/** Where somebody comes from, and whether it is from a page of this host: as far as what stands in front of it is trusted. */
export class Way {
  readonly #publicHost: string | undefined;
  readonly #isTrusted: (address: string, hop: number) => boolean;

  constructor({ publicUrl, trustProxy }: Pick<Settings, 'publicUrl' | 'trustProxy'>) {
    this.#publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
    this.#isTrusted =
      trustProxy === undefined ? () => false : proxyAddr.compile(trustProxy.split(','));
  }

  /** The address of whoever asks; what a proxy says about it is believed where that proxy is trusted. */
  addressOf(request: IncomingMessage): string {
    // A socket that is gone has none.
    return proxyAddr(request, this.#isTrusted) ?? '';
  }

  /**
   * Whether a page of this host asks, or a program, which says of no page that it is. What a page of somebody else sends is not
   * the will of whoever looks at it.
   */
  isOwn(request: IncomingMessage): boolean {
    if (this.isByOtherName(request)) return false;
    const { origin, 'sec-fetch-site': from } = request.headers;
    if (origin === undefined) return from !== 'cross-site' && from !== 'same-site';
    const host = this.#publicHost ?? this.#hostIn(request);
    return host !== undefined && URL.parse(origin)?.host === host;
  }

  /**
   * Whether it is asked for from this machine by a name that is nobody's here: of a page of somebody else whose name leads to
   * this machine since, so that a browser takes the two for one.
   */
  isByOtherName({ headers, socket: { remoteAddress = '' } }: IncomingMessage): boolean {
    if (this.#publicHost !== undefined || this.isTrusted(remoteAddress)) return false;
    return isOwnMachine(remoteAddress) && !isLocalName(headers.host ?? '');
  }

  isTrusted(address: string): boolean {
    return this.#isTrusted(address, 0);
  }

  #hostIn({ headers, socket }: IncomingMessage): string | undefined {
    const forwarded = headers['x-forwarded-host'];
    const isBehind = this.isTrusted(socket.remoteAddress ?? '');
    return isBehind && typeof forwarded === 'string' ? forwarded : headers.host;
  }
}

export function isOwnMachine(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}

/** Names that nobody can have for a page elsewhere: of no domain, or of one for a house; and addresses. */
function isLocalName(host: string): boolean {
  const name = URL.parse(`http://${host}/`)?.hostname ?? '';
  const isAddress = isIPv4(name) || name.startsWith('[');
  return (
    isAddress ||
    !name.includes('.') ||
    /\.(?:localhost|local|lan|home|internal|home\.arpa)$/.test(name)
  );
}
