import { bytesOf, canonicalJson, sha256, toHex } from '@sandtable/kernel';
import type { Entry } from './entry.ts';

/** What a log begins with, before its first entry: the match that it is of. */
export function rootOf(match: string, commitment: string): string {
  return hashOf(`sandtable:${match}:${commitment}`);
}

/**
 * The hash of an entry: SHA-256, in hex, of the hash before it and of the entry as canonical JSON, a line each.
 * @param hash SHA-256 of a text, in hex, for whoever has a faster one.
 */
export function chained(
  before: string,
  { number, at, deed, salt }: Omit<Entry, 'hash'>,
  hash: (text: string) => string = hashOf,
): string {
  return hash(`${before}\n${canonicalJson({ number, at, deed, salt })}`);
}

function hashOf(text: string): string {
  return toHex(sha256(bytesOf(text)));
}
