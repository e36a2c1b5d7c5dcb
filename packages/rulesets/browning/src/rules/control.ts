import { isWithin } from '@sandtable/table';
import { message, replaceTop, refuse, type Refusal, type SideNumber } from '@sandtable/kernel';
import { ACTING, type Acting } from './acting.ts';
import type { Place } from '../state/field.ts';
import { COUNT, PLACE, SIDE } from '../state/frameFields.ts';
import type { Frame } from '../state/frames.ts';
import type { Definition } from '../state/definition.ts';
import { leaderSpots } from '../advice/leaderSpots.ts';
import { figureNamed } from '../state/names.ts';
import { CASUALTY, isOnTable, PINNED, UP, type State } from '../state/state.ts';
import { ELITE_CONTROL, LEADER_REACH, RALLY_FAILS_ON, RALLY_REACH, SIDES } from './tables.ts';
import { figuresOf, isAnyWithin, takeOff } from './teams.ts';

const REFUSED = {
  noFigure: refuse('BB-1.1', 'noFigure'),
  offTable: refuse('BB-1.6', 'offTable'),
  leaderReach: refuse('BB-3.1', 'leaderReach'),
  notPinned: refuse('BB-3.3', 'notPinned'),
  rallyReach: refuse('BB-3.3', 'rallyReach'),
} as const;

/** BB-3.1, BB-3.2: the leader figure is placed, and control rolled. */
export const place: Definition<Acting<'place'>> = {
  ...ACTING,
  rule: 'BB-3.1',

  moves(state, { team }, list) {
    for (const at of leaderSpots(state, figuresOf(state, team))) {
      list.push({ type: 'place', at });
    }
  },

  answers: {
    place: {
      check(state, { team }, { at }) {
        if (!isOnGround(state, at)) return REFUSED.offTable;
        return isNear(state, figuresOf(state, team), at) ? undefined : REFUSED.leaderReach;
      },

      play(state, frame, { at }, dice, report) {
        const { team } = frame;
        [state.leaderX[team], state.leaderY[team]] = at;
        const { side, quality, name } = state.field.teams[team];
        const bonus = quality === 'elite' ? ELITE_CONTROL : 0;
        const rolled = dice.die();
        const control = rolled + bonus;
        report?.({
          type: 'control',
          rule: 'BB-3.2',
          side: SIDES[side],
          team: name,
          dice: [rolled],
          control,
          reasons: [
            { rule: 'BB-3.2', key: 'rolled', count: rolled },
            ...(bonus > 0 ? [{ rule: 'BB-3.2', key: 'elite', count: bonus }] : []),
          ],
        });
        replaceTop(state, { ...frame, type: 'advance', control });
        state.stack.push({ type: 'rally', side, points: control, at });
      },
    },
  },

  ask: ({ field }, { team }) => message('ask.place', { team: field.teams[team].name }),
};

export function isOnGround({ field }: State, [x, y]: Place): boolean {
  return x >= 0 && y >= 0 && x <= field.width && y <= field.height;
}

/** BB-3.1, BB-8.2: within 3 inches of one of these figures. */
export function isNear(state: State, figures: readonly number[], [x, y]: Place): boolean {
  return isAnyWithin(state, figures, x, y, LEADER_REACH);
}

/** BB-3.3: points of control left to rally with, around a leader figure. */
export interface Rally {
  readonly type: 'rally';
  readonly side: SideNumber;
  readonly points: number;
  readonly at: Place;
}

/** BB-3.3, BB-3.4: each point of control may rally a pinned figure. */
export const rally: Definition<Rally> = {
  fields: { side: SIDE, points: COUNT, at: PLACE },
  on: ['pick', 'advance'],
  rule: 'BB-3.3',
  asked: (_state, { side }) => side,
  possible: (state, { side, points, at }, below) =>
    points <= 6 + ELITE_CONTROL && isOnGround(state, at) && letsRally(state, side, below),

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

  answers: {
    rally: {
      check: (state, frame, move) =>
        whyNotRally(state, frame, figureNamed(state.field, move.figure)),

      play(state, frame, move, dice, report) {
        const figure = figureNamed(state.field, move.figure);
        const at: Place = [state.x[figure], state.y[figure]];
        const success = dice.successes(1, RALLY_FAILS_ON) === 0;
        if (success) state.status[figure] = UP;
        else takeOff(state, figure, CASUALTY);
        replaceTop(state, { ...frame, points: frame.points - 1 });
        report?.({
          type: 'rallied',
          rule: 'BB-3.4',
          side: SIDES[frame.side],
          figure: move.figure,
          at,
          dice: [...dice.faces],
          needs: RALLY_FAILS_ON,
          success,
        });
      },
    },
    enough: { play: ({ stack }) => void stack.pop() },
  },

  ask: (_state, { points }) => message('ask.rally', { points }),
};

/** Whether those of a side are rallied in its own pick, or by its own team. */
function letsRally({ field }: State, side: SideNumber, below: Frame | undefined): boolean {
  if (below?.type === 'advance') return field.teams[below.team].side === side;
  return below?.type !== 'pick' || below.side === side;
}

function whyNotRally(state: State, { side, at }: Rally, figure: number): Refusal | undefined {
  if (state.field.sides[figure] !== side || !isOnTable(state, figure)) return REFUSED.noFigure;
  if (state.status[figure] !== PINNED) return REFUSED.notPinned;
  return isWithin(state.x[figure], state.y[figure], at[0], at[1], RALLY_REACH)
    ? undefined
    : REFUSED.rallyReach;
}
