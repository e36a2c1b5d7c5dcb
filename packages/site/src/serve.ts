// Serves the built app: files, and nothing that a visitor could change.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { openContents } from './content.ts';
import { acceptedEncoding, fileOf, isFresh } from './request.ts';

export interface Site {
  /** The folder of the built app. */
  readonly folder: string;
  /** Compresses what it sends often as well as it can be. */
  readonly thorough?: boolean;
}

interface Place {
  /** 0 takes any free one. */
  readonly port: number;
  /** The address to listen on; without it only this machine reaches the app. */
  readonly host?: string;
}

export interface Server {
  readonly url: string;
  close(): Promise<void>;
}

const policy = [
  `default-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `worker-src 'self' blob:`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  // Whoever could show the app in a page of his own could have its buttons clicked unseen.
  `frame-ancestors 'none'`,
].join('; ');

/** What goes with everything that is sent to a browser. */
export const EVERY_ANSWER = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

// The build names files in assets/ by their content: under one name they never change.
const forGood = 'public, max-age=31536000, immutable';

/** Answers with the files of a site. */
export function siteHandler({
  folder,
  thorough,
}: Site): (request: IncomingMessage, response: ServerResponse) => void {
  const contents = openContents(thorough);
  const assets = join(resolve(folder), 'assets') + sep;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(response, 405, 'Method not allowed');
      return;
    }
    const file = fileOf(folder, request.url ?? '/');
    const content = file === undefined ? undefined : await contents(file);
    if (file === undefined || content === undefined) {
      refuse(response, 404, 'Not found');
      return;
    }
    response.setHeader('ETag', content.etag);
    response.setHeader('Cache-Control', resolve(file).startsWith(assets) ? forGood : 'no-cache');
    if (content.shrinks) response.setHeader('Vary', 'Accept-Encoding');
    if (isFresh(request.headers['if-none-match'] ?? '', content.etag)) {
      response.writeHead(304).end();
      return;
    }
    const asked = request.headers['accept-encoding'] ?? '';
    const encoding = content.shrinks ? acceptedEncoding(asked) : 'identity';
    const bytes = await content.bytes(encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(200, { 'Content-Type': content.type, 'Content-Length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(EVERY_ANSWER)) response.setHeader(name, value);
    // A file that goes away while a new build replaces it must not take the server down.
    answer(request, response).catch(() => refuse(response, 500, 'Could not be read'));
  };
}

/** A site by itself. Rejects, with the code of the system, where the port cannot be had. */
export function serve({ port, host = 'localhost', ...site }: Site & Place): Promise<Server> {
  const server = createServer(siteHandler(site));
  return new Promise((settle, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      settle({
        url: addressOf(host, (server.address() as AddressInfo).port),
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.removeHeader('ETag');
  response.setHeader('Cache-Control', 'no-cache');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${reason}\n`);
}

/** Where a browser finds it: listening everywhere includes this machine. */
export function addressOf(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isEverywhere ? 'localhost' : name}:${port}/`;
}
