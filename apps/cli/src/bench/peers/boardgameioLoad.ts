// In a process of its own: those who play at boardgame.io's server, over a socket for each seat, as fast as they are answered.
import { isSkirmishOver, skirmishMoves, type Skirmish } from '@sandtable/lab';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { argv } from 'node:process';

/** As much of a socket of socket.io as is used here. */
interface Socket {
  on(event: string, hear: (...given: unknown[]) => void): void;
  emit(event: string, ...given: unknown[]): void;
}

/** What boardgame.io calls how many states there have been. */
const NUMBER = '_stateID';

interface State {
  readonly G: Skirmish;
  readonly [NUMBER]: number;
}

const WARM_UP = 0.2;
const [, , folder, port, matches, seconds, atOnce] = argv;
const { io } = createRequire(join(folder, 'package.json'))('socket.io-client') as {
  io: (url: string, settings: object) => Socket;
};

/** A match: what each of its two players was last told. */
class Table {
  readonly #id: string;
  readonly #sockets: Socket[] = [];
  readonly #states: State[] = [];
  readonly #seen: (table: Table) => void;
  #answered: (() => void) | undefined;
  #mover = 0;

  constructor(id: string, whenSeen: (table: Table) => void) {
    this.#id = id;
    this.#seen = whenSeen;
  }

  get isOver(): boolean {
    return isSkirmishOver(this.#states[0].G);
  }

  async sit(side: number): Promise<void> {
    const socket = io(`http://127.0.0.1:${port}/skirmish`, {
      transports: ['websocket'],
      forceNew: true,
    });
    this.#sockets[side] = socket;
    await new Promise<void>((settle) => {
      socket.on('connect', () => socket.emit('sync', this.#id, String(side)));
      socket.on('sync', (_id, said) => {
        this.#states[side] = (said as { state: State }).state;
        settle();
      });
    });
    socket.on('update', (_id, state) => {
      this.#states[side] = state as State;
      if (side === this.#mover) this.#answered?.();
      const [one, other] = this.#states;
      if (one[NUMBER] === other[NUMBER]) this.#seen(this);
    });
  }

  play(turn: number): Promise<void> {
    const [{ G, [NUMBER]: number }] = this.#states;
    const moves = skirmishMoves(G);
    const playerID = String(G.side);
    const payload = { type: 'act', args: [moves[turn % moves.length]], playerID };
    this.#mover = G.side;
    return new Promise((settle) => {
      this.#answered = settle;
      const action = { type: 'MAKE_MOVE', payload };
      this.#sockets[G.side].emit('update', action, number, this.#id, playerID);
    });
  }
}

const latencies: number[] = [];
const ready: Table[] = [];
const waiting = new Set<Table>();
const state = { onTheWay: 0, moves: 0, isWarm: false, isOver: false };

async function move(table: Table): Promise<void> {
  const began = performance.now();
  state.onTheWay++;
  state.moves++;
  await table.play(7 * state.moves);
  state.onTheWay--;
  if (state.isWarm) latencies.push(performance.now() - began);
}

function goOn(): void {
  while (state.onTheWay < Number(atOnce) && !state.isOver) {
    const table = ready.shift();
    if (table === undefined) return;
    waiting.add(table);
    void move(table).then(goOn);
  }
}

function seen(table: Table): void {
  if (!waiting.delete(table)) return;
  if (!table.isOver) ready.push(table);
  goOn();
}

function pause(part: number): Promise<void> {
  return new Promise((settle) => setTimeout(settle, Number(seconds) * part * 1000));
}

for (let i = 0; i < Number(matches); i += 50) {
  const some = Array.from({ length: Math.min(50, Number(matches) - i) }, async (_, nth) => {
    const table = new Table(`m${i + nth}`, seen);
    await table.sit(0);
    await table.sit(1);
    ready.push(table);
  });
  await Promise.all(some);
}
process.send?.({ sat: true });
goOn();
await pause(WARM_UP);
state.isWarm = true;
const began = performance.now();
await pause(1 - WARM_UP);
state.isOver = true;
process.send?.({ latencies, seconds: (performance.now() - began) / 1000 });
