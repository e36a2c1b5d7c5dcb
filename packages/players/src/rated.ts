import type { Ruleset } from '@sandtable/kernel';
import rated from './rated.json' with { type: 'json' };
import type { Level } from './search/effort.ts';

/** How strong somebody is, measured by `npm run rate`. */
export interface Rated {
  readonly name: string;
  /** 5 is the strongest level, 1 the weakest; none of those who are no level. */
  readonly level: number | null;
  /** Points above `random`, as in chess: whoever is 400 better wins ten times as often as he loses. */
  readonly rating: number;
  /** Where that lies with 95 % confidence. */
  readonly interval: readonly [number, number];
  /** Of processor time, on average. */
  readonly secondsPerDecision: number;
}

/** How games between two players ended. */
export interface Results {
  readonly wins: readonly [number, number];
  readonly draws: number;
  /**
   * What the dice gave the first of the two in these games: added up, times itself, and times what he won, in thousandths of a
   * game. It is not noted of those that are so quickly played that more of them are better.
   */
  readonly luck?: readonly [sum: number, squares: number, withPoints: number];
}

/** One player against another, over all scenarios and both sides. */
export interface Duel extends Results {
  readonly players: readonly [string, string];
  /** In each scenario. */
  readonly scenarios: Readonly<Record<string, Results>>;
}

/** What was measured of a game's players. */
export interface RatedGame {
  readonly players: readonly Rated[];
  readonly duels: readonly Duel[];
  readonly seed: string;
  readonly machine: string;
  readonly date: string;
}

/** What was measured of the players of a game, strongest first; none where nobody has. */
export function ratedPlayers({ id }: Pick<Ruleset, 'id'>): RatedGame | undefined {
  const games = rated as unknown as Readonly<Record<string, RatedGame>>;
  return Object.hasOwn(games, id) ? games[id] : undefined;
}

/** The number of a level. */
export const LEVEL_NUMBERS: Readonly<Record<Level, number>> = {
  general: 5,
  colonel: 4,
  captain: 3,
  sergeant: 2,
  cadet: 1,
};
