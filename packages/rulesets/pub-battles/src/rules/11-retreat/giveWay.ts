import { replaceTop } from '@sandtable/kernel';
import { distanceSquared } from '@sandtable/table';
import { blockOf, entryOf, isOnMap, kindOf, sideOfPiece } from '../02-pieces/blocks.ts';
import { fieldsOver, hasCover } from '../05-disengaging/fieldsOfFire.ts';
import { NEVER_ASKS, type Definition } from '../../state/definition.ts';
import { FLIGHTS } from '../../state/frameFields.ts';
import { flightFrom, retreat } from './retreat.ts';
import type { State } from '../../state/state.ts';
import { byBlock } from '../../state/tags.ts';

/** PB-11.4: after all combat, those in fields of fire fall back, one after another. Never asks. */
export interface GiveWay {
  readonly type: 'giveWay';
  /** Those who have yet to go, in order: each first, then the enemies before whom it goes. */
  readonly left: readonly (readonly number[])[];
}

/** PB-11.4: one after another; supports whose leads are gone are asked in between (PB-6.3). */
export const giveWay: Definition<GiveWay> = {
  ...NEVER_ASKS,
  fields: { left: FLIGHTS },
  on: [null],
  rule: 'PB-11.4',
  possible: (state, { left }) =>
    left.every((pieces) => pieces.every((piece) => kindOf(state, piece) !== 'hq')),
  settle(state, { left }, _dice, report) {
    if (left.length === 0) {
      replaceTop(state, { type: 'aftermath' });
      return true;
    }
    const [[piece, ...enemies], ...others] = left;
    replaceTop(state, { type: 'giveWay', left: others });
    // Whom others have pushed off the map meanwhile, or whose enemies are gone, does not.
    const from = enemies.filter((enemy) => isOnMap(state, enemy));
    if (from.length > 0 && isOnMap(state, piece)) {
      retreat(state, piece, flightFrom(state, piece, from), 'fields', report);
    }
    return true;
  },
};

/**
 * PB-11.4: all who stand in a field of fire now retreat at once; Red's blocks first, and of one side those
 * farther from the enemy, so that who stands before them does not run into them.
 */
export function givingWay(state: State): GiveWay {
  const drivers = state.place.map((_, piece) => driversOf(state, piece));
  // By their blocks: the order of the pieces would tell who they are.
  const driven = [...drivers.keys()].filter((piece) => drivers[piece].length > 0);
  const far = drivers.map((from, piece) => farFrom(state, piece, from));
  const inOrder = byBlock(state);
  driven.sort((one, other) =>
    sideOfPiece(state, one) === sideOfPiece(state, other)
      ? far[other] - far[one] || inOrder(one, other)
      : inOrder(one, other),
  );
  return { type: 'giveWay', left: driven.map((piece) => [piece, ...drivers[piece]]) };
}

/** How far a piece is from the nearest of others, squared. */
function farFrom({ x, y }: State, piece: number, others: readonly number[]): number {
  let least = Infinity;
  for (const other of others) {
    least = Math.min(least, distanceSquared(x[piece], y[piece], x[other], y[other]));
  }
  return least;
}

const NOBODY: readonly number[] = [];

/**
 * PB-11.4: the enemies in whose fields of fire a piece stands without cover, if it did not fight. HQs
 * are not driven away (PB-2.4), nor trains that are unpacked and cannot move (PB-9.3).
 */
function driversOf(state: State, piece: number): readonly number[] {
  if (!isOnMap(state, piece) || state.fought[piece] === 1) return NOBODY;
  if (kindOf(state, piece) === 'hq' || state.unpacked[piece] === 1) return NOBODY;
  const block = blockOf(state, piece);
  // What only might have a field of fire drives nobody away.
  return fieldsOver(state, block, sideOfPiece(state, piece)).filter(
    (enemy) => entryOf(state, enemy).field && !hasCover(state, block, blockOf(state, enemy)),
  );
}
