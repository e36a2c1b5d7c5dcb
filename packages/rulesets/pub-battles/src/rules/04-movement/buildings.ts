import { SETTING } from '@sandtable/kernel';
import { blockOf, depthOf, frontOf, isCombatant, isOnMap, kindOf } from '../02-pieces/blocks.ts';
import { originOf } from './origins.ts';
import type { Place } from '../../state/field.ts';
import type { PubReport } from '../../state/definition.ts';
import { groundOf } from '../01-map/ground.ts';
import { hiddenBehind } from '../08-reserves/ranks.ts';
import { refOf } from '../../state/mentions.ts';
import type { State } from '../../state/state.ts';
import { crossesTown } from './townLegs.ts';
import { facingsAlong, type Trail } from './trails.ts';

/** PB-4.4: whether some way of a piece to a place could lead through buildings in which it would become Spent. */
export function couldPassTown(state: State, piece: number, [toX, toY]: Place): boolean {
  if (state.spent[piece] === 1 && isOnMap(state, piece)) return false;
  if (!isCombatant(kindOf(state, piece))) return false;
  const { x, y, budget } = originOf(state, piece);
  const reach = (frontOf(state, piece, false) + depthOf(state, piece, false)) / 2;
  return groundOf(state[SETTING].field).isTownWithin(x, y, toX, toY, budget + 2 * reach);
}

/** PB-4.4: whether a line that goes these legs, facing so on each, has most of it in buildings on its way. */
export function leadsThroughTown(
  state: State,
  piece: number,
  points: readonly Place[],
  facings: readonly number[],
): boolean {
  if (state[SETTING].field.map.towns.length === 0 || !isCombatant(kindOf(state, piece))) {
    return false;
  }
  const ground = groundOf(state[SETTING].field);
  const [width, depth] = [frontOf(state, piece, false), depthOf(state, piece, false)];
  return facings.some((facing, i) => {
    const [ax, ay] = points[i];
    const [bx, by] = points[i + 1];
    return crossesTown(ground, width, depth, ax, ay, bx, by, facing);
  });
}

/**
 * PB-4.4: a piece that comes to stand in buildings, or came through them, becomes Spent; trains and HQs do not. Of one that
 * comes out of hiding it is told whether or not it was Spent before: nobody else knew that.
 */
export function scatter(
  state: State,
  piece: number,
  report: PubReport,
  isNew = false,
  through = false,
): void {
  if ((state.spent[piece] === 1 && !isNew) || !isCombatant(kindOf(state, piece))) return;
  if (!through && groundOf(state[SETTING].field).terrainUnder(blockOf(state, piece)) !== 'town') {
    return;
  }
  const isNews = state.known[piece] === 0;
  state.spent[piece] = 1;
  // PB-7.5: it lies with its face up.
  state.known[piece] = 1;
  report?.({
    type: 'scattered',
    rule: 'PB-4.4',
    ...(isNews && { reveals: true }),
    piece: refOf(state, piece),
  });
}

/** PB-4.4, PB-8.2: whom an HQ takes through buildings along with it becomes Spent there, for its own side to know. */
export function scatterCarried(
  state: State,
  command: number,
  trail: Trail,
  report: PubReport,
): void {
  const facings = facingsAlong(trail);
  for (const piece of hiddenBehind(state, command)) {
    if (state.spent[piece] === 1) continue;
    if (leadsThroughTown(state, piece, trail.points, facings)) scatterHidden(state, piece, report);
  }
}

/** PB-4.4: a piece in reserve becomes Spent. */
export function scatterHidden(state: State, piece: number, report: PubReport): void {
  state.spent[piece] = 1;
  const ref = refOf(state, piece);
  report?.({ type: 'scattered', rule: 'PB-4.4', piece: ref, hidden: true });
}
