import { DICE_SOURCE_SCHEMA, type DiceSource } from './diceSource.ts';
import type { Move, OptionValues, Side } from './ruleset.ts';
import type { Scenario } from './scenario.ts';
import type { Schema } from './schema.ts';

/** One decision and what it rolled. */
export interface Step {
  readonly side: Side;
  readonly move: Move;
  readonly dice: readonly number[];
  /** A checksum of the state after it: tells at which step a replay goes another way. */
  readonly sum: string;
}

/** A step as it is written: without what follows from the steps before it. */
export interface FileStep {
  /** Only where more than one side was asked. */
  readonly side?: Side;
  readonly move: Move;
  readonly dice?: readonly number[];
  readonly sum: string;
}

/** Formats that can be read. In format 1 committed dice were not bound to their match. */
export const MATCH_FORMATS = [1, 2] as const;
/** The format that is written. */
export const MATCH_FORMAT = 2;

/** No game comes near it. A longer match could not be read again. */
export const MOST_STEPS = 100_000;
/** As often a match can go on with other dice. */
export const MOST_SOURCES = 100;

const WORD: Schema = { type: 'string', maxLength: 100 };

/** A match as one JSON file. */
export interface MatchFile {
  readonly sandtable: 'match';
  readonly format: (typeof MATCH_FORMATS)[number];
  readonly ruleset: string;
  readonly version: number;
  readonly scenario: Scenario;
  readonly options: OptionValues;
  readonly dice: readonly DiceSource[];
  readonly steps: readonly FileStep[];
  /** The side that gave up after the last step. */
  readonly resigned?: Side;
}

export const MATCH_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A Sandtable match',
  type: 'object',
  required: ['sandtable', 'format', 'ruleset', 'version', 'scenario', 'options', 'dice', 'steps'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', maxLength: 200 },
    sandtable: { const: 'match' },
    format: { enum: MATCH_FORMATS },
    ruleset: WORD,
    version: { type: 'integer', minimum: 1 },
    scenario: { type: 'object', description: 'As the schema of the ruleset’s scenarios says.' },
    options: { type: 'object' },
    dice: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_SOURCES,
      items: DICE_SOURCE_SCHEMA,
    },
    steps: {
      type: 'array',
      maxItems: MOST_STEPS,
      items: {
        type: 'object',
        required: ['move', 'sum'],
        additionalProperties: false,
        properties: {
          side: WORD,
          move: { type: 'object', required: ['type'], properties: { type: WORD } },
          dice: { type: 'array', maxItems: 10_000, items: { type: 'integer', minimum: 1 } },
          sum: { type: 'string', pattern: '^[0-9a-z]{1,7}$' },
        },
      },
    },
    resigned: { ...WORD, description: 'The side that gave up after the last step.' },
  },
};

/** A short checksum of a state: 32-bit FNV-1a of its JSON. It finds faults, not forgers. */
export function checksum(state: object): string {
  const text = JSON.stringify(state);
  let hash = 0x811c_9dc5 | 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193);
  return (hash >>> 0).toString(36);
}
