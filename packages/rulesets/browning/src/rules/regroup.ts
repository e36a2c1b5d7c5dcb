import {
  addedLater,
  message,
  otherSide,
  replaceTop,
  refuse,
  type Refusal,
  type SideNumber,
} from '@sandtable/kernel';
import { areDistinct } from './acting.ts';
import { isFree } from './bases.ts';
import { spotBeside } from '../advice/comebackSpots.ts';
import { isNear, isOnGround } from './control.ts';
import type { Place } from '../state/field.ts';
import { COUNT, FIGURES, LEADER } from '../state/frameFields.ts';
import type { Definition } from '../state/definition.ts';
import { isLeading, LEADING } from './leaders.ts';
import type { MoveOf } from '../state/moves.ts';
import { figureNamed, teamNamed } from '../state/names.ts';
import { GONE, SCATTERED, UP, type State } from '../state/state.ts';
import { REGROUP_CLEAR_OF_ENEMY, SIDES } from './tables.ts';
import {
  figuresOf,
  isAnyWithin,
  isThere,
  leaderSide,
  scatteredFigures,
  sideFigures,
} from './teams.ts';
import { terrainOf } from './terrain.ts';
import { isExit } from './victory.ts';

const REFUSED = {
  noTeam: refuse('BB-1.1', 'noTeam'),
  noFigure: refuse('BB-1.1', 'noFigure'),
  offTable: refuse('BB-1.6', 'offTable'),
  overlaps: refuse('BB-1.6', 'overlaps'),
  teamGone: refuse('BB-8.5', 'teamGone'),
  onLine: refuse('BB-5.8', 'onLine'),
  notScattered: refuse('BB-8.3', 'notScattered'),
  gatheredAlready: refuse('BB-8.3', 'gatheredAlready'),
  nobodyGathered: refuse('BB-8.3', 'nobodyGathered'),
  notComing: refuse('BB-8.3', 'notComing'),
  teamReach: refuse('BB-8.3', 'teamReach'),
  nearEnemy: refuse('BB-8.3', 'nearEnemy'),
  wouldLeave: refuse('BB-8.3', 'wouldLeave'),
} as const;

/** So often a comeback is drawn before all of them are listed. */
const DRAWS = 8;

/** BB-8.3: which of the scattered figures are tried for. */
export interface Regroup {
  readonly type: 'regroup';
  readonly leader: number;
  readonly figures: readonly number[];
}

/** BB-8.3: figures of which so many may come back, placed one after another. */
export interface Comeback {
  readonly type: 'comeback';
  readonly leader: number;
  readonly figures: readonly number[];
  readonly count: number;
  /** Those who are back: nobody is placed beside them. */
  readonly back: readonly number[];
}

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
export const regroup: Definition<Regroup> = {
  ...LEADING,
  fields: { leader: LEADER, figures: FIGURES },
  rule: 'BB-8.3',
  possible: (state, frame, below) => isLeading(state, frame, below) && areTried(state, frame),

  moves(state, frame, list) {
    const side = leaderSide(state.field, frame.leader);
    for (const figure of scatteredFigures(state, side)) {
      if (frame.figures.includes(figure)) continue;
      list.push({ type: 'gather', figure: state.field.figures[figure] });
    }
    if (frame.figures.length > 0) list.push({ type: 'regroup' });
  },

  answers: {
    gather: {
      check: (state, frame, { figure }) =>
        whyNotGather(state, frame, figureNamed(state.field, figure)),

      play(state, frame, move) {
        const figure = figureNamed(state.field, move.figure);
        replaceTop(state, { ...frame, figures: [...frame.figures, figure] });
      },
    },

    regroup: {
      check: (_state, { figures }) => (figures.length > 0 ? undefined : REFUSED.nobodyGathered),

      play(state, { leader, figures }, _move, dice, report) {
        const tried = figures.length;
        const rolled = dice.die();
        const count = Math.min(rolled, tried);
        replaceTop(state, { type: 'comeback', leader, figures, count, back: [] });
        report?.({
          type: 'regrouped',
          rule: 'BB-8.3',
          side: SIDES[leaderSide(state.field, leader)],
          leader: state.field.leaders[leader].name,
          dice: [rolled],
          tried,
          back: count,
        });
      },
    },
  },

  ask: ({ field }, { leader }) => message('ask.regroup', { leader: field.leaders[leader].name }),
  fallback: ['regroup'],
};

function whyNotGather(state: State, frame: Regroup, figure: number): Refusal | undefined {
  if (state.field.sides[figure] !== leaderSide(state.field, frame.leader)) return REFUSED.noFigure;
  if (state.status[figure] !== SCATTERED) return REFUSED.notScattered;
  return frame.figures.includes(figure) ? REFUSED.gatheredAlready : undefined;
}

/** BB-8.3, BB-8.5: those who come back are placed, one by one, or left aside; the others are gone. */
export const comeback: Definition<Comeback> = {
  ...LEADING,
  fields: { leader: LEADER, figures: FIGURES, count: COUNT, back: addedLater(FIGURES, []) },
  rule: 'BB-8.3',
  possible: (state, frame, below) =>
    isLeading(state, frame, below) &&
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
    const enemies = enemiesOf(state, frame);
    for (let team = 0; team < state.field.teams.length; team++) {
      const at = comebackSpot(state, frame, team, enemies);
      if (at === undefined) continue;
      for (const figure of frame.figures) list.push(bringing(state, figure, team, at));
    }
    for (const figure of frame.figures) list.push(leaving(state, figure));
  },

  draw(state, frame, dice) {
    const { figures } = frame;
    const { teams } = state.field;
    for (let i = 0; i < DRAWS; i++) {
      const drawn = dice.die((teams.length + 1) * figures.length) - 1;
      const figure = figures[drawn % figures.length];
      const team = Math.floor(drawn / figures.length);
      if (team === teams.length) return leaving(state, figure);
      const at = comebackSpot(state, frame, team, enemiesOf(state, frame));
      if (at !== undefined) return bringing(state, figure, team, at);
    }
    return undefined;
  },

  answers: {
    bring: {
      check: (state, frame, { figure, team, at }) =>
        whyNotComing(state, frame, figure) ??
        whyNotBring(state, frame, teamNamed(state.field, team), at),

      play(state, frame, { figure: name, team, at }, _dice, report) {
        const figure = figureNamed(state.field, name);
        state.status[figure] = UP;
        state.team[figure] = teamNamed(state.field, team);
        [state.x[figure], state.y[figure]] = at;
        const back = [...frame.back, figure];
        replaceTop(state, { ...without(frame, figure), back });
        report?.({ type: 'cameBack', rule: 'BB-8.3', figure: name, team, at });
      },
    },

    leave: {
      check: (state, frame, { figure }) => whyNotComing(state, frame, figure),

      play(state, frame, { figure }, _dice, report) {
        replaceTop(state, without(frame, figureNamed(state.field, figure)));
        report?.({ type: 'stayedAside', rule: 'BB-8.3', figures: [figure] });
      },
    },
  },

  ask: (_state, { count }) => message('ask.comeback', { count }),
};

function whyNotComing(state: State, { figures }: Comeback, name: string): Refusal | undefined {
  return figures.includes(figureNamed(state.field, name)) ? undefined : REFUSED.notComing;
}

/** One of those who could come back is back, or left aside. */
function without(frame: Comeback, figure: number): Comeback {
  const figures = frame.figures.filter((each) => each !== figure);
  return { ...frame, figures, count: frame.count - 1 };
}

/** BB-8.3: beside a team of the side, away from the enemy, and where there is room. */
function whyNotBring(state: State, frame: Comeback, team: number, at: Place): Refusal | undefined {
  const side = leaderSide(state.field, frame.leader);
  if (state.field.teams[team]?.side !== side) return REFUSED.noTeam;
  if (!isThere(state, team)) return REFUSED.teamGone;
  const beside = besideWhom(state, frame, team);
  return whyNotThere(state, side, beside, sideFigures(state, otherSide(side)), at);
}

/** BB-8.3: those of a team who stood on the table before the roll. */
function besideWhom(state: State, { back }: Comeback, team: number): number[] {
  return figuresOf(state, team).filter((figure) => !back.includes(figure));
}

/** Beside these figures of a side and away from those, where nobody would leave the table at once. */
function whyNotThere(
  state: State,
  side: SideNumber,
  figures: readonly number[],
  enemies: readonly number[],
  at: Place,
): Refusal | undefined {
  if (!isOnGround(state, at)) return REFUSED.offTable;
  if (!isNear(state, figures, at)) return REFUSED.teamReach;
  if (isExit(state, side, at)) return REFUSED.wouldLeave;
  const [x, y] = at;
  if (isAnyWithin(state, enemies, x, y, REGROUP_CLEAR_OF_ENEMY)) return REFUSED.nearEnemy;
  if (terrainOf(state.field).ground.isOnLine(x, y)) return REFUSED.onLine;
  return isFree(state, -1, x, y) ? undefined : REFUSED.overlaps;
}

/** A place beside a team for whoever comes back; undefined where there is none. */
function comebackSpot(
  state: State,
  frame: Comeback,
  team: number,
  enemies: readonly number[],
): Place | undefined {
  const side = leaderSide(state.field, frame.leader);
  if (state.field.teams[team].side !== side) return undefined;
  const beside = besideWhom(state, frame, team);
  const willDo = (spot: Place): boolean =>
    whyNotThere(state, side, beside, enemies, spot) === undefined;
  return spotBeside(state, beside, enemies, willDo);
}

function enemiesOf(state: State, { leader }: Comeback): number[] {
  return sideFigures(state, otherSide(leaderSide(state.field, leader)));
}

function bringing({ field }: State, figure: number, team: number, at: Place): MoveOf<'bring'> {
  return { type: 'bring', figure: field.figures[figure], team: field.teams[team].name, at };
}

function leaving({ field }: State, figure: number): MoveOf<'leave'> {
  return { type: 'leave', figure: field.figures[figure] };
}
