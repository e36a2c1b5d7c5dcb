import { SETTING, type SideNumber } from '@sandtable/kernel';
import {
  BOARD,
  damageOf,
  NEAR,
  placeFromRight,
  savesOn,
  shotReasons,
  unitsIn,
  type SquareMoveOf,
  type SquareState,
} from '@sandtable/square-bashing';
import { best } from '../best.ts';
import type { Answer } from './question.ts';

/** SB-6: square by square, those of the columns on the right first, at whom it hurts most. */
export const answerShooting: Answer<'shooting'> = ({ state, us, moves, dice }) => {
  const shots = moves.filter((move) => move.type === 'shoot');
  const place = (shot: SquareMoveOf<'shoot'>): number => placeFromRight(us, BOARD.named(shot.from));
  const first = Math.min(...shots.map(place));
  const next = shots.filter((shot) => place(shot) === first);
  return best(next, (shot) => shotWorth(state, us, shot), dice);
};

function shotWorth(state: SquareState, us: SideNumber, shot: SquareMoveOf<'shoot'>): number {
  const { roster, field } = state[SETTING];
  const [from, to] = [BOARD.named(shot.from), BOARD.named(shot.to)];
  let dice = 0;
  for (const { count } of shotReasons(state, from, to)) dice += count;
  const units = unitsIn(state, state.side, to);
  let failing = 0;
  let shaken = 0;
  for (const unit of units) {
    failing += (savesOn(state, unit, 'covered') - 1) / 6 / units.length;
    // SB-3.5: those that have casualties are nearest to running.
    shaken += state.casualties[unit];
    if (roster.isMain[unit] && damageOf(state, unit) === 0 && state.lost[unit] >= 3) shaken += 0.5;
  }
  const objective = field.objectiveAt[to];
  const isOnObjective = objective !== -1 && state.holders[objective] !== us;
  const isNear = NEAR[to].some((near) => field.objectiveAt[near] !== -1);
  const matters = 1 + (isOnObjective ? 0.6 : 0) + (isNear ? 0.3 : 0);
  return dice * failing * matters * (1 + 0.3 * Math.min(3, shaken));
}
