import { seededDice, type Ruleset, type Side } from '@sandtable/kernel';
import type { PlayerKind } from '@sandtable/players';
import { playGame, type Onlooker } from './game.ts';

/** Many games between two players from one opening. */
export interface Simulation {
  readonly ruleset: Ruleset;
  /** The position every game begins with. It is not changed. */
  readonly opening: object;
  readonly players: readonly [PlayerKind, PlayerKind];
  readonly seed: string;
  /** The first player has the first side in every game. */
  readonly keepsSides?: boolean;
}

/** One game of a simulation. Where there are two entries, they are those of the two players. */
export interface GameRecord {
  /** Counted from 0. */
  readonly game: number;
  readonly sides: readonly [Side, Side];
  /** Which of the two players won; undefined after a draw. */
  readonly winner: 0 | 1 | undefined;
  readonly scores: readonly [number, number];
  readonly steps: number;
}

/**
 * Game number `game` of a simulation. The first player has the first side in the games of even
 * number and the second side in the others, unless they keep their sides. It depends on nothing but seed and number, so that the
 * games can be shared out among any number of workers.
 */
export function simulateGame(
  simulation: Simulation,
  game: number,
  onlooker?: Onlooker,
): GameRecord {
  const { ruleset, opening, players, seed, keepsSides = false } = simulation;
  const [first, second] = ruleset.sides;
  const sides: readonly [Side, Side] =
    game % 2 === 0 || keepsSides ? [first, second] : [second, first];
  const seat = (which: 0 | 1) => ({
    player: players[which].make(ruleset),
    dice: seededDice(`${seed}/${game}/${which === 0 ? 'a' : 'b'}`),
  });
  const seats = { [sides[0]]: seat(0), [sides[1]]: seat(1) };
  const dice = seededDice(`${seed}/${game}`);
  const { outcome, steps } = playGame(ruleset, ruleset.clone(opening), seats, dice, onlooker);
  return {
    game,
    sides,
    winner: winnerAmong(sides, outcome.winner),
    scores: [outcome.scores[sides[0]], outcome.scores[sides[1]]],
    steps,
  };
}

/** All games from number `from` on. */
export function simulate(simulation: Simulation, games: number, from = 0): GameRecord[] {
  return Array.from({ length: games }, (_, i) => simulateGame(simulation, from + i));
}

function winnerAmong(sides: readonly [Side, Side], winner: Side | undefined): 0 | 1 | undefined {
  if (winner === undefined) return undefined;
  return winner === sides[0] ? 0 : 1;
}

/** What a game gave a side: 1 for a win, ½ for a draw. */
export function pointsFor({ sides, winner }: GameRecord, side: Side): number {
  if (winner === undefined) return 1 / 2;
  return sides[winner] === side ? 1 : 0;
}
