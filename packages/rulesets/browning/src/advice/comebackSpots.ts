import { halfOf } from './discs.ts';
import type { Place } from '../state/field.ts';
import { isOnTable, type State } from '../state/state.ts';
import { BASE_RADIUS, LEADER_REACH, REGROUP_CLEAR_OF_ENEMY } from '../rules/tables.ts';

/** BB-8.3, BB-8.5: a place beside one of these figures that will do; undefined where there is none at all. */
export function spotBeside(
  state: State,
  figures: readonly number[],
  enemies: readonly number[],
  willDo: (spot: Place) => boolean,
): Place | undefined {
  for (const f of figures) {
    for (const step of AROUND) {
      const x = state.x[f] + step[0];
      const y = state.y[f] + step[1];
      if (x < 0 || y < 0) continue;
      const spot: Place = [x, y];
      if (willDo(spot)) return spot;
    }
  }
  // What is tried first must not hide the last place that there is.
  for (const f of figures) {
    const spot = searchBeside(state, f, enemies, willDo);
    if (spot !== undefined) return spot;
  }
  return undefined;
}

/** Rings around a figure, a base apart, out to where one may come back. */
const AROUND: readonly Place[] = Array.from(
  { length: Math.floor(LEADER_REACH / (2 * BASE_RADIUS)) },
  (_, i): Place[] => {
    const far = (i + 1) * 2 * BASE_RADIUS;
    const slant = Math.floor((far * 7071) / 10_000);
    return [
      [0, far],
      [slant, slant],
      [far, 0],
      [slant, -slant],
      [0, -far],
      [-slant, -slant],
      [-far, 0],
      [-slant, slant],
    ];
  },
).flat();

/** Somebody in the way: nobody may come back to where he is nearer than this, squared. */
interface InTheWay {
  readonly x: number;
  readonly y: number;
  readonly apart: number;
}

/**
 * Every place within reach of a figure, column by column: those that somebody is too near to are leapt
 * over, the others are tried one after another.
 */
function searchBeside(
  state: State,
  figure: number,
  enemies: readonly number[],
  willDo: (spot: Place) => boolean,
): Place | undefined {
  const [fromX, fromY] = [state.x[figure], state.y[figure]];
  const near = inTheWay(state, fromX, fromY, enemies);
  if (near === undefined) return undefined;
  const left = Math.max(fromX - LEADER_REACH, 0);
  const right = Math.min(fromX + LEADER_REACH, state.field.width);
  for (let x = left; x <= right; x++) {
    const reach = halfOf(LEADER_REACH * LEADER_REACH, x - fromX);
    const top = Math.min(fromY + reach, state.field.height);
    let y = Math.max(fromY - reach, 0);
    while (y <= top) {
      const past = leap(near, x, y);
      if (past === y && willDo([x, y])) return [x, y];
      y = Math.max(past, y + 1);
    }
  }
  return undefined;
}

/** Who may be in the way within reach of a place; undefined where an enemy is near to all of it. */
function inTheWay(
  state: State,
  x: number,
  y: number,
  enemies: readonly number[],
): InTheWay[] | undefined {
  const near: InTheWay[] = [];
  const add = (figure: number, apart: number): number => {
    const [dx, dy] = [state.x[figure] - x, state.y[figure] - y];
    const squared = dx * dx + dy * dy;
    const reach = LEADER_REACH + apart;
    if (squared <= reach * reach) {
      near.push({ x: state.x[figure], y: state.y[figure], apart: apart * apart });
    }
    return squared;
  };
  const hopeless = REGROUP_CLEAR_OF_ENEMY - LEADER_REACH;
  for (const enemy of enemies) {
    if (add(enemy, REGROUP_CLEAR_OF_ENEMY) <= hopeless * hopeless) return undefined;
  }
  for (let f = 0; f < state.status.length; f++) {
    if (isOnTable(state, f)) add(f, 2 * BASE_RADIUS);
  }
  return near;
}

/** How far up one has to go in a column to be past somebody who is in the way; where one is if nobody is. */
function leap(near: readonly InTheWay[], x: number, y: number): number {
  for (const other of near) {
    const [dx, dy] = [x - other.x, y - other.y];
    if (dx * dx + dy * dy < other.apart) return other.y + halfOf(other.apart, dx);
  }
  return y;
}
