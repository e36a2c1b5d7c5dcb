import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  BEYOND,
  EXTRA_SQUARES,
  figuresOf,
  hasRoom,
  holds,
  mainUnits,
  MOVED,
  NEAR,
  placeFromRight,
  RETIRED,
  speedOf,
  SQUARES,
  TURNED,
  whyNotStep,
  census,
  type SquareMove,
  type SquareState,
} from '@sandtable/square-bashing';
import { chartOf, worthIn, type Chart } from './chart.ts';
import { bestFace } from './faces.ts';
import type { Stance } from './stance.ts';

/** A side that moves: in which order its units do, and how far it has come. */
interface Drill {
  readonly state: SquareState;
  readonly turn: number;
  readonly chart: Chart;
  readonly order: readonly number[];
  next: number;
  turned: number;
}

/** The one that moves now: what was drawn up for it is of no use to anybody else. */
let drill: Drill | undefined;

function drillOf(state: SquareState, us: SideNumber, stance: Stance): Drill {
  if (
    drill?.state === state &&
    drill.turn === state.turn &&
    drill.chart.us === us &&
    drill.chart.stance === stance
  ) {
    return drill;
  }
  const chart = chartOf(state, us, stance);
  drill = { state, turn: state.turn, chart, order: orderOf(state, us), next: 0, turned: 0 };
  return drill;
}

/** SB-2.1: from the right; in a column infantry and cavalry first, so that others know whom they go with. */
function orderOf(state: SquareState, us: SideNumber): number[] {
  const { roster } = state[SETTING];
  const order: number[] = [];
  for (let unit = roster.first[us], end = roster.end[us]; unit < end; unit++) {
    if (state.at[unit] !== -1) order.push(unit);
  }
  const rank = (unit: number): number =>
    4 * placeFromRight(us, state.at[unit]) +
    (roster.isMain[unit] ? 0 : roster.isCommand[unit] ? 2 : 1);
  return order.sort((a, b) => rank(a) - rank(b) || a - b);
}

/** SB-4: unit by unit, each to where it is worth most; then squares that look the wrong way. */
export function chooseMovement(
  state: SquareState,
  us: SideNumber,
  column: number,
  stance: Stance,
): SquareMove {
  const { make } = state[SETTING];
  const plan = drillOf(state, us, stance);
  for (; plan.next < plan.order.length; plan.next++) {
    const unit = plan.order[plan.next];
    if (state.at[unit] === -1 || (state.flags[unit] & (MOVED | RETIRED)) !== 0) continue;
    if (placeFromRight(us, state.at[unit]) < column) continue;
    const step = stepOf(state, plan.chart, unit, 0, false);
    if (step !== undefined) return step;
  }
  for (; plan.turned < SQUARES; plan.turned++) {
    const square = plan.turned;
    if (!holds(state, us, square) || (state.marks[square] & TURNED) !== 0) continue;
    const face = bestFace(state, us, square);
    if (face !== state.facing[square]) return make.turn(square, face);
  }
  return make.endMovement;
}

/** SB-4.1: a unit on its way goes on, or halts. */
export function chooseMarch(
  state: SquareState,
  us: SideNumber,
  { unit, steps, failed }: { unit: number; steps: number; failed: boolean },
  stance: Stance,
): SquareMove {
  const { chart } = drillOf(state, us, stance);
  return stepOf(state, chart, unit, steps, failed) ?? state[SETTING].make.halt;
}

/** By square: what the unit that is thought about is worth there, and of which thought that is. */
const worths = new Float64Array(SQUARES);
const thoughts = new Uint32Array(SQUARES);
let thought = 0;

/** The step toward the best square that a unit can come to; none where it had better stay, and may. */
function stepOf(
  state: SquareState,
  chart: Chart,
  unit: number,
  steps: number,
  failed: boolean,
): SquareMove | undefined {
  const { make } = state[SETTING];
  const here = state.at[unit];
  thought = (thought + 1) >>> 0;
  const going = { unit, steps, failed };
  const left = failed ? 0 : speedOf(state, unit) - steps;
  const mayStay = hasRoom(state, unit, here);
  let most = mayStay ? worthAt(state, chart, unit, here) + chart.stance.restless : -Infinity;
  let chosen: SquareMove | undefined;
  for (let face = 0; face < 4; face++) {
    const to = BEYOND[4 * here + face];
    if (to === -1) continue;
    if (whyNotStep(state, going, face, false) === undefined) {
      const worth = bestBeyond(state, chart, unit, to, left - 1, true);
      if (worth > most) [most, chosen] = [worth, make.march(unit, to)];
    } else if (whyNotStep(state, going, face, true) === undefined) {
      const worth = bestBeyond(state, chart, unit, to, 0, false);
      if (worth > most) [most, chosen] = [worth, make.extra(unit, to)];
    }
  }
  if (chosen !== undefined || mayStay) return chosen;
  return anyStep(state, going);
}

/** Whoever may not stay goes on, wherever that is. */
function anyStep(
  state: SquareState,
  going: { readonly unit: number; readonly steps: number; readonly failed: boolean },
): SquareMove | undefined {
  const { make } = state[SETTING];
  for (let face = 0; face < 4; face++) {
    const to = BEYOND[4 * state.at[going.unit] + face];
    if (to === -1) continue;
    if (whyNotStep(state, going, face, false) === undefined) return make.march(going.unit, to);
    if (whyNotStep(state, going, face, true) === undefined) return make.extra(going.unit, to);
  }
  return undefined;
}

/** The worth of the best square that is reached by way of this one. A detour counts for a little less. */
function bestBeyond(
  state: SquareState,
  chart: Chart,
  unit: number,
  at: number,
  left: number,
  mayExtra: boolean,
): number {
  let most = hasRoom(state, unit, at) ? worthAt(state, chart, unit, at) : -Infinity;
  const further = left + (mayExtra ? EXTRA_SQUARES : 0);
  if (further <= 0 || chart.isNextToEnemy[at] === 1 || state[SETTING].field.isScenery[at]) {
    return most;
  }
  for (const near of NEAR[at]) {
    if (near === state.at[unit] || chart.isEnemys[near] === 1) continue;
    if (left <= 0 && chart.isNextToEnemy[near] === 1) continue;
    most = Math.max(most, bestBeyond(state, chart, unit, near, left - 1, left > 0) - DETOUR);
  }
  return most;
}

const DETOUR = 0.01;

function worthAt(state: SquareState, chart: Chart, unit: number, square: number): number {
  if (thoughts[square] !== thought) {
    thoughts[square] = thought;
    worths[square] = worthFor(state, chart, unit, square);
  }
  return worths[square];
}

function worthFor(state: SquareState, chart: Chart, unit: number, square: number): number {
  const { roster } = state[SETTING];
  if (roster.isMain[unit]) return worthIn(state, chart, unit, square);
  if (roster.isCommand[unit]) return commandWorth(state, chart, square);
  const { arm } = roster.figures[unit];
  if (arm === 'gun') return gunWorth(state, chart, unit, square);
  if (arm === 'mg') return gunnerWorth(state, chart, square);
  return chart.storm[square];
}

function mainsIn(state: SquareState, side: SideNumber, square: number): number {
  return mainUnits(census(state)[SQUARES * side + square]);
}

/** A machine gun belongs to those who hold what matters, and where the enemy may come. */
function gunnerWorth(
  state: SquareState,
  { us, stance, storm, base }: Chart,
  square: number,
): number {
  const { field } = state[SETTING];
  const objective = field.objectiveAt[square];
  const isOurs = objective !== -1 && state.holders[objective] === us;
  const escorted = mainsIn(state, us, square) > 0 ? stance.escorted : -stance.escorted;
  return (
    (isOurs ? stance.gunner : 0) + escorted + stance.covering * storm[square] + 0.1 * base[square]
  );
}

/** A gun wants an enemy in reach, and not next door. */
function gunWorth(state: SquareState, chart: Chart, unit: number, square: number): number {
  const { range } = figuresOf(state, unit);
  const nearest = chart.nearest[square];
  const isAlone = mainsIn(state, chart.us, square) === 0;
  const reach = nearest <= range ? 1.2 : -0.05 * nearest;
  return reach - (nearest === 1 ? 0.75 : 0) - (isAlone && nearest <= 2 ? 1.5 : 0);
}

/** SB-9.2: orders are heard best in its own square and those next to it, and it must not be left alone. */
function commandWorth(state: SquareState, { us }: Chart, square: number): number {
  const enemy = otherSide(us);
  let heard = mainsIn(state, us, square);
  let fighting = 0;
  let isNear = false;
  for (const near of NEAR[square]) {
    heard += mainsIn(state, us, near);
    if (holds(state, enemy, near)) isNear = true;
    for (const beyond of NEAR[near]) fighting += mainsIn(state, enemy, beyond) > 0 ? 1 : 0;
  }
  const isAlone = mainsIn(state, us, square) === 0;
  return 0.1 * heard + 0.03 * fighting - (isNear ? 0.4 : 0) - (isAlone ? 0.6 : 0);
}
