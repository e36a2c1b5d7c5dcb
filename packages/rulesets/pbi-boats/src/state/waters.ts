import { EDGES, stepToEdge, type Edge, type Grid } from '@sandtable/board';
import { SETTING } from '@sandtable/kernel';
import { groundOf, type State } from '@sandtable/pbi/extending';
import { FIRE, LEAVE_LAND, LEAVE_WATER, SHORE, WATER } from '../tables/grounds.ts';

/** What follows from the ground alone for boats, by square; worked out once for a layout. */
export interface Waters {
  /** BT-1.3: water, where nobody walks. */
  readonly isWater: readonly boolean[];
  /** BT-1.2: beach and pier, which boats and groups enter. */
  readonly isShore: readonly boolean[];
  /** BT-1.2: whatever is neither. */
  readonly isLand: readonly boolean[];
  readonly burns: readonly boolean[];
  /** BT-1.2: water within one square of land, beach or pier. */
  readonly isShallow: readonly boolean[];
  /** BT-3.2: AP for a boat to leave it, before what stands in it. */
  readonly leave: readonly number[];
  /** BT-3.5: AP for a vehicle to leave it. */
  readonly leaveOnLand: readonly number[];
  /** The squares that share a side with it, by facing; -1 off the board. */
  readonly beside: readonly (readonly number[])[];
}

const known = new WeakMap<object, Waters>();

/** The waters of a game. */
export function watersOf(state: State): Waters {
  const ground = groundOf(state);
  const found = known.get(ground);
  if (found !== undefined) return found;
  const { board } = state[SETTING];
  const isWater = ground.kinds.map(({ name }) => WATER.has(name));
  const isShore = ground.kinds.map(({ name }) => SHORE.has(name));
  const made = {
    isWater,
    isShore,
    isLand: isWater.map((water, square) => !water && !isShore[square]),
    burns: ground.kinds.map(({ name }) => name === FIRE),
    isShallow: isWater.map((water, s) => water && board.neighbours[s].some((n) => !isWater[n])),
    leave: ground.kinds.map(({ name, cover }) => LEAVE_WATER[name] ?? LEAVE_LAND[cover]),
    leaveOnLand: ground.kinds.map(({ cover }) => LEAVE_LAND[cover]),
    beside: isWater.map((_, square) => besideOf(board, square)),
  };
  known.set(ground, made);
  return made;
}

function besideOf(board: Grid, square: number): number[] {
  return EDGES.map((edge) => stepToEdge(board, square, edge, 0));
}

/** BT-1.5: where the attacker comes from. A scenario says so; of one that does not, that is told elsewhere. */
export function attackersEdge({ edge }: State): Edge {
  return edge ?? 'south';
}

/** The row of a square from the attacker's edge; that is 0. */
export function rowOf(state: State, square: number): number {
  return state[SETTING].rowsFrom[attackersEdge(state)][square];
}

/** BT-1.2: where a boat may be at all. */
export function canSail({ isWater, isShore }: Waters, square: number): boolean {
  return isWater[square] || isShore[square];
}
