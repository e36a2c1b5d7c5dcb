import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  FIGHTING,
  HOLD,
  holds,
  MORALE,
  moraleDice,
  NEAR,
  orderScore,
  ORDERS,
  SQUARES,
  stepsBetween,
  type SquareMove,
  type SquareState,
} from '@sandtable/square-bashing';
import { assaultDice, failingIn, outlookOf, prizeOf, targetDice } from './clash.ts';
import type { Stance } from './stance.ts';

const [BY_FIGHTING, BY_MORALE] = [ORDERS.indexOf('fighting'), ORDERS.indexOf('morale')];
/** SB-3.2 to SB-3.4: what one fail costs, two, and more; and what so many dice cost, every other of which fails. */
const FAILS = [0, 0.3, 1, 2.2] as const;
const COSTS: readonly number[] = Array.from({ length: 12 }, (_, dice) => costOf(dice));

function costOf(dice: number): number {
  const chances = [1, 0, 0, 0];
  for (let die = 0; die < dice; die++) {
    for (let fails = 3; fails > 0; fails--) {
      const stays = fails === 3 ? chances[3] : chances[fails] / 2;
      chances[fails] = stays + chances[fails - 1] / 2;
    }
    chances[0] /= 2;
  }
  return chances.reduce((sum, chance, fails) => sum + chance * FAILS[fails], 0);
}

/** SB-9.2: an order for a square, and what it promises. */
export interface Command {
  readonly square: number;
  readonly order: number;
  readonly worth: number;
}

/** The orders that promise anything, best first. */
export function commands(state: SquareState, us: SideNumber, stance: Stance): Command[] {
  const found: Command[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if (!holds(state, us, square)) continue;
    const mark = state.marks[square];
    const heard = (7 - orderScore(state, square)) / 6;
    if ((mark & (MORALE | HOLD)) === 0) {
      const worth = stance.steady * heard * steadied(state, us, square);
      if (worth > 0) found.push({ square, order: BY_MORALE, worth });
    }
    if ((mark & FIGHTING) === 0) {
      const worth = heard * strengthened(state, us, square, stance);
      if (worth > 0) found.push({ square, order: BY_FIGHTING, worth });
    }
  }
  return found.sort((a, b) => b.worth - a.worth || a.square - b.square || a.order - b.order);
}

export function chooseCommand(state: SquareState, us: SideNumber, stance: Stance): SquareMove {
  const { make } = state[SETTING];
  const [best] = commands(state, us, stance);
  return best === undefined ? make.noOrders : make.order(best.square, best.order);
}

/** SB-3.1: how much less its test costs with two dice fewer. */
function steadied(state: SquareState, us: SideNumber, square: number): number {
  const { roster, field } = state[SETTING];
  if (!isTested(state, us, square)) return 0;
  const dice = Math.min(COSTS.length - 1, moraleDice(state, us, square));
  if (dice === 0) return 0;
  let worth = 0;
  for (let unit = roster.first[us], end = roster.end[us]; unit < end; unit++) {
    if (state.at[unit] !== square || roster.isCommand[unit]) continue;
    worth += roster.isMain[unit] ? 1 : 0.7;
  }
  const objective = field.objectiveAt[square];
  if (objective !== -1 && state.holders[objective] === us) worth += 2;
  return (COSTS[dice] - COSTS[Math.max(0, dice - 2)]) * worth;
}

/** Whether anything that shakes a square is there at all: most have nothing, and are not worth a sum. */
function isTested(state: SquareState, us: SideNumber, square: number): boolean {
  const { roster } = state[SETTING];
  if (state.barrage[square] + state.barrage[SQUARES + square] + state.gas[square] > 0) return true;
  for (let unit = roster.first[us], end = roster.end[us]; unit < end; unit++) {
    if (state.at[unit] !== square) continue;
    if (state.casualties[unit] > 0 || roster.isReservist[unit]) return true;
  }
  let faces = 0;
  for (const near of NEAR[square]) if (holds(state, otherSide(us), near)) faces++;
  return faces > 1;
}

/** SB-5.3: what two dice more add to the best assault from there. */
function strengthened(state: SquareState, us: SideNumber, square: number, stance: Stance): number {
  const enemy = otherSide(us);
  let most = 0;
  for (const to of NEAR[square]) {
    if (!holds(state, enemy, to)) continue;
    const dice = assaultDice(state, square, to) + helpersNear(state, us, square, to);
    const against = targetDice(state, enemy, to);
    const onTarget = failingIn(state, enemy, to, true);
    const onUs = failingIn(state, us, square, false);
    const before = outlookOf(dice, against, onTarget, onUs).win;
    const after = outlookOf(dice + 2, against, onTarget, onUs).win;
    most = Math.max(most, (after - before) * prizeOf(state, us, to, stance));
  }
  return most;
}

/** A guess at what those add who will have come up when it is made. */
function helpersNear(state: SquareState, us: SideNumber, from: number, to: number): number {
  const { roster } = state[SETTING];
  let count = 0;
  for (let unit = roster.first[us], end = roster.end[us]; unit < end; unit++) {
    const at = state.at[unit];
    if (at === -1 || at === from || !roster.isMain[unit]) continue;
    if (stepsBetween(at, to) <= 2) count++;
  }
  return Math.min(4, count);
}
