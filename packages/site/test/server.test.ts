import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type Server } from '../src/serve.ts';

const parent = mkdtempSync(join(tmpdir(), 'sandtable-server-'));
const folder = join(parent, 'dist');
const script = 'export const answer = 42;\n'.repeat(200);
const files = {
  'index.html': '<title>Sandtable</title>',
  'assets/index-4f2a.js': script,
  'assets/font-77ab.woff2': 'wOF2'.repeat(200),
  'site.webmanifest': '{}',
  'odd name.txt': 'odd',
};
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  mkdirSync(join(parent, 'dist-other'));
  writeFileSync(join(parent, 'dist-other', 'secret.txt'), 'secret');
  server = await serve({ folder, port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the path as it is written: `fetch` would tidy it first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const sent = request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

describe('what is sent', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/index-4f2a.js', 'text/javascript; charset=utf-8'],
    ['/assets/font-77ab.woff2', 'font/woff2'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/odd%20name.txt?later', 'text/plain; charset=utf-8'],
  ])('%s comes as %s', async (path, type) => {
    const { status, headers } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  test.each(['/', '/play/pbi', '/rules/QS-8?card=1', '/play/', '/assets'])(
    '%s is a page of the app',
    async (path) => {
      const { status, body } = await ask(path);
      expect([status, body.toString()]).toEqual([200, files['index.html']]);
    },
  );

  test.each(['/missing.js', '/assets/missing-1.css', '/odd name.txt%00', '/%E0%A4%A'])(
    '%s is not found',
    async (path) => {
      const { status, headers } = await ask(path.replaceAll(' ', '%20'));
      expect([status, headers.etag]).toEqual([404, undefined]);
    },
  );

  test('a new build is noticed', async () => {
    const before = await ask('/site.webmanifest');
    writeFileSync(join(folder, 'site.webmanifest'), '{ "name": "Sandtable" }');
    const after = await ask('/site.webmanifest', { 'If-None-Match': before.headers.etag ?? '' });
    expect([after.status, after.body.toString()]).toEqual([200, '{ "name": "Sandtable" }']);
  });
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/%2e%2e%2fdist-other%2fsecret.txt',
  '/..%5csecret.txt',
  '//../secret.txt',
  '/%252e%252e/secret.txt',
])('%s does not lead out of the folder', async (path) => {
  const { status, body } = await ask(path);
  expect([status, body.toString()]).toEqual([404, 'Not found\n']);
});

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('%s gets %s', async (accepted, encoding, decompress) => {
    const { headers, body } = await ask('/assets/index-4f2a.js', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(body.length).toBeLessThan(script.length / 5);
    expect(decompress(body).toString()).toBe(script);
  });

  test.each([
    ['/assets/index-4f2a.js', ''],
    ['/assets/index-4f2a.js', 'zstd, br;q=0'],
    ['/assets/font-77ab.woff2', 'br'],
  ])('%s stays as it is for "%s"', async (path, accepted) => {
    const { headers } = await ask(path, { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('caching', () => {
  test('files named by their content are kept for good, the rest is asked for again', async () => {
    const asset = await ask('/assets/index-4f2a.js');
    const page = await ask('/play/pbi');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  test('a copy that is still good is not sent again, in whatever encoding it came', async () => {
    const { headers } = await ask('/', { 'Accept-Encoding': 'br' });
    const again = await ask('/', { 'If-None-Match': `"old", ${headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const changed = await ask('/', { 'If-None-Match': '"old"' });
    expect(changed.status).toBe(200);
  });
});

test('HEAD tells what GET would send', async () => {
  const get = await ask('/');
  const head = await ask('/', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

test('nothing else is allowed', async () => {
  const { status, headers } = await ask('/', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(['/', '/missing.js'])('%s comes with the safety headers', async (path) => {
  const { headers } = await ask(path);
  expect(headers['content-security-policy']).toBe(
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
      "worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; " +
      "frame-ancestors 'none'",
  );
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('a port that is taken is refused with the code of the system', async () => {
  const port = Number(new URL(server.url).port);
  await expect(serve({ folder, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a closed server lets its port go', async () => {
  const first = await serve({ folder, port: 0 });
  await first.close();
  const second = await serve({ folder, port: Number(new URL(first.url).port) });
  await second.close();
  expect(second.url).toBe(first.url);
});
