import { bestOf, firstOf, NO_FACTS, SETTING, topFrame, type Habit } from '@sandtable/kernel';
import { SIDES } from '../rules/tables.ts';
import type { PubMove } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import { pieceTagged } from '../state/tags.ts';

type PubHabit = Habit<State, PubMove>;

const STRENGTHS = ['fresh', 'spent'] as const;

function strengthOf({ spent }: State, piece: number): (typeof STRENGTHS)[number] {
  return STRENGTHS[spent[piece]];
}

/** PB-3.7: a chit has been drawn, and the order may be altered. */
const alter: PubHabit = {
  id: 'alter',
  kind: 'alter',
  rule: 'PB-3.7',
  facts: { drawn: ['own', 'enemy'] },
  answers: ['accept'],
  read(state, side) {
    const frame = topFrame(state);
    if (frame.type !== 'alter') return undefined;
    const command = frame.pulled[frame.pulled.length - 1];
    const isOwn = SIDES[state[SETTING].army.commands[command].side] === side;
    return { drawn: isOwn ? 'own' : 'enemy' };
  },
  give: (_answer, listed) => firstOf(listed, 'accept'),
};

/** PB-6.3: a lead is gone, and its support takes over, stays or goes. */
const relieve: PubHabit = {
  id: 'relieve',
  kind: 'relieve',
  rule: 'PB-6.3',
  facts: { support: STRENGTHS },
  answers: ['relieve', 'stay', 'retreat'],
  read(state) {
    const frame = topFrame(state);
    if (frame.type !== 'relieve') return undefined;
    return { support: strengthOf(state, frame.support) };
  },
  give: (answer, listed) => firstOf(listed, answer as PubMove['type']),
};

/** PB-10.2: after a round of combat each lead stays for another, or goes. */
const stand: PubHabit = {
  id: 'stand',
  kind: 'stand',
  rule: 'PB-10.2',
  facts: { piece: STRENGTHS },
  answers: ['stay', 'retreat'],
  read(state) {
    const frame = topFrame(state);
    if (frame.type !== 'stand') return undefined;
    return { piece: strengthOf(state, frame.left[0]) };
  },
  give: (answer, listed) => firstOf(listed, answer as PubMove['type']),
};

/** PB-10.7: cavalry that infantry attacks withdraws, or stays. */
const withdraw: PubHabit = {
  id: 'withdraw',
  kind: 'withdraw',
  rule: 'PB-10.7',
  facts: { cavalry: STRENGTHS },
  answers: ['stay', 'withdraw'],
  read(state) {
    const frame = topFrame(state);
    if (frame.type !== 'withdraw') return undefined;
    return { cavalry: strengthOf(state, frame.cavalry[0]) };
  },
  give: (answer, listed) => firstOf(listed, answer as PubMove['type']),
};

/** PB-10.8: at which of several leads that it touches a piece fires. */
const aim: PubHabit = {
  id: 'aim',
  kind: 'aim',
  rule: 'PB-10.8',
  ...NO_FACTS,
  answers: STRENGTHS,
  give: (answer, listed, state) =>
    bestOf(listed, (move) =>
      move.type === 'fire' && strengthOf(state, pieceTagged(state, move.target)) === answer ? 1 : 0,
    ),
};

/** PB-10.1: in which order combats are resolved. */
const combat: PubHabit = {
  id: 'combat',
  kind: 'combat',
  rule: 'PB-10.1',
  ...NO_FACTS,
  answers: ['inOrder'],
  give: (_answer, listed) => firstOf(listed, 'resolve'),
};

export const HABITS: readonly PubHabit[] = [alter, relieve, stand, withdraw, aim, combat];
