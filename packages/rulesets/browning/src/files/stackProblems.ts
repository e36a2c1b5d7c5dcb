import type { Problem } from '@sandtable/kernel';
import { problem } from './muster.ts';
import { rulesOf } from '../rules/flow.ts';
import type { Frame, FrameType } from '../state/frames.ts';
import type { State } from '../state/state.ts';

/** What each frame may lie on; the pick of a side lies on nothing. */
const LIES_ON: Readonly<Record<FrameType, readonly (FrameType | null)[]>> = {
  next: [null],
  pick: [null],
  place: ['pick'],
  advance: ['pick'],
  march: ['pick'],
  fire: ['pick'],
  done: ['pick'],
  rally: ['pick', 'advance'],
  lead: ['pick'],
  push: ['pick'],
  regroup: ['pick'],
  comeback: ['pick'],
  result: ['done'],
  nerves: [null, 'nerves'],
};

/** Whether a frame is of the side, and of the team, that the one below it lets act. */
function fitsBelow(state: State, i: number): boolean {
  if (i === 0) return true;
  const [below, frame] = [state.stack[i - 1], state.stack[i]];
  const isSameSide = sideOf(state, below) === sideOf(state, frame);
  if (frame.type === 'nerves') return !isSameSide && i === 1;
  if (frame.type === 'result') return !isSameSide;
  const isTaken = below.type !== 'pick' || !('team' in frame) || below.taken.includes(frame.team);
  return isSameSide && isTaken;
}

function sideOf(state: State, frame: Frame): number {
  return rulesOf(frame).asked(state, frame);
}

/** What makes a written stack impossible: frames in a wrong order, or that cannot have come about. */
export function stackProblems(state: State): Problem[] {
  const problems: Problem[] = [];
  if (state.outcome === null ? state.stack.length === 0 : state.stack.length > 0) {
    problems.push(problem('position.stack', 'outcome'));
  }
  for (const [i, frame] of state.stack.entries()) {
    const below = i === 0 ? null : state.stack[i - 1].type;
    const path = `position.stack[${i}]`;
    if (!LIES_ON[frame.type].includes(below)) {
      problems.push(problem(path, 'frameOrder', { frame: frame.type }));
    }
    if (
      !fitsBelow(state, i) ||
      rulesOf(frame).possible?.(state, frame, state.stack[i - 1]) === false
    ) {
      problems.push(problem(path, 'frameFigures', { frame: frame.type }));
    }
  }
  return problems;
}
