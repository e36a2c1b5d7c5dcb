import { EDGES } from '@sandtable/board';
import { SETTING } from '@sandtable/kernel';
import type { OwnName, State } from '@sandtable/pbi/extending';
import { fleetOf } from '../state/fleet.ts';

/** What of a move is pointed at on the table, one thing after another; of `pieces` there are one or more. */
export type Field = readonly [pick: 'pieces' | 'piece' | 'square', field: string];

export type OnValue = string | number | boolean;

/** What stands on the button: the name of a platoon, or one of several; for a field that is true or false 1 or 0. */
export interface OnButton {
  readonly field: string;
  readonly values: 'platoons' | readonly OnValue[];
}

/** How a kind of move is pointed out: things on the table, then a button of its name. */
export interface Way {
  /** `pieces` only as the first of them. */
  readonly fields: readonly Field[];
  readonly value?: OnButton;
  /** The frames in which it needs no button: what is pointed at says it all. */
  readonly plainIn?: readonly OwnName[];
  /** A field that follows from the first of the pieces. */
  readonly follows?: readonly [
    field: string,
    of: (state: State, piece: number) => string | undefined,
  ];
  /** It gives up what could still be done. */
  readonly ends?: true;
}

const BOAT: Field = ['piece', 'boat'];
const GROUP: Field = ['piece', 'group'];
const PARTY: Field = ['pieces', 'groups'];
const FROM: Field = ['square', 'from'];
const TO: Field = ['square', 'to'];
const SQUARE: Field = ['square', 'square'];
const FACING: OnButton = { field: 'facing', values: EDGES };

/** The boat that a piece is aboard of. */
function boatUnder(state: State, piece: number): string | undefined {
  return state[SETTING].roster.ids[fleetOf(state).aboard[piece]];
}

function squareOf(state: State, piece: number): string | undefined {
  return state[SETTING].board.names[state.at[piece]];
}

/** How all that boats add is pointed out: who, where or at what, and what is done. */
export const WAYS: Readonly<Record<OwnName, Way>> = {
  'boats:lay': { fields: [SQUARE], plainIn: ['boats:mines'] },
  'boats:place': { fields: [BOAT, SQUARE], value: FACING },
  'boats:load': { fields: [GROUP, BOAT], plainIn: ['boats:defenders', 'boats:attackers'] },

  'boats:start': { fields: [BOAT], value: { field: 'throttle', values: [false, true] } },
  'boats:go': { fields: [BOAT, TO], plainIn: ['boats:sail'] },
  'boats:turn': { fields: [BOAT], value: { field: 'hand', values: ['left', 'right'] } },
  'boats:done': { fields: [], ends: true },
  'boats:disarm': { fields: [BOAT] },

  'boats:land': { fields: [PARTY, TO], follows: ['boat', boatUnder] },
  'boats:embark': { fields: [PARTY, BOAT], follows: ['from', squareOf] },
  'boats:change': { fields: [PARTY, ['piece', 'into']], follows: ['boat', boatUnder] },
  'boats:lift': { fields: [GROUP, BOAT] },
  'boats:lower': { fields: [GROUP] },
  'boats:flee': { fields: [GROUP, BOAT], plainIn: ['boats:back'] },

  'boats:enter': { fields: [BOAT, SQUARE], value: FACING },
  'boats:arrive': { fields: [GROUP, SQUARE], plainIn: ['boats:reserves'] },

  'boats:swim': { fields: [GROUP, TO], plainIn: ['boats:rescue'] },
  'boats:haul': { fields: [GROUP, BOAT], plainIn: ['boats:rescue'] },

  'boats:board': { fields: [FROM, BOAT] },
  'boats:storm': { fields: [FROM, TO] },
  'boats:join': { fields: [GROUP], plainIn: ['boats:assault'] },
  'boats:charge': { fields: [] },
  'boats:chargeAll': { fields: [] },
  'boats:repel': { fields: [] },
  'boats:letCome': { fields: [], ends: true },
  'boats:lose': { fields: [GROUP], plainIn: ['boats:losses'] },
  'boats:scramble': { fields: [GROUP, TO], plainIn: ['boats:scramble'] },
  // In the same frame as `boats:join`.
  'boats:crew': { fields: [GROUP] },
  'boats:clear': { fields: [BOAT], value: { field: 'platoon', values: 'platoons' } },
};
