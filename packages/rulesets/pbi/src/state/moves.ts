import { EDGES, type Edge } from '@sandtable/board';
import type { Schema } from '@sandtable/kernel';
import { GROUP_IDS } from './groups.ts';
import { BOARD } from './state.ts';
import { PLATOONS, SHOTS_A_TURN, TERRAINS, type Platoon, type Terrain } from '../rules/tables.ts';

/** What a player can decide. Squares and groups go by their names. */
export type PbiMove =
  // Setting up
  | { readonly type: 'take'; readonly terrain: Terrain }
  | { readonly type: 'lay'; readonly square: string }
  | { readonly type: 'generate' }
  | { readonly type: 'finish' }
  | { readonly type: 'edge'; readonly edge: Edge }
  | { readonly type: 'deploy'; readonly square: string }
  // The turn
  | { readonly type: 'test'; readonly square: string }
  | { readonly type: 'motivate'; readonly commander: Platoon; readonly square: string }
  | { readonly type: 'rest' }
  | { readonly type: 'use'; readonly square: string }
  | { readonly type: 'endTurn' }
  | { readonly type: 'extend' }
  | { readonly type: 'decline' }
  | { readonly type: 'playOn' }
  | { readonly type: 'score' }
  // An activated square
  | { readonly type: 'march'; readonly from: string; readonly to: string }
  | { readonly type: 'aim'; readonly from: string; readonly to: string }
  | { readonly type: 'assault'; readonly from: string; readonly to: string }
  | { readonly type: 'clear'; readonly square: string; readonly platoon: Platoon }
  | { readonly type: 'close' }
  // Who takes part
  | { readonly type: 'join'; readonly group: string }
  | { readonly type: 'add'; readonly group: string; readonly shots: number }
  | { readonly type: 'go' }
  | { readonly type: 'fire' }
  | { readonly type: 'all' }
  // Answers
  | { readonly type: 'snap'; readonly square: string }
  | { readonly type: 'hold' }
  | { readonly type: 'hit'; readonly group: string }
  | { readonly type: 'lose'; readonly group: string }
  | { readonly type: 'retreat'; readonly group: string; readonly to: string };

export type MoveType = PbiMove['type'];
export type MoveOf<T extends MoveType> = Extract<PbiMove, { type: T }>;

/**
 * Moves are made once and handed out again and again: listing them allocates nothing but the list.
 */
function keep<T extends PbiMove>(count: number, make: (index: number) => T): (index: number) => T {
  // As long as it gets, from the beginning: one that grows by leaps becomes a slow hash table.
  const made = new Array<T | undefined>(count).fill(undefined);
  return (index) => (made[index] ??= Object.freeze(make(index)));
}

const name = (square: number): string => BOARD.names[square];
const pair = <T extends 'march' | 'aim' | 'assault'>(
  type: T,
): ((from: number, to: number) => MoveOf<T>) => {
  const kept = keep(
    BOARD.size * BOARD.size,
    (index) => ({ type, from: name(index >> 6), to: name(index & 63) }) as unknown as MoveOf<T>,
  );
  return (from, to) => kept((from << 6) | to);
};
const onSquare = <T extends 'lay' | 'deploy' | 'test' | 'use' | 'snap'>(
  type: T,
): ((square: number) => MoveOf<T>) =>
  keep(BOARD.size, (square) => ({ type, square: name(square) }) as unknown as MoveOf<T>);
const onGroup = <T extends 'join' | 'hit' | 'lose'>(type: T): ((group: number) => MoveOf<T>) =>
  keep(GROUP_IDS.length, (group) => ({ type, group: GROUP_IDS[group] }) as unknown as MoveOf<T>);

const motivations = keep(PLATOONS.length << 6, (index) => ({
  type: 'motivate',
  commander: PLATOONS[index >> 6],
  square: name(index & 63),
}));
const clearances = keep(PLATOONS.length << 6, (index) => ({
  type: 'clear',
  square: name(index & 63),
  platoon: PLATOONS[index >> 6],
}));
const additions = keep(GROUP_IDS.length << 2, (index) => ({
  type: 'add',
  group: GROUP_IDS[index >> 2],
  shots: index & 3,
}));
const retreats = keep(GROUP_IDS.length << 6, (index) => ({
  type: 'retreat',
  group: GROUP_IDS[index >> 6],
  to: name(index & 63),
}));

/** The moves by what they are about, squares and groups as numbers. */
export const MOVE = {
  take: keep(TERRAINS.length, (index) => ({ type: 'take', terrain: TERRAINS[index] })),
  lay: onSquare('lay'),
  generate: Object.freeze({ type: 'generate' }),
  finish: Object.freeze({ type: 'finish' }),
  edge: keep(EDGES.length, (index) => ({ type: 'edge', edge: EDGES[index] })),
  deploy: onSquare('deploy'),
  test: onSquare('test'),
  motivate: (platoon: number, square: number) => motivations((platoon << 6) | square),
  rest: Object.freeze({ type: 'rest' }),
  use: onSquare('use'),
  endTurn: Object.freeze({ type: 'endTurn' }),
  extend: Object.freeze({ type: 'extend' }),
  decline: Object.freeze({ type: 'decline' }),
  playOn: Object.freeze({ type: 'playOn' }),
  score: Object.freeze({ type: 'score' }),
  march: pair('march'),
  aim: pair('aim'),
  assault: pair('assault'),
  clear: (square: number, platoon: number) => clearances((platoon << 6) | square),
  close: Object.freeze({ type: 'close' }),
  join: onGroup('join'),
  add: (group: number, shots: number) => additions((group << 2) | shots),
  go: Object.freeze({ type: 'go' }),
  fire: Object.freeze({ type: 'fire' }),
  all: Object.freeze({ type: 'all' }),
  snap: onSquare('snap'),
  hold: Object.freeze({ type: 'hold' }),
  hit: onGroup('hit'),
  lose: onGroup('lose'),
  retreat: (group: number, to: number) => retreats((group << 6) | to),
} as const;

const SQUARE: Schema = { type: 'string', enum: BOARD.names };
const GROUP: Schema = { type: 'string', enum: GROUP_IDS };
const PLATOON: Schema = { type: 'string', enum: PLATOONS };

function shape(type: MoveType, fields: Readonly<Record<string, Schema>> = {}): Schema {
  return {
    type: 'object',
    required: ['type', ...Object.keys(fields)],
    additionalProperties: false,
    properties: { type: { const: type }, ...fields },
  };
}

export const MOVE_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A move of PBI Quick Start',
  oneOf: [
    shape('take', { terrain: { type: 'string', enum: TERRAINS } }),
    shape('lay', { square: SQUARE }),
    shape('generate'),
    shape('finish'),
    shape('edge', { edge: { type: 'string', enum: EDGES } }),
    shape('deploy', { square: SQUARE }),
    shape('test', { square: SQUARE }),
    shape('motivate', { commander: PLATOON, square: SQUARE }),
    shape('rest'),
    shape('use', { square: SQUARE }),
    shape('endTurn'),
    shape('extend'),
    shape('decline'),
    shape('playOn'),
    shape('score'),
    shape('march', { from: SQUARE, to: SQUARE }),
    shape('aim', { from: SQUARE, to: SQUARE }),
    shape('assault', { from: SQUARE, to: SQUARE }),
    shape('clear', { square: SQUARE, platoon: PLATOON }),
    shape('close'),
    shape('join', { group: GROUP }),
    shape('add', { group: GROUP, shots: { type: 'integer', minimum: 1, maximum: SHOTS_A_TURN } }),
    shape('go'),
    shape('fire'),
    shape('all'),
    shape('snap', { square: SQUARE }),
    shape('hold'),
    shape('hit', { group: GROUP }),
    shape('lose', { group: GROUP }),
    shape('retreat', { group: GROUP, to: SQUARE }),
  ],
};
