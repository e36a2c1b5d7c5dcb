import { DIAGONAL, GROUPS_A_SQUARE, PINNED, SHOTS_A_TURN } from '@sandtable/pbi';
import { deadliness } from './danger.ts';
import type { Places } from './places.ts';
import { WEIGHTS } from './weights.ts';

/** How a group ashore spends its AP: shots first, then a walk. */
export interface Plan {
  /** What is gained by it all. */
  readonly gain: number;
  readonly shots: number;
  /** The first square of the walk; -1 where it stays. */
  readonly step: number;
}

interface Reached {
  readonly cost: number;
  readonly square: number;
  readonly diagonal: boolean;
  /** The first square on the way. */
  readonly step: number;
  /** What is lost to those who shoot at whoever comes near (QS-9). */
  readonly paid: number;
}

/** The best that a group ashore does with so many AP. */
export function planOf(places: Places, group: number, ap: number): Plan {
  const { state, roster } = places.situation;
  const at = state.at[group];
  const { shotCost } = roster.kindOf[group];
  const left = Math.max(0, SHOTS_A_TURN - state.shots[group]);
  const shot = places.targets.shot(group, at);
  const stay = places.at(group, at);
  const most = Math.min(left, Math.floor(ap / shotCost));
  let best: Plan = { gain: most * shot, shots: shot > 0 ? most : 0, step: -1 };
  for (const { cost, square, step, paid } of reachOf(places, group, ap)) {
    const shots = shot > 0 ? Math.min(left, Math.floor((ap - cost) / shotCost)) : 0;
    const gain = places.at(group, square) - stay - paid + shots * shot;
    if (gain > best.gain + WEIGHTS.restless) best = { gain, shots, step };
  }
  return best;
}

/** QS-6: the squares that a group can walk to with so many AP. */
function reachOf(places: Places, group: number, ap: number): Reached[] {
  const { state, board, ground, roster, waters, ours, isTheirs } = places.situation;
  if ((state.flags[group] & PINNED) !== 0) return [];
  const leaves = ground.leaves[roster.kindNumber[group]];
  const from = state.at[group];
  const seen = new Map<number, number>();
  const spent = (state.flags[group] & DIAGONAL) !== 0;
  const open: Reached[] = [{ cost: 0, square: from, diagonal: spent, step: -1, paid: 0 }];
  const found: Reached[] = [];
  for (let i = 0; i < open.length; i++) {
    const here = open[i];
    const cost = here.cost + leaves[here.square];
    if (cost > ap) continue;
    for (const square of board.neighbours[here.square]) {
      const isDiagonal = board.isDiagonal(here.square, square);
      if (isDiagonal && here.diagonal) continue;
      if (waters.isWater[square] || waters.burns[square] || square === from) continue;
      const diagonal = here.diagonal || isDiagonal;
      const key = square * 2 + (diagonal ? 1 : 0);
      if ((seen.get(key) ?? Infinity) <= cost) continue;
      if (ours[square].length >= GROUPS_A_SQUARE || isTheirs[square]) continue;
      seen.set(key, cost);
      const shotAt = places.danger.arrival(square) * deadliness(ground.cover[square]);
      const paid = here.paid + Math.min(1, shotAt) * places.worth.group(group);
      const step = here.step === -1 ? square : here.step;
      const reached = { cost, square, diagonal, step, paid };
      open.push(reached);
      found.push(reached);
    }
  }
  return found;
}
