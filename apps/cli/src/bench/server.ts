import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { promisify } from 'node:util';

/** Of one node of a server, with all who play in another process on the same machine. */
export interface ServerFigures {
  readonly movesPerSecond: number;
  /** Milliseconds until half, 95 and 99 in a hundred moves were acknowledged. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Held at once. */
  readonly sockets: number;
  readonly bytesPerSocket: number;
}

/** How much there is to do: on every server the same. */
export interface ServerLoad {
  readonly seconds: number;
  readonly matches: number;
  /** Sockets on which nothing happens, besides those of the players. */
  readonly sockets: number;
  /** So many moves are on their way at any time. */
  readonly atOnce: number;
}

export const SERVER_LOAD: ServerLoad = { seconds: 10, matches: 1000, sockets: 10_000, atOnce: 100 };

const MAIN = join(import.meta.dirname, '..', '..', '..', 'server', 'bench', 'main.ts');

/** What one node holds and how fast it is, on each database. An app of its own: it is started, not imported. */
export async function serverFigures(load: ServerLoad): Promise<Record<string, ServerFigures>> {
  const { seconds, matches, sockets, atOnce } = load;
  const flags = { seconds, matches, sockets, 'at-once': atOnce };
  const { stdout } = await promisify(execFile)(execPath, [
    MAIN,
    ...Object.entries(flags).map(([name, number]) => `--${name}=${number}`),
  ]);
  return JSON.parse(stdout) as Record<string, ServerFigures>;
}

/** Of latencies in milliseconds, one for each move that was acknowledged in so many seconds. */
export function speedOfMoves(
  latencies: readonly number[],
  seconds: number,
): Pick<ServerFigures, 'movesPerSecond' | 'p50' | 'p95' | 'p99'> {
  const sorted = latencies.toSorted((one, other) => one - other);
  const part = (share: number): number =>
    Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  return {
    movesPerSecond: Math.round(sorted.length / seconds),
    p50: part(0.5),
    p95: part(0.95),
    p99: part(0.99),
  };
}
