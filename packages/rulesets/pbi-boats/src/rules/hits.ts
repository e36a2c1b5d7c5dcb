import { otherSide, SETTING } from '@sandtable/kernel';
import { groundOf, ON_BOARD, type OwnAnswers, type State } from '@sandtable/pbi/extending';
import { fleetOf } from '../state/fleet.ts';
import { ABOARD } from '../state/statuses.ts';
import { CHARGED } from './boarding.ts';

/** The most that a volley can score: four HMGs with three shots each, and the choice die. */
const MOST_HITS = 49;

/** QS-8.4, BT-6.6: hits are dealt to troops aboard as they are to groups ashore. */
export const DEALING: OwnAnswers = {
  possible(state, frame, below) {
    if (CHARGED(state, frame, below)) return true;
    if (frame.type !== 'allocate') return false;
    const { targets, dealt, left, rounds, cover } = frame;
    if (targets.length === 0 || !areTogether(state, targets)) return false;
    const [first] = targets;
    const { sideOf } = state[SETTING].roster;
    const near = (['boats:watch', 'opportunity'] as string[]).includes(below?.type ?? '');
    const far = (['activate', 'boats:sail'] as string[]).includes(below?.type ?? '');
    if (near === far || sideOf[first] !== (near ? state.side : otherSide(state.side))) return false;
    const ground = groundOf(state).cover[state.at[first]];
    const behind = state.status[first] === ON_BOARD && ground === 'open' && cover === 'partial';
    if (cover !== ground && !behind) return false;
    const lastRound = dealt.length + left;
    return (
      dealt.every((group, i) => targets.includes(group) && !dealt.includes(group, i + 1)) &&
      lastRound < targets.length &&
      rounds * targets.length + lastRound <= MOST_HITS
    );
  },
};

/** Whether these are different groups of one side, ashore in one square or aboard of one boat. */
function areTogether(state: State, groups: readonly number[]): boolean {
  const { sideOf } = state[SETTING].roster;
  const { aboard } = fleetOf(state);
  const [first] = groups;
  return groups.every(
    (group, i) =>
      (state.status[group] === ON_BOARD || state.status[group] === ABOARD) &&
      state.status[group] === state.status[first] &&
      state.at[group] === state.at[first] &&
      aboard[group] === aboard[first] &&
      sideOf[group] === sideOf[first] &&
      !groups.includes(group, i + 1),
  );
}
