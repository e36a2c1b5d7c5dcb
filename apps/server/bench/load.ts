// In a process of its own: those who play at a host, over a socket for each seat, as fast as they are answered.
import { received, type Sent } from '@sandtable/kernel';
import { isSkirmishOver, skirmishMoves, type Skirmish } from '@sandtable/lab';
import { WebSocket } from 'ws';

/** A match and the keys of its two seats. */
export interface Table {
  readonly match: string;
  readonly keys: readonly string[];
}

/** What is asked of it. */
export type LoadAsk =
  | { readonly kind: 'hold'; readonly url: string; readonly sockets: number }
  | {
      readonly kind: 'play';
      readonly url: string;
      readonly tables: readonly Table[];
      readonly seconds: number;
      /** So many moves are on their way at any time. */
      readonly atOnce: number;
    };

/** What came of it: nothing where sockets are held. */
export interface LoadSays {
  /** How long each move took to be acknowledged, in milliseconds. */
  readonly latencies?: readonly number[];
  readonly seconds?: number;
  /** All that were played, those before it was warm too. */
  readonly moves?: number;
}

interface Said {
  readonly id?: number;
  readonly ok?: boolean;
  readonly sat?: { readonly seat: number; readonly known: { readonly view: Skirmish } };
  readonly change?: { readonly view?: Sent };
}

/** How long is left out at the beginning, of the whole: until everything is warm. */
const WARM_UP = 0.2;

/** Sockets that nobody says anything on. */
async function hold(url: string, count: number): Promise<void> {
  for (let i = 0; i < count;) {
    const some = Array.from({ length: Math.min(200, count - i) }, () => open(url));
    await Promise.all(some);
    i += some.length;
  }
}

function open(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}api/live`, {
    perMessageDeflate: false,
  });
  return new Promise((settle, fail) => {
    socket.once('open', () => settle(socket)).once('error', fail);
  });
}

/** One seat of a match: what its holder sees, and how he plays. */
class Player {
  view: Skirmish | undefined;
  readonly #socket: WebSocket;
  #seat = 0;
  #asked = 0;
  #answered: (() => void) | undefined;
  readonly #changed: () => void;

  constructor(socket: WebSocket, changed: () => void) {
    this.#socket = socket;
    this.#changed = changed;
    socket.on('message', (data) => this.#hear(JSON.parse((data as Buffer).toString()) as Said));
  }

  sit({ match, keys }: Table, side: number): Promise<void> {
    return this.#ask({ ask: 'sit', match, key: keys[side] });
  }

  play(turn: number): Promise<void> {
    const view = this.view as Skirmish;
    const moves = skirmishMoves(view);
    const move = { type: 'act', act: moves[turn % moves.length] };
    const name = `n${this.#asked}`;
    return this.#ask({ ask: 'play', seat: this.#seat, at: view.steps, move, name });
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

async function play(asked: LoadAsk & { kind: 'play' }): Promise<LoadSays> {
  const { url, tables, seconds, atOnce } = asked;
  const latencies: number[] = [];
  /** Matches in which both have seen the last move. */
  const ready: Player[][] = [];
  const waiting = new Set<Player[]>();
  const state = { onTheWay: 0, moves: 0, isWarm: false, isOver: false };
  const move = async (players: readonly Player[]): Promise<void> => {
    const began = performance.now();
    state.onTheWay++;
    state.moves++;
    await players[players[0].view?.side ?? 0].play(7 * state.moves);
    state.onTheWay--;
    if (state.isWarm) latencies.push(performance.now() - began);
  };
  const goOn = (): void => {
    while (state.onTheWay < atOnce && !state.isOver) {
      const players = ready.shift();
      if (players === undefined) return;
      waiting.add(players);
      void move(players).then(goOn);
    }
  };
  const seen = (players: Player[]): void => {
    const [one, other] = players.map(({ view }) => view);
    if (!waiting.has(players) || one === undefined || one.steps !== other?.steps) return;
    waiting.delete(players);
    if (!isSkirmishOver(one)) ready.push(players);
    goOn();
  };
  for (let i = 0; i < tables.length; i += 100) {
    await Promise.all(
      tables.slice(i, i + 100).map(async (table) => {
        const players: Player[] = [];
        for (const side of [0, 1]) {
          const player = new Player(await open(url), () => seen(players));
          players.push(player);
          await player.sit(table, side);
        }
        ready.push(players);
      }),
    );
  }
  goOn();
  await pause(seconds * WARM_UP);
  state.isWarm = true;
  const began = performance.now();
  await pause(seconds * (1 - WARM_UP));
  state.isOver = true;
  return { latencies, seconds: (performance.now() - began) / 1000, moves: state.moves };
}

function pause(seconds: number): Promise<void> {
  return new Promise((settle) => setTimeout(settle, seconds * 1000));
}

process.on('message', (ask: LoadAsk) => {
  const done = ask.kind === 'hold' ? hold(ask.url, ask.sockets).then(() => ({})) : play(ask);
  void done.then((says: LoadSays) => process.send?.(says));
});
