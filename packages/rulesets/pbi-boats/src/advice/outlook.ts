import { SETTING, type Outlook, type Side, type SideNumber } from '@sandtable/kernel';
import { ON_BOARD, SIDES, type SideName, type State } from '@sandtable/pbi/extending';
import { boatsOf, groupsAboard, vehiclesAboard } from '../state/fleet.ts';
import { ABOARD, STOWED, VEHICLE } from '../state/statuses.ts';

/**
 * The way across: who of those afloat is lost before he lands. Whoever has been ashore has landed, whatever becomes
 * of him there. There is none while boats are still being placed (BT-1.5), and who comes later is not in it (BT-4.4).
 */
export function outlook(view: State, side: Side): Outlook<State> | undefined {
  if (view.turn === 0 || view.outcome !== null) return undefined;
  const { ids } = view[SETTING].roster;
  const aboard = boatsOf(view, SIDES.indexOf(side as SideName) as SideNumber).flatMap((boat) =>
    [...groupsAboard(view, boat), ...vehiclesAboard(view, boat)].map((piece) => ({ piece, boat })),
  );
  if (aboard.length === 0) return undefined;
  return {
    pieces: aboard.map(({ piece, boat }) => ({ piece: ids[piece], on: ids[boat] })),
    fate(state, which) {
      const status = state.status[aboard[which].piece];
      if (status === ABOARD || status === STOWED) return undefined;
      // BT-9.5: who falls as he storms ashore from a boat has not landed.
      return status === ON_BOARD || status === VEHICLE ? 'safe' : 'lost';
    },
  };
}
