import { otherSide, SETTING, type Reason, type RuleId } from '@sandtable/kernel';
import {
  barrageIn,
  damageOf,
  FIGHTING,
  figuresOf,
  holds,
  isMounted,
  unitsIn,
  WINNING,
  type State,
} from '../../state/state.ts';
import { AROUND, faceTo, NEAR } from '../01-board/field.ts';
import { reasonsOf, sumOf, type Modifier } from '../modifiers.ts';
import {
  CROSS_BY_ROAD,
  DEFENCE_DICE,
  FIGHTING_DICE,
  FLANK_DICE,
  HAMPERED_CAVALRY,
  HILL_DICE,
  JOINER_DICE,
  LEAST_DICE,
  OTHER_UNIT_DICE,
  RIVER_DICE,
  SHOCK_DICE,
  SUPPORT_DICE,
  SUPPORT_MOST,
  TARGET_BARRAGE_DICE,
  TARGET_BARRAGE_MOST,
  TARGET_JOINER_DICE,
  TARGET_SUPPORT_DICE,
  TARGET_SUPPORT_MOST,
  TRENCHES,
  UNDEFENDED,
  WINNING_DICE,
} from '../tables.ts';

/** An assault as far as its dice depend on it. */
export interface Clash {
  readonly from: number;
  readonly to: number;
  /** The units of the main square that take part. */
  readonly party: readonly number[];
  /** SB-5.1: those of other squares. */
  readonly joiners: readonly number[];
  readonly shock: boolean;
}

/** What a square can be to the side that assaults it. */
export const FRONT = 0;
export const FLANK = 1;
export const REAR = 2;

/** SB-1.6, SB-5.1: where the main square lies as the target looks. */
export function sideAssaulted(state: State, { from, to }: Clash): number {
  const turned = (faceTo(to, from) - state.facing[to] + 4) % 4;
  return turned === 0 ? FRONT : turned === 2 ? REAR : FLANK;
}

/** SB-5.5: where mounted cavalry counts little, as a target in it or assaulting it. */
function hampers({ [SETTING]: { field }, defences }: State, square: number): boolean {
  return field.isScenery[square] || defences[square] !== UNDEFENDED;
}

/** SB-5.3, SB-5.5, SB-1.2: the dice of a unit of the main square. */
function assaultDiceOf(state: State, { from, to }: Clash, unit: number): number {
  const { arm, assault } = figuresOf(state, unit);
  const dice = assault[damageOf(state, unit)];
  if (isMounted(state, unit) && hampers(state, to)) return Math.min(dice, HAMPERED_CAVALRY);
  const isBehindRiver =
    CROSS_BY_ROAD.has(arm) && state[SETTING].field.isFord(from, faceTo(from, to));
  return isBehindRiver ? Math.min(dice, OTHER_UNIT_DICE) : dice;
}

/** SB-5.4, SB-5.5: the dice of a unit in the target square. */
function targetDiceOf(state: State, { to }: Clash, unit: number): number {
  const dice = figuresOf(state, unit).target[damageOf(state, unit)];
  return isMounted(state, unit) && hampers(state, to) ? Math.min(dice, HAMPERED_CAVALRY) : dice;
}

/** SB-5.10, SB-8.6: the own-held squares around one that support it, and are not in this assault. */
export function supportersOf(state: State, { from, to, joiners }: Clash, square: number): number[] {
  const squares: number[] = [];
  if (barrageIn(state, square) > 0) return squares;
  const side = square === from ? state.side : otherSide(state.side);
  for (const near of (state.options.cornerSupport ? AROUND : NEAR)[square]) {
    if (near === from || near === to || !holds(state, side, near)) continue;
    if (barrageIn(state, near) > 0 || joiners.some((unit) => state.at[unit] === near)) continue;
    squares.push(near);
  }
  return squares;
}

function hasWinner(state: State, units: readonly number[]): boolean {
  return units.some((unit) => (state.flags[unit] & WINNING) !== 0);
}

/** The units of the target square. */
export function targetsOf(state: State, to: number): number[] {
  return unitsIn(state, otherSide(state.side), to);
}

/** Lines that count the dice of units, one for each sort of them, so that a player sees who adds what. */
function unitLines(
  rule: RuleId,
  prefix: string,
  unitsOf: (state: State, clash: Clash) => readonly number[],
  diceOf: (state: State, clash: Clash, unit: number) => number,
): readonly Modifier<Clash>[] {
  return (['foot', 'horse', 'mg', 'gun', 'tank', 'car'] as const).map((arm) => ({
    rule,
    key: `${prefix}.${arm}`,
    count(state, clash) {
      const { figures } = state[SETTING].roster;
      let sum = 0;
      for (const unit of unitsOf(state, clash)) {
        if (figures[unit].arm === arm) sum += diceOf(state, clash, unit);
      }
      return sum;
    },
  }));
}

/** SB-5.3: the assaulter's dice, line by line. */
export const ASSAULT_MODIFIERS: readonly Modifier<Clash>[] = [
  ...unitLines('SB-5.3', 'assault', (_state, { party }) => party, assaultDiceOf),
  {
    rule: 'SB-5.3',
    key: 'flank',
    count: (state, clash) => (sideAssaulted(state, clash) === FRONT ? 0 : FLANK_DICE),
  },
  {
    rule: 'SB-5.3',
    key: 'joiners',
    count: (_state, { joiners }) => joiners.length * JOINER_DICE,
  },
  {
    rule: 'SB-5.10',
    key: 'support',
    count: (state, clash) =>
      Math.min(supportersOf(state, clash, clash.from).length, SUPPORT_MOST) * SUPPORT_DICE,
  },
  {
    rule: 'SB-5.3',
    key: 'winning',
    count: (state, { from }) =>
      hasWinner(state, unitsIn(state, state.side, from)) ? WINNING_DICE : 0,
  },
  {
    rule: 'SB-9.2',
    key: 'fightingBonus',
    count: ({ marks }, { from }) => ((marks[from] & FIGHTING) !== 0 ? FIGHTING_DICE : 0),
  },
  { rule: 'SB-9.1', key: 'shock', count: (_state, { shock }) => (shock ? SHOCK_DICE : 0) },
  {
    rule: 'SB-5.3',
    key: 'uphill',
    count: ({ [SETTING]: { field } }, { from, to }) =>
      field.isHill[to] && !field.isHill[from] ? HILL_DICE : 0,
  },
  {
    rule: 'SB-5.3',
    key: 'intoHasty',
    count: (state, clash) => (state.defences[clash.to] < TRENCHES ? defenceDice(state, clash) : 0),
  },
  {
    rule: 'SB-5.3',
    key: 'intoTrenches',
    count: (state, clash) => (state.defences[clash.to] >= TRENCHES ? defenceDice(state, clash) : 0),
  },
  {
    rule: 'SB-1.2',
    key: 'river',
    count: ({ [SETTING]: { field } }, { from, to }) =>
      field.isFord(from, faceTo(from, to)) ? RIVER_DICE : 0,
  },
];

function defenceDice(state: State, clash: Clash): number {
  return DEFENCE_DICE[state.defences[clash.to]][sideAssaulted(state, clash)];
}

/** SB-5.4: the target's dice, line by line. */
export const TARGET_MODIFIERS: readonly Modifier<Clash>[] = [
  ...unitLines('SB-5.4', 'target', (state, { to }) => targetsOf(state, to), targetDiceOf),
  {
    rule: 'SB-5.10',
    key: 'targetSupport',
    count: (state, clash) =>
      Math.min(supportersOf(state, clash, clash.to).length, TARGET_SUPPORT_MOST) *
      TARGET_SUPPORT_DICE,
  },
  {
    rule: 'SB-5.4',
    key: 'winning',
    count: (state, { to }) => (hasWinner(state, targetsOf(state, to)) ? WINNING_DICE : 0),
  },
  {
    rule: 'SB-5.4',
    key: 'underBarrage',
    count: (state, { to }) =>
      Math.min(barrageIn(state, to), TARGET_BARRAGE_MOST) * TARGET_BARRAGE_DICE,
  },
  {
    rule: 'SB-5.4',
    key: 'againstJoiners',
    count: (_state, { joiners }) => joiners.length * TARGET_JOINER_DICE,
  },
];

/** SB-5.3, SB-5.4: never fewer than two. */
export function fightDice(
  modifiers: readonly Modifier<Clash>[],
  state: State,
  clash: Clash,
): number {
  return Math.max(LEAST_DICE, sumOf(modifiers, state, clash));
}

/** Why there are so many dice, as a player may see it before he declares the assault. */
export function fightReasons(
  modifiers: readonly Modifier<Clash>[],
  state: State,
  clash: Clash,
): Reason[] {
  const reasons = reasonsOf(modifiers, state, clash);
  const missing = LEAST_DICE - sumOf(modifiers, state, clash);
  if (missing <= 0) return reasons;
  return [...reasons, { rule: modifiers[0].rule, key: 'leastDice', count: missing }];
}
