import { extendPbi, type PbiRuleset } from '@sandtable/pbi/extending';
import { BOATS } from './boats.ts';

/** Boats for PBI. */
export const pbiBoats: PbiRuleset = extendPbi(BOATS);

export * from './tables/figures.ts';
export * from './tables/grounds.ts';
export * from './tables/groups.ts';
export * from './tables/hulls.ts';
export * from './tables/weapons.ts';
