import type { Side } from './ruleset.ts';
import type { Schema } from './schema.ts';

/**
 * A position to play from, as JSON. Each ruleset adds its own fields and publishes a schema for the
 * whole. A scenario may stand in the middle of a game.
 */
export interface Scenario {
  readonly format: 1;
  readonly ruleset: string;
  readonly id: string;
  /** What it is called; a ready-made one has its words in the catalogue, as `battle.<id>.title` and `.facts` (`Words.battle`). */
  readonly title?: string;
  /** Where and when, in a few sentences; `battle.<id>.setting` of a ready-made one. */
  readonly setting?: string;
  readonly measured?: Measured;
}

/** How a scenario came out between equal computer players, for whoever chooses it. */
export interface Measured {
  /** Who played both sides, such as `greedy`. */
  readonly players: string;
  readonly wins: Readonly<Record<Side, number>>;
  readonly draws: number;
}

/** The schema of a ruleset's `measured`. */
export function measuredSchema(sides: readonly Side[]): Schema {
  const games = (description: string): Schema => {
    return { type: 'integer', minimum: 0, maximum: 1_000_000, description };
  };
  return {
    type: 'object',
    description: 'How the scenario came out between equal computer players.',
    required: ['players', 'wins', 'draws'],
    additionalProperties: false,
    properties: {
      players: {
        type: 'string',
        minLength: 1,
        maxLength: 40,
        description: 'Who played both sides.',
      },
      wins: {
        type: 'object',
        description: 'The games that each side won.',
        required: sides,
        additionalProperties: false,
        properties: Object.fromEntries(sides.map((side) => [side, games('Games won.')])),
      },
      draws: games('Games drawn.'),
    },
  };
}
