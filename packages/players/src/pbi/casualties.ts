import type { SideNumber } from '@sandtable/kernel';
import { groupNamed, SIDE_OF, type PbiMoveOf } from '@sandtable/pbi';
import { best } from '../best.ts';
import { movesOf } from './choice.ts';
import { killChance } from './fire.ts';
import type { Answer } from './question.ts';
import type { Reason } from './reasons.ts';
import { Situation } from './situation.ts';
import { worthOfGroups } from './worth.ts';

/** QS-8.4: hits go where they cost the enemy most, or ourselves least, saves counted. */
export const answerAllocate: Answer<'allocate'> = ({ state, us, frame, moves, dice, because }) => {
  const worth = worthOfGroups(new Situation(state, us));
  const sign = SIDE_OF[frame.targets[0]] === us ? -1 : 1;
  because?.(whyAllocate(frame.targets, us));
  const cost = ({ group }: PbiMoveOf<'hit'>): number => {
    const target = groupNamed(group);
    return sign * worth[target] * killChance(target, frame.cover);
  };
  return best(movesOf(moves, 'hit'), cost, dice);
};

/** QS-8.4: some hits are dealt among one's own. */
export function whyAllocate(targets: readonly number[], us: SideNumber): Reason {
  return SIDE_OF[targets[0]] === us ? 'allocate.ours' : 'allocate.theirs';
}

/** QS-10.5: our own casualties are those that we miss least. */
export const answerLosses: Answer<'losses'> = ({ state, us, moves, dice }) => {
  const worth = worthOfGroups(new Situation(state, us));
  return best(movesOf(moves, 'lose'), ({ group }) => -worth[groupNamed(group)], dice);
};
