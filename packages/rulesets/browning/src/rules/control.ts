import { isWithin } from '@sandtable/table';
import type { Refusal } from '@sandtable/kernel';
import { canBeActing } from './acting.ts';
import type { Place } from '../state/field.ts';
import { NOT_ASKED, type FrameRules } from '../state/frameRules.ts';
import type { Rally } from '../state/frames.ts';
import { leaderSpots } from '../advice/leaderSpots.ts';
import { namesIn } from '../state/names.ts';
import { REFUSED } from './refusals.ts';
import { CASUALTY, isOnTable, PINNED, replaceTop, UP, type State } from '../state/state.ts';
import { ELITE_CONTROL, LEADER_REACH, RALLY_FAILS_ON, RALLY_REACH } from './tables.ts';
import { figuresOf, takeOff } from './teams.ts';

/** BB-3.1, BB-3.2: the leader figure is placed, and control rolled. */
export const place: FrameRules<'place'> = {
  rule: 'BB-3.1',
  asked: (state, { team }) => state.field.teams[team].side,
  possible: canBeActing,

  moves(state, { team }, list) {
    for (const at of leaderSpots(state, figuresOf(state, team))) {
      list.push({ type: 'place', at });
    }
  },

  check(state, { team }, move) {
    if (move.type !== 'place') return NOT_ASKED;
    if (!isOnGround(state, move.at)) return REFUSED.offTable;
    return isNear(state, figuresOf(state, team), move.at) ? undefined : REFUSED.leaderReach;
  },

  play(state, frame, move, dice, report) {
    if (move.type !== 'place') return;
    const { team } = frame;
    [state.leaderX[team], state.leaderY[team]] = move.at;
    const { side, quality, name } = state.field.teams[team];
    const bonus = quality === 'elite' ? ELITE_CONTROL : 0;
    const rolled = dice.die();
    const control = rolled + bonus;
    report?.({
      type: 'control',
      rule: 'BB-3.2',
      team: name,
      dice: [rolled],
      control,
      reasons: [
        { rule: 'BB-3.2', key: 'rolled', count: rolled },
        ...(bonus > 0 ? [{ rule: 'BB-3.2', key: 'elite', count: bonus }] : []),
      ],
    });
    replaceTop(state, { ...frame, type: 'advance', control });
    state.stack.push({ type: 'rally', side, points: control, at: move.at });
  },
};

export function isOnGround({ field }: State, [x, y]: Place): boolean {
  return x >= 0 && y >= 0 && x <= field.width && y <= field.height;
}

/** BB-3.1, BB-8.2: within 3 inches of one of these figures. */
export function isNear(state: State, figures: readonly number[], [x, y]: Place): boolean {
  return figures.some((f) => isWithin(state.x[f], state.y[f], x, y, LEADER_REACH));
}

/** BB-3.3, BB-3.4: each point of control may rally a pinned figure. */
export const rally: FrameRules<'rally'> = {
  rule: 'BB-3.3',
  asked: (_state, { side }) => side,
  possible: (state, { points, at }) => points <= 6 + ELITE_CONTROL && isOnGround(state, at),

  settle(state, frame) {
    if (
      frame.points > 0 &&
      state.status.some((_, f) => whyNotRally(state, frame, f) === undefined)
    ) {
      return false;
    }
    state.stack.pop();
    return true;
  },

  moves(state, frame, list) {
    for (let f = 0; f < state.status.length; f++) {
      if (whyNotRally(state, frame, f) === undefined) {
        list.push({ type: 'rally', figure: state.field.figures[f] });
      }
    }
    list.push({ type: 'enough' });
  },

  check(state, frame, move) {
    if (move.type === 'enough') return undefined;
    if (move.type !== 'rally') return NOT_ASKED;
    return whyNotRally(state, frame, namesIn(state.field).figures.get(move.figure) ?? -1);
  },

  play(state, frame, move, dice, report) {
    if (move.type !== 'rally') {
      state.stack.pop();
      return;
    }
    const figure = namesIn(state.field).figures.get(move.figure) ?? -1;
    const at: Place = [state.x[figure], state.y[figure]];
    const success = dice.successes(1, RALLY_FAILS_ON) === 0;
    if (success) state.status[figure] = UP;
    else takeOff(state, figure, CASUALTY);
    replaceTop(state, { ...frame, points: frame.points - 1 });
    report?.({
      type: 'rallied',
      rule: 'BB-3.4',
      figure: move.figure,
      at,
      dice: [...dice.faces],
      needs: RALLY_FAILS_ON,
      success,
    });
  },
};

function whyNotRally(state: State, { side, at }: Rally, figure: number): Refusal | undefined {
  if (state.field.sides[figure] !== side || !isOnTable(state, figure)) return REFUSED.noFigure;
  if (state.status[figure] !== PINNED) return REFUSED.notPinned;
  return isWithin(state.x[figure], state.y[figure], at[0], at[1], RALLY_REACH)
    ? undefined
    : REFUSED.rallyReach;
}
