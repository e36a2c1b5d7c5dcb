import { otherSide, refuse, SETTING, type Refusal, type SideNumber } from '@sandtable/kernel';
import { countIn, groupsIn, ON_BOARD, type State } from '@sandtable/pbi/extending';
import { boatHull, crewOf, groupsAboard, hullsOf, isOut } from '../state/fleet.ts';
import type { Arm } from './arms.ts';

const REFUSED = {
  noTarget: refuse('BT-6.6', 'boats:noTarget'),
  nobodyAboard: refuse('BT-6.6', 'boats:nobodyAboard'),
  covered: refuse('BT-6.5', 'boats:covered'),
  hardHull: refuse('BT-6.1', 'boats:hardHull'),
  hullsOnly: refuse('BT-6.2', 'boats:hullsOnly'),
} as const;

/** BT-6.6: what the shooter names before he rolls. */
export const WHATS = ['ashore', 'troops', 'hull'] as const;
export type What = (typeof WHATS)[number];

/** BT-6.6: the groups ashore in a square, the troops of one boat, or one hull. */
export interface Mark {
  readonly what: What;
  readonly square: number;
  /** The hull, or that of the troops; -1 where they are ashore. */
  readonly hull: number;
}

/** What is named in a move: a square for groups ashore, and a hull otherwise. */
export function markNamed(state: State, what: What, at: string): Mark {
  const { board, roster } = state[SETTING];
  if (what === 'ashore') return { what, square: board.named(at), hull: -1 };
  const hull = roster.named(at);
  return { what, square: hull === -1 ? -1 : state.at[hull], hull };
}

/** How a move names it. */
export function nameOfMark(state: State, { square, hull }: Mark): string {
  const { board, roster } = state[SETTING];
  return hull === -1 ? board.names[square] : roster.ids[hull];
}

/** BT-6.1, BT-6.4, BT-6.5: why those of a side may not shoot at this with such a weapon, wherever it is. */
export function whyNotMark(
  state: State,
  side: SideNumber,
  mark: Mark,
  arm: Arm,
): Refusal | undefined {
  const { what, hull, square } = mark;
  if (what !== 'hull' && arm.hullsOnly) return REFUSED.hullsOnly;
  if (what === 'ashore') {
    const isHeld = square !== -1 && countIn(state, otherSide(side), square) > 0;
    return isHeld ? undefined : REFUSED.noTarget;
  }
  if (hull === -1 || !isOut(state, hull) || crewOf(state, hull) === side) return REFUSED.noTarget;
  const { armour, covered } = boatHull(state, hull);
  if (what === 'hull') return armour > 0 && !arm.gun ? REFUSED.hardHull : undefined;
  if (covered) return REFUSED.covered;
  return groupsAboard(state, hull).length > 0 ? undefined : REFUSED.nobodyAboard;
}

/** Everything that those of a side may shoot at with such a weapon, wherever it is. */
export function marksFor(state: State, side: SideNumber, arm: Arm): Mark[] {
  return [...marksAshore(state, side), ...marksAfloat(state, side)].filter(
    (mark) => whyNotMark(state, side, mark, arm) === undefined,
  );
}

/** The squares where the enemies of a side are ashore. */
function marksAshore(state: State, side: SideNumber): Mark[] {
  const { sideOf } = state[SETTING].roster;
  const squares = new Set<number>();
  for (const [group, status] of state.status.entries()) {
    if (status === ON_BOARD && sideOf[group] !== side) squares.add(state.at[group]);
  }
  return [...squares].map((square) => ({ what: 'ashore', square, hull: -1 }));
}

/** The hulls of the enemies of a side, and who is aboard. */
function marksAfloat(state: State, side: SideNumber): Mark[] {
  return hullsOf(state, otherSide(side)).flatMap((hull) => marksOnHull(state, hull));
}

/** BT-6.4: the troops of a hull, and the hull. */
export function marksOnHull(state: State, hull: number): Mark[] {
  const square = state.at[hull];
  return [
    { what: 'troops', square, hull },
    { what: 'hull', square, hull },
  ];
}

/** BT-6.6: the groups that hits are dealt to. */
export function groupsAt(state: State, side: SideNumber, { what, square, hull }: Mark): number[] {
  if (what === 'ashore') return groupsIn(state, otherSide(side), square);
  return what === 'troops' ? groupsAboard(state, hull) : [];
}
