import {
  seededDice,
  type Decision,
  type Dice,
  type Move,
  type Outcome,
  type Ruleset,
} from '@sandtable/kernel';
import type { PlayerKind } from '@sandtable/players';
import { random } from '@sandtable/players/random';
import type { Seat } from './game.ts';

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
  /** What was played first; undefined where nothing was. */
  readonly first: Move | undefined;
}

/** Plays on until the game is over, or for so many decisions. */
export function playOn({ ruleset, state, player, dice, most, seed }: Continuation): PlayedOn {
  const choose = player === random ? drawing(ruleset, seed) : choosing(ruleset, player, seed);
  let first: Move | undefined;
  for (let steps = 0; ; steps++) {
    const { decisions, outcome } = ruleset.pending(state);
    if (outcome !== undefined || steps >= most) return { state, outcome, steps, first };
    const [decision] = decisions;
    const move = choose(state, decision);
    first ??= move;
    ruleset.play(state, decision.side, move, dice);
  }
}

type Choose = (state: object, decision: Decision) => Move;

function choosing(ruleset: Ruleset, player: PlayerKind, seed: string): Choose {
  const seats = new Map<string, Seat>();
  for (const side of ruleset.sides) {
    seats.set(side, { player: player.make(ruleset), dice: seededDice(`${seed}/${side}`) });
  }
  return (state, decision) => {
    const { side } = decision;
    const seat = seats.get(side);
    if (seat === undefined) throw new Error(`nobody sits at the side ${side}`);
    return seat.player.choose(ruleset.view(state, side), decision, seat.dice);
  };
}

/** At random the rules draw a move by themselves: much quicker, since no world has to be imagined for it. */
function drawing(ruleset: Ruleset, seed: string): Choose {
  const chance = seededDice(`${seed}/moves`);
  return (state, { side }) => ruleset.draw(state, side, chance);
}
