import { EDGES, type Edge } from '@sandtable/board';
import {
  KNOBS_SCHEMA,
  measuredSchema,
  type FrameEntry,
  type Scenario,
  type Schema,
} from '@sandtable/kernel';
import type { Book } from '../rules/book.ts';
import { flowOf } from '../rules/flow.ts';
import { BOARD_ROWS, BY_PLATOON, GROUP_NAME, SCORE, SQUARE_NAME } from '../state/names.ts';
import { FLAGS } from '../state/state.ts';
import {
  LEAST_ROWS,
  MOST_COLUMNS,
  MOST_GROUPS,
  MOST_TURNS,
  SIDES,
  COVERS,
  type GroundEntry,
  type PlatoonEntry,
  type SideName,
} from '../rules/tables.ts';

/** A scenario of PBI. Without a board the defender lays one out; without an edge he chooses it. */
export interface PbiScenario extends Scenario {
  readonly turns?: number;
  /** Columns and rows of the board; eight of each in the book. */
  readonly size?: { readonly columns: number; readonly rows: number };
  /** Rows of letters, north first. */
  readonly board?: readonly string[];
  /** Who is in the game; the platoons of the book where it does not say. */
  readonly platoons?: readonly PlatoonEntry[];
  /** Kinds of ground beside those of the book. */
  readonly ground?: readonly GroundEntry[];
  readonly edge?: Edge;
  /** Groups that do not have to be deployed; in a position, every group still in the game. */
  readonly groups?: readonly GroupEntry[];
  /** Set in the middle of a game. */
  readonly position?: Position;
}

export interface GroupEntry {
  readonly id: string;
  readonly at?: string;
  /** On the board unless it says otherwise. */
  readonly status?: string;
  readonly ap?: number;
  readonly shots?: number;
  readonly flags?: readonly (typeof FLAGS)[number][];
}

export interface Position {
  readonly turn: number;
  readonly side: SideName;
  readonly attempts?: Readonly<Record<string, number>>;
  /** The defence is destroyed, and the attacker has been asked whether he plays on. */
  readonly alone?: boolean;
  /** What is being resolved, the phase of the game first. */
  readonly stack: readonly FrameEntry[];
  readonly outcome?: { readonly scores: Readonly<Record<SideName, number>> };
}

const LENGTH: Schema = { type: 'integer', minimum: LEAST_ROWS, maximum: MOST_COLUMNS };

/** The form of a scenario under a book. */
export function scenarioSchema(book: Book): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A scenario of PBI Quick Start',
    type: 'object',
    required: ['format', 'ruleset', 'id'],
    additionalProperties: false,
    properties: {
      $schema: { type: 'string', maxLength: 200 },
      format: { const: 1 },
      ruleset: { const: book.extension?.id ?? 'pbi' },
      id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
      title: { type: 'string', minLength: 1, maxLength: 100 },
      setting: { type: 'string', maxLength: 2000 },
      measured: measuredSchema(SIDES),
      knobs: KNOBS_SCHEMA,
      turns: { type: 'integer', minimum: 1, maximum: MOST_TURNS },
      size: {
        type: 'object',
        description: 'The size of the board, where it is not that of the book.',
        required: ['columns', 'rows'],
        additionalProperties: false,
        properties: { columns: LENGTH, rows: LENGTH },
      },
      board: BOARD_ROWS,
      ground: {
        type: 'array',
        description: 'Kinds of ground beside those of the book.',
        maxItems: 8,
        items: {
          type: 'object',
          required: ['letter', 'name', 'cover'],
          additionalProperties: false,
          properties: {
            letter: { type: 'string', pattern: '^[a-z~_=#+]$' },
            name: { type: 'string', minLength: 1, maxLength: 40 },
            cover: { type: 'string', enum: COVERS },
            objective: { type: 'boolean' },
          },
        },
      },
      platoons: {
        type: 'array',
        description: 'Who is in the game, in place of the two platoons and the one of the book.',
        minItems: 2,
        maxItems: 8,
        items: {
          type: 'object',
          required: ['id', 'side', 'groups'],
          additionalProperties: false,
          properties: {
            id: { type: 'string', pattern: '^[A-Z]$' },
            side: { type: 'string', enum: SIDES },
            groups: {
              type: 'object',
              additionalProperties: false,
              properties: Object.fromEntries(
                book.kinds.map(({ name, commands }) => [
                  name,
                  { type: 'integer', minimum: 0, maximum: commands ? 1 : 12 },
                ]),
              ),
            },
          },
        },
      },
      ...book.extension?.scenarioFields,
      edge: { type: 'string', enum: EDGES, description: 'The edge the attacker starts from.' },
      groups: {
        type: 'array',
        maxItems: MOST_GROUPS,
        items: {
          type: 'object',
          required: ['id'],
          additionalProperties: false,
          properties: {
            id: GROUP_NAME,
            at: SQUARE_NAME,
            status: { type: 'string', enum: book.statuses.map(({ name }) => name) },
            ap: { type: 'integer', minimum: 0, maximum: book.extension === undefined ? 7 : 100 },
            shots: { type: 'integer', minimum: 0, maximum: 3 },
            flags: {
              type: 'array',
              maxItems: FLAGS.length,
              items: { type: 'string', enum: FLAGS },
            },
          },
        },
      },
      position: {
        type: 'object',
        required: ['turn', 'side', 'stack'],
        additionalProperties: false,
        properties: {
          turn: { type: 'integer', minimum: 0, maximum: MOST_TURNS },
          side: { type: 'string', enum: SIDES },
          attempts: BY_PLATOON,
          alone: { type: 'boolean' },
          stack: {
            type: 'array',
            maxItems: 8,
            items: flowOf(book).codec.schema,
          },
          outcome: {
            type: 'object',
            required: ['scores'],
            additionalProperties: false,
            properties: {
              scores: {
                type: 'object',
                required: SIDES,
                additionalProperties: false,
                properties: { attacker: SCORE, defender: SCORE },
              },
            },
          },
        },
      },
    },
  };
}
