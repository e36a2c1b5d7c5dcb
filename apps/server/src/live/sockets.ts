import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Guard } from '../guard/guard.ts';
import { lineOf } from '../guard/network.ts';
import type { House } from '../host/house.ts';
import type { Rooms } from '../host/rooms.ts';
import { memberBy } from '../http/session.ts';
import { frameOf } from './frame.ts';
import { Visitor } from './visitor.ts';

/** No ask is longer. */
const MOST_BYTES = 64 * 1024;
/** Whoever reads so slowly that this much waits for him is cut off; he comes back and reads on from where he was. */
const MOST_WAITING = 1024 * 1024;
/** So many asks of one socket are at work or waiting; whoever asks on is cut off. */
const MOST_ASKS = 32;
/** Whoever goes on after so many answers that it was too much, or made no sense, is cut off. */
const MOST_REFUSED = 50;
const BEAT_MS = 30_000;

/** Whoever does not close his end by then is cut off. */
const CLOSING_MS = 1000;

interface Guest {
  readonly socket: WebSocket;
  /** How many of his asks are under way. */
  asks: number;
  /** How many of his last asks were too much, or none at all. */
  refused: number;
  /** What he asks now he has to ask elsewhere. */
  isLeaving: boolean;
  /** Called when none is under way any more. */
  whenIdle: (() => void) | undefined;
}

/** The sockets of a node, at one address. */
export class Sockets {
  readonly #rooms: Rooms;
  readonly #house: House;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  readonly #guests = new Set<Guest>();
  /** Where something was said that is not written yet. */
  readonly #gathered: Duplex[] = [];
  readonly #guard: Guard;
  readonly #beat: NodeJS.Timeout;
  #opened = 0;
  #isClosing = false;

  constructor(rooms: Rooms, house: House, guard: Guard, http: Server, path: string) {
    this.#rooms = rooms;
    this.#guard = guard;
    this.#house = house;
    http.on('upgrade', (request, socket, head) => {
      // Nobody else hears of it from now on: somebody who knocks and runs would end the node.
      socket.on('error', () => socket.destroy());
      if (request.url?.split('?', 1)[0] === path) this.#upgrade(request, socket, head);
      else socket.destroy();
    });
    this.#beat = setInterval(() => this.#dropDead(), BEAT_MS);
    this.#beat.unref();
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  get count(): number {
    return this.#server.clients.size;
  }

  /**
   * Lets nobody in any more, and those who are there go: one after the other within this time, each when what he has asked is
   * answered, so that they do not all come to the next node at once.
   */
  async close(withinMs: number): Promise<void> {
    clearInterval(this.#beat);
    this.#isClosing = true;
    const guests = [...this.#guests];
    await Promise.all(
      guests.map(async (guest, i) => {
        await setTimeout((withinMs * i) / guests.length);
        guest.isLeaving = true;
        if (guest.asks > 0) await new Promise<void>((settle) => (guest.whenIdle = settle));
        // Going away: a client comes back to whoever is there then.
        guest.socket.close(1001);
      }),
    );
    const cutOff = new AbortController();
    const late = async (): Promise<void> => {
      await setTimeout(CLOSING_MS, undefined, { signal: cutOff.signal });
      for (const socket of this.#server.clients) socket.terminate();
    };
    void late().catch(() => undefined);
    this.#server.close(() => cutOff.abort());
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.#isClosing) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
      return;
    }
    if (!this.#guard.way.isOwn(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const address = this.#guard.way.addressOf(request);
    if (!this.#guard.mayEnter(address)) {
      socket.end('HTTP/1.1 429 Too Many Requests\r\n\r\n');
      return;
    }
    socket.once('close', () => this.#guard.left(address));
    this.#server.handleUpgrade(request, socket, head, (opened) =>
      this.#welcome(opened, socket, address, request.headers.cookie),
    );
  }

  /** @param below What it writes to. */
  #welcome(socket: WebSocket, below: Duplex, address: string, cookie?: string): void {
    const send = (said: object | string): void => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MOST_WAITING) {
        socket.terminate();
        return;
      }
      this.#gather(below);
      // Nothing is compressed: so it can be put together here, in one piece, where ws makes two of each.
      below.write(frameOf(typeof said === 'string' ? said : JSON.stringify(said)));
    };
    const { onlookers } = this.#guard;
    const here = { address: lineOf(address), socket: ++this.#opened };
    const visitor = new Visitor(this.#rooms, send, {
      enter: () => this.#guard.turns.enter(),
      wait: (price, seat) => this.#guard.wait({ address, seat }, price),
      name: () => memberBy(this.#house, cookie),
      maySpeak: (table) => onlookers.maySpeak({ table, ...here }),
      mayReport: (table) => onlookers.mayReport({ table, ...here }),
    });
    const guest: Guest = { socket, asks: 0, refused: 0, isLeaving: false, whenIdle: undefined };
    this.#guests.add(guest);
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#guests.delete(guest);
      visitor.leave();
    });
    socket.on('message', (data, isBinary) => {
      if (guest.isLeaving) return;
      if (isBinary || guest.asks >= MOST_ASKS) hangUp(guest);
      else void this.#hear(guest, visitor, (data as Buffer).toString());
    });
  }

  /** What is said in one breath, such as a change and the answer to who made it, is written at once. */
  #gather(below: Duplex): void {
    if (below.writableCorked > 0) return;
    below.cork();
    if (this.#gathered.length === 0) {
      setImmediate(() => {
        for (const each of this.#gathered.splice(0)) each.uncork();
      });
    }
    this.#gathered.push(below);
  }

  async #hear(guest: Guest, visitor: Visitor, text: string): Promise<void> {
    const { measures, log } = this.#house;
    const began = performance.now();
    guest.asks++;
    const { ask, failure, error } = await visitor.hear(text);
    guest.refused = failure === 'busy' || failure === 'form' ? guest.refused + 1 : 0;
    if (guest.refused >= MOST_REFUSED) hangUp(guest);
    measures.asks.observe(ask, (performance.now() - began) / 1000);
    if (failure !== undefined) measures.failures.add(failure);
    if (error !== undefined) log.error({ err: error }, 'an ask came to nothing');
    guest.asks--;
    if (guest.asks === 0) guest.whenIdle?.();
  }

  #dropDead(): void {
    for (const socket of this.#server.clients) {
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }
}

/** Hears nothing of somebody any more; where he does not go by himself he is made to. */
function hangUp(guest: Guest): void {
  guest.isLeaving = true;
  guest.socket.close(1008);
  globalThis.setTimeout(() => guest.socket.terminate(), CLOSING_MS).unref();
}

/** Sockets that have been heard of since they were last asked. */
const alive = new WeakSet<WebSocket>();
