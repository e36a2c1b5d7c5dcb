import { NOT_ASKED, type FrameRules } from '../state/frameRules.ts';
import type { Opportunity } from '../state/frames.ts';
import { KIND_OF, otherSide } from '../state/groups.ts';
import { groundOf } from './ground.ts';
import { resolveHits } from './hits.ts';
import { MOVE } from '../state/moves.ts';
import { REFUSED } from './refusals.ts';
import { shotDice, shotReason } from './shooting.ts';
import { BOARD, groupsIn, ON_BOARD, replaceTop, WITHOUT_AP, type State } from '../state/state.ts';
import { OPPORTUNITY_ON, OPPORTUNITY_SHOTS, SIDES } from './tables.ts';

/** QS-9.2: groups have entered a square; enemies next to it may shoot. */
export function watchArrival(state: State, target: number): void {
  const squares = BOARD.neighbours[target].filter((square) => shootersIn(state, square).length > 0);
  if (squares.length > 0) state.stack.push({ type: 'opportunity', target, squares, party: [] });
}

/** QS-9.3: groups are about to assault a square; only that square may shoot, and only at them. */
export function watchCharge(
  state: State,
  from: number,
  to: number,
  party: readonly number[],
): void {
  const squares = shootersIn(state, to).length > 0 ? [to] : [];
  state.stack.push({ type: 'opportunity', target: from, squares, party });
}

/** QS-5.9: groups that withdrew this turn have no AP to shoot with. */
function shootersIn(state: State, square: number): number[] {
  return groupsIn(state, otherSide(state.side), square).filter(
    (group) => (state.flags[group] & WITHOUT_AP) === 0,
  );
}

/** QS-9.3: whether they charge; otherwise they have moved. */
export function isCharge({ party }: Opportunity): boolean {
  return party.length > 0;
}

/** QS-9.1: each square within range may try once for each trigger. */
export const opportunity: FrameRules<'opportunity'> = {
  rule: (frame) => (isCharge(frame) ? 'QS-9.3' : 'QS-9.1'),
  asked: (state) => otherSide(state.side),

  possible(state, frame, below) {
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
        const near = BOARD.range(square, target) === 1 && shootersIn(state, square).length > 0;
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

  moves(_state, frame, list) {
    for (const square of frame.squares) list.push(MOVE.snap(square));
    list.push(MOVE.hold);
  },

  check(_state, frame, move) {
    if (move.type === 'hold') return undefined;
    if (move.type !== 'snap') return NOT_ASKED;
    if (frame.squares.includes(BOARD.named(move.square))) return undefined;
    return isCharge(frame) ? REFUSED.notCharged : REFUSED.noOpportunity;
  },

  play(state, frame, move, dice, report) {
    if (move.type !== 'snap') {
      state.stack.pop();
      report?.({
        type: 'held',
        rule: isCharge(frame) ? 'QS-9.3' : 'QS-9.2',
        side: SIDES[otherSide(state.side)],
        target: BOARD.names[frame.target],
      });
      return;
    }
    const square = BOARD.named(move.square);
    replaceTop(state, { ...frame, squares: frame.squares.filter((each) => each !== square) });
    const success = dice.successes(1, OPPORTUNITY_ON) === 1;
    report?.({
      type: 'opportunity',
      rule: isCharge(frame) ? 'QS-9.3' : 'QS-9.1',
      square: move.square,
      target: BOARD.names[frame.target],
      dice: [...dice.faces],
      needs: OPPORTUNITY_ON,
      success,
    });
    if (!success) return;
    const groups = shootersIn(state, square);
    const range = BOARD.range(square, frame.target);
    resolveHits(
      state,
      {
        side: otherSide(state.side),
        from: square,
        square: frame.target,
        groups,
        count: groups.reduce(
          (sum, group) => sum + OPPORTUNITY_SHOTS * shotDice(KIND_OF[group], range),
          0,
        ),
        targets: targetsOf(state, frame),
        cover: groundOf(state.terrain).cover[frame.target],
        reasons: report ? groups.map((group) => shotReason(group, OPPORTUNITY_SHOTS, range)) : [],
      },
      dice,
      report,
    );
  },
};

/** The charging groups that still stand; otherwise whoever is in the square entered. */
function targetsOf(state: State, { target, party }: Opportunity): number[] {
  if (party.length > 0) return party.filter((group) => state.status[group] === ON_BOARD);
  return groupsIn(state, state.side, target);
}
