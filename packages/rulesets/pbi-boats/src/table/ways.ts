import { EDGES } from '@sandtable/board';
import { SETTING } from '@sandtable/kernel';
import type { OwnName, State } from '@sandtable/pbi/extending';
import { WHATS } from '../rules/marks.ts';
import { boarders, leaving, roomAshore } from '../rules/transfers.ts';
import { roomOn } from '../state/fleet.ts';
import { MOST_WEAPONS } from '../tables/weapons.ts';

/** What of a move is pointed at on the table, one thing after another: a piece, one or more of them, a square, or either. */
export type Field = readonly [pick: 'party' | 'piece' | 'square' | 'place', field: string];

export type OnValue = string | number | boolean;

/** What stands on the button: one of several; for a field that is true or false 1 or 0. */
export interface OnButton {
  readonly field: string;
  readonly values: 'platoons' | readonly OnValue[];
}

/** Everybody at once: instead of each of them, where they are and where they go. */
export interface Together {
  readonly fields: readonly Field[];
  /** The button comes before the last of them, which would mean something else without it. */
  readonly said?: true;
  /** Who that is, by what was pointed at. */
  readonly groups: (state: State, from: number, to: number) => readonly number[];
}

/** How a kind of move is pointed out: things on the table, then a button of its name. */
export interface Way {
  readonly fields: readonly Field[];
  /** Where there is more than one, they stand on it one after another. */
  readonly values?: readonly OnButton[];
  /** The frames in which it needs no button: what is pointed at says it all. */
  readonly plainIn?: readonly OwnName[];
  /** How a party of more than one is pointed out, where it is all that there is room for. */
  readonly together?: Together;
  /** Nobody need press its button for a party that was pointed at, where nothing else can be meant. */
  readonly implied?: true;
  /** A field that follows from the first piece. */
  readonly follows?: readonly [
    field: string,
    of: (state: State, piece: number) => string | undefined,
  ];
  /** It gives up what could still be done. */
  readonly ends?: true;
}

const BOAT: Field = ['piece', 'boat'];
const GROUP: Field = ['piece', 'group'];
const PARTY: Field = ['party', 'groups'];
const FROM: Field = ['square', 'from'];
const TO: Field = ['square', 'to'];
const INTO: Field = ['piece', 'into'];
const SQUARE: Field = ['square', 'square'];
const AT: Field = ['place', 'at'];
const WHAT: OnButton = { field: 'what', values: WHATS };
const FACING: OnButton = { field: 'facing', values: EDGES };

/** The weapons of a hull. */
const NUMBERS = Array.from({ length: MOST_WEAPONS }, (_, i) => i + 1);

function squareOf(state: State, piece: number): string | undefined {
  return state[SETTING].board.names[state.at[piece]];
}

/** How all that boats add is pointed out: who, where or at what, and what is done. */
export const WAYS: Readonly<Record<OwnName, Way>> = {
  'boats:lay': { fields: [SQUARE], plainIn: ['boats:mines'] },
  'boats:place': { fields: [BOAT, SQUARE], values: [FACING] },
  'boats:load': { fields: [GROUP, BOAT], plainIn: ['boats:defenders', 'boats:attackers'] },

  'boats:start': { fields: [BOAT], values: [{ field: 'throttle', values: [false, true] }] },
  'boats:go': { fields: [BOAT, TO], plainIn: ['boats:sail'] },
  'boats:turn': { fields: [BOAT], values: [{ field: 'hand', values: ['left', 'right'] }] },
  'boats:done': { fields: [], ends: true },
  'boats:disarm': { fields: [BOAT] },

  'boats:land': {
    fields: [BOAT, PARTY, TO],
    implied: true,
    together: {
      fields: [BOAT, TO],
      groups: (state, boat, to) => leaving(state, boat).slice(0, roomAshore(state, to)),
    },
  },
  'boats:embark': {
    fields: [PARTY, BOAT],
    follows: ['from', squareOf],
    implied: true,
    together: {
      fields: [FROM, BOAT],
      groups: (state, from, boat) => boarders(state, from).slice(0, roomOn(state, boat)),
    },
  },
  'boats:change': {
    fields: [BOAT, PARTY, INTO],
    implied: true,
    together: {
      fields: [BOAT, INTO],
      said: true,
      groups: (state, boat, into) => leaving(state, boat).slice(0, roomOn(state, into)),
    },
  },
  'boats:lift': { fields: [GROUP, BOAT] },
  'boats:lower': { fields: [GROUP] },
  'boats:flee': { fields: [GROUP, BOAT], plainIn: ['boats:back'] },

  'boats:enter': { fields: [BOAT, SQUARE], values: [FACING] },
  'boats:arrive': { fields: [GROUP, SQUARE], plainIn: ['boats:reserves'] },

  'boats:swim': { fields: [GROUP, TO], plainIn: ['boats:rescue'] },
  'boats:haul': { fields: [GROUP, BOAT], plainIn: ['boats:rescue'] },

  'boats:board': { fields: [FROM, BOAT] },
  'boats:storm': { fields: [FROM, TO] },
  'boats:join': { fields: [GROUP], plainIn: ['boats:assault'] },
  'boats:charge': { fields: [] },
  'boats:chargeAll': { fields: [] },
  'boats:repel': { fields: [] },
  'boats:repelGun': { fields: [] },
  'boats:letCome': { fields: [], ends: true },
  'boats:lose': { fields: [GROUP], plainIn: ['boats:losses'] },
  'boats:scramble': { fields: [GROUP, TO], plainIn: ['boats:scramble'] },
  // In the same frame as `boats:join`.
  'boats:crew': { fields: [GROUP] },
  'boats:test': { fields: [BOAT], plainIn: ['boats:morale'] },
  'boats:clear': { fields: [BOAT], values: [{ field: 'platoon', values: 'platoons' }] },

  'boats:aim': { fields: [['place', 'from'], AT], values: [WHAT] },
  'boats:add': { fields: [GROUP], values: [{ field: 'shots', values: [1, 2, 3] }] },
  'boats:shoot': { fields: [] },
  'boats:everybody': { fields: [] },
  'boats:gun': { fields: [GROUP, AT], values: [WHAT] },
  'boats:fire': { fields: [BOAT, AT], values: [{ field: 'weapon', values: NUMBERS }, WHAT] },
  'boats:snap': {
    fields: [['place', 'by']],
    values: [{ field: 'using', values: ['groups', 'gun'] }, WHAT],
  },
  'boats:hold': { fields: [], ends: true },
};
