import { ACTED, IDLE, WITHOUT_AP } from '@sandtable/pbi';
import { ABOARD } from '@sandtable/pbi-boats';
import { motivationChance } from './danger.ts';
import { volleyAboard } from './activation.ts';
import { bestFerry } from './ferries.ts';
import { Places } from './places.ts';
import { bookMoves, type Answer } from './question.ts';
import { bestLanding, bestStart } from './sailing.ts';
import { bestStorm } from './storming.ts';
import { planOf } from './walks.ts';
import { WEIGHTS } from './weights.ts';

/** AP that a motivated group may expect, and with its commander beside it. */
const USUAL_AP = 4;
const COMMANDED_AP = 5;
/** The chance of the five that an assault needs, and with a commander. */
const STORMS = 1 / 3;
const STORMS_COMMANDED = 1 / 2;

/** QS-5.1: boats first, so that everybody knows where he is; then the squares that have most of it. */
export const answerMotivate: Answer<'motivate'> = ({ state, us, moves }) => {
  const places = new Places(state, us);
  const start = bestStart(places, moves);
  if (start !== undefined) return start;
  const { board, roster, ground } = places.situation;
  const rest = bookMoves(moves, 'rest')[0];
  let found: (typeof moves)[number] = rest;
  let most: number = WEIGHTS.restless;
  const values = new Map<number, number>();
  for (const move of bookMoves(moves, 'motivate')) {
    const square = board.named(move.square);
    const commander = roster.commanderOf[roster.platoonNamed(move.commander)];
    const chance = motivationChance(ground.need(state.at[commander], square));
    let value = values.get(square);
    if (value === undefined) {
      value = valueOfActing(places, square, state.at[commander] === square);
      values.set(square, value);
    }
    // His own square goes last, since he may be led away from the others by it.
    const gain = chance * value * (state.at[commander] === square ? WEIGHTS.commanderLast : 1);
    if (gain <= most) continue;
    most = gain;
    found = move;
  }
  return found;
};

/** What the groups of a square gain by being motivated, beyond their residual AP. */
function valueOfActing(places: Places, square: number, commanded: boolean): number {
  const { state, ours, enemyHulls, board } = places.situation;
  const ap = commanded ? COMMANDED_AP : USUAL_AP;
  let value = 0;
  const ready = ours[square].filter((group) => (state.flags[group] & (ACTED | WITHOUT_AP)) === 0);
  const gains = new Map(ready.map((group) => [group, planOf(places, group, ap).gain]));
  for (const group of ready) value += (gains.get(group) ?? 0) - planOf(places, group, 1).gain;
  if (ready.length > 0) {
    let storm = 0;
    const targets = [
      ...board.neighbours[square]
        .filter((to) => places.situation.theirs[to].length > 0)
        .map((to) => ({ to, hull: -1 })),
      ...enemyHulls
        .filter((hull) => board.range(state.at[hull], square) <= 1)
        .map((hull) => ({ to: state.at[hull], hull })),
    ];
    for (const target of targets) {
      const found = bestStorm(
        places,
        square,
        target,
        ready,
        () => COMMANDED_AP,
        (group) => gains.get(group) ?? 0,
      );
      storm = Math.max(storm, found?.gain ?? 0);
    }
    value += storm * (commanded ? STORMS_COMMANDED : STORMS);
  }
  return value + valueAboard(places, square, ap) - valueAboard(places, square, 1);
}

/** BT-5.1: what those aboard in a square would shoot at. */
function valueAboard(places: Places, square: number, ap: number): number {
  const { state, ownHulls, enemySquares, enemyHulls } = places.situation;
  let value = 0;
  for (const hull of ownHulls) {
    if (state.at[hull] !== square) continue;
    const marks = [
      ...enemySquares.map((each) => ({ what: 'ashore' as const, square: each, hull: -1 })),
      ...enemyHulls.map((each) => ({
        what: 'troops' as const,
        square: state.at[each],
        hull: each,
      })),
    ].filter((mark) => mark.square !== square && places.situation.sees(square, mark.square));
    const able = (group: number): number =>
      state.status[group] === ABOARD && (state.flags[group] & (ACTED | IDLE)) === 0 ? ap : 0;
    value += Math.max(0, ...marks.map((mark) => volleyAboard(places, hull, mark, able)));
  }
  return value;
}

/** QS-3.5: boats that had nothing to do before, residual AP, landings, ferries, and the end of the turn. */
export const answerResidual: Answer<'residual'> = ({ state, us, moves }) => {
  const places = new Places(state, us);
  const start = bestStart(places, moves);
  if (start !== undefined) return start;
  const { board, ours } = places.situation;
  for (const move of bookMoves(moves, 'use')) {
    const square = board.named(move.square);
    let value = valueAboard(places, square, 1);
    for (const group of ours[square]) {
      if ((state.flags[group] & (ACTED | WITHOUT_AP)) === 0) value += planOf(places, group, 1).gain;
    }
    if (value > WEIGHTS.restless / 10) return move;
  }
  return bestLanding(places, moves) ?? bestFerry(places, moves) ?? bookMoves(moves, 'endTurn')[0];
};
