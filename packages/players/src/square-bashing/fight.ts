import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  ASSAULT_MODIFIERS,
  canWithdraw,
  FIGHT_HITS_ON,
  fightDice,
  LOSER_HITS,
  NEAR,
  savesOn,
  TARGET_MODIFIERS,
  targetsOf,
  type Clash,
  type SquareState,
} from '@sandtable/square-bashing';
import { WEIGHTS } from './weights.ts';

/** The chance that a die hits in a fight. */
const HIT = (7 - FIGHT_HITS_ON) / 6;

/** What may come of an assault. */
export interface Prospect {
  /** The chance that it is won. */
  readonly win: number;
  /** Half bases that both sides may expect to lose. */
  readonly killed: number;
  readonly lost: number;
}

/** The chance that a unit of these fails to save. */
function failing(
  state: SquareState,
  units: readonly number[],
  saving: 'assaulted' | 'assaulting',
): number {
  if (units.length === 0) return 0.5;
  let sum = 0;
  for (const unit of units) sum += savesOn(state, unit, saving) - 1;
  return sum / (6 * units.length);
}

/** What an assault promises, from the dice that the rules would roll (SB-5.3, SB-5.4). */
export function prospectOf(state: SquareState, clash: Clash): Prospect {
  return prospect(
    state,
    clash,
    fightDice(ASSAULT_MODIFIERS, state, clash),
    fightDice(TARGET_MODIFIERS, state, clash),
  );
}

/** What it promises with so many dice on both sides. */
export function prospect(
  state: SquareState,
  { to, party, joiners }: Clash,
  dice: number,
  against: number,
): Prospect {
  const onTarget = failing(state, targetsOf(state, to), 'assaulted');
  const onUs = failing(state, joiners.length === 0 ? party : [...party, ...joiners], 'assaulting');
  const win = chanceOfMore(dice, HIT * onTarget, against, HIT * onUs);
  return {
    win,
    killed: dice * HIT * onTarget + win * LOSER_HITS * onTarget,
    lost: against * HIT * onUs + (1 - win) * LOSER_HITS * onUs,
  };
}

/** The chance that the one has more casualties of so many dice than the other. */
export function chanceOfMore(dice: number, each: number, against: number, every: number): number {
  let atMost = 0;
  let chance = 0;
  // The chances of 0, 1, 2 ... casualties on both sides, one from the other.
  let ours = (1 - each) ** dice;
  let theirs = (1 - every) ** against;
  for (let killed = 1; killed <= dice; killed++) {
    atMost += theirs;
    theirs *= ((against - killed + 1) / killed) * (every / (1 - every));
    ours *= ((dice - killed + 1) / killed) * (each / (1 - each));
    chance += ours * Math.min(1, atMost);
  }
  return chance;
}

/** What it is worth to a side to take a square from the enemy. */
export function squareWorth(state: SquareState, us: SideNumber, to: number): number {
  const { field, roster } = state[SETTING];
  const objective = field.objectiveAt[to];
  let worth: number = WEIGHTS.ground;
  if (objective !== -1 && state.holders[objective] !== us) worth += WEIGHTS.objective;
  else if (NEAR[to].some((near) => field.objectiveAt[near] !== -1)) worth += WEIGHTS.nearObjective;
  const enemy = otherSide(us);
  const isTrapped = !canWithdraw(state, enemy, to);
  for (let unit = roster.first[enemy], end = roster.end[enemy]; unit < end; unit++) {
    if (state.at[unit] !== to || roster.isCommand[unit]) continue;
    if (roster.figures[unit].arm === 'gun') worth += WEIGHTS.gun;
    if (isTrapped) worth += WEIGHTS.trapped;
  }
  return worth;
}

/** What an assault is worth to whoever makes it. */
export function assaultWorth(state: SquareState, clash: Clash): number {
  return worthOf(prospectOf(state, clash), squareWorth(state, state.side, clash.to));
}

export function worthOf({ win, killed, lost }: Prospect, square: number): number {
  return win * square + WEIGHTS.killed * killed - WEIGHTS.lost * lost;
}
