import type { Ruleset, Side } from '@sandtable/kernel';

/** Who decides for a side: somebody at this screen, or the computer's player of this name. */
export type Seat = 'person' | `computer:${string}`;

export type Seats = Readonly<Record<Side, Seat>>;

/** The name of the computer's player in a seat; undefined where a person sits in it. */
export function playerIn(seat: Seat): string | undefined {
  return seat === 'person' ? undefined : seat.slice('computer:'.length);
}

/** The sides that are played at this screen. */
export function ownSides(ruleset: Ruleset, seats: Seats): Side[] {
  return ruleset.sides.filter((side) => seats[side] === 'person');
}
