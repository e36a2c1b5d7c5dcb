import { extname, join, resolve, sep } from 'node:path';
import { encodings, type Encoding } from './content.ts';

/**
 * The file an address stands for, undefined when it lies outside the folder. An address without a
 * file's ending is a page of the app, and the app itself finds out which.
 */
export function fileOf(folder: string, address: string): string | undefined {
  const path = decoded(address.split(/[?#]/, 1)[0]);
  if (path === undefined || path.includes('\0')) return undefined;
  const file = resolve(folder, `.${sep}${path}`);
  if (!`${file}${sep}`.startsWith(`${resolve(folder)}${sep}`)) return undefined;
  return extname(file) === '' || file === resolve(folder) ? join(folder, 'index.html') : file;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The best encoding that the Accept-Encoding header takes. */
export function acceptedEncoding(header: string): Encoding {
  const taken = new Set(
    header
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0].trim().toLowerCase()),
  );
  return encodings.find((encoding) => taken.has(encoding)) ?? 'identity';
}

/** Whether one of the copies that an If-None-Match header names is the present one. */
export function isFresh(header: string, etag: string): boolean {
  const strength = /^W\//;
  return header
    .split(',')
    .map((part) => part.trim())
    .some((tag) => tag === '*' || tag.replace(strength, '') === etag.replace(strength, ''));
}
