import { ABOUT } from '../about.ts';

export const ENGLISH: Readonly<Record<string, string>> = {
  ...ABOUT,
};
