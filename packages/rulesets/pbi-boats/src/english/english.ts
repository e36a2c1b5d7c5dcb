import { ABOUT } from '../about.ts';
import { ARMIES } from './armies.ts';
import { BOARDING } from './boarding.ts';
import { DAMAGE } from './damage.ts';

export const ENGLISH: Readonly<Record<string, string>> = {
  ...ABOUT,
  ...ARMIES,
  ...DAMAGE,
  ...BOARDING,
};
