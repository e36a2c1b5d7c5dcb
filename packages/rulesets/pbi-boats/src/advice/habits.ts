import { firstOf, NO_FACTS, topFrame, type Habit } from '@sandtable/kernel';
import { cheapest, dearest, type BookMove, type State } from '@sandtable/pbi/extending';
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
  ...NO_FACTS,
  answers: ['hold', 'shoot'],
  give: (answer, listed) =>
    answer === 'hold' ? own(listed, 'boats:letCome') : own(listed, 'boats:repelGun', 'boats:repel'),
};

/** QS-10.5: who of his own falls when a boat is boarded. */
const losses: BoatHabit = {
  id: 'boats:losses',
  kind: 'boats:losses',
  rule: 'QS-10.5',
  ...NO_FACTS,
  answers: ['least'],
  give: (_answer, listed, state) => cheapest(state, listed),
};

/** Whoever is worth most goes first, to the first place that there is of this kind, or of any. */
function bestFirst(state: State, listed: readonly BookMove[], type: string): BookMove {
  const places = listed.filter((move) => (move.type as string) === type);
  return dearest(state, places.length > 0 ? places : listed);
}

/** BT-9.3: who leaves a boat that is lost, and where to. */
const scramble: BoatHabit = {
  id: 'boats:scramble',
  kind: 'boats:scramble',
  rule: 'BT-9.3',
  ...NO_FACTS,
  answers: ['best'],
  give: (_answer, listed, state) => bestFirst(state, listed, 'boats:scramble'),
};

/** BT-7.4: where those go who are saved from a boat. */
const rescue: BoatHabit = {
  id: 'boats:rescue',
  kind: 'boats:rescue',
  rule: 'BT-7.4',
  ...NO_FACTS,
  answers: ['ashore', 'aboard'],
  give: (answer, listed, state) =>
    bestFirst(state, listed, answer === 'ashore' ? 'boats:swim' : 'boats:haul'),
};

/** BT-4.5: who goes aboard where the way back is water. */
const back: BoatHabit = {
  id: 'boats:back',
  kind: 'boats:back',
  rule: 'BT-4.5',
  ...NO_FACTS,
  answers: ['best'],
  give: (_answer, listed, state) => bestFirst(state, listed, 'boats:flee'),
};

/** BT-10.1: in which order boats test their morale. */
const morale: BoatHabit = {
  id: 'boats:morale',
  kind: 'boats:morale',
  rule: 'BT-10.1',
  ...NO_FACTS,
  answers: ['inOrder'],
  give: (_answer, listed) => own(listed, 'boats:test'),
};

export const HABITS: readonly BoatHabit[] = [watch, repel, losses, scramble, rescue, back, morale];
