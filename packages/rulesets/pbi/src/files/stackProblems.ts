import { message, type Problem } from '@sandtable/kernel';
import { rulesOf } from '../rules/flow.ts';
import type { FrameType } from '../state/frames.ts';
import type { State } from '../state/state.ts';

/** What each frame may lie on; a phase lies on nothing. */
const LIES_ON: Readonly<Record<FrameType, readonly (FrameType | null)[]>> = {
  layout: [null],
  lay: ['layout'],
  edge: [null],
  deploy: [null],
  morale: [null],
  motivate: [null],
  residual: [null],
  extend: [null],
  alone: [
    null,
    'morale',
    'motivate',
    'residual',
    'extend',
    'activate',
    'march',
    'volley',
    'opportunity',
  ],
  activate: ['motivate', 'residual'],
  march: ['activate'],
  volley: ['activate'],
  assault: ['activate'],
  opportunity: ['activate', 'assault'],
  allocate: ['activate', 'opportunity'],
  losses: ['assault', 'losses'],
  retreat: ['activate', 'morale'],
};

/** What makes a written stack impossible: frames in a wrong order, or groups that are not there. */
export function stackProblems(state: State): Problem[] {
  const problems: Problem[] = [];
  if (state.outcome === null ? state.stack.length === 0 : state.stack.length > 0) {
    problems.push({ path: 'position.stack', message: message('scenario.outcome') });
  }
  for (const [i, frame] of state.stack.entries()) {
    const below = i === 0 ? undefined : state.stack[i - 1];
    const path = `position.stack[${i}]`;
    if (!LIES_ON[frame.type].includes(below?.type ?? null)) {
      problems.push({ path, message: message('scenario.frameOrder', { frame: frame.type }) });
    }
    if (rulesOf(frame).possible?.(state, frame, below) === false) {
      problems.push({ path, message: message('scenario.frameGroups', { frame: frame.type }) });
    }
  }
  return problems;
}
