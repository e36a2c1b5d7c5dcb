import {
  BOARDGAMEIO_SKIRMISH,
  boardgameioMove,
  skirmishMoves,
  type BoardgameioInternals,
} from '@sandtable/lab';
import { seededDraw } from '@sandtable/kernel';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlayOut } from '../playOut.ts';
import { fetchedPeer } from './fetchedPeer.ts';

/**
 * The skirmish on boardgame.io, by its reducer alone: what its own bots use, and faster than its
 * client, which keeps a log and an undo history besides.
 */
export async function boardgameioSkirmish(): Promise<() => PlayOut> {
  const folder = await fetchedPeer('boardgame.io');
  // The package has no export map and no ES module that Node can import.
  const file = join(folder, 'dist', 'cjs', 'internal.js');
  const { default: internals } = (await import(pathToFileURL(file).href)) as {
    default: BoardgameioInternals;
  };
  const reduce = internals.CreateGameReducer({ game: BOARDGAMEIO_SKIRMISH });
  const draw = seededDraw('bench');
  return () => {
    let position = internals.InitializeGame({ game: BOARDGAMEIO_SKIRMISH });
    let steps = 0;
    let movesListed = 0;
    for (; position.ctx.gameover === undefined; steps++) {
      const moves = skirmishMoves(position.G);
      movesListed += moves.length;
      const move = moves[draw(moves.length) - 1];
      position = reduce(position, boardgameioMove(move, position.ctx.currentPlayer));
    }
    return { steps, games: 1, movesListed };
  };
}
