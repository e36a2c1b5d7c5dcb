import type { Ruleset, Side } from '@sandtable/kernel';

/** Who decides for a side: somebody at this screen, somebody elsewhere, or the computer's player of this name. */
export type Seat = 'person' | 'remote' | `computer:${string}`;

export type Seats = Readonly<Record<Side, Seat>>;

/** The name of the computer's player in a seat; undefined where none of this device sits in it. */
export function playerIn(seat: Seat): string | undefined {
  return seat.startsWith('computer:') ? seat.slice('computer:'.length) : undefined;
}

/** The sides that are played at this screen. */
export function ownSides(ruleset: Ruleset, seats: Seats): Side[] {
  return ruleset.sides.filter((side) => seats[side] === 'person');
}
