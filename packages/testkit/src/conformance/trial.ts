import {
  SPECTATOR,
  type Dice,
  type RuleId,
  type Ruleset,
  type Scenario,
  type Viewer,
} from '@sandtable/kernel';

/** How thoroughly a ruleset is looked at. */
export interface ConformanceOptions<State extends object = object> {
  /** Where the games begin; the ruleset's own scenarios unless it says otherwise. */
  readonly scenarios?: readonly Scenario[];
  /** How many random games each property is tried on. */
  readonly games?: number;
  /** Other seeds play other games; the ruleset's id unless it says otherwise. */
  readonly seed?: string;
  /** A game of more decisions than this counts as endless. */
  readonly maxSteps?: number;
  /** How many moves that were never offered are tried at each step. */
  readonly mutationsPerStep?: number;
  /** How many moves are drawn in a position where it is seen whether all are as likely. */
  readonly draws?: number;
  /** What is costly (secrets, views, positions, damaged scenarios) is looked at every so many steps. */
  readonly every?: number;
  /** `moves` lists every legal move, so that whatever it does not list must be refused. */
  readonly complete?: boolean;
  /** So far off the table a move may point; nowhere off it unless it says otherwise. */
  readonly margin?: number;
  /**
   * The state with something changed that this viewer cannot see; undefined where there is nothing
   * to change. Finds leaks that the ruleset's own `imagine` would not.
   */
  vary?(state: State, viewer: Viewer, dice: Dice): State | undefined;
  /**
   * The state with hidden things exchanged that no event may ever tell apart, such as two chits in a
   * pool; undefined where there are none. Finds what an event gives away that says it `reveals`.
   */
  swap?(state: State, viewer: Viewer, dice: Dice): State | undefined;
  /** The rules that some event must cite in the random games, or all that have such an effect. */
  readonly mustSee?: readonly RuleId[] | 'all';
  /** Games that once went wrong. */
  readonly regressions?: readonly Regression[];
  /** The longest a property may take, in milliseconds. */
  readonly timeout?: number;
}

/** A game that once went wrong, and what was wrong with it. */
export interface Regression {
  readonly seed: string;
  /** The scenario's id. */
  readonly scenario: string;
  readonly name: string;
}

/** One random game to be looked at: all that happens in it follows from this. */
export interface Trial {
  readonly ruleset: Ruleset;
  readonly scenario: Scenario;
  readonly seed: string;
  readonly limits: Limits;
}

/** The options with nothing left open. */
export interface Limits extends ConformanceOptions {
  readonly scenarios: readonly Scenario[];
  readonly games: number;
  readonly seed: string;
  readonly maxSteps: number;
  readonly mutationsPerStep: number;
  readonly draws: number;
  readonly every: number;
  readonly complete: boolean;
  readonly margin: number;
  readonly timeout: number;
}

/** Something that must hold in every game of every ruleset. */
export interface Property {
  readonly name: string;
  /** Plays through the game and throws a `Fault` where the property does not hold. */
  examine(trial: Trial): void;
}

/** A ruleset breaks the protocol. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

export function limitsOf(ruleset: Ruleset, options: ConformanceOptions): Limits {
  return {
    scenarios: ruleset.scenarios,
    games: 20,
    seed: ruleset.id,
    maxSteps: 10_000,
    mutationsPerStep: 10,
    draws: 200,
    every: 1,
    complete: false,
    margin: 0,
    timeout: 120_000,
    ...options,
  };
}

/** The games to play: the scenarios in turn, each time with another seed. */
export function trialsOf(ruleset: Ruleset, limits: Limits): Trial[] {
  const { scenarios, games, seed } = limits;
  return Array.from({ length: games }, (_, i) => ({
    ruleset,
    scenario: scenarios[i % scenarios.length],
    seed: `${seed}-${i + 1}`,
    limits,
  }));
}

/** One game by the name of its scenario. */
export function trialOf(ruleset: Ruleset, limits: Limits, seed: string, scenario: string): Trial {
  const found = limits.scenarios.find(({ id }) => id === scenario);
  if (found === undefined) throw new Fault(`there is no scenario ${scenario}`);
  return { ruleset, scenario: found, seed, limits };
}

export function viewersOf(ruleset: Ruleset): Viewer[] {
  return [...ruleset.sides, SPECTATOR];
}
