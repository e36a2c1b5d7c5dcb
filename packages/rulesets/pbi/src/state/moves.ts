import { EDGES, type Edge, type Grid } from '@sandtable/board';
import { keep, keepPairs, type Schema } from '@sandtable/kernel';
import { GROUP_NAME, PLATOON_NAME, SQUARE_NAME } from './names.ts';
import type { Roster } from './roster.ts';
import { SHOTS_A_TURN, TERRAINS, type Terrain } from '../rules/tables.ts';

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
  | { readonly type: 'motivate'; readonly commander: string; readonly square: string }
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
  | { readonly type: 'clear'; readonly square: string; readonly platoon: string }
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

/** The moves of a setting by what they are about, squares and groups as numbers. */
export type Make = ReturnType<typeof makeMoves>;

export function makeMoves({ size, names }: Grid, { ids, platoons }: Roster) {
  const groups = ids.length;
  const pair = <T extends 'march' | 'aim' | 'assault'>(
    type: T,
  ): ((from: number, to: number) => MoveOf<T>) =>
    keepPairs(
      size,
      size,
      (from, to) => ({ type, from: names[from], to: names[to] }) as unknown as MoveOf<T>,
    );
  const onSquare = <T extends 'lay' | 'deploy' | 'test' | 'use' | 'snap'>(
    type: T,
  ): ((square: number) => MoveOf<T>) =>
    keep(size, (square) => ({ type, square: names[square] }) as unknown as MoveOf<T>);
  const onGroup = <T extends 'join' | 'hit' | 'lose'>(type: T): ((group: number) => MoveOf<T>) =>
    keep(groups, (group) => ({ type, group: ids[group] }) as unknown as MoveOf<T>);
  return {
    ...BUTTONS,
    take: keep(TERRAINS.length, (index) => ({ type: 'take', terrain: TERRAINS[index] })),
    lay: onSquare('lay'),
    edge: keep(EDGES.length, (index) => ({ type: 'edge', edge: EDGES[index] })),
    deploy: onSquare('deploy'),
    test: onSquare('test'),
    motivate: keepPairs(platoons.length, size, (platoon, square) => ({
      type: 'motivate',
      commander: platoons[platoon],
      square: names[square],
    })),
    use: onSquare('use'),
    march: pair('march'),
    aim: pair('aim'),
    assault: pair('assault'),
    clear: keepPairs(size, platoons.length, (square, platoon) => ({
      type: 'clear',
      square: names[square],
      platoon: platoons[platoon],
    })),
    join: onGroup('join'),
    add: keepPairs(groups, SHOTS_A_TURN + 1, (group, shots) => ({
      type: 'add',
      group: ids[group],
      shots,
    })),
    snap: onSquare('snap'),
    hit: onGroup('hit'),
    lose: onGroup('lose'),
    retreat: keepPairs(groups, size, (group, to) => ({
      type: 'retreat',
      group: ids[group],
      to: names[to],
    })),
  } as const;
}

/** The moves that are about nothing in particular. */
export const BUTTONS = {
  generate: Object.freeze({ type: 'generate' }),
  finish: Object.freeze({ type: 'finish' }),
  rest: Object.freeze({ type: 'rest' }),
  endTurn: Object.freeze({ type: 'endTurn' }),
  extend: Object.freeze({ type: 'extend' }),
  decline: Object.freeze({ type: 'decline' }),
  playOn: Object.freeze({ type: 'playOn' }),
  score: Object.freeze({ type: 'score' }),
  close: Object.freeze({ type: 'close' }),
  go: Object.freeze({ type: 'go' }),
  fire: Object.freeze({ type: 'fire' }),
  all: Object.freeze({ type: 'all' }),
  hold: Object.freeze({ type: 'hold' }),
} as const;

const [SQUARE, GROUP, PLATOON] = [SQUARE_NAME, GROUP_NAME, PLATOON_NAME];

/** The form of a move. */
export function shape(type: string, fields: Readonly<Record<string, Schema>> = {}): Schema {
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
