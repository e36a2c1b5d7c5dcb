import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  ASSAULTED,
  census,
  faceTo,
  HOLD,
  holds,
  isOnFoot,
  isSuppressed,
  JOINERS_A_FACE,
  mainUnits,
  mayShock,
  NEAR,
  placeFromRight,
  RETIRED,
  retiringHits,
  SHOCK_DICE,
  SHOCK_READY,
  SQUARES,
  STEADY,
  TARGETED,
  CROSS_BY_ROAD,
  whoJoins,
  type Assault,
  type SquareMove,
  type SquareState,
} from '@sandtable/square-bashing';
import { assaultDice, failingIn, outlookOf, prizeOf, targetDice, type Outlook } from './clash.ts';
import type { Stance } from './stance.ts';

/** An assault that could be made. */
export interface Storm {
  readonly from: number;
  readonly to: number;
  readonly worth: number;
}

const BARRED = STEADY | HOLD;
const SPENT = RETIRED | ASSAULTED;

/** SB-5.1: the assaults that can still be made by the columns from that one on, with what they promise. */
export function stormsFrom(state: SquareState, column: number, stance: Stance): Storm[] {
  const { side, marks } = state;
  const enemy = otherSide(side);
  const storms: Storm[] = [];
  for (let from = 0; from < SQUARES; from++) {
    if (!holds(state, side, from) || placeFromRight(side, from) < column) continue;
    if ((marks[from] & BARRED) !== 0) continue;
    if (!NEAR[from].some((to) => holds(state, enemy, to)) || !isAble(state, from)) continue;
    for (const to of NEAR[from]) {
      if (!holds(state, enemy, to) || (marks[to] & TARGETED) !== 0) continue;
      if (isSuppressed(state, to)) continue;
      storms.push({ from, to, worth: stormWorth(state, from, to, stance) });
    }
  }
  return storms;
}

/** SB-5.1, SB-8.1: whether somebody can assault from a square. */
function isAble(state: SquareState, from: number): boolean {
  const { roster } = state[SETTING];
  const { side, at, flags } = state;
  if (isSuppressed(state, from)) return false;
  for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
    if (at[unit] === from && roster.isMain[unit] && (flags[unit] & SPENT) === 0) return true;
  }
  return false;
}

function stormWorth(state: SquareState, from: number, to: number, stance: Stance): number {
  const { side } = state;
  const joiners = joinersAt(state, from, to);
  const shock = state.shock === SHOCK_READY || state.shock === from ? SHOCK_DICE : 0;
  const { win, killed, lost } = outlookOf(
    assaultDice(state, from, to) + joiners + shock,
    targetDice(state, otherSide(side), to) - joiners,
    failingIn(state, otherSide(side), to, true),
    failingIn(state, side, from, false),
  );
  const prize = prizeOf(state, side, to, stance) - stance.counter * othersNear(state, to);
  return win * prize + stance.killed * killed - stance.lost * lost;
}

/** How many of the enemy's are next to a square of theirs, to take it back. */
function othersNear(state: SquareState, to: number): number {
  const counts = census(state);
  const first = SQUARES * otherSide(state.side);
  let count = 0;
  for (const near of NEAR[to]) count += mainUnits(counts[first + near]);
  return count;
}

/** SB-5.1: how many could join from other squares, two a face. */
function joinersAt(state: SquareState, from: number, to: number): number {
  const { field, roster } = state[SETTING];
  const { side, at, flags, marks } = state;
  let count = 0;
  for (const near of NEAR[to]) {
    if (near === from || !holds(state, side, near) || (marks[near] & BARRED) !== 0) continue;
    if (isSuppressed(state, near)) continue;
    const isFord = field.isFord(near, faceTo(near, to));
    let there = 0;
    for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
      if (at[unit] !== near || (flags[unit] & SPENT) !== 0 || isOnFoot(state, unit)) continue;
      const { arm } = roster.figures[unit];
      const isVehicle = arm === 'tank' || arm === 'car';
      if (!roster.isMain[unit] && !isVehicle) continue;
      if (isFord && CROSS_BY_ROAD.has(arm)) continue;
      if (there < JOINERS_A_FACE) there++;
    }
    count += there;
  }
  return count;
}

/** SB-5.1: the best assault, but first those further to the right that take nothing from it. */
export function chooseStorm(state: SquareState, column: number, stance: Stance): SquareMove {
  const { make } = state[SETTING];
  const storms = stormsFrom(state, column, stance);
  let chosen: Storm | undefined;
  for (const storm of storms) {
    if (storm.worth > Math.max(stance.boldness, chosen?.worth ?? 0)) chosen = storm;
  }
  if (chosen === undefined) return make.endAssaults;
  // SB-2.1: what is passed over cannot be done any more.
  for (;;) {
    const before = bestBefore(state, storms, chosen, stance);
    if (before === undefined) return make.assault(chosen.from, chosen.to);
    chosen = before;
  }
}

function bestBefore(
  { side }: SquareState,
  storms: readonly Storm[],
  chosen: Storm,
  stance: Stance,
): Storm | undefined {
  let found: Storm | undefined;
  for (const storm of storms) {
    if (placeFromRight(side, storm.from) >= placeFromRight(side, chosen.from)) continue;
    const shares = storm.to === chosen.to || faceTo(storm.from, chosen.to) !== -1;
    if (shares || storm.worth <= Math.max(stance.boldness, found?.worth ?? 0)) continue;
    found = storm;
  }
  return found;
}

/** SB-5.1, SB-5.2: everybody joins until it is as good as won; and whether the target stands. */
export function chooseInAssault(
  state: SquareState,
  us: SideNumber,
  frame: Assault,
  stance: Stance,
): SquareMove {
  const { make } = state[SETTING];
  if (frame.stage !== 'join') {
    return standingGain(state, us, frame, stance) >= 0 ? make.stand : make.retire;
  }
  if (mayShock(state, frame)) return make.shock;
  const able = outlookIn(state, frame).win < stance.enough ? whoJoins(state, frame) : [];
  return able.length > 0 ? make.join(able[0]) : make.go;
}

function outlookIn(state: SquareState, { from, to, joiners, shock }: Assault): Outlook {
  const enemy = otherSide(state.side);
  return outlookOf(
    assaultDice(state, from, to) + joiners.length + (shock ? SHOCK_DICE : 0),
    targetDice(state, enemy, to) - joiners.length,
    failingIn(state, enemy, to, true),
    failingIn(state, state.side, from, false),
  );
}

/** SB-5.2: by how much it is better to stand than to give up in time what would be lost anyhow. */
export function standingGain(
  state: SquareState,
  us: SideNumber,
  frame: Assault,
  stance: Stance,
): number {
  const { roster } = state[SETTING];
  const { to } = frame;
  const { win, killed, lost } = outlookIn(state, frame);
  const standing = stance.lost * killed - stance.killed * lost;
  let guns = 0;
  for (let unit = roster.first[us], end = roster.end[us]; unit < end; unit++) {
    if (state.at[unit] === to && roster.figures[unit].arm === 'gun') guns++;
  }
  const prize = prizeOf(state, otherSide(us), to, stance) * stance.stubborn;
  const hits = (retiringHits(state, to) * failingIn(state, us, to, true)) / 12;
  return prize - guns * stance.gun + stance.lost * hits - win * prize - standing;
}
