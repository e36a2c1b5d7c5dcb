import { GROUPS_A_SQUARE } from '@sandtable/pbi';
import { canSail, REVERSE_COST, TURN_COST } from '@sandtable/pbi-boats';
import type { Chart } from './chart.ts';
import type { Load } from './load.ts';
import type { Places } from './places.ts';
import { FACINGS } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/**
 * BT-4.1: what it is worth to land everybody from a square, by square: all of them go ashore where they have
 * most of it. -Infinity where nobody can land.
 */
export function landings(places: Places, load: Load): number[] {
  return places.situation.board.names.map((_, square) => landing(places, load, square));
}

function landing(places: Places, { groups, worth }: Load, square: number): number {
  const { situation, goals, danger, targets } = places;
  const { waters, ours, theirs, enemyHulls, state } = situation;
  if (!canSail(waters, square) || groups.length === 0) return -Infinity;
  const group = groups[groups.length - 1];
  const mean = worth / groups.length;
  const shores: { room: number; value: number }[] = [];
  for (const shore of [square, ...waters.beside[square]]) {
    if (shore === -1 || !waters.isShore[shore] || theirs[shore].length > 0) continue;
    if (enemyHulls.some((hull) => state.at[hull] === shore)) continue;
    const room = Math.min(groups.length, GROUPS_A_SQUARE - ours[shore].length);
    if (room <= 0) continue;
    const goal = goals.at(group, shore);
    const fear = WEIGHTS.threat * danger.ashore(shore, room + ours[shore].length) * mean;
    const prospect = WEIGHTS.prospect * targets.shot(group, shore);
    shores.push({ room, value: Math.max(WEIGHTS.leastLanding * goal, goal + prospect - fear) });
  }
  if (shores.length === 0) return -Infinity;
  shores.sort((a, b) => b.value - a.value);
  let left = groups.length;
  let sum = 0;
  for (const { room, value } of shores) {
    const landed = Math.min(left, room);
    sum += landed * value;
    left -= landed;
  }
  return sum;
}

/** What is left of the best landing from every place: worked out from the landings outward. */
export function outlook(
  { situation }: Places,
  { leave, enter, safe }: Chart,
  land: readonly number[],
): number[] {
  const { waters, board } = situation;
  const ahead = new Array<number>(board.size * FACINGS).fill(0);
  for (const [square, value] of land.entries()) {
    if (value === -Infinity) continue;
    for (let facing = 0; facing < FACINGS; facing++) ahead[square * FACINGS + facing] = value;
  }
  if (land.every((value) => value === -Infinity)) return ahead;
  const turned = WEIGHTS.sail ** TURN_COST;
  const back = WEIGHTS.sail ** REVERSE_COST;
  const gone = leave.map((cost) => WEIGHTS.sail ** cost);
  for (let changed = true, sweeps = 0; changed && sweeps < 60; sweeps++) {
    changed = false;
    for (let square = 0; square < board.size; square++) {
      if (leave[square] === Infinity) continue;
      for (let facing = 0; facing < FACINGS; facing++) {
        const place = square * FACINGS + facing;
        let best = Math.max(
          turned * ahead[square * FACINGS + ((facing + 1) % FACINGS)],
          turned * ahead[square * FACINGS + ((facing + 3) % FACINGS)],
        );
        for (const astern of [0, 2]) {
          const to = waters.beside[square][(facing + astern) % FACINGS];
          if (to === -1 || !enter[to]) continue;
          const reversed = astern === 0 ? 1 : back;
          best = Math.max(best, gone[square] * reversed * safe[to] * ahead[to * FACINGS + facing]);
        }
        if (best <= ahead[place] + 1e-9) continue;
        ahead[place] = best;
        changed = true;
      }
    }
  }
  return ahead;
}
