import { otherSide, SETTING, type Dice, type Reason, type SideNumber } from '@sandtable/kernel';
import {
  asEvent,
  coverAgainst,
  groundOf,
  HITS_ON,
  reasonsOf,
  resolveHits,
  SIDES,
  sumOf,
  type Modifier,
  type Modifiers,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import { boatHull, hasMark, SAILED } from '../state/fleet.ts';
import { ABOARD } from '../state/statuses.ts';
import {
  INFLATABLE_HIT,
  LARGE_FROM,
  LARGE_HIT,
  MOVED_HIT,
  SINKS_AT,
  SOFT_HULL_HIT_ON,
  SOFT_HULL_SAVES_ON,
  TROOPS_SAVE_ON,
} from '../tables/figures.ts';
import type { Arm } from './arms.ts';
import { damageHull } from './damage.ts';
import { groupsAt, type Mark } from './marks.ts';

/** BT-6.2: whatever is needed, a 1 misses and a 6 hits. */
const LOWEST_NEED = 2;
const HIGHEST_NEED = 6;

/** Dice thrown from a square, by groups or by a hull. */
export interface Shot {
  readonly side: SideNumber;
  readonly from: number;
  /** Who shoots: groups, or a hull. */
  readonly pieces: readonly number[];
  readonly arm: Arm;
  /** Against groups; the gun effect of an anti-tank weapon. */
  readonly count: number;
  readonly reasons: readonly Reason[];
}

/** BT-6.6: the shot is at what was named, and nothing spills over. */
export function shootAt(state: State, shot: Shot, mark: Mark, dice: Dice, report: PbiReport): void {
  if (mark.what !== 'hull') return shootAtGroups(state, shot, mark, dice, report);
  if (shot.arm.gun) return shootAtArmour(state, shot, mark.hull, dice, report);
  shootAtPlanks(state, shot, mark.hull, dice, report);
}

/** BT-5.2, QS-8.3: each 6 hits; targets ashore keep the cover of their ground. */
function shootAtGroups(state: State, shot: Shot, mark: Mark, dice: Dice, report: PbiReport): void {
  const { side, from, pieces, count, reasons, arm } = shot;
  const { square } = mark;
  const isBehind = mark.what === 'ashore' && !arm.indirect;
  resolveHits(
    state,
    {
      side,
      from,
      square,
      groups: pieces,
      count,
      targets: groupsAt(state, side, mark),
      cover: isBehind ? coverAgainst(state, from, square) : groundOf(state).cover[square],
      reasons,
    },
    dice,
    report,
  );
}

/** BT-6.1: small arms at a soft hull; it saves each hit on 2+, and each that it does not is a damage. */
function shootAtPlanks(
  state: State,
  { side, from, pieces, count, reasons }: Shot,
  hull: number,
  dice: Dice,
  report: PbiReport,
): void {
  const { board, roster } = state[SETTING];
  const hits = dice.successes(count, HITS_ON);
  report?.(
    asEvent({
      type: 'boats:hullVolley',
      rule: 'BT-6.1',
      side: SIDES[side],
      from: board.names[from],
      groups: pieces.map((piece) => roster.ids[piece]),
      boat: roster.ids[hull],
      dice: [...dice.faces],
      needs: HITS_ON,
      hits,
      reasons,
    }),
  );
  if (hits === 0) return;
  const failed = hits - dice.successes(hits, SOFT_HULL_SAVES_ON);
  report?.(
    asEvent({
      type: 'boats:hullSave',
      rule: 'BT-6.1',
      side: SIDES[otherSide(side)],
      boat: roster.ids[hull],
      dice: [...dice.faces],
      needs: SOFT_HULL_SAVES_ON,
      failed,
    }),
  );
  damageHull(state, hull, failed, dice, report);
}

/** BT-6.2, BT-6.3: an anti-tank weapon at a hull; a soft one is sunk by a hit. */
function shootAtArmour(
  state: State,
  { side, from, pieces, count: effect, arm }: Shot,
  hull: number,
  dice: Dice,
  report: PbiReport,
): void {
  const { board, roster } = state[SETTING];
  const isHard = boatHull(state, hull).armour > 0;
  const needs = gunNeeds(state, hull);
  const hits = isHard ? dice.successes(effect, needs) : dice.successes(1, needs);
  report?.(
    asEvent({
      type: 'boats:gunShot',
      rule: isHard ? 'BT-6.2' : 'BT-6.3',
      side: SIDES[side],
      from: board.names[from],
      groups: pieces.map((piece) => roster.ids[piece]),
      boat: roster.ids[hull],
      dice: [...dice.faces],
      needs,
      hits,
      reasons: reasonsOf(GUN_MODIFIERS, state, hull, arm),
    }),
  );
  damageHull(state, hull, isHard ? hits : hits * SINKS_AT, dice, report);
}

/** BT-6.2: the score that an anti-tank weapon needs against a hull. */
export function gunNeeds(state: State, hull: number): number {
  const needs = sumOf(GUN_MODIFIERS, state, hull, undefined);
  return Math.min(HIGHEST_NEED, Math.max(LOWEST_NEED, needs));
}

/** BT-6.2: what is taken from the roll is added to what it needs. */
const GUN_MODIFIERS: readonly Modifier<number, unknown>[] = [
  {
    rule: 'BT-6.2',
    key: 'boats:armour',
    count: (state, hull) => boatHull(state, hull).armour,
  },
  {
    rule: 'BT-6.2',
    key: 'boats:softHull',
    count: (state, hull) => (boatHull(state, hull).armour === 0 ? SOFT_HULL_HIT_ON : 0),
  },
  {
    rule: 'BT-6.2',
    key: 'boats:sailed',
    count: (state, hull) => (hasMark(state, hull, SAILED) ? -MOVED_HIT : 0),
  },
  {
    rule: 'BT-6.2',
    key: 'boats:inflatable',
    count: (state, hull) => (boatHull(state, hull).inflatable ? -INFLATABLE_HIT : 0),
  },
  {
    rule: 'BT-6.2',
    key: 'boats:large',
    count: (state, hull) => (boatHull(state, hull).capacity >= LARGE_FROM ? -LARGE_HIT : 0),
  },
];

/** BT-6.4: troops aboard save on 2+, whatever their boat lies behind. */
export const FIRE_SAVES: Modifiers['save'] = [
  {
    rule: 'BT-6.4',
    key: 'boats:aboard',
    count: (state, group) => (state.status[group] === ABOARD ? TROOPS_SAVE_ON : 0),
    instead: true,
  },
];
