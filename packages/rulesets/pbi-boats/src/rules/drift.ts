import { EDGES } from '@sandtable/board';
import { SETTING, type Dice } from '@sandtable/kernel';
import {
  asEvent,
  asFrame,
  SIDES,
  type OwnPhase,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import { boatsIn, boatsOf, crewOf, fleetOf, hasEnemies, isAfloat, place } from '../state/fleet.ts';
import { watersOf } from '../state/waters.ts';
import { POWERLESS_AT } from '../tables/figures.ts';
import { boatByBoat } from './boatByBoat.ts';
import { loseBoat } from './damage.ts';
import { findMine } from './mines.ts';
import { watchBoat } from './watch.ts';

/** BT-3.6, BT-7.3: the owner's turn begins with the drift of his boats. */
export const DRIFT: OwnPhase = {
  name: 'boats:drift',
  before: 'break',
  begin(state) {
    const boats = boatsOf(state, state.side).filter((boat) => drifts(state, boat));
    return boats.length > 0 ? asFrame({ type: 'boats:drift', boats }) : undefined;
  },
};

/** BT-7.1, BT-7.3: it has no power, and neither land nor anything else holds it. */
function drifts(state: State, boat: number): boolean {
  const { beached, damage } = fleetOf(state);
  return (
    isAfloat(state, boat) &&
    crewOf(state, boat) === state.side &&
    damage[boat] >= POWERLESS_AT &&
    beached[boat] === -1
  );
}

/** BT-7.3: each that still drifts when its turn comes. */
export const drift = boatByBoat({
  name: 'boats:drift',
  rule: 'BT-7.3',
  waits: drifts,
  each: driftBoat,
});

/** BT-7.3: one square in the direction that the die gives. */
function driftBoat(state: State, boat: number, dice: Dice, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const { beached, sailed } = fleetOf(state);
  const waters = watersOf(state);
  const [direction, faces] = directionOf(state, dice);
  const from = state.at[boat];
  const to = waters.beside[from][direction];
  const id = roster.ids[boat];
  const tell = (type: `boats:${string}`): void =>
    report?.(
      asEvent({
        type,
        rule: 'BT-7.3',
        side: SIDES[crewOf(state, boat)],
        boat: id,
        square: board.names[from],
        to: EDGES[direction],
        dice: faces,
      }),
    );
  if (to === -1) {
    tell('boats:driftedOff');
    return loseBoat(state, boat, report);
  }
  // An enemy-held beach is land that it touches and does not enter (BT-2.2).
  const isHeld = waters.isShore[to] && hasEnemies(state, crewOf(state, boat), to);
  if (waters.isLand[to] || (isHeld && boatsIn(state, to).length === 0)) {
    beached[boat] = to;
    return tell('boats:driftedAground');
  }
  if (boatsIn(state, to).length > 0) return tell('boats:driftStopped');
  place(state, boat, to);
  sailed[to] = 1;
  tell('boats:drifted');
  if (waters.isShore[to]) {
    beached[boat] = to;
    const square = board.names[to];
    report?.(asEvent({ type: 'boats:beached', rule: 'BT-7.3', boat: id, square }));
  }
  findMine(state, to, report);
  watchBoat(state, boat);
}

/** BT-7.3: 1 to 4 are the four edges, 5 and 6 the current; where there is none they are rolled again. */
function directionOf(state: State, dice: Dice): [number, number[]] {
  const { current } = fleetOf(state).plan;
  const faces: number[] = [];
  for (;;) {
    const face = dice.die();
    faces.push(face);
    if (face <= EDGES.length) return [face - 1, faces];
    if (current !== -1) return [current, faces];
  }
}
