import type { Button, Pick } from '@sandtable/kernel';
import { distanceSquared, heading } from '@sandtable/table';
import { isOnMap } from '../rules/02-pieces/blocks.ts';
import type { Place } from '../state/field.ts';
import type { State } from '../state/state.ts';
import { pieceTagged } from '../state/tags.ts';

/** What has been pointed at, sorted by what it is; each in its order. */
export interface Pointing {
  readonly tags: readonly string[];
  /** The pieces, as numbers; -1 for a tag that is nobody's. */
  readonly pieces: readonly number[];
  readonly places: readonly Place[];
  readonly buttons: readonly Button[];
}

/** Undefined where something was pointed at that there is not in this game. */
export function pointingAt(state: State, picks: readonly Pick[]): Pointing | undefined {
  const tags: string[] = [];
  const pieces: number[] = [];
  const places: Place[] = [];
  const buttons: Button[] = [];
  for (const pick of picks) {
    if ('button' in pick) buttons.push(pick);
    else if ('point' in pick) {
      const { x, y } = pick.point;
      if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) return undefined;
      places.push([x, y]);
    } else if ('piece' in pick) {
      const piece = pieceTagged(state, pick.piece);
      if (piece < 0) return undefined;
      // A piece that is pointed at after a place says where to face.
      if (places.length > 0 && isOnMap(state, piece)) {
        places.push([state.x[piece], state.y[piece]]);
      } else {
        tags.push(pick.piece);
        pieces.push(piece);
      }
    } else return undefined;
  }
  return { tags, pieces, places, buttons };
}

/** So near to where a block is put, pointing says nothing about which way it faces. */
const NO_DIRECTION = 150;

/** The facing that pointing there means for a block put here; undefined where it means none. */
export function facingToward([x, y]: Place, at: Place | undefined): number | undefined {
  if (at === undefined) return undefined;
  if (distanceSquared(x, y, at[0], at[1]) < NO_DIRECTION * NO_DIRECTION) return undefined;
  return heading(x, y, at[0], at[1]);
}

/** Whether a move can speak of that place: beside the map there is room for none. */
export function isPlace([x, y]: Place): boolean {
  return x >= 0 && y >= 0 && x <= 100_000 && y <= 100_000;
}
