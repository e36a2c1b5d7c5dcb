import { EDGES } from '@sandtable/board';
import type { OwnName } from '@sandtable/pbi/extending';
import { WHATS } from '../rules/marks.ts';
import { MOST_WEAPONS } from '../tables/weapons.ts';

/** What of a move is pointed at on the table, one thing after another: a piece, a square, or either. */
export type Field = readonly [pick: 'piece' | 'square' | 'place', field: string];

export type OnValue = string | number | boolean;

/** What stands on the button: one of several; for a field that is true or false 1 or 0. */
export interface OnButton {
  readonly field: string;
  readonly values: 'platoons' | readonly OnValue[];
}

/** How a kind of move is pointed out: things on the table, then a button of its name. */
export interface Way {
  readonly fields: readonly Field[];
  /** Where there is more than one, they stand on it one after another. */
  readonly values?: readonly OnButton[];
  /** The frames in which it needs no button: what is pointed at says it all. */
  readonly plainIn?: readonly OwnName[];
  /** The button comes before the last of them, which would mean something else without it. */
  readonly said?: true;
  /** Nobody need press its button where nothing else can be meant. */
  readonly implied?: true;
  /** It gives up what could still be done. */
  readonly ends?: true;
  /** It declines what is offered again while the other side acts. */
  readonly declines?: true;
}

const BOAT: Field = ['piece', 'boat'];
const GROUP: Field = ['piece', 'group'];
const FROM: Field = ['square', 'from'];
const TO: Field = ['square', 'to'];
const INTO: Field = ['piece', 'into'];
const SQUARE: Field = ['square', 'square'];
const AT: Field = ['place', 'at'];
const WHAT: OnButton = { field: 'what', values: WHATS };
const FACING: OnButton = { field: 'facing', values: EDGES };

/** The weapons of a hull. */
const NUMBERS = Array.from({ length: MOST_WEAPONS }, (_, i) => i + 1);

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

  'boats:land': { fields: [BOAT, GROUP, TO], implied: true },
  'boats:landAll': { fields: [BOAT, TO] },
  'boats:landSome': { fields: [BOAT, TO] },
  'boats:embark': { fields: [GROUP, BOAT], implied: true },
  'boats:embarkAll': { fields: [FROM, BOAT] },
  'boats:embarkSome': { fields: [FROM, BOAT] },
  'boats:change': { fields: [BOAT, GROUP, INTO], implied: true },
  // A boat after another is pointed at for its own sake.
  'boats:changeAll': { fields: [BOAT, INTO], said: true },
  'boats:changeSome': { fields: [BOAT, INTO], said: true },
  'boats:together': { fields: [] },
  'boats:togetherAll': { fields: [] },
  'boats:lift': { fields: [GROUP, BOAT] },
  'boats:lower': { fields: [GROUP] },
  'boats:flee': { fields: [GROUP, BOAT], plainIn: ['boats:back'] },

  'boats:enter': { fields: [BOAT, SQUARE], values: [FACING] },
  'boats:arrive': { fields: [GROUP, SQUARE], plainIn: ['boats:reserves'] },

  'boats:swim': { fields: [GROUP, TO], plainIn: ['boats:rescue'] },
  'boats:haul': { fields: [GROUP, BOAT], plainIn: ['boats:rescue'] },

  'boats:board': { fields: [FROM, BOAT] },
  'boats:storm': { fields: [FROM, TO] },
  'boats:join': { fields: [GROUP], plainIn: ['boats:assault', 'boats:gather'] },
  'boats:charge': { fields: [] },
  'boats:chargeAll': { fields: [] },
  'boats:repel': { fields: [] },
  'boats:repelGun': { fields: [] },
  'boats:letCome': { fields: [], ends: true, declines: true },
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
  'boats:hold': { fields: [], ends: true, declines: true },
};
