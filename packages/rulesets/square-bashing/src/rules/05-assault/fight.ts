import { otherSide, replaceTop, SETTING, type Dice, type SideNumber } from '@sandtable/kernel';
import type { SquareReport } from '../../state/definition.ts';
import { WINNING, type State } from '../../state/state.ts';
import { lose, nameOf } from '../01-board/occupation.ts';
import { canWithdraw } from '../03-morale/fallBack.ts';
import { destroy } from '../07-saves/saves.ts';
import type { Modifier } from '../modifiers.ts';
import { FIGHT_HITS_ON, LOSER_HITS, OWNER_PLACES_FIGHT, SIDES, TRAPPED_HITS } from '../tables.ts';
import { pushAdvance } from './advance.ts';
import type { Assault } from './assault.ts';
import {
  ASSAULT_MODIFIERS,
  fightDice,
  fightReasons,
  TARGET_MODIFIERS,
  targetsOf,
  type Clash,
} from './assaultDice.ts';
import { pushHits } from './hits.ts';
import { retiringHits, retiringReasons } from './retiring.ts';

/** SB-5.2: the target retires before the dice. */
export function giveWay(state: State, frame: Assault, report: SquareReport): void {
  const units = targetsOf(state, frame.to);
  const hits = retiringHits(state, frame.to);
  report?.({
    type: 'gaveWay',
    rule: 'SB-5.2',
    square: nameOf(frame.to),
    hits,
    reasons: retiringReasons(state, frame.to),
  });
  replaceTop(state, { ...frame, stage: 'pursue' });
  pushHits(state, otherSide(state.side), units, hits, OWNER_PLACES_FIGHT, 'assaulted');
}

/** SB-5.6: both sides roll at the same time, and then their hits are placed. */
export function fight(state: State, frame: Assault, dice: Dice, report: SquareReport): void {
  const fought: Assault = { ...frame, stage: 'fight' };
  replaceTop(state, fought);
  const onTarget = strike(state, fought, ASSAULT_MODIFIERS, dice, report);
  const onAssaulter = strike(state, fought, TARGET_MODIFIERS, dice, report);
  pushFightHits(state, fought, state.side, onAssaulter);
  pushFightHits(state, fought, otherSide(state.side), onTarget);
}

/** SB-5.3, SB-5.4, SB-5.6: the dice of one side. */
export function strike(
  state: State,
  clash: Clash,
  modifiers: readonly Modifier<Clash>[],
  dice: Dice,
  report: SquareReport,
): number {
  const isAssault = modifiers === ASSAULT_MODIFIERS;
  const count = fightDice(modifiers, state, clash);
  const hits = dice.successes(count, FIGHT_HITS_ON);
  report?.({
    type: 'fightDice',
    rule: 'SB-5.6',
    role: isAssault ? 'assault' : 'target',
    side: SIDES[isAssault ? state.side : otherSide(state.side)],
    square: nameOf(isAssault ? clash.from : clash.to),
    dice: [...dice.faces],
    needs: FIGHT_HITS_ON,
    reasons: fightReasons(modifiers, state, clash),
    hits,
  });
  return hits;
}

/** SB-5.1, SB-5.7: hits fall on all that assault, or on all of the target square. */
export function pushFightHits(state: State, frame: Assault, side: SideNumber, hits: number): void {
  const isAssaulter = side === state.side;
  const units = isAssaulter ? assaulters(state, frame) : targetsOf(state, frame.to);
  pushHits(state, side, units, hits, OWNER_PLACES_FIGHT, isAssaulter ? 'assaulting' : 'assaulted');
}

/** The assaulting units that are still there. */
export function assaulters(state: State, { party, joiners }: Clash): number[] {
  return [...party, ...joiners].filter((unit) => state.at[unit] !== -1);
}

/** SB-5.8, SB-5.9, SB-5.12: whether the assaulter has won. */
export function hasWon(state: State, frame: Assault): boolean {
  const { isMain } = state[SETTING].roster;
  if (frame.killed > frame.lost) return true;
  const isWipedOut = targetsOf(state, frame.to).length === 0;
  return isWipedOut && assaulters(state, frame).some((unit) => isMain[unit]);
}

/** SB-5.6: the casualties of both sides are compared. */
export function decide(state: State, frame: Assault, report: SquareReport): void {
  const won = hasWon(state, frame);
  const enemy = otherSide(state.side);
  report?.({
    type: 'fightDecided',
    rule: won ? 'SB-5.8' : 'SB-5.9',
    winner: SIDES[won ? state.side : enemy],
    square: nameOf(frame.to),
    killed: frame.killed,
    lost: frame.lost,
  });
  if (won) rout(state, frame, report);
  else repel(state, frame, report);
}

/** SB-5.8: the guns are taken, and the target suffers once more. */
function rout(state: State, frame: Assault, report: SquareReport): void {
  const { figures } = state[SETTING].roster;
  const enemy = otherSide(state.side);
  for (const unit of targetsOf(state, frame.to)) {
    state.flags[unit] &= ~WINNING;
    if (figures[unit].arm === 'gun') destroy(state, unit, 'captured', 'SB-5.8', report);
  }
  replaceTop(state, { ...frame, stage: 'pursue' });
  const units = targetsOf(state, frame.to);
  if (units.length === 0) return;
  const hits = canWithdraw(state, enemy, frame.to) ? LOSER_HITS : TRAPPED_HITS;
  report?.({ type: 'beaten', rule: 'SB-5.8', side: SIDES[enemy], hits });
  pushHits(state, enemy, units, hits, OWNER_PLACES_FIGHT, 'assaulted');
}

/** SB-5.9: the assaulter is thrown back. */
function repel(state: State, frame: Assault, report: SquareReport): void {
  const units = assaulters(state, frame);
  // SB-5.10: who loses a fight loses the marker.
  for (const unit of units) state.flags[unit] &= ~WINNING;
  replaceTop(state, { ...frame, stage: 'repel' });
  if (units.length === 0) return;
  report?.({ type: 'beaten', rule: 'SB-5.9', side: SIDES[state.side], hits: LOSER_HITS });
  pushHits(state, state.side, units, LOSER_HITS, OWNER_PLACES_FIGHT, 'assaulting');
}

/** SB-5.11: the target withdraws, or surrenders; when nobody is left of it, the assaulter advances. */
export function pursue(state: State, frame: Assault, report: SquareReport): void {
  const side = otherSide(state.side);
  const left = targetsOf(state, frame.to);
  if (left.length > 0 && canWithdraw(state, side, frame.to)) {
    state.stack.push({ type: 'fallBack', side, square: frame.to });
    return;
  }
  for (const unit of left) lose(state, unit, 'surrendered', 'SB-5.11', report);
  state.stack.pop();
  // Without a fight nobody has been killed in it, and none is won without that.
  pushAdvance(state, frame, frame.killed === 0 ? 'SB-5.2' : 'SB-5.8');
}
