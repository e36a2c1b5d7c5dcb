import type { Dice, Refusal } from '@sandtable/kernel';
import type { Reason } from './events.ts';
import { NOT_ASKED, type FrameRules, type PbiReport } from './frameRules.ts';
import type { Assault } from './frames.ts';
import { END, FIRST, GROUP_IDS, groupNamed, otherSide, SIDE_OF, type SideIndex } from './groups.ts';
import { groundOf } from './ground.ts';
import { MOVE, type PbiMove } from './moves.ts';
import { watchCharge } from './opportunity.ts';
import { REFUSED } from './refusals.ts';
import {
  BOARD,
  census,
  countIn,
  countsOf,
  DIAGONAL,
  groupsIn,
  kill,
  MOVED,
  ON_BOARD,
  PINNED,
  replaceTop,
  type State,
} from './state.ts';
import {
  ASSAULT_COST,
  ASSAULT_DICE,
  ASSAULT_FROM_ADJACENT,
  ASSAULT_INTO_CLOSED,
  ASSAULT_KILLS_ON,
  GROUPS_A_SQUARE,
  PURSUIT_KILLS_ON,
  SIDES,
} from './tables.ts';

export function listAssaults(
  state: State,
  counts: Uint8Array,
  from: number,
  list: PbiMove[],
): void {
  for (const to of BOARD.neighbours[from]) {
    if (whyNotAssault(state, counts, from, to) === undefined) list.push(MOVE.assault(from, to));
  }
}

/** QS-10.1, QS-10.2: whether some group may assault that square. */
export function whyNotAssault(
  state: State,
  counts: Uint8Array,
  from: number,
  to: number,
): Refusal | undefined {
  if (counts[countsOf(otherSide(state.side)) + to] === 0) return REFUSED.nothingToAssault;
  if (BOARD.range(from, to) !== 1) return REFUSED.assaultAdjacent;
  let refusal: Refusal = REFUSED.noGroups;
  for (let g = FIRST[state.side]; g < END[state.side]; g++) {
    if (state.at[g] !== from || state.status[g] !== ON_BOARD) continue;
    const reason = whyNotCharge(state, g, from, to);
    if (reason === undefined) return undefined;
    refusal = reason;
  }
  return refusal;
}

/** QS-4.8, QS-5.8, QS-10.2: whether one group may take part. */
function whyNotCharge(state: State, group: number, from: number, to: number): Refusal | undefined {
  if ((state.flags[group] & PINNED) !== 0) return REFUSED.pinnedAssault;
  if (state.ap[group] < ASSAULT_COST) return REFUSED.assaultAp;
  if ((state.flags[group] & DIAGONAL) === 0) return undefined;
  return BOARD.isDiagonal(from, to) ? REFUSED.assaultDiagonal : undefined;
}

function chargers(state: State, from: number, to: number): number[] {
  return groupsIn(state, state.side, from).filter(
    (group) => whyNotCharge(state, group, from, to) === undefined,
  );
}

/** Where one group alone can assault it does; otherwise the player says who takes part. */
export function playAssault(state: State, from: number, to: number, report: PbiReport): void {
  const groups = chargers(state, from, to);
  const frame = {
    type: 'assault',
    from,
    to,
    party: [],
    stage: 'gather',
    killed: 0,
    lost: 0,
  } as const;
  state.stack.push(frame);
  if (groups.length === 1) charge(state, frame, groups, report);
}

/** QS-10: an assault, from the choice of who takes part to the pursuit. */
export const assault: FrameRules<'assault'> = {
  rule: 'QS-10.2',
  asked: (state) => state.side,

  possible(state, frame) {
    const { from, to, party, stage, killed, lost } = frame;
    const fought = stage === 'fight' || stage === 'pursue';
    if (Math.max(killed, lost) > (fought ? GROUPS_A_SQUARE : 0)) return false;
    if (stage === 'gather') {
      const able = chargers(state, from, to);
      return (
        whyNotAssault(state, census(state), from, to) === undefined &&
        party.every((group, i) => able.includes(group) && !party.includes(group, i + 1))
      );
    }
    // Who charges stands, or fell, where he came from; who has fought is in the square fought over.
    const at = fought ? to : from;
    return (
      party.length > 0 &&
      party.every(
        (group, i) =>
          SIDE_OF[group] === state.side && state.at[group] === at && !party.includes(group, i + 1),
      ) &&
      BOARD.range(from, to) === 1
    );
  },

  settle(state, frame, dice, report) {
    switch (frame.stage) {
      case 'gather':
        return false;
      case 'charge':
        fight(state, frame, dice, report);
        return true;
      case 'fight':
        decide(state, frame, dice, report);
        return true;
      case 'pursue':
        withdraw(state, frame);
        return true;
    }
  },

  moves(state, frame, list) {
    for (const group of chargers(state, frame.from, frame.to)) {
      if (!frame.party.includes(group)) list.push(MOVE.join(group));
    }
    if (frame.party.length > 0) list.push(MOVE.go);
    list.push(MOVE.all);
  },

  check(state, frame, move) {
    if (move.type === 'go') return frame.party.length > 0 ? undefined : REFUSED.nobodyChosen;
    if (move.type === 'all') return undefined;
    if (move.type !== 'join') return NOT_ASKED;
    const group = groupNamed(move.group);
    const able = chargers(state, frame.from, frame.to).includes(group);
    return able && !frame.party.includes(group) ? undefined : REFUSED.notOfParty;
  },

  play(state, frame, move, _dice, report) {
    if (move.type === 'join') {
      replaceTop(state, { ...frame, party: [...frame.party, groupNamed(move.group)] });
      return;
    }
    const everybody = move.type === 'all';
    charge(state, frame, everybody ? chargers(state, frame.from, frame.to) : frame.party, report);
  },
};

/** QS-10.1, QS-9.3: they spend their AP and go in; the defenders may shoot first. */
function charge(state: State, frame: Assault, party: readonly number[], report: PbiReport): void {
  const { from, to } = frame;
  for (const group of party) state.ap[group] -= ASSAULT_COST;
  report?.({
    type: 'assaulted',
    rule: 'QS-10.1',
    groups: party.map((group) => GROUP_IDS[group]),
    from: BOARD.names[from],
    to: BOARD.names[to],
  });
  replaceTop(state, { ...frame, party, stage: 'charge' });
  watchCharge(state, from, to, party);
}

/** QS-10.3, QS-10.5: both sides roll at the same time, and each chooses its own casualties. */
function fight(state: State, frame: Assault, dice: Dice, report: PbiReport): void {
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
  const killed = rollAssault(us, to, ours, defenders, dice, report);
  const theirs = [{ rule: 'QS-10.3', key: 'defenders', count: defenders * ASSAULT_DICE }];
  const lost = rollAssault(them, to, theirs, party.length, dice, report);
  const marks = BOARD.isDiagonal(from, to) ? MOVED | DIAGONAL : MOVED;
  for (const group of party) {
    state.at[group] = to;
    state.flags[group] |= marks;
  }
  replaceTop(state, { ...frame, party, stage: 'fight', killed, lost });
  state.stack.push({ type: 'losses', side: us, square: to, count: lost });
  state.stack.push({ type: 'losses', side: them, square: to, count: killed });
}

/** QS-10.3, QS-10.4: the dice of the assaulting groups. */
function assaultReasons(state: State, party: readonly number[], to: number): Reason[] {
  const unmoved = party.filter((group) => (state.flags[group] & MOVED) === 0).length;
  const reasons: Reason[] = [
    { rule: 'QS-10.3', key: 'assaulters', count: party.length * ASSAULT_DICE },
  ];
  if (unmoved > 0) {
    reasons.push({ rule: 'QS-10.4', key: 'adjacent', count: unmoved * ASSAULT_FROM_ADJACENT });
  }
  if (groundOf(state.terrain).cover[to] === 'closed') {
    reasons.push({ rule: 'QS-10.3', key: 'intoClosed', count: party.length * ASSAULT_INTO_CLOSED });
  }
  return reasons;
}

/** How many of so many enemies are killed. */
function rollAssault(
  side: SideIndex,
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
    side: SIDES[side],
    square: BOARD.names[square],
    dice: [...dice.faces],
    needs: ASSAULT_KILLS_ON,
    kills,
    reasons,
  });
  return kills;
}

/** QS-10.6, QS-10.7: who won, and what the winner's pursuit costs the loser. */
function decide(state: State, frame: Assault, dice: Dice, report: PbiReport): void {
  const { to, killed, lost } = frame;
  const winner = winnerOf(state, frame);
  const loser = otherSide(winner);
  report?.({
    type: 'assaultDecided',
    rule: 'QS-10.6',
    winner: SIDES[winner],
    square: BOARD.names[to],
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

/** QS-10.6: the defender, unless all of his are dead or more than he killed. Pursuit changes neither. */
function winnerOf(state: State, { to, killed, lost }: Assault): SideIndex {
  const defenders = otherSide(state.side);
  return killed > lost || countIn(state, defenders, to) === 0 ? state.side : defenders;
}

/** QS-10.8: what is left of the loser withdraws. */
function withdraw(state: State, frame: Assault): void {
  const loser = otherSide(winnerOf(state, frame));
  const groups = groupsIn(state, loser, frame.to);
  state.stack.pop();
  if (groups.length > 0) {
    state.stack.push({ type: 'retreat', side: loser, from: frame.to, groups });
  }
}

/** QS-10.5: a player chooses his own casualties. */
export const losses: FrameRules<'losses'> = {
  rule: 'QS-10.5',
  asked: (_state, frame) => frame.side,

  possible(state, { side, square, count }, below) {
    const fought = state.stack.find((frame) => frame.type === 'assault');
    if (fought === undefined || fought.to !== square || count > countIn(state, side, square)) {
      return false;
    }
    if (fought.stage === 'pursue') return below?.type === 'assault';
    const most = side === state.side ? fought.lost : fought.killed;
    const other = below?.type !== 'losses' || below.side !== side;
    return fought.stage === 'fight' && count <= most && other;
  },

  settle(state, frame, _dice, report) {
    const groups = groupsIn(state, frame.side, frame.square);
    if (frame.count > 0 && frame.count < groups.length) return false;
    state.stack.pop();
    if (frame.count > 0) for (const group of groups) fall(state, group, report);
    return true;
  },

  moves(state, frame, list) {
    for (const group of groupsIn(state, frame.side, frame.square)) list.push(MOVE.lose(group));
  },

  check(state, frame, move) {
    if (move.type !== 'lose') return NOT_ASKED;
    const here = groupsIn(state, frame.side, frame.square);
    return here.includes(groupNamed(move.group)) ? undefined : REFUSED.notInFight;
  },

  play(state, frame, move, _dice, report) {
    if (move.type !== 'lose') return;
    replaceTop(state, { ...frame, count: frame.count - 1 });
    fall(state, groupNamed(move.group), report);
  },
};

function fall(state: State, group: number, report: PbiReport): void {
  const square = BOARD.names[state.at[group]];
  kill(state, group);
  report?.({ type: 'fell', rule: 'QS-10.5', group: GROUP_IDS[group], square });
}
