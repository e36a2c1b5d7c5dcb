import type { Rulebook } from '@sandtable/kernel';
import { ARMIES } from './armies.ts';
import { COMBAT } from './combat.ts';
import { FOG_AND_SUPPLY } from './fogAndSupply.ts';
import { MOVEMENT } from './movement.ts';

/** Every rule of Pub Battles in our own words, in the order of the book. */
export const RULEBOOK: Rulebook = [...ARMIES, ...MOVEMENT, ...FOG_AND_SUPPLY, ...COMBAT];
