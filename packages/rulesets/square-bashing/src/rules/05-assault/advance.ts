import { EDGES } from '@sandtable/board';
import {
  addedLater,
  message,
  otherSide,
  plain,
  refuse,
  replaceTop,
  SETTING,
  type Refusal,
  type SideNumber,
} from '@sandtable/kernel';
import type { Definition, SquareReport } from '../../state/definition.ts';
import { SIDE, SQUARE, UNITS } from '../../state/frameFields.ts';
import { BOARD } from '../../state/names.ts';
import { holds, LOST, unitsIn, WINNING, type State } from '../../state/state.ts';
import { faceTo } from '../01-board/field.ts';
import { driveOff } from '../01-board/higherCommand.ts';
import { enter, nameOf } from '../01-board/occupation.ts';
import { turnTo } from '../04-movement/movement.ts';
import { CROSS_BY_ROAD, FLANK_DICE, WINNING_DICE } from '../tables.ts';
import type { Clash } from './assaultDice.ts';

const REFUSED = {
  mustAdvance: refuse('SB-5.12', 'mustAdvance'),
  cannotAdvance: refuse('SB-5.12', 'cannotAdvance'),
  otherSquare: refuse('SB-1.6', 'otherSquare'),
  noWinner: refuse('SB-5.8', 'noWinner'),
} as const;

/** The winner of an assault goes into the square that he has won. */
export interface Advance {
  readonly type: 'advance';
  readonly from: number;
  readonly to: number;
  /** Those of the main square that assaulted. */
  readonly party: readonly number[];
}

/** SB-5.12: at least one infantry or cavalry unit must; others may follow. */
export const advance: Definition<Advance> = {
  fields: { from: SQUARE, to: SQUARE, party: UNITS },
  on: ['award'],
  rule: 'SB-5.12',
  asked: (state) => state.side,

  possible(state, { from, to, party }) {
    const { side, at, status } = state;
    return (
      faceTo(from, to) !== -1 &&
      areSoldiers(state, party) &&
      party.every((unit) => at[unit] === from || at[unit] === to || status[unit] === LOST) &&
      // The target is gone, and nobody else has come.
      unitsIn(state, side, to).every((unit) => party.includes(unit)) &&
      !holds(state, otherSide(side), to)
    );
  },

  settle(state, frame, _dice, report) {
    const able = followers(state, frame);
    const isFirst = !holds(state, state.side, frame.to);
    if (able.length === 0) end(state, frame);
    else if (isFirst && able.length === 1) go(state, frame, able[0], report);
    else return false;
    return true;
  },

  moves(state, frame, list) {
    const { make } = state[SETTING];
    for (const unit of followers(state, frame)) list.push(make.advance(unit));
    if (whyNotStay(state, frame) === undefined) list.push(make.stay);
  },

  answers: {
    advance: {
      check(state, frame, move) {
        const unit = state[SETTING].roster.named(move.unit);
        return followers(state, frame).includes(unit) ? undefined : REFUSED.cannotAdvance;
      },
      play(state, frame, move, _dice, report) {
        go(state, frame, state[SETTING].roster.named(move.unit), report);
      },
    },
    stay: {
      check: whyNotStay,
      play: end,
    },
  },

  ask: (_state, { from, to }) => message('ask.advance', { from: nameOf(from), to: nameOf(to) }),
  fallback: ['advance', 'stay'],
};

/** Whether these are units of the side whose turn it is that can fight, and each of them only once. */
export function areSoldiers(state: State, units: readonly number[]): boolean {
  const { isCommand, sideOf } = state[SETTING].roster;
  return units.every(
    (unit, i) => sideOf[unit] === state.side && !isCommand[unit] && !units.includes(unit, i + 1),
  );
}

/** SB-5.12: who may go now: infantry and cavalry first, then anybody but guns. */
function followers(state: State, { from, to, party }: Advance): number[] {
  const { field, roster } = state[SETTING];
  const isFirst = !holds(state, state.side, to);
  const isFord = field.isFord(from, faceTo(from, to));
  return party.filter((unit) => {
    if (state.at[unit] !== from) return false;
    const { arm } = roster.figures[unit];
    if (roster.isMain[unit]) return true;
    return !isFirst && arm !== 'gun' && !(isFord && CROSS_BY_ROAD.has(arm));
  });
}

/** SB-5.12: whether anybody can. */
export function canAdvance(state: State, frame: Advance): boolean {
  return followers(state, frame).length > 0;
}

function whyNotStay(state: State, frame: Advance): Refusal | undefined {
  const must = followers(state, frame).length > 0 && !holds(state, state.side, frame.to);
  return must ? REFUSED.mustAdvance : undefined;
}

function go(state: State, frame: Advance, unit: number, report: SquareReport): void {
  enter(state, unit, frame.to);
  report?.({
    type: 'advanced',
    rule: 'SB-5.12',
    unit: state[SETTING].roster.ids[unit],
    to: nameOf(frame.to),
  });
  driveOff(state, unit);
}

/** SB-1.6: whoever has advanced chooses where he looks. */
function end(state: State, { to }: Advance): void {
  if (holds(state, state.side, to)) replaceTop(state, { type: 'facing', square: to });
  else state.stack.pop();
}

/** The facing of a square that has been won. */
export interface Facing {
  readonly type: 'facing';
  readonly square: number;
}

export const facing: Definition<Facing> = {
  fields: { square: SQUARE },
  on: ['award'],
  rule: 'SB-1.6',
  asked: (state) => state.side,
  possible: (state, { square }) => holds(state, state.side, square),

  moves(state, { square }, list) {
    const { make } = state[SETTING];
    for (let face = 0; face < 4; face++) list.push(make.turn(square, face));
  },

  answers: {
    turn: {
      check: (_state, { square }, move) =>
        BOARD.named(move.square) === square ? undefined : REFUSED.otherSquare,
      play(state, { square }, { face }, _dice, report) {
        state.stack.pop();
        turnTo(state, square, EDGES.indexOf(face), report);
      },
    },
  },

  ask: (_state, { square }) => message('ask.facing', { square: nameOf(square), dice: FLANK_DICE }),
  fallback: (state, { square }, listed) => listed[state.facing[square]],
};

/** What a winning the fight marker is given for: a target that retired, an assault that succeeded, one that failed. */
const AWARDED_BY = ['SB-5.2', 'SB-5.8', 'SB-5.9'] as const;
type AwardedBy = (typeof AWARDED_BY)[number];

/** A winning the fight marker that is to be given. */
export interface Award {
  readonly type: 'award';
  readonly side: SideNumber;
  readonly units: readonly number[];
  readonly by: AwardedBy;
}

/** SB-5.2, SB-5.8, SB-5.9, SB-5.13: to an infantry or cavalry unit of the square that has won. */
export const award: Definition<Award> = {
  fields: {
    side: SIDE,
    units: UNITS,
    by: addedLater(plain<AwardedBy>({ type: 'string', enum: AWARDED_BY }), 'SB-5.8'),
  },
  on: ['assaults'],
  rule: ({ by }) => by,
  asked: (_state, { side }) => side,

  possible: (state, { side, units }) =>
    units.every(
      (unit, i) => state[SETTING].roster.sideOf[unit] === side && !units.includes(unit, i + 1),
    ),

  settle(state, frame, _dice, report) {
    const able = winners(state, frame);
    if (able.length > 1) return false;
    state.stack.pop();
    if (able.length === 1) give(state, frame, able[0], report);
    return true;
  },

  moves(state, frame, list) {
    const { make } = state[SETTING];
    for (const unit of winners(state, frame)) list.push(make.award(unit));
  },

  ask: () => message('ask.award', { dice: WINNING_DICE }),
  answers: {
    award: {
      check: (state, frame, move) =>
        winners(state, frame).includes(state[SETTING].roster.named(move.unit))
          ? undefined
          : REFUSED.noWinner,
      play(state, frame, move, _dice, report) {
        state.stack.pop();
        give(state, frame, state[SETTING].roster.named(move.unit), report);
      },
    },
  },
};

function winners(state: State, { units }: Award): number[] {
  const { isMain } = state[SETTING].roster;
  return units.filter((unit) => isMain[unit] && state.at[unit] !== -1);
}

function give(state: State, { by }: Award, unit: number, report: SquareReport): void {
  state.flags[unit] |= WINNING;
  report?.({ type: 'awarded', rule: by, unit: state[SETTING].roster.ids[unit] });
}

export function pushAward(
  state: State,
  side: SideNumber,
  units: readonly number[],
  by: AwardedBy,
): void {
  state.stack.push({ type: 'award', side, units, by });
}

/** The winner advances and turns; then the marker is given. */
export function pushAdvance(state: State, { from, to, party }: Clash, by: AwardedBy): void {
  pushAward(state, state.side, party, by);
  state.stack.push({ type: 'advance', from, to, party });
}
