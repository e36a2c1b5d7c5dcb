import { FIGHT_HITS_ON } from '@sandtable/square-bashing';

/** The chance that a die hits in a fight (SB-5.6). */
export const HIT = (7 - FIGHT_HITS_ON) / 6;

const MOST_DICE = 24;
const TWELFTHS = 13;
/** By dice of both sides and how likely a hit on either is not saved; -1 where it has not been worked out. */
const known = new Float64Array(MOST_DICE * TWELFTHS * MOST_DICE * TWELFTHS).fill(-1);

/**
 * SB-5.6: the chance that so many dice make more casualties than so many others; of each hit that many twelfths are
 * not saved.
 */
export function chanceOfCasualties(
  dice: number,
  failing: number,
  against: number,
  others: number,
): number {
  const ours = Math.min(dice, MOST_DICE - 1);
  const theirs = Math.min(against, MOST_DICE - 1);
  const place = ((ours * TWELFTHS + failing) * MOST_DICE + theirs) * TWELFTHS + others;
  if (known[place] < 0) {
    known[place] = chanceOfMore(ours, (HIT * failing) / 12, theirs, (HIT * others) / 12);
  }
  return known[place];
}

function chanceOfMore(dice: number, each: number, against: number, every: number): number {
  const ours = spread(dice, each);
  const theirs = spread(against, every);
  let fewer = 0;
  let chance = 0;
  for (let killed = 1; killed <= dice; killed++) {
    fewer += theirs[killed - 1] ?? 0;
    chance += ours[killed] * Math.min(1, fewer);
  }
  return chance;
}

/** How likely each number of casualties is, die by die: powers are not the same on every machine. */
function spread(dice: number, each: number): number[] {
  const chances = [1];
  for (let die = 0; die < dice; die++) {
    chances.push(0);
    for (let i = die + 1; i >= 0; i--) {
      chances[i] = chances[i] * (1 - each) + (i > 0 ? chances[i - 1] * each : 0);
    }
  }
  return chances;
}
