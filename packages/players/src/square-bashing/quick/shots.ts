import { otherSide, SETTING } from '@sandtable/kernel';
import {
  barrageIn,
  canSee,
  damageOf,
  figuresOf,
  FIRED,
  holds,
  isOnFoot,
  placeFromRight,
  RETIRED,
  SHOT_PROFESSIONAL,
  SHOT_RESERVIST,
  SQUARES,
  stepsBetween,
  TARGETED,
  type SquareMove,
  type SquareState,
} from '@sandtable/square-bashing';
import { failingIn } from './clash.ts';

/** SB-6: square by square from the right, at whom it hurts most. */
export function chooseShot(state: SquareState, column: number): SquareMove {
  const { make } = state[SETTING];
  const shooter = otherSide(state.side);
  let first = -1;
  for (let from = 0; from < SQUARES; from++) {
    if (!holds(state, shooter, from) || (state.marks[from] & (TARGETED | FIRED)) !== 0) continue;
    const place = placeFromRight(shooter, from);
    if (place < column || barrageIn(state, from) > 0) continue;
    if (first !== -1 && place >= placeFromRight(shooter, first)) continue;
    if (targetOf(state, from) !== -1) first = from;
  }
  return first === -1 ? make.cease : make.shoot(first, targetOf(state, first));
}

/** The best target of a square; -1 where it has none. */
function targetOf(state: SquareState, from: number): number {
  const { roster, field } = state[SETTING];
  const { side } = state;
  const shooter = otherSide(side);
  let reach = 0;
  for (let unit = roster.first[shooter], end = roster.end[shooter]; unit < end; unit++) {
    if (state.at[unit] !== from || (state.flags[unit] & RETIRED) !== 0) continue;
    reach = Math.max(reach, figuresOf(state, unit).range);
  }
  let best = -1;
  let most = 0;
  for (let to = 0; to < SQUARES; to++) {
    if (stepsBetween(from, to) > reach || !holds(state, side, to)) continue;
    if (barrageIn(state, to) > 0) continue;
    const dice = shotDice(state, from, to);
    if (dice <= 0) continue;
    const objective = field.objectiveAt[to];
    const matters = objective !== -1 ? 1.6 : 1;
    const worth = dice * failingIn(state, side, to, true) * matters * (1 + casualtiesIn(state, to));
    if (worth > most) [best, most] = [to, worth];
  }
  return best;
}

/** SB-3.5: those that have casualties are nearest to running. */
function casualtiesIn(state: SquareState, square: number): number {
  const { roster } = state[SETTING];
  const { side } = state;
  let count = 0;
  for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
    if (state.at[unit] === square) count += state.casualties[unit];
  }
  return 0.3 * Math.min(3, count);
}

/** SB-6.2: as the rules count them. */
function shotDice(state: SquareState, from: number, to: number): number {
  const { roster } = state[SETTING];
  const shooter = otherSide(state.side);
  const steps = stepsBetween(from, to);
  let dice = 0;
  let better = 0;
  let worse = 0;
  for (let unit = roster.first[shooter], end = roster.end[shooter]; unit < end; unit++) {
    if (state.at[unit] !== from || (state.flags[unit] & RETIRED) !== 0) continue;
    if (roster.isCommand[unit]) continue;
    const { arm, range, shots, lobs } = figuresOf(state, unit);
    if (steps > range || !canSee(state, from, to, lobs === true)) continue;
    dice += shots[damageOf(state, unit)];
    if (arm === 'foot' && roster.isProfessional[unit]) better = SHOT_PROFESSIONAL;
    const isReserve = arm === 'foot' && roster.isReservist[unit];
    if (isReserve || isOnFoot(state, unit)) worse = SHOT_RESERVIST;
  }
  return dice + better + worse;
}
