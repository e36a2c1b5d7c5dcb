import { received, type Sent } from '@sandtable/kernel';
import type { Skirmish, SkirmishMove } from '@sandtable/lab';
import type { WebSocket } from 'ws';
import { opened, socketAt, type Seat, type Way } from './seat.ts';

interface Said {
  readonly id?: number;
  readonly ok?: boolean;
  readonly sat?: { readonly seat: number; readonly known: { readonly view: Skirmish } };
  readonly change?: { readonly view?: Sent };
}

const PATH = 'api/live';

class OurSeat implements Seat {
  view!: Skirmish;
  readonly #socket: WebSocket;
  readonly #table: { readonly match: string; readonly key: string };
  readonly #changed: () => void;
  #seat = 0;
  #asked = 0;
  #answered: (() => void) | undefined;

  constructor(url: string, match: string, key: string, changed: () => void) {
    this.#table = { match, key };
    this.#changed = changed;
    this.#socket = socketAt(url, PATH, (text) => this.#hear(JSON.parse(text) as Said));
  }

  async sit(): Promise<void> {
    await opened(this.#socket);
    await this.#ask({ ask: 'sit', ...this.#table });
  }

  play(act: SkirmishMove): Promise<void> {
    const move = { type: 'act', act };
    const name = `n${this.#asked}`;
    return this.#ask({ ask: 'play', seat: this.#seat, at: this.view.steps, move, name });
  }

  leave(): void {
    this.#socket.close();
  }

  #ask(ask: object): Promise<void> {
    return new Promise((settle) => {
      this.#answered = settle;
      this.#socket.send(JSON.stringify({ id: ++this.#asked, ...ask }));
    });
  }

  #hear(said: Said): void {
    if (said.change?.view !== undefined) {
      this.view = received(this.view, said.change.view) as Skirmish;
      this.#changed();
    }
    if (said.id === undefined) return;
    if (said.ok !== true) throw new Error(JSON.stringify(said));
    if (said.sat !== undefined) {
      this.#seat = said.sat.seat;
      this.view = said.sat.known.view;
    }
    this.#answered?.();
  }
}

export const sandtable: Way = {
  seat: (url, match, _side, key, changed) => new OurSeat(url, match, key, changed),
  idle: (url) => opened(socketAt(url, PATH, () => undefined)),
};
