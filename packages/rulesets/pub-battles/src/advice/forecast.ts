import { topFrame, type Forecast } from '@sandtable/kernel';
import { isOnMap, sideOfPiece, thirdOf } from '../rules/02-pieces/blocks.ts';
import { combatOf } from '../rules/10-combat/combat.ts';
import type { SideIndex } from '../state/field.ts';
import { isFight } from '../rules/10-combat/leads.ts';
import type { PubMove } from '../state/moves.ts';
import { reliefOf } from '../rules/06-attack/relief.ts';
import { DESTROYED, type State } from '../state/state.ts';
import { TOUCH } from '../rules/tables.ts';
import { pieceTagged } from '../state/tags.ts';

/**
 * The odds of a bombardment, and of the next round of a combat: what it costs either side. One round
 * only: pieces can miss for ever, so all of a combat is no tree of rolls that ends (`odds.ts` has it).
 */
export function forecast(
  state: State,
  side: SideIndex,
  move: PubMove,
): Forecast<State> | undefined {
  if (move.type === 'bombard') return bombardment(state, pieceTagged(state, move.target), side);
  if (move.type === 'resolve') {
    return nextRound(state, combatOf(state, move.defender) ?? [], 1, side);
  }
  const fight = state.stack.find(isFight);
  if (fight === undefined) return undefined;
  const until = fight.type === 'stand' ? fight.round + 1 : fight.round;
  return nextRound(state, fight.leads, until, side);
}

function bombardment(state: State, target: number, side: SideIndex): Forecast<State> {
  const pieces = withSupports(state, [target]);
  return {
    settled: (after) => after.outcome !== null || topFrame(after).type !== 'relieve',
    measure: (after) => measure(state, after, pieces, side),
  };
}

/** Until everybody has fired in that round, or the combat is over; the next may have begun by then. */
function nextRound(
  state: State,
  leads: readonly number[],
  until: number,
  side: SideIndex,
): Forecast<State> {
  const pieces = withSupports(state, leads);
  return {
    settled(after) {
      if (after.outcome !== null) return true;
      const fight = after.stack.find(isFight);
      if (fight === undefined || !fight.leads.some((lead) => pieces.includes(lead))) return true;
      return topFrame(after).type === 'stand' && fight.round >= until;
    },
    measure: (after) => measure(state, after, pieces, side),
  };
}

function withSupports(state: State, leads: readonly number[]): number[] {
  const all = leads.flatMap((lead) => [lead, reliefOf(state, lead)]);
  return [...new Set(all)].filter((piece) => piece >= 0 && isOnMap(state, piece));
}

/** What became of pieces of either side: how many became Spent, retreated, or were destroyed. */
function measure(
  before: State,
  after: State,
  pieces: readonly number[],
  side: SideIndex,
): Record<string, number> {
  const found = {
    enemySpent: 0,
    enemyRetreats: 0,
    enemyDestroyed: 0,
    ownSpent: 0,
    ownRetreats: 0,
    ownDestroyed: 0,
  };
  for (const piece of pieces) {
    const whose = sideOfPiece(before, piece) === side ? 'own' : 'enemy';
    if (after.place[piece] >= DESTROYED) found[`${whose}Destroyed`]++;
    else if (hasGoneBack(before, after, piece)) found[`${whose}Retreats`]++;
    else if (after.spent[piece] > before.spent[piece]) found[`${whose}Spent`]++;
  }
  return found;
}

/** Who retreats goes a third of its rate; a support that takes the lead does not go so far. */
function hasGoneBack(before: State, after: State, piece: number): boolean {
  const [dx, dy] = [after.x[piece] - before.x[piece], after.y[piece] - before.y[piece]];
  const least = thirdOf(before, piece) - TOUCH;
  return dx * dx + dy * dy >= least * least;
}
