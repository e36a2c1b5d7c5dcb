import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  ASSAULTED,
  barrageIn,
  canWithdraw,
  CROSS_BY_ROAD,
  damageOf,
  DEFENCE_DICE,
  faceTo,
  FIGHTING,
  FIGHTING_DICE,
  figuresOf,
  FLANK_DICE,
  FORT,
  FORT_SAVES_ON,
  HAMPERED_CAVALRY,
  HILL_DICE,
  holds,
  isMounted,
  LEAST_DICE,
  LOSER_HITS,
  NEAR,
  RETIRED,
  RIVER_DICE,
  SUPPORT_DICE,
  SUPPORT_MOST,
  TARGET_BARRAGE_DICE,
  TARGET_BARRAGE_MOST,
  TARGET_SUPPORT_MOST,
  TRENCHES,
  UNDEFENDED,
  WINNING,
  WINNING_DICE,
  type SquareState,
} from '@sandtable/square-bashing';
import { chanceOfCasualties, HIT } from './casualties.ts';
import type { Stance } from './stance.ts';

// The sums of SB-5.3, SB-5.4 and SB-7.1 once more, without their lines: the rules make them to be shown, and these are
// asked for thousands of times. A test holds them against the rules.

/** SB-5.3: the dice of an assault from one square at another, without joiners and shock. */
export function assaultDice(state: SquareState, from: number, to: number): number {
  const { field, roster } = state[SETTING];
  const { side, at, flags } = state;
  const isCramped = field.isScenery[to] || state.defences[to] !== UNDEFENDED;
  const isFord = field.isFord(from, faceTo(from, to));
  let dice = 0;
  let isWinning = false;
  for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
    if (at[unit] !== from || roster.isCommand[unit]) continue;
    if ((flags[unit] & WINNING) !== 0) isWinning = true;
    if ((flags[unit] & (RETIRED | ASSAULTED)) !== 0) continue;
    const { arm, assault } = figuresOf(state, unit);
    const own = assault[damageOf(state, unit)];
    const isHampered = (isCramped && isMounted(state, unit)) || (isFord && CROSS_BY_ROAD.has(arm));
    dice += isHampered ? Math.min(own, HAMPERED_CAVALRY) : own;
  }
  if (isWinning) dice += WINNING_DICE;
  const turned = (faceTo(to, from) - state.facing[to] + 4) % 4;
  if (turned !== 0) dice += FLANK_DICE;
  dice += DEFENCE_DICE[state.defences[to]][turned === 0 ? 0 : turned === 2 ? 2 : 1];
  if ((state.marks[from] & FIGHTING) !== 0) dice += FIGHTING_DICE;
  if (field.isHill[to] && !field.isHill[from]) dice += HILL_DICE;
  if (isFord) dice += RIVER_DICE;
  return dice + SUPPORT_DICE * Math.min(SUPPORT_MOST, supporters(state, side, from, to));
}

/** SB-5.4: the dice of a target, without what joiners take off them. */
export function targetDice(state: SquareState, side: SideNumber, to: number): number {
  const { field, roster } = state[SETTING];
  const { at, flags } = state;
  const isCramped = field.isScenery[to] || state.defences[to] !== UNDEFENDED;
  let dice = 0;
  let isWinning = false;
  for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
    if (at[unit] !== to || roster.isCommand[unit]) continue;
    if ((flags[unit] & WINNING) !== 0) isWinning = true;
    const own = figuresOf(state, unit).target[damageOf(state, unit)];
    dice += isCramped && isMounted(state, unit) ? Math.min(own, HAMPERED_CAVALRY) : own;
  }
  if (isWinning) dice += WINNING_DICE;
  const markers = barrageIn(state, to);
  if (markers > 0) return dice + TARGET_BARRAGE_DICE * Math.min(markers, TARGET_BARRAGE_MOST);
  return dice + Math.min(TARGET_SUPPORT_MOST, supporters(state, side, to, -1));
}

/** SB-5.10: the squares beside one that support it. */
function supporters(state: SquareState, side: SideNumber, square: number, but: number): number {
  if (barrageIn(state, square) > 0) return 0;
  let count = 0;
  for (const near of NEAR[square]) {
    if (near !== but && holds(state, side, near) && barrageIn(state, near) === 0) count++;
  }
  return count;
}

/** SB-7.1: in twelfths, how likely a hit is not saved by those of a side in a square. */
export function failingIn(
  state: SquareState,
  side: SideNumber,
  square: number,
  isTarget: boolean,
): number {
  const { roster } = state[SETTING];
  let sum = 0;
  let count = 0;
  for (let unit = roster.first[side], end = roster.end[side]; unit < end; unit++) {
    if (state.at[unit] !== square || roster.isCommand[unit]) continue;
    sum += saveScore(state, unit, square, isTarget) - 1;
    count++;
  }
  return count === 0 ? 6 : Math.round((2 * sum) / count);
}

function saveScore(state: SquareState, unit: number, square: number, isTarget: boolean): number {
  const { field, roster } = state[SETTING];
  const { arm, savesOn } = roster.figures[unit];
  const dug = state.defences[square];
  if (isTarget && dug === FORT) return FORT_SAVES_ON;
  if (arm === 'mg') return isTarget && dug === TRENCHES ? savesOn - 1 : savesOn;
  const isSheltered = isTarget && (field.isCover[square] || dug !== UNDEFENDED);
  if (arm === 'gun') return isSheltered ? savesOn - 1 : savesOn;
  if (!roster.isMain[unit]) return isTarget && field.isCover[square] ? savesOn + 1 : savesOn;
  const isBetter = roster.isProfessional[unit] || (arm === 'foot' && isSheltered);
  return savesOn - (isBetter ? 1 : 0) + (roster.isReservist[unit] ? 1 : 0);
}

/** What may come of an assault. */
export interface Outlook {
  /** The chance that it is won. */
  win: number;
  /** Half bases that both sides may expect to lose. */
  killed: number;
  lost: number;
}

/** Only one is needed at a time, and there are many. */
const outlook: Outlook = { win: 0, killed: 0, lost: 0 };

/** What comes of so many dice against so many; read it before the next is asked for. */
export function outlookOf(dice: number, against: number, onTarget: number, onUs: number): Outlook {
  const [ours, theirs] = [Math.max(LEAST_DICE, dice), Math.max(LEAST_DICE, against)];
  const [killing, losing] = [(HIT * onTarget) / 12, (HIT * onUs) / 12];
  outlook.win = chanceOfCasualties(ours, onTarget, theirs, onUs);
  outlook.killed = ours * killing + (outlook.win * LOSER_HITS * onTarget) / 12;
  outlook.lost = theirs * losing + ((1 - outlook.win) * LOSER_HITS * onUs) / 12;
  return outlook;
}

/** How near the end is: 0 to 1. */
export function lateness({ countdown }: SquareState): number {
  return Math.max(0, Math.min(1, (14 - countdown) / 10));
}

/** What it is worth to a side to take a square from the enemy. */
export function prizeOf(state: SquareState, us: SideNumber, to: number, stance: Stance): number {
  const { field, roster } = state[SETTING];
  const enemy = otherSide(us);
  const objective = field.objectiveAt[to];
  let worth = stance.ground;
  if (objective !== -1 && state.holders[objective] !== us) {
    worth += stance.objective * (1 + stance.closing * lateness(state));
  } else if (NEAR[to].some((near) => field.objectiveAt[near] !== -1)) worth += stance.nearObjective;
  const each = canWithdraw(state, enemy, to) ? 0 : stance.trapped;
  for (let unit = roster.first[enemy], end = roster.end[enemy]; unit < end; unit++) {
    if (state.at[unit] !== to || roster.isCommand[unit]) continue;
    worth += each;
    if (roster.figures[unit].arm === 'gun') worth += stance.gun;
    else if (roster.isMain[unit] && damageOf(state, unit) === 1) worth += stance.spoils;
  }
  return worth;
}
