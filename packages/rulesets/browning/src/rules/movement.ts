import { message, replaceTop, refuse, type Dice, type Refusal } from '@sandtable/kernel';
import { ACTING, type Acting, type Activation } from './acting.ts';
import type { Walk } from './bases.ts';
import { isOnGround } from './control.ts';
import type { Place } from '../state/field.ts';
import type { BrowningReport, Definition } from '../state/definition.ts';
import { March, unmovedFigures } from './march.ts';
import { drawMarch, listMarches } from '../advice/marchSpots.ts';
import { figureNamed } from '../state/names.ts';
import { LEFT, type State } from '../state/state.ts';
import { MOVE_DICE, SIDES } from './tables.ts';
import { ableFigures, takeOff } from './teams.ts';
import { isExit } from './victory.ts';
import { whyNotMove, whyNotWalk } from './walks.ts';

const REFUSED = {
  offTable: refuse('BB-1.6', 'offTable'),
  noWay: refuse('BB-4.3', 'noWay'),
} as const;

/** BB-2.4, BB-4.1: whether the team rolls to move. */
export const advance: Definition<Acting<'advance'>> = {
  ...ACTING,
  rule: 'BB-4.1',

  settle(state, frame) {
    if (ableFigures(state, frame.team).length > 0) return false;
    replaceTop(state, { ...frame, type: 'done' });
    return true;
  },

  moves(_state, _frame, list) {
    list.push({ type: 'advance' }, { type: 'stay' });
  },

  answers: {
    advance: {
      play: (state, frame, _move, dice, report) => rollToMove(state, frame, dice, report),
    },
    stay: { play: (state, frame) => replaceTop(state, { ...frame, type: 'fire' }) },
  },

  ask: ({ field }, { team }) => message('ask.advance', { team: field.teams[team].name }),
  fallback: ['stay'],
};

function rollToMove(state: State, frame: Activation, dice: Dice, report: BrowningReport): void {
  const [high, low] = dice.sorted(MOVE_DICE);
  replaceTop(state, { ...frame, type: 'march', high, low });
  report?.({
    type: 'moveRoll',
    rule: 'BB-4.1',
    side: SIDES[state.field.teams[frame.team].side],
    team: state.field.teams[frame.team].name,
    dice: [...dice.faces],
    high,
    low,
  });
}

/** BB-4.1 to BB-4.3: the figures move, all together or one by one. */
export const march: Definition<Acting<'march'>> = {
  ...ACTING,
  rule: 'BB-4.1',

  settle(state, frame) {
    if (unmovedFigures(state, frame).length > 0) return false;
    replaceTop(state, { ...frame, type: 'fire' });
    return true;
  },

  moves: listMarches,
  draw: drawMarch,

  answers: {
    march: {
      check(state, frame, move) {
        const figure = figureNamed(state.field, move.figure);
        return whyNotMove(state, frame, figure) ?? whyNotMarch(state, frame, figure, move.to);
      },

      play(state, frame, move, _dice, report) {
        // Whoever finds no way stays, and may still walk by himself.
        const figure = figureNamed(state.field, move.figure);
        const walks = new March(state, frame).walks(figure, move.to);
        const moved = [...frame.moved, ...walks.map((walk) => walk.figure)];
        replaceTop(state, { ...frame, moved });
        setDown(state, walks, report);
      },
    },

    walk: {
      check(state, frame, move) {
        const figure = figureNamed(state.field, move.figure);
        return whyNotMove(state, frame, figure) ?? whyNotWalk(state, frame, figure, move.path);
      },

      play(state, frame, { figure: name, path }, _dice, report) {
        const figure = figureNamed(state.field, name);
        replaceTop(state, { ...frame, moved: [...frame.moved, figure] });
        setDown(state, [{ figure, to: path[path.length - 1] }], report);
      },
    },

    halt: { play: (state, frame) => replaceTop(state, { ...frame, type: 'fire' }) },
  },

  ask: ({ field }, { team, high, low }) =>
    message('ask.march', { team: field.teams[team].name, high, low }),
  fallback: ['halt'],
};

function whyNotMarch(
  state: State,
  frame: Activation,
  figure: number,
  to: Place,
): Refusal | undefined {
  if (!isOnGround(state, to)) return REFUSED.offTable;
  return new March(state, frame).goesAnywhere(figure, to) ? undefined : REFUSED.noWay;
}

function setDown(state: State, walks: readonly Walk[], report: BrowningReport): void {
  if (walks.length === 0) return;
  const { figures } = state.field;
  report?.({
    type: 'moved',
    rule: 'BB-4.1',
    figures: walks.map(({ figure }) => figures[figure]),
    from: walks.map(({ figure }) => [state.x[figure], state.y[figure]]),
    to: walks.map(({ to }) => to),
  });
  const left: string[] = [];
  for (const { figure, to } of walks) {
    [state.x[figure], state.y[figure]] = to;
    if (!isExit(state, state.field.sides[figure], to)) continue;
    takeOff(state, figure, LEFT);
    left.push(figures[figure]);
  }
  if (left.length > 0) report?.({ type: 'left', rule: 'BB-9.3', figures: left });
}
