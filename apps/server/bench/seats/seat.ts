import type { Skirmish, SkirmishMove } from '@sandtable/lab';
import { WebSocket } from 'ws';

/** One seat of a match, over a socket of its own: what its holder sees, and how he plays. */
export interface Seat {
  readonly view: Skirmish;
  sit(): Promise<void>;
  /** Settles when he is told that it stands. */
  play(move: SkirmishMove): Promise<void>;
  leave(): void;
}

/** How one sits down with a server, and how one is there and does nothing. */
export interface Way {
  /** @param changed Called whenever he sees something else. */
  seat(url: string, match: string, side: number, key: string, changed: () => void): Seat;
  idle(url: string): Promise<unknown>;
}

/** A socket that hears of texts; nothing is compressed, here as there. */
export function socketAt(url: string, path: string, hear: (text: string) => void): WebSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { perMessageDeflate: false });
  socket.on('message', (data) => hear((data as Buffer).toString()));
  return socket;
}

export function opened(socket: WebSocket): Promise<void> {
  return new Promise((settle, fail) => {
    socket.once('open', settle).once('error', fail);
  });
}
