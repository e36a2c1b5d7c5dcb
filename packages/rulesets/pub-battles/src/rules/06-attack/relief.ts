import { cosine, distanceApart, sine, UNIT } from '@sandtable/table';
import { blockOf, isOnMap, sideOfPiece } from '../02-pieces/blocks.ts';
import { isInContact } from '../05-disengaging/contacts.ts';
import type { PubReport } from '../../state/definition.ts';
import { handOver, leaveFight } from '../10-combat/leads.ts';
import { refOf, sizeOf, standingOf } from '../../state/mentions.ts';
import { comeOut, hqsWhere, reserveOf } from '../08-reserves/reserves.ts';
import { settleAt } from '../02-pieces/settling.ts';
import { whyNotFit } from '../04-movement/footing.ts';
import { RESERVE, type State } from '../../state/state.ts';
import { canLead, canSupport, placeBehind, supportOf } from './support.ts';
import { SUPPORT_GAP } from '../tables.ts';

/**
 * PB-6.3, PB-6.6, PB-8.4: who can take the place of a lead; -1 for nobody. It may still be in reserve.
 * A piece that is in contact itself supports nobody.
 */
export function reliefOf(state: State, lead: number): number {
  for (const { attacker, defender, enveloped } of state.contacts) {
    if (enveloped === true && (defender === lead || attacker === lead)) return -1;
  }
  const support = supportOf(state, lead);
  if (support >= 0) return isInContact(state, support) ? -1 : support;
  return reserveBehind(state, lead);
}

/** PB-8.4: the first piece in the reserve of an HQ directly behind a lead, if it can support. */
function reserveBehind(state: State, lead: number): number {
  if (!canLead(state, lead)) return -1;
  const side = sideOfPiece(state, lead);
  const isThere = (hq: number): boolean =>
    sideOfPiece(state, hq) === side && isDirectlyBehind(state, hq, lead);
  for (const hq of hqsWhere(state, isThere)) {
    const piece = reserveOf(state, hq).at(0);
    if (piece === undefined || !canSupport(state, piece)) continue;
    const block = placeBehind(state, piece, lead);
    if (whyNotFit(state, piece, block, [hq]) === undefined) return piece;
  }
  return -1;
}

function isDirectlyBehind(state: State, hq: number, lead: number): boolean {
  const block = blockOf(state, lead);
  const [dx, dy] = [state.x[hq] - block.x, state.y[hq] - block.y];
  const ahead = (dx * sine(block.facing) + dy * cosine(block.facing)) / UNIT;
  const aside = (dx * cosine(block.facing) - dy * sine(block.facing)) / UNIT;
  if (ahead > -block.depth / 2 || Math.abs(aside) > block.width / 2) return false;
  return distanceApart(block, blockOf(state, hq)) <= SUPPORT_GAP;
}

/**
 * PB-6.3: the support of a lead that is about to leave its place; -1 for none. PB-8.4: one that was in
 * reserve comes out behind it, its HQ shifted aside.
 */
export function callSupport(state: State, lead: number, report: PubReport): number {
  const support = reliefOf(state, lead);
  if (support < 0 || state.place[support] !== RESERVE) return support;
  const block = placeBehind(state, support, lead);
  comeOut(state, support);
  settleAt(state, support, block, report, true);
  report?.({
    type: 'appeared',
    rule: 'PB-8.4',
    reveals: true,
    piece: refOf(state, support),
    to: standingOf(state, support),
    size: sizeOf(state, support),
  });
  return support;
}

/**
 * PB-6.3: the support on the map of a lead that goes though it is not in contact, pushed by some or falling
 * back (PB-11.4); -1 for none. A reserve stays hidden where nobody fights (PB-8.4), and who falls back
 * itself takes no place.
 */
export function supportInSight(
  state: State,
  lead: number,
  pushers: readonly number[] = [],
): number {
  const support = supportOf(state, lead);
  if (support < 0 || pushers.includes(support) || isInContact(state, support)) return -1;
  const isGoing = state.stack.some(
    (frame) => frame.type === 'giveWay' && frame.left.some(([piece]) => piece === support),
  );
  return isGoing ? -1 : support;
}

/**
 * PB-6.3: a lead is about to leave its place, or to be destroyed in it. Its support has its contacts
 * until it has decided; without one (-1) they are broken.
 */
export function leavePlace(state: State, lead: number, support: number): void {
  // Who was about to take a place himself has nothing to leave.
  if (support < 0 || isAboutToRelieve(state, lead)) return leaveFight(state, lead);
  handOver(state, lead, support);
  const [x, y, facing] = [state.x[lead], state.y[lead], state.facing[lead]];
  state.stack.push({ type: 'relieve', support, lead, x, y, facing });
}

/** PB-11.4: leads have fought, and supports take part as well. */
export function takePart(state: State, leads: readonly number[]): void {
  for (const piece of leads) {
    state.fought[piece] = 1;
    const support = reliefOf(state, piece);
    if (support >= 0 && isOnMap(state, support)) state.fought[support] = 1;
  }
}

/** PB-6.3: whether a support has yet to decide whether it takes the place of its lead. */
export function isAboutToRelieve({ stack }: State, piece: number): boolean {
  return stack.some((frame) => frame.type === 'relieve' && frame.support === piece);
}
