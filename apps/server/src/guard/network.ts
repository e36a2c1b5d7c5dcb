import { isIPv6 } from 'node:net';

/** So many bits of an address of IPv6 say whose line it is: whoever has one has 2^64 addresses. */
const LINE_BITS = 64;
/** So many say whose network: a house, a firm or a provider of machines has 65,536 lines in it. */
const SITE_BITS = 48;

/** By what somebody is counted: his address, or of IPv6 the line that it is of. However it is written it is the same. */
export function lineOf(address: string): string {
  return cut(address, LINE_BITS);
}

/** What his line is part of, where he can have many of them. */
export function siteOf(address: string): string {
  return cut(address, SITE_BITS);
}

function cut(address: string, bits: number): string {
  // The interface it came by is of no matter.
  const [plain] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const parts = partsOf(plain);
  // An address of IPv4 that was written as one of IPv6.
  if (parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff) {
    return [parts[6] >> 8, parts[6] & 255, parts[7] >> 8, parts[7] & 255].join('.');
  }
  if (parts.slice(0, 7).every((part) => part === 0)) return address;
  const kept = parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${kept.join(':')}::/${bits}`;
}

/** The eight parts of an address of IPv6. */
function partsOf(address: string): number[] {
  // In its one written form: four decimal numbers at the end are two parts there.
  const { hostname } = new URL(`http://[${address}]/`);
  const [head, tail] = hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...missing, ...after].map((part) => Number.parseInt(part, 16));
}
