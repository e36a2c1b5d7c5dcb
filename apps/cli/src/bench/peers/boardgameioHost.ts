// In a process of its own: boardgame.io's server with its storage in files, and so many matches of the skirmish in it.
import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { argv } from 'node:process';
import { BOARDGAMEIO_SKIRMISH, type Internals } from './boardgameio.ts';

interface Storage {
  connect(): Promise<void>;
  createMatch(id: string, given: object): Promise<void>;
}

/** As much of boardgame.io as is used here. */
interface ServerParts {
  readonly FlatFile: new (settings: { dir: string }) => Storage;
  readonly Server: (settings: object) => {
    run(settings: object): Promise<{ appServer: NetServer }>;
  };
}

const [, , folder, data, matches] = argv;
const load = createRequire(import.meta.url);
const { Server, FlatFile } = load(join(folder, 'dist', 'cjs', 'server.js')) as ServerParts;
const internals = load(join(folder, 'dist', 'cjs', 'internal.js')) as Internals;

const game = BOARDGAMEIO_SKIRMISH;
const db = new FlatFile({ dir: data });
await db.connect();
for (let i = 0; i < Number(matches); i++) {
  const players = { 0: { id: 0 }, 1: { id: 1 } };
  await db.createMatch(`m${i}`, {
    initialState: internals.InitializeGame({ game }),
    metadata: { gameName: game.name, players, createdAt: 0, updatedAt: 0 },
  });
}
const { appServer } = await Server({ games: [game], db, origins: ['*'] }).run({ port: 0 });
process.send?.({ port: (appServer.address() as AddressInfo).port });
