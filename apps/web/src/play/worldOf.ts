import { freshName } from '../store/fresh.ts';
import { thinker } from '../thinking/thinker.ts';
import type { SharedTable } from './localTable.ts';
import type { Pacer } from './pacer.ts';
import type { World } from './world.ts';

/** The world around a table in the app: thinking is done in a worker, and what happened is looked at in peace. */
export function worldOf({ premises }: SharedTable, pacer: Pacer): World {
  return {
    choose: (player, view, decision, signal) =>
      thinker.ask({ kind: 'choose', premises, player, view, decision, seed: freshName() }, signal),
    ponder: (player, view, side, signal) =>
      thinker.ask({ kind: 'ponder', premises, player, view, side, seed: freshName() }, signal),
    advise: (view, decision, most, signal) =>
      thinker.ask({ kind: 'advise', premises, view, decision, most }, signal),
    look: (events) => pacer.look(events),
  };
}
