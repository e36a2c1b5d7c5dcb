import { measuredSchema, type Scenario, type Schema } from '@sandtable/kernel';
import { EDGES, type Edge } from '../state/edges.ts';
import type { Place } from '../state/field.ts';
import type { FrameType } from '../state/frames.ts';
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

/** A frame with names in place of numbers. */
export interface FrameEntry {
  readonly type: FrameType;
  readonly [field: string]: unknown;
}

/** Coordinates fit into 13 bits, so that two places fit into one number (see `terrain.ts`). */
const COORDINATE: Schema = { type: 'integer', minimum: 0, maximum: 8000 };
const PLACE: Schema = { type: 'array', minItems: 2, maxItems: 2, items: COORDINATE };
const NAME: Schema = { type: 'string', pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N} .’'-]{0,29}$" };
/** A team's name and the number of the figure in it. */
const FIGURE: Schema = { type: 'string', pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N} .’'-]{0,32}$" };
const SIDE: Schema = { type: 'string', enum: SIDES };
const COUNT: Schema = { type: 'integer', minimum: 0, maximum: 1000 };
const MANY: Schema = { type: 'integer', minimum: 0 };

/** Of both sides together: as many as a position may have to name. */
export const MOST = { teams: 100, leaders: 40, figures: 400 } as const;

/** Of all features of a table together: their points, and how long they are in hundredths of an inch. */
export const MOST_GROUND = { points: 1500, length: 300_000 } as const;

/** What the fields of a frame hold: it is what makes them readable in a file, and checkable. */
export const FIELD_KINDS = {
  team: NAME,
  teams: { type: 'array', maxItems: MOST.teams, items: NAME },
  leader: NAME,
  leaders: { type: 'array', maxItems: MOST.leaders, items: NAME },
  figures: { type: 'array', maxItems: MOST.figures, items: FIGURE },
  /** Platoons; none is the whole side. */
  platoons: { type: 'array', maxItems: 20, items: { type: 'string', maxLength: 30 } },
  side: SIDE,
  count: COUNT,
  numbers: { type: 'array', maxItems: MOST.figures, items: MANY },
  flag: { type: 'boolean' },
  place: PLACE,
} as const satisfies Readonly<Record<string, Schema>>;
export type FieldKind = keyof typeof FIELD_KINDS;

const ACTIVATION = {
  team: 'team',
  control: 'count',
  high: 'count',
  low: 'count',
  moved: 'figures',
} as const;

export const FRAME_FIELDS: Readonly<Record<FrameType, Readonly<Record<string, FieldKind>>>> = {
  next: { after: 'side', declines: 'count' },
  pick: {
    side: 'side',
    left: 'count',
    taken: 'teams',
    drawn: 'teams',
    called: 'leaders',
    declines: 'count',
  },
  place: ACTIVATION,
  advance: ACTIVATION,
  march: ACTIVATION,
  fire: ACTIVATION,
  done: ACTIVATION,
  rally: { side: 'side', points: 'count', at: 'place' },
  lead: { leader: 'leader' },
  push: { leader: 'leader' },
  regroup: { leader: 'leader', figures: 'figures' },
  comeback: { leader: 'leader', figures: 'figures', count: 'count', back: 'figures' },
  result: {
    side: 'side',
    targets: 'figures',
    distances: 'numbers',
    scattered: 'flag',
    hits: 'count',
    assault: 'count',
  },
  nerves: { side: 'side', left: 'platoons' },
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
    name: NAME,
    quality: { type: 'string', enum: QUALITIES },
    weapon: { type: 'string', enum: WEAPONS },
    rapid: { type: 'boolean' },
    figures: list(PLACE, 1, 20),
  },
  'rapid',
);

const PLATOON = object(
  {
    name: NAME,
    side: SIDE,
    leaders: list(object({ name: NAME, kind: { type: 'string', enum: LEADERS } }), 0, 6),
    squads: list(object({ name: NAME, teams: list(TEAM, 1, 6) }), 1, 8),
  },
  'leaders',
);

const VICTORY: Schema = {
  oneOf: [
    object({ kind: { const: 'hold' }, objectives: list(object({ name: NAME, at: PLACE }), 1, 9) }),
    object({
      kind: { const: 'exit' },
      side: SIDE,
      edge: { type: 'string', enum: EDGES },
      figures: { type: 'integer', minimum: 1, maximum: 200 },
    }),
    object({ kind: { const: 'break' } }),
  ],
};

const POSITION = object(
  {
    turn: { type: 'integer', minimum: 1, maximum: 100 },
    first: SIDE,
    figures: list(
      object(
        { id: FIGURE, status: { type: 'string', enum: STATUSES }, team: NAME },
        'status',
        'team',
      ),
      0,
      MOST.figures,
    ),
    teams: list(
      object({ name: NAME, done: { type: 'boolean' }, leader: PLACE }, 'done', 'leader'),
      0,
      MOST.teams,
    ),
    leaders: list(NAME, 0, MOST.leaders),
    cards: list(NAME, 0, MOST.teams),
    leaderCards: list(
      object({ name: NAME, declined: { type: 'boolean' } }, 'declined'),
      0,
      MOST.leaders,
    ),
    stack: {
      type: 'array',
      maxItems: 12,
      items: { oneOf: (Object.keys(FRAME_FIELDS) as FrameType[]).map(frameSchema) },
    },
    outcome: object({
      winner: { enum: [...SIDES, null] },
      scores: object({ attacker: COUNT, defender: COUNT }),
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
      table: object({
        width: { type: 'integer', minimum: 1200, maximum: 8000 },
        height: { type: 'integer', minimum: 1200, maximum: 8000 },
      }),
      features: list(
        object({ kind: { type: 'string', enum: FEATURES }, points: list(PLACE, 2, 60) }),
        0,
        120,
      ),
      platoons: list(PLATOON, 2, 12),
      turns: { type: 'integer', minimum: 1, maximum: 100 },
      first: SIDE,
      victory: VICTORY,
      position: POSITION,
    },
    '$schema',
    'setting',
    'measured',
    'table',
    'position',
  ),
};
