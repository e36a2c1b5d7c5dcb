import { ABOUT } from '../about.ts';
import { ARMIES } from './armies.ts';

export const ENGLISH: Readonly<Record<string, string>> = {
  ...ABOUT,
  ...ARMIES,
};
