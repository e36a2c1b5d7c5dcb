import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speedOfMoves, type ServerFigures, type ServerLoad } from '../server.ts';
import { fetchedPeer } from './fetchedPeer.ts';

/**
 * boardgame.io's own server on the same skirmish, with the only durable storage that it ships: a file for each match. It
 * does not wait for the disk, and answers before it has written; it is taken as it is.
 */
export async function boardgameioServer(load: ServerLoad): Promise<ServerFigures> {
  const { seconds, matches, atOnce } = load;
  const folder = await fetchedPeer('boardgame.io');
  const data = mkdtempSync(join(tmpdir(), 'sandtable-bench-'));
  const host = start('boardgameioHost.ts', [folder, data, matches]);
  try {
    const { port } = await next<{ port: number }>(host);
    const before = residentBytes(host);
    const players = start('boardgameioLoad.ts', [folder, port, matches, seconds, atOnce]);
    await next(players);
    const bytes = residentBytes(host) - before;
    const played = await next<{ latencies: number[]; seconds: number }>(players);
    players.kill();
    const sockets = 2 * matches;
    const speed = speedOfMoves(played.latencies, played.seconds);
    return { ...speed, sockets, bytesPerSocket: Math.round(bytes / sockets) };
  } finally {
    host.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

function start(name: string, parameters: readonly (string | number)[]): ChildProcess {
  return fork(join(import.meta.dirname, name), parameters.map(String), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

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

/** Where the system tells it; 0 elsewhere. */
function residentBytes({ pid }: ChildProcess): number {
  try {
    const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return 1024 * Number(found?.[1] ?? 0);
  } catch {
    return 0;
  }
}
