// node apps/server/bench/main.ts [--seconds 10] [--matches 1000] [--sockets 10000] [--store sqlite|postgres]: what one
// node holds, and how fast it is, with those who play in another process. Prints JSON, which `sandtable bench` reads.
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { PostgresServer } from '../torture/postgres.ts';
import type { HostSays } from './host.ts';
import type { LoadAsk, LoadSays } from './load.ts';

/** Of one node on one kind of database. */
interface ServerFigures {
  /** Acknowledged, and on the disk. */
  readonly movesPerSecond: number;
  /** Milliseconds until half, 95 and 99 in a hundred moves were acknowledged. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Held at once: one for each seat that is played at, and those on which nothing happens. */
  readonly sockets: number;
  /** Of memory, for one on which nothing happens. */
  readonly bytesPerSocket: number;
}

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    seconds: { type: 'string', default: '10' },
    matches: { type: 'string', default: '1000' },
    sockets: { type: 'string', default: '10000' },
    store: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
    'at-once': { type: 'string', default: '100' },
    // Where the host's work is to be looked at.
    profile: { type: 'string' },
  },
});

function next<T>(child: ChildProcess): Promise<T> {
  return new Promise((settle, fail) => {
    const gone = (code: number | null): void => fail(new Error(`a process ended with ${code}`));
    child.once('exit', gone);
    child.once('message', (said) => {
      child.off('exit', gone);
      settle(said as T);
    });
  });
}

function start(
  name: string,
  parameters: readonly string[],
  flags: readonly string[],
): ChildProcess {
  const execArgv = [...flags];
  return fork(join(import.meta.dirname, name), [...parameters], {
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function measure(database: string, quickly: string): Promise<ServerFigures> {
  const { matches, sockets, seconds, profile } = values;
  const looking = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile];
  const host = start('host.ts', [database, matches, quickly], ['--expose-gc', ...looking]);
  const said = (await next<HostSays>(host)) as { url: string; tables: [] };
  const load = start('load.ts', [], []);
  const ask = async (given: LoadAsk): Promise<LoadSays> => {
    load.send(given);
    return next<LoadSays>(load);
  };
  const state = async (): Promise<{ bytes: number; cpuSeconds: number }> => {
    host.send('state');
    return (await next<HostSays>(host)) as { bytes: number; cpuSeconds: number };
  };
  const { url, tables } = said;
  const before = await state();
  await ask({ kind: 'hold', url, sockets: Number(sockets) });
  const held = await state();
  const bytes = held.bytes - before.bytes;
  const atOnce = Number(values['at-once']);
  const played = await ask({ kind: 'play', url, tables, seconds: Number(seconds), atOnce });
  const { cpuSeconds } = await state();
  load.kill();
  host.send('stop');
  await new Promise((settle) => host.once('exit', settle));
  const latencies = (played.latencies ?? []).toSorted((one, other) => one - other);
  const part = (share: number): number =>
    Number((latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1));
  // Busy or not, a machine spends as much: sitting down is in it, and what was played to get warm.
  const cpu = (1e6 * (cpuSeconds - held.cpuSeconds)) / Math.max(played.moves ?? 0, 1);
  stderr.write(`${cpu.toFixed(0)} microseconds of a core for each of ${played.moves} moves\n`);
  return {
    movesPerSecond: Math.round(latencies.length / (played.seconds ?? 1)),
    p50: part(0.5),
    p95: part(0.95),
    p99: part(0.99),
    sockets: Number(sockets) + 2 * Number(matches),
    bytesPerSocket: Math.round(bytes / Math.max(Number(sockets), 1)),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'sandtable-bench-'));
const figures: Record<string, ServerFigures> = {};
try {
  if (values.store.includes('sqlite')) {
    const file = join(folder, 'matches.db');
    figures['sqlite'] = await measure(file, file);
  }
  if (values.store.includes('postgres')) {
    const server = await PostgresServer.start();
    const address = await server.fresh('bench');
    figures['postgres'] = await measure(
      address,
      `${address}&options=-c%20synchronous_commit%3Doff`,
    );
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true });
}
stdout.write(`${JSON.stringify(figures)}\n`);
