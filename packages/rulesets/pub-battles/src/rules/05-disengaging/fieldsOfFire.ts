import { otherSide, SETTING, type Refusal } from '@sandtable/kernel';
import {
  cosine,
  isMostlyInside,
  polygonOf,
  sine,
  toWhole,
  UNIT,
  wrapDegrees,
  type Point,
  type Polygon,
  type Rectangle,
} from '@sandtable/table';
import { blockOf, entryOf, isOnMap, kindOf, sideOfPiece, thirdFoot } from '../02-pieces/blocks.ts';
import type { SideIndex } from '../../state/field.ts';
import { groundOf } from '../01-map/ground.ts';
import { couldBeNear } from '../07-sight/pieceReach.ts';
import { refuse } from '../refusal.ts';
import { knownArm } from '../07-sight/spotting.ts';
import type { State } from '../../state/state.ts';
import { KIND, KINDS, OBLIQUE, type Arm } from '../tables.ts';

const REFUSED = {
  inField: refuse('PB-5.2', 'inField'),
  mustLeave: refuse('PB-5.3', 'mustLeave'),
} as const;

/** PB-5.1: the arms that have a field of fire. */
const FIRING: ReadonlySet<Arm> = new Set(
  KINDS.filter((kind) => KIND[kind].field).map((kind) => KIND[kind].arm),
);

/** Corners are rounded, and the middle of a block with them. */
const ROUNDING = 2;

const NONE: readonly number[] = [];

interface Wedge {
  readonly block: Rectangle;
  readonly range: number;
  readonly polygon: Polygon;
}

/** By piece, its last field of fire. */
const wedges: Wedge[] = [];

/**
 * PB-5.1: the field of fire of a piece on the map: ahead of its front, opening 45 degrees outward at
 * each front corner. What it cannot see of it is not taken off.
 */
export function fieldOf(state: State, piece: number): Polygon {
  const block = blockOf(state, piece);
  const range = thirdFoot(state);
  const known = wedges[piece];
  if (known?.block === block && known.range === range) return known.polygon;
  const polygon = wedgeOf(block, range);
  wedges[piece] = { block, range, polygon };
  return polygon;
}

/** The arcs at both ends are drawn with two points between their ends. */
function wedgeOf({ xs, ys, facing }: Rectangle, range: number): Polygon {
  const points: Point[] = [{ x: xs[0], y: ys[0] }];
  const step = OBLIQUE / 3;
  for (let turn = -OBLIQUE; turn <= 0; turn += step) points.push(ahead(xs[0], ys[0], turn));
  for (let turn = 0; turn <= OBLIQUE; turn += step) points.push(ahead(xs[1], ys[1], turn));
  points.push({ x: xs[1], y: ys[1] });
  return polygonOf(points);

  function ahead(x: number, y: number, turn: number): Point {
    const degrees = wrapDegrees(facing + turn);
    return {
      x: x + toWhole((range * sine(degrees)) / UNIT),
      y: y + toWhole((range * cosine(degrees)) / UNIT),
    };
  }
}

/**
 * PB-5.1, PB-7.4: whether that side has to reckon with a field of fire: also where it cannot tell, as of
 * something mounted that may be dragoons.
 */
export function hasField(state: State, owner: number, viewer: SideIndex): boolean {
  const kind = kindOf(state, owner);
  if (entryOf(state, owner).field) return true;
  if (kind === 'hq' || state.known[owner] === 1) return false;
  const arm = knownArm(state, owner, viewer);
  if (arm === 'mounted') return mayHaveDragoons(state, sideOfPiece(state, owner));
  return arm === null || FIRING.has(arm);
}

/** PB-7.4, PB-12.8: where the orders of battle are public, one knows of an army that has none. */
function mayHaveDragoons({ [SETTING]: { field, army } }: State, side: SideIndex): boolean {
  if (field.free !== null) return true;
  return army.pieces.some((piece) => piece.kind === 'dragoons' && piece.side === side);
}

/** PB-5.1: whether most of a block is in the field of fire of a piece, as far as that sees. */
export function isInFieldOf(
  state: State,
  owner: number,
  block: Rectangle,
  viewer: SideIndex,
): boolean {
  if (!isOnMap(state, owner) || !couldBeNear(state, owner, block, thirdFoot(state))) return false;
  const own = blockOf(state, owner);
  // What is mostly on one side of a line has its middle there, and most blocks are behind the front.
  const { facing, depth } = own;
  const up = ((block.x - own.x) * sine(facing) + (block.y - own.y) * cosine(facing)) / UNIT;
  const ahead = up - depth / 2;
  if (ahead < -ROUNDING || ahead > thirdFoot(state) + ROUNDING) return false;
  return (
    isMostlyInside(block, fieldOf(state, owner)) &&
    hasField(state, owner, viewer) &&
    groundOf(state[SETTING].field).sees(own, block)
  );
}

/** PB-5.2: the enemies of a side in whose fields of fire most of a block is, of those that are near. */
export function fieldsOver(
  state: State,
  block: Rectangle,
  side: SideIndex,
  among = state[SETTING].ofSide[otherSide(side)],
): readonly number[] {
  let found: number[] | undefined;
  for (let i = 0; i < among.length; i++) {
    const owner = among[i];
    if (sideOfPiece(state, owner) === side || kindOf(state, owner) === 'hq') continue;
    if (isInFieldOf(state, owner, block, side)) (found ??= []).push(owner);
  }
  return found ?? NONE;
}

/** PB-10.4: in woods or buildings, or on a hill and higher than where it comes from. */
export function hasCover(state: State, block: Rectangle, from: Rectangle): boolean {
  const ground = groundOf(state[SETTING].field);
  const terrain = ground.terrainUnder(block);
  if (terrain === 'woods' || terrain === 'town') return true;
  const level = ground.levelUnder(block);
  return level > 0 && level > ground.levelUnder(from);
}

/**
 * PB-5.3: whether a piece that began its move in the field of fire of that enemy may end in it: under
 * cover, or while another own piece of the same Command attacks or has bombarded that enemy.
 */
export function mayStayBefore(
  state: State,
  piece: number,
  block: Rectangle,
  enemy: number,
): boolean {
  for (const { gun, target } of state.bombarded) {
    if (target === enemy && gun !== piece) return true;
  }
  if (hasCover(state, block, blockOf(state, enemy))) return true;
  const command = state.command[piece];
  for (const { attacker, defender } of state.contacts) {
    if (defender !== enemy || attacker === piece) continue;
    if (state.command[attacker] === command) return true;
  }
  return false;
}

/**
 * PB-5.2, PB-5.3: why a piece that neither attacks nor supports cannot end its move so. A field that it
 * comes into is named first: in the order of the pieces the answer would tell who they are.
 */
export function whyNotEndThere(
  state: State,
  piece: number,
  block: Rectangle,
  begunIn: readonly number[],
): Refusal | undefined {
  const over = fieldsOver(state, block, sideOfPiece(state, piece));
  if (over.some((enemy) => !begunIn.includes(enemy))) return REFUSED.inField;
  const mayStay = over.every((enemy) => mayStayBefore(state, piece, block, enemy));
  return mayStay ? undefined : REFUSED.mustLeave;
}
