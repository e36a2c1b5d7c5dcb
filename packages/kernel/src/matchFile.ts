import { DICE_SOURCE_SCHEMA, type DiceSource } from './diceSource.ts';
import { ENDING_SCHEMA, type Ending } from './ending.ts';
import type { Patch } from './patch.ts';
import type { GameEvent, Move, OptionValues, Side } from './ruleset.ts';
import type { Scenario } from './scenario.ts';
import type { Schema } from './schema.ts';

/** One decision and what it rolled. */
export interface Step {
  readonly side: Side;
  readonly move: Move;
  readonly dice: readonly number[];
  /** Both sides were asked, at the same time and in secret. */
  readonly among?: true;
  /** How far the source of dice had come before it, where dice were taken back by agreement: they do not come again. */
  readonly drawn?: number;
}

/** A step as it is written: with what came of it. */
export interface FileStep {
  /** Files of earlier formats have it only where more than one side was asked. */
  readonly side?: Side;
  readonly move: Move;
  readonly dice?: readonly number[];
  /** Where both sides were asked. */
  readonly among?: true;
  /** How far the source of dice had come before it, where some were passed over. */
  readonly drawn?: number;
  /** What happened, all of it. Files of earlier formats do not have it. */
  readonly events?: readonly GameEvent[];
  /** What changed in the position; not there where nothing did, and in files of earlier formats. */
  readonly change?: Patch;
}

/** How a step played again differs from what was recorded of it. */
export type Difference =
  | { readonly kind: 'left'; readonly left: number }
  | { readonly kind: 'source'; readonly found: number; readonly expected: number }
  /** Something else happened, or the position after it is another one. */
  | { readonly kind: 'events' | 'change' };

/** From a step onwards a match was played under this version of its rules. */
export interface Era {
  readonly from: number;
  readonly version: number;
  /** How far the source of dice in force had come by then, where it went on. */
  readonly drawn?: number;
}

/** The format that is written; `migrateMatch` reads those before it. */
export const MATCH_FORMAT = 4;

/** No game comes near it. A longer match could not be read again. */
export const MOST_STEPS = 100_000;
/** As often a match can go on with other dice, or under other rules. */
export const MOST_SOURCES = 100;

const WORD: Schema = { type: 'string', maxLength: 100 };
const COUNT: Schema = { type: 'integer', minimum: 0 };
/** No game rolls as many dice. Whoever takes up a stream goes through all of them. */
const DRAWN: Schema = { type: 'integer', minimum: 0, maximum: 10_000_000 };
const VERSION: Schema = { type: 'integer', minimum: 1 };

/** A match as one JSON file. */
export interface MatchFile {
  readonly sandtable: 'match';
  readonly format: typeof MATCH_FORMAT;
  readonly ruleset: string;
  /** The version of the rules that it goes on under. */
  readonly version: number;
  /** Where it was begun under another one: all of them, in order. */
  readonly eras?: readonly Era[];
  readonly scenario: Scenario;
  readonly options: OptionValues;
  readonly dice: readonly DiceSource[];
  /** How far the last source of dice has come, in its own measure. */
  readonly drawn?: number;
  readonly steps: readonly FileStep[];
  /** Set where dice were taken back after the last step: the next goes on from `drawn`. */
  readonly passed?: true;
  /** How it was ended after the last step, where its rules had not ended it. */
  readonly ended?: Ending;
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
    format: { const: MATCH_FORMAT },
    ruleset: WORD,
    version: VERSION,
    eras: {
      type: 'array',
      description: 'The versions of the rules that it was played under, in order.',
      minItems: 1,
      maxItems: MOST_SOURCES,
      items: {
        type: 'object',
        required: ['from', 'version'],
        additionalProperties: false,
        properties: { from: COUNT, version: VERSION, drawn: DRAWN },
      },
    },
    scenario: { type: 'object', description: 'As the schema of the ruleset’s scenarios says.' },
    options: { type: 'object' },
    dice: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_SOURCES,
      items: DICE_SOURCE_SCHEMA,
    },
    drawn: { ...DRAWN, description: 'How far the last source of dice has come.' },
    steps: {
      type: 'array',
      maxItems: MOST_STEPS,
      items: {
        type: 'object',
        required: ['move'],
        additionalProperties: false,
        properties: {
          side: WORD,
          move: { type: 'object', required: ['type'], properties: { type: WORD } },
          dice: { type: 'array', maxItems: 10_000, items: { type: 'integer', minimum: 1 } },
          among: { const: true, description: 'Both sides were asked.' },
          drawn: { ...DRAWN, description: 'Dice before it were taken back: they go on from here.' },
          events: {
            type: 'array',
            maxItems: 10_000,
            description: 'What happened, each event with its rule.',
            items: {
              type: 'object',
              required: ['type', 'rule'],
              properties: { type: WORD, rule: WORD },
            },
          },
          change: {
            type: 'object',
            description:
              'What changed in the position: [value] for a new value, [] for what went, an object for parts; # is the length of a list.',
          },
        },
      },
    },
    passed: { const: true, description: 'Dice were taken back after the last step.' },
    ended: ENDING_SCHEMA,
  },
};
