import type { Dice } from '@sandtable/kernel';
import { canBeActing } from './acting.ts';
import type { Walk } from './bases.ts';
import { isOnGround } from './control.ts';
import { NOT_ASKED, type BrowningReport, type FrameRules } from '../state/frameRules.ts';
import type { Activation } from '../state/frames.ts';
import { isMarch, placesOfMarch } from './march.ts';
import { marchSpots, walkSpots } from '../advice/marchSpots.ts';
import { namesIn } from '../state/names.ts';
import { REFUSED } from './refusals.ts';
import { LEFT, replaceTop, type State } from '../state/state.ts';
import { MOVE_DICE } from './tables.ts';
import { ableFigures, takeOff } from './teams.ts';
import { isExit } from './victory.ts';
import { whyNotMove, whyNotWalk } from './walks.ts';

/** BB-2.4, BB-4.1: whether the team rolls to move. */
export const advance: FrameRules<'advance'> = {
  rule: 'BB-4.1',
  asked: (state, { team }) => state.field.teams[team].side,
  possible: canBeActing,

  settle(state, frame) {
    if (ableFigures(state, frame.team).length > 0) return false;
    replaceTop(state, { ...frame, type: 'done' });
    return true;
  },

  moves(_state, _frame, list) {
    list.push({ type: 'advance' }, { type: 'stay' });
  },

  check(_state, _frame, move) {
    return move.type === 'advance' || move.type === 'stay' ? undefined : NOT_ASKED;
  },

  play(state, frame, move, dice, report) {
    if (move.type !== 'advance') {
      replaceTop(state, { ...frame, type: 'fire' });
      return;
    }
    rollToMove(state, frame, dice, report);
  },
};

function rollToMove(state: State, frame: Activation, dice: Dice, report: BrowningReport): void {
  const [high, low] = dice.sorted(MOVE_DICE);
  replaceTop(state, { ...frame, type: 'march', high, low });
  report?.({
    type: 'moveRoll',
    rule: 'BB-4.1',
    team: state.field.teams[frame.team].name,
    dice: [...dice.faces],
    high,
    low,
  });
}

/** BB-4.1 to BB-4.3: the figures move, all together or one by one. */
export const march: FrameRules<'march'> = {
  rule: 'BB-4.1',
  asked: (state, { team }) => state.field.teams[team].side,
  possible: canBeActing,

  settle(state, frame) {
    const waiting = ableFigures(state, frame.team).some((f) => !frame.moved.includes(f));
    if (waiting) return false;
    replaceTop(state, { ...frame, type: 'fire' });
    return true;
  },

  moves(state, frame, list) {
    marchSpots(state, frame, list);
    walkSpots(state, frame, list);
    list.push({ type: 'halt' });
  },

  check(state, frame, move) {
    if (move.type === 'halt') return undefined;
    if (move.type !== 'march' && move.type !== 'walk') return NOT_ASKED;
    const figure = namesIn(state.field).figures.get(move.figure) ?? -1;
    const refusal = whyNotMove(state, frame, figure);
    if (refusal !== undefined) return refusal;
    if (move.type === 'walk') return whyNotWalk(state, frame, figure, move.path);
    if (!isOnGround(state, move.to)) return REFUSED.offTable;
    return isMarch(state, frame, figure, move.to) ? undefined : REFUSED.noWay;
  },

  play(state, frame, move, _dice, report) {
    if (move.type === 'halt') {
      replaceTop(state, { ...frame, type: 'fire' });
      return;
    }
    if (move.type !== 'march' && move.type !== 'walk') return;
    const figure = namesIn(state.field).figures.get(move.figure) ?? -1;
    if (move.type === 'walk') {
      replaceTop(state, { ...frame, moved: [...frame.moved, figure] });
      setDown(state, [{ figure, to: move.path[move.path.length - 1] }], report);
      return;
    }
    // Whoever finds no way stays, and may still walk by himself.
    const walks = placesOfMarch(state, frame, figure, move.to);
    replaceTop(state, { ...frame, moved: [...frame.moved, ...walks.map((walk) => walk.figure)] });
    setDown(state, walks, report);
  },
};

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
