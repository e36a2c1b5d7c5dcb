import type { Rulebook } from '@sandtable/kernel';
import { ARMIES } from './rulebook/armies.ts';
import { COMBAT } from './rulebook/combat.ts';
import { FOG_AND_SUPPLY } from './rulebook/fogAndSupply.ts';
import { MOVEMENT } from './rulebook/movement.ts';

/** Every rule of Pub Battles in our own words, in the order of the book. */
export const RULEBOOK: Rulebook = [...ARMIES, ...MOVEMENT, ...FOG_AND_SUPPLY, ...COMBAT];
