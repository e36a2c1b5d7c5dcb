import { isNoLongerThan } from '@sandtable/table';
import { refuse, type Refusal } from '@sandtable/kernel';
import { isFree, runsIntoEnemy } from './bases.ts';
import { isOnGround } from './control.ts';
import type { Place } from '../state/field.ts';
import type { Activation } from './acting.ts';
import { isOnTable, PINNED, type State } from '../state/state.ts';
import { INCH } from './tables.ts';
import { terrainOf } from './terrain.ts';

const REFUSED = {
  offTable: refuse('BB-1.6', 'offTable'),
  overlaps: refuse('BB-1.6', 'overlaps'),
  pinned: refuse('BB-4.2', 'pinned'),
  otherTeam: refuse('BB-4.1', 'otherTeam'),
  movedAlready: refuse('BB-4.1', 'movedAlready'),
  tooFar: refuse('BB-4.1', 'tooFar'),
  tooFarSlow: refuse('BB-4.1', 'tooFarSlow'),
  throughEnemy: refuse('BB-4.3', 'throughEnemy'),
  onLine: refuse('BB-5.8', 'onLine'),
} as const;

/** BB-4.1, BB-4.2: whether a figure may move at all. */
export function whyNotMove(state: State, frame: Activation, figure: number): Refusal | undefined {
  if (state.team[figure] !== frame.team || !isOnTable(state, figure)) return REFUSED.otherTeam;
  if (state.status[figure] === PINNED) return REFUSED.pinned;
  return frame.moved.includes(figure) ? REFUSED.movedAlready : undefined;
}

/** BB-4.1, BB-4.3: a path of straight legs from where the figure stands. */
export function whyNotWalk(
  state: State,
  frame: Activation,
  figure: number,
  path: readonly Place[],
): Refusal | undefined {
  const { ground } = terrainOf(state.field);
  const way = [{ x: state.x[figure], y: state.y[figure] }, ...path.map(([x, y]) => ({ x, y }))];
  if (!path.every((place) => isOnGround(state, place))) return REFUSED.offTable;
  let slow = false;
  for (let i = 1; i < way.length; i++) {
    slow ||= ground.slows(way[i - 1].x, way[i - 1].y, way[i].x, way[i].y);
  }
  const limit = (slow ? frame.low : frame.high) * INCH;
  if (!isNoLongerThan(way, limit)) return slow ? REFUSED.tooFarSlow : REFUSED.tooFar;
  for (let i = 1; i < way.length; i++) {
    if (runsIntoEnemy(state, figure, way[i - 1].x, way[i - 1].y, way[i].x, way[i].y)) {
      return REFUSED.throughEnemy;
    }
  }
  const end = way[way.length - 1];
  if (ground.isOnLine(end.x, end.y)) return REFUSED.onLine;
  return isFree(state, figure, end.x, end.y) ? undefined : REFUSED.overlaps;
}
