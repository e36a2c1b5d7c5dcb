import { message, NO_STAKES, type Stakes } from '@sandtable/kernel';
import { needsOf } from './play.ts';
import { enemyOf, type AmbushMove, type AmbushState, type Party } from './state.ts';

/** [AM-4] [AM-6] [AM-7] What is found fights back; who flees leaves a man behind. */
export function stakes(state: AmbushState, side: Party, move: AmbushMove): Stakes {
  const men = state.men[enemyOf(side)];
  const struck = (needs: number) => ({
    rule: 'AM-7',
    message: message('stakes.struck', { men, needs }),
  });
  switch (move.type) {
    case 'hide':
      return NO_STAKES;
    case 'search':
      return { costs: [], risks: [struck(needsOf(true))] };
    case 'stand':
      return { costs: [], risks: [struck(needsOf(false))] };
    case 'flee':
      return { costs: [{ rule: 'AM-6', message: message('stakes.man') }], risks: [] };
  }
}
