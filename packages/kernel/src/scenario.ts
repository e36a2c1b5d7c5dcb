import { canonicalJson } from './canonicalJson.ts';
import type { Knob } from './knobs.ts';
import type { Ruleset, Side } from './ruleset.ts';
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
  /** What may be set otherwise to make it even. */
  readonly knobs?: readonly Knob[];
}

/** How a scenario came out between equal computer players, for whoever chooses it. */
export interface Measured {
  /** Who played both sides, such as `greedy`, or `general@60` with so many play-outs for a decision. */
  readonly players: string;
  readonly wins: Readonly<Record<Side, number>>;
  readonly draws: number;
}

/** The id of a scenario that is nothing but a position, such as one out of a match; `battle.position.title` is what it is called. */
export const POSITION = 'position';

/**
 * Whether it is a ready-made scenario of a ruleset in all its parts, and not only by its name. What could be set otherwise is
 * none of them: a match that was begun before a scenario had knobs was of the same battle.
 */
export function isReadyMade(
  { scenarios }: Pick<Ruleset, 'scenarios'>,
  scenario: Scenario,
): boolean {
  const ready = scenarios.find(({ id }) => id === scenario.id);
  return ready !== undefined && unturned(ready) === unturned(scenario);
}

function unturned({ knobs: _, ...scenario }: Scenario): string {
  return canonicalJson(scenario);
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
