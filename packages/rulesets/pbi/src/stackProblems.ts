import { message, type Problem } from '@sandtable/kernel';
import type { Frame, FrameType } from './frames.ts';
import { otherSide, SIDE_OF } from './groups.ts';
import { BOARD, countIn, ON_BOARD, type State } from './state.ts';

/** What each frame may lie on; a phase lies on nothing. */
const LIES_ON: Readonly<Record<FrameType, readonly (FrameType | null)[]>> = {
  layout: [null],
  edge: [null],
  deploy: [null],
  morale: [null],
  motivate: [null],
  residual: [null],
  extend: [null],
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
    const below = i === 0 ? null : state.stack[i - 1].type;
    const path = `position.stack[${i}]`;
    if (!LIES_ON[frame.type].includes(below)) {
      problems.push({ path, message: message('scenario.frameOrder', { frame: frame.type }) });
    }
    if (!isPossible(state, frame)) {
      problems.push({ path, message: message('scenario.frameGroups', { frame: frame.type }) });
    }
  }
  return problems;
}

function isPossible(state: State, frame: Frame): boolean {
  const standing = (groups: readonly number[], at: number, side: number): boolean =>
    groups.every(
      (g) => state.status[g] === ON_BOARD && state.at[g] === at && SIDE_OF[g] === side,
    ) && new Set(groups).size === groups.length;
  const { side } = state;
  switch (frame.type) {
    case 'march':
      return standing(frame.party, frame.from, side) && BOARD.range(frame.from, frame.to) === 1;
    case 'volley':
      return (
        standing(frame.party, frame.from, side) &&
        frame.shots.length === frame.party.length &&
        frame.party.every((group, i) => frame.shots[i] <= state.ap[group]) &&
        countIn(state, otherSide(side), frame.target) > 0
      );
    case 'allocate':
      return (
        frame.targets.length > 0 &&
        standing(frame.targets, state.at[frame.targets[0]], SIDE_OF[frame.targets[0]]) &&
        frame.dealt.every((group) => frame.targets.includes(group)) &&
        new Set(frame.dealt).size === frame.dealt.length &&
        frame.dealt.length + frame.left <= frame.targets.length
      );
    case 'opportunity':
      return (
        frame.squares.every(
          (square) =>
            BOARD.range(square, frame.target) === 1 && countIn(state, otherSide(side), square) > 0,
        ) && frame.party.every((group) => SIDE_OF[group] === side)
      );
    case 'assault':
      return (
        BOARD.range(frame.from, frame.to) === 1 &&
        frame.party.every((group) => SIDE_OF[group] === side) &&
        (frame.stage !== 'gather' ||
          (standing(frame.party, frame.from, side) &&
            countIn(state, otherSide(side), frame.to) > 0))
      );
    case 'retreat':
      return frame.groups.length > 0 && standing(frame.groups, frame.from, frame.side);
    case 'layout':
    case 'edge':
    case 'deploy':
    case 'morale':
    case 'motivate':
    case 'residual':
    case 'extend':
    case 'activate':
    case 'losses':
      return true;
  }
}
