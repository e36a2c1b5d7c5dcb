import {
  bestOf,
  firstOf,
  NO_FACTS,
  otherSide,
  SETTING,
  topFrame,
  type Habit,
  type Reason,
} from '@sandtable/kernel';
import { worthiest } from './harm.ts';
import { placeFromRight, rowsFromEdge } from '../rules/01-board/field.ts';
import { shotReasons } from '../rules/06-shooting/shooting.ts';
import { SIDES, UNDEFENDED } from '../rules/tables.ts';
import type { SquareMove } from '../state/moves.ts';
import { BOARD } from '../state/names.ts';
import type { State } from '../state/state.ts';

type SquareHabit = Habit<State, SquareMove>;

function sumOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, { count }) => sum + count, 0);
}

/** SB-2.1: the shooting in the other side's turn. From the right, so that no square loses its shot. */
const shooting: SquareHabit = {
  id: 'shooting',
  kind: 'shooting',
  rule: 'SB-2.1',
  ...NO_FACTS,
  answers: ['all', 'none'],
  give(answer, listed, state) {
    if (answer === 'none') return firstOf(listed, 'cease');
    const shooter = otherSide(state.side);
    const shots = listed.filter((move) => move.type === 'shoot');
    const { from } = bestOf(shots, (shot) => -placeFromRight(shooter, BOARD.named(shot.from)));
    return bestOf(
      shots.filter((shot) => shot.from === from),
      ({ to }) => sumOf(shotReasons(state, BOARD.named(from), BOARD.named(to))),
    );
  },
};

/** SB-5.7: where hits fall; dealt where they hurt least, or the enemy most. */
const hits: SquareHabit = {
  id: 'hits',
  kind: 'hits',
  rule: 'SB-5.7',
  facts: { units: ['own', 'enemy'] },
  answers: ['deal'],
  read(state, side) {
    const frame = topFrame(state);
    if (frame.type !== 'hits') return undefined;
    return { units: SIDES[frame.side] === side ? 'own' : 'enemy' };
  },
  give: (_answer, listed) => firstOf(listed, 'deal'),
};

/** SB-5.2: a square that is assaulted stands, or retires. */
const assaulted: SquareHabit = {
  id: 'assaulted',
  kind: 'assault',
  rule: 'SB-5.2',
  facts: { ground: ['open', 'sheltered'] },
  answers: ['stand', 'retire'],
  read(state) {
    const frame = topFrame(state);
    if (frame.type !== 'assault' || frame.stage !== 'answer') return undefined;
    const { isCover } = state[SETTING].field;
    const isSheltered = isCover[frame.to] || state.defences[frame.to] !== UNDEFENDED;
    return { ground: isSheltered ? 'sheltered' : 'open' };
  },
  give: (answer, listed) => firstOf(listed, answer === 'stand' ? 'stand' : 'retire'),
};

/** SB-3.3: who gets the last room on the way back. */
const fallBack: SquareHabit = {
  id: 'fallBack',
  kind: 'fallBack',
  rule: 'SB-3.3',
  ...NO_FACTS,
  answers: ['best'],
  give: (_answer, listed, state) => worthiest(state, listed),
};

/** SB-1.5: where a higher command goes that was found alone. */
const displace: SquareHabit = {
  id: 'displace',
  kind: 'displace',
  rule: 'SB-1.5',
  ...NO_FACTS,
  answers: ['rear'],
  give(_answer, listed, _state, side) {
    const own = side === SIDES[0] ? 0 : 1;
    return bestOf(listed, (move) =>
      move.type === 'displace' ? -rowsFromEdge(own, BOARD.named(move.square)) : -Infinity,
    );
  },
};

/** SB-5.8: who is given the marker of a fight that is won. */
const award: SquareHabit = {
  id: 'award',
  kind: 'award',
  rule: 'SB-5.8',
  ...NO_FACTS,
  answers: ['first'],
  give: (_answer, listed) => firstOf(listed, 'award'),
};

export const HABITS: readonly SquareHabit[] = [
  shooting,
  hits,
  assaulted,
  fallBack,
  displace,
  award,
];
