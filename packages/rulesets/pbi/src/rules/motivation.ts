import { addSquare, emptySquares, hasSquare } from '@sandtable/board';
import { SETTING, refuse, type Dice, type Refusal, type SideNumber } from '@sandtable/kernel';
import type { Definition, PbiReport } from '../state/definition.ts';
import { groundOf } from './ground.ts';
import { type PbiMove } from '../state/moves.ts';
import { reasonsOf, sumOf, type Modifiers } from './modifiers.ts';
import { nextPhase } from './phases.ts';
import { ACTED, groupsIn, IDLE, isActing, WITHOUT_AP, type State } from '../state/state.ts';
import { COMMANDER_AP, HIGHEST_NEED, SIDES } from './tables.ts';

const REFUSED = {
  idle: refuse('QS-4.4', 'idle'),
  commanderGone: refuse('QS-5.1', 'commanderGone'),
  otherCommander: refuse('QS-5.1', 'otherCommander'),
  noAttempts: refuse('QS-5.1', 'noAttempts'),
  tooFar: refuse('QS-5.3', 'tooFar'),
  nobodyToMotivate: refuse('QS-5.4', 'nobodyToMotivate'),
  alreadyMotivated: refuse('QS-5.4', 'alreadyMotivated'),
  ownPlatoon: refuse('QS-5.5', 'ownPlatoon'),
  withdrew: refuse('QS-5.9', 'withdrew'),
} as const;

/** So often a move is drawn before the list is made after all: of many groups few can be motivated. */
const DRAWS = 16;

export interface Motivate {
  readonly type: 'motivate';
}

/** QS-5.1, QS-3.4: motivation attempts, one at a time; then the rest of the squares. */
export const motivate: Definition<Motivate> = {
  fields: {},
  on: [null],
  rule: 'QS-5.1',
  endsAtOnce: true,
  asked: (state) => state.side,

  settle(state, _frame, dice, report) {
    if (anyAttempt(state)) return false;
    nextPhase(state, 'motivate', dice, report);
    return true;
  },

  moves(state, _frame, list) {
    const { make } = state[SETTING];
    listAttempts(state, list);
    list.push(make.rest);
  },

  draw(state, _frame, dice) {
    const { roster, make } = state[SETTING];
    const platoons = roster.platoonsOf[state.side];
    const first = roster.first[state.side];
    const groups = roster.end[state.side] - first;
    const all = platoons.length * groups;
    for (let i = 0; i < DRAWS; i++) {
      const nth = dice.die(all + 1) - 1;
      if (nth === all) return make.rest;
      const platoon = platoons[Math.floor(nth / groups)];
      const group = first + (nth % groups);
      if (standsForSquare(state, group, platoon)) return make.motivate(platoon, state.at[group]);
    }
    return undefined;
  },

  answers: {
    motivate: {
      check: (state, _frame, { commander, square }) =>
        whyNotMotivate(
          state,
          state[SETTING].roster.platoonNamed(commander),
          state[SETTING].board.named(square),
        ),
      play(state, _frame, { commander, square }, dice, report) {
        const { board, roster } = state[SETTING];
        attempt(state, roster.platoonNamed(commander), board.named(square), dice, report);
      },
    },
    rest: {
      play(state, _frame, _move, dice, report) {
        report?.({ type: 'rested', rule: 'QS-3.4', side: SIDES[state.side] });
        nextPhase(state, 'motivate', dice, report);
      },
    },
  },

  fallback: ['rest'],
};

function listAttempts(state: State, list: PbiMove[]): void {
  const { roster, make, seen } = state[SETTING];
  for (const platoon of roster.platoonsOf[state.side]) {
    if (whyNotCommander(state, platoon) !== undefined) continue;
    emptySquares(seen);
    for (let g = roster.first[state.side], end = roster.end[state.side]; g < end; g++) {
      const square = state.at[g];
      if (!canBeMotivated(state, g, platoon) || hasSquare(seen, square)) continue;
      addSquare(seen, square);
      if (needed(state, platoon, square) <= HIGHEST_NEED) list.push(make.motivate(platoon, square));
    }
  }
}

/** Whether an attempt at a group's square is listed, and this is the first group for which it could be. */
function standsForSquare(state: State, group: number, platoon: number): boolean {
  if (!canBeMotivated(state, group, platoon)) return false;
  if (whyNotCommander(state, platoon) !== undefined) return false;
  const square = state.at[group];
  for (let g = state[SETTING].roster.first[state.side]; g < group; g++) {
    if (state.at[g] === square && canBeMotivated(state, g, platoon)) return false;
  }
  return needed(state, platoon, square) <= HIGHEST_NEED;
}

function anyAttempt(state: State): boolean {
  const { roster } = state[SETTING];
  for (const platoon of roster.platoonsOf[state.side]) {
    if (whyNotCommander(state, platoon) !== undefined) continue;
    for (let g = roster.first[state.side], end = roster.end[state.side]; g < end; g++) {
      if (!canBeMotivated(state, g, platoon)) continue;
      if (needed(state, platoon, state.at[g]) <= HIGHEST_NEED) return true;
    }
  }
  return false;
}

/** QS-5.1, QS-4.4: whether a commander can try at all. One who withdrew still can (QS-10.8). */
function whyNotCommander(state: State, platoon: number): Refusal | undefined {
  const { roster } = state[SETTING];
  const commander = roster.commanderOf[platoon];
  if (!roster.platoonsOf[state.side].includes(platoon)) return REFUSED.otherCommander;
  // A platoon without a commander has none from the beginning.
  if (commander === -1 || !isActing(state, commander)) {
    return REFUSED.commanderGone;
  }
  if ((state.flags[commander] & IDLE) !== 0) return whyIdle(state, commander);
  return state.attempts[platoon] > 0 ? undefined : REFUSED.noAttempts;
}

/** QS-4.4: it fell back, unless an extension knows better. */
function whyIdle(state: State, group: number): Refusal {
  return state[SETTING].book.extension?.whyIdle?.(state, group) ?? REFUSED.idle;
}

/** QS-5.5: whether a commander may motivate a group at all. */
function isCommandedBy(state: State, group: number, platoon: number): boolean {
  const { roster } = state[SETTING];
  return !state.options.ownPlatoonOnly || roster.platoonOf[group] === platoon;
}

/** QS-5.4, QS-5.5: whether a group would be motivated. */
function canBeMotivated(state: State, group: number, platoon: number): boolean {
  if (!isActing(state, group)) return false;
  if ((state.flags[group] & (ACTED | WITHOUT_AP)) !== 0) return false;
  return isCommandedBy(state, group, platoon);
}

function whyNotMotivate(state: State, platoon: number, square: number): Refusal | undefined {
  const commander = whyNotCommander(state, platoon);
  if (commander !== undefined) return commander;
  if (motivatedBy(state, platoon, square).length === 0) return whyNobody(state, platoon, square);
  return needed(state, platoon, square) > HIGHEST_NEED ? REFUSED.tooFar : undefined;
}

function whyNobody(state: State, platoon: number, square: number): Refusal {
  const present = groupsIn(state, state.side, square);
  if (present.length === 0) return REFUSED.nobodyToMotivate;
  const groups = present.filter((group) => isCommandedBy(state, group, platoon));
  if (groups.length === 0) return REFUSED.ownPlatoon;
  if (groups.every((group) => state.flags[group] & IDLE)) return whyIdle(state, groups[0]);
  const without = groups.every((group) => state.flags[group] & WITHOUT_AP);
  return without ? REFUSED.withdrew : REFUSED.alreadyMotivated;
}

function motivatedBy(state: State, platoon: number, square: number): number[] {
  const { roster } = state[SETTING];
  const groups: number[] = [];
  for (let g = roster.first[state.side], end = roster.end[state.side]; g < end; g++) {
    if (state.at[g] === square && canBeMotivated(state, g, platoon)) groups.push(g);
  }
  return groups;
}

/** QS-5.2: the score that a commander needs. */
export function needed(state: State, platoon: number, square: number): number {
  return sumOf(state[SETTING].book.modifiers.motivation, state, platoon, square);
}

/** QS-5.2: the path. */
export const MOTIVATION_MODIFIERS: Modifiers['motivation'] = [
  {
    rule: 'QS-5.2',
    key: 'path',
    count: (state, platoon, square) =>
      groundOf(state).need(state.at[state[SETTING].roster.commanderOf[platoon]], square),
  },
];

/** QS-5.6: what was rolled, and one more with a commander in the square. */
export const ACTION_POINT_MODIFIERS: Modifiers['actionPoints'] = [
  { rule: 'QS-5.6', key: 'rolled', count: (_state, _square, rolled) => rolled },
  {
    rule: 'QS-5.6',
    key: 'commander',
    count: (state, square) => (isCommanded(state, state.side, square) ? COMMANDER_AP : 0),
  },
];

function attempt(
  state: State,
  platoon: number,
  square: number,
  dice: Dice,
  report: PbiReport,
): void {
  const { board, roster } = state[SETTING];
  state.attempts[platoon]--;
  const needs = needed(state, platoon, square);
  const success = dice.successes(1, needs) === 1;
  report?.({
    type: 'motivation',
    rule: 'QS-5.2',
    side: SIDES[state.side],
    commander: roster.ids[roster.commanderOf[platoon]],
    square: board.names[square],
    dice: [...dice.faces],
    needs,
    reasons: reasonsOf(state[SETTING].book.modifiers.motivation, state, platoon, square),
    success,
  });
  if (success) giveActionPoints(state, platoon, square, dice, report);
}

/** QS-5.6: one die for the square; every group in it has that many AP. */
function giveActionPoints(
  state: State,
  platoon: number,
  square: number,
  dice: Dice,
  report: PbiReport,
): void {
  const { board, roster } = state[SETTING];
  const groups = motivatedBy(state, platoon, square);
  const rolled = dice.die();
  const { actionPoints } = state[SETTING].book.modifiers;
  const ap = sumOf(actionPoints, state, square, rolled);
  for (const group of groups) {
    state.ap[group] = ap;
    state.flags[group] |= ACTED;
  }
  state.stack.push({ type: 'activate' });
  report?.({
    type: 'actionPoints',
    rule: 'QS-5.6',
    side: SIDES[state.side],
    square: board.names[square],
    groups: groups.map((group) => roster.ids[group]),
    dice: [...dice.faces],
    ap,
    reasons: reasonsOf(actionPoints, state, square, rolled),
  });
}

/** Whether a commander of a side is in a square. */
export function isCommanded(state: State, side: SideNumber, square: number): boolean {
  const { roster } = state[SETTING];
  for (let g = roster.first[side], end = roster.end[side]; g < end; g++) {
    if (roster.isCommander[g] && state.at[g] === square && isActing(state, g)) {
      return true;
    }
  }
  return false;
}
