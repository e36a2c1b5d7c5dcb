import { otherSide, refuse, SETTING, type Refusal } from '@sandtable/kernel';
import {
  DRIVE,
  figuresOf,
  HOLD,
  holds,
  isOnFoot,
  isSuppressed,
  STEADY,
  type State,
} from '../../state/state.ts';
import { BEYOND } from '../01-board/field.ts';
import { hasRoom, isNextToEnemy } from '../01-board/occupation.ts';
import { CAR_SPEED_IN_TRENCHES, CROSS_BY_ROAD, EXIT_QUALITY, SLOW_SQUARES } from '../tables.ts';

const REFUSED = {
  notAdjacent: refuse('SB-1.1', 'notAdjacent'),
  enemyHeld: refuse('SB-4.4', 'enemyHeld'),
  steady: refuse('SB-3.2', 'steady'),
  holding: refuse('SB-9.2', 'holding'),
  suppressed: refuse('SB-8.1', 'suppressed'),
  gas: refuse('SB-8.4', 'gas'),
  ford: refuse('SB-1.2', 'ford'),
  fordExtra: refuse('SB-1.2', 'fordExtra'),
  full: refuse('SB-1.5', 'full'),
  spent: refuse('SB-4.1', 'spent'),
  failed: refuse('SB-4.2', 'failed'),
  oneSquare: refuse('SB-4.3', 'oneSquare'),
  basicFirst: refuse('SB-4.3', 'basicFirst'),
  extraNearEnemy: refuse('SB-4.3', 'extraNearEnemy'),
} as const;

/** A unit on its way. */
export interface Going {
  readonly unit: number;
  /** The squares that it has gone. */
  readonly steps: number;
  /** SB-4.2: it has failed to leave scenery, so that only the extra square is left. */
  readonly failed: boolean;
}

/** SB-4.1 */
export function speedOf(state: State, unit: number): number {
  const { arm, speed } = figuresOf(state, unit);
  return arm === 'car' && state[SETTING].field.trenchWarfare ? CAR_SPEED_IN_TRENCHES : speed;
}

/** SB-4.2: the score that a unit needs to leave scenery. */
export function exitScore(state: State, unit: number): number {
  return figuresOf(state, unit).exitOn - EXIT_QUALITY[state[SETTING].roster.units[unit].quality];
}

/** SB-4.2, SB-1.2: whether a basic step through that face must be rolled for. */
export function needsRoll(state: State, unit: number, face: number): boolean {
  return mustRoll(state, unit, state.at[unit], face);
}

function mustRoll(state: State, unit: number, from: number, face: number): boolean {
  const { field, roster } = state[SETTING];
  if (!field.isRough(from, face)) return false;
  if (figuresOf(state, unit).exitOn === 0 || (state.marks[from] & DRIVE) !== 0) return false;
  if (!field.hasRoad(from, face)) return true;
  return isNextToEnemy(state, roster.sideOf[unit], BEYOND[4 * from + face]);
}

/** SB-4: why a unit may not take a step, basic or extra, through that face of its square. */
export function whyNotStep(
  state: State,
  going: Going,
  face: number,
  extra: boolean,
): Refusal | undefined {
  const from = state.at[going.unit];
  const to = face === -1 ? -1 : BEYOND[4 * from + face];
  return (
    whyNotThrough(state, going.unit, to) ??
    whyNotLeave(state, from) ??
    whyNotEnter(state, going, face, to, extra)
  );
}

/** SB-1.1, SB-4.4: why nobody of a unit's side may go there; -1 where they share no side. */
export function whyNotThrough(state: State, unit: number, to: number): Refusal | undefined {
  if (to === -1) return REFUSED.notAdjacent;
  const enemy = otherSide(state[SETTING].roster.sideOf[unit]);
  return holds(state, enemy, to) ? REFUSED.enemyHeld : undefined;
}

/** SB-3.2, SB-9.2, SB-8.1: why nobody may leave a square. */
export function whyNotLeave(state: State, from: number): Refusal | undefined {
  if ((state.marks[from] & STEADY) !== 0) return REFUSED.steady;
  if ((state.marks[from] & HOLD) !== 0) return REFUSED.holding;
  return isSuppressed(state, from) ? REFUSED.suppressed : undefined;
}

/** Why a unit that may leave its square, and go through that face, may not take the step. */
export function whyNotEnter(
  state: State,
  going: Going,
  face: number,
  to: number,
  extra: boolean,
): Refusal | undefined {
  const { unit, steps } = going;
  const from = state.at[unit];
  const refusal = whyNotOn(state, going, from, face, to, extra);
  if (refusal !== undefined) return refusal;
  const roll = mustRoll(state, unit, from, face);
  if (extra) {
    // Where nothing is rolled, the extra square would only end the move.
    const isNeeded = roll || whyNotOn(state, going, from, face, to, false) !== undefined;
    if (!isNeeded) return REFUSED.basicFirst;
  }
  if (!hasRoom(state, unit, to)) {
    const ends = extra || endsMove(state, unit, from, face);
    if (ends || !leadsOn(state, unit, to, steps + 1)) return REFUSED.full;
  }
  // Nobody is left standing in a full square because a roll has failed.
  if (!extra && roll && steps > 0 && !hasRoom(state, unit, from)) {
    if (!hasExtraOut(state, unit, from, steps)) return REFUSED.full;
  }
  return undefined;
}

/** Whatever else forbids a step, but for how full the squares are. */
function whyNotOn(
  state: State,
  { unit, steps, failed }: Going,
  from: number,
  face: number,
  to: number,
  extra: boolean,
): Refusal | undefined {
  if (isSuppressed(state, to)) return REFUSED.suppressed;
  if (steps >= SLOW_SQUARES) {
    if (state.gas[from] > 0 || state.gas[to] > 0) return REFUSED.gas;
    if (isOnFoot(state, unit)) return REFUSED.oneSquare;
  }
  const { field, roster } = state[SETTING];
  if (field.isFord(from, face)) {
    if (CROSS_BY_ROAD.has(roster.figures[unit].arm)) return REFUSED.ford;
    if (extra) return REFUSED.fordExtra;
  }
  if (extra) {
    return isNextToEnemy(state, roster.sideOf[unit], to) ? REFUSED.extraNearEnemy : undefined;
  }
  if (failed) return REFUSED.failed;
  // Everybody has a first square.
  return steps > 0 && steps >= speedOf(state, unit) ? REFUSED.spent : undefined;
}

/** SB-4.4, SB-1.2, SB-8.4: whether a basic step through that face is the unit's last. */
export function endsMove(state: State, unit: number, from: number, face: number): boolean {
  const { field, roster } = state[SETTING];
  const to = BEYOND[4 * from + face];
  return (
    isOnFoot(state, unit) ||
    state.gas[from] > 0 ||
    state.gas[to] > 0 ||
    field.isFord(from, face) ||
    isNextToEnemy(state, roster.sideOf[unit], to)
  );
}

/** SB-1.5: whether a unit that passes a full square is sure to come to one with room, without any roll. */
function leadsOn(state: State, unit: number, at: number, steps: number): boolean {
  if (whyNotLeave(state, at) !== undefined) return false;
  if (hasExtraOut(state, unit, at, steps)) return true;
  const going = { unit, steps, failed: false };
  for (let face = 0; face < 4; face++) {
    const to = BEYOND[4 * at + face];
    if (whyNotThrough(state, unit, to) !== undefined) continue;
    if (whyNotOn(state, going, at, face, to, false) !== undefined) continue;
    if (mustRoll(state, unit, at, face)) continue;
    if (hasRoom(state, unit, to)) return true;
    const goesOn = !endsMove(state, unit, at, face);
    if (goesOn && leadsOn(state, unit, to, steps + 1)) return true;
  }
  return false;
}

/** SB-4.3: whether the extra square leads from a square that may be left to one with room. */
function hasExtraOut(state: State, unit: number, at: number, steps: number): boolean {
  const going = { unit, steps, failed: true };
  for (let face = 0; face < 4; face++) {
    const to = BEYOND[4 * at + face];
    if (whyNotThrough(state, unit, to) !== undefined) continue;
    // Room is what is quickest to see, and what is lacking most often.
    if (!hasRoom(state, unit, to)) continue;
    if (whyNotOn(state, going, at, face, to, true) === undefined) return true;
  }
  return false;
}
