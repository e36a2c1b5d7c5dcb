import { message, type Message } from '@sandtable/kernel';
import type { Place } from './field.ts';
import { INCH, NIGHT } from './tables.ts';

/** Clockwise from up. */
export const COMPASS = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;

/** A length in inches, to a quarter. */
export function quarters(length: number): string {
  return String(Math.round((length * 4) / INCH) / 4);
}

/** A place as players measure it: in inches from the lower left corner. */
export function placeWords([x, y]: Place): Message {
  return message('place.inches', { x: quarters(x), y: quarters(y) });
}

/** Whole degrees as a point of the compass. */
export function facingWords(facing: number): Message {
  const step = 360 / COMPASS.length;
  return message(`facing.${COMPASS[Math.round(facing / step) % COMPASS.length]}`);
}

export function standingWords(at: Place, facing: number): Message {
  return message('place.facing', { at: placeWords(at), facing: facingWords(facing) });
}

/** PB-12.9: when a Command arrives, its turn counted on through the days and nights. */
export function whenWords(arrives: number): Message {
  if (arrives === 0) return message('when.now');
  const day = Math.ceil(arrives / NIGHT);
  const turn = arrives - (day - 1) * NIGHT;
  return turn === NIGHT ? message('when.night', { day }) : message('when.turn', { day, turn });
}
