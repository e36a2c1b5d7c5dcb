import { STATUSES, type Status } from '@sandtable/pbi/extending';

// What can have become of a piece, beside what the book knows. The book passes over all of them.

/** A boat on the water or at the shore. */
export const AFLOAT = STATUSES.length;
/** A group on a boat; it is in the boat's square, but not of it. */
export const ABOARD = AFLOAT + 1;
/** BT-10.1: the marker of a group that was killed aboard. */
export const FALLEN_ABOARD = AFLOAT + 2;
/** A vehicle on a boat. */
export const STOWED = AFLOAT + 3;
/** BT-3.5: a vehicle on land. */
export const VEHICLE = AFLOAT + 4;
/** BT-4.3: a boat that a group carries: it is where that group is. */
export const CARRIED = AFLOAT + 5;
/** BT-4.4: a group that has not arrived yet. */
export const RESERVE = AFLOAT + 6;
/** BT-4.4: a boat or vehicle that has not arrived yet. */
export const EXPECTED = AFLOAT + 7;
/** BT-4.3: a boat that was set down on land: it waits to be carried on. */
export const LAID = AFLOAT + 8;

export const BOAT_STATUSES: readonly Status[] = [
  { name: 'afloat', placed: true },
  { name: 'aboard', placed: true, inPlay: true, acts: true, falls: FALLEN_ABOARD },
  { name: 'fallenAboard', placed: true, marker: true },
  { name: 'stowed', placed: true },
  { name: 'vehicle', placed: true },
  { name: 'carried' },
  { name: 'reserve', inPlay: true },
  { name: 'expected' },
  { name: 'laid', placed: true },
];
