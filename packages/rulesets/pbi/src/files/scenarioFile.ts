import { EDGES, type Edge } from '@sandtable/board';
import { measuredSchema, type Scenario, type Schema } from '@sandtable/kernel';
import { ASSAULT_STAGES, type FrameType } from '../state/frames.ts';
import { GROUP_IDS } from '../state/groups.ts';
import { BOARD, FLAGS, STATUSES } from '../state/state.ts';
import {
  COVERS,
  PLATOONS,
  SIDES,
  TERRAINS,
  type Platoon,
  type SideName,
  MOST_TURNS,
} from '../rules/tables.ts';

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

/** A frame with names in place of numbers. */
export interface FrameEntry {
  readonly type: FrameType;
  readonly [field: string]: unknown;
}

/** What the fields of a frame hold: it is what makes them readable in a file, and checkable. */
export const FIELD_KINDS = {
  square: { type: 'string', enum: BOARD.names },
  squares: { type: 'array', maxItems: 64, items: { type: 'string', enum: BOARD.names } },
  groups: { type: 'array', maxItems: 30, items: { type: 'string', enum: GROUP_IDS } },
  side: { type: 'string', enum: SIDES },
  count: { type: 'integer', minimum: 0, maximum: 1000 },
  counts: { type: 'array', maxItems: 30, items: { type: 'integer', minimum: 1, maximum: 3 } },
  cover: { type: 'string', enum: COVERS },
  stage: { type: 'string', enum: ASSAULT_STAGES },
  terrain: { type: 'string', enum: TERRAINS },
} as const satisfies Readonly<Record<string, Schema>>;
export type FieldKind = keyof typeof FIELD_KINDS;

export const FRAME_FIELDS: Readonly<Record<FrameType, Readonly<Record<string, FieldKind>>>> = {
  layout: { changes: 'count' },
  lay: { terrain: 'terrain' },
  edge: {},
  deploy: { side: 'side' },
  morale: { squares: 'squares' },
  motivate: {},
  residual: {},
  extend: {},
  alone: {},
  activate: {},
  march: { from: 'square', to: 'square', party: 'groups' },
  volley: { from: 'square', target: 'square', party: 'groups', shots: 'counts' },
  allocate: {
    side: 'side',
    cover: 'cover',
    targets: 'groups',
    rounds: 'count',
    dealt: 'groups',
    left: 'count',
  },
  opportunity: { target: 'square', squares: 'squares', party: 'groups' },
  assault: {
    from: 'square',
    to: 'square',
    party: 'groups',
    stage: 'stage',
    killed: 'count',
    lost: 'count',
  },
  losses: { side: 'side', square: 'square', count: 'count' },
  retreat: { side: 'side', from: 'square', groups: 'groups' },
};

function frameSchema(type: FrameType): Schema {
  const fields = Object.entries(FRAME_FIELDS[type]);
  return {
    type: 'object',
    required: ['type', ...fields.map(([name]) => name)],
    additionalProperties: false,
    properties: {
      type: { const: type },
      ...Object.fromEntries(fields.map(([name, kind]) => [name, FIELD_KINDS[kind]])),
    },
  };
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
          items: { oneOf: (Object.keys(FRAME_FIELDS) as FrameType[]).map(frameSchema) },
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
