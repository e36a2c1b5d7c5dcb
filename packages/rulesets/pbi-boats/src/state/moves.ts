import { EDGES } from '@sandtable/board';
import type { Schema } from '@sandtable/kernel';
import { GROUP_NAME, PLATOON_NAME, shape, SQUARE_NAME } from '@sandtable/pbi/extending';
import { WHATS } from '../rules/marks.ts';
import { WAYS } from '../rules/snaps.ts';
import { MOST_WEAPONS } from '../tables/weapons.ts';

/** A square, or a hull: where shots come from, and where they go to. */
export const PLACE_NAME: Schema = {
  type: 'string',
  pattern: '^([a-z][1-9][0-9]?|[A-Z]-[a-z]+[0-9]*)$',
};
const WHAT: Schema = { type: 'string', enum: WHATS };

/** The forms of the moves that boats add. */
export const MOVE_SHAPES: readonly Schema[] = [
  // Setting up
  shape('boats:lay', { square: SQUARE_NAME }),
  shape('boats:place', {
    boat: GROUP_NAME,
    square: SQUARE_NAME,
    facing: { type: 'string', enum: EDGES },
  }),
  shape('boats:load', { group: GROUP_NAME, boat: GROUP_NAME }),
  // A hull
  shape('boats:start', { boat: GROUP_NAME, throttle: { type: 'boolean' } }),
  shape('boats:go', { boat: GROUP_NAME, to: SQUARE_NAME }),
  shape('boats:turn', { boat: GROUP_NAME, hand: { type: 'string', enum: ['left', 'right'] } }),
  shape('boats:done'),
  shape('boats:disarm', { boat: GROUP_NAME }),
  // In the water
  shape('boats:swim', { group: GROUP_NAME, to: SQUARE_NAME }),
  shape('boats:haul', { group: GROUP_NAME, boat: GROUP_NAME }),
  // Assaults, morale and markers aboard
  shape('boats:board', { from: SQUARE_NAME, boat: GROUP_NAME }),
  shape('boats:storm', { from: SQUARE_NAME, to: SQUARE_NAME }),
  shape('boats:join', { group: GROUP_NAME }),
  shape('boats:charge'),
  shape('boats:chargeAll'),
  shape('boats:repel'),
  shape('boats:repelGun'),
  shape('boats:letCome'),
  shape('boats:lose', { group: GROUP_NAME }),
  shape('boats:scramble', { group: GROUP_NAME, to: SQUARE_NAME }),
  shape('boats:crew', { group: GROUP_NAME }),
  shape('boats:test', { boat: GROUP_NAME }),
  shape('boats:clear', { boat: GROUP_NAME, platoon: PLATOON_NAME }),
  // Troops
  shape('boats:land', { boat: GROUP_NAME, to: SQUARE_NAME, group: GROUP_NAME }),
  shape('boats:landAll', { boat: GROUP_NAME, to: SQUARE_NAME }),
  shape('boats:landSome', { boat: GROUP_NAME, to: SQUARE_NAME }),
  shape('boats:embark', { boat: GROUP_NAME, group: GROUP_NAME }),
  shape('boats:embarkAll', { from: SQUARE_NAME, boat: GROUP_NAME }),
  shape('boats:embarkSome', { from: SQUARE_NAME, boat: GROUP_NAME }),
  shape('boats:change', { boat: GROUP_NAME, into: GROUP_NAME, group: GROUP_NAME }),
  shape('boats:changeAll', { boat: GROUP_NAME, into: GROUP_NAME }),
  shape('boats:changeSome', { boat: GROUP_NAME, into: GROUP_NAME }),
  shape('boats:together'),
  shape('boats:togetherAll'),
  shape('boats:lift', { group: GROUP_NAME, boat: GROUP_NAME }),
  shape('boats:lower', { group: GROUP_NAME }),
  shape('boats:flee', { group: GROUP_NAME, boat: GROUP_NAME }),
  // Reserves
  shape('boats:enter', {
    boat: GROUP_NAME,
    square: SQUARE_NAME,
    facing: { type: 'string', enum: EDGES },
  }),
  shape('boats:arrive', { group: GROUP_NAME, square: SQUARE_NAME }),
  // Shooting
  shape('boats:aim', { from: PLACE_NAME, what: WHAT, at: PLACE_NAME }),
  shape('boats:add', { group: GROUP_NAME, shots: { type: 'integer', minimum: 1, maximum: 3 } }),
  shape('boats:shoot'),
  shape('boats:everybody'),
  shape('boats:gun', { group: GROUP_NAME, what: WHAT, at: PLACE_NAME }),
  shape('boats:fire', {
    boat: GROUP_NAME,
    weapon: { type: 'integer', minimum: 1, maximum: MOST_WEAPONS },
    what: WHAT,
    at: PLACE_NAME,
  }),
  shape('boats:snap', {
    by: PLACE_NAME,
    using: { type: 'string', enum: WAYS },
    what: WHAT,
  }),
  shape('boats:hold'),
];
