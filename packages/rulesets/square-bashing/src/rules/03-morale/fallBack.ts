import { message, otherSide, refuse, SETTING, type SideNumber } from '@sandtable/kernel';
import { worthiest } from '../../advice/harm.ts';
import { stand } from '../../state/census.ts';
import type { Definition, SquareReport } from '../../state/definition.ts';
import { SIDE, SQUARE } from '../../state/frameFields.ts';
import { cloneState, holds, RETIRED, unitsIn, WINNING, type State } from '../../state/state.ts';
import { BACK, BEYOND } from '../01-board/field.ts';
import { driveOff } from '../01-board/higherCommand.ts';
import { enter, hasRoom, lose, nameOf, sendToReserve } from '../01-board/occupation.ts';
import { areAlike, pushHits } from '../05-assault/hits.ts';
import { CORNERED_HITS, OFF_TABLE_BASES, OFF_TABLE_MODEL } from '../tables.ts';

const REFUSED = { noRival: refuse('SB-3.3', 'noRival') } as const;

/** A square that retires after its morale test, when its hit has been saved, or that withdraws from a fight. */
export interface FallBack {
  readonly type: 'fallBack';
  readonly side: SideNumber;
  readonly square: number;
}

/**
 * SB-3.3, SB-5.11: its units fall back one after another, or suffer for it that they cannot. The owner is asked
 * where two of them want a place that has room for one.
 */
export const fallBack: Definition<FallBack> = {
  fields: { side: SIDE, square: SQUARE },
  on: ['morale', 'assault'],
  rule: 'SB-3.3',
  asked: (_state, { side }) => side,

  possible(state, { side, square }, below) {
    if (below?.type === 'morale') return side === state.side;
    const isBeaten = below?.type === 'assault' && below.stage === 'pursue' && below.to === square;
    return isBeaten && side !== state.side && canWithdraw(state, side, square);
  },

  settle(state, { side, square }, _dice, report) {
    const units = unitsIn(state, side, square);
    if (units.length === 0) {
      state.stack.pop();
      return true;
    }
    if (canWithdraw(state, side, square)) {
      if (rivalsAmong(state, units).length > 0) return false;
      goBack(state, units[0], report);
      return true;
    }
    state.stack.pop();
    for (const unit of units) retire(state, unit);
    report?.({ type: 'cornered', rule: 'SB-3.3', square: nameOf(square), hits: CORNERED_HITS });
    pushHits(state, side, units, CORNERED_HITS, CORNERED_HITS, 'covered');
    return true;
  },

  moves(state, frame, list) {
    const { make } = state[SETTING];
    for (const unit of rivalsOf(state, frame)) list.push(make.fallBack(unit));
  },

  answers: {
    fallBack: {
      check: (state, frame, move) =>
        rivalsOf(state, frame).includes(state[SETTING].roster.named(move.unit))
          ? undefined
          : REFUSED.noRival,
      play(state, _frame, move, _dice, report) {
        goBack(state, state[SETTING].roster.named(move.unit), report);
      },
    },
  },

  ask: (state, frame) =>
    message('ask.fallBack', { to: nameOf(refuge(state, rivalsOf(state, frame)[0])) }),

  fallback: (state, _frame, listed) => worthiest(state, listed),
};

/** SB-3.3, SB-5.11: whether no enemy holds the next square toward the base line. */
export function canWithdraw(state: State, side: SideNumber, square: number): boolean {
  const behind = BEYOND[4 * square + BACK[side]];
  return behind === -1 || !holds(state, otherSide(side), behind);
}

/** SB-3.3: it is the unit's whole turn. SB-5.10: it loses a winning the fight marker by it. */
function retire(state: State, unit: number): void {
  state.flags[unit] = (state.flags[unit] | RETIRED) & ~WINNING;
}

/** SB-3.3, SB-5.11: a unit falls back, over its own where these leave no room. */
function goBack(state: State, unit: number, report: SquareReport): void {
  const { ids, sideOf } = state[SETTING].roster;
  const from = nameOf(state.at[unit]);
  const to = refuge(state, unit);
  if (to === ON_THE_ENEMY) lose(state, unit, 'ranIntoEnemy', 'SB-3.3', report);
  else if (to === OFF_THE_TABLE) leaveTable(state, unit, report);
  else {
    enter(state, unit, to);
    retire(state, unit);
    const rule = sideOf[unit] === state.side ? 'SB-3.3' : 'SB-5.11';
    report?.({ type: 'fellBack', rule, unit: ids[unit], from, to: nameOf(to) });
    driveOff(state, unit);
  }
}

export const OFF_THE_TABLE = -1;
const ON_THE_ENEMY = -2;

/** SB-3.3: the first square back that has room for it, or what it meets before. */
function refuge(state: State, unit: number): number {
  const side = state[SETTING].roster.sideOf[unit];
  let square = state.at[unit];
  for (;;) {
    square = BEYOND[4 * square + BACK[side]];
    if (square === -1) return OFF_THE_TABLE;
    if (holds(state, otherSide(side), square)) return ON_THE_ENEMY;
    if (hasRoom(state, unit, square)) return square;
  }
}

/** Where a unit goes when another has fallen back before it. */
function refugeAfter(state: State, unit: number, first: number): number {
  const after = cloneState(state);
  stand(after, first, refuge(state, first));
  return refuge(after, unit);
}

function rivalsOf(state: State, { side, square }: FallBack): readonly number[] {
  return rivalsAmong(state, unitsIn(state, side, square));
}

/** SB-3.3: two units that differ, with room for one of them in the square that both would go to. */
function rivalsAmong(state: State, units: readonly number[]): readonly number[] {
  for (const [i, one] of units.entries()) {
    const to = refuge(state, one);
    if (to < 0) continue;
    for (const other of units.slice(i + 1)) {
      const wantsIt = refuge(state, other) === to && !areAlike(state, one, other);
      if (wantsIt && refugeAfter(state, other, one) !== to) return [one, other];
    }
  }
  return [];
}

/** SB-3.3: what becomes of the other where a unit takes the room. */
export function otherThen(
  state: State,
  frame: FallBack,
  unit: number,
): { readonly other: number; readonly to: number } | undefined {
  const other = rivalsOf(state, frame).find((each) => each !== unit);
  return other === undefined ? undefined : { other, to: refugeAfter(state, other, unit) };
}

/** SB-3.3: off the table it loses a base, or a model a loss, and waits as a reinforcement. */
function leaveTable(state: State, unit: number, report: SquareReport): void {
  const { figures, ids, isMain } = state[SETTING].roster;
  const lost = isMain[unit] ? OFF_TABLE_BASES : OFF_TABLE_MODEL;
  report?.({ type: 'leftTable', rule: 'SB-3.3', unit: ids[unit], lost });
  if (state.lost[unit] + lost >= figures[unit].strength) {
    lose(state, unit, 'destroyed', 'SB-3.3', report);
    return;
  }
  state.lost[unit] += lost;
  sendToReserve(state, unit);
}
