import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  BACK,
  BASE_EDGE,
  census,
  damageOf,
  hasRoom,
  holds,
  isSuppressed,
  mainUnits,
  SQUARES,
  stepsBetween,
  WAITING,
  type SquareMove,
  type SquareState,
} from '@sandtable/square-bashing';

/** SB-10.1: by road where others may follow; the best first, to where they are needed. */
export function chooseReinforcement(state: SquareState, us: SideNumber): SquareMove {
  const { make, field, roster } = state[SETTING];
  let best: SquareMove = make.rollAll;
  let most = -Infinity;
  for (const square of BASE_EDGE[us]) {
    if (holds(state, otherSide(us), square) || isSuppressed(state, square)) continue;
    const isByRoad = field.hasRoad(square, BACK[us]);
    const place = needAt(state, us, square) + (isByRoad ? BY_ROAD : 0);
    for (let unit = roster.first[us], end = roster.end[us]; unit < end; unit++) {
      if (state.status[unit] !== WAITING || !hasRoom(state, unit, square)) continue;
      const worth = worthOf(state, unit) + place;
      if (worth <= most) continue;
      most = worth;
      best = isByRoad ? make.byRoad(unit, square) : make.arrive(unit, square);
    }
  }
  return best;
}

/** What the two that may follow by road are worth. */
const BY_ROAD = 0.5;

/** SB-10.1 (A): where one that has rolled its way in comes. */
export function chooseArrival(state: SquareState, us: SideNumber, unit: number): SquareMove {
  let best = -1;
  let most = -Infinity;
  for (const square of BASE_EDGE[us]) {
    if (!isOpen(state, us, unit, square)) continue;
    const need = needAt(state, us, square);
    if (need > most) [best, most] = [square, need];
  }
  return state[SETTING].make.arrive(unit, best);
}

/** SB-10.1 (C): who tries to follow by road. */
export function chooseFollower(
  state: SquareState,
  us: SideNumber,
  { square, rolled }: { readonly square: number; readonly rolled: readonly number[] },
): SquareMove {
  const { make, roster } = state[SETTING];
  let best = -1;
  let most = -Infinity;
  for (let unit = roster.first[us], end = roster.end[us]; unit < end; unit++) {
    if (state.status[unit] !== WAITING || rolled.includes(unit)) continue;
    if (!isOpen(state, us, unit, square)) continue;
    const worth = worthOf(state, unit);
    if (worth > most) [best, most] = [unit, worth];
  }
  return best === -1 ? make.enough : make.roll(best);
}

/** SB-10.2 */
function isOpen(state: SquareState, us: SideNumber, unit: number, square: number): boolean {
  if (holds(state, otherSide(us), square) || isSuppressed(state, square)) return false;
  return hasRoom(state, unit, square);
}

function worthOf(state: SquareState, unit: number): number {
  const { isMain, isProfessional, isReservist, figures } = state[SETTING].roster;
  if (!isMain[unit]) return figures[unit].arm === 'mg' ? 1 : 0.6;
  const whole = damageOf(state, unit) === 1 ? 0.4 : 1;
  return whole * (isProfessional[unit] ? 1.2 : isReservist[unit] ? 0.7 : 1);
}

/** How much more of the enemy than of ours there is at what can be got to from that square. */
function needAt(state: SquareState, us: SideNumber, square: number): number {
  const { field } = state[SETTING];
  const counts = census(state);
  let need = 0;
  for (const [i, objective] of field.objectives.entries()) {
    let lacking = state.holders[i] === us ? 0 : 1;
    for (let each = 0; each < SQUARES; each++) {
      if (stepsBetween(each, objective) > 2) continue;
      const theirs = mainUnits(counts[SQUARES * otherSide(us) + each]);
      lacking += (theirs - mainUnits(counts[SQUARES * us + each])) / 2;
    }
    need = Math.max(need, lacking / (2 + stepsBetween(square, objective)));
  }
  return need;
}
