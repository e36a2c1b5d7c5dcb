import type { Move, OptionValues, Side } from './ruleset.ts';
import type { Scenario } from './scenario.ts';
import type { Schema } from './schema.ts';

/** Where the dice come from, from step `from` of the match onwards. */
export type DiceSource =
  | { readonly from: number; readonly kind: 'seeded'; readonly seed: string }
  /** Given by hand: for tests, puzzles and games rolled on a real table. */
  | { readonly from: number; readonly kind: 'scripted' }
  | {
      readonly from: number;
      readonly kind: 'committed';
      readonly commitment: string;
      readonly numbers: Readonly<Record<Side, string>>;
      /** In the file only when the match is over: it is what proves the dice. */
      readonly secret?: string;
    };

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

/** A match as one JSON file. */
export interface MatchFile {
  readonly sandtable: 'match';
  readonly format: 1;
  readonly ruleset: string;
  readonly version: number;
  readonly scenario: Scenario;
  readonly options: OptionValues;
  readonly dice: readonly DiceSource[];
  readonly steps: readonly FileStep[];
}

const FROM: Schema = { type: 'integer', minimum: 0 };
const HEX: Schema = { type: 'string', pattern: '^([0-9a-f]{2}){1,64}$' };

export const MATCH_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A Sandtable match',
  type: 'object',
  required: ['sandtable', 'format', 'ruleset', 'version', 'scenario', 'options', 'dice', 'steps'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    sandtable: { const: 'match' },
    format: { const: 1 },
    ruleset: { type: 'string' },
    version: { type: 'integer', minimum: 1 },
    scenario: { type: 'object', description: 'As the schema of the ruleset’s scenarios says.' },
    options: { type: 'object' },
    dice: {
      type: 'array',
      minItems: 1,
      maxItems: 1000,
      items: {
        oneOf: [
          {
            type: 'object',
            required: ['kind', 'from', 'seed'],
            additionalProperties: false,
            properties: {
              kind: { const: 'seeded' },
              from: FROM,
              seed: { type: 'string', maxLength: 200 },
            },
          },
          {
            type: 'object',
            required: ['kind', 'from'],
            additionalProperties: false,
            properties: { kind: { const: 'scripted' }, from: FROM },
          },
          {
            type: 'object',
            required: ['kind', 'from', 'commitment', 'numbers'],
            additionalProperties: false,
            properties: {
              kind: { const: 'committed' },
              from: FROM,
              commitment: { type: 'string', pattern: '^[0-9a-f]{64}$' },
              numbers: { type: 'object', additionalProperties: HEX },
              secret: { type: 'string', pattern: '^([0-9a-f]{2}){16,64}$' },
            },
          },
        ],
      },
    },
    steps: {
      type: 'array',
      maxItems: 1_000_000,
      items: {
        type: 'object',
        required: ['move', 'sum'],
        additionalProperties: false,
        properties: {
          side: { type: 'string' },
          move: { type: 'object', required: ['type'], properties: { type: { type: 'string' } } },
          dice: { type: 'array', maxItems: 10_000, items: { type: 'integer', minimum: 1 } },
          sum: { type: 'string', pattern: '^[0-9a-z]{1,7}$' },
        },
      },
    },
  },
};

/** A short checksum of a state: 32-bit FNV-1a of its JSON. It finds faults, not forgers. */
export function checksum(state: object): string {
  const text = JSON.stringify(state);
  let hash = 0x811c_9dc5 | 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193);
  return (hash >>> 0).toString(36);
}
