import { freshName } from '../store/fresh.ts';
import { thinker } from '../thinking/thinker.ts';
import type { SharedTable } from './localTable.ts';
import type { Pacer } from './pacer.ts';
import type { World } from './world.ts';

/** The world around a table in the app: thinking is done in a worker, and what happened is looked at in peace. */
export function worldOf({ premises }: SharedTable, pacer: Pacer): World {
  return {
    choose: (player, view, decision) =>
      thinker.ask({ kind: 'choose', premises, player, view, decision, seed: freshName() }),
    advise: (view, decision, most) =>
      thinker.ask({ kind: 'advise', premises, view, decision, most }),
    look: (events) => pacer.look(events),
  };
}
