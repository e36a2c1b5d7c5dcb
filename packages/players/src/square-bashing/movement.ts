import { otherSide, SETTING, type Dice } from '@sandtable/kernel';
import {
  BOARD,
  EXTRA_SQUARES,
  hasRoom,
  holds,
  isNextToEnemy,
  NEAR,
  placeFromRight,
  speedOf,
  type SquareMove,
  type SquareMoveOf,
  type SquareState,
} from '@sandtable/square-bashing';
import { best } from '../best.ts';
import { turning } from './facing.ts';
import { groundOf, placeWorth, type Ground } from './places.ts';
import { whyThere } from './whyThere.ts';
import type { Answer } from './question.ts';
import type { Reason } from './reasons.ts';

/** How much better it must be elsewhere before a unit sets out. */
const RESTLESS = 0.08;

type Step = SquareMoveOf<'march'> | SquareMoveOf<'extra'>;

function isStep(move: SquareMove): move is Step {
  return move.type === 'march' || move.type === 'extra';
}

/** SB-4: unit by unit, those of the columns on the right first: each goes where it is worth the most. */
export const answerMovement: Answer<'movement'> = ({ state, us, moves, dice, because }) => {
  const ground = groundOf(state, us);
  const { roster } = state[SETTING];
  const steps = moves.filter(isStep);
  const units = [...new Set(steps.map(({ unit }) => roster.named(unit)))];
  // SB-2.1: whoever is passed over may not move any more. Higher command goes last in its column.
  units.sort(
    (a, b) =>
      placeFromRight(us, state.at[a]) - placeFromRight(us, state.at[b]) ||
      rank(state, a) - rank(state, b),
  );
  for (const unit of units) {
    const id = roster.ids[unit];
    const own = steps.filter((step) => step.unit === id);
    const step = bestStep(state, ground, unit, own, speedOf(state, unit), dice);
    if (step === undefined) continue;
    if (because !== undefined) because(whyStep(state, ground, unit, step, speedOf(state, unit)));
    return step;
  }
  return turning(state, us, moves) ?? state[SETTING].make.endMovement;
};

/** SB-4.1: a unit on its way goes on, or halts. */
export const answerMarch: Answer<'march'> = ({ state, us, frame, moves, dice, because }) => {
  const ground = groundOf(state, us);
  const steps = moves.filter(isStep);
  const left = frame.failed ? 0 : speedOf(state, frame.unit) - frame.steps;
  const step = bestStep(state, ground, frame.unit, steps, left, dice);
  if (step !== undefined && because !== undefined) {
    because(whyStep(state, ground, frame.unit, step, left));
  }
  return step ?? moves.find(({ type }) => type === 'halt') ?? moves[0];
};

/** Infantry and cavalry first, so that machine guns and guns know whom they go with. */
function rank(state: SquareState, unit: number): number {
  const { isMain, isCommand } = state[SETTING].roster;
  if (isMain[unit]) return 0;
  return isCommand[unit] ? 2 : 1;
}

/** The step toward the best square that a unit can come to; none where it had better stay. */
function bestStep(
  state: SquareState,
  ground: Ground,
  unit: number,
  steps: readonly Step[],
  left: number,
  dice: Dice,
): Step | undefined {
  if (steps.length === 0) return undefined;
  const here = state.at[unit];
  const worths = new Map<Step, number>();
  for (const step of steps) {
    worths.set(step, worthBy(state, ground, unit, step, left));
  }
  const chosen = best(steps, (step) => worths.get(step) ?? 0, dice);
  const staying = hasRoom(state, unit, here) ? placeWorth(state, ground, unit, here) : -Infinity;
  return (worths.get(chosen) ?? 0) > staying + RESTLESS ? chosen : undefined;
}

function worthBy(
  state: SquareState,
  ground: Ground,
  unit: number,
  step: Step,
  left: number,
  see?: See,
): number {
  const to = BOARD.named(step.to);
  const further = step.type === 'extra' ? 0 : left - 1;
  return bestBeyond(state, ground, unit, to, further, step.type === 'march', see);
}

/** Takes squares that come into question, and what each is worth. */
type See = (square: number, worth: number) => void;

/** What makes it go to the square that the step leads to in the end. */
function whyStep(
  state: SquareState,
  ground: Ground,
  unit: number,
  step: Step,
  left: number,
): Reason {
  let [goal, most] = [BOARD.named(step.to), -Infinity];
  worthBy(state, ground, unit, step, left, (square, worth) => {
    if (worth > most) [goal, most] = [square, worth];
  });
  return whyThere(state, ground, unit, goal, state.at[unit]);
}

/** The worth of the best square that is reached by way of this one. A detour counts for a little less. */
function bestBeyond(
  state: SquareState,
  ground: Ground,
  unit: number,
  at: number,
  left: number,
  mayExtra: boolean,
  see?: See,
): number {
  const { us } = ground;
  const isLast = isNextToEnemy(state, us, at);
  let most = hasRoom(state, unit, at) ? placeWorth(state, ground, unit, at) : -Infinity;
  see?.(at, most);
  const further = left + (mayExtra ? EXTRA_SQUARES : 0);
  if (isLast || further <= 0 || state[SETTING].field.isScenery[at]) return most;
  for (const near of NEAR[at]) {
    if (near === state.at[unit] || holds(state, otherSide(us), near)) continue;
    if (left === 0 && isNextToEnemy(state, us, near)) continue;
    const goesOn = left > 0;
    most = Math.max(most, bestBeyond(state, ground, unit, near, left - 1, goesOn, see) - 0.01);
  }
  return most;
}
