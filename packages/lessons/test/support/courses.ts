import { browning } from '@sandtable/browning';
import type { Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import type { Course } from '../../src/index.ts';
import { COURSE as BROWNING } from '../../src/browning/course.ts';
import { COURSE as PBI } from '../../src/pbi/course.ts';
import { COURSE as PBI_BOATS } from '../../src/pbi-boats/course.ts';
import { COURSE as PUB_BATTLES } from '../../src/pub-battles/course.ts';
import { COURSE as SQUARE_BASHING } from '../../src/square-bashing/course.ts';

/** Every course with the rules of its game. */
export const COURSES: readonly { readonly course: Course; readonly ruleset: Ruleset }[] = [
  { course: PBI, ruleset: pbi },
  { course: BROWNING, ruleset: browning },
  { course: PUB_BATTLES, ruleset: pubBattles },
  { course: SQUARE_BASHING, ruleset: squareBashing },
  { course: PBI_BOATS, ruleset: pbiBoats },
];
