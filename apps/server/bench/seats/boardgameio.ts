import { boardgameioMove, type Skirmish, type SkirmishMove } from '@sandtable/lab';
import type { WebSocket } from 'ws';
import { socketAt, type Seat, type Way } from './seat.ts';

/** What boardgame.io calls how many states there have been. */
const NUMBER = '_stateID';

interface State {
  readonly G: Skirmish;
  readonly [NUMBER]: number;
}

const PATH = 'socket.io/?EIO=4&transport=websocket';
/** The game's part of the socket. */
const GAME = '/skirmish,';
// What is said there begins with a number: of the socket below, and of socket.io.
const [OPEN, PING, PONG, CONNECT, EVENT] = ['0', '2', '3', '40', '42'];

/** Speaks as much of socket.io as is needed, with nothing of its client: whoever plays shall cost as little as he does with us. */
class BoardgameioSeat implements Seat {
  readonly #match: string;
  readonly #side: string;
  readonly #socket: WebSocket;
  readonly #changed: () => void;
  #state!: State;
  #answered: (() => void) | undefined;

  constructor(url: string, match: string, side: number, changed: () => void) {
    this.#match = match;
    this.#side = String(side);
    this.#changed = changed;
    this.#socket = connected(url, (text) => this.#hear(text));
  }

  get view(): Skirmish {
    return this.#state.G;
  }

  sit(): Promise<void> {
    return new Promise((settle) => {
      this.#answered = settle;
    });
  }

  play(move: SkirmishMove): Promise<void> {
    return new Promise((settle) => {
      this.#answered = settle;
      const action = boardgameioMove(move, this.#side);
      this.#say('update', action, this.#state[NUMBER], this.#match, this.#side);
    });
  }

  leave(): void {
    this.#socket.close();
  }

  #say(...said: unknown[]): void {
    this.#socket.send(`${EVENT}${GAME}${JSON.stringify(said)}`);
  }

  #hear(text: string): void {
    if (text.startsWith(CONNECT)) this.#say('sync', this.#match, this.#side);
    if (!text.startsWith(EVENT)) return;
    const [event, , said] = JSON.parse(text.slice(EVENT.length + GAME.length)) as [
      string,
      string,
      unknown,
    ];
    // Who else is there is told too.
    if (event !== 'sync' && event !== 'update') return;
    this.#state = event === 'sync' ? (said as { state: State }).state : (said as State);
    if (event === 'update') this.#changed();
    this.#answered?.();
    this.#answered = undefined;
  }
}

function connected(url: string, hear: (text: string) => void): WebSocket {
  const socket = socketAt(url, PATH, (text) => {
    if (text === PING) socket.send(PONG);
    else if (text.startsWith(OPEN)) socket.send(`${CONNECT}${GAME}`);
    else hear(text);
  });
  return socket;
}

export const boardgameio: Way = {
  seat: (url, match, side, _key, changed) => new BoardgameioSeat(url, match, side, changed),
  idle: (url) =>
    new Promise<void>((settle) => {
      connected(url, () => settle());
    }),
};
