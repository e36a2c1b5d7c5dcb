/** How fast moves are acknowledged. */
export interface ServerSpeed {
  /** Where the server promises that, they are on the disk then. */
  readonly movesPerSecond: number;
  /** Milliseconds until half, 95 and 99 in a hundred moves were acknowledged. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Of a core, that the server itself takes for a move. */
  readonly microsecondsPerMove: number;
}

/** Of one node of a server, with all who play in another process on the same machine. */
export interface ServerFigures extends ServerSpeed {
  /** Held at once: one for each seat that is played at, and those on which nothing happens. */
  readonly sockets: number;
  /** Of memory, for a socket on which nothing happens; where none are held, for one that is played at. */
  readonly bytesPerSocket: number;
  /** Of memory, for a socket that is played at, with its half of the match. */
  readonly bytesPerActiveSocket: number;
  /** The same with matches that have only begun. */
  readonly opening: ServerSpeed;
}

/** How much there is to do: on every server the same. */
export interface ServerLoad {
  readonly seconds: number;
  /** So many are under way at any time: where one ends, another begins. */
  readonly matches: number;
  /** Sockets on which nothing happens, besides those of the players. */
  readonly sockets: number;
  /** So many moves are on their way at any time. */
  readonly atOnce: number;
}

export const SERVER_LOAD: ServerLoad = { seconds: 10, matches: 1000, sockets: 10_000, atOnce: 100 };

/** Of latencies in milliseconds, one for each move that was acknowledged in so many seconds. */
export function speedOfMoves(
  latencies: readonly number[],
  seconds: number,
): Omit<ServerSpeed, 'microsecondsPerMove'> {
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
