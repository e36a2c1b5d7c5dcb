import type { Schema } from '@sandtable/kernel';
import { BLOCK_EDGES, type BlockEdge } from '@sandtable/table';
import type { Place } from './field.ts';
import { KINDS, MAP_EDGES, type Kind, type MapEdge } from '../rules/tables.ts';

/** PB-4.6: how a piece ends a march by road. */
export const FORMS = ['column', 'line'] as const;
export type Form = (typeof FORMS)[number];

/**
 * What a player can decide. Pieces on the map go by the tag of their block (`R7`), which both sides
 * know them by; those in reserve or not arrived yet by their names. Places are thousandths of an inch.
 */
export type PubMove =
  // PB-12.8: a free game
  | { readonly type: 'raise'; readonly rating: number; readonly arrives: number }
  | { readonly type: 'enlist'; readonly kind: Kind }
  | { readonly type: 'ready' }
  | { readonly type: 'edge'; readonly edge: MapEdge }
  | { readonly type: 'deploy'; readonly piece: string; readonly to: Place; readonly facing: number }
  | { readonly type: 'keep'; readonly piece: string }
  /** PB-2.3: a detachment to a Command. */
  | { readonly type: 'assign'; readonly piece: string; readonly command: string }
  // PB-3: the order of the Commands
  | { readonly type: 'begin' }
  /** `hq` where it is not for the first chit to move that this one can roll for (PB-3.6, PB-3.7). */
  | { readonly type: 'delay'; readonly by: string; readonly hq?: string }
  | { readonly type: 'jump'; readonly hq: string; readonly by: string }
  | { readonly type: 'accept' }
  // PB-4 to PB-9: a Command moves
  | { readonly type: 'march'; readonly piece: string; readonly to: Place; readonly facing: number }
  /** The first of the pieces goes there and turns so; the others keep their places beside it. */
  | {
      readonly type: 'together';
      readonly pieces: readonly string[];
      readonly to: Place;
      readonly facing: number;
    }
  /** PB-4.6: to the nearest point of that road, along it, and there in column or in line again. */
  | {
      readonly type: 'road';
      readonly piece: string;
      readonly road: string;
      readonly to: Place;
      readonly form: Form;
      /** Of a column: one of the two ways of the road. */
      readonly facing: number;
    }
  /** PB-6.2: its front against that edge, so far to the right of the edge's middle as one looks at it. */
  | {
      readonly type: 'attack';
      readonly piece: string;
      readonly target: string;
      readonly edge: BlockEdge;
      readonly aside: number;
    }
  /** PB-6.3: directly behind another piece. */
  | { readonly type: 'support'; readonly piece: string; readonly lead: string }
  /** PB-8.2: into the reserve of that HQ. */
  | { readonly type: 'hide'; readonly piece: string; readonly hq: string }
  /** PB-8.1: to the head of the reserve that it is in. */
  | { readonly type: 'first'; readonly piece: string }
  | { readonly type: 'bombard'; readonly piece: string; readonly target: string }
  | { readonly type: 'rally'; readonly piece: string; readonly facing: number }
  | { readonly type: 'unpack'; readonly piece: string }
  | { readonly type: 'pack'; readonly piece: string }
  /** PB-12.10: off the map, by a line of communication. */
  | { readonly type: 'leave'; readonly piece: string }
  /** PB-5.4: in contact, it turns its front to that enemy. */
  | { readonly type: 'face'; readonly piece: string; readonly target: string }
  /** PB-3.2: it does nothing in this move. */
  | { readonly type: 'stand'; readonly piece: string }
  | { readonly type: 'end' }
  // PB-10: combat
  /** The combat in which this piece defends first. */
  | { readonly type: 'resolve'; readonly defender: string }
  | { readonly type: 'withdraw' }
  | { readonly type: 'fire'; readonly target: string }
  | { readonly type: 'relieve' }
  | { readonly type: 'stay' }
  | { readonly type: 'retreat' }
  // PB-12.5, PB-12.6: the night
  | { readonly type: 'remain' }
  | { readonly type: 'retire' }
  | { readonly type: 'recover'; readonly piece: string };

export type MoveType = PubMove['type'];
export type MoveOf<T extends MoveType> = Extract<PubMove, { type: T }>;

const NAME: Schema = { type: 'string', minLength: 1, maxLength: 40 };
const COORDINATE: Schema = { type: 'integer', minimum: 0, maximum: 100_000 };
const PLACE: Schema = { type: 'array', minItems: 2, maxItems: 2, items: COORDINATE };
const FACING: Schema = { type: 'integer', minimum: 0, maximum: 359 };
const STANDING = { to: PLACE, facing: FACING };

const FIELDS: Readonly<Record<MoveType, Readonly<Record<string, Schema>>>> = {
  raise: {
    rating: { type: 'integer', minimum: 1, maximum: 6 },
    arrives: { type: 'integer', minimum: 0, maximum: 17 },
  },
  enlist: { kind: { enum: KINDS } },
  ready: {},
  edge: { edge: { enum: MAP_EDGES } },
  deploy: { piece: NAME, ...STANDING },
  keep: { piece: NAME },
  assign: { piece: NAME, command: NAME },
  begin: {},
  delay: { by: NAME },
  jump: { hq: NAME, by: NAME },
  accept: {},
  march: { piece: NAME, ...STANDING },
  together: {
    pieces: { type: 'array', minItems: 2, maxItems: 12, items: NAME },
    ...STANDING,
  },
  road: { piece: NAME, road: NAME, form: { enum: FORMS }, ...STANDING },
  attack: {
    piece: NAME,
    target: NAME,
    edge: { enum: BLOCK_EDGES },
    aside: { type: 'integer', minimum: -10_000, maximum: 10_000 },
  },
  support: { piece: NAME, lead: NAME },
  hide: { piece: NAME, hq: NAME },
  first: { piece: NAME },
  bombard: { piece: NAME, target: NAME },
  rally: { piece: NAME, facing: FACING },
  unpack: { piece: NAME },
  pack: { piece: NAME },
  leave: { piece: NAME },
  face: { piece: NAME, target: NAME },
  stand: { piece: NAME },
  end: {},
  resolve: { defender: NAME },
  withdraw: {},
  fire: { target: NAME },
  relieve: {},
  stay: {},
  retreat: {},
  remain: {},
  retire: {},
  recover: { piece: NAME },
};

/** What a move may leave out. */
const OPTIONAL: Partial<Record<MoveType, Readonly<Record<string, Schema>>>> = {
  delay: { hq: NAME },
};

export const MOVE_TYPES = Object.keys(FIELDS) as MoveType[];

export const MOVE_SCHEMA: Schema = {
  oneOf: Object.entries(FIELDS).map(([type, fields]) => ({
    type: 'object',
    properties: { type: { const: type }, ...fields, ...OPTIONAL[type as MoveType] },
    required: ['type', ...Object.keys(fields)],
    additionalProperties: false,
  })),
};
