import {
  ASSAULT_COST,
  ASSAULT_DICE,
  ASSAULT_FROM_ADJACENT,
  ASSAULT_INTO_CLOSED,
  BOARD,
  DIAGONAL,
  MOVED,
  OPPORTUNITY_ON,
  PINNED,
  PURSUIT_KILLS_ON,
} from '@sandtable/pbi';
import { diceOf } from './danger.ts';
import { chancesOfSixes, expectedLoss } from './fire.ts';
import type { Plans } from './plans.ts';
import { WEIGHTS } from './weights.ts';

/** An assault that is worth making, and how much better it is than anything else. */
export interface Storm {
  readonly to: number;
  readonly party: readonly number[];
  readonly gain: number;
}

const OPPORTUNITY = (7 - OPPORTUNITY_ON) / 6;
const PURSUIT = (7 - PURSUIT_KILLS_ON) / 6;

/**
 * The best assault from a square if its groups have so many AP, or undefined where none beats what
 * else they could do. The cheapest groups go first; each one more must be worth it.
 */
export function bestStorm(
  plans: Plans,
  from: number,
  apOf: (group: number) => number,
): Storm | undefined {
  const { situation, places, state } = plans;
  const { ours, theirs } = situation;
  let best: Storm | undefined;
  let able: { group: number; otherwise: number }[] | undefined;
  for (const to of BOARD.neighbours[from]) {
    if (theirs[to].length === 0) continue;
    able ??= ours[from]
      .filter((g) => apOf(g) >= ASSAULT_COST && (state.flags[g] & PINNED) === 0)
      .toSorted((a, b) => places.worth[a] - places.worth[b])
      .map((group) => {
        const values = plans.values(group);
        return { group, otherwise: values[apOf(group)] - values[0] };
      });
    const party: number[] = [];
    let otherwise = 0;
    for (const each of able) {
      if (BOARD.isDiagonal(from, to) && (state.flags[each.group] & DIAGONAL) !== 0) continue;
      party.push(each.group);
      otherwise += each.otherwise;
      const gain = valueOfStorm(plans, from, to, party) - otherwise - WEIGHTS.assaultMargin;
      if (gain > (best?.gain ?? 0)) best = { to, party: [...party], gain };
    }
  }
  return best;
}

/** What an assault brings on average, in points: QS-9.3 first, then QS-10. */
export function valueOfStorm(
  plans: Plans,
  from: number,
  to: number,
  party: readonly number[],
): number {
  const { situation, places } = plans;
  const { theirs, ground } = situation;
  const defenders = theirs[to];
  const snap = expectedLoss(diceOf(defenders, 1), ground.cover[from], party, places.worth);
  const our = cumulative(party, places.worth);
  const their = cumulative(defenders, places.worth);
  const kills = capped(chancesOfSixes(diceOfParty(plans, to, party)), defenders.length);
  const losses = capped(chancesOfSixes(defenders.length * ASSAULT_DICE), party.length);
  const prize = worthOfSquare(plans, to);
  let value = -OPPORTUNITY * snap;
  for (let killed = 0; killed < kills.length; killed++) {
    for (let lost = 0; lost < losses.length; lost++) {
      const standing = party.length - lost;
      const fleeing = defenders.length - killed;
      // QS-10.6
      const won = standing > 0 && (killed === defenders.length || killed > lost);
      const pursued = won
        ? at(their, killed + Math.min(fleeing, PURSUIT * standing)) + prize
        : at(their, killed);
      const paid = won ? our[lost] : at(our, lost + Math.min(standing, PURSUIT * fleeing));
      value += kills[killed] * losses[lost] * (pursued - paid);
    }
  }
  return value;
}

/** QS-10.3 */
function diceOfParty(plans: Plans, to: number, party: readonly number[]): number {
  const { state } = plans;
  const { ground } = plans.situation;
  const into = ground.cover[to] === 'closed' ? ASSAULT_INTO_CLOSED : 0;
  const unmoved = party.filter((group) => (state.flags[group] & MOVED) === 0).length;
  const bare = party.length * ASSAULT_DICE;
  if (state.options.assaultBonus === 'assault') {
    return bare + into + (unmoved === party.length ? ASSAULT_FROM_ADJACENT : 0);
  }
  return bare + party.length * into + unmoved * ASSAULT_FROM_ADJACENT;
}

/** What it means to have the square itself: a house changes hands. */
function worthOfSquare(plans: Plans, square: number): number {
  const { situation, places } = plans;
  if (!places.goals.houses.are[square]) return 0;
  const safe = situation.turnsToCome(situation.them) === 0;
  return WEIGHTS.house * (safe ? 1 : WEIGHTS.stormedHouse);
}

/** The worth of the cheapest 0, 1, 2 … groups: everybody chooses his own casualties. */
function cumulative(groups: readonly number[], worth: readonly number[]): number[] {
  const sums = [0];
  for (const each of groups.map((group) => worth[group]).sort((a, b) => a - b)) {
    sums.push(sums[sums.length - 1] + each);
  }
  return sums;
}

/** Between two entries in proportion, since pursuit kills a fraction of a group on average. */
function at(sums: readonly number[], count: number): number {
  const whole = Math.floor(count);
  const next = sums[Math.min(whole + 1, sums.length - 1)];
  return sums[whole] + (count - whole) * (next - sums[whole]);
}

/** More kills than there are groups count as all of them. */
function capped(chances: readonly number[], most: number): number[] {
  const result = chances.slice(0, most + 1);
  for (let i = most + 1; i < chances.length; i++) result[most] += chances[i];
  return result;
}
