import {
  speedOfMoves,
  type ServerFigures,
  type ServerLoad,
  type ServerSpeed,
} from '@sandtable/lab';
import type { ChildProcess } from 'node:child_process';
import { next, start } from './child.ts';
import type { HostSays, Table, Tables } from './hosted.ts';
import type { LoadAsk, LoadSays } from './load.ts';

/** A server to be measured, as a program of this folder: see `foundOrHost`. */
export interface Measured {
  readonly name: string;
  readonly program: string;
  /** Where it keeps matches; and what else it is to be told. */
  readonly place: string;
  readonly more: string;
  /** For Node. */
  readonly flags?: readonly string[];
}

type Say = (what: string) => void;

/** Measures one server, with those who play in another process. */
export async function measure(
  { name, program, place, more, flags = [] }: Measured,
  { seconds, matches, sockets, atOnce }: ServerLoad,
  say: Say,
): Promise<ServerFigures> {
  say(`${name}: matches are founded`);
  const founder = start(program, [place, String(matches), more]);
  const { tables } = (await next<HostSays>(founder)) as { tables: Tables };
  await new Promise((settle) => founder.once('exit', settle));
  const host = start(program, [place, '0', more], ['--expose-gc', ...flags]);
  const { url } = (await next<HostSays>(host)) as { url: string };
  const load = start('load.ts', [name, url]);
  const ask = (asked: LoadAsk): Promise<LoadSays> => {
    load.send(asked);
    return next<LoadSays>(load);
  };
  const play = async (spare: readonly Table[]): Promise<ServerSpeed> => {
    const { cpuSeconds } = await stateOf(host);
    const {
      latencies = [],
      moves = 1,
      ...rest
    } = await ask({ ask: 'play', seconds, atOnce, spare });
    const spent = (await stateOf(host)).cpuSeconds - cpuSeconds;
    // Busy or not, a machine spends as much: what was played to get warm is in it.
    const microsecondsPerMove = Math.round((1e6 * spent) / moves);
    return { ...speedOfMoves(latencies, rest.seconds ?? 1), microsecondsPerMove };
  };
  try {
    const before = await stateOf(host);
    say(`${name}: ${sockets} sockets are held`);
    await ask({ ask: 'hold', sockets });
    const held = await stateOf(host);
    say(`${name}: ${matches} matches are played to their end`);
    await ask({ ask: 'sit', tables: tables.underWay });
    const sat = await stateOf(host);
    const speed = await play(tables.spare);
    say(`${name}: ${speed.movesPerSecond} moves a second`);
    say(`${name}: ${matches} matches are begun`);
    await ask({ ask: 'sit', tables: tables.begun });
    const opening = await play([]);
    say(`${name}: ${opening.movesPerSecond} moves a second`);
    const perActive = Math.round((sat.bytes - held.bytes) / (2 * matches));
    return {
      ...speed,
      sockets: sockets + 2 * matches,
      bytesPerSocket: sockets === 0 ? perActive : Math.round((held.bytes - before.bytes) / sockets),
      bytesPerActiveSocket: perActive,
      opening,
    };
  } finally {
    load.kill();
    const gone = new Promise((settle) => host.once('exit', settle));
    host.send('stop');
    await gone;
  }
}

async function stateOf(host: ChildProcess): Promise<{ bytes: number; cpuSeconds: number }> {
  host.send('state');
  return (await next<HostSays>(host)) as { bytes: number; cpuSeconds: number };
}
