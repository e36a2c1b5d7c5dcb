import { ABOUT } from '../about.ts';
import { ARMIES } from './armies.ts';
import { BATTLES } from './battles.ts';
import { BOARDING } from './boarding.ts';
import { CARDS } from './cards.ts';
import { DAMAGE } from './damage.ts';
import { EMBARKING } from './embarking.ts';
import { FILES } from './files.ts';
import { FIRE_ENGLISH } from './fire.ts';
import { PIECES } from './pieces.ts';
import { SAILING } from './sailing.ts';
import { STAKES } from './stakes.ts';
import { THROWS } from './throws.ts';

/** All that boats say, beside what PBI does. */
export const ENGLISH: Readonly<Record<string, string>> = {
  ...ABOUT,
  ...ARMIES,
  ...BATTLES,
  ...BOARDING,
  ...CARDS,
  ...DAMAGE,
  ...EMBARKING,
  ...FILES,
  ...FIRE_ENGLISH,
  ...PIECES,
  ...SAILING,
  ...STAKES,
  ...THROWS,
};
