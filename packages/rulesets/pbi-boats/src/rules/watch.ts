import {
  message,
  otherSide,
  refuse,
  replaceTop,
  SETTING,
  type Dice,
  type Refusal,
} from '@sandtable/kernel';
import {
  asEvent,
  asFrame,
  groupWords,
  GROUPS,
  OPPORTUNITY_ON,
  SIDES,
  SQUARE,
  SQUARES,
  type OwnDefinition,
  type OwnFrame,
  type OwnMove,
  type OwnName,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import { crewOf, hullsOf, isOut } from '../state/fleet.ts';
import { SMALL_ARMS } from './arms.ts';
import { marksOnHull, whyNotMark, type Mark, type What } from './marks.ts';
import { shootAt } from './shots.ts';
import { markWay, NEAR, shootersIn, shotBy, shotWith, waysOf, type Way } from './snaps.ts';

const REFUSED = {
  noOpportunity: refuse('BT-6.7', 'boats:noOpportunity'),
  noWay: refuse('BT-6.7', 'boats:noWay'),
  noMark: refuse('BT-6.6', 'boats:noTarget'),
} as const;

/** In what a hull enters a square. */
const UNDER_HULLS: readonly OwnName[] = ['boats:sail', 'boats:drift', 'boats:reserves'];

/** BT-6.7: a hull has entered a square; enemies next to it may shoot at it. */
export function watchBoat(state: State, hull: number): void {
  if (!isOut(state, hull)) return;
  const square = state.at[hull];
  const squares = state[SETTING].board.neighbours[square].filter(
    (each) => shootersIn(state, each).length > 0,
  );
  begin(state, { type: 'boats:watch', square, hulls: [hull], squares, boats: [] });
}

/** BT-6.7: groups have entered a square; the book asks their enemies ashore, and this the boats. */
export function watchGroups(state: State, square: number): void {
  begin(state, { type: 'boats:watch', square, hulls: [], squares: [], boats: [] });
}

function begin(state: State, frame: Watch): void {
  // QS-12.3: an attacker who plays on alone is undisturbed, by crews too.
  if (state.alone || marksOf(state, frame).length === 0) return;
  const boats = hullsOf(state, otherSide(state.side)).filter(
    (hull) => waysOf(state, hull, frame.square).length > 0,
  );
  if (boats.length + frame.squares.length === 0) return;
  state.stack.push(asFrame({ ...frame, boats }));
}

/** Those who may still shoot at what has just come near. */
export interface Watch extends OwnFrame {
  readonly type: 'boats:watch';
  readonly square: number;
  /** The hull that has entered it; none where it was groups. */
  readonly hulls: readonly number[];
  /** Squares whose groups ashore have not tried yet, and hulls that have not. */
  readonly squares: readonly number[];
  readonly boats: readonly number[];
}

interface Snap extends OwnMove {
  readonly by: string;
  readonly using: Way;
  readonly what: What;
}

/** BT-6.7, QS-9.1: each of them may try once for each trigger. */
export const watch: OwnDefinition = {
  fields: { square: SQUARE, hulls: GROUPS, squares: SQUARES, boats: GROUPS },
  on: ['activate', 'opportunity', 'boats:landing', ...UNDER_HULLS],
  rule: 'BT-6.7',
  endsAtOnce: true,
  asked: (state) => otherSide(state.side),

  possible(state, frame, below) {
    const { square, hulls, squares, boats } = frame as Watch;
    const { board } = state[SETTING];
    const [hull] = hulls;
    const isHull = hulls.length === 1;
    if (hulls.length > 1 || (!isHull && squares.length > 0)) return false;
    if (isHull && !UNDER_HULLS.includes(below?.type as OwnName)) return false;
    if (isHull && (!isOut(state, hull) || crewOf(state, hull) !== state.side)) return false;
    if (isHull && state.at[hull] !== square) return false;
    return (
      squares.every(
        (each, i) =>
          board.range(each, square) === NEAR &&
          shootersIn(state, each).length > 0 &&
          !squares.includes(each, i + 1),
      ) &&
      boats.every(
        (each, i) =>
          isOut(state, each) &&
          crewOf(state, each) !== state.side &&
          waysOf(state, each, square).length > 0 &&
          !boats.includes(each, i + 1),
      )
    );
  },

  /** What they watched may be gone. */
  settle(state, frame) {
    const { squares, boats } = frame as Watch;
    const isAnybody = squares.length + boats.length > 0;
    if (isAnybody && marksOf(state, frame as Watch).length > 0) return false;
    state.stack.pop();
    return true;
  },

  moves(state, frame, list) {
    const { squares, boats, square } = frame as Watch;
    const { board, roster } = state[SETTING];
    const marks = marksOf(state, frame as Watch);
    const add = (by: string, ways: readonly Way[]): void => {
      for (const using of ways) {
        for (const { what } of marks) list.push({ type: 'boats:snap', by, using, what });
      }
    };
    for (const each of squares) add(board.names[each], ['groups']);
    for (const hull of boats) add(roster.ids[hull], waysOf(state, hull, square));
    list.push({ type: 'boats:hold' });
  },

  answers: {
    'boats:snap': {
      check: (state, frame, move) => whyNotSnap(state, frame as Watch, move as Snap),
      play(state, frame, move, dice, report) {
        snap(state, frame as Watch, move as Snap, dice, report);
      },
    },
    'boats:hold': {
      play(state, frame, _move, _dice, report) {
        state.stack.pop();
        report?.({
          type: 'held',
          rule: 'BT-6.7',
          side: SIDES[otherSide(state.side)],
          target: state[SETTING].board.names[(frame as Watch).square],
        });
      },
    },
  },

  ask: (state, frame) => {
    const { square, hulls } = frame as Watch;
    const { board, roster } = state[SETTING];
    const about = { square: board.names[square], needs: OPPORTUNITY_ON };
    return hulls.length === 0
      ? message('ask.boats:watch.groups', about)
      : message('ask.boats:watch', { ...about, boat: groupWords(roster.ids[hulls[0]]) });
  },
  fallback: ['boats:snap'],
};

/** BT-6.6: what can be shot at: the troops of the hull, the hull, or the groups. */
function marksOf(state: State, { square, hulls }: Watch): Mark[] {
  const marks: Mark[] =
    hulls.length === 0 ? [{ what: 'ashore', square, hull: -1 }] : marksOnHull(state, hulls[0]);
  const them = otherSide(state.side);
  return marks.filter((mark) => whyNotMark(state, them, mark, SMALL_ARMS) === undefined);
}

function whyNotSnap(state: State, frame: Watch, { by, using, what }: Snap): Refusal | undefined {
  const { board, roster } = state[SETTING];
  const hull = roster.named(by);
  const tries = hull === -1 ? frame.squares.includes(board.named(by)) : frame.boats.includes(hull);
  if (!tries) return REFUSED.noOpportunity;
  const ways = hull === -1 ? ['groups'] : waysOf(state, hull, frame.square);
  if (!ways.includes(using)) return REFUSED.noWay;
  return marksOf(state, frame).some((mark) => mark.what === what) ? undefined : REFUSED.noMark;
}

/** BT-6.7: one of them tries, and shoots where it succeeds. */
function snap(state: State, frame: Watch, move: Snap, dice: Dice, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const { squares, boats } = frame;
  const mark = marksOf(state, frame).find(({ what }) => what === move.what);
  const hull = roster.named(move.by);
  if (hull !== -1) {
    replaceTop(state, asFrame({ ...frame, boats: boats.filter((each) => each !== hull) }));
    if (mark) snapFromHull(state, hull, move.using, mark, dice, report);
    return;
  }
  const from = board.named(move.by);
  replaceTop(state, asFrame({ ...frame, squares: squares.filter((each) => each !== from) }));
  const success = dice.successes(1, OPPORTUNITY_ON) === 1;
  report?.({
    type: 'opportunity',
    rule: 'BT-6.7',
    side: SIDES[otherSide(state.side)],
    square: move.by,
    target: board.names[frame.square],
    dice: [...dice.faces],
    needs: OPPORTUNITY_ON,
    success,
  });
  if (!success || mark === undefined) return;
  shootAt(state, shotWith(state, shootersIn(state, from), from), mark, dice, report);
}

/** BT-6.7: a hull tries, and shoots with 1 AP of what it has where it succeeds. */
function snapFromHull(
  state: State,
  hull: number,
  way: Way,
  mark: Mark,
  dice: Dice,
  report: PbiReport,
): void {
  const { board, roster } = state[SETTING];
  const success = dice.successes(1, OPPORTUNITY_ON) === 1;
  report?.(
    asEvent({
      type: success ? 'boats:ready' : 'boats:late',
      rule: 'BT-6.7',
      side: SIDES[otherSide(state.side)],
      boat: roster.ids[hull],
      square: board.names[mark.square],
      dice: [...dice.faces],
      needs: OPPORTUNITY_ON,
    }),
  );
  if (!success) return;
  markWay(state, hull, way);
  shootAt(state, shotBy(state, hull, way, mark.square), mark, dice, report);
}
