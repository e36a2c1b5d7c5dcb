import {
  message,
  otherSide,
  SETTING,
  type Part,
  type Problem,
  type SideNumber,
} from '@sandtable/kernel';
import { BEYOND, FACE_LETTERS, faceTo, rowsFromEdge } from '../rules/01-board/field.ts';
import { hasRoom } from '../rules/01-board/occupation.ts';
import {
  COLUMNS,
  DEPLOYMENT_ROWS,
  FIGURES,
  MAIN_UNITS_A_SQUARE,
  MGS_A_SQUARE,
  MOST_TURNS,
  MOST_UNITS,
  OTHER_UNITS_A_SQUARE,
  SIDES,
} from '../rules/tables.ts';
import { BOARD, kindOf } from '../state/names.ts';
import type { Force } from '../state/roster.ts';
import { stand } from '../state/census.ts';
import {
  ATTACKER,
  cloneState,
  DEFENDER,
  DEPLOYING,
  DISPLACED,
  holds,
  LOST,
  ON_FOOT,
  WINNING,
  type State,
} from '../state/state.ts';
import type { SquareScenario } from './scenarioFile.ts';

function problem(path: string, key: string, parts?: Record<string, Part>): Problem {
  return { path, message: message(`scenario.${key}`, parts) };
}

/** SB-1.2, SB-11.2: roads meet, rivers lie between neighbours, objectives are four squares. */
export function checkField(file: SquareScenario, problems: Problem[]): void {
  for (const [name, letters] of Object.entries(file.roads ?? {})) {
    for (const [face, letter] of FACE_LETTERS.entries()) {
      const beyond = BEYOND[4 * BOARD.named(name) + face];
      if (!letters.includes(letter) || beyond === -1) continue;
      const opposite = FACE_LETTERS[(face + 2) % 4];
      if (file.roads?.[BOARD.names[beyond]]?.includes(opposite)) continue;
      problems.push(problem(`roads.${name}`, 'roadEnds', { square: BOARD.names[beyond] }));
    }
  }
  for (const [i, [one, other]] of (file.rivers ?? []).entries()) {
    if (faceTo(BOARD.named(one), BOARD.named(other)) === -1) {
      problems.push(problem(`rivers[${i}]`, 'riverBetween'));
    }
  }
  for (const [i, name] of file.objectives.entries()) {
    if (file.objectives.indexOf(name) < i) {
      problems.push(problem(`objectives[${i}]`, 'twice', { id: name }));
    }
  }
}

/** SB-11.1, SB-1.5: who begins where, and that everybody has room who is to be deployed. */
export function checkForces({ forces }: SquareScenario, problems: Problem[]): void {
  for (const [side, name] of SIDES.entries()) {
    const { squares = {}, deploy = [], reserve = [] } = forces[name];
    const path = `forces.${name}`;
    for (const [square, words] of Object.entries(squares)) {
      const rows = rowsFromEdge(side as SideNumber, BOARD.named(square));
      if (rows >= DEPLOYMENT_ROWS[name]) {
        problems.push(problem(`${path}.squares.${square}`, 'startRows'));
      }
      if (isCrowded(words)) problems.push(problem(`${path}.squares.${square}`, 'crowded'));
    }
    const standing = Object.values(squares).flat();
    const all = standing.length + deploy.length + reserve.length;
    if (all > MOST_UNITS / 2) problems.push(problem(path, 'manyUnits', { most: MOST_UNITS / 2 }));
    if (![...standing, ...deploy].some((word) => kindOf(word) !== 'command')) {
      problems.push(problem(path, 'noUnits'));
    }
    if (!hasSpace(forces[name], DEPLOYMENT_ROWS[name])) {
      problems.push(problem(`${path}.deploy`, 'noSpace'));
    }
  }
}

function countArms(words: readonly string[]): { main: number; mgs: number; others: number } {
  const arms = words.map((word) => FIGURES[kindOf(word)].arm);
  const main = arms.filter((arm) => arm === 'foot' || arm === 'horse').length;
  const others = arms.filter((arm) => arm !== 'command').length - main;
  return { main, mgs: arms.filter((arm) => arm === 'mg').length, others };
}

/** SB-1.5 */
function isCrowded(words: readonly string[]): boolean {
  const { main, mgs, others } = countArms(words);
  return main > MAIN_UNITS_A_SQUARE || mgs > MGS_A_SQUARE || others > OTHER_UNITS_A_SQUARE;
}

/** MGs are deployed before guns and vehicles, so that those cannot take the last places for them. */
function hasSpace({ squares = {}, deploy = [] }: Force, rows: number): boolean {
  const free = { main: 0, mgs: 0, others: 0 };
  const stacks = Object.values(squares);
  const empty = Array.from({ length: rows * COLUMNS - stacks.length }, () => []);
  for (const words of [...stacks, ...empty]) {
    const { main, mgs, others } = countArms(words);
    free.main += MAIN_UNITS_A_SQUARE - main;
    free.others += OTHER_UNITS_A_SQUARE - others;
    free.mgs += Math.min(MGS_A_SQUARE - mgs, OTHER_UNITS_A_SQUARE - others);
  }
  const wanted = countArms(deploy);
  return wanted.main <= free.main && wanted.mgs <= free.mgs && wanted.others <= free.others;
}

/** SB-2.2: however slowly the countdown runs, the last turn can be written down. */
export function checkTurn({ turn, countdown }: State, problems: Problem[]): void {
  const limit = MOST_TURNS - countdown;
  if (turn <= limit) return;
  problems.push({ path: 'position.turn', message: message('problem.maximum', { limit }) });
}

/** SB-1.4, SB-1.5: what a position says of its units can be. */
export function checkUnits(state: State, problems: Problem[]): void {
  const { roster } = state[SETTING];
  for (const [unit, id] of roster.ids.entries()) {
    const { strength, arm } = roster.figures[unit];
    const status = state.status[unit];
    const flags = state.flags[unit];
    const bad =
      (state.lost[unit] >= strength && status !== LOST) ||
      (state.lost[unit] > 0 && status === DEPLOYING) ||
      // SB-10.2: who is not on the board has no markers.
      ((state.casualties[unit] > 0 || flags !== 0) && state.at[unit] === -1) ||
      ((flags & ON_FOOT) !== 0 && arm !== 'horse') ||
      ((flags & WINNING) !== 0 && !roster.isMain[unit]) ||
      ((flags & DISPLACED) !== 0 && !roster.isCommand[unit]);
    if (bad) problems.push(problem('position.units', 'unitState', { id }));
    if (state.at[unit] === -1) continue;
    if (roster.isCommand[unit] && isCaught(state, unit)) {
      problems.push(problem('position.units', 'shared', { square: nameAt(state, unit) }));
    }
    // A unit that is on its way may pass a full square.
    const passes = state.stack.some((frame) => frame.type === 'march' && frame.unit === unit);
    if (!passes && !hasRoomBeside(state, unit)) {
      problems.push(problem('position.units', 'crowdedSquare', { square: nameAt(state, unit) }));
    }
  }
  for (const [square, name] of BOARD.names.entries()) {
    if (holds(state, ATTACKER, square) && holds(state, DEFENDER, square)) {
      problems.push(problem('position.units', 'shared', { square: name }));
    }
  }
}

/** SB-1.5: whether a higher command is where the enemy is, and not about to be driven off. */
function isCaught(state: State, unit: number): boolean {
  const enemy = otherSide(state[SETTING].roster.sideOf[unit]);
  return (
    holds(state, enemy, state.at[unit]) &&
    !state.stack.some((frame) => frame.type === 'displace' && frame.unit === unit)
  );
}

/** Whether those in the square besides a unit leave it room, not counting one that only passes. */
function hasRoomBeside(state: State, unit: number): boolean {
  const passing = state.stack.find((frame) => frame.type === 'march');
  if (passing?.type !== 'march' || state.at[passing.unit] !== state.at[unit]) {
    return hasRoom(state, unit, state.at[unit]);
  }
  const without = cloneState(state);
  stand(without, passing.unit, -1);
  return hasRoom(without, unit, state.at[unit]);
}

function nameAt({ at }: State, unit: number): string {
  return BOARD.names[at[unit]];
}
