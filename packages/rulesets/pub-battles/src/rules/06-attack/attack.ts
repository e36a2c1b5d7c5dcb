import { SETTING, type Refusal } from '@sandtable/kernel';
import {
  contactLength,
  distanceApart,
  edgeInContact,
  isBehindFront,
  isNear,
  placedAgainst,
  type BlockEdge,
  type Rectangle,
  rectangleOf,
} from '@sandtable/table';
import {
  blockOf,
  blockWouldBe,
  depthOf,
  frontOf,
  isCombatant,
  isOnMap,
  kindOf,
  sideOfPiece,
  thirdMounted,
} from '../02-pieces/blocks.ts';
import { areInContact } from '../05-disengaging/contacts.ts';
import type { SideIndex } from '../../state/field.ts';
import { groundOf } from '../01-map/ground.ts';
import { couldBeNear } from '../07-sight/pieceReach.ts';
import { hqOf, originOf } from '../04-movement/origins.ts';
import { blocksWay } from '../04-movement/passing.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { whyNotFit } from '../04-movement/footing.ts';
import { DUE, ON_MAP, RESERVE, type State } from '../../state/state.ts';
import { TOUCH } from '../tables.ts';
import { findWay, judgeByWay, type Effort, type Way, type Ways } from '../04-movement/ways.ts';

const REFUSED = {
  cannotAttack: refuse('PB-6.4', 'cannotAttack'),
  hqTarget: refuse('PB-2.4', 'hqTarget'),
  noTarget: refuse('PB-6.2', 'noTarget'),
  outOfRange: refuse('PB-6.1', 'outOfRange'),
  littleContact: refuse('PB-6.2', 'littleContact'),
  inRiver: refuse('PB-6.7', 'attackInRiver'),
  sameAgain: refuse('PB-5.4', 'sameAgain'),
} as const;

/** PB-6.2: an attack that can be made. */
export interface Attack {
  /** Where the attacker stands then. */
  readonly block: Rectangle;
  readonly way: Way;
  /** PB-6.7: it comes over a river. */
  readonly river: boolean;
  /** PB-10.4: it comes from lower ground. */
  readonly uphill: boolean;
  /** PB-10.8: the other enemies that it is in contact with then. */
  readonly others: readonly Met[];
}

/** PB-10.8: an enemy whom an attacker meets besides its target, and with which edge. */
export interface Met {
  readonly enemy: number;
  readonly edge: BlockEdge;
  readonly uphill: boolean;
}

/** PB-6.1: whether a piece is in command range: of its own HQ, or of an army commander. */
export function inCommandRange(state: State, piece: number): boolean {
  const place = state.place[piece];
  // Out of reserve, and onto the map together with its HQ, it begins beside that.
  if (place === RESERVE) return true;
  if (place === DUE && state.place[hqOf(state, state.command[piece])] === DUE) return true;
  const { pieces, commands } = state[SETTING].army;
  const side = sideOfPiece(state, piece);
  const range = thirdMounted(state);
  const block = place === ON_MAP ? blockOf(state, piece) : blockOnEntry(state, piece);
  for (let hq = 0; hq < pieces.length; hq++) {
    if (pieces[hq].kind !== 'hq' || pieces[hq].side !== side) continue;
    const command = state.command[hq];
    if (command !== state.command[piece] && !commands[command].army) continue;
    if (state.place[hq] === ON_MAP && isNear(block, state.x[hq], state.y[hq], range)) return true;
  }
  return false;
}

/** PB-12.9: a piece as it begins the move by which it arrives. */
function blockOnEntry(state: State, piece: number): Rectangle {
  const { x, y, facing } = originOf(state, piece);
  return blockWouldBe(state, piece, x, y, facing);
}

/** PB-6.2: where a piece stands that attacks so. */
export function placeOfAttack(
  state: State,
  piece: number,
  target: number,
  edge: BlockEdge,
  aside: number,
): Rectangle {
  const [front, depth] = [frontOf(state, piece, false), depthOf(state, piece, false)];
  return placedAgainst(blockOf(state, target), edge, front, depth, aside);
}

/** PB-6.5: whether an attacker is in the flank of a defender. */
export function isFlanking(attacker: Rectangle, defender: Rectangle): boolean {
  return isBehindFront(defender, attacker.x, attacker.y);
}

/** PB-6.2: whether a block's front lies against another for more than half of the shorter edge. */
export function isFlushContact(attacker: Rectangle, defender: Rectangle): boolean {
  const edge = edgeInContact(attacker, 'front', defender, TOUCH);
  return edge !== undefined && isFlushAgainst(attacker, defender, edge);
}

function isFlushAgainst(attacker: Rectangle, defender: Rectangle, edge: BlockEdge): boolean {
  const length = edge === 'front' || edge === 'rear' ? defender.width : defender.depth;
  const shorter = Math.min(attacker.width, length);
  return 2 * contactLength(attacker, 'front', defender, edge, TOUCH) > shorter;
}

/** Whether two blocks touch, however little. */
export function touches(a: Rectangle, b: Rectangle): boolean {
  if (
    a.maxX + TOUCH < b.minX ||
    b.maxX + TOUCH < a.minX ||
    a.maxY + TOUCH < b.minY ||
    b.maxY + TOUCH < a.minY
  ) {
    return false;
  }
  return distanceApart(a, b) <= TOUCH;
}

/** PB-6.2: whether a block of that piece would touch an enemy, HQs aside. */
export function touchesEnemy(state: State, piece: number, block: Rectangle): boolean {
  const side = sideOfPiece(state, piece);
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    if (!couldBeNear(state, enemy, block, TOUCH) || !blocksWay(state, enemy, side)) continue;
    if (touches(block, blockOf(state, enemy))) return true;
  }
  return false;
}

/**
 * PB-6.1, PB-6.2, PB-6.4, PB-6.7: how a piece attacks another, its front against that edge, or why it
 * cannot. `inRange` are the pieces that began in command range; null where that is not fixed yet.
 */
export function whyNotAttack(
  state: State,
  piece: number,
  target: number,
  edge: BlockEdge,
  aside: number,
  inRange: readonly number[] | null,
  effort: Effort = 'best',
): Attack | Refusal {
  const kind = kindOf(state, piece);
  if (kind === 'artillery' || !isCombatant(kind)) return REFUSED.cannotAttack;
  if (target < 0 || !isOnMap(state, target)) return REFUSED.noTarget;
  if (sideOfPiece(state, target) === sideOfPiece(state, piece)) return REFUSED.noTarget;
  if (kindOf(state, target) === 'hq') return REFUSED.hqTarget;
  const commanded = inRange === null ? inCommandRange(state, piece) : inRange.includes(piece);
  if (!commanded) return REFUSED.outOfRange;
  const block = placeOfAttack(state, piece, target, edge, aside);
  const defender = blockOf(state, target);
  if (!isFlushAgainst(block, defender, edge)) return REFUSED.littleContact;
  const refusal = whyNotFit(state, piece, block);
  if (refusal !== undefined) return refusal;
  return judgeByWay(effort, (ways) => attackBy(state, piece, target, block, ways));
}

/** PB-6.2, PB-6.7: the attack from a place against its target, by the cheapest of some ways. */
function attackBy(
  state: State,
  piece: number,
  target: number,
  block: Rectangle,
  ways: Ways,
): Attack | Refusal {
  const goal = { kind: 'attack', target } as const;
  const { x, y, facing } = block;
  const way = findWay(state, piece, originOf(state, piece), [x, y], facing, goal, ways);
  if (isRefusal(way)) return way;
  if (isInRiver(state, block) && !way.river) return REFUSED.inRiver;
  const uphill = isUphill(state, way, block, blockOf(state, target));
  const others = metBesides(state, target, way, block);
  // PB-5.4: nor does it meet on its way whom it is leaving.
  if (others.some(({ enemy }) => areInContact(state, piece, enemy))) return REFUSED.sameAgain;
  return { block, way, river: way.river, uphill, others };
}

/** PB-10.8: the enemies that an attacker meets besides its target. */
function metBesides(state: State, target: number, way: Way, block: Rectangle): readonly Met[] {
  return enemiesBefore(state, sideOfPiece(state, target), block, (enemy) => enemy === target).map(
    ({ enemy, edge }) => ({
      enemy,
      edge,
      uphill: isUphill(state, way, block, blockOf(state, enemy)),
    }),
  );
}

const NOBODY: readonly Omit<Met, 'uphill'>[] = [];

/** PB-6.2: the enemies against whom the front of a block lies with most of an edge, in the order of their blocks. */
export function enemiesBefore(
  state: State,
  side: SideIndex,
  block: Rectangle,
  isLeftOut: (enemy: number) => boolean,
): readonly Omit<Met, 'uphill'>[] {
  let found: Omit<Met, 'uphill'>[] | undefined;
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    if (!couldBeNear(state, enemy, block, TOUCH) || isLeftOut(enemy)) continue;
    if (sideOfPiece(state, enemy) !== side || !isOnMap(state, enemy)) continue;
    const other = blockOf(state, enemy);
    const edge = edgeInContact(block, 'front', other, TOUCH);
    if (kindOf(state, enemy) === 'hq' || edge === undefined) continue;
    if (isFlushAgainst(block, other, edge)) (found ??= []).push({ enemy, edge });
  }
  return found?.sort((a, b) => state.block[a.enemy] - state.block[b.enemy]) ?? NOBODY;
}

/** PB-6.7: only a piece that comes over a river may stand in it. */
function isInRiver(state: State, block: Rectangle): boolean {
  return groundOf(state[SETTING].field).terrainUnder(block) === 'river';
}

/**
 * PB-10.4: whether the attacker comes from lower ground than the defender's. Ruling: from where it
 * begins its last leg, or where it stands in the end.
 */
function isUphill(state: State, { points }: Way, block: Rectangle, defender: Rectangle): boolean {
  const ground = groundOf(state[SETTING].field);
  const level = ground.levelUnder(defender);
  if (level === 0) return false;
  if (level > ground.levelUnder(block)) return true;
  const [x, y] = points[points.length - 2];
  return level > ground.levelUnder(rectangleOf(x, y, block.width, block.depth, block.facing));
}

/** PB-6.7, PB-10.4: whether an attack that ends there may come over a river, or from lower ground, by one way and not by another. */
export function dependsOnWay(state: State, piece: number, block: Rectangle): boolean {
  const ground = groundOf(state[SETTING].field);
  // From the plain it is uphill to whoever stands higher, by whatever way.
  if (ground.levelUnder(block) > 0) return true;
  const { x, y, budget } = originOf(state, piece);
  return ground.isRiverWithin(x, y, block.x, block.y, budget + block.depth);
}
