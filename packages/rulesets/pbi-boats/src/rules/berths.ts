import { SETTING, type SideNumber } from '@sandtable/kernel';
import { DEFENDER, ROWS_CLOSED_TO_DEFENDER, WAITING, type State } from '@sandtable/pbi/extending';
import { boatHull, boatsIn, fleetOf, hasEnemies, hullOf, isBoat } from '../state/fleet.ts';
import { rowOf, watersOf } from '../state/waters.ts';
import { BOATS_A_SQUARE, SMALL_A_SQUARE } from '../tables/hulls.ts';

/** BT-1.5: whether boats of a side start in the row of a square. The defender's keep out of all rows of the attacker's. */
export function isStartRow(state: State, side: SideNumber, square: number): boolean {
  const row = rowOf(state, square);
  const { rows } = fleetOf(state).plan;
  return side === DEFENDER ? row >= Math.max(ROWS_CLOSED_TO_DEFENDER, rows) : row < rows;
}

/** A boat that is thought to be in a square already. */
interface Placed {
  readonly boat: number;
  readonly square: number;
}

/** BT-2.2: whether all boats of a side that wait find water to start in, once this one is where it is to be. */
export function findWater(state: State, side: SideNumber, placed?: Placed): boolean {
  const { board, roster } = state[SETTING];
  const { isWater } = watersOf(state);
  const waiting = state.status.flatMap((status, piece) => {
    const waits = status === WAITING && roster.sideOf[piece] === side && isBoat(state, piece);
    return waits && piece !== placed?.boat ? [piece] : [];
  });
  const small = waiting.filter((boat) => boatHull(state, boat).small).length;
  const squares = board.names.flatMap((_, square) =>
    isWater[square] && isStartRow(state, side, square) && !hasEnemies(state, side, square)
      ? [boatsAt(state, square, placed)]
      : [],
  );
  return areRoomy(state, squares, small, waiting.length - small);
}

function boatsAt(state: State, square: number, placed: Placed | undefined): number[] {
  const boats = boatsIn(state, square);
  return placed?.square === square ? [...boats, placed.boat] : boats;
}

/**
 * BT-2.2: whether squares with these boats in them have room for so many small ones and others. The others go
 * where they take the room of the fewest small ones: beside another, by twos into empty squares, beside one small one.
 */
function areRoomy(
  state: State,
  squares: readonly (readonly number[])[],
  small: number,
  others: number,
): boolean {
  let room = 0;
  let beside = 0;
  let empty = 0;
  let besideSmall = 0;
  for (const boats of squares) {
    // A file may call anything a boat: that is told elsewhere.
    const isSmall = boats.every((boat) => hullOf(state, boat)?.small);
    room += Math.max(0, (isSmall ? SMALL_A_SQUARE : BOATS_A_SQUARE) - boats.length);
    if (boats.length === 0) empty++;
    else if (boats.length === 1 && isSmall) besideSmall++;
    else if (boats.length === 1) beside++;
  }
  let left = others - Math.min(others, beside);
  room -= others - left;
  const pairs = Math.min(empty, Math.floor(left / BOATS_A_SQUARE));
  left -= pairs * BOATS_A_SQUARE;
  room -= pairs * SMALL_A_SQUARE;
  // One that is left over takes three away, wherever it goes.
  const alone = Math.min(left, empty - pairs + besideSmall);
  room -= alone * (SMALL_A_SQUARE - 1);
  return left === alone && room >= small;
}
