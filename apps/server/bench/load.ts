// In a process of its own: those who play at a server, over a socket for each seat, as fast as they are answered.
import { isSkirmishOver } from '@sandtable/lab';
import { argv } from 'node:process';
import { anyMove, type Table } from './hosted.ts';
import { boardgameio } from './seats/boardgameio.ts';
import { sandtable } from './seats/sandtable.ts';
import type { Seat } from './seats/seat.ts';

/** What is asked of it. */
export type LoadAsk =
  | { readonly ask: 'hold'; readonly sockets: number }
  /** Sits down at these tables, and leaves those before. */
  | { readonly ask: 'sit'; readonly tables: readonly Table[] }
  | {
      readonly ask: 'play';
      readonly seconds: number;
      /** So many moves are on their way at any time. */
      readonly atOnce: number;
      /** Where those sit down whose match is over. */
      readonly spare: readonly Table[];
    };

/** What came of it: nothing where nothing is played. */
export interface LoadSays {
  /** How long each move took to be acknowledged, in milliseconds. */
  readonly latencies?: readonly number[];
  readonly seconds?: number;
  /** All that were played, those before it was warm too. */
  readonly moves?: number;
}

/** Both who play a match. */
type Pair = readonly Seat[];

/** How long is left out at the beginning, of the whole: until everything is warm. */
const WARM_UP = 0.2;
/** So many come at once, of those who do nothing; and of pairs, for whom a match has to be read. */
const MOST_COMING = 100;
const MOST_SITTING = 20;

const [, , name, url] = argv;
const way = name === 'boardgame.io' ? boardgameio : sandtable;
let seated: Pair[] = [];
let whenSeen: (pair: Pair) => void = () => undefined;

async function someAtOnce<T, R>(
  all: readonly T[],
  most: number,
  act: (each: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let i = 0; i < all.length; i += most) {
    results.push(...(await Promise.all(all.slice(i, i + most).map(act))));
  }
  return results;
}

async function sitAt({ match, keys }: Table): Promise<Pair> {
  const pair: Seat[] = [];
  for (const side of [0, 1]) {
    const seat = way.seat(url, match, side, keys[side], () => whenSeen(pair));
    await seat.sit();
    pair.push(seat);
  }
  return pair;
}

function leave(pair: Pair): void {
  for (const seat of pair) seat.leave();
}

async function play(asked: LoadAsk & { ask: 'play' }): Promise<LoadSays> {
  const latencies: number[] = [];
  /** Matches in which both have seen the last move, in turn. */
  const ready = new Set<Pair>(seated);
  const waiting = new Set<Pair>();
  const spare = [...asked.spare];
  const state = { onTheWay: 0, moves: 0, isWarm: false, isOver: false };
  const move = async ([one, other]: Pair): Promise<void> => {
    const began = performance.now();
    state.onTheWay++;
    state.moves++;
    await (one.view.side === 0 ? one : other).play(anyMove(one.view));
    state.onTheWay--;
    if (state.isWarm) latencies.push(performance.now() - began);
  };
  const goOn = (): void => {
    for (const pair of ready) {
      if (state.onTheWay >= asked.atOnce || state.isOver) return;
      ready.delete(pair);
      waiting.add(pair);
      void move(pair).then(goOn);
    }
  };
  const begin = async (pair: Pair): Promise<void> => {
    const table = spare.shift();
    if (table === undefined) throw new Error('no match is left to be played');
    leave(pair);
    const another = await sitAt(table);
    seated.splice(seated.indexOf(pair), 1, another);
    ready.add(another);
    goOn();
  };
  whenSeen = (pair) => {
    const [one, other] = pair;
    if (!waiting.has(pair) || one.view.steps !== other.view.steps) return;
    waiting.delete(pair);
    if (isSkirmishOver(one.view)) void begin(pair);
    else ready.add(pair);
    goOn();
  };
  goOn();
  await pause(asked.seconds * WARM_UP);
  state.isWarm = true;
  const began = performance.now();
  await pause(asked.seconds * (1 - WARM_UP));
  state.isOver = true;
  return { latencies, seconds: (performance.now() - began) / 1000, moves: state.moves };
}

function pause(seconds: number): Promise<void> {
  return new Promise((settle) => setTimeout(settle, seconds * 1000));
}

async function done(asked: LoadAsk): Promise<LoadSays> {
  switch (asked.ask) {
    case 'hold':
      await someAtOnce(Array.from({ length: asked.sockets }), MOST_COMING, () => way.idle(url));
      return {};
    case 'sit':
      for (const pair of seated) leave(pair);
      seated = await someAtOnce(asked.tables, MOST_SITTING, sitAt);
      return {};
    case 'play':
      return play(asked);
  }
}

process.on('message', (asked: LoadAsk) => {
  void done(asked).then((says) => process.send?.(says));
});
