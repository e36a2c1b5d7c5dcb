import { addSquare, emptySquares, hasSquare } from '@sandtable/board';
import { SETTING, message, otherSide, replaceTop, refuse, type Dice } from '@sandtable/kernel';
import type { Definition, PbiReport } from '../state/definition.ts';
import { GROUPS, SQUARE, SQUARES } from '../state/frameFields.ts';
import { groundOf } from './ground.ts';
import { resolveHits } from './hits.ts';
import { objectionOf } from './objections.ts';
import { shotDice, shotReason } from './shooting.ts';
import { groupsIn, ON_BOARD, WITHOUT_AP, type State } from '../state/state.ts';
import { OPPORTUNITY_ON, OPPORTUNITY_SHOTS, SIDES } from './tables.ts';

const REFUSED = {
  noOpportunity: refuse('QS-9.2', 'noOpportunity'),
  notCharged: refuse('QS-9.3', 'notCharged'),
} as const;

/** QS-9.2: groups have entered a square; enemies next to it may shoot. */
export function watchArrival(state: State, target: number): void {
  const squares = watchersOf(state, target);
  if (squares.length > 0) state.stack.push({ type: 'opportunity', target, squares, party: [] });
  state[SETTING].book.extension?.arrived?.(state, target);
}

/** QS-9.3: groups are about to assault a square; only that square may shoot, and only at them. */
export function watchCharge(
  state: State,
  from: number,
  to: number,
  party: readonly number[],
): void {
  const squares = chargedAt(state, to);
  state.stack.push({ type: 'opportunity', target: from, squares, party });
}

/** QS-9.2: the squares from which enemies may shoot at whoever enters this one. */
export function watchersOf(state: State, target: number): number[] {
  const { board, roster, seen } = state[SETTING];
  const them = otherSide(state.side);
  let any = false;
  emptySquares(seen);
  for (let g = roster.first[them], end = roster.end[them]; g < end; g++) {
    if (!canSnap(state, g) || board.range(state.at[g], target) !== 1) continue;
    addSquare(seen, state.at[g]);
    any = true;
  }
  // Most arrivals are seen by nobody.
  return any ? board.neighbours[target].filter((square) => hasSquare(seen, square)) : [];
}

/** QS-9.3: the square that is charged, where somebody in it may shoot. */
export function chargedAt(state: State, to: number): number[] {
  return shootersIn(state, to).length > 0 ? [to] : [];
}

/** QS-9.1: the dice that a square shoots with, if it is ready. */
export function snapDice(state: State, square: number, target: number): number {
  const { board, roster } = state[SETTING];
  const range = board.range(square, target);
  return shootersIn(state, square).reduce(
    (sum, group) => sum + OPPORTUNITY_SHOTS * shotDice(roster.kindOf[group], range),
    0,
  );
}

/** QS-9.1, QS-5.9: one AP is enough for its shot, and it has not withdrawn this turn. */
function canSnap(state: State, group: number): boolean {
  if (state.status[group] !== ON_BOARD || (state.flags[group] & WITHOUT_AP) !== 0) return false;
  const { book, roster } = state[SETTING];
  if (roster.kindOf[group].shotCost > OPPORTUNITY_SHOTS) return false;
  return objectionOf(book.objections.shoot, state, group, 1) === undefined;
}

function shootersIn(state: State, square: number): number[] {
  return groupsIn(state, otherSide(state.side), square).filter((group) => canSnap(state, group));
}

/** Squares that may still shoot at groups that have just come near, or are charging in. */
export interface Opportunity {
  readonly type: 'opportunity';
  readonly target: number;
  readonly squares: readonly number[];
  /** The groups that charge; none where it is a move. */
  readonly party: readonly number[];
}

/** QS-9.3: whether they charge; otherwise they have moved. */
export function isCharge({ party }: Opportunity): boolean {
  return party.length > 0;
}

/** QS-9.1: each square within range may try once for each trigger. */
export const opportunity: Definition<Opportunity> = {
  fields: { target: SQUARE, squares: SQUARES, party: GROUPS },
  on: ['activate', 'assault'],
  rule: (frame) => (isCharge(frame) ? 'QS-9.3' : 'QS-9.1'),
  endsAtOnce: true,
  asked: (state) => otherSide(state.side),

  possible(state, frame, below) {
    const { board } = state[SETTING];
    const { target, squares, party } = frame;
    // A charge is shot at where it comes from, and it is the whole charge that is shot at.
    const charge = below?.type === 'assault' ? below : undefined;
    const charging = charge?.party ?? [];
    const fits = charge === undefined || (charge.stage === 'charge' && charge.from === target);
    return (
      fits &&
      party.length === charging.length &&
      party.every((group, i) => group === charging[i]) &&
      squares.every((square, i) => {
        const near = board.range(square, target) === 1 && shootersIn(state, square).length > 0;
        const asked = charge === undefined || square === charge.to;
        return near && asked && !squares.includes(square, i + 1);
      })
    );
  },

  settle(state, frame) {
    if (frame.squares.length > 0 && targetsOf(state, frame).length > 0) return false;
    state.stack.pop();
    return true;
  },

  moves(state, frame, list) {
    for (const square of frame.squares) list.push(state[SETTING].make.snap(square));
    list.push(state[SETTING].make.hold);
  },

  answers: {
    snap: {
      check(state, frame, { square }) {
        if (frame.squares.includes(state[SETTING].board.named(square))) return undefined;
        return isCharge(frame) ? REFUSED.notCharged : REFUSED.noOpportunity;
      },
      play(state, frame, move, dice, report) {
        const { board } = state[SETTING];
        snap(state, frame, board.named(move.square), dice, report);
      },
    },
    hold: {
      play(state, frame, _move, _dice, report) {
        const { board } = state[SETTING];
        state.stack.pop();
        report?.({
          type: 'held',
          rule: isCharge(frame) ? 'QS-9.3' : 'QS-9.2',
          side: SIDES[otherSide(state.side)],
          target: board.names[frame.target],
        });
      },
    },
  },

  ask: (state, frame) =>
    message(isCharge(frame) ? 'ask.opportunity.charge' : 'ask.opportunity', {
      target: state[SETTING].board.names[frame.target],
      squares: frame.squares.map((square) => state[SETTING].board.names[square]),
      needs: OPPORTUNITY_ON,
    }),
  fallback: ['snap'],
};

/** QS-9.1: a square tries, and shoots where it succeeds. */
function snap(
  state: State,
  frame: Opportunity,
  square: number,
  dice: Dice,
  report: PbiReport,
): void {
  const { board } = state[SETTING];
  replaceTop(state, { ...frame, squares: frame.squares.filter((each) => each !== square) });
  const success = dice.successes(1, OPPORTUNITY_ON) === 1;
  report?.({
    type: 'opportunity',
    rule: isCharge(frame) ? 'QS-9.3' : 'QS-9.1',
    side: SIDES[otherSide(state.side)],
    square: board.names[square],
    target: board.names[frame.target],
    dice: [...dice.faces],
    needs: OPPORTUNITY_ON,
    success,
  });
  if (!success) return;
  const groups = shootersIn(state, square);
  const range = board.range(square, frame.target);
  resolveHits(
    state,
    {
      side: otherSide(state.side),
      from: square,
      square: frame.target,
      groups,
      count: snapDice(state, square, frame.target),
      targets: targetsOf(state, frame),
      cover: groundOf(state).cover[frame.target],
      reasons: report
        ? groups.map((group) => shotReason(state, group, OPPORTUNITY_SHOTS, range))
        : [],
    },
    dice,
    report,
  );
}

/** The charging groups that still stand; otherwise whoever is in the square entered. */
export function targetsOf(state: State, { target, party }: Opportunity): number[] {
  if (party.length > 0) return party.filter((group) => state.status[group] === ON_BOARD);
  return groupsIn(state, state.side, target);
}
