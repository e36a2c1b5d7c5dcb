import { message, type Message } from '@sandtable/kernel';
import { compassPoint, distance, heading } from '@sandtable/table';
import type { Place } from '../state/field.ts';
import { DAYBREAK, INCH, NIGHT, TURN_MINUTES } from '../rules/tables.ts';

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
  return message(`facing.${compassPoint(facing)}`);
}

/** How far a piece goes and which way, as one would say it at the table; onto the map from where it is not seen. */
export function goWords(from: Place | undefined, to: Place): Message {
  if (from === undefined) return message('go.in');
  const far = quarters(distance(from[0], from[1], to[0], to[1]));
  if (far === '0') return message('go.turn');
  return message('go.far', { far, way: facingWords(heading(from[0], from[1], to[0], to[1])) });
}

/** PB-12.9: when a Command arrives, its turn counted on through the days and nights. */
export function whenWords(arrives: number): Message {
  if (arrives === 0) return message('when.now');
  const day = Math.ceil(arrives / NIGHT);
  const turn = arrives - (day - 1) * NIGHT;
  if (turn === NIGHT) return message('when.night', { day });
  return message('when.turn', { day, turn, hour: hourWords(turn) });
}

/** PB-1.2: about when a turn of the day begins. */
export function hourWords(turn: number): Message {
  const minutes = DAYBREAK + (turn - 1) * TURN_MINUTES;
  const rest = minutes % 60;
  return message('hour', {
    hours: String(Math.trunc(minutes / 60)),
    minutes: String(rest).padStart(2, '0'),
  });
}
