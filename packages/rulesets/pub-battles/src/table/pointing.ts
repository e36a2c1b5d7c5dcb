import type { Button, Pick, Point } from '@sandtable/kernel';
import type { Place } from '../state/field.ts';
import type { State } from '../state/state.ts';
import { pieceTagged } from '../state/tags.ts';

/** What has been pointed at, sorted by what it is; each in its order. */
export interface Pointing {
  readonly tags: readonly string[];
  /** The pieces, as numbers; -1 for a tag that is nobody's. */
  readonly pieces: readonly number[];
  /** The place where it is put, and which way it then faces. */
  readonly place: Place | undefined;
  readonly facing: number | undefined;
  readonly buttons: readonly Button[];
}

/** Undefined where something was pointed at that there is not in this game. */
export function pointingAt(state: State, picks: readonly Pick[]): Pointing | undefined {
  const tags: string[] = [];
  const pieces: number[] = [];
  const buttons: Button[] = [];
  let place: Place | undefined;
  let facing: number | undefined;
  for (const pick of picks) {
    if ('button' in pick) buttons.push(pick);
    else if ('piece' in pick) {
      const piece = pieceTagged(state, pick.piece);
      // Who comes after a place is no part of what was put there.
      if (piece < 0 || place !== undefined) return undefined;
      tags.push(pick.piece);
      pieces.push(piece);
    } else if ('point' in pick) {
      if (place !== undefined || !isPlace(pick.point)) return undefined;
      place = [pick.point.x, pick.point.y];
    } else if ('facing' in pick) {
      if (place === undefined || facing !== undefined || !isFacing(pick.facing)) return undefined;
      ({ facing } = pick);
    } else return undefined;
  }
  return { tags, pieces, place, facing, buttons };
}

/** Whether a move can speak of that place: beside the map there is room for none. */
function isPlace({ x, y }: Point): boolean {
  return [x, y].every((each) => Number.isSafeInteger(each) && each >= 0 && each <= 100_000);
}

function isFacing(degrees: number): boolean {
  return Number.isInteger(degrees) && degrees >= 0 && degrees < 360;
}
