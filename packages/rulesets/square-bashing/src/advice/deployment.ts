import { SETTING } from '@sandtable/kernel';
import { NEAR, rowsFromEdge, stepsBetween } from '../rules/01-board/field.ts';
import { COLUMNS, HASTY, TRENCHES } from '../rules/tables.ts';
import { DEFENDER, holds, unitsIn, type State } from '../state/state.ts';

/**
 * How well a unit is deployed in a square: infantry on objectives and in defences, one each before a second;
 * machine guns with infantry; guns behind it; higher command where most squares hear it. The attacker spreads along
 * his row, towards the objectives.
 */
export function deploymentWorth(state: State, unit: number, square: number): number {
  const { roster, field } = state[SETTING];
  const side = roster.sideOf[unit];
  const there = unitsIn(state, side, square);
  const main = there.filter((each) => roster.isMain[each]).length;
  const others = there.length - main;
  const away = Math.min(...field.objectives.map((objective) => awayFrom(side, square, objective)));
  const dug = Math.min(state.defences[square], TRENCHES) / HASTY;
  const shelter = 4 * dug + (field.isCover[square] || field.isHill[square] ? 2 : 0);
  const forward = rowsFromEdge(side, square);
  if (roster.isMain[unit]) {
    const held = side === DEFENDER && away === 0 ? 10 : 0;
    return held + shelter + forward - 3 * away - 7 * main;
  }
  const escorted = main > 0 ? 8 : 0;
  if (roster.isCommand[unit]) {
    // SB-9.2: in the square and next to it.
    const heard = NEAR[square].filter((near) => holds(state, side, near)).length;
    return escorted + heard - 2 * forward;
  }
  if (roster.figures[unit].arm === 'gun') {
    return escorted + (field.isHill[square] ? 3 : 0) - 3 * forward - away - 3 * others;
  }
  return escorted + shelter + forward - 2 * away - 3 * others;
}

/** How far it is to an objective: for the attacker, whose row is given, by columns alone. */
function awayFrom(side: number, square: number, objective: number): number {
  if (side === DEFENDER) return stepsBetween(square, objective);
  return Math.abs((square % COLUMNS) - (objective % COLUMNS));
}
