import { addSquare, emptySquares, hasSquare } from '@sandtable/board';
import { SETTING, message, type Dice } from '@sandtable/kernel';
import type { Action } from './actions.ts';
import { hasChoice, type Definition, type PbiReport } from '../state/definition.ts';
import { type PbiMove } from '../state/moves.ts';
import { census, type Census } from '../state/census.ts';
import { ON_BOARD, type State } from '../state/state.ts';

/** So often a move is drawn before the list is made after all. */
const DRAWS = 10;

export interface Activate {
  readonly type: 'activate';
}

/** QS-5.7: groups with AP act one after another, and may part company. */
export const activate: Definition<Activate> = {
  fields: {},
  on: ['motivate', 'residual'],
  rule: 'QS-5.7',
  endsAtOnce: true,
  asked: (state) => state.side,

  settle(state) {
    if (hasActionPoints(state)) return false;
    state.stack.pop();
    return true;
  },

  moves(state, _frame, list) {
    const now = census(state);
    for (const square of squaresWithAp(state)) {
      listActions(state, now, postIn(state, square), list);
    }
    list.push(state[SETTING].make.close);
  },

  draw(state, _frame, dice) {
    const { make } = state[SETTING];
    const now = census(state);
    const posts = squaresWithAp(state).map((square) => postIn(state, square));
    const widths = posts.map((post) => candidatesOf(state, now, post));
    const all = widths.reduce((sum, width) => sum + width, 0);
    for (let i = 0; i < DRAWS; i++) {
      let nth = dice.die(all + 1) - 1;
      if (nth === all) return make.close;
      let p = 0;
      while (nth >= widths[p]) nth -= widths[p++];
      const move = candidateOf(state, now, posts[p], nth);
      if (move !== undefined) return move;
    }
    return undefined;
  },

  answers: {
    close: {
      // QS-5.9: what is not spent is lost.
      play(state, _frame, _move, _dice, report) {
        report?.({
          type: 'closed',
          rule: 'QS-5.9',
          lost: state.ap.reduce((sum, ap) => sum + ap, 0),
        });
        for (let g = 0; g < state.ap.length; g++) state.ap[g] = 0;
      },
    },
  },

  ask: (state, frame) =>
    message(hasChoice(activate, state, frame) ? 'ask.activate' : 'ask.activate.none'),
  fallback: ['close'],
};

/** The same with these actions among its answers. */
export function activateWith(actions: readonly Action<never>[]): Definition<Activate> {
  const answers = actions.map(({ type, check, play }): [string, object] => [
    type,
    {
      check: (state: State, _frame: Activate, move: never) => check(state, move),
      play(state: State, _frame: Activate, move: never, dice: Dice, report: PbiReport) {
        play(state, move, dice, report);
      },
    },
  ]);
  const canBeDrawn = actions.every(({ candidates, candidate }) => candidates && candidate);
  return {
    ...activate,
    // What can only be listed would never be drawn.
    ...(canBeDrawn ? {} : { draw: () => undefined }),
    answers: { ...Object.fromEntries(answers), ...activate.answers },
  };
}

/** The squares in which a piece of the side has AP, in the order of the roster. */
export function squaresWithAp(state: State): number[] {
  const { roster, seen } = state[SETTING];
  const squares: number[] = [];
  emptySquares(seen);
  for (let g = roster.first[state.side], end = roster.end[state.side]; g < end; g++) {
    if (state.ap[g] === 0 || hasSquare(seen, state.at[g])) continue;
    addSquare(seen, state.at[g]);
    squares.push(state.at[g]);
  }
  return squares;
}

/** Those of a side who are in a square. */
interface Post {
  readonly square: number;
  readonly groups: readonly number[];
  /** The most AP that any piece there has. */
  readonly most: number;
}

function postIn(state: State, square: number): Post {
  const { roster } = state[SETTING];
  const groups: number[] = [];
  let most = 0;
  for (let g = roster.first[state.side], end = roster.end[state.side]; g < end; g++) {
    if (state.at[g] !== square) continue;
    if (state.ap[g] > most) most = state.ap[g];
    if (state.status[g] === ON_BOARD) groups.push(g);
  }
  return { square, groups, most };
}

/** QS-5.8: everything that the pieces of a square can do with the AP they have. */
function listActions(
  state: State,
  now: Census,
  { square, groups, most }: Post,
  list: PbiMove[],
): void {
  for (const action of state[SETTING].book.actions) {
    if (most >= action.cost(state, square)) action.list(state, now, square, groups, list);
  }
}

/** How many moves they could have at the most. */
function candidatesOf(state: State, now: Census, { square, most }: Post): number {
  let sum = 0;
  for (const { cost, candidates } of state[SETTING].book.actions) {
    if (most >= cost(state, square)) sum += candidates?.(state, now, square) ?? 0;
  }
  return sum;
}

/** One of these by its number; undefined where it may not be made. */
function candidateOf(
  state: State,
  now: Census,
  { square, groups, most }: Post,
  nth: number,
): PbiMove | undefined {
  let left = nth;
  for (const { cost, candidates, candidate } of state[SETTING].book.actions) {
    if (most < cost(state, square)) continue;
    const width = candidates?.(state, now, square) ?? 0;
    if (left < width) return candidate?.(state, now, square, groups, left);
    left -= width;
  }
  return undefined;
}

/** QS-5.8: whether the pieces of a square can do anything with the AP they have. */
export function canAct(state: State, now: Census, square: number): boolean {
  const { groups, most } = postIn(state, square);
  return state[SETTING].book.actions.some((action) => {
    if (most < action.cost(state, square)) return false;
    if (action.can !== undefined) return action.can(state, now, square, groups);
    const list: PbiMove[] = [];
    action.list(state, now, square, groups, list);
    return list.length > 0;
  });
}

function hasActionPoints(state: State): boolean {
  const { roster } = state[SETTING];
  for (let g = roster.first[state.side], end = roster.end[state.side]; g < end; g++) {
    if (state.ap[g] > 0) return true;
  }
  return false;
}
