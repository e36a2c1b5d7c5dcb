import type { Imagined, Move, Side, Stakes } from '@sandtable/kernel';

/** What is known of a move before it is made. */
export interface Foretold {
  readonly stakes: Stakes;
  /** It cannot be taken back. */
  readonly stands: boolean;
}

const known = new WeakMap<Imagined, WeakMap<Move, Foretold>>();

/** What a legal move costs and risks, and whether it stands. What is drawn again is not asked again. */
export function foretell(imagined: Imagined, side: Side, move: Move): Foretold {
  const all = known.get(imagined) ?? new WeakMap<Move, Foretold>();
  known.set(imagined, all);
  let foretold = all.get(move);
  if (foretold === undefined) {
    const stakes = imagined.stakes(side, move);
    foretold = { stakes, stands: imagined.try(side, move).whyNotUndo !== undefined };
    all.set(move, foretold);
  }
  return foretold;
}
