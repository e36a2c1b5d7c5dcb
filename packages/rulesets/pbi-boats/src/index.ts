import { extendPbi, type PbiRuleset } from '@sandtable/pbi/extending';
import { BOATS } from './boats.ts';

/** Boats for PBI. */
export const pbiBoats: PbiRuleset = extendPbi(BOATS);
