import { message, otherSide, refuse, SETTING } from '@sandtable/kernel';
import type { Definition, SquareReport } from '../../state/definition.ts';
import { UNIT } from '../../state/frameFields.ts';
import { BOARD, unitWords } from '../../state/names.ts';
import { DISPLACED, holds, type State } from '../../state/state.ts';
import { SQUARES } from '../tables.ts';
import { stepsBetween } from './field.ts';
import { enter, lose, nameOf } from './occupation.ts';

const REFUSED = { notNearest: refuse('SB-1.5', 'notNearest') } as const;

/** A higher command that the enemy has found alone. */
export interface Displace {
  readonly type: 'displace';
  readonly unit: number;
}

/** SB-1.5: it goes to the nearest square that its side holds; its owner chooses among several. */
export const displace: Definition<Displace> = {
  fields: { unit: UNIT },
  on: ['march', 'movement', 'fallBack', 'advance', 'turn', 'arrivals', 'byRoad', 'displace'],
  rule: 'SB-1.5',
  asked: (state, { unit }) => state[SETTING].roster.sideOf[unit],

  possible(state, { unit }) {
    const { isCommand, sideOf } = state[SETTING].roster;
    return isCommand[unit] && holds(state, otherSide(sideOf[unit]), state.at[unit]);
  },

  settle(state, { unit }, _dice, report) {
    const refuges = refugesOf(state, unit);
    if (refuges.length > 1) return false;
    state.stack.pop();
    if (refuges.length === 1) settleIn(state, unit, refuges[0], report);
    else lose(state, unit, 'surrendered', 'SB-1.5', report);
    return true;
  },

  moves(state, { unit }, list) {
    const { make } = state[SETTING];
    for (const square of refugesOf(state, unit)) list.push(make.displace(square));
  },

  answers: {
    displace: {
      check: (state, { unit }, { square }) =>
        refugesOf(state, unit).includes(BOARD.named(square)) ? undefined : REFUSED.notNearest,
      play(state, { unit }, { square }, _dice, report) {
        state.stack.pop();
        settleIn(state, unit, BOARD.named(square), report);
      },
    },
  },

  ask: (state, { unit }) =>
    message('ask.displace', { unit: unitWords(state[SETTING].roster.ids[unit]) }),
};

function settleIn(state: State, unit: number, square: number, report: SquareReport): void {
  enter(state, unit, square);
  state.flags[unit] |= DISPLACED;
  const { ids } = state[SETTING].roster;
  report?.({ type: 'displaced', rule: 'SB-1.5', unit: ids[unit], square: nameOf(square) });
}

/** The nearest squares that its side holds. */
function refugesOf(state: State, unit: number): number[] {
  const side = state[SETTING].roster.sideOf[unit];
  let nearest = Infinity;
  let refuges: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    const steps = stepsBetween(state.at[unit], square);
    if (steps > nearest || !holds(state, side, square)) continue;
    if (steps < nearest) refuges = [];
    nearest = steps;
    refuges.push(square);
  }
  return refuges;
}

/** SB-1.5: who has come into a square drives a higher command out of it that is alone there; another does not. */
export function driveOff(state: State, comer: number): void {
  const { roster } = state[SETTING];
  if (roster.isCommand[comer]) return;
  const enemy = otherSide(roster.sideOf[comer]);
  for (let unit = roster.end[enemy] - 1; unit >= roster.first[enemy]; unit--) {
    // Higher command stands last in a roster.
    if (!roster.isCommand[unit]) return;
    if (state.at[unit] === state.at[comer]) state.stack.push({ type: 'displace', unit });
  }
}
