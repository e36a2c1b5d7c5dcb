import { seededDice } from '@sandtable/kernel';
import { imagine } from './imagine.ts';
import type { State } from '../state/state.ts';
import type { View } from './view.ts';

const worlds = new WeakMap<View, State>();

/**
 * Some world that looks like this view. What a side may do is the same in all of them, so this one
 * serves to say how far a piece gets and what would come of it. Nobody may change it.
 */
export function worldOf(view: View): State {
  let world = worlds.get(view);
  if (world === undefined) {
    world = imagine(view, view.viewer, seededDice(0));
    worlds.set(view, world);
  }
  return world;
}
