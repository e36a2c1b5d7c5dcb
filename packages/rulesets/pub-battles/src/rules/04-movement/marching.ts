import type { Refusal } from '@sandtable/kernel';
import { distanceApart, placedAgainst, type Rectangle } from '@sandtable/table';
import { touches, whyNotAttack, type Attack } from '../06-attack/attack.ts';
import {
  blockOf,
  blockWouldBe,
  depthOf,
  frontOf,
  isOnMap,
  kindOf,
  sideOfPiece,
  thirdFoot,
} from '../02-pieces/blocks.ts';
import { findRoadMarch } from './columns.ts';
import { areInContact, isInContact } from '../05-disengaging/contacts.ts';
import { fieldsOver, mayStayBefore, whyNotEndThere } from '../05-disengaging/fieldsOfFire.ts';
import type { Place } from '../../state/field.ts';
import type { MoveOf } from '../../state/moves.ts';
import { comesNearAtNight } from '../12-victory/nearness.ts';
import { originOf } from './origins.ts';
import { couldBeNear, piecesNear } from '../07-sight/pieceReach.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { whyNotCarry } from '../08-reserves/reserves.ts';
import { whyNotFit, whyNotStand } from './footing.ts';
import type { State } from '../../state/state.ts';
import {
  canLead,
  isKindThatSupports,
  leadOf,
  placeBehind,
  supportOf,
} from '../06-attack/support.ts';
import { TOUCH } from '../tables.ts';
import type { Trail } from './trails.ts';
import { isNight } from '../03-turn/turn.ts';
import { findWay, judgeByWay, type Effort, type Way, type Ways } from './ways.ts';

const REFUSED = {
  unpackedTrain: refuse('PB-9.3', 'unpackedTrain'),
  mustAttack: refuse('PB-6.2', 'mustAttack'),
  inField: refuse('PB-5.2', 'inField'),
  nearAtNight: refuse('PB-12.6', 'nearAtNight'),
  noAttackAtNight: refuse('PB-12.6', 'noAttackAtNight'),
  sameAgain: refuse('PB-5.4', 'sameAgain'),
  noLead: refuse('PB-6.3', 'noLead'),
  cannotSupport: refuse('PB-6.4', 'cannotSupport'),
  supportedAlready: refuse('PB-6.3', 'supportedAlready'),
  notInContact: refuse('PB-5.4', 'notInContact'),
  stillInField: refuse('PB-5.4', 'stillInField'),
} as const;

const NONE: readonly number[] = [];

/** Where a piece would stand, and how it gets there. */
export interface March {
  readonly block: Rectangle;
  readonly column: boolean;
  readonly points: readonly Place[];
  /** PB-4.4: how it faces on its legs across country; along a road it is in column. */
  readonly facings: readonly number[];
  readonly cost: number;
  /** PB-8.2: of an HQ, how those whom it hides go along; null for all others. */
  readonly trail: Trail | null;
}

/** PB-4, PB-5: an ordinary march, or why it cannot be made. */
export function judgeMarch(
  state: State,
  piece: number,
  to: Place,
  facing: number,
  effort: Effort = 'best',
): March | Refusal {
  if (state.unpacked[piece] === 1) return REFUSED.unpackedTrain;
  const block = blockWouldBe(state, piece, to[0], to[1], facing);
  return whyNotEnd(state, piece, block) ?? marchTo(state, piece, block, effort);
}

/** PB-4: across country to where it may end. */
function marchTo(state: State, piece: number, block: Rectangle, effort: Effort): March | Refusal {
  const origin = originOf(state, piece);
  const { x, y, facing } = block;
  return judgeByWay(effort, (ways) => {
    const way = findWay(state, piece, origin, [x, y], facing, MARCH, ways);
    return isRefusal(way) ? way : asMarch(state, piece, block, way);
  });
}

const MARCH = { kind: 'march' } as const;

/** PB-4.6: a march by road. */
export function judgeRoad(
  state: State,
  piece: number,
  move: MoveOf<'road'>,
  effort: Effort = 'best',
): March | Refusal {
  if (state.unpacked[piece] === 1) return REFUSED.unpackedTrain;
  return judgeByWay(effort, (ways) => roadMarchBy(state, piece, move, ways));
}

function roadMarchBy(
  state: State,
  piece: number,
  move: MoveOf<'road'>,
  ways: Ways,
): March | Refusal {
  const origin = originOf(state, piece);
  const { road, to, form, facing } = move;
  const way = findRoadMarch(state, piece, origin, road, to, form, facing, ways);
  if (isRefusal(way)) return way;
  const column = move.form === 'column';
  const { block, points, facings, cost, approach, length, changes } = way;
  const refusal = whyNotEnd(state, piece, block, column);
  if (refusal !== undefined) return refusal;
  const across = points.slice(0, approach);
  if (comesNearAtNight(state, piece, across)) return REFUSED.nearAtNight;
  if (kindOf(state, piece) !== 'hq') return { block, column, points, facings, cost, trail: null };
  const trail = { facing: origin.facing, points: across, road: length, changes, column };
  return whyNotCarry(state, piece, trail, cost) ?? { block, column, points, facings, cost, trail };
}

function asMarch(state: State, piece: number, block: Rectangle, way: Way): March | Refusal {
  const { points, facings, cost } = way;
  if (comesNearAtNight(state, piece, points)) return REFUSED.nearAtNight;
  if (kindOf(state, piece) !== 'hq') {
    return { block, column: false, points, facings, cost, trail: null };
  }
  const { facing, column } = originOf(state, piece);
  const trail = { facing, points, road: 0, changes: column ? 1 : 0, column: false };
  return (
    whyNotCarry(state, piece, trail, cost) ?? { block, column: false, points, facings, cost, trail }
  );
}

/** Why a piece cannot end its move so, attacks aside. PB-5.2: who supports a fight may be near the enemy. */
function whyNotEnd(
  state: State,
  piece: number,
  block: Rectangle,
  column = false,
): Refusal | undefined {
  // All that is asked here is about those that are near: they are looked for once.
  const near = piecesNear(state, block, thirdFoot(state));
  const refusal = whyNotStand(state, piece, block, NONE, near);
  if (refusal !== undefined) return refusal;
  if (!column && isBehindFighter(state, piece, block)) return whyStillIn(state, piece, block);
  return whyNotNear(state, piece, block, near) ?? whyNotInField(state, piece, block, near);
}

/**
 * PB-6.2: whoever touches an enemy attacks him. PB-12.6: at night one keeps away. Whom it touches is
 * named first: in the order of the pieces the answer would tell who they are.
 */
function whyNotNear(
  state: State,
  piece: number,
  block: Rectangle,
  near: readonly number[],
): Refusal | undefined {
  let refusal: Refusal | undefined;
  const side = sideOfPiece(state, piece);
  const night = isNight(state);
  const reach = night ? thirdFoot(state) : TOUCH;
  for (const enemy of near) {
    if (sideOfPiece(state, enemy) === side || kindOf(state, enemy) === 'hq') continue;
    if (!couldBeNear(state, enemy, block, reach)) continue;
    const other = blockOf(state, enemy);
    if (kindOf(state, piece) !== 'hq' && touches(block, other)) return REFUSED.mustAttack;
    if (!night) continue;
    const apart = distanceApart(block, other);
    if (apart >= thirdFoot(state)) continue;
    if (!isOnMap(state, piece) || apart < distanceApart(blockOf(state, piece), other)) {
      refusal = REFUSED.nearAtNight;
    }
  }
  return refusal;
}

/** PB-5.2, PB-5.3: it may not end in a field of fire, unless it began in it and may stay. */
function whyNotInField(
  state: State,
  piece: number,
  block: Rectangle,
  near: readonly number[],
): Refusal | undefined {
  const side = sideOfPiece(state, piece);
  const over = fieldsOver(state, block, side, near);
  if (over.length === 0) return undefined;
  if (!isOnMap(state, piece)) return REFUSED.inField;
  const begunIn = fieldsOver(state, blockOf(state, piece), side);
  return whyNotEndThere(state, piece, block, begunIn) ?? whyStillIn(state, piece, block);
}

/** PB-5.4: who leaves a contact leaves that field of fire, whatever would let others stay, support too. */
function whyStillIn(state: State, piece: number, block: Rectangle): Refusal | undefined {
  if (!isOnMap(state, piece) || !isInContact(state, piece)) return undefined;
  const over = fieldsOver(state, block, sideOfPiece(state, piece));
  return over.some((enemy) => areInContact(state, piece, enemy)) ? REFUSED.stillInField : undefined;
}

/** PB-5.2, PB-6.3: directly behind an own piece that is in contact, as its one support. */
function isBehindFighter(state: State, piece: number, block: Rectangle): boolean {
  if (state.contacts.length === 0 || !isKindThatSupports(kindOf(state, piece))) return false;
  const lead = leadOf(state, piece, block);
  if (lead < 0 || !isInContact(state, lead)) return false;
  const support = supportOf(state, lead);
  return support < 0 || support === piece;
}

/** PB-5.3: a piece that stands in a field of fire and may not stay there. */
export function mustLeave(state: State, piece: number): boolean {
  if (!isOnMap(state, piece) || isInContact(state, piece)) return false;
  const block = blockOf(state, piece);
  const side = sideOfPiece(state, piece);
  const over = fieldsOver(state, block, side);
  if (over.length === 0) return false;
  if (state.column[piece] === 0 && isBehindFighter(state, piece, block)) return false;
  return !over.every((enemy) => mayStayBefore(state, piece, block, enemy));
}

/** PB-6: an attack, or why it cannot be made. */
export function judgeAttack(
  state: State,
  piece: number,
  target: number,
  move: Pick<MoveOf<'attack'>, 'edge' | 'aside'>,
  inRange: readonly number[] | null,
  effort: Effort = 'best',
): Attack | Refusal {
  if (isNight(state)) return REFUSED.noAttackAtNight;
  if (target >= 0 && areInContact(state, piece, target)) return REFUSED.sameAgain;
  return whyNotAttack(state, piece, target, move.edge, move.aside, inRange, effort);
}

/** PB-6.3: directly behind another piece, be it in a field of fire. */
export function judgeSupport(
  state: State,
  piece: number,
  lead: number,
  effort: Effort = 'best',
): March | Refusal {
  if (state.unpacked[piece] === 1) return REFUSED.unpackedTrain;
  if (lead < 0 || lead === piece || sideOfPiece(state, lead) !== sideOfPiece(state, piece)) {
    return REFUSED.noLead;
  }
  if (!canLead(state, lead)) return REFUSED.noLead;
  if (!isKindThatSupports(kindOf(state, piece))) return REFUSED.cannotSupport;
  const support = supportOf(state, lead);
  if (support >= 0 && support !== piece) return REFUSED.supportedAlready;
  const block = placeBehind(state, piece, lead);
  return whyNotEnd(state, piece, block) ?? marchTo(state, piece, block, effort);
}

/**
 * PB-5.4: in contact it may turn its front to an enemy that touches it. Ruling: to the middle of that
 * one's front. Where they stand front to front, or it is the attacker, it stays as it is.
 */
export function judgeFace(state: State, piece: number, enemy: number): March | Refusal {
  if (enemy < 0 || !isOnMap(state, piece) || !areInContact(state, piece, enemy)) {
    return REFUSED.notInContact;
  }
  if (state.unpacked[piece] === 1) return REFUSED.unpackedTrain;
  const isFlanked = state.contacts.some(
    ({ attacker, defender, edge }) => attacker === enemy && defender === piece && edge !== 'front',
  );
  const block = isFlanked
    ? placedAgainst(
        blockOf(state, enemy),
        'front',
        frontOf(state, piece, false),
        depthOf(state, piece, false),
        0,
      )
    : blockOf(state, piece);
  const refusal = isFlanked ? whyNotFit(state, piece, block) : undefined;
  if (refusal !== undefined) return refusal;
  const column = !isFlanked && state.column[piece] === 1;
  return { block, column, points: [], facings: [], cost: 0, trail: null };
}
