import { OWN_DATA } from './own.ts';
import type { PersonalData } from './personal.ts';

/** All that is kept of people. Whoever keeps something more of them adds it here; the account itself goes last. */
export const EVERYTHING: readonly PersonalData[] = [OWN_DATA];
