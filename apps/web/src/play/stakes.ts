import type { Imagined, Move, Side, Stakes } from '@sandtable/kernel';
import { playerIn, type Seats } from '../store/seats.ts';
import type { Moment } from './moment.ts';

/** What is known of a move before it is made. */
export interface Foretold {
  readonly stakes: Stakes;
  /** It cannot be taken back. */
  readonly stands: boolean;
}

const known = new WeakMap<Imagined, WeakMap<Move, Foretold>>();

/** What a legal move costs and risks, and whether it stands. What is drawn again is not asked again. */
export function foretell(
  { imagined, seats }: Pick<Moment, 'imagined' | 'seats'>,
  side: Side,
  move: Move,
): Foretold {
  const all = known.get(imagined) ?? new WeakMap<Move, Foretold>();
  known.set(imagined, all);
  let foretold = all.get(move);
  if (foretold === undefined) {
    const stakes = imagined.stakes(side, move);
    foretold = { stakes, stands: stands(imagined, seats, side, move) };
    all.set(move, foretold);
  }
  return foretold;
}

/** It rolls dice or tells something; or the computer has answered before anybody could take it back. */
function stands(imagined: Imagined, seats: Seats, side: Side, move: Move): boolean {
  const { asked, whyNotUndo } = imagined.try(side, move);
  const isAnswered = asked.length > 0 && asked.every((each) => playerIn(seats[each]) !== undefined);
  return whyNotUndo !== undefined || isAnswered;
}
