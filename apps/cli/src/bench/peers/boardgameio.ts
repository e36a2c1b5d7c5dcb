import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seededDraw } from '@sandtable/kernel';
import type { PlayOut } from '../playOut.ts';
import { fetchedPeer } from './fetchedPeer.ts';
import {
  isSkirmishOver,
  newSkirmish,
  playSkirmish,
  skirmishMoves,
  type Skirmish,
  type SkirmishMove,
} from '@sandtable/lab';

/** As much of boardgame.io as is used here. */
export interface Internals {
  InitializeGame(given: { game: object }): Position;
  CreateGameReducer(given: { game: object }): (position: Position, action: object) => Position;
}

interface Position {
  readonly G: Skirmish;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface MoveContext {
  readonly G: Skirmish;
  readonly random: { D6(): number };
}

/** The skirmish as a game of boardgame.io. */
export const BOARDGAMEIO_SKIRMISH = {
  name: 'skirmish',
  seed: 'bench',
  setup: newSkirmish,
  moves: {
    act: ({ G, random }: MoveContext, move: SkirmishMove) =>
      playSkirmish(G, move, () => random.D6()),
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }: { readonly G: Skirmish }) => (isSkirmishOver(G) ? true : undefined),
};

/**
 * The skirmish on boardgame.io, by its reducer alone: what its own bots use, and faster than its
 * client, which keeps a log and an undo history besides.
 */
export async function boardgameioSkirmish(): Promise<() => PlayOut> {
  const folder = await fetchedPeer('boardgame.io');
  // The package has no export map and no ES module that Node can import.
  const file = join(folder, 'dist', 'cjs', 'internal.js');
  const { default: internals } = (await import(pathToFileURL(file).href)) as { default: Internals };
  const reduce = internals.CreateGameReducer({ game: BOARDGAMEIO_SKIRMISH });
  const draw = seededDraw('bench');
  return () => {
    let position = internals.InitializeGame({ game: BOARDGAMEIO_SKIRMISH });
    let steps = 0;
    let movesListed = 0;
    for (; position.ctx.gameover === undefined; steps++) {
      const moves = skirmishMoves(position.G);
      movesListed += moves.length;
      const args = [moves[draw(moves.length) - 1]];
      const playerID = position.ctx.currentPlayer;
      position = reduce(position, { type: 'MAKE_MOVE', payload: { type: 'act', args, playerID } });
    }
    return { steps, games: 1, movesListed };
  };
}
