import { EDGES, type Edge } from '@sandtable/board';
import { measuredSchema, type FrameEntry, type Scenario, type Schema } from '@sandtable/kernel';
import { flow } from '../rules/flow.ts';
import { GROUP_IDS } from '../state/groups.ts';
import { BOARD, FLAGS, STATUSES } from '../state/state.ts';
import { PLATOONS, SIDES, type Platoon, type SideName, MOST_TURNS } from '../rules/tables.ts';

/** A scenario of PBI. Without a board the defender lays one out; without an edge he chooses it. */
export interface PbiScenario extends Scenario {
  readonly turns?: number;
  /** Eight rows of eight letters, north first. */
  readonly board?: readonly string[];
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
  readonly status?: (typeof STATUSES)[number];
  readonly ap?: number;
  readonly shots?: number;
  readonly flags?: readonly (typeof FLAGS)[number][];
}

export interface Position {
  readonly turn: number;
  readonly side: SideName;
  readonly attempts?: Readonly<Partial<Record<Platoon, number>>>;
  /** The defence is destroyed, and the attacker has been asked whether he plays on. */
  readonly alone?: boolean;
  /** What is being resolved, the phase of the game first. */
  readonly stack: readonly FrameEntry[];
  readonly outcome?: { readonly scores: Readonly<Record<SideName, number>> };
}

const SCORE: Schema = { type: 'integer', minimum: 0, maximum: 100 };

export const SCENARIO_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A scenario of PBI Quick Start',
  type: 'object',
  required: ['format', 'ruleset', 'id', 'title'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', maxLength: 200 },
    format: { const: 1 },
    ruleset: { const: 'pbi' },
    id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
    title: { type: 'string', minLength: 1, maxLength: 100 },
    setting: { type: 'string', maxLength: 2000 },
    measured: measuredSchema(SIDES),
    turns: { type: 'integer', minimum: 1, maximum: MOST_TURNS },
    board: {
      type: 'array',
      description: 'North first: . open, p partial (hedges, walls), w woods, b building.',
      minItems: 8,
      maxItems: 8,
      items: { type: 'string', pattern: '^[.pwb]{8}$' },
    },
    edge: { type: 'string', enum: EDGES, description: 'The edge the attacker starts from.' },
    groups: {
      type: 'array',
      maxItems: GROUP_IDS.length,
      items: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', enum: GROUP_IDS },
          at: { type: 'string', enum: BOARD.names },
          status: { type: 'string', enum: STATUSES },
          ap: { type: 'integer', minimum: 0, maximum: 7 },
          shots: { type: 'integer', minimum: 0, maximum: 3 },
          flags: { type: 'array', maxItems: FLAGS.length, items: { type: 'string', enum: FLAGS } },
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
        attempts: {
          type: 'object',
          additionalProperties: false,
          properties: Object.fromEntries(
            PLATOONS.map((platoon) => [platoon, { type: 'integer', minimum: 0, maximum: 3 }]),
          ),
        },
        alone: { type: 'boolean' },
        stack: {
          type: 'array',
          maxItems: 8,
          items: flow.codec.schema,
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
