import { EDGES } from '@sandtable/board';
import type { OwnName } from '@sandtable/pbi/extending';

/** What of a move is pointed at on the table, one thing after another. */
export type Field = readonly [pick: 'piece' | 'square', field: string];

/** What stands on the button: the name of a platoon, or one of several; for a field that is true or false 1 or 0. */
export interface OnButton {
  readonly field: string;
  readonly values: 'platoons' | readonly OnValue[];
}

export type OnValue = string | number | boolean;

/** How a kind of move is pointed out: things on the table, then a button of its name. */
export interface Way {
  readonly fields: readonly Field[];
  readonly value?: OnButton;
  /** The frame in which it needs no button: what is pointed at says it all. */
  readonly plainIn?: OwnName;
  /** It gives up what could still be done. */
  readonly ends?: true;
}

const BOAT: Field = ['piece', 'boat'];
const GROUP: Field = ['piece', 'group'];
const FROM: Field = ['square', 'from'];
const TO: Field = ['square', 'to'];
const SQUARE: Field = ['square', 'square'];

/** How all that boats add is pointed out: who, where or at what, and what is done. */
export const WAYS: Readonly<Record<OwnName, Way>> = {
  'boats:lay': { fields: [SQUARE], plainIn: 'boats:mines' },
  'boats:place': { fields: [BOAT, SQUARE], value: { field: 'facing', values: EDGES } },
  'boats:load': { fields: [GROUP, BOAT], plainIn: 'boats:fleet' },
  'boats:start': { fields: [BOAT], value: { field: 'throttle', values: [false, true] } },
  'boats:go': { fields: [BOAT, TO], plainIn: 'boats:sail' },
  'boats:turn': { fields: [BOAT], value: { field: 'hand', values: ['left', 'right'] } },
  'boats:done': { fields: [], ends: true },
  'boats:disarm': { fields: [BOAT] },

  'boats:swim': { fields: [GROUP, TO], plainIn: 'boats:rescue' },
  'boats:haul': { fields: [GROUP, BOAT], plainIn: 'boats:rescue' },

  'boats:board': { fields: [FROM, BOAT] },
  'boats:storm': { fields: [FROM, TO] },
  'boats:join': { fields: [GROUP], plainIn: 'boats:assault' },
  'boats:charge': { fields: [] },
  'boats:chargeAll': { fields: [] },
  'boats:repel': { fields: [] },
  'boats:letCome': { fields: [], ends: true },
  'boats:lose': { fields: [GROUP], plainIn: 'boats:losses' },
  'boats:scramble': { fields: [GROUP, TO], plainIn: 'boats:scramble' },
  // In the same frame as `boats:join`.
  'boats:crew': { fields: [GROUP] },
  'boats:clear': { fields: [BOAT], value: { field: 'platoon', values: 'platoons' } },
};
