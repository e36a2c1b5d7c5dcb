import {
  otherSide,
  replaceTop,
  SETTING,
  type Dice,
  type RuleId,
  type SideNumber,
} from '@sandtable/kernel';
import {
  asEvent,
  asFrame,
  ASSAULT_INTO_CLOSED,
  ASSAULT_KILLS_ON,
  MOVED,
  PURSUIT_KILLS_ON,
  reasonsOf,
  SIDES,
  sumOf,
  WITHDREW,
  type Modifiers,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import { boatHull, putAshore } from '../state/fleet.ts';
import { CREW_DICE, REPULSE_KILLS_ON } from '../tables/figures.ts';
import { defendersOf, standing, type BoatAssault } from './assaults.ts';
import { destroyVehicle, markMoved, overrun } from './capture.ts';

/** BT-9.2: dice of an assault on a boat that are not those of the book. */
const INTO_BOAT: Modifiers['assault'][number] = {
  rule: 'BT-9.2',
  key: 'boats:intoBoat',
  count: ({ options }, party) =>
    (options.assaultBonus === 'assault' ? 1 : party.length) * ASSAULT_INTO_CLOSED,
};
const CREW: Modifiers['defence'][number] = {
  rule: 'BT-9.2',
  key: 'boats:crew',
  count: () => CREW_DICE,
};

/** BT-9.2, BT-9.5, QS-10.3: what makes the dice of both sides. Nobody has anything for coming from next to it. */
export function modifiersOf(
  { [SETTING]: { book } }: State,
  isHull: boolean,
): Pick<Modifiers, 'assault' | 'defence'> {
  const { assault, defence } = book.modifiers;
  const left = assault.filter(({ key }) => key !== 'adjacent');
  if (!isHull) return { assault: left, defence };
  return {
    assault: [...left.filter(({ key }) => key !== 'intoClosed'), INTO_BOAT],
    defence: [...defence, CREW],
  };
}

/** BT-9.2, QS-10.5: both sides roll at the same time, and each chooses its own casualties; the crew go last. */
export function fight(state: State, frame: BoatAssault, dice: Dice, report: PbiReport): void {
  const { boat, to } = frame;
  const party = standing(state, frame.party);
  if (party.length === 0) {
    state.stack.pop();
    return;
  }
  const us = state.side;
  const them = otherSide(us);
  const isHull = boat !== -1;
  const defenders = defendersOf(state, frame).length;
  const { assault, defence } = modifiersOf(state, isHull);
  const rule = isHull ? 'BT-9.2' : 'QS-10.3';
  const all = defenders + (isHull ? 1 : 0);
  const killed = dice.successes(sumOf(assault, state, party, to), ASSAULT_KILLS_ON, all);
  report?.({
    ...rolled(state, rule, us, to, killed, dice),
    role: 'assault',
    most: all,
    reasons: reasonsOf(assault, state, party, to),
  });
  const answer = sumOf(defence, state, defenders, to);
  const lost = dice.successes(answer, ASSAULT_KILLS_ON, party.length);
  report?.({
    ...rolled(state, rule, them, to, lost, dice),
    role: 'defence',
    most: party.length,
    reasons: reasonsOf(defence, state, defenders, to),
  });
  const crewLost = killed > defenders;
  replaceTop(state, asFrame({ ...frame, party, stage: 'fight', killed, lost, crewLost }));
  pushLosses(state, us, lost);
  pushLosses(state, them, Math.min(killed, defenders));
}

function rolled(
  state: State,
  rule: RuleId,
  side: SideNumber,
  square: number,
  kills: number,
  dice: Dice,
) {
  return {
    type: 'assaultDice',
    rule,
    side: SIDES[side],
    square: state[SETTING].board.names[square],
    dice: [...dice.faces],
    needs: ASSAULT_KILLS_ON,
    kills,
  } as const;
}

function pushLosses({ stack }: State, side: SideNumber, count: number): void {
  stack.push(asFrame({ type: 'boats:losses', side, count }));
}

/** QS-10.6: whether the assault has won. A crew that is left is somebody who defends. */
function isWon(state: State, frame: BoatAssault): boolean {
  const { boat, party, killed, lost, crewLost } = frame;
  if (standing(state, party).length === 0) return false;
  const left = defendersOf(state, frame).length + (boat === -1 || crewLost ? 0 : 1);
  return killed > lost || left === 0;
}

/** QS-10.6, BT-9.3: who won, and what that costs the loser. */
export function decide(state: State, frame: BoatAssault, dice: Dice, report: PbiReport): void {
  const { boat, to, killed, lost } = frame;
  const won = isWon(state, frame);
  const winner = won ? state.side : otherSide(state.side);
  report?.({
    type: 'assaultDecided',
    rule: 'QS-10.6',
    winner: SIDES[winner],
    square: state[SETTING].board.names[to],
    killed,
    lost,
  });
  if (won && boat !== -1 && boatHull(state, boat).vehicle) {
    destroyVehicle(state, boat, report);
    return;
  }
  const decided: BoatAssault = { ...frame, stage: won ? 'won' : 'lost' };
  replaceTop(state, asFrame(decided));
  if (won && boat !== -1) overrun(state, boat, dice, report);
  else pursue(state, decided, winner, dice, report);
}

/** QS-10.7, BT-9.3: each of the winners rolls, and a crew that is left; each 5+ kills one more. */
function pursue(
  state: State,
  frame: BoatAssault,
  winner: SideNumber,
  dice: Dice,
  report: PbiReport,
): void {
  const { boat, party, stage, crewLost } = frame;
  const ours = standing(state, party).length;
  const theirs = defendersOf(state, frame).length;
  const crew = boat === -1 || crewLost ? 0 : 1;
  const [pursuers, fleeing] = stage === 'won' ? [ours, theirs] : [theirs + crew, ours];
  if (fleeing === 0) return;
  const needs = boat === -1 ? PURSUIT_KILLS_ON : REPULSE_KILLS_ON;
  const kills = dice.successes(pursuers, needs, fleeing);
  report?.({
    type: 'pursuit',
    rule: boat === -1 ? 'QS-10.7' : 'BT-9.3',
    side: SIDES[winner],
    dice: [...dice.faces],
    needs,
    most: fleeing,
    kills,
  });
  pushLosses(state, otherSide(winner), kills);
}

/** BT-9.5, QS-10.8: the winners are ashore, and what is left of the others withdraws. */
export function goIn(state: State, frame: BoatAssault, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const { from, to } = frame;
  const groups = standing(state, frame.party);
  const losers = defendersOf(state, frame);
  for (const group of groups) putAshore(state, group, to);
  markMoved(state, groups, from, to);
  report?.(
    asEvent({
      type: 'boats:wonAshore',
      rule: 'BT-9.5',
      groups: groups.map((group) => roster.ids[group]),
      square: board.names[to],
    }),
  );
  state.stack.pop();
  if (losers.length === 0) return;
  state.stack.push({ type: 'retreat', side: otherSide(state.side), from: to, groups: losers });
}

/** BT-9.3, BT-9.5: who fails returns whence he came, and has no AP left (QS-5.9). */
export function goBack(state: State, frame: BoatAssault, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const groups = standing(state, frame.party);
  state.stack.pop();
  if (groups.length === 0) return;
  for (const group of groups) {
    state.ap[group] = 0;
    state.flags[group] |= MOVED | WITHDREW;
  }
  report?.(
    asEvent({
      type: 'boats:returned',
      rule: frame.boat === -1 ? 'BT-9.5' : 'BT-9.3',
      groups: groups.map((group) => roster.ids[group]),
      square: board.names[frame.from],
    }),
  );
}
