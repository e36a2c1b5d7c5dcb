import type { Army } from './army.ts';
import type { Field, SideIndex } from './field.ts';
import { KIND, type Kind } from '../rules/tables.ts';

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
  // By piece, since they are asked for all the time; PB-1.4: how wide and how deep it is in line.
  readonly sides: readonly SideIndex[];
  readonly kinds: readonly Kind[];
  readonly fronts: readonly number[];
  readonly depths: readonly number[];
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
  const sizes = army.pieces.map(({ kind }) => field.sizes[KIND[kind].shape]);
  const setting: Setting = {
    field,
    army,
    published,
    sides: army.pieces.map(({ side }) => side),
    kinds: army.pieces.map(({ kind }) => kind),
    fronts: sizes.map(([front]) => front),
    depths: sizes.map(([, depth]) => depth),
  };
  known.set(army, setting);
  return setting;
}
