import type { Refusal } from '@sandtable/kernel';
import { distanceApart, placedAgainst, type Rectangle } from '@sandtable/table';
import { touches, whyNotAttack, type Attack } from './attack.ts';
import {
  blockOf,
  blockWouldBe,
  depthOf,
  frontOf,
  isCombatant,
  isOnMap,
  kindOf,
  sideOfPiece,
  thirdFoot,
} from './blocks.ts';
import { findRoadMarch } from './columns.ts';
import { areInContact, isInContact } from './contacts.ts';
import { fieldsOver, mayStayBefore, whyNotEndThere } from './fields.ts';
import type { Place } from './field.ts';
import type { MoveOf } from './moves.ts';
import { originOf } from './origins.ts';
import { isRefusal, refuse } from './refusal.ts';
import { whyNotCarry } from './reserves.ts';
import { whyNotStand } from './standing.ts';
import type { State } from './state.ts';
import { canLead, isKindThatSupports, leadOf, placeBehind, supportOf } from './support.ts';
import { isNight } from './turn.ts';
import { findWay, type Way } from './ways.ts';

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
} as const;

/** Where a piece would stand, and how it gets there. */
export interface March {
  readonly block: Rectangle;
  readonly column: boolean;
  readonly points: readonly Place[];
  readonly cost: number;
}

/** PB-4, PB-5: an ordinary march, or why it cannot be made. */
export function judgeMarch(
  state: State,
  piece: number,
  to: Place,
  facing: number,
): March | Refusal {
  if (state.unpacked[piece] === 1) return REFUSED.unpackedTrain;
  const block = blockWouldBe(state, piece, to[0], to[1], facing);
  const refusal = whyNotEnd(state, piece, block);
  if (refusal !== undefined) return refusal;
  const way = findWay(state, piece, originOf(state, piece), to, facing, MARCH);
  return isRefusal(way) ? way : asMarch(state, piece, block, false, way);
}

const MARCH = { kind: 'march' } as const;

/** PB-4.6: a march by road. */
export function judgeRoad(state: State, piece: number, move: MoveOf<'road'>): March | Refusal {
  if (state.unpacked[piece] === 1) return REFUSED.unpackedTrain;
  const way = findRoadMarch(
    state,
    piece,
    originOf(state, piece),
    move.road,
    move.to,
    move.form,
    move.facing,
  );
  if (isRefusal(way)) return way;
  const column = move.form === 'column';
  return whyNotEnd(state, piece, way.block) ?? asMarch(state, piece, way.block, column, way);
}

function asMarch(
  state: State,
  piece: number,
  block: Rectangle,
  column: boolean,
  { points, cost }: Pick<Way, 'points' | 'cost'>,
): March | Refusal {
  return whyNotCarry(state, piece, cost) ?? { block, column, points, cost };
}

/** Why a piece cannot end its move so, attacks aside. */
function whyNotEnd(state: State, piece: number, block: Rectangle): Refusal | undefined {
  return (
    whyNotStand(state, piece, block) ??
    whyNotNear(state, piece, block) ??
    whyNotInField(state, piece, block)
  );
}

/** PB-6.2: whoever touches an enemy attacks him. PB-12.6: at night one keeps away. */
function whyNotNear(state: State, piece: number, block: Rectangle): Refusal | undefined {
  const side = sideOfPiece(state, piece);
  const night = isNight(state);
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    if (!isOnMap(state, enemy) || sideOfPiece(state, enemy) === side) continue;
    if (kindOf(state, enemy) === 'hq') continue;
    const other = blockOf(state, enemy);
    if (isCombatant(kindOf(state, piece)) && touches(block, other)) return REFUSED.mustAttack;
    if (!night) continue;
    const apart = distanceApart(block, other);
    if (apart >= thirdFoot(state)) continue;
    if (!isOnMap(state, piece) || apart < distanceApart(blockOf(state, piece), other)) {
      return REFUSED.nearAtNight;
    }
  }
  return undefined;
}

/** PB-5.2, PB-5.3: it may not end in a field of fire, unless it supports, or began in it and may stay. */
function whyNotInField(state: State, piece: number, block: Rectangle): Refusal | undefined {
  const side = sideOfPiece(state, piece);
  const over = fieldsOver(state, block, side);
  if (over.length === 0) return undefined;
  if (isBehindFighter(state, piece, block)) return undefined;
  if (!isOnMap(state, piece)) return REFUSED.inField;
  return whyNotEndThere(state, piece, block, fieldsOver(state, blockOf(state, piece), side));
}

/** PB-5.2: directly behind an own piece that is in contact. */
function isBehindFighter(state: State, piece: number, block: Rectangle): boolean {
  const lead = leadOf(state, piece, block);
  return lead >= 0 && isInContact(state, lead);
}

/** PB-5.3: a piece that stands in a field of fire and may not stay there. */
export function mustLeave(state: State, piece: number): boolean {
  if (!isOnMap(state, piece) || isInContact(state, piece)) return false;
  const block = blockOf(state, piece);
  const side = sideOfPiece(state, piece);
  const over = fieldsOver(state, block, side);
  if (over.length === 0 || isBehindFighter(state, piece, block)) return false;
  return !over.every((enemy) => mayStayBefore(state, piece, block, enemy));
}

/** PB-6: an attack, or why it cannot be made. */
export function judgeAttack(
  state: State,
  piece: number,
  target: number,
  move: Pick<MoveOf<'attack'>, 'edge' | 'aside'>,
  inRange: readonly number[] | null,
): Attack | Refusal {
  if (isNight(state)) return REFUSED.noAttackAtNight;
  if (target >= 0 && areInContact(state, piece, target)) return REFUSED.sameAgain;
  return whyNotAttack(state, piece, target, move.edge, move.aside, inRange);
}

/** PB-6.3: directly behind another piece, be it in a field of fire. */
export function judgeSupport(state: State, piece: number, lead: number): March | Refusal {
  if (state.unpacked[piece] === 1) return REFUSED.unpackedTrain;
  if (lead < 0 || lead === piece || sideOfPiece(state, lead) !== sideOfPiece(state, piece)) {
    return REFUSED.noLead;
  }
  if (!canLead(state, lead)) return REFUSED.noLead;
  if (!isKindThatSupports(kindOf(state, piece))) return REFUSED.cannotSupport;
  const support = supportOf(state, lead);
  if (support >= 0 && support !== piece) return REFUSED.supportedAlready;
  const block = placeBehind(state, piece, lead);
  const refusal = whyNotEnd(state, piece, block);
  if (refusal !== undefined) return refusal;
  const { x, y, facing } = block;
  const way = findWay(state, piece, originOf(state, piece), [x, y], facing, MARCH);
  return isRefusal(way) ? way : asMarch(state, piece, block, false, way);
}

/** PB-5.4: in contact it may turn its front to an enemy that touches it. */
export function judgeFace(state: State, piece: number, enemy: number): March | Refusal {
  if (enemy < 0 || !isOnMap(state, piece) || !areInContact(state, piece, enemy)) {
    return REFUSED.notInContact;
  }
  const block = placedAgainst(
    blockOf(state, enemy),
    'front',
    frontOf(state, piece, false),
    depthOf(state, piece, false),
    0,
  );
  const refusal = whyNotStand(state, piece, block);
  return refusal ?? { block, column: false, points: [], cost: 0 };
}
