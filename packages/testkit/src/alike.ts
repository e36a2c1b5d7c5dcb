import {
  type Move,
  type OptionValues,
  type Ruleset,
  type Scenario,
  type Side,
  type Viewer,
} from '@sandtable/kernel';
import { RandomGame } from './conformance/randomGame.ts';
import { limitsOf, viewersOf } from './conformance/trial.ts';
import { imaginedFor } from './conformance/worlds.ts';

/** Two positions that a viewer cannot tell apart, with what somebody may do in both. */
export interface Alike {
  readonly viewer: Viewer;
  readonly options: OptionValues;
  readonly here: Scenario;
  readonly there: Scenario;
  /** Whether they are the same for everybody: nothing is hidden from this viewer now. */
  readonly isSame: boolean;
  /** Who is asked, and moves of his that both allow. */
  readonly side: Side;
  readonly moves: readonly Move[];
}

/**
 * Positions of a random game, each beside another that looks the same to one of the viewers: for tests of whatever
 * stands between a match and those who look at it.
 * @param every A pair for each viewer after so many steps.
 */
export function* alikePositions(
  ruleset: Ruleset,
  scenario: Scenario,
  { seed, every, most }: { readonly seed: string; readonly every: number; readonly most: number },
): Generator<Alike> {
  const limits = limitsOf(ruleset, {});
  const game = new RandomGame({ ruleset, scenario, seed, limits });
  for (let found = 0; found < most;) {
    const turn = game.next();
    if (turn === undefined) return;
    if (game.steps % every === 0) {
      found++;
      for (const viewer of viewersOf(ruleset)) yield alikeFor(game, viewer, turn.side, turn.moves);
    }
    game.play(turn);
  }
}

function alikeFor(game: RandomGame, viewer: Viewer, side: Side, moves: readonly Move[]): Alike {
  const { ruleset, state } = game;
  const world = imaginedFor(game, viewer);
  const [here, there] = [ruleset.position(state), ruleset.position(world)];
  return {
    viewer,
    options: ruleset.optionsOf(state),
    here,
    there,
    isSame: JSON.stringify(here) === JSON.stringify(there),
    side,
    moves: moves.filter((move) => ruleset.check(world, side, move) === undefined),
  };
}
