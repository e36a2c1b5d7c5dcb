import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Rooms } from '../host/rooms.ts';
import { Visitor } from './visitor.ts';

/** No ask is longer. */
const MOST_BYTES = 64 * 1024;
/** Whoever reads so slowly that this much waits for him is cut off; he comes back and reads on from where he was. */
const MOST_WAITING = 1024 * 1024;
/** So many asks of one socket are at work or waiting; whoever asks on is cut off. */
const MOST_ASKS = 32;
const BEAT_MS = 30_000;

/** The sockets of a node, at one address. */
export class Sockets {
  readonly #rooms: Rooms;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  readonly #beat: NodeJS.Timeout;

  constructor(rooms: Rooms, http: Server, path: string) {
    this.#rooms = rooms;
    http.on('upgrade', (request, socket, head) => {
      if (request.url?.split('?', 1)[0] === path) this.#upgrade(request, socket, head);
      else socket.destroy();
    });
    this.#beat = setInterval(() => this.#dropDead(), BEAT_MS);
    this.#beat.unref();
  }

  get count(): number {
    return this.#server.clients.size;
  }

  close(): void {
    clearInterval(this.#beat);
    // Going away: a client comes back to whoever is there then.
    for (const socket of this.#server.clients) socket.close(1001);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!isOwnOrigin(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened));
  }

  #welcome(socket: WebSocket): void {
    const visitor = new Visitor(this.#rooms, (said) => {
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
      else socket.send(JSON.stringify(said));
    });
    let asks = 0;
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => visitor.leave());
    socket.on('message', (data, isBinary) => {
      if (isBinary || asks >= MOST_ASKS) {
        socket.close(1008);
        return;
      }
      asks++;
      visitor
        .hear((data as Buffer).toString())
        .catch(() => socket.close(1011))
        .finally(() => asks--);
    });
  }

  #dropDead(): void {
    for (const socket of this.#server.clients) {
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }
}

/** Sockets that have been heard of since they were last asked. */
const alive = new WeakSet<WebSocket>();

/** A page of somebody else must not speak for whoever looks at it; programs say no origin. */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
