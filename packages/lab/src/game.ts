import type { Dice, Move, Outcome, Report, Ruleset, Side } from '@sandtable/kernel';
import type { Player } from '@sandtable/players';

/** A player at the table, with dice of its own to think with. */
export interface Seat {
  readonly player: Player;
  readonly dice: Dice;
}

export interface GamePlayed {
  readonly outcome: Outcome;
  readonly steps: number;
}

/** Somebody who sees every step of a game, and all that happens in it, and changes nothing. */
export interface Onlooker {
  readonly report?: Report;
  /** Before a move is played, whose dice have not fallen yet. */
  before?(state: object, side: Side, move: Move): void;
  after(state: object): void;
}

/** Several who look on, as one. */
export function together(onlookers: readonly Onlooker[]): Onlooker | undefined {
  if (onlookers.length < 2) return onlookers.at(0);
  return {
    report(event) {
      for (const each of onlookers) each.report?.(event);
    },
    before(state, side, move) {
      for (const each of onlookers) each.before?.(state, side, move);
    },
    after(state) {
      for (const each of onlookers) each.after(state);
    },
  };
}

/** Plays a game to its end, in place. */
export function playGame(
  ruleset: Ruleset,
  state: object,
  seats: Readonly<Record<Side, Seat>>,
  dice: Dice,
  onlooker?: Onlooker,
): GamePlayed {
  for (let steps = 0; ; steps++) {
    const outcome = playStep(ruleset, state, seats, dice, onlooker);
    if (outcome !== undefined) return { outcome, steps };
    onlooker?.after(state);
  }
}

/**
 * Has one decision taken, in place; or says what the game has come to, where nobody is asked any more. Each
 * player gets its own side's view and nothing else.
 */
export function playStep(
  ruleset: Ruleset,
  state: object,
  seats: Readonly<Record<Side, Seat>>,
  dice: Dice,
  onlooker?: Onlooker,
): Outcome | undefined {
  const { decisions, outcome } = ruleset.pending(state);
  if (outcome !== undefined) return outcome;
  const [decision] = decisions;
  const { side } = decision;
  const { player, dice: thoughts } = seats[side];
  const move = player.choose(ruleset.view(state, side), decision, thoughts);
  const refusal = ruleset.check(state, side, move);
  if (refusal !== undefined) {
    const what = JSON.stringify(move);
    throw new Error(`the player ${player.name} broke ${refusal.rule} as ${side} with ${what}`);
  }
  onlooker?.before?.(state, side, move);
  ruleset.play(state, side, move, dice, onlooker?.report);
  return undefined;
}
