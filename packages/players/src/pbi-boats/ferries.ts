import { goersOf } from '@sandtable/pbi-boats';
import type { Places } from './places.ts';
import { boatMoves, type Chosen } from './question.ts';
import { Voyage } from './voyage.ts';
import { WEIGHTS } from './weights.ts';

/** BT-4.1: those who are better off aboard than ashore, or on another boat, the most that is gained first. */
export function bestFerry(places: Places, moves: readonly Chosen[]): Chosen | undefined {
  const { situation } = places;
  const { roster, state } = situation;
  // Aboard in this turn, ashore in the next, and something to be done there in the one after.
  if (situation.turnsToCome(situation.us) < 2) return undefined;
  let found: Chosen | undefined;
  let most: number = WEIGHTS.embark;
  for (const move of [
    ...boatMoves(moves, 'boats:embarkAll'),
    ...boatMoves(moves, 'boats:embark'),
    ...boatMoves(moves, 'boats:changeAll'),
    ...boatMoves(moves, 'boats:change'),
  ]) {
    const party = goersOf(state, move)?.pieces ?? [];
    if (party.some((piece) => roster.kindOf[piece].isGear)) continue;
    const boat = roster.named(move.boat);
    const isChange = move.type === 'boats:change' || move.type === 'boats:changeAll';
    const now = isChange ? new Voyage(places, boat) : undefined;
    const then = new Voyage(places, isChange ? roster.named(move.into) : boat, party);
    let gain = 0;
    for (const group of party) {
      gain += then.aboard(group) - (now?.aboard(group) ?? ashore(places, group));
    }
    if (gain <= most) continue;
    most = gain;
    found = move;
  }
  return found;
}

/** What a group has of staying ashore: fear alone drives nobody back aboard. */
function ashore(places: Places, group: number): number {
  const at = places.situation.state.at[group];
  return places.at(group, at) + places.fear(group, at);
}
