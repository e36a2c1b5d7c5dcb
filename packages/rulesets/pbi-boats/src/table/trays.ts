import { message, SETTING, type Message, type Piece, type Tray } from '@sandtable/kernel';
import { groupWords, piece, SIDES, WAITING, type State } from '@sandtable/pbi/extending';
import { crewOf, fleetOf, groupsAboard, hullOf, isAfloat, vehiclesAboard } from '../state/fleet.ts';
import { CARRIED, EXPECTED, RESERVE } from '../state/statuses.ts';
import { hullPiece } from './pieces.ts';
import { fullSize } from './spots.ts';

/** Who is aboard of each boat, what groups carry, who comes later, and what is still to be placed. */
export function trays(state: State): Tray[] {
  const { roster } = state[SETTING];
  const { aboard, carrier, plan } = fleetOf(state);
  const ids = roster.ids;
  const holds = roster.groups.flatMap((_, boat) => {
    if (!isAfloat(state, boat)) return [];
    const load = [...groupsAboard(state, boat), ...vehiclesAboard(state, boat)];
    const label = message('tray.hold', { boat: groupWords(ids[boat]) });
    return tray(state, crewOf(state, boat), label, load, ids[boat]);
  });
  const carried = roster.groups.flatMap((_, boat) => {
    if (state.status[boat] !== CARRIED) return [];
    const by = ids[carrier[boat]];
    const label = message('tray.carried', { group: groupWords(by) });
    return tray(state, crewOf(state, boat), label, [boat], by);
  });
  const reserves = plan.reserves.flatMap(({ pieces, turn }) => {
    const coming = pieces
      .flatMap((each) => [each, ...[...aboard.keys()].filter((load) => aboard[load] === each)])
      .filter((each) => state.status[each] === RESERVE || state.status[each] === EXPECTED);
    const label = message('tray.reserve', { turn });
    return tray(state, roster.sideOf[pieces[0]], label, coming);
  });
  const waiting = SIDES.flatMap((_, side) => {
    const all = roster.groups.flatMap((_group, each) =>
      state.status[each] === WAITING && roster.sideOf[each] === side ? [each] : [],
    );
    const hasBoats = all.some((each) => hullOf(state, each) !== undefined);
    return tray(state, side, message('tray.waiting'), hasBoats ? all : []);
  });
  return [...holds, ...carried, ...reserves, ...waiting];
}

/** Nothing where nobody is in it. */
function tray(
  state: State,
  side: number,
  label: Message,
  inside: readonly number[],
  of?: string,
): Tray[] {
  if (inside.length === 0) return [];
  const drawn = inside.map((each) => aside(state, each));
  return [{ side: SIDES[side], ...(of !== undefined && { of }), label, pieces: drawn }];
}

/** A piece in a tray; who is not on the board yet is in no square. */
function aside(state: State, each: number): Piece {
  const isHull = hullOf(state, each) !== undefined;
  const { place, ...drawn } = isHull ? hullPiece(state, each) : piece(state, each);
  return {
    ...drawn,
    ...(isHull && { size: fullSize(state, each) }),
    at: { x: 0, y: 0 },
    ...(place !== undefined && state.at[each] !== -1 && { place }),
  };
}
