import type { Refusal } from '@sandtable/kernel';
import { areDistinct } from './acting.ts';
import { byCards } from './deck.ts';
import { otherSide, type SideIndex } from '../state/field.ts';
import { NOT_ASKED, type BrowningReport, type FrameRules } from '../state/frameRules.ts';
import type { Nerves } from '../state/frames.ts';
import { namesIn } from '../state/names.ts';
import { REFUSED } from './refusals.ts';
import { scatter } from './results.ts';
import { replaceTop, type State } from '../state/state.ts';
import { BIG_GAME, SIDES } from './tables.ts';
import { pinnedFigures, platoonOf } from './teams.ts';
import { judgeTurn } from './victory.ts';

/** Stands for the whole side where nerves are not tested by platoon. */
const WHOLE_SIDE = -1;

/** BB-2.5, BB-9.1: the turn is over, and each player loses a pinned figure. */
export function beginNerves(state: State): void {
  for (const side of [otherSide(state.first), state.first]) {
    state.stack.push({ type: 'nerves', side, left: groupsOf(state, side) });
  }
}

/** BB-9.1: each platoon of a big game, otherwise the whole side. */
function groupsOf({ options, field }: State, side: SideIndex): number[] {
  const platoons = field.platoons.flatMap((platoon, i) => (platoon.side === side ? [i] : []));
  const isBig =
    options.nerves === 'platoon' || (options.nerves === 'auto' && platoons.length >= BIG_GAME);
  return isBig ? platoons : [WHOLE_SIDE];
}

export const nerves: FrameRules<'nerves'> = {
  rule: 'BB-9.1',
  asked: (_state, { side }) => side,

  possible(state, { side, left }) {
    const groups = groupsOf(state, side);
    return areDistinct(left) && left.every((group) => groups.includes(group));
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

  check(state, frame, move) {
    if (move.type !== 'choose') return NOT_ASKED;
    return whyNotLose(state, frame, namesIn(state.field).figures.get(move.figure) ?? -1);
  },

  play(state, frame, move, _dice, report) {
    if (move.type !== 'choose') return;
    const figure = namesIn(state.field).figures.get(move.figure) ?? -1;
    scatter(state, figure, 'BB-9.1', report);
    replaceTop(state, { ...frame, left: frame.left.slice(1) });
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
