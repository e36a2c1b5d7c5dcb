// Those who play in the tests: over real sockets, with nothing but what a seat is told.
import { Imagined, type Move, type Ruleset, type Side } from '@sandtable/kernel';
import {
  Line,
  type Failure,
  type Founded,
  type NewMatch,
  type RemoteSeat,
  type SeatGiven,
} from '@sandtable/wire';
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { rulesetOf } from '../src/rulesets.ts';

/** A line to one of these nodes, at first to that one: to the next of them whenever it breaks. */
export function lineTo(urls: () => readonly string[], first = 0): Line {
  let turn = first;
  return new Line({
    open: () => {
      const all = urls();
      const url = all[turn++ % all.length].replace('http', 'ws');
      return new WebSocket(`${url}api/live`);
    },
    later: (call, ms) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    newName: () => randomBytes(9).toString('base64url'),
  });
}

/** @param key Of a seat, for what only its holder may do. */
export async function post(url: string, body: object, key?: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Seat ${key}` }),
    },
    body: JSON.stringify(body),
  });
  if (response.status >= 500) throw new Error(`${url}: ${await response.text()}`);
  return response.json();
}

/** A match in which everybody sits and has given his number, with the key of each. */
export interface Begun {
  readonly match: string;
  readonly keys: Readonly<Record<Side, string>>;
}

export async function begin(url: string, wanted: NewMatch): Promise<Begun> {
  const founded = (await post(`${url}api/matches`, wanted)) as Founded;
  const address = `${url}api/matches/${founded.match}`;
  const given: SeatGiven[] = [founded];
  for (const invitation of Object.values(founded.invitations)) {
    given.push((await post(`${address}/take`, { invitation })) as SeatGiven);
  }
  for (const { key } of given) {
    await post(`${address}/number`, { number: randomBytes(16).toString('hex') }, key);
  }
  return {
    match: founded.match,
    keys: Object.fromEntries(given.map(({ side, key }) => [side, key])),
  };
}

/** What whoever sits there may do, from what he was told. */
export function movesAt(ruleset: Ruleset, seat: RemoteSeat): Move[] {
  const { known, premises, viewer } = seat;
  if (known === undefined || premises === undefined || viewer === undefined) return [];
  if (!known.pending.decisions.some(({ side }) => side === viewer)) return [];
  const view = ruleset.furnish(known.view, premises.scenario, premises.options);
  return new Imagined(ruleset, { view, viewer }).moves(viewer);
}

/** What somebody asked for and what came of it; no move where he gave up. */
export interface Asked {
  readonly move: Move | undefined;
  readonly failure: Failure | undefined;
  readonly ms: number;
  /** How long he took to find out what he may do. */
  readonly thoughtMs: number;
}

/** Plays at a seat until the match is over, as long as `choose` has a move, and then gives up; gives how many were acknowledged. */
export function playOut(
  line: Line,
  seat: RemoteSeat,
  choose: (moves: readonly Move[]) => Move | undefined,
  answered?: (asked: Asked) => void,
): Promise<number> {
  let played = 0;
  let isPlaying = false;
  const isOver = (): boolean => seat.known?.pending.outcome !== undefined;
  return new Promise((settle, fail) => {
    const goOn = async (): Promise<void> => {
      const ruleset = rulesetOf(seat.premises?.ruleset ?? '');
      if (isPlaying || ruleset === undefined) return;
      isPlaying = true;
      while (!isOver()) {
        const told = performance.now();
        const moves = movesAt(ruleset, seat);
        if (moves.length === 0) break;
        const move = choose(moves);
        const began = performance.now();
        const failure = await (move === undefined ? line.resign(seat) : line.play(seat, move));
        const ms = performance.now() - began;
        answered?.({ move, failure, ms, thoughtMs: began - told });
        if (failure === undefined) played++;
        else if (failure.code !== 'late' && !isOver()) throw new Error(JSON.stringify(failure));
      }
      isPlaying = false;
      if (isOver()) settle(played);
    };
    line
      .take(seat, () => void goOn().catch(fail))
      .then((failure) => failure && fail(new Error(JSON.stringify(failure))), fail);
  });
}
