import { otherSide, plain, replaceTop, SETTING, type Dice } from '@sandtable/kernel';
import type { Definition, SquareReport } from '../../state/definition.ts';
import { DEFENDER, FOR_A_TURN, NO_SHOCK, WAITING, type State } from '../../state/state.ts';
import { drift } from '../08-barrages/gas.ts';
import { hasAsset } from '../09-command/assets.ts';
import { attemptsOf, recover } from '../09-command/command.ts';
import { score } from '../11-victory/victory.ts';
import { AVERAGE_DIE, SIDES, SQUARES } from '../tables.ts';

/**
 * The steps of a turn (SB-2.1), each by what begins with it. `markers` removes those of higher command and of
 * barrages, `countdown` is the defender's.
 */
export const STEPS = [
  'begin',
  'gas',
  'asset',
  'command',
  'morale',
  'movement',
  'assaults',
  'shooting',
  'markers',
  'reinforcements',
  'countdown',
  'end',
] as const;
export type Step = (typeof STEPS)[number];

/** The turn, which lies below its steps. */
export interface TurnFrame {
  readonly type: 'turn';
  /** The step that comes next. */
  readonly next: Step;
}

const FRAMES: Readonly<Record<Step, TurnFrame>> = Object.fromEntries(
  STEPS.map((next) => [next, Object.freeze({ type: 'turn', next })]),
) as Record<Step, TurnFrame>;

export const FIRST_TURN = FRAMES.begin;

/** SB-2.1: whoever has done with a step leaves the turn on top, and the next begins. It asks nothing. */
export const turn: Definition<TurnFrame> = {
  fields: { next: plain<Step>({ type: 'string', enum: STEPS }) },
  on: [null],
  rule: 'SB-2.1',
  asked: (state) => state.side,

  settle(state, { next }, dice, report) {
    replaceTop(state, FRAMES[STEPS[(STEPS.indexOf(next) + 1) % STEPS.length]]);
    begin(state, next, dice, report);
    return true;
  },

  moves() {},
  answers: {},
};

/** SB-2.1: a step puts what it asks on the stack, if there is anything to decide in it. */
function begin(state: State, step: Step, dice: Dice, report: SquareReport): void {
  switch (step) {
    case 'begin':
      return beginTurn(state, report);
    case 'gas':
      return drift(state, dice, report);
    case 'asset':
      if (hasAsset(state)) state.stack.push(ASSET);
      return;
    case 'command': {
      const left = attemptsOf(state);
      if (left > 0) state.stack.push({ type: 'command', left });
      return recover(state);
    }
    case 'morale':
      state.stack.push(MORALE_FRAME);
      return;
    case 'movement':
      state.stack.push(MOVEMENT);
      return;
    case 'assaults':
      state.stack.push(ASSAULTS);
      return;
    case 'shooting':
      state.stack.push(SHOOTING);
      return;
    case 'markers':
      return removeMarkers(state);
    case 'reinforcements':
      if (isWaitedFor(state)) state.stack.push(REINFORCE);
      return;
    case 'countdown':
      if (state.side === DEFENDER) countDown(state, dice, report);
      return;
    case 'end':
      return endTurn(state);
  }
}

const ASSET = Object.freeze({ type: 'asset' } as const);
const MORALE_FRAME = Object.freeze({ type: 'morale', done: 0 } as const);
const MOVEMENT = Object.freeze({ type: 'movement', column: 0 } as const);
const ASSAULTS = Object.freeze({ type: 'assaults', column: 0 } as const);
const SHOOTING = Object.freeze({ type: 'shooting', column: 0 } as const);
const REINFORCE = Object.freeze({ type: 'reinforce' } as const);

function beginTurn(state: State, report: SquareReport): void {
  report?.({ type: 'turnBegan', rule: 'SB-2.1', side: SIDES[state.side], turn: state.turn });
}

/** SB-2.1, SB-9.2: the orders of higher command, and the barrage markers that the opponent has inflicted. */
function removeMarkers(state: State): void {
  const enemy = otherSide(state.side);
  state.marks.fill(0);
  state.barrage.fill(0, SQUARES * enemy, SQUARES * (enemy + 1));
  state.suppression.fill(0, SQUARES * enemy, SQUARES * (enemy + 1));
}

function isWaitedFor(state: State): boolean {
  const { roster } = state[SETTING];
  for (let unit = roster.first[state.side], end = roster.end[state.side]; unit < end; unit++) {
    if (state.status[unit] === WAITING) return true;
  }
  return false;
}

/** SB-2.2: one die off the countdown; at nothing the game ends. */
function countDown(state: State, dice: Dice, report: SquareReport): void {
  const face = dice.die();
  const by = state.options.steadyClock ? AVERAGE_DIE[face - 1] : face;
  state.countdown = Math.max(0, state.countdown - by);
  report?.({
    type: 'countdown',
    rule: 'SB-2.2',
    side: SIDES[state.side],
    dice: [...dice.faces],
    by,
    left: state.countdown,
  });
  if (state.countdown === 0) score(state, report);
}

/** SB-2.1: players alternate. What lasts for a turn is over. */
function endTurn(state: State): void {
  for (let unit = 0; unit < state.flags.length; unit++) state.flags[unit] &= ~FOR_A_TURN;
  state.shock = NO_SHOCK;
  if (state.side === DEFENDER) state.turn++;
  state.side = otherSide(state.side);
}
