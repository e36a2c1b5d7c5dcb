import type { Schema } from '@sandtable/kernel';
import type { Place } from './field.ts';
import { FIRE_SQUARE, LEADER_ACTIONS, type LeaderAction } from '../rules/tables.ts';

/** What a player can decide. Teams, leaders and figures go by their names, places are hundredths of an inch. */
export type BrowningMove =
  // The pick
  /** BB-2.2: the first card of the game; the others are drawn without asking. */
  | { readonly type: 'draw' }
  | { readonly type: 'activate'; readonly team: string }
  | { readonly type: 'lead'; readonly leader: string; readonly action: LeaderAction }
  | { readonly type: 'rest' }
  // The activation
  | { readonly type: 'place'; readonly at: Place }
  | { readonly type: 'rally'; readonly figure: string }
  | { readonly type: 'enough' }
  | { readonly type: 'advance' }
  | { readonly type: 'stay' }
  /** The whole team: this figure goes there, the others with it, each as near to its place as it can. */
  | { readonly type: 'march'; readonly figure: string; readonly to: Place }
  | { readonly type: 'walk'; readonly figure: string; readonly path: readonly Place[] }
  | { readonly type: 'halt' }
  /** BB-5.1: the middle of the square, which may lie partly off the table on any side. */
  | { readonly type: 'fire'; readonly at: Place }
  | { readonly type: 'hold' }
  // Answers
  | { readonly type: 'choose'; readonly figure: string }
  // Platoon leaders
  | { readonly type: 'push'; readonly team: string }
  | { readonly type: 'gather'; readonly figure: string }
  | { readonly type: 'regroup' }
  | { readonly type: 'bring'; readonly figure: string; readonly team: string; readonly at: Place }
  /** BB-8.3: one who could come back stays aside. */
  | { readonly type: 'leave'; readonly figure: string };

export type MoveType = BrowningMove['type'];
export type MoveOf<T extends MoveType> = Extract<BrowningMove, { type: T }>;

const NAME: Schema = { type: 'string', minLength: 1, maxLength: 40 };
const COORDINATE: Schema = { type: 'integer', minimum: 0, maximum: 100_000 };
const PLACE: Schema = { type: 'array', minItems: 2, maxItems: 2, items: COORDINATE };
const MIDDLE: Schema = { ...PLACE, items: { ...COORDINATE, minimum: -FIRE_SQUARE / 2 } };
/** So many legs a path has at most. */
export const PATH_CORNERS = 20;

const PATH: Schema = { type: 'array', minItems: 1, maxItems: PATH_CORNERS, items: PLACE };

const FIELDS: Readonly<Record<MoveType, Readonly<Record<string, Schema>>>> = {
  draw: {},
  activate: { team: NAME },
  lead: { leader: NAME, action: { enum: LEADER_ACTIONS } },
  rest: {},
  place: { at: PLACE },
  rally: { figure: NAME },
  enough: {},
  advance: {},
  stay: {},
  march: { figure: NAME, to: PLACE },
  walk: { figure: NAME, path: PATH },
  halt: {},
  fire: { at: MIDDLE },
  hold: {},
  choose: { figure: NAME },
  push: { team: NAME },
  gather: { figure: NAME },
  regroup: {},
  bring: { figure: NAME, team: NAME, at: PLACE },
  leave: { figure: NAME },
};

export const MOVE_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A move of Bring the Browning',
  oneOf: Object.entries(FIELDS).map(([type, fields]) => ({
    type: 'object',
    properties: { type: { const: type }, ...fields },
    required: ['type', ...Object.keys(fields)],
    additionalProperties: false,
  })),
};
