import { ATTACKER, GROUPS_A_SQUARE } from '@sandtable/pbi';
import { canSail, fleetOf, LEAVE_CLOSED, REVERSE_COST, TURN_COST } from '@sandtable/pbi-boats';
import { FACINGS } from '../ways.ts';
import type { Look } from './look.ts';
import { going } from './going.ts';

/** What each of so many has of being landed from a square; 0 where nobody can land. */
export function landingAt({ survey, stand, field }: Look, square: number, groups: number): number {
  const { waters } = survey;
  let left = groups;
  let sum = 0;
  const shores: number[] = [];
  for (const shore of [square, ...waters.beside[square]]) {
    if (shore === -1 || !waters.isShore[shore]) continue;
    if (stand.theirs[shore] > 0 || stand.hulls[shore] === 1) continue;
    if (stand.ours[shore] < GROUPS_A_SQUARE) shores.push(shore);
  }
  shores.sort((a, b) => field.worth[b] - field.worth[a]);
  for (const shore of shores) {
    const landed = Math.min(left, GROUPS_A_SQUARE - stand.ours[shore]);
    sum += landed * Math.max(going.by.leastLanding * field.goal[shore], field.worth[shore]);
    left -= landed;
  }
  return sum / groups;
}

/** By place: what is left of the best landing of so many groups. */
function aheadOf(look: Look, groups: number): Float64Array {
  const known = look.field.ahead[groups];
  if (known !== undefined) return known;
  const { state, survey, stand, field } = look;
  const { waters, size } = survey;
  const { mines, found } = fleetOf(state);
  const ahead = new Float64Array(size * FACINGS);
  const leave = new Float64Array(size);
  for (let square = 0; square < size; square++) {
    if (!canSail(waters, square) || stand.hulls[square] === 1 || stand.theirs[square] > 0) continue;
    const shot =
      going.by.seen * look.field.dice[square] + going.by.gunned * look.field.guns[square];
    leave[square] = going.sail[waters.leave[square]] / (1 + shot);
    ahead.fill(landingAt(look, square, groups), square * FACINGS, (square + 1) * FACINGS);
  }
  for (const [mine, square] of mines.entries()) {
    if (square >= 0 && found[mine]) leave[square] = going.sail[LEAVE_CLOSED] * 0.7;
  }
  if (stand.us === ATTACKER) {
    for (let square = 0; square < size; square++) {
      leave[square] *= 1 - going.by.mined * field.mines[square];
    }
  }
  const turned = going.sail[TURN_COST];
  const back = going.sail[REVERSE_COST];
  for (let changed = true, sweeps = 0; changed && sweeps < 40; sweeps++) {
    changed = false;
    for (let square = 0; square < size; square++) {
      if (leave[square] === 0) continue;
      const beside = waters.beside[square];
      for (let facing = 0; facing < FACINGS; facing++) {
        const place = square * FACINGS + facing;
        let best = turned * ahead[square * FACINGS + ((facing + 1) % FACINGS)];
        best = Math.max(best, turned * ahead[square * FACINGS + ((facing + 3) % FACINGS)]);
        const on = beside[facing];
        if (on !== -1) best = Math.max(best, leave[square] * ahead[on * FACINGS + facing]);
        const astern = beside[(facing + 2) % FACINGS];
        if (astern !== -1) {
          best = Math.max(best, leave[square] * back * ahead[astern * FACINGS + facing]);
        }
        if (best <= ahead[place] + 1e-9) continue;
        ahead[place] = best;
        changed = true;
      }
    }
  }
  look.field.ahead[groups] = ahead;
  return ahead;
}

/** What is left of the best landing of so many groups from a place; the landing itself where it is one. */
export function outlookAt(look: Look, groups: number, place: number): number {
  return aheadOf(look, groups)[place];
}
