import { ACTS, type Act, type Acts, type Move, type Pick } from '@sandtable/kernel';
import type { Moment } from './moment.ts';
import type { Choice } from './picker.ts';

/** What is done by choosing something, where that is the last of what is pointed at on the board. */
export function actsOf(
  { moves, depth }: Choice,
  acts: Acts,
  gesture: (move: Move) => readonly Pick[],
): readonly Act[] {
  const found = new Set(
    moves.flatMap((move) => {
      const act = acts[move.type];
      const isLast = gesture(move)
        .slice(depth + 1)
        .every((pick) => 'button' in pick || 'facing' in pick);
      return act === undefined || !isLast ? [] : [act];
    }),
  );
  return ACTS.filter((act) => found.has(act));
}

const NONE: ReadonlyMap<string, readonly Act[]> = new Map();

/** The same for everything that is lit on the board, by its key. */
export function actsIn(
  { picker, sure }: Moment,
  acts: Acts,
  gesture: (move: Move) => readonly Pick[],
): ReadonlyMap<string, readonly Act[]> {
  if (picker === undefined || sure !== undefined) return NONE;
  return new Map(
    picker.onBoard.flatMap((choice) => {
      const done = actsOf(choice, acts, gesture);
      return done.length === 0 ? [] : [[choice.key, done] as const];
    }),
  );
}
