// In a process of its own: founds matches of the skirmish in boardgame.io's storage in files; or is its server that has them.
import { BOARDGAMEIO_SKIRMISH, boardgameioMove, type BoardgameioInternals } from '@sandtable/lab';
import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { argv } from 'node:process';
import { anyMove, foundOrHost, tablesFor, type Table } from './hosted.ts';

interface Storage {
  connect(): Promise<void>;
  createMatch(id: string, given: object): Promise<void>;
  setState(id: string, state: object, log: readonly object[]): Promise<void>;
}

/** As much of boardgame.io as is used here. */
interface ServerParts {
  readonly FlatFile: new (settings: { dir: string }) => Storage;
  readonly Server: (settings: object) => {
    run(settings: object): Promise<{ appServer: NetServer }>;
  };
}

const [, , data, count, folder] = argv;
const load = createRequire(import.meta.url);
const { Server, FlatFile } = load(join(folder, 'dist', 'cjs', 'server.js')) as ServerParts;
const internals = load(join(folder, 'dist', 'cjs', 'internal.js')) as BoardgameioInternals;

const game = BOARDGAMEIO_SKIRMISH;
const reduce = internals.CreateGameReducer({ game });
const db = new FlatFile({ dir: data });
await db.connect();
let founded = 0;

/** As its server writes it: the state without what was just done, and that in the log. */
async function found(steps: number): Promise<Table> {
  const match = `m${founded++}`;
  const initialState = internals.InitializeGame({ game });
  const players = { 0: { id: 0 }, 1: { id: 1 } };
  const metadata = { gameName: game.name, players, createdAt: 0, updatedAt: 0 };
  await db.createMatch(match, { initialState, metadata });
  const log: object[] = [];
  let now: object | undefined;
  for (let state = initialState, i = 0; i < steps; i++) {
    state = reduce(state, boardgameioMove(anyMove(state.G), state.ctx.currentPlayer));
    if (state.ctx.gameover !== undefined) break;
    const { deltalog = [], ...rest } = state;
    log.push(...deltalog);
    now = rest;
  }
  if (now !== undefined) await db.setState(match, now, log);
  return { match, keys: [] };
}

await foundOrHost(
  Number(count),
  () => tablesFor(Number(count), found),
  async () => {
    const { appServer } = await Server({ games: [game], db, origins: ['*'] }).run({ port: 0 });
    const { port } = appServer.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}/`, stop: async () => undefined };
  },
);
