import { bestOf, NO_FACTS, type Habit } from '@sandtable/kernel';
import { WEAPONS } from '../rules/tables.ts';
import type { BrowningMove } from '../state/moves.ts';
import { figureNamed } from '../state/names.ts';
import type { State } from '../state/state.ts';

type BrowningHabit = Habit<State, BrowningMove>;

/** How much a figure is missed: machine guns most. */
function worth(state: State, move: BrowningMove): number {
  if (move.type !== 'choose') return 0;
  const { field, team } = state;
  return WEAPONS.indexOf(field.teams[team[figureNamed(field, move.figure)]].weapon);
}

function choosing(id: 'result' | 'nerves', rule: string): BrowningHabit {
  return {
    id,
    kind: id,
    rule,
    ...NO_FACTS,
    answers: ['least', 'most'],
    give(answer, listed, state) {
      const sign = answer === 'most' ? 1 : -1;
      return bestOf(listed, (move) => sign * worth(state, move));
    },
  };
}

/** BB-5.10: who is hit of those equally close. BB-9.1: which pinned figure loses its nerve. */
export const HABITS: readonly BrowningHabit[] = [
  choosing('result', 'BB-5.10'),
  choosing('nerves', 'BB-9.1'),
];
