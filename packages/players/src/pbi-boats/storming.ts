import {
  ASSAULT_COST,
  ASSAULT_DICE,
  ASSAULT_FROM_ADJACENT,
  ASSAULT_INTO_CLOSED,
  MOVED,
  PINNED,
  DIAGONAL,
  OPPORTUNITY_ON,
  PURSUIT_KILLS_ON,
} from '@sandtable/pbi';
import {
  ABOARD,
  CREW_DICE,
  groupsAboard,
  GUN_EFFECT,
  REPULSE_KILLS_ON,
} from '@sandtable/pbi-boats';
import { chancesOfSixes } from '../pbi/fire.ts';
import { deadliness } from './danger.ts';
import type { Places } from './places.ts';
import { WEIGHTS } from './weights.ts';

const PURSUIT = (7 - PURSUIT_KILLS_ON) / 6;
const REPULSE = (7 - REPULSE_KILLS_ON) / 6;
const OPPORTUNITY = (7 - OPPORTUNITY_ON) / 6;
/** The dice that each defender shoots with as they come, about. */
const SNAP_DICE = 1.7;

/** An assault: from where, at whom, and by whom it is made best. */
export interface Storm {
  readonly party: readonly number[];
  /** What it brings on average beyond what the party would do otherwise. */
  readonly gain: number;
}

/** What is assaulted: the groups in a square, or with a hull those aboard. */
export interface Target {
  readonly to: number;
  /** -1 ashore. */
  readonly hull: number;
}

/** The best party for an assault from a square, those ashore or those aboard; undefined where none pays. */
export function bestStorm(
  places: Places,
  from: number,
  target: Target,
  candidates: readonly number[],
  apOf: (group: number) => number,
  otherwise: (group: number) => number,
): Storm | undefined {
  const { state, board, roster } = places.situation;
  const able = candidates
    .filter((group) => {
      if (apOf(group) < ASSAULT_COST || (state.flags[group] & PINNED) !== 0) return false;
      if (GUN_EFFECT[roster.groups[group].kind] > 3) return false;
      return !board.isDiagonal(from, target.to) || (state.flags[group] & DIAGONAL) === 0;
    })
    .toSorted((a, b) => places.worth.group(a) - places.worth.group(b))
    .slice(0, 4);
  let best: Storm | undefined;
  const party: number[] = [];
  let missed = 0;
  for (const group of able) {
    party.push(group);
    missed += otherwise(group);
    const gain = valueOf(places, from, target, party) - missed - WEIGHTS.assaultMargin;
    if (gain > (best?.gain ?? 0)) best = { party: [...party], gain };
  }
  return best;
}

/** QS-9.3, QS-10, BT-9: what an assault brings on average, in points. */
export function valueOf(
  places: Places,
  from: number,
  { to, hull }: Target,
  party: readonly number[],
): number {
  const { state, ground, theirs } = places.situation;
  const isBoat = hull !== -1;
  const defenders = isBoat ? groupsAboard(state, hull) : theirs[to];
  const fighters = defenders.length + (isBoat ? 1 : 0);
  const isAfloat = party.some((group) => state.status[group] === ABOARD);
  const closed = isBoat || ground.cover[to] === 'closed';
  const bonus = isBoat || isAfloat ? 0 : ASSAULT_FROM_ADJACENT;
  const unmoved = party.filter((group) => (state.flags[group] & MOVED) === 0).length;
  const dice = party.length * (ASSAULT_DICE + (closed ? ASSAULT_INTO_CLOSED : 0)) + unmoved * bonus;
  const defence = defenders.length * ASSAULT_DICE + (isBoat ? CREW_DICE : 0);
  const our = cumulative(places, party);
  const their = cumulative(places, defenders);
  if (isBoat) their.push((their.at(-1) ?? 0) + places.worth.hull(hull));
  const prize = isBoat ? places.worth.hull(hull) : prizeOf(places, to, party);
  const kills = capped(chancesOfSixes(dice), fighters);
  const losses = capped(chancesOfSixes(defence), party.length);
  const snapped = OPPORTUNITY * SNAP_DICE * defenders.length * deadliness(ground.cover[from]);
  let value = -snapped * places.worth.mean(party);
  for (let killed = 0; killed < kills.length; killed++) {
    for (let lost = 0; lost < losses.length; lost++) {
      const standing = party.length - lost;
      const left = fighters - killed;
      // QS-10.6
      const won = standing > 0 && (killed === fighters || killed > lost);
      const fled = isBoat ? 1 : PURSUIT * standing;
      const gained = won
        ? at(their, killed + Math.min(left, isBoat ? left : fled)) + prize
        : at(their, killed);
      const paid = won
        ? our[lost]
        : at(our, lost + Math.min(standing, (isBoat ? REPULSE : PURSUIT) * left));
      value += kills[killed] * losses[lost] * (gained - paid);
    }
  }
  return value;
}

/** What it means to have the square itself. */
function prizeOf(places: Places, square: number, party: readonly number[]): number {
  const { situation, goals } = places;
  if (!goals.squares.includes(square)) return 0.3 * party.length;
  const final = situation.turnsToCome(situation.them) === 0;
  return WEIGHTS.objective * (final ? 1 : WEIGHTS.stormed);
}

/** The worth of the cheapest 0, 1, 2 … groups: everybody chooses his own casualties. */
function cumulative(places: Places, groups: readonly number[]): number[] {
  const sums = [0];
  for (const each of groups.map((group) => places.worth.group(group)).sort((a, b) => a - b)) {
    sums.push(sums[sums.length - 1] + each);
  }
  return sums;
}

/** Between two entries in proportion, since pursuit kills a fraction of a group on average. */
function at(sums: readonly number[], count: number): number {
  const whole = Math.min(Math.floor(count), sums.length - 1);
  const next = sums[Math.min(whole + 1, sums.length - 1)];
  return sums[whole] + (count - whole) * (next - sums[whole]);
}

/** More kills than there are groups count as all of them. */
function capped(chances: readonly number[], most: number): number[] {
  const result = chances.slice(0, most + 1);
  for (let i = most + 1; i < chances.length; i++) result[most] += chances[i];
  return result;
}
