import {
  ENDING_SCHEMA,
  type Ending,
  type Match,
  type FileStep,
  type Schema,
  type Side,
} from '@sandtable/kernel';

/**
 * Something that was done in a match, as its log has it for good. The match is what these make of its beginning, in
 * order: nothing in the log is ever changed or taken out, what is taken back is an entry of its own.
 */
export type Deed =
  | {
      readonly kind: 'move';
      readonly step: FileStep;
      /** How far the dice have come with it. */
      readonly drawn: number;
      /** Who has to decide after it: clocks go by that. */
      readonly asked: readonly Side[];
      /** Who made it for a side that had overstayed, as the terms of the match have it. */
      readonly for?: 'fallback' | 'computer';
    }
  | {
      /** From a step on there are only these now: those of the other side, made in secret, stand. */
      readonly kind: 'undo';
      readonly side: Side;
      readonly from: number;
      readonly steps: readonly FileStep[];
      readonly drawn: number;
      readonly asked: readonly Side[];
      /** Dice that were taken back before it still count as rolled. */
      readonly passed?: true;
    }
  | {
      /** By agreement, at the wish of a side: after so many steps it goes on otherwise. The dice do not come again. */
      readonly kind: 'takeBack';
      readonly side: Side;
      readonly to: number;
      readonly asked: readonly Side[];
    }
  | {
      /** From here on it is played by this version of the rules. What was before stays as it was, and is not played again. */
      readonly kind: 'rules';
      readonly version: number;
    }
  | { readonly kind: 'end'; readonly ending: Ending };

/** Who has to decide now, as a deed says it. */
export function askedIn({ pending }: Match): Side[] {
  return pending.decisions.map(({ side }) => side);
}

/** A deed in its place in the log of a match. */
export interface Entry {
  /** Counted from 1. */
  readonly number: number;
  /** When, in milliseconds. */
  readonly at: number;
  readonly deed: Deed;
  /** What nobody can guess: without it a hash would tell a secret deed to whoever tries all that there are. */
  readonly salt: string;
  /** Of this entry and, through the one before, of all: see `chain.ts`. */
  readonly hash: string;
}

const COUNT: Schema = { type: 'integer', minimum: 0 };
const SIDE: Schema = { type: 'string', maxLength: 100 };
const ASKED: Schema = { type: 'array', maxItems: 10, items: SIDE };
// What a move is, its rules say.
const STEP: Schema = { type: 'object', required: ['side', 'move'], properties: { side: SIDE } };

type Fields = Readonly<Record<string, Schema>>;

/** What each deed says, and what it may. */
const DEED_FIELDS: Readonly<Record<Deed['kind'], readonly [Fields, Fields?]>> = {
  move: [{ step: STEP, drawn: COUNT, asked: ASKED }, { for: { enum: ['fallback', 'computer'] } }],
  undo: [
    { side: SIDE, from: COUNT, steps: { type: 'array', items: STEP }, drawn: COUNT, asked: ASKED },
    { passed: { const: true } },
  ],
  takeBack: [{ side: SIDE, to: COUNT, asked: ASKED }],
  rules: [{ version: COUNT }],
  end: [{ ending: ENDING_SCHEMA }],
};

/** The form of an entry, for whoever is handed a log. */
export const ENTRY_SCHEMA: Schema = {
  type: 'object',
  required: ['number', 'at', 'deed', 'salt', 'hash'],
  additionalProperties: false,
  properties: {
    number: COUNT,
    at: COUNT,
    deed: {
      oneOf: Object.entries(DEED_FIELDS).map(([kind, [fields, more]]) => ({
        type: 'object',
        required: ['kind', ...Object.keys(fields)],
        additionalProperties: false,
        properties: { kind: { const: kind }, ...fields, ...more },
      })),
    },
    salt: { type: 'string', pattern: '^[0-9a-f]{32}$' },
    hash: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
};
