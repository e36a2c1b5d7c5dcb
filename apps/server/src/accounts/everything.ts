import { ownBots } from '../bots/bots.ts';
import { AUDIT_DATA } from '../guard/audit.ts';
import { NOTICE_DATA } from '../notices/personal.ts';
import { OWN_DATA } from './own.ts';
import type { PersonalData } from './personal.ts';
import { ORDERS_DATA, TALK_DATA } from './sayings.ts';
import { SEAT_DATA } from './seats.ts';

/** All that is kept of people. Whoever keeps something more of them adds it here; the account itself goes last. */
export const EVERYTHING: readonly PersonalData[] = [
  ownBots(() => EVERYTHING),
  TALK_DATA,
  ORDERS_DATA,
  SEAT_DATA,
  NOTICE_DATA,
  AUDIT_DATA,
  OWN_DATA,
];
