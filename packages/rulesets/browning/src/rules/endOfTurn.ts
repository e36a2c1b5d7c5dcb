import { otherSide, replaceTop, refuse, type Refusal, type SideNumber } from '@sandtable/kernel';
import { areDistinct } from './acting.ts';
import { byCards } from './deck.ts';
import { PLATOONS, SIDE, WHOLE_SIDE } from '../state/frameFields.ts';
import type { BrowningReport, Definition } from '../state/definition.ts';
import { figureNamed } from '../state/names.ts';
import { scatter } from './results.ts';
import type { State } from '../state/state.ts';
import { BIG_GAME, SIDES } from './tables.ts';
import { pinnedFigures, platoonOf } from './teams.ts';
import { judgeTurn } from './victory.ts';

const REFUSED = {
  notShaken: refuse('BB-9.1', 'notShaken'),
} as const;

/** BB-2.5, BB-9.1: the turn is over, and each player loses a pinned figure. */
export function beginNerves(state: State): void {
  for (const side of [otherSide(state.first), state.first]) {
    state.stack.push({ type: 'nerves', side, left: groupsOf(state, side) });
  }
}

/** BB-9.1: each platoon of a big game, otherwise the whole side. */
function groupsOf({ options, field }: State, side: SideNumber): number[] {
  const platoons = field.platoons.flatMap((platoon, i) => (platoon.side === side ? [i] : []));
  const isBig =
    options.nerves === 'platoon' || (options.nerves === 'auto' && platoons.length >= BIG_GAME);
  return isBig ? platoons : [WHOLE_SIDE];
}

/** BB-9.1: platoons (or a whole side) that still have a figure to lose. */
export interface Nerves {
  readonly type: 'nerves';
  readonly side: SideNumber;
  readonly left: readonly number[];
}

/** BB-9.1: which of its pinned figures each loses. */
export const nerves: Definition<Nerves> = {
  fields: { side: SIDE, left: PLATOONS },
  on: [null, 'nerves'],
  rule: 'BB-9.1',
  asked: (_state, { side }) => side,

  possible(state, { side, left }, below) {
    const isSecond = below === state.stack[0] && below.type === 'nerves' && below.side !== side;
    const groups = groupsOf(state, side);
    return (
      (below === undefined || isSecond) &&
      areDistinct(left) &&
      left.every((group) => groups.includes(group))
    );
  },

  settle(state, frame, _dice, report) {
    const shaken = shakenIn(state, frame);
    if (frame.left.length > 0 && shaken.length > 1) return false;
    if (frame.left.length > 0) {
      for (const figure of shaken) scatter(state, figure, 'BB-9.1', report);
      replaceTop(state, { ...frame, left: frame.left.slice(1) });
      return true;
    }
    state.stack.pop();
    if (state.stack.length === 0) newTurn(state, report);
    return true;
  },

  moves(state, frame, list) {
    for (const figure of shakenIn(state, frame)) {
      list.push({ type: 'choose', figure: state.field.figures[figure] });
    }
  },

  answers: {
    choose: {
      check: (state, frame, { figure }) =>
        whyNotLose(state, frame, figureNamed(state.field, figure)),

      play(state, frame, { figure }, _dice, report) {
        scatter(state, figureNamed(state.field, figure), 'BB-9.1', report);
        replaceTop(state, { ...frame, left: frame.left.slice(1) });
      },
    },
  },
};

/** The pinned figures of which one scatters next. */
function shakenIn(state: State, { side, left }: Nerves): number[] {
  const pinned = pinnedFigures(state, side);
  if (left.length === 0) return [];
  if (left[0] === WHOLE_SIDE) return pinned;
  return pinned.filter((figure) => platoonOf(state.field, state.team[figure]) === left[0]);
}

function whyNotLose(state: State, frame: Nerves, figure: number): Refusal | undefined {
  return shakenIn(state, frame).includes(figure) ? undefined : REFUSED.notShaken;
}

/** BB-9.2, BB-9.3: victory is judged; then everybody is ready again, and the sides swap. */
function newTurn(state: State, report: BrowningReport): void {
  judgeTurn(state, report);
  if (state.outcome !== null) return;
  state.turn++;
  state.first = otherSide(state.first);
  state.ready.fill(1);
  state.leaders.fill(1);
  state.leaderX.fill(-1);
  state.leaderY.fill(-1);
  state.cards.fill(0);
  report?.({
    type: 'turnBegan',
    rule: 'BB-9.2',
    turn: state.turn,
    // BB-2.2: by cards nobody knows who is first.
    side: byCards(state) ? null : SIDES[state.first],
  });
  state.stack.push({ type: 'next', after: otherSide(state.first), declines: 0 });
}
