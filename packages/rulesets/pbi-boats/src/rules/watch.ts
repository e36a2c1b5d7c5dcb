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
  groupsIn,
  groupWords,
  GROUPS,
  OPPORTUNITY_ON,
  OPPORTUNITY_SHOTS,
  shotDice,
  shotReason,
  SIDES,
  SQUARE,
  SQUARES,
  WITHOUT_AP,
  type OwnDefinition,
  type OwnFrame,
  type OwnMove,
  type OwnName,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import {
  crewOf,
  fleetOf,
  groupsAboard,
  hasMark,
  hullsOf,
  isOut,
  setMark,
  TROOPS_SHOT,
  WEAPONS_SHOT,
} from '../state/fleet.ts';
import { POWERLESS_AT } from '../tables/figures.ts';
import { LIGHT_WEAPONS } from '../tables/groups.ts';
import { TROOPS_SHOOTING, type Weapon } from '../tables/weapons.ts';
import { armOfKind, SMALL_ARMS, whyNoShot } from './arms.ts';
import { marksOnHull, whyNotMark, type Mark, type What } from './marks.ts';
import { shootAt, type Shot } from './shots.ts';
import { isInArc, shotOf, weaponsOf } from './weapons.ts';

const REFUSED = {
  noOpportunity: refuse('BT-6.7', 'boats:noOpportunity'),
  noWay: refuse('BT-6.7', 'boats:noWay'),
  noMark: refuse('BT-6.6', 'boats:noTarget'),
} as const;

/** QS-9: how near whoever shoots so must be. */
const NEAR = 1;

/** In what a hull enters a square. */
const UNDER_HULLS: readonly OwnName[] = ['boats:sail', 'boats:drift', 'boats:reserves'];

/** BT-6.7, BT-5.1: what a boat shoots with: up to two groups aboard, or a machine gun. */
export const WAYS = ['groups', 'gun'] as const;
export type Way = (typeof WAYS)[number];

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
  if (marksOf(state, frame).length === 0) return;
  const boats = hullsOf(state, otherSide(state.side)).filter(
    (hull) => waysOf(state, hull, frame.square).length > 0,
  );
  if (boats.length + frame.squares.length === 0) return;
  state.stack.push(asFrame({ ...frame, boats }));
}

/** Those who may still shoot at what has just come near. */
interface Watch extends OwnFrame {
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
    square: move.by,
    target: board.names[frame.square],
    dice: [...dice.faces],
    needs: OPPORTUNITY_ON,
    success,
  });
  if (!success || mark === undefined) return;
  shootAt(state, shotWith(state, shootersIn(state, from), from), mark, dice, report);
}

/** QS-9.1: whether a group has a shot left for whoever comes near: small arms that cost 1 AP. */
function canSnap(state: State, group: number): boolean {
  const { name, shotCost } = state[SETTING].roster.kindOf[group];
  if ((state.flags[group] & WITHOUT_AP) !== 0 || shotCost > OPPORTUNITY_SHOTS) return false;
  return armOfKind(name) === SMALL_ARMS && whyNoShot(state, group, NEAR) === undefined;
}

/** The groups ashore in a square that would shoot. */
export function shootersIn(state: State, square: number): number[] {
  return groupsIn(state, otherSide(state.side), square).filter((group) => canSnap(state, group));
}

/** BT-6.7, BT-5.1: the groups aboard that would shoot: two at the most, the strongest. */
function shootersAboard(state: State, hull: number): number[] {
  const { kindOf } = state[SETTING].roster;
  return groupsAboard(state, hull)
    .filter((group) => LIGHT_WEAPONS.has(kindOf[group].name) && canSnap(state, group))
    .toSorted((a, b) => shotDice(kindOf[b], NEAR) - shotDice(kindOf[a], NEAR))
    .slice(0, TROOPS_SHOOTING);
}

/** BT-6.7: the machine gun that would shoot into a square: the strongest that can. */
function gunAt(state: State, hull: number, square: number): Weapon | undefined {
  // BT-7.1: without power nothing aboard has an AP to be fired with.
  if (fleetOf(state).damage[hull] >= POWERLESS_AT) return undefined;
  return weaponsOf(state, hull)
    .filter((weapon) => weapon.cost <= OPPORTUNITY_SHOTS && isInArc(state, hull, weapon, square))
    .toSorted((a, b) => b.dice - a.dice)
    .at(0);
}

/** BT-6.7, BT-9.2: in which ways a hull may shoot at a square as something comes at it. */
export function waysOf(state: State, hull: number, square: number): Way[] {
  if (!isOut(state, hull) || state[SETTING].board.range(state.at[hull], square) > NEAR) return [];
  const groups = !hasMark(state, hull, WEAPONS_SHOT) && shootersAboard(state, hull).length > 0;
  const gun = !hasMark(state, hull, TROOPS_SHOT) && gunAt(state, hull, square) !== undefined;
  return WAYS.filter((way) => (way === 'groups' ? groups : gun));
}

/** BT-6.7, BT-9.2: a hull tries, and shoots with 1 AP of what it has where it succeeds. */
export function snapFromHull(
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
      boat: roster.ids[hull],
      square: board.names[mark.square],
      dice: [...dice.faces],
      needs: OPPORTUNITY_ON,
    }),
  );
  if (!success) return;
  shootAt(state, shotBy(state, hull, way, mark.square), mark, dice, report);
}

/** BT-6.7, BT-5.1: what a hull shoots so with, which settles how it shoots this turn. */
export function shotBy(state: State, hull: number, way: Way, square: number): Shot {
  setMark(state, hull, way === 'groups' ? TROOPS_SHOT : WEAPONS_SHOT);
  const weapon = way === 'gun' ? gunAt(state, hull, square) : undefined;
  if (weapon !== undefined) return shotOf(state, hull, weapon);
  return shotWith(state, shootersAboard(state, hull), state.at[hull]);
}

/** QS-9.1: groups shoot once each. */
export function shotWith(state: State, groups: readonly number[], from: number): Shot {
  const { kindOf, sideOf } = state[SETTING].roster;
  return {
    side: sideOf[groups[0]],
    from,
    pieces: groups,
    arm: SMALL_ARMS,
    count: groups.reduce((sum, group) => sum + shotDice(kindOf[group], NEAR), 0),
    reasons: groups.map((group) => shotReason(state, group, OPPORTUNITY_SHOTS, NEAR)),
  };
}
