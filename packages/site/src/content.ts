import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};
const compact = {
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};
const types: Readonly<Record<string, string>> = { ...text, ...compact };

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

export interface Content {
  readonly type: string;
  /** The same for every encoding, so it is a weak one. */
  readonly etag: string;
  /** Whether it comes smaller when asked for: pictures and fonts are compressed already. */
  readonly shrinks: boolean;
  bytes(encoding: Encoding): Promise<Buffer>;
}

// The best brotli takes a second for a big script, which the first visitor would wait for; this
// one takes a fiftieth of that and is a tenth larger.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const bestOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** As it travels. */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotliBytes(bytes, brotliOptions);
    case 'gzip':
      return gzipBytes(bytes);
    case 'identity':
      return Promise.resolve(bytes);
  }
}

async function read(file: string, thorough: boolean): Promise<Content> {
  const original = await readFile(file);
  const extension = extname(file).toLowerCase();
  const kept = new Map<Encoding, Promise<Buffer>>();
  // The next visitor gets less to load.
  const improve = async (quick: Promise<Buffer>): Promise<void> => {
    await quick;
    const best = await brotliBytes(original, bestOptions);
    kept.set('br', Promise.resolve(best));
  };
  return {
    type: types[extension] ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(original).digest('base64url').slice(0, 22)}"`,
    shrinks: extension in text,
    bytes(encoding) {
      const known = kept.get(encoding);
      if (known !== undefined) return known;
      const quick = compress(original, encoding);
      kept.set(encoding, quick);
      if (thorough && encoding === 'br') void improve(quick);
      return quick;
    },
  };
}

/**
 * Files as they are sent. Each is read and compressed once, and again when a new build wrote it; `thorough` compresses
 * it as well as it can be when it has been sent once.
 */
export function openContents(thorough = false): (file: string) => Promise<Content | undefined> {
  const kept = new Map<string, { readonly version: string; readonly content: Promise<Content> }>();
  return async (file) => {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const version = `${found.mtimeMs} ${found.size}`;
    const known = kept.get(file);
    if (known?.version === version) return known.content;
    const content = read(file, thorough);
    kept.set(file, { version, content });
    return content;
  };
}
