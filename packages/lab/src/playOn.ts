import { seededDice, type Dice, type Outcome, type Ruleset } from '@sandtable/kernel';
import { random, type PlayerKind } from '@sandtable/players';
import { playStep, type Seat } from './game.ts';

/** A game that is played on by the same player for both sides. */
export interface Continuation {
  readonly ruleset: Ruleset;
  /** Changed in place. */
  readonly state: object;
  readonly player: PlayerKind;
  readonly dice: Dice;
  /** So many decisions at the most. */
  readonly most: number;
  /** What the players think with. */
  readonly seed: string;
}

export interface PlayedOn {
  readonly state: object;
  /** Undefined where the game was not over by then. */
  readonly outcome: Outcome | undefined;
  readonly steps: number;
}

/** Plays on until the game is over, or for so many decisions. */
export function playOn({ ruleset, state, player, dice, most, seed }: Continuation): PlayedOn {
  const step = player === random ? drawnStep(ruleset, seed) : seatedStep(ruleset, player, seed);
  for (let steps = 0; steps < most; steps++) {
    const outcome = step(state, dice);
    if (outcome !== undefined) return { state, outcome, steps };
  }
  return { state, outcome: ruleset.pending(state).outcome, steps: most };
}

type TakeStep = (state: object, dice: Dice) => Outcome | undefined;

function seatedStep(ruleset: Ruleset, player: PlayerKind, seed: string): TakeStep {
  const seats: Record<string, Seat> = {};
  for (const side of ruleset.sides) {
    seats[side] = { player: player.make(ruleset), dice: seededDice(`${seed}/${side}`) };
  }
  return (state, dice) => playStep(ruleset, state, seats, dice);
}

/** At random the rules draw a move by themselves: much quicker, since no world has to be imagined for it. */
function drawnStep(ruleset: Ruleset, seed: string): TakeStep {
  const chance = seededDice(`${seed}/moves`);
  return (state, dice) => {
    const { decisions, outcome } = ruleset.pending(state);
    if (outcome !== undefined) return outcome;
    const { side } = decisions[0];
    ruleset.play(state, side, ruleset.draw(state, side, chance), dice);
    return undefined;
  };
}
