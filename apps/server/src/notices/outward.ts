import { lookup } from 'node:dns/promises';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Where nothing goes: what is of this machine, of its network, or of nobody. */
const CLOSED = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  CLOSED.addSubnet(network, bits, 'ipv4');
}
// Tunnels and samples within what is else open.
CLOSED.addSubnet('2001::', 23, 'ipv6');
CLOSED.addSubnet('2001:db8::', 32, 'ipv6');
CLOSED.addSubnet('2002::', 16, 'ipv6');
CLOSED.addSubnet('3fff::', 20, 'ipv6');

/** Of the newer addresses only these are in use for everybody; what carries an older one inside is not among them. */
const OPEN = new BlockList();
OPEN.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the public network. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !CLOSED.check(address, 'ipv4');
    case 6:
      return OPEN.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Whether something may be sent to such a URL at all, before anybody has asked where its name leads. */
export function isOutwardUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || text.length > MOST_LETTERS) return false;
  const { protocol, username, password, port, hostname } = url;
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  const literal = hostname.replaceAll(/^\[|\]$/g, '');
  return isIP(literal) === 0 ? hostname.includes('.') : isPublicAddress(literal);
}

const MOST_LETTERS = 1000;
const PATIENCE_MS = 8000;

/** What is sent out, and over what. A test has a network of its own. */
export interface Network {
  readonly resolve: (name: string) => Promise<readonly { address: string; family: number }[]>;
  readonly isOpen: (address: string) => boolean;
  readonly isUrl: (text: string) => boolean;
  readonly request: typeof httpsRequest;
}

const THE_NETWORK: Network = {
  resolve: (name) => lookup(name, { all: true }),
  isOpen: isPublicAddress,
  isUrl: isOutwardUrl,
  request: httpsRequest,
};

/** Why nothing was sent. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/**
 * Posts to an address that somebody has given us. It is never one of our own network: its name is resolved once, and
 * the connection goes to what was judged. Nothing is followed, and of the answer only its number is looked at.
 */
export async function postOutward(
  url: string,
  { headers, body }: { headers: Readonly<Record<string, string | number>>; body: string | Buffer },
  { resolve, isOpen, isUrl, request }: Network = THE_NETWORK,
): Promise<number> {
  if (!isUrl(url)) throw new NotSent('the address is not one that is sent to');
  const { hostname } = new URL(url);
  const literal = hostname.replaceAll(/^\[|\]$/g, '');
  const found =
    isIP(literal) === 0 ? await resolve(hostname) : [{ address: literal, family: isIP(literal) }];
  // One that is closed among them makes all of them suspicious.
  if (found.length === 0 || !found.every(({ address }) => isOpen(address))) {
    throw new NotSent('the name leads to a closed address');
  }
  return new Promise((settle, fail) => {
    const asked = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(PATIENCE_MS),
      agent: false,
      lookup: (_name, options, done) => {
        if (options.all === true) done(null, [...found]);
        else done(null, found[0].address, found[0].family);
      },
    });
    asked.on('error', fail);
    asked.on('response', (response) => {
      response.destroy();
      settle(response.statusCode ?? 0);
    });
    asked.end(body);
  });
}
