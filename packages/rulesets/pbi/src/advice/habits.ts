import { bestOf, firstOf, NO_FACTS, SETTING, topFrame, type Habit } from '@sandtable/kernel';
import { groundOf } from '../rules/ground.ts';
import { isCharge, targetsOf } from '../rules/opportunity.ts';
import { COVERS, SIDES } from '../rules/tables.ts';
import type { PbiMove } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import { cheapest, dearest } from './casualties.ts';

type PbiHabit = Habit<State, PbiMove>;

/** Who is shot at: the best that is among them. */
const TARGETS = ['rifles', 'heavier', 'commander'] as const;

function targetIn(state: State, groups: readonly number[]): (typeof TARGETS)[number] {
  const { isCommander, kindOf } = state[SETTING].roster;
  if (groups.some((group) => isCommander[group])) return 'commander';
  return groups.every((group) => kindOf[group].name === 'rifle') ? 'rifles' : 'heavier';
}

/**
 * QS-9: whether to shoot at whoever comes near; squares that shoot try one after another. There is no range among the
 * facts: it is 1 whenever this is asked.
 */
const opportunity: PbiHabit = {
  id: 'opportunity',
  kind: 'opportunity',
  rule: 'QS-9.1',
  facts: { occasion: ['move', 'charge'], target: TARGETS, cover: COVERS },
  answers: ['hold', 'shoot'],
  read(state) {
    const frame = topFrame(state);
    if (frame.type !== 'opportunity') return undefined;
    return {
      occasion: isCharge(frame) ? 'charge' : 'move',
      target: targetIn(state, targetsOf(state, frame)),
      cover: groundOf(state).cover[frame.target],
    };
  },
  give: (answer, listed) => firstOf(listed, answer === 'hold' ? 'hold' : 'snap'),
};

/** QS-8.4: who takes the hits of the last round. */
const hits: PbiHabit = {
  id: 'hits',
  kind: 'allocate',
  rule: 'QS-8.4',
  facts: { groups: ['own', 'enemy'] },
  answers: ['least', 'most'],
  read(state, side) {
    const frame = topFrame(state);
    if (frame.type !== 'allocate') return undefined;
    const { sideOf } = state[SETTING].roster;
    return { groups: SIDES[sideOf[frame.targets[0]]] === side ? 'own' : 'enemy' };
  },
  give: (answer, listed, state) => (answer === 'least' ? cheapest : dearest)(state, listed),
};

/** QS-10.5: who of his own falls in an assault. */
const losses: PbiHabit = {
  id: 'losses',
  kind: 'losses',
  rule: 'QS-10.5',
  ...NO_FACTS,
  answers: ['least'],
  give: (_answer, listed, state) => cheapest(state, listed),
};

/** QS-4.7: where to go back to when the straight way is barred; whoever is worth most goes first. */
const retreat: PbiHabit = {
  id: 'retreat',
  kind: 'retreat',
  rule: 'QS-4.7',
  ...NO_FACTS,
  answers: ['cover'],
  give(_answer, listed, state) {
    const { board } = state[SETTING];
    const { cover } = groundOf(state);
    const ways = listed.filter((move) => move.type === 'retreat');
    const { group } = dearest(state, ways);
    return bestOf(
      ways.filter((move) => move.group === group),
      ({ to }) => COVERS.indexOf(cover[board.named(to)]),
    );
  },
};

/** QS-4.2: in which order squares test their morale. */
const morale: PbiHabit = {
  id: 'morale',
  kind: 'morale',
  rule: 'QS-4.2',
  ...NO_FACTS,
  answers: ['inOrder'],
  give: (_answer, listed) => firstOf(listed, 'test'),
};

/** QS-3.2: whether to roll for one more turn. */
const extend: PbiHabit = {
  id: 'extend',
  kind: 'extend',
  rule: 'QS-3.2',
  ...NO_FACTS,
  answers: ['decline', 'roll'],
  give: (answer, listed) => firstOf(listed, answer === 'roll' ? 'extend' : 'decline'),
};

export const HABITS: readonly PbiHabit[] = [opportunity, hits, losses, retreat, morale, extend];
