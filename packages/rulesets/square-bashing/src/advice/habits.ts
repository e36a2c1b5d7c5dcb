import { firstOf, SETTING, topFrame, type Habit } from '@sandtable/kernel';
import { SIDES, UNDEFENDED } from '../rules/tables.ts';
import type { SquareMove } from '../state/moves.ts';
import type { State } from '../state/state.ts';

type SquareHabit = Habit<State, SquareMove>;

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

/** SB-5.8: who is given the marker of a fight that is won. */
const award: SquareHabit = {
  id: 'award',
  kind: 'award',
  rule: 'SB-5.8',
  facts: {},
  answers: ['first'],
  read: () => ({}),
  give: (_answer, listed) => firstOf(listed, 'award'),
};

export const HABITS: readonly SquareHabit[] = [hits, assaulted, award];
