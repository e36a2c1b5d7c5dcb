import { SETTING, otherSide, replaceTop, type Dice, type SideNumber } from '@sandtable/kernel';
import type { PbiReport } from '../state/definition.ts';
import type { Assault } from './assault.ts';
import { groundOf } from './ground.ts';
import { reasonsOf, sumOf, type Modifiers } from './modifiers.ts';
import { countIn, DIAGONAL, groupsIn, MOVED, ON_BOARD, type State } from '../state/state.ts';
import {
  ASSAULT_DICE,
  ASSAULT_FROM_ADJACENT,
  ASSAULT_INTO_CLOSED,
  ASSAULT_KILLS_ON,
  PURSUIT_KILLS_ON,
  SIDES,
} from './tables.ts';

/** QS-10.3, QS-10.5: both sides roll at the same time, and each chooses its own casualties. */
export function fight(state: State, frame: Assault, dice: Dice, report: PbiReport): void {
  const { board } = state[SETTING];
  const { from, to } = frame;
  const party = frame.party.filter((group) => state.status[group] === ON_BOARD);
  if (party.length === 0) {
    state.stack.pop();
    return;
  }
  const us = state.side;
  const them = otherSide(us);
  const defenders = countIn(state, them, to);
  const { assault, defence } = state[SETTING].book.modifiers;
  const attack = sumOf(assault, state, party, to);
  const killed = dice.successes(attack, ASSAULT_KILLS_ON, defenders);
  report?.({
    ...rolled(state, us, to, killed, dice),
    role: 'assault',
    most: defenders,
    reasons: reasonsOf(assault, state, party, to),
  });
  const answer = sumOf(defence, state, defenders, to);
  const lost = dice.successes(answer, ASSAULT_KILLS_ON, party.length);
  report?.({
    ...rolled(state, them, to, lost, dice),
    role: 'defence',
    most: party.length,
    reasons: reasonsOf(defence, state, defenders, to),
  });
  const marks = board.isDiagonal(from, to) ? MOVED | DIAGONAL : MOVED;
  for (const group of party) {
    state.at[group] = to;
    state.flags[group] |= marks;
  }
  replaceTop(state, { ...frame, party, stage: 'fight', killed, lost });
  state.stack.push({ type: 'losses', side: us, square: to, count: lost });
  state.stack.push({ type: 'losses', side: them, square: to, count: killed });
}

/** QS-10.3, QS-10.4: the dice of the assaulting groups; what is added, for each or once for all of them. */
export const ASSAULT_MODIFIERS: Modifiers['assault'] = [
  { rule: 'QS-10.3', key: 'assaulters', count: (_state, party) => party.length * ASSAULT_DICE },
  {
    rule: 'QS-10.4',
    key: 'adjacent',
    count(state, party) {
      const unmoved = party.filter((group) => (state.flags[group] & MOVED) === 0).length;
      const times = isOnce(state) ? Math.floor(unmoved / party.length) : unmoved;
      return times * ASSAULT_FROM_ADJACENT;
    },
  },
  {
    rule: 'QS-10.3',
    key: 'intoClosed',
    count: (state, party, to) =>
      groundOf(state).cover[to] === 'closed'
        ? (isOnce(state) ? 1 : party.length) * ASSAULT_INTO_CLOSED
        : 0,
  },
];

/** QS-10.3: the dice of the defending groups. */
export const DEFENCE_MODIFIERS: Modifiers['defence'] = [
  { rule: 'QS-10.3', key: 'defenders', count: (_state, defenders) => defenders * ASSAULT_DICE },
];

function isOnce({ options }: State): boolean {
  return options.assaultBonus === 'assault';
}

/** What is told of the dice of either side. */
function rolled(state: State, side: SideNumber, square: number, kills: number, dice: Dice) {
  return {
    type: 'assaultDice',
    rule: 'QS-10.3',
    side: SIDES[side],
    square: state[SETTING].board.names[square],
    dice: [...dice.faces],
    needs: ASSAULT_KILLS_ON,
    kills,
  } as const;
}

/** QS-10.6, QS-10.7: who won, and what the winner's pursuit costs the loser. */
export function decide(state: State, frame: Assault, dice: Dice, report: PbiReport): void {
  const { board } = state[SETTING];
  const { to, killed, lost } = frame;
  const winner = winnerOf(state, frame);
  const loser = otherSide(winner);
  report?.({
    type: 'assaultDecided',
    rule: 'QS-10.6',
    winner: SIDES[winner],
    square: board.names[to],
    killed,
    lost,
  });
  replaceTop(state, { ...frame, stage: 'pursue' });
  const pursuers = countIn(state, winner, to);
  const fleeing = countIn(state, loser, to);
  if (pursuers === 0 || fleeing === 0) return;
  const kills = dice.successes(pursuers, PURSUIT_KILLS_ON, fleeing);
  report?.({
    type: 'pursuit',
    rule: 'QS-10.7',
    side: SIDES[winner],
    dice: [...dice.faces],
    needs: PURSUIT_KILLS_ON,
    most: fleeing,
    kills,
  });
  state.stack.push({ type: 'losses', side: loser, square: to, count: kills });
}

/**
 * QS-10.6: the defender, unless all of his are dead or more than he killed; assaulters of whom nobody is
 * left win nothing. Pursuit changes none of it.
 */
function winnerOf(state: State, { to, killed, lost }: Assault): SideNumber {
  const defenders = otherSide(state.side);
  if (countIn(state, state.side, to) === 0) return defenders;
  return killed > lost || countIn(state, defenders, to) === 0 ? state.side : defenders;
}

/** QS-10.8: what is left of the loser withdraws. */
export function withdraw(state: State, frame: Assault): void {
  const loser = otherSide(winnerOf(state, frame));
  const groups = groupsIn(state, loser, frame.to);
  state.stack.pop();
  if (groups.length > 0) {
    state.stack.push({ type: 'retreat', side: loser, from: frame.to, groups });
  }
}
