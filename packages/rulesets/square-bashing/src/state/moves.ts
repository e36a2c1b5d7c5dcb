import { EDGES, type Edge } from '@sandtable/board';
import { keep, keepPairs, type Schema } from '@sandtable/kernel';
import { ASSETS, ORDERS, SQUARES, type Asset, type Order } from '../rules/tables.ts';
import { BOARD, SQUARE_NAME, UNIT_NAME } from './names.ts';
import type { Roster } from './roster.ts';

/** What a player can decide. Squares and units go by their names. */
export type SquareMove =
  // Setting up
  | { readonly type: 'deploy'; readonly square: string }
  // Assets (SB-9.1), and where they fall: the middle of a row of five, or an L of three
  | { readonly type: 'asset'; readonly asset: Asset }
  | { readonly type: 'noAsset' }
  | { readonly type: 'row'; readonly centre: string }
  | { readonly type: 'corner'; readonly square: string }
  /** SB-8.2: both arms of the L lie toward this square, which touches its corner. */
  | { readonly type: 'arms'; readonly square: string }
  | { readonly type: 'dig'; readonly square: string }
  // Higher command (SB-9.2)
  | { readonly type: 'order'; readonly square: string; readonly order: Order }
  | { readonly type: 'noOrders' }
  /** SB-3.3: who takes the room behind, where there is not enough for all that fall back. */
  | { readonly type: 'fallBack'; readonly unit: string }
  // Movement (SB-4)
  | { readonly type: 'march'; readonly unit: string; readonly to: string }
  | { readonly type: 'extra'; readonly unit: string; readonly to: string }
  | { readonly type: 'halt' }
  | { readonly type: 'mount'; readonly unit: string }
  | { readonly type: 'dismount'; readonly unit: string }
  | { readonly type: 'turn'; readonly square: string; readonly face: Edge }
  | { readonly type: 'endMovement' }
  // Assault (SB-5)
  | { readonly type: 'assault'; readonly from: string; readonly to: string }
  | { readonly type: 'endAssaults' }
  | { readonly type: 'join'; readonly unit: string }
  | { readonly type: 'shock' }
  | { readonly type: 'go' }
  | { readonly type: 'stand' }
  | { readonly type: 'retire' }
  | { readonly type: 'advance'; readonly unit: string }
  | { readonly type: 'stay' }
  | { readonly type: 'award'; readonly unit: string }
  // Shooting (SB-6)
  | { readonly type: 'shoot'; readonly from: string; readonly to: string }
  | { readonly type: 'cease' }
  // Hits (SB-5.7)
  | { readonly type: 'hit'; readonly unit: string }
  /** All that are still to be placed by whoever is asked, as is proposed. */
  | { readonly type: 'deal' }
  /** SB-1.5: where a higher command goes that is left alone. */
  | { readonly type: 'displace'; readonly square: string }
  // Reinforcements (SB-10)
  | { readonly type: 'rollAll' }
  | { readonly type: 'arrive'; readonly unit: string; readonly square: string }
  | { readonly type: 'byRoad'; readonly unit: string; readonly square: string }
  | { readonly type: 'roll'; readonly unit: string }
  | { readonly type: 'enough' };

export type MoveType = SquareMove['type'];
export type MoveOf<T extends MoveType> = Extract<SquareMove, { type: T }>;

/** The moves of a setting by what they are about, squares and units as numbers. */
export type Make = ReturnType<typeof makeMoves>;

type OnSquare = 'deploy' | 'corner' | 'arms' | 'dig' | 'displace';
type OnUnit = 'fallBack' | 'mount' | 'dismount' | 'join' | 'advance' | 'award' | 'hit' | 'roll';

export function makeMoves({ ids }: Roster) {
  const { names } = BOARD;
  const onSquare = <T extends OnSquare>(type: T): ((square: number) => MoveOf<T>) =>
    keep(SQUARES, (square) => ({ type, square: names[square] }) as unknown as MoveOf<T>);
  const onUnit = <T extends OnUnit>(type: T): ((unit: number) => MoveOf<T>) =>
    keep(ids.length, (unit) => ({ type, unit: ids[unit] }) as unknown as MoveOf<T>);
  const between = <T extends 'assault' | 'shoot'>(
    type: T,
  ): ((from: number, to: number) => MoveOf<T>) =>
    keepPairs(
      SQUARES,
      SQUARES,
      (from, to) => ({ type, from: names[from], to: names[to] }) as unknown as MoveOf<T>,
    );
  const going = <T extends 'march' | 'extra'>(type: T): ((unit: number, to: number) => MoveOf<T>) =>
    keepPairs(
      ids.length,
      SQUARES,
      (unit, to) => ({ type, unit: ids[unit], to: names[to] }) as unknown as MoveOf<T>,
    );
  const coming = <T extends 'arrive' | 'byRoad'>(
    type: T,
  ): ((unit: number, square: number) => MoveOf<T>) =>
    keepPairs(
      ids.length,
      SQUARES,
      (unit, square) => ({ type, unit: ids[unit], square: names[square] }) as unknown as MoveOf<T>,
    );
  return {
    ...BUTTONS,
    deploy: onSquare('deploy'),
    asset: keep(ASSETS.length, (asset) => ({ type: 'asset', asset: ASSETS[asset] })),
    row: keep(SQUARES, (square) => ({ type: 'row', centre: names[square] })),
    corner: onSquare('corner'),
    arms: onSquare('arms'),
    dig: onSquare('dig'),
    order: keepPairs(SQUARES, ORDERS.length, (square, order) => ({
      type: 'order',
      square: names[square],
      order: ORDERS[order],
    })),
    fallBack: onUnit('fallBack'),
    march: going('march'),
    extra: going('extra'),
    mount: onUnit('mount'),
    dismount: onUnit('dismount'),
    turn: keepPairs(SQUARES, EDGES.length, (square, face) => ({
      type: 'turn',
      square: names[square],
      face: EDGES[face],
    })),
    assault: between('assault'),
    join: onUnit('join'),
    advance: onUnit('advance'),
    award: onUnit('award'),
    shoot: between('shoot'),
    hit: onUnit('hit'),
    displace: onSquare('displace'),
    arrive: coming('arrive'),
    byRoad: coming('byRoad'),
    roll: onUnit('roll'),
  } as const;
}

/** The moves that are about nothing in particular. */
export const BUTTONS = {
  noAsset: Object.freeze({ type: 'noAsset' }),
  noOrders: Object.freeze({ type: 'noOrders' }),
  halt: Object.freeze({ type: 'halt' }),
  endMovement: Object.freeze({ type: 'endMovement' }),
  endAssaults: Object.freeze({ type: 'endAssaults' }),
  shock: Object.freeze({ type: 'shock' }),
  go: Object.freeze({ type: 'go' }),
  stand: Object.freeze({ type: 'stand' }),
  retire: Object.freeze({ type: 'retire' }),
  stay: Object.freeze({ type: 'stay' }),
  cease: Object.freeze({ type: 'cease' }),
  deal: Object.freeze({ type: 'deal' }),
  rollAll: Object.freeze({ type: 'rollAll' }),
  enough: Object.freeze({ type: 'enough' }),
} as const;

const [SQUARE, UNIT] = [SQUARE_NAME, UNIT_NAME];

/** The form of a move. */
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
  title: 'A move of Square Bashing',
  oneOf: [
    shape('deploy', { square: SQUARE }),
    shape('asset', { asset: { type: 'string', enum: ASSETS } }),
    shape('noAsset'),
    shape('row', { centre: SQUARE }),
    shape('corner', { square: SQUARE }),
    shape('arms', { square: SQUARE }),
    shape('dig', { square: SQUARE }),
    shape('order', { square: SQUARE, order: { type: 'string', enum: ORDERS } }),
    shape('noOrders'),
    shape('fallBack', { unit: UNIT }),
    shape('march', { unit: UNIT, to: SQUARE }),
    shape('extra', { unit: UNIT, to: SQUARE }),
    shape('halt'),
    shape('mount', { unit: UNIT }),
    shape('dismount', { unit: UNIT }),
    shape('turn', { square: SQUARE, face: { type: 'string', enum: EDGES } }),
    shape('endMovement'),
    shape('assault', { from: SQUARE, to: SQUARE }),
    shape('endAssaults'),
    shape('join', { unit: UNIT }),
    shape('shock'),
    shape('go'),
    shape('stand'),
    shape('retire'),
    shape('advance', { unit: UNIT }),
    shape('stay'),
    shape('award', { unit: UNIT }),
    shape('shoot', { from: SQUARE, to: SQUARE }),
    shape('cease'),
    shape('hit', { unit: UNIT }),
    shape('deal'),
    shape('displace', { square: SQUARE }),
    shape('rollAll'),
    shape('arrive', { unit: UNIT, square: SQUARE }),
    shape('byRoad', { unit: UNIT, square: SQUARE }),
    shape('roll', { unit: UNIT }),
    shape('enough'),
  ],
};
