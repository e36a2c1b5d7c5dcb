import { ScriptedDice, ScriptError, type Problem } from '@sandtable/kernel';
import { BLUE, RED, type SideIndex } from '../state/field.ts';
import { listMoves, rulesOf, settle } from '../rules/flow.ts';
import { BOTH } from '../state/frameRules.ts';
import type { FrameType } from '../state/frames.ts';
import { problem } from './problem.ts';
import { topFrame, type State } from '../state/state.ts';

const IN_COMBAT: readonly FrameType[] = ['volley', 'aim', 'stand', 'withdraw'];

/** What each frame may lie on; what is at the bottom lies on nothing. */
const LIES_ON: Readonly<Record<FrameType, readonly (FrameType | null)[]>> = {
  muster: [null],
  edge: [null],
  deploy: [null],
  assign: [null],
  begin: [null],
  draw: [null],
  alter: ['draw'],
  order: ['draw'],
  combat: [null],
  withdraw: ['combat', null],
  volley: ['combat', null],
  aim: ['combat', null],
  relieve: ['order', 'combat', 'relieve', ...IN_COMBAT, 'giveWay', null],
  stand: ['combat', null],
  giveWay: [null],
  aftermath: [null],
  nightfall: [null],
  recover: [null, 'recover'],
};

/** What makes a written stack impossible: frames in a wrong order, or that cannot have come about. */
export function stackProblems(state: State): Problem[] {
  const problems: Problem[] = [];
  if (state.outcome === null ? state.stack.length === 0 : state.stack.length > 0) {
    problems.push(problem('position.stack', 'outcome'));
  }
  const loose = state.command.indexOf(-1);
  if (loose !== -1 && state.outcome === null && state.stack[0]?.type !== 'assign') {
    const { name } = state.army.pieces[loose];
    problems.push(problem('position.pieces', 'unassigned', { name }));
  }
  for (const [i, frame] of state.stack.entries()) {
    const below = i === 0 ? null : state.stack[i - 1].type;
    const path = `position.stack[${i}]`;
    if (!LIES_ON[frame.type].includes(below)) {
      problems.push(problem(path, 'frameOrder', { frame: frame.type }));
    }
    if (rulesOf(frame).possible?.(state, frame, state.stack[i - 1]) === false) {
      problems.push(problem(path, 'framePieces', { frame: frame.type }));
    }
  }
  return problems;
}

/** A position must be one where somebody decides, not one where dice have yet to be rolled. */
export function settleWithoutDice(state: State): Problem[] {
  try {
    settle(state, new ScriptedDice(), undefined);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    return [problem('position.stack', 'unsettled')];
  }
  if (state.outcome !== null) return [];
  const frame = topFrame(state);
  const asked = rulesOf(frame).asked(state, frame);
  const sides: readonly SideIndex[] = asked === BOTH ? [RED, BLUE] : [asked];
  const isStuck = sides.every((side) => listMoves(state, side).length === 0);
  return isStuck ? [problem('position.stack', 'deadEnd')] : [];
}
