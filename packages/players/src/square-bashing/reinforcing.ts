import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  BOARD,
  stepsBetween,
  WAITING,
  type SquareMove,
  type SquareState,
} from '@sandtable/square-bashing';
import { best } from '../best.ts';
import type { Answer } from './question.ts';

/** SB-10.1: by road where others may follow; the best first, to where they are needed. */
export const answerReinforce: Answer<'reinforce'> = ({ state, us, moves, dice }) =>
  best(moves, (move) => arrivalWorth(state, us, move), dice);

export const answerArrivals: Answer<'arrivals'> = ({ state, us, moves, dice }) =>
  best(moves, (move) => arrivalWorth(state, us, move), dice);

export const answerByRoad: Answer<'byRoad'> = ({ state, us, moves, dice }) =>
  best(moves, (move) => arrivalWorth(state, us, move), dice);

/** What the two that may follow by road are worth. */
const FOLLOWERS = 0.5;
/** What rolling for all comes to, for each that waits. */
const ROLLED = 1 / 6;

function arrivalWorth(state: SquareState, us: SideNumber, move: SquareMove): number {
  const { roster } = state[SETTING];
  if (move.type === 'arrive' || move.type === 'byRoad') {
    const place = needAt(state, us, BOARD.named(move.square));
    const followers = move.type === 'byRoad' ? FOLLOWERS : 0;
    return 1 + worthOf(state, roster.named(move.unit)) + place + followers;
  }
  if (move.type === 'roll') return worthOf(state, roster.named(move.unit));
  if (move.type !== 'rollAll') return 0;
  return ROLLED * state.status.filter((_, unit) => isWaiting(state, us, unit)).length;
}

function isWaiting(state: SquareState, us: SideNumber, unit: number): boolean {
  return state[SETTING].roster.sideOf[unit] === us && state.status[unit] === WAITING;
}

function worthOf(state: SquareState, unit: number): number {
  const { isMain, isProfessional, isReservist, figures } = state[SETTING].roster;
  if (!isMain[unit]) return figures[unit].arm === 'mg' ? 1 : 0.6;
  const whole = 1 - state.lost[unit] / figures[unit].strength;
  return whole * (isProfessional[unit] ? 1.2 : isReservist[unit] ? 0.7 : 1);
}

/** How much more of the enemy than of ours there is where one can get to from that square. */
function needAt(state: SquareState, us: SideNumber, square: number): number {
  const { roster, field } = state[SETTING];
  let need = 0;
  for (const [i, objective] of field.objectives.entries()) {
    let lacking = state.holders[i] === us ? 0 : 1;
    for (let unit = 0; unit < roster.units.length; unit++) {
      const at = state.at[unit];
      if (at === -1 || !roster.isMain[unit] || stepsBetween(at, objective) > 2) continue;
      lacking += roster.sideOf[unit] === otherSide(us) ? 0.5 : -0.5;
    }
    need = Math.max(need, lacking / (2 + stepsBetween(square, objective)));
  }
  return need;
}
