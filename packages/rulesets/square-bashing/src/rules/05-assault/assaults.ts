import { otherSide, refuse, replaceTop, SETTING, type Refusal } from '@sandtable/kernel';
import type { Definition } from '../../state/definition.ts';
import { COLUMN } from '../../state/frameFields.ts';
import { BOARD } from '../../state/names.ts';
import {
  ASSAULTED,
  HOLD,
  holds,
  isSuppressed,
  RETIRED,
  STEADY,
  TARGETED,
  type State,
} from '../../state/state.ts';
import { BEYOND, faceTo, placeFromRight } from '../01-board/field.ts';
import { SQUARES } from '../tables.ts';
import { declare } from './assault.ts';

const REFUSED = {
  notNext: refuse('SB-5.1', 'assaultNext'),
  noEnemy: refuse('SB-5.1', 'assaultNobody'),
  nobody: refuse('SB-5.1', 'nobodyAssaults'),
  steady: refuse('SB-3.2', 'steadyAssault'),
  holding: refuse('SB-9.2', 'holdingAssault'),
  suppressed: refuse('SB-8.1', 'suppressedAssault'),
  targeted: refuse('SB-5.1', 'targetedAlready'),
  column: refuse('SB-2.1', 'columnAssault'),
} as const;

/** SB-2.1: assaults are declared and resolved one at a time, those of the columns on the right first. */
export interface Assaults {
  readonly type: 'assaults';
  /** How many columns are done with. */
  readonly column: number;
}

export const assaults: Definition<Assaults> = {
  fields: { column: COLUMN },
  on: ['turn'],
  rule: 'SB-5.1',
  asked: (state) => state.side,

  settle(state, frame) {
    if (hasAssault(state, frame)) return false;
    state.stack.pop();
    return true;
  },

  moves(state, frame, list) {
    const { make } = state[SETTING];
    for (let from = 0; from < SQUARES; from++) {
      if (whyNotFrom(state, frame, from) !== undefined) continue;
      for (let face = 0; face < 4; face++) {
        const to = BEYOND[4 * from + face];
        if (to === -1 || whyNotAt(state, to) !== undefined) continue;
        list.push(make.assault(from, to));
      }
    }
    list.push(make.endAssaults);
  },

  answers: {
    assault: {
      check(state, frame, move) {
        const [from, to] = [BOARD.named(move.from), BOARD.named(move.to)];
        if (faceTo(from, to) === -1) return REFUSED.notNext;
        return whyNotFrom(state, frame, from) ?? whyNotAt(state, to);
      },
      play(state, frame, move, _dice, report) {
        const from = BOARD.named(move.from);
        const place = placeFromRight(state.side, from);
        if (place > frame.column) replaceTop(state, { type: 'assaults', column: place });
        declare(state, from, BOARD.named(move.to), partyOf(state, from), report);
      },
    },
    endAssaults: {
      play(state) {
        state.stack.pop();
      },
    },
  },

  fallback: ['endAssaults'],
};

function hasAssault(state: State, frame: Assaults): boolean {
  for (let from = 0; from < SQUARES; from++) {
    if (whyNotFrom(state, frame, from) !== undefined) continue;
    for (let face = 0; face < 4; face++) {
      const to = BEYOND[4 * from + face];
      if (to !== -1 && whyNotAt(state, to) === undefined) return true;
    }
  }
  return false;
}

/** SB-5.1: why no assault may be made from a square. */
function whyNotFrom(state: State, { column }: Assaults, from: number): Refusal | undefined {
  if (!holds(state, state.side, from)) return REFUSED.nobody;
  if (placeFromRight(state.side, from) < column) return REFUSED.column;
  if ((state.marks[from] & STEADY) !== 0) return REFUSED.steady;
  if ((state.marks[from] & HOLD) !== 0) return REFUSED.holding;
  if (isSuppressed(state, from)) return REFUSED.suppressed;
  return hasAssaulter(state, from) ? undefined : REFUSED.nobody;
}

/** SB-5.1: why a square may not be assaulted. */
function whyNotAt(state: State, to: number): Refusal | undefined {
  if (!holds(state, otherSide(state.side), to)) return REFUSED.noEnemy;
  if (isSuppressed(state, to)) return REFUSED.suppressed;
  return (state.marks[to] & TARGETED) === 0 ? undefined : REFUSED.targeted;
}

/** SB-5.1: a unit that may take part in an assault from where it stands. */
export function mayAssault(state: State, unit: number): boolean {
  return (state.flags[unit] & (RETIRED | ASSAULTED)) === 0;
}

function hasAssaulter(state: State, from: number): boolean {
  const { roster } = state[SETTING];
  for (let unit = roster.first[state.side], end = roster.end[state.side]; unit < end; unit++) {
    if (state.at[unit] === from && roster.isMain[unit] && mayAssault(state, unit)) return true;
  }
  return false;
}

/** SB-5.1: the units of a square that assault from it; those that have retired do not count. */
export function partyOf(state: State, from: number): number[] {
  const { roster } = state[SETTING];
  const party: number[] = [];
  for (let unit = roster.first[state.side], end = roster.end[state.side]; unit < end; unit++) {
    if (state.at[unit] !== from || roster.isCommand[unit] || !mayAssault(state, unit)) continue;
    party.push(unit);
  }
  return party;
}
