import type { Army } from './army.ts';
import { BLUE, RED, type Field, type SideIndex } from './field.ts';
import { COLUMN_WIDTH, KIND, type Kind, type KindEntry } from '../rules/tables.ts';

/** What never changes in a game and is known to all: it follows from what is published of the scenario. */
export interface Published {
  readonly field: Field;
  /** Both orders of battle; null in a free game, where nobody is told that of his enemy (PB-12.8). */
  readonly orders: Army | null;
}

/** What a battle stands on. Copies of a state share it; it is no part of its JSON (`SETTING`). */
export interface Setting {
  readonly field: Field;
  /** Both orders of battle: those of the scenario, or in a free game those that were written (`State.written`). */
  readonly army: Army;
  readonly published: Published;
  // By piece, since they are asked for all the time.
  readonly sides: readonly SideIndex[];
  readonly kinds: readonly Kind[];
  readonly entries: readonly KindEntry[];
  /** PB-1.4: how wide and how deep it is in line. */
  readonly fronts: readonly number[];
  readonly depths: readonly number[];
  /** PB-1.3: how far it marches, and a third of that. */
  readonly rates: readonly number[];
  readonly thirds: readonly number[];
  /** All pieces, those of each side, and the HQs. */
  readonly everybody: readonly number[];
  readonly ofSide: readonly [readonly number[], readonly number[]];
  readonly hqs: readonly number[];
  /** PB-1.3: thirds of the rates. */
  readonly thirdFoot: number;
  readonly thirdMounted: number;
  /** No corner of a block is farther from its centre: in line, and in column. */
  readonly lineReach: number;
  readonly columnReach: number;
}

/** What all know of a battle on that field. */
export function publishedOf(field: Field, army: Army): Published {
  return { field, orders: field.free === null ? army : null };
}

const known = new WeakMap<Army, Setting>();

/** The same for the same, mostly: every world that is imagined of a battle has its orders of battle. */
export function settingOf(
  army: Army,
  field: Field,
  published: Published = publishedOf(field, army),
): Setting {
  const found = known.get(army);
  if (found?.field === field && found.published === published) return found;
  const entries = army.pieces.map(({ kind }) => KIND[kind]);
  const sizes = entries.map(({ shape }) => field.sizes[shape]);
  const rates = entries.map(({ pace }) => field.rates[pace]);
  const everybody = [...army.pieces.keys()];
  const [front, depth] = field.sizes.long;
  const setting: Setting = {
    field,
    army,
    published,
    sides: army.pieces.map(({ side }) => side),
    kinds: army.pieces.map(({ kind }) => kind),
    entries,
    fronts: sizes.map(([width]) => width),
    depths: sizes.map(([, deep]) => deep),
    rates,
    thirds: rates.map(thirdOfRate),
    everybody,
    ofSide: [
      everybody.filter((piece) => army.pieces[piece].side === RED),
      everybody.filter((piece) => army.pieces[piece].side === BLUE),
    ],
    hqs: everybody.filter((piece) => army.pieces[piece].kind === 'hq'),
    thirdFoot: thirdOfRate(field.rates.foot),
    thirdMounted: thirdOfRate(field.rates.mounted),
    // Half of both sides together is more than half of the diagonal.
    lineReach: (front + depth) / 2,
    columnReach: (field.columnLength * front + Math.max(depth, COLUMN_WIDTH)) / 2,
  };
  known.set(army, setting);
  return setting;
}

/** PB-1.3 */
function thirdOfRate(rate: number): number {
  return Math.trunc(rate / 3);
}
