import {
  KNOBS_SCHEMA,
  measuredSchema,
  type FrameEntry,
  type Scenario,
  type Schema,
} from '@sandtable/kernel';
import { EDGES, type Edge } from '../state/edges.ts';
import type { Place } from '../state/field.ts';
import { flow } from '../rules/flow.ts';
import { A_COUNT, A_FIGURE, A_NAME, A_PLACE, A_SIDE, MOST } from './schemas.ts';
import { STATUSES } from '../state/state.ts';
import {
  FEATURES,
  LEADERS,
  QUALITIES,
  SIDES,
  WEAPONS,
  type FeatureKind,
  type LeaderKind,
  type Quality,
  type SideName,
  type Weapon,
} from '../rules/tables.ts';

/** A scenario of Bring the Browning. Places are hundredths of an inch: across, up. */
export interface BrowningScenario extends Scenario {
  /** 48 by 48 inches unless it says otherwise (BB-1.6). */
  readonly table?: { readonly width: number; readonly height: number };
  readonly features: readonly { readonly kind: FeatureKind; readonly points: readonly Place[] }[];
  readonly platoons: readonly PlatoonEntry[];
  readonly turns: number;
  readonly first: SideName;
  readonly victory: VictoryEntry;
  /** Set in the middle of a game. */
  readonly position?: Position;
}

export interface PlatoonEntry {
  readonly name: string;
  readonly side: SideName;
  readonly leaders?: readonly { readonly name: string; readonly kind: LeaderKind }[];
  readonly squads: readonly { readonly name: string; readonly teams: readonly TeamEntry[] }[];
}

export interface TeamEntry {
  readonly name: string;
  readonly quality: Quality;
  readonly weapon: Weapon;
  readonly rapid?: boolean;
  /** Where its figures stand. They are called `A1-1`, `A1-2`, … after the team. */
  readonly figures: readonly Place[];
}

export type VictoryEntry =
  | {
      readonly kind: 'hold';
      readonly objectives: readonly { readonly name: string; readonly at: Place }[];
    }
  | {
      readonly kind: 'exit';
      readonly side: SideName;
      readonly edge: Edge;
      readonly figures: number;
    }
  | { readonly kind: 'break' };

export interface Position {
  readonly turn: number;
  readonly first: SideName;
  /** Figures that are not where their team's list says, upright and of that team. */
  readonly figures?: readonly {
    readonly id: string;
    readonly status?: (typeof STATUSES)[number];
    readonly team?: string;
  }[];
  /** Teams that are done, and leader figures that stand on the table. */
  readonly teams?: readonly {
    readonly name: string;
    readonly done?: boolean;
    readonly leader?: Place;
  }[];
  /** Officers and NCOs that are done. */
  readonly leaders?: readonly string[];
  /** Cards that have been drawn, by the name of the squad or team. */
  readonly cards?: readonly string[];
  /** Those of leaders; declined where the leader has not acted since, and nobody else either. */
  readonly leaderCards?: readonly { readonly name: string; readonly declined?: boolean }[];
  readonly stack: readonly FrameEntry[];
  readonly outcome?: {
    readonly winner: SideName | null;
    readonly scores: Readonly<Record<SideName, number>>;
  };
}

function object(properties: Readonly<Record<string, Schema>>, ...optional: string[]): Schema {
  return {
    type: 'object',
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
    properties,
  };
}

function list(items: Schema, minItems: number, maxItems: number): Schema {
  return { type: 'array', minItems, maxItems, items };
}

const TEAM = object(
  {
    name: A_NAME,
    quality: { type: 'string', enum: QUALITIES },
    weapon: { type: 'string', enum: WEAPONS },
    rapid: { type: 'boolean' },
    figures: list(A_PLACE, 1, 20),
  },
  'rapid',
);

const PLATOON = object(
  {
    name: A_NAME,
    side: A_SIDE,
    leaders: list(object({ name: A_NAME, kind: { type: 'string', enum: LEADERS } }), 0, 6),
    squads: list(object({ name: A_NAME, teams: list(TEAM, 1, 6) }), 1, 8),
  },
  'leaders',
);

const VICTORY: Schema = {
  oneOf: [
    object({
      kind: { const: 'hold' },
      objectives: list(object({ name: A_NAME, at: A_PLACE }), 1, 9),
    }),
    object({
      kind: { const: 'exit' },
      side: A_SIDE,
      edge: { type: 'string', enum: EDGES },
      figures: { type: 'integer', minimum: 1, maximum: 200 },
    }),
    object({ kind: { const: 'break' } }),
  ],
};

const POSITION = object(
  {
    turn: { type: 'integer', minimum: 1, maximum: 100 },
    first: A_SIDE,
    figures: list(
      object(
        { id: A_FIGURE, status: { type: 'string', enum: STATUSES }, team: A_NAME },
        'status',
        'team',
      ),
      0,
      MOST.figures,
    ),
    teams: list(
      object({ name: A_NAME, done: { type: 'boolean' }, leader: A_PLACE }, 'done', 'leader'),
      0,
      MOST.teams,
    ),
    leaders: list(A_NAME, 0, MOST.leaders),
    cards: list(A_NAME, 0, MOST.teams),
    leaderCards: list(
      object({ name: A_NAME, declined: { type: 'boolean' } }, 'declined'),
      0,
      MOST.leaders,
    ),
    stack: { type: 'array', maxItems: 12, items: flow.codec.schema },
    outcome: object({
      winner: { enum: [...SIDES, null] },
      scores: object({ attacker: A_COUNT, defender: A_COUNT }),
    }),
  },
  'figures',
  'teams',
  'leaders',
  'cards',
  'leaderCards',
  'outcome',
);

export const SCENARIO_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A scenario of Bring the Browning',
  ...object(
    {
      $schema: { type: 'string', maxLength: 200 },
      format: { const: 1 },
      ruleset: { const: 'browning' },
      id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
      title: { type: 'string', minLength: 1, maxLength: 100 },
      setting: { type: 'string', maxLength: 2000 },
      measured: measuredSchema(SIDES),
      knobs: KNOBS_SCHEMA,
      table: object({
        width: { type: 'integer', minimum: 1200, maximum: 8000 },
        height: { type: 'integer', minimum: 1200, maximum: 8000 },
      }),
      features: list(
        object({ kind: { type: 'string', enum: FEATURES }, points: list(A_PLACE, 2, 60) }),
        0,
        120,
      ),
      platoons: list(PLATOON, 2, 12),
      turns: { type: 'integer', minimum: 1, maximum: 100 },
      first: A_SIDE,
      victory: VICTORY,
      position: POSITION,
    },
    '$schema',
    'title',
    'setting',
    'measured',
    'knobs',
    'table',
    'position',
  ),
};
