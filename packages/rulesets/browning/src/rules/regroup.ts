import { isWithin } from '@sandtable/table';
import type { Refusal } from '@sandtable/kernel';
import { areDistinct } from './acting.ts';
import { isFree } from './bases.ts';
import { spotBeside } from '../advice/comebackSpots.ts';
import { isNear, isOnGround } from './control.ts';
import { otherSide, type Place, type SideIndex } from '../state/field.ts';
import { NOT_ASKED, type FrameRules } from '../state/frameRules.ts';
import type { Comeback, Regroup } from '../state/frames.ts';
import { isDone } from './leaders.ts';
import type { BrowningMove } from '../state/moves.ts';
import { namesIn } from '../state/names.ts';
import { REFUSED } from './refusals.ts';
import { GONE, replaceTop, SCATTERED, UP, type State } from '../state/state.ts';
import { REGROUP_CLEAR_OF_ENEMY } from './tables.ts';
import { figuresOf, isThere, leaderSide, scatteredFigures, sideFigures } from './teams.ts';
import { terrainOf } from './terrain.ts';
import { isExit } from './victory.ts';

/** Those who are tried for are scattered figures of the leader's side. */
function areTried(state: State, { leader, figures }: Regroup | Comeback): boolean {
  const side = leaderSide(state.field, leader);
  const isTried = (f: number): boolean =>
    state.status[f] === SCATTERED && state.field.sides[f] === side;
  return areDistinct(figures) && figures.every(isTried);
}

/** Those who are back stand on the table, on the leader's side. */
function areBack(state: State, { leader, back }: Comeback): boolean {
  const side = leaderSide(state.field, leader);
  return (
    areDistinct(back) && back.every((f) => state.status[f] === UP && state.field.sides[f] === side)
  );
}

/** BB-8.3: figures are taken one by one, then the die is rolled for all of them. */
export const regroup: FrameRules<'regroup'> = {
  rule: 'BB-8.3',
  asked: (state, { leader }) => leaderSide(state.field, leader),
  possible: (state, frame) => isDone(state, frame) && areTried(state, frame),

  moves(state, frame, list) {
    const side = leaderSide(state.field, frame.leader);
    for (const figure of scatteredFigures(state, side)) {
      if (frame.figures.includes(figure)) continue;
      list.push({ type: 'gather', figure: state.field.figures[figure] });
    }
    if (frame.figures.length > 0) list.push({ type: 'regroup' });
  },

  check(state, frame, move) {
    if (move.type === 'regroup') {
      return frame.figures.length > 0 ? undefined : REFUSED.nobodyGathered;
    }
    if (move.type !== 'gather') return NOT_ASKED;
    const figure = namesIn(state.field).figures.get(move.figure) ?? -1;
    if (state.field.sides[figure] !== leaderSide(state.field, frame.leader)) {
      return REFUSED.noFigure;
    }
    if (state.status[figure] !== SCATTERED) return REFUSED.notScattered;
    return frame.figures.includes(figure) ? REFUSED.gatheredAlready : undefined;
  },

  play(state, frame, move, dice, report) {
    if (move.type === 'gather') {
      const figure = namesIn(state.field).figures.get(move.figure) ?? -1;
      replaceTop(state, { ...frame, figures: [...frame.figures, figure] });
      return;
    }
    const tried = frame.figures.length;
    const rolled = dice.die();
    const count = Math.min(rolled, tried);
    const { leader, figures } = frame;
    replaceTop(state, { type: 'comeback', leader, figures, count, back: [] });
    report?.({
      type: 'regrouped',
      rule: 'BB-8.3',
      leader: state.field.leaders[frame.leader].name,
      dice: [rolled],
      tried,
      back: count,
    });
  },
};

/** BB-8.3, BB-8.5: those who come back are placed, one by one, or left aside; the others are gone. */
export const comeback: FrameRules<'comeback'> = {
  rule: 'BB-8.3',
  asked: (state, { leader }) => leaderSide(state.field, leader),
  possible: (state, frame) =>
    isDone(state, frame) &&
    areTried(state, frame) &&
    frame.count <= frame.figures.length &&
    areBack(state, frame),

  settle(state, frame, _dice, report) {
    if (frame.count > 0) return false;
    state.stack.pop();
    for (const figure of frame.figures) state.status[figure] = GONE;
    if (frame.figures.length > 0) {
      const figures = frame.figures.map((figure) => state.field.figures[figure]);
      report?.({ type: 'lost', rule: 'BB-8.3', figures });
    }
    return true;
  },

  moves(state, frame, list) {
    listComebacks(state, frame, list);
    for (const figure of frame.figures) {
      list.push({ type: 'leave', figure: state.field.figures[figure] });
    }
  },

  check(state, frame, move) {
    if (move.type !== 'bring' && move.type !== 'leave') return NOT_ASKED;
    const names = namesIn(state.field);
    const figure = names.figures.get(move.figure) ?? -1;
    if (!frame.figures.includes(figure)) return REFUSED.notComing;
    if (move.type === 'leave') return undefined;
    return whyNotBring(state, frame, names.teams.get(move.team) ?? -1, move.at);
  },

  play(state, frame, move, _dice, report) {
    if (move.type !== 'bring' && move.type !== 'leave') return;
    const names = namesIn(state.field);
    const figure = names.figures.get(move.figure) ?? -1;
    const figures = frame.figures.filter((each) => each !== figure);
    const count = frame.count - 1;
    if (move.type === 'leave') {
      replaceTop(state, { ...frame, figures, count });
      report?.({ type: 'stayedAside', rule: 'BB-8.3', figures: [move.figure] });
      return;
    }
    state.status[figure] = UP;
    state.team[figure] = names.teams.get(move.team) ?? -1;
    [state.x[figure], state.y[figure]] = move.at;
    replaceTop(state, { ...frame, figures, count, back: [...frame.back, figure] });
    report?.({
      type: 'cameBack',
      rule: 'BB-8.3',
      figure: move.figure,
      team: move.team,
      at: move.at,
    });
  },
};

/** BB-8.3: beside a team of the side, away from the enemy, and where there is room. */
function whyNotBring(state: State, frame: Comeback, team: number, at: Place): Refusal | undefined {
  const side = leaderSide(state.field, frame.leader);
  if (state.field.teams[team]?.side !== side) return REFUSED.noTeam;
  if (!isThere(state, team)) return REFUSED.teamGone;
  const beside = besideWhom(state, frame, team);
  return whyNotThere(state, side, beside, sideFigures(state, otherSide(side)), at);
}

/** BB-8.3: those of a team who stood on the table before the roll. */
export function besideWhom(state: State, { back }: Comeback, team: number): number[] {
  return figuresOf(state, team).filter((figure) => !back.includes(figure));
}

/** Beside these figures of a side and away from those, where nobody would leave the table at once. */
function whyNotThere(
  state: State,
  side: SideIndex,
  figures: readonly number[],
  enemies: readonly number[],
  at: Place,
): Refusal | undefined {
  if (!isOnGround(state, at)) return REFUSED.offTable;
  if (!isNear(state, figures, at)) return REFUSED.teamReach;
  if (isExit(state, side, at)) return REFUSED.wouldLeave;
  const [x, y] = at;
  for (const f of enemies) {
    if (isWithin(state.x[f], state.y[f], x, y, REGROUP_CLEAR_OF_ENEMY)) return REFUSED.nearEnemy;
  }
  if (terrainOf(state.field).isOnLine(x, y)) return REFUSED.onLine;
  return isFree(state, -1, x, y) ? undefined : REFUSED.overlaps;
}

/** A place beside each team for each figure that may come back. */
function listComebacks(state: State, frame: Comeback, list: BrowningMove[]): void {
  const side = leaderSide(state.field, frame.leader);
  const enemies = sideFigures(state, otherSide(side));
  for (const [team, { name, side: own }] of state.field.teams.entries()) {
    const beside = own === side ? besideWhom(state, frame, team) : [];
    const willDo = (spot: Place): boolean =>
      whyNotThere(state, side, beside, enemies, spot) === undefined;
    const at = spotBeside(state, beside, enemies, willDo);
    if (at === undefined) continue;
    for (const figure of frame.figures) {
      list.push({ type: 'bring', figure: state.field.figures[figure], team: name, at });
    }
  }
}
