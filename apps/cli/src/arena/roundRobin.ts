import {
  bytesOf,
  Match,
  sha256,
  toHex,
  type OptionValues,
  type Ruleset,
  type Scenario,
  type Side,
} from '@sandtable/kernel';
import type { Entrant } from './entrant.ts';
import { playMatch, type Lost } from './game.ts';

export interface RoundRobin {
  readonly ruleset: Ruleset;
  readonly scenarios: readonly Scenario[];
  readonly options: OptionValues;
  readonly entrants: readonly Entrant[];
  /** For each pair in each scenario: half of them with either side. */
  readonly games: number;
  readonly seed: string;
}

/** One game of it. Where there are two entries, they are those of the two players. */
export interface ArenaRecord {
  readonly game: number;
  readonly scenario: string;
  readonly players: readonly [string, string];
  readonly sides: readonly [Side, Side];
  /** Null after a draw. */
  readonly winner: 0 | 1 | null;
  /** As the rules count them; null where the game was forfeited. */
  readonly scores: readonly [number, number] | null;
  readonly steps: number;
  readonly forfeit?: Lost & { readonly player: string };
}

/** Everybody against everybody, in each scenario, with either side. */
export async function* roundRobin(all: RoundRobin): AsyncGenerator<ArenaRecord, void> {
  let game = 0;
  for (const scenario of all.scenarios) {
    for (const [i, a] of all.entrants.entries()) {
      for (const b of all.entrants.slice(i + 1)) {
        for (let nth = 0; nth < all.games; nth++) {
          yield await playedGame(all, scenario, [a, b], ++game, nth);
        }
      }
    }
  }
}

export function gamesOf({ scenarios, entrants, games }: RoundRobin): number {
  return (scenarios.length * games * entrants.length * (entrants.length - 1)) / 2;
}

async function playedGame(
  { ruleset, options, seed }: RoundRobin,
  scenario: Scenario,
  [a, b]: readonly [Entrant, Entrant],
  game: number,
  nth: number,
): Promise<ArenaRecord> {
  const [first, second] = ruleset.sides;
  const sides: readonly [Side, Side] = nth % 2 === 0 ? [first, second] : [second, first];
  // Both games of a pair of them have the same dice, for every two players: what is luck of the dice is shared.
  const dice = `${seed}/${scenario.id}/${Math.floor(nth / 2)}`;
  const match = Match.start(ruleset, scenario, options, { kind: 'seeded', seed: dice });
  if (!match.ok) throw new Error('the scenario was good a moment ago');
  const told = (who: string) => ({ game, seed: whimsOf(`${dice}/${nth}/${who}`) });
  const entrants = { [sides[0]]: a, [sides[1]]: b };
  const seeds = { [sides[0]]: told('a'), [sides[1]]: told('b') };
  const { outcome, forfeit, steps } = await playMatch(match.value, entrants, seeds);
  const players = [a.name, b.name] as const;
  return {
    game,
    scenario: scenario.id,
    players,
    sides,
    winner: outcome.winner === undefined ? null : outcome.winner === sides[0] ? 0 : 1,
    scores: forfeit === undefined ? [outcome.scores[sides[0]], outcome.scores[sides[1]]] : null,
    steps,
    ...(forfeit !== undefined && {
      forfeit: { ...forfeit, player: players[sides.indexOf(forfeit.side)] },
    }),
  };
}

/** A hash: whoever knew the seed of the arena would know the dice. */
function whimsOf(seed: string): string {
  return toHex(sha256(bytesOf(`whims/${seed}`))).slice(0, 16);
}
