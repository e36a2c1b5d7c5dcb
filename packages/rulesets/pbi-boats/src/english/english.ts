import { ABOUT } from '../about.ts';
import { ARMIES } from './armies.ts';
import { BOARDING } from './boarding.ts';
import { DAMAGE } from './damage.ts';
import { EMBARKING } from './embarking.ts';
import { SAILING } from './sailing.ts';
import { FIRE_ENGLISH } from './fire.ts';

export const ENGLISH: Readonly<Record<string, string>> = {
  ...ABOUT,
  ...SAILING,
  ...EMBARKING,
  ...ARMIES,
  ...DAMAGE,
  ...BOARDING,
  ...FIRE_ENGLISH,
};
