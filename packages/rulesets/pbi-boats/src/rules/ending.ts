import { SETTING, type Dice } from '@sandtable/kernel';
import {
  asEvent,
  asFrame,
  SIDES,
  type OwnPhase,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import { boatsOf, crewOf, fleetOf } from '../state/fleet.ts';
import { AFLOAT, CARRIED, LAID, STOWED, VEHICLE } from '../state/statuses.ts';
import { PATCHED_ON, REFLOATED_ON } from '../tables/figures.ts';
import { boatByBoat } from './boatByBoat.ts';
import { foundMineIn, setsOffMine } from './mines.ts';

/** BT-3.6: after the activations there are mines, patching and refloating. */
export const ENDING: OwnPhase = {
  name: 'boats:ending',
  before: 'extend',
  begin(state, dice, report) {
    const boats = boatsOf(state, state.side).filter(
      (boat) => foundMineIn(state, state.at[boat]) !== -1,
    );
    if (boats.length > 0) return asFrame({ type: 'boats:ending', boats });
    mend(state, dice, report);
    return undefined;
  },
};

/** BT-8.2: each that lies on a mine may set it off, before what else ends a turn. */
export const ending = boatByBoat({
  name: 'boats:ending',
  rule: 'BT-8.2',
  waits: (state, boat) => boatsOf(state, state.side).includes(boat),
  each: setsOffMine,
  end: mend,
});

function mend(state: State, dice: Dice, report: PbiReport): void {
  for (let hull = 0; hull < state.status.length; hull++) patch(state, hull, dice, report);
  for (const boat of boatsOf(state, state.side)) refloat(state, boat, dice, report);
}

/** What can be patched: a hull that is on the board, or that somebody carries there. */
const PATCHABLE: ReadonlySet<number> = new Set([AFLOAT, VEHICLE, CARRIED, STOWED, LAID]);

/** BT-7.2: 4+ takes one damage off. */
function patch(state: State, hull: number, dice: Dice, report: PbiReport): void {
  const { damage } = fleetOf(state);
  if (damage[hull] === 0 || crewOf(state, hull) !== state.side) return;
  if (!PATCHABLE.has(state.status[hull])) return;
  const success = dice.successes(1, PATCHED_ON) === 1;
  if (success) damage[hull]--;
  report?.(
    asEvent({
      type: success ? 'boats:patched' : 'boats:notPatched',
      rule: 'BT-7.2',
      side: SIDES[state.side],
      boat: state[SETTING].roster.ids[hull],
      dice: [...dice.faces],
      needs: PATCHED_ON,
      damage: damage[hull],
    }),
  );
}

/** BT-7.3: 4+ refloats it. */
function refloat(state: State, boat: number, dice: Dice, report: PbiReport): void {
  const { beached } = fleetOf(state);
  if (beached[boat] === -1) return;
  const success = dice.successes(1, REFLOATED_ON) === 1;
  if (success) beached[boat] = -1;
  report?.(
    asEvent({
      type: success ? 'boats:refloated' : 'boats:notRefloated',
      rule: 'BT-7.3',
      side: SIDES[crewOf(state, boat)],
      boat: state[SETTING].roster.ids[boat],
      dice: [...dice.faces],
      needs: REFLOATED_ON,
    }),
  );
}
