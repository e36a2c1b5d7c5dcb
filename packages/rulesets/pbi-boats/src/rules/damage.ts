import { SETTING, type Dice } from '@sandtable/kernel';
import { asEvent, type PbiReport, type State, remove } from '@sandtable/pbi/extending';
import {
  boatHull,
  fleetOf,
  groupsAboard,
  loseHull,
  markersAboard,
  vehiclesAboard,
} from '../state/fleet.ts';
import { POWERLESS_AT, SINKS_AT } from '../tables/figures.ts';
import { abandon } from './rescue.ts';

/** BT-7.1: a hull takes so many hits; at three it sinks. */
export function damageHull(
  state: State,
  hull: number,
  hits: number,
  dice: Dice,
  report: PbiReport,
): void {
  if (hits === 0) return;
  const { ap, damage } = fleetOf(state);
  damage[hull] = Math.min(SINKS_AT, damage[hull] + hits);
  report?.(
    asEvent({
      type: 'boats:damaged',
      rule: 'BT-7.1',
      boat: state[SETTING].roster.ids[hull],
      damage: damage[hull],
    }),
  );
  if (damage[hull] >= SINKS_AT) return sink(state, hull, dice, report);
  // What it has of AP while it acts is halved or lost at once.
  if (damage[hull] >= POWERLESS_AT) ap[hull] = 0;
  else ap[hull] = Math.ceil(ap[hull] / 2);
}

/** BT-7.1, BT-7.4: a hull goes down, and some of those aboard may be saved; markers are gone with it. */
export function sink(state: State, hull: number, dice: Dice, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const { ap, damage } = fleetOf(state);
  report?.(
    asEvent({
      type: boatHull(state, hull).vehicle ? 'boats:wrecked' : 'boats:sunk',
      rule: 'BT-7.1',
      boat: roster.ids[hull],
      square: board.names[state.at[hull]],
    }),
  );
  for (const marker of markersAboard(state, hull)) remove(state, marker);
  // It is there until those who are saved have been put somewhere.
  ap[hull] = 0;
  damage[hull] = POWERLESS_AT;
  abandon(
    state,
    hull,
    [...groupsAboard(state, hull), ...vehiclesAboard(state, hull)],
    true,
    dice,
    report,
  );
}

/** BT-7.3: a boat is lost with all aboard. */
export function loseBoat(state: State, boat: number, report: PbiReport): void {
  const { ids } = state[SETTING].roster;
  const pieces = [...groupsAboard(state, boat), ...vehiclesAboard(state, boat)];
  for (const piece of [...pieces, ...markersAboard(state, boat)]) remove(state, piece);
  loseHull(state, boat);
  report?.(asEvent({ type: 'boats:lost', rule: 'BT-7.3', boat: ids[boat] }));
  if (pieces.length === 0) return;
  const groups = pieces.map((piece) => ids[piece]);
  report?.(asEvent({ type: 'boats:lostAboard', rule: 'BT-7.3', groups, count: groups.length }));
}
