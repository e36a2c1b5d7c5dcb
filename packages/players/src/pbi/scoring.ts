import { DICE_A_BUILDING, POINTS_A_GROUP } from '@sandtable/pbi';
import { totals } from './extension.ts';

/** Nothing is as certain as that: a die may still give another turn (QS-3.2). */
const CERTAIN = 0.98;

const known: number[] = [];

/** How the attacker stands with so many houses and groups lost, in thousandths as a search has it: 0 is even. */
export function oddsOfScore(houses: number, lost: number): number {
  return (known[houses * 32 + lost] ??= newOdds(houses, lost));
}

function newOdds(houses: number, lost: number): number {
  const against = lost * POINTS_A_GROUP;
  let ahead = 0;
  for (const [points, chance] of totals(houses * DICE_A_BUILDING).entries()) {
    if (points > against) ahead += chance;
    if (points < against) ahead -= chance;
  }
  const most = Math.max(-CERTAIN, Math.min(CERTAIN, ahead));
  return (1000 * most) / Math.sqrt(1 - most * most);
}
