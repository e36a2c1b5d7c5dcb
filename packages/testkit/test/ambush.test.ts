import { conformance } from '@sandtable/testkit';
import { hideAnywhere } from '../src/ambush/secrets.ts';
import { ambush } from '../src/ambush/ambush.ts';
import { SIDES } from '../src/ambush/state.ts';

conformance(ambush, {
  games: 100,
  complete: true,
  mustSee: 'all',
  vary(state, viewer, dice) {
    for (const side of SIDES) {
      const unseen = side !== viewer && side !== state.found && state.hidden[side] > 0;
      if (unseen) hideAnywhere(state, side, dice);
    }
    return state;
  },
});
