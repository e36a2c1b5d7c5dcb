import type { Acting, BrowningMove, State } from '@sandtable/browning';
import type { Ruleset, SideNumber } from '@sandtable/kernel';
import { Formation } from './formation.ts';
import { HALT } from './march.ts';
import type { Steps } from './posts.ts';
import type { Weights } from './weights.ts';

/** Few, for whoever has no time. */
const FEW: Steps = { directions: 6, covers: 4 };

/** What is left of a march that was thought of. */
interface Meant {
  readonly moves: readonly BrowningMove[];
  /** Whose march, and how many of the team had moved when the first of the moves was due. */
  readonly turn: number;
  readonly team: number;
  readonly moved: number;
}

/** By world: whoever would think anew with every figure would take so many times as long. */
const meant = new WeakMap<State, Meant>();

/** Where the next figure of a team goes. */
export function quickWalk(
  weights: Weights,
  ruleset: Ruleset,
  state: State,
  us: SideNumber,
  frame: Acting<'march'>,
): BrowningMove {
  const { team, moved } = frame;
  const known = meant.get(state);
  if (known?.turn === state.turn && known.team === team && known.moved === moved.length) {
    const [next, ...moves] = known.moves;
    // Somebody may have gone otherwise than he was meant to.
    if (next !== undefined && ruleset.check(state, ruleset.sides[us], next) === undefined) {
      meant.set(state, { moves, turn: state.turn, team, moved: moved.length + 1 });
      return next;
    }
  }
  const formation = new Formation(weights, state, us, frame, FEW);
  const [next = HALT, ...moves] = formation.moves(formation.settled(1)[0]);
  meant.set(state, { moves, turn: state.turn, team, moved: moved.length + 1 });
  return next;
}
