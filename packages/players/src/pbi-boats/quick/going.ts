import type { SideNumber } from '@sandtable/kernel';
import { LEAVE_CLOSED } from '@sandtable/pbi-boats';
import { COMMON, QUICK } from './weights.ts';

const FARTHEST = 40;

/** What the side that is asked goes by; what is left of an objective by AP on foot, and of a landing by AP of a boat. */
export const going = {
  by: COMMON,
  walk: powersOf(1 - COMMON.walkLoss, FARTHEST),
  sail: powersOf(1 - COMMON.sailLoss, 2 * LEAVE_CLOSED),
};

/** Which of the four a side goes by. By night, when nobody sees far, it goes about it otherwise. */
export function manner(us: SideNumber, isNight: boolean): number {
  return isNight ? us + 2 : us;
}

/** Has the next answers given by one of the four. */
export function weighBy(which: number): void {
  const { walkLoss, sailLoss } = going.by;
  const by = (going.by = QUICK[which]);
  if (by.walkLoss !== walkLoss) going.walk = powersOf(1 - by.walkLoss, FARTHEST);
  if (by.sailLoss !== sailLoss) going.sail = powersOf(1 - by.sailLoss, 2 * LEAVE_CLOSED);
}

function powersOf(base: number, count: number): number[] {
  const powers = [1];
  for (let i = 1; i <= count; i++) powers.push(powers[i - 1] * base);
  return powers;
}
