import { SETTING } from '@sandtable/kernel';
import type { Order } from '../rules/03-turn/acting.ts';
import { whyNotFirst } from '../rules/08-reserves/arranging.ts';
import { blockOf, isCombatant, isOnMap, kindOf, sideOfPiece } from '../rules/02-pieces/blocks.ts';
import { whyNotBombard } from '../rules/07-sight/bombardment.ts';
import { candidateOf, marchCandidates } from './candidates.ts';
import { isInContact } from '../rules/05-disengaging/contacts.ts';
import { firesWithOthers } from '../rules/05-disengaging/crossfire.ts';
import { wayOut } from '../rules/05-disengaging/escapes.ts';
import { whyNotLeave } from '../rules/12-victory/leaving.ts';
import { judgeFace, mustLeave } from '../rules/04-movement/marching.ts';
import type { PubMove } from '../state/moves.ts';
import { isRefusal } from '../rules/refusal.ts';
import { RESERVE, type State } from '../state/state.ts';
import { getsAway } from '../rules/05-disengaging/underFire.ts';
import { tagOf } from '../state/tags.ts';
import { whyNotPack, whyNotRally, whyNotUnpack } from '../rules/09-supply/trains.ts';
import { isNight } from '../rules/03-turn/turn.ts';
import { thinkOfHiding } from './thoughts.ts';
import { facingNow } from '../rules/04-movement/origins.ts';

/** What is proposed for a piece: places to march to, and everything it can do in place of that. */
export function candidatesFor(state: State, frame: Order, piece: number, list: PubMove[]): void {
  const marches: PubMove[] = [];
  marchCandidates(state, frame, piece, marches);
  // PB-5.3: who must get away, and can, does nothing in place of it.
  const isDriven = isOnMap(state, piece) && isDrivenOut(state, frame, piece, marches);
  proposeStaying(state, piece, isDriven, list);
  for (const thought of thinkOfHiding(state, piece)) {
    const move = candidateOf(state, frame, piece, thought);
    if (move !== undefined) list.push(move);
  }
  proposeWork(state, frame, piece, isDriven, list);
  list.push(...marches);
}

/** PB-5.3: what a piece can do that need not get away, but for marches and hiding; each is quickly judged. */
export function inPlaceOfMarches(state: State, frame: Order, piece: number, list: PubMove[]): void {
  proposeStaying(state, piece, false, list);
  proposeWork(state, frame, piece, false, list);
}

/** PB-5.4, PB-8.1, PB-9.1: to turn to an enemy, to the head of its reserve, and to rally. */
function proposeStaying(state: State, piece: number, isDriven: boolean, list: PubMove[]): void {
  if (state.place[piece] === RESERVE) return proposeInReserve(state, piece, list);
  if (!isOnMap(state, piece)) return;
  if (isInContact(state, piece)) proposeFacing(state, piece, list);
  if (isDriven || !isCombatant(kindOf(state, piece))) return;
  const facing = state.facing[piece];
  if (whyNotRally(state, piece, facing) !== undefined) return;
  list.push({ type: 'rally', piece: tagOf(state, piece), facing });
}

/** PB-7.1, PB-9.3, PB-12.10: what guns do, and trains, and who leaves the battle. */
function proposeWork(
  state: State,
  frame: Order,
  piece: number,
  isDriven: boolean,
  list: PubMove[],
): void {
  if (!isOnMap(state, piece)) return;
  const kind = kindOf(state, piece);
  if (kind === 'artillery' && !isNight(state)) {
    proposeTargets(state, piece, list, (target) => {
      return !isDriven || firesWithOthers(state, frame, piece, target);
    });
  }
  if (kind === 'train') proposePacking(state, piece, isDriven, list);
  if (isNearEdge(state, piece) && whyNotLeave(state, piece, 'plain') === undefined) {
    list.push({ type: 'leave', piece: tagOf(state, piece) });
  }
}

/** PB-9.3 */
function proposePacking(state: State, piece: number, isDriven: boolean, list: PubMove[]): void {
  const tag = tagOf(state, piece);
  if (!isDriven && whyNotUnpack(state, piece, sideOfPiece(state, piece)) === undefined) {
    list.push({ type: 'unpack', piece: tag });
  }
  if (whyNotPack(state, piece) === undefined) list.push({ type: 'pack', piece: tag });
}

/** PB-8.1, PB-9.1: to the head of its reserve, and to rally where it is. */
function proposeInReserve(state: State, piece: number, list: PubMove[]): void {
  const tag = tagOf(state, piece);
  const facing = facingNow(state, piece);
  if (whyNotFirst(state, piece) === undefined) list.push({ type: 'first', piece: tag });
  if (whyNotRally(state, piece, facing) === undefined) {
    list.push({ type: 'rally', piece: tag, facing });
  }
}

/** PB-5.3: whether it must leave where it is, and can; some way out is then among its marches. */
function isDrivenOut(state: State, frame: Order, piece: number, marches: PubMove[]): boolean {
  if (!mustLeave(state, piece)) return false;
  if (getsAway(marches)) return true;
  const out = wayOut(state, frame, piece);
  if (out !== undefined) marches.push(out);
  return out !== undefined;
}

/** PB-7.1: in the order of their blocks, since any other would say something about them. */
function proposeTargets(
  state: State,
  piece: number,
  list: PubMove[],
  mayStay: (target: number) => boolean,
): void {
  const targets: number[] = [];
  for (let target = 0; target < state.place.length; target++) {
    if (!isOnMap(state, target) || sideOfPiece(state, target) === sideOfPiece(state, piece)) {
      continue;
    }
    if (whyNotBombard(state, piece, target) !== undefined || !mayStay(target)) continue;
    targets.push(target);
  }
  targets.sort((a, b) => state.block[a] - state.block[b]);
  for (const target of targets) {
    list.push({ type: 'bombard', piece: tagOf(state, piece), target: tagOf(state, target) });
  }
}

/** PB-5.4 */
function proposeFacing(state: State, piece: number, list: PubMove[]): void {
  for (const { attacker, defender, edge } of state.contacts) {
    if (defender !== piece || edge === 'front') continue;
    if (isRefusal(judgeFace(state, piece, attacker))) continue;
    list.push({ type: 'face', piece: tagOf(state, piece), target: tagOf(state, attacker) });
  }
}

/** Only there the way off the map is worth looking for. */
function isNearEdge(state: State, piece: number): boolean {
  const { minX, minY, maxX, maxY } = blockOf(state, piece);
  const { map, rates } = state[SETTING].field;
  const reach = rates.mounted;
  return minX < reach || minY < reach || maxX > map.width - reach || maxY > map.height - reach;
}
