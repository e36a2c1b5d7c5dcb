import type { KnobChoice, OptionValues, Schema } from '@sandtable/kernel';

/** A run of games as it is written down: all figures follow from it, on however many machines it is played. */
export interface RunFile {
  readonly format: 1;
  readonly ruleset: string;
  readonly scenarios: readonly RunScenario[];
  /** Each of these ways to play; the usual rules where it does not say. */
  readonly options?: readonly OptionValues[];
  /** Everybody plays everybody else; one alone plays himself. */
  readonly players?: readonly string[];
  /** Who plays whom, where it is not everybody. */
  readonly pairings?: readonly (readonly string[])[];
  /** The first of a pairing has the first side in every game; else they change sides. */
  readonly keepSides?: boolean;
  /** Games for each scenario, way to play and pairing. */
  readonly games: number;
  readonly seed: string;
  /** Whether to note losses by turn and by place. */
  readonly detail?: boolean;
  /** Whether to note what the dice gave, so that shares can be told without it. */
  readonly luck?: boolean;
}

/** A ready-made scenario by its id, or a whole one; with its knobs turned where it says so. */
export interface RunScenario {
  readonly id?: string;
  readonly scenario?: object;
  readonly knobs?: KnobChoice;
  /** What it is called in tables, where two of them would be called the same. */
  readonly name?: string;
}

export const MOST_RUN_GAMES = 10_000_000;

const PLAYER: Schema = { type: 'string', minLength: 1, maxLength: 40 };

export const RUN_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A run of the lab',
  type: 'object',
  required: ['format', 'ruleset', 'scenarios', 'games', 'seed'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', maxLength: 200 },
    format: { const: 1 },
    ruleset: { type: 'string', maxLength: 40, description: 'The game.' },
    scenarios: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      description: 'What is played.',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          id: { type: 'string', maxLength: 40, description: 'A ready-made scenario.' },
          scenario: { type: 'object', description: 'A scenario of one’s own, as a whole.' },
          knobs: { type: 'object', description: 'Values for its knobs, by name.' },
          name: { type: 'string', minLength: 1, maxLength: 100, description: 'For tables.' },
        },
      },
    },
    options: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      description: 'Ways to play: sets of options of the rules.',
      items: { type: 'object' },
    },
    players: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      description: 'Everybody plays everybody else; one alone plays himself.',
      items: PLAYER,
    },
    pairings: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      description: 'Who plays whom, where it is not everybody.',
      items: { type: 'array', minItems: 2, maxItems: 2, items: PLAYER },
    },
    keepSides: {
      type: 'boolean',
      description: 'The first of a pairing has the first side in every game.',
    },
    games: {
      type: 'integer',
      minimum: 1,
      maximum: MOST_RUN_GAMES,
      description: 'For each scenario, set of options and pairing.',
    },
    seed: { type: 'string', minLength: 1, maxLength: 100 },
    detail: { type: 'boolean', description: 'Whether to note losses by turn and by place.' },
    luck: {
      type: 'boolean',
      description: 'Whether to note what the dice gave, and tell shares without it.',
    },
  },
};
