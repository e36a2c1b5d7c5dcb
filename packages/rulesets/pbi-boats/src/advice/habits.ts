import { firstOf, topFrame, type Habit } from '@sandtable/kernel';
import { cheapest, type BookMove, type State } from '@sandtable/pbi/extending';
import type { Watch } from '../rules/watch.ts';

type BoatHabit = Habit<State, BookMove>;

/** The first listed of an own type: those of the book are other types. */
function own(listed: readonly BookMove[], ...types: readonly string[]): BookMove | undefined {
  return firstOf(listed, ...(types as BookMove['type'][]));
}

/** BT-6.7: whether to shoot at whoever comes near. */
const watch: BoatHabit = {
  id: 'boats:watch',
  kind: 'boats:watch',
  rule: 'BT-6.7',
  facts: { target: ['boat', 'groups'] },
  answers: ['hold', 'shoot'],
  read(state) {
    const { hulls } = topFrame(state) as { readonly type: string } as Watch;
    return { target: hulls.length > 0 ? 'boat' : 'groups' };
  },
  give: (answer, listed) => own(listed, answer === 'hold' ? 'boats:hold' : 'boats:snap'),
};

/** BT-9.2: whether to shoot at those who come aboard, or charge. */
const repel: BoatHabit = {
  id: 'boats:repel',
  kind: 'boats:repel',
  rule: 'BT-9.2',
  facts: {},
  answers: ['hold', 'shoot'],
  read: () => ({}),
  give: (answer, listed) =>
    answer === 'hold' ? own(listed, 'boats:letCome') : own(listed, 'boats:repelGun', 'boats:repel'),
};

/** QS-10.5: who of his own falls when a boat is boarded. */
const losses: BoatHabit = {
  id: 'boats:losses',
  kind: 'boats:losses',
  rule: 'QS-10.5',
  facts: {},
  answers: ['least'],
  read: () => ({}),
  give: (_answer, listed, state) => cheapest(state, listed),
};

/** BT-10.1: in which order boats test their morale. */
const morale: BoatHabit = {
  id: 'boats:morale',
  kind: 'boats:morale',
  rule: 'BT-10.1',
  facts: {},
  answers: ['inOrder'],
  read: () => ({}),
  give: (_answer, listed) => own(listed, 'boats:test'),
};

export const HABITS: readonly BoatHabit[] = [watch, repel, losses, morale];
