import {
  SETTING,
  otherSide,
  replaceTop,
  type Dice,
  type Reason,
  type SideNumber,
} from '@sandtable/kernel';
import type { PbiReport } from '../state/definition.ts';
import type { Assault } from './assault.ts';
import { groundOf } from './ground.ts';
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
  const ours = assaultReasons(state, party, to);
  const killed = rollAssault(state, 'assault', us, to, ours, defenders, dice, report);
  const theirs = [{ rule: 'QS-10.3', key: 'defenders', count: defenders * ASSAULT_DICE }];
  const lost = rollAssault(state, 'defence', them, to, theirs, party.length, dice, report);
  const marks = board.isDiagonal(from, to) ? MOVED | DIAGONAL : MOVED;
  for (const group of party) {
    state.at[group] = to;
    state.flags[group] |= marks;
  }
  replaceTop(state, { ...frame, party, stage: 'fight', killed, lost });
  state.stack.push({ type: 'losses', side: us, square: to, count: lost });
  state.stack.push({ type: 'losses', side: them, square: to, count: killed });
}

/** QS-10.3, QS-10.4: the dice of the assaulting groups, each with its own or once for all of them. */
function assaultReasons(state: State, party: readonly number[], to: number): Reason[] {
  const once = state.options.assaultBonus === 'assault';
  const unmoved = party.filter((group) => (state.flags[group] & MOVED) === 0).length;
  const adjacent = once ? Math.floor(unmoved / party.length) : unmoved;
  const reasons: Reason[] = [
    { rule: 'QS-10.3', key: 'assaulters', count: party.length * ASSAULT_DICE },
  ];
  if (adjacent > 0) {
    reasons.push({ rule: 'QS-10.4', key: 'adjacent', count: adjacent * ASSAULT_FROM_ADJACENT });
  }
  if (groundOf(state).cover[to] === 'closed') {
    const count = (once ? 1 : party.length) * ASSAULT_INTO_CLOSED;
    reasons.push({ rule: 'QS-10.3', key: 'intoClosed', count });
  }
  return reasons;
}

/** How many of so many enemies are killed. */
function rollAssault(
  state: State,
  role: 'assault' | 'defence',
  side: SideNumber,
  square: number,
  reasons: readonly Reason[],
  enemies: number,
  dice: Dice,
  report: PbiReport,
): number {
  const count = reasons.reduce((sum, reason) => sum + reason.count, 0);
  const kills = dice.successes(count, ASSAULT_KILLS_ON, enemies);
  report?.({
    type: 'assaultDice',
    rule: 'QS-10.3',
    role,
    side: SIDES[side],
    square: state[SETTING].board.names[square],
    dice: [...dice.faces],
    needs: ASSAULT_KILLS_ON,
    kills,
    reasons,
  });
  return kills;
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
