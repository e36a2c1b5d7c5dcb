import {
  KNOBS_SCHEMA,
  measuredSchema,
  type FrameEntry,
  type Scenario,
  type Schema,
} from '@sandtable/kernel';
import { FACES, type Face } from '../rules/01-board/field.ts';
import { flow } from '../rules/flow.ts';
import {
  ASSETS,
  COLUMNS,
  COUNTDOWN,
  DEFENCES,
  GRADES,
  GROUND_LETTERS,
  MOST_COUNTDOWN,
  MOST_TURNS,
  MOST_UNITS,
  OBJECTIVES,
  ROWS,
  SIDES,
  SQUARES,
  type Asset,
  type Defence,
  type SideName,
} from '../rules/tables.ts';
import { BOARD, SQUARE_NAME, UNIT_NAME, UNIT_WORDS } from '../state/names.ts';
import type { SettingFields } from '../state/setting.ts';
import { FLAGS, MARKS, STATUSES, type Flag, type Mark, type Status } from '../state/state.ts';

/** A scenario of Square Bashing. */
export interface SquareScenario extends Scenario, SettingFields {
  readonly defences?: Readonly<Record<string, Defence>>;
  readonly countdown?: number;
  /** Set in the middle of a game. */
  readonly position?: Position;
}

export interface UnitEntry {
  readonly id: string;
  /** On the board unless it says otherwise. */
  readonly status?: Status;
  readonly at?: string;
  readonly lost?: number;
  readonly casualties?: number;
  readonly flags?: readonly Flag[];
}

export interface SquareEntry {
  readonly at: string;
  readonly facing?: Face;
  readonly marks?: readonly Mark[];
  readonly gas?: SideName;
  /** Markers by the side that has inflicted them. */
  readonly barrage?: Readonly<Partial<Record<SideName, number>>>;
  readonly suppression?: readonly SideName[];
}

export interface Position {
  readonly turn: number;
  readonly side: SideName;
  /** SB-9.1: `ready`, or the square that it is used by. */
  readonly shock?: string;
  /** What is being resolved, the turn first. */
  readonly stack: readonly FrameEntry[];
  /** Every unit that is still in the game. */
  readonly units: readonly UnitEntry[];
  /** The squares that there is something to say about. */
  readonly squares: readonly SquareEntry[];
  /** SB-11.2: who holds each objective. */
  readonly holders: readonly SideName[];
  readonly assets: Readonly<Record<SideName, Readonly<Partial<Record<Asset, number>>>>>;
  readonly outcome?: { readonly scores: Readonly<Record<SideName, number>> };
}

const SIDE: Schema = { type: 'string', enum: SIDES };
const SCORE: Schema = { type: 'integer', minimum: 0, maximum: 10_000 };

function bySquare(value: Schema): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(BOARD.names.map((name) => [name, value])),
  };
}

function bySide(value: Schema, required: readonly SideName[]): Schema {
  return {
    type: 'object',
    required,
    additionalProperties: false,
    properties: Object.fromEntries(SIDES.map((side) => [side, value])),
  };
}

const ASSET_COUNTS: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    ASSETS.map((asset) => [asset, { type: 'integer', minimum: 0, maximum: 9 } as const]),
  ),
};

const UNITS: Schema = {
  type: 'array',
  maxItems: MOST_UNITS,
  items: { type: 'string', enum: UNIT_WORDS },
};

const FORCE: Schema = {
  type: 'object',
  required: ['artillery', 'command'],
  additionalProperties: false,
  properties: {
    artillery: { type: 'string', enum: GRADES, description: 'The quality of the artillery.' },
    command: { type: 'string', enum: GRADES, description: 'The quality of higher command.' },
    assets: ASSET_COUNTS,
    squares: { ...bySquare(UNITS), description: 'Who stands where at the start.' },
    deploy: { ...UNITS, description: 'Who is still to be deployed.' },
    reserve: { ...UNITS, description: 'Who comes as a reinforcement.' },
  },
};

const LETTERS = Object.values(GROUND_LETTERS).join('');

/** The parts of a scenario that never change in its game. */
export const SETTING_PROPERTIES: Readonly<Record<keyof SettingFields, Schema>> = {
  board: {
    type: 'array',
    description: 'The defender’s edge first: . open, w woods, b buildings, h hill, r rough hill.',
    minItems: ROWS,
    maxItems: ROWS,
    items: { type: 'string', pattern: `^[${LETTERS}]{${COLUMNS}}$` },
  },
  roads: {
    ...bySquare({ type: 'string', pattern: '^n?e?s?w?$', minLength: 1 }),
    description: 'The faces that the road of a square goes through: n, e, s, w.',
  },
  rivers: {
    type: 'array',
    description: 'Pairs of squares with a river between them.',
    maxItems: 2 * SQUARES,
    items: { type: 'array', minItems: 2, maxItems: 2, items: SQUARE_NAME },
  },
  objectives: { type: 'array', minItems: OBJECTIVES, maxItems: OBJECTIVES, items: SQUARE_NAME },
  trenchWarfare: { type: 'boolean', description: 'Armoured cars are slow.' },
  forces: bySide(FORCE, SIDES),
};

export const SETTING_SCHEMA: Schema = {
  type: 'object',
  required: ['board', 'objectives', 'forces'],
  properties: SETTING_PROPERTIES,
};

export const SCENARIO_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A scenario of Square Bashing',
  type: 'object',
  required: ['format', 'ruleset', 'id', 'board', 'objectives', 'forces'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', maxLength: 200 },
    format: { const: 1 },
    ruleset: { const: 'square-bashing' },
    id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
    title: { type: 'string', minLength: 1, maxLength: 100 },
    setting: { type: 'string', maxLength: 2000 },
    measured: measuredSchema(SIDES),
    knobs: KNOBS_SCHEMA,
    ...SETTING_PROPERTIES,
    defences: bySquare({ type: 'string', enum: DEFENCES }),
    countdown: {
      type: 'integer',
      minimum: 0,
      maximum: MOST_COUNTDOWN,
      description: `What the countdown stands at; ${COUNTDOWN} unless it says otherwise.`,
    },
    position: {
      type: 'object',
      required: ['turn', 'side', 'stack', 'units', 'squares', 'holders', 'assets'],
      additionalProperties: false,
      properties: {
        turn: { type: 'integer', minimum: 1, maximum: MOST_TURNS },
        side: SIDE,
        shock: { type: 'string', enum: [...BOARD.names, 'ready'] },
        stack: { type: 'array', maxItems: 8, items: flow.codec.schema },
        units: {
          type: 'array',
          maxItems: MOST_UNITS,
          items: {
            type: 'object',
            required: ['id'],
            additionalProperties: false,
            properties: {
              id: UNIT_NAME,
              status: { type: 'string', enum: STATUSES.filter((status) => status !== 'lost') },
              at: SQUARE_NAME,
              lost: { type: 'integer', minimum: 0, maximum: 7 },
              casualties: { type: 'integer', minimum: 0, maximum: 40 },
              flags: {
                type: 'array',
                maxItems: FLAGS.length,
                items: { type: 'string', enum: FLAGS },
              },
            },
          },
        },
        squares: {
          type: 'array',
          maxItems: SQUARES,
          items: {
            type: 'object',
            required: ['at'],
            additionalProperties: false,
            properties: {
              at: SQUARE_NAME,
              facing: { type: 'string', enum: FACES },
              marks: {
                type: 'array',
                maxItems: MARKS.length,
                items: { type: 'string', enum: MARKS },
              },
              gas: SIDE,
              barrage: bySide({ type: 'integer', minimum: 1, maximum: 20 }, []),
              suppression: { type: 'array', maxItems: SIDES.length, items: SIDE },
            },
          },
        },
        holders: { type: 'array', minItems: OBJECTIVES, maxItems: OBJECTIVES, items: SIDE },
        assets: bySide(ASSET_COUNTS, SIDES),
        outcome: {
          type: 'object',
          required: ['scores'],
          additionalProperties: false,
          properties: { scores: bySide(SCORE, SIDES) },
        },
      },
    },
  },
};
