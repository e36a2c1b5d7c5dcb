import { pbiBoats } from '@sandtable/pbi-boats';
import type { Look } from '../look.ts';
import { pbiLook } from '../pbi/look.ts';

/** Boats for PBI, on the land of PBI. */
export const pbiBoatsLook: Look = { ...pbiLook, showcase: pbiBoats.scenarios[0] };
