import {
  message,
  otherSide,
  plain,
  refuse,
  replaceTop,
  SETTING,
  type Refusal,
} from '@sandtable/kernel';
import type { Definition, SquareReport } from '../../state/definition.ts';
import { COUNT, FLAG, SQUARE, UNITS } from '../../state/frameFields.ts';
import {
  ASSAULTED,
  HOLD,
  holds,
  isOnFoot,
  isSuppressed,
  LOST,
  RETIRED,
  SHOCK_READY,
  STEADY,
  TARGETED,
  type State,
} from '../../state/state.ts';
import { faceTo } from '../01-board/field.ts';
import { nameOf } from '../01-board/occupation.ts';
import { canWithdraw } from '../03-morale/fallBack.ts';
import { CROSS_BY_ROAD, JOINERS_A_FACE } from '../tables.ts';
import { areSoldiers, pushAward } from './advance.ts';
import { targetsOf, type Clash } from './assaultDice.ts';
import { decide, fight, giveWay, pursue } from './fight.ts';

const REFUSED = {
  notNear: refuse('SB-5.1', 'joinNear'),
  cannotJoin: refuse('SB-5.1', 'cannotJoin'),
  faceFull: refuse('SB-5.1', 'faceFull'),
  assaulted: refuse('SB-5.1', 'assaultedAlready'),
  retired: refuse('SB-5.1', 'retiredJoin'),
  steady: refuse('SB-3.6', 'steadyJoin'),
  holding: refuse('SB-9.2', 'holdingAssault'),
  suppressed: refuse('SB-8.1', 'suppressedAssault'),
  ford: refuse('SB-1.2', 'fordJoin'),
  noShock: refuse('SB-9.1', 'noShock'),
} as const;

/**
 * How far an assault is: `join` and `answer` wait for the assaulter and the target, `fight` for the hits of
 * both, `pursue` and `repel` for those of the loser.
 */
export const STAGES = ['join', 'answer', 'fight', 'pursue', 'repel'] as const;
export type Stage = (typeof STAGES)[number];

export interface Assault extends Clash {
  readonly type: 'assault';
  readonly stage: Stage;
  /** SB-5.6: casualties that the assaulter has inflicted and taken. */
  readonly killed: number;
  readonly lost: number;
}

/** SB-5.1: an assault is declared, and others may join it. */
export function declare(
  state: State,
  from: number,
  to: number,
  party: readonly number[],
  report: SquareReport,
): void {
  const frame = assaultOf(state, from, to, party);
  state.stack.push(frame);
  const canChoose = mayShock(state, frame) || whoJoins(state, frame).length > 0;
  if (!canChoose) launch(state, frame, report);
}

/** An assault that nobody has joined yet. */
export function assaultOf(
  state: State,
  from: number,
  to: number,
  party: readonly number[],
): Assault {
  const shock = state.shock === from;
  const begun = { stage: 'join', killed: 0, lost: 0 } as const;
  // In the order of the fields, as a position that was written gives them back.
  return { type: 'assault', from, to, party, joiners: [], shock, ...begun };
}

export const assault: Definition<Assault> = {
  fields: {
    from: SQUARE,
    to: SQUARE,
    party: UNITS,
    joiners: UNITS,
    shock: FLAG,
    stage: plain<Stage>({ type: 'string', enum: STAGES }),
    killed: COUNT,
    lost: COUNT,
  },
  on: ['assaults'],
  rule: ({ stage }) => (stage === 'answer' ? 'SB-5.2' : 'SB-5.1'),
  asked: (state, { stage }) => (stage === 'answer' ? otherSide(state.side) : state.side),

  possible(state, { from, to, party, joiners, stage }) {
    const { isMain } = state[SETTING].roster;
    const isFought = stage !== 'join' && stage !== 'answer';
    const isGone = (unit: number): boolean => isFought && state.status[unit] === LOST;
    return (
      faceTo(from, to) !== -1 &&
      areSoldiers(state, [...party, ...joiners]) &&
      party.some((unit) => isMain[unit]) &&
      party.every((unit) => state.at[unit] === from || isGone(unit)) &&
      joiners.every((unit) => isBeside(state, unit, from, to) || isGone(unit)) &&
      !holds(state, state.side, to) &&
      (isFought || holds(state, otherSide(state.side), to))
    );
  },

  settle(state, frame, dice, report) {
    const enemy = otherSide(state.side);
    switch (frame.stage) {
      case 'join':
        return false;
      case 'answer':
        // SB-5.2: only a target that can withdraw may retire.
        if (canWithdraw(state, enemy, frame.to)) return false;
        fight(state, frame, dice, report);
        return true;
      case 'fight':
        decide(state, frame, report);
        return true;
      case 'pursue':
        pursue(state, frame, report);
        return true;
      case 'repel':
        state.stack.pop();
        pushAward(state, enemy, targetsOf(state, frame.to), 'SB-5.9');
        return true;
    }
  },

  moves(state, frame, list) {
    const { make } = state[SETTING];
    if (frame.stage === 'answer') {
      list.push(make.stand, make.retire);
      return;
    }
    for (const unit of whoJoins(state, frame)) list.push(make.join(unit));
    if (mayShock(state, frame)) list.push(make.shock);
    list.push(make.go);
  },

  answers: {
    join: {
      check(state, frame, move) {
        if (frame.stage !== 'join') return REFUSED.cannotJoin;
        return whyNotJoin(state, frame, state[SETTING].roster.named(move.unit));
      },
      play(state, frame, move, _dice, report) {
        const joiners = [...frame.joiners, state[SETTING].roster.named(move.unit)];
        goOn(state, { ...frame, joiners }, report);
      },
    },
    shock: {
      check: (state, frame) => (mayShock(state, frame) ? undefined : REFUSED.noShock),
      play(state, frame, _move, _dice, report) {
        state.shock = frame.from;
        goOn(state, { ...frame, shock: true }, report);
      },
    },
    go: {
      check: (_state, { stage }) => (stage === 'join' ? undefined : REFUSED.cannotJoin),
      play(state, frame, _move, _dice, report) {
        launch(state, frame, report);
      },
    },
    stand: {
      check: (_state, { stage }) => (stage === 'answer' ? undefined : REFUSED_ANSWER),
      play(state, frame, _move, dice, report) {
        report?.({ type: 'stood', rule: 'SB-5.2', square: nameOf(frame.to) });
        fight(state, frame, dice, report);
      },
    },
    retire: {
      check: (_state, { stage }) => (stage === 'answer' ? undefined : REFUSED_ANSWER),
      play(state, frame, _move, _dice, report) {
        giveWay(state, frame, report);
      },
    },
  },

  ask(_state, { stage, from, to }) {
    const [near, target] = [nameOf(from), nameOf(to)];
    return message(`ask.assault.${stage}`, { from: near, to: target });
  },
  fallback: ['join', 'shock', 'go', 'stand'],
};

/** Whether a unit stands where it can join an assault. */
function isBeside({ at }: State, unit: number, from: number, to: number): boolean {
  return at[unit] !== -1 && at[unit] !== from && faceTo(at[unit], to) !== -1;
}

const REFUSED_ANSWER = refuse('SB-5.2', 'notAsked');

/** Where nothing is left to choose, the assault begins. */
function goOn(state: State, frame: Assault, report: SquareReport): void {
  replaceTop(state, frame);
  if (!mayShock(state, frame) && whoJoins(state, frame).length === 0) launch(state, frame, report);
}

/** SB-9.1: the asset is used in the assaults of one square. */
export function mayShock(state: State, { stage, shock }: Assault): boolean {
  return stage === 'join' && !shock && state.shock === SHOCK_READY;
}

export function whoJoins(state: State, frame: Assault): number[] {
  const { roster } = state[SETTING];
  const units: number[] = [];
  for (let unit = roster.first[state.side], end = roster.end[state.side]; unit < end; unit++) {
    if (whyNotJoin(state, frame, unit) === undefined) units.push(unit);
  }
  return units;
}

/** SB-5.1: infantry, mounted cavalry, tanks and cars of other squares next to the target, two a face. */
function whyNotJoin(state: State, frame: Assault, unit: number): Refusal | undefined {
  const { field, roster } = state[SETTING];
  const { from, to, joiners } = frame;
  const square = state.at[unit];
  const isOwn = roster.sideOf[unit] === state.side;
  if (!isOwn || !isBeside(state, unit, from, to)) return REFUSED.notNear;
  const { arm } = roster.figures[unit];
  const joins = arm === 'foot' || arm === 'horse' || arm === 'tank' || arm === 'car';
  if (!joins || isOnFoot(state, unit) || joiners.includes(unit)) return REFUSED.cannotJoin;
  if ((state.flags[unit] & RETIRED) !== 0) return REFUSED.retired;
  if ((state.flags[unit] & ASSAULTED) !== 0) return REFUSED.assaulted;
  if ((state.marks[square] & STEADY) !== 0) return REFUSED.steady;
  if ((state.marks[square] & HOLD) !== 0) return REFUSED.holding;
  if (isSuppressed(state, square)) return REFUSED.suppressed;
  if (field.isFord(square, faceTo(square, to)) && CROSS_BY_ROAD.has(arm)) return REFUSED.ford;
  const there = joiners.filter((other) => state.at[other] === square).length;
  return there < JOINERS_A_FACE ? undefined : REFUSED.faceFull;
}

/** All assaulting units are named: the target may retire. */
export function launch(state: State, frame: Assault, report: SquareReport): void {
  const { ids } = state[SETTING].roster;
  const { from, to, party, joiners, shock } = frame;
  for (const unit of party) state.flags[unit] |= ASSAULTED;
  for (const unit of joiners) state.flags[unit] |= ASSAULTED;
  state.marks[to] |= TARGETED;
  report?.({
    type: 'assaulted',
    rule: 'SB-5.1',
    units: [...party, ...joiners].map((unit) => ids[unit]),
    from: nameOf(from),
    to: nameOf(to),
    shock,
  });
  replaceTop(state, { ...frame, stage: 'answer' });
}
