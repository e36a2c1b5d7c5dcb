import { SETTING } from '@sandtable/kernel';
import {
  cosine,
  distanceSquared,
  overlap,
  sine,
  sweptBy,
  toWhole,
  UNIT,
  type Polygon,
  type Rectangle,
  rectangleOf,
} from '@sandtable/table';
import {
  blockOf,
  depthOf,
  frontOf,
  isCombatant,
  isOnMap,
  kindOf,
  sideOfPiece,
} from '../02-pieces/blocks.ts';
import { isInContact } from '../05-disengaging/contacts.ts';
import type { PubReport } from '../../state/definition.ts';
import { groundOf } from '../01-map/ground.ts';
import { avoidsMarsh } from '../04-movement/legs.ts';
import { becomeSpent, destroy } from '../10-combat/losses.ts';
import { passes } from '../04-movement/passing.ts';
import { refOf, standingOf } from '../../state/mentions.ts';
import { callSupport, leavePlace, supportInSight } from '../06-attack/relief.ts';
import { settleAt } from '../02-pieces/settling.ts';
import type { State } from '../../state/state.ts';
import { COLUMN_WIDTH, INCH, TOUCH } from '../tables.ts';

/** PB-11.2: how far beyond its way a piece goes on to get clear of baggage, and in which steps. */
const PAST_TRAINS = INCH;
const STEP = INCH / 8;

/** A piece as it goes back: turned so, in that direction, in line or in column. */
export interface Going {
  readonly piece: number;
  readonly facing: number;
  readonly direction: number;
  readonly column: boolean;
}

/** So far in a direction from where a piece stands. */
function blockAfter(state: State, going: Going, length: number): Rectangle {
  const { piece, facing, direction, column } = going;
  return rectangleOf(
    state.x[piece] + toWhole((length * sine(direction)) / UNIT),
    state.y[piece] + toWhole((length * cosine(direction)) / UNIT),
    frontOf(state, piece, column),
    depthOf(state, piece, column),
    facing,
  );
}

/**
 * PB-11.1, PB-11.2: where a piece ends that goes back so far; over own baggage it goes on until it is
 * clear of it. Undefined where the enemy, the ground or the edge of the map stops it.
 */
export function endOfWay(state: State, going: Going, length: number): Rectangle | undefined {
  for (let more = 0; more <= PAST_TRAINS; more += STEP) {
    const end = blockAfter(state, going, length + more);
    if (liesOnBaggage(state, going.piece, end)) continue;
    return isOpen(state, going, end) ? end : undefined;
  }
  return undefined;
}

/** Whether a block would lie on own baggage. */
function liesOnBaggage(state: State, piece: number, block: Rectangle): boolean {
  const side = sideOfPiece(state, piece);
  for (let other = 0; other < state.place.length; other++) {
    if (other === piece || kindOf(state, other) !== 'train' || !isOnMap(state, other)) continue;
    if (sideOfPiece(state, other) === side && overlap(block, blockOf(state, other))) return true;
  }
  return false;
}

/** PB-11.1, PB-4.4, PB-4.5: no river without a crossing, no marsh for its kind, no enemy in the way. */
function isOpen(state: State, going: Going, end: Rectangle): boolean {
  const { piece, facing } = going;
  const ground = groundOf(state[SETTING].field);
  const side = sideOfPiece(state, piece);
  const [x, y] = [state.x[piece], state.y[piece]];
  if (!ground.isWhollyOnMap(end) || ground.stopsAtRiver(x, y, end.x, end.y)) return false;
  const terrain = ground.terrainUnder(end);
  if (terrain === 'river') return false;
  if (avoidsMarsh(kindOf(state, piece))) {
    if (terrain === 'marsh' || ground.touchesMarsh(x, y, end.x, end.y)) return false;
  }
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    if (!isOnMap(state, enemy) || sideOfPiece(state, enemy) === side) continue;
    if (kindOf(state, enemy) !== 'hq' && overlap(end, blockOf(state, enemy))) return false;
  }
  const { width, depth } = end;
  const { x: fromX, y: fromY } = blockAfter(state, going, startOf(state, going));
  met.length = 0;
  return (
    passes(
      state,
      side,
      fromX,
      fromY,
      facing,
      width,
      depth,
      end.x - fromX,
      end.y - fromY,
      -1,
      met,
    ) &&
    (met.length === 0 || fitsThrough(state, fromX, fromY, end))
  );
}

/** PB-4.6: a line is deeper than a column is wide: it forms clear of those who touch the column's side. */
function startOf(state: State, { piece, column }: Going): number {
  if (column || state.column[piece] === 0) return 0;
  return Math.ceil((depthOf(state, piece, false) - COLUMN_WIDTH) / 2);
}

/** The enemies that are in the way, at least with a part of it. Used anew by each call. */
const met: number[] = [];

/** In how many places a half of a block is tried. */
const PLACES = 16;

/**
 * PB-11.1: whether most of a piece in one part fits past those it meets: half of its front, wherever in
 * it. Between an enemy before it and one behind it, it has no room to turn.
 */
function fitsThrough(state: State, x: number, y: number, end: Rectangle): boolean {
  const { width, depth, facing } = end;
  const half = Math.ceil(width / 2);
  for (let i = 0; i <= PLACES; i++) {
    const aside = (i / PLACES - 0.5) * (width - half);
    const start = rectangleOf(
      x + toWhole((aside * cosine(facing)) / UNIT),
      y - toWhole((aside * sine(facing)) / UNIT),
      half,
      depth,
      facing,
    );
    const passed = sweptBy(start, end.x - x, end.y - y);
    if (met.every((enemy) => !overlap(passed, blockOf(state, enemy), TOUCH))) return true;
  }
  return false;
}

/**
 * PB-11.2: own pieces in the way become Spent and are pushed ahead in the same direction until they
 * are clear, and push others in turn. `passing` are those that it passes: its support. Those beside
 * which it turns about are behind it when it goes, not in its way. `pushers` push it themselves.
 */
export function pushOthers(
  state: State,
  going: Going,
  end: Rectangle,
  passing: readonly number[],
  pushers: readonly number[],
  report: PubReport,
): void {
  const { piece, facing, direction } = going;
  const [x, y] = [state.x[piece], state.y[piece]];
  const start = rectangleOf(x, y, end.width, end.depth, facing);
  const passed = sweptBy(start, end.x - x, end.y - y);
  const isInWay = (other: number): boolean => {
    if (passing.includes(other)) return false;
    const block = blockOf(state, other);
    return (overlap(passed, block, TOUCH) && !overlap(start, block)) || overlap(end, block);
  };
  const chain = [...pushers, piece];
  // One that was not in the way may be pushed into it by another. All go ahead, so this ends.
  for (let other = nextOwn(state, chain, isInWay); other >= 0;) {
    push(state, other, passed, direction, chain, report);
    other = nextOwn(state, chain, isInWay);
  }
}

/** The nearest other fighting piece of the same side for which something is so; -1 for none. */
function nextOwn(
  state: State,
  besides: readonly number[],
  isSo: (piece: number) => boolean,
): number {
  const mover = besides[besides.length - 1];
  const { x, y, block } = state;
  let nearest = -1;
  let least = Infinity;
  for (let piece = 0; piece < state.place.length; piece++) {
    if (!isOnMap(state, piece) || sideOfPiece(state, piece) !== sideOfPiece(state, mover)) continue;
    if (!isCombatant(kindOf(state, piece)) || besides.includes(piece)) continue;
    const far = distanceSquared(x[mover], y[mover], x[piece], y[piece]);
    // Of those equally far the lower block: the order of the pieces would tell who they are.
    if (far > least || (far === least && block[nearest] < block[piece]) || !isSo(piece)) continue;
    nearest = piece;
    least = far;
  }
  return nearest;
}

/**
 * PB-11.2: one piece is pushed; where there is no room for it, it is destroyed. PB-6.3: it leaves its
 * contacts to its support, which it passes unless that leaves it no room.
 */
function push(
  state: State,
  piece: number,
  passed: Polygon,
  direction: number,
  pushers: readonly number[],
  report: PubReport,
): void {
  becomeSpent(state, piece, 'PB-11.2', report);
  const column = state.column[piece] === 1;
  const going: Going = { piece, facing: state.facing[piece], direction, column };
  const support = isInContact(state, piece)
    ? callSupport(state, piece, report)
    : supportInSight(state, piece, pushers);
  const length = lengthUntilClear(state, going, passed);
  const beyond = support < 0 ? undefined : endBeyond(state, going, length, support);
  const end = beyond ?? endOfWay(state, going, length);
  leavePlace(state, piece, support);
  if (end === undefined) return destroy(state, piece, 'PB-11.2', report);
  pushOthers(state, going, end, beyond === undefined ? [] : [support], pushers, report);
  const from = standingOf(state, piece);
  settleAt(state, piece, end, report);
  report?.({
    type: 'pushed',
    rule: 'PB-11.2',
    // It is no baggage train, nor is its support.
    ...((state.known[piece] === 0 || (support >= 0 && state.known[support] === 0)) && {
      reveals: true,
    }),
    piece: refOf(state, piece),
    from,
    to: standingOf(state, piece),
  });
}

/** Where a piece ends that goes so far, and on until it is clear of its support. */
function endBeyond(
  state: State,
  going: Going,
  length: number,
  support: number,
): Rectangle | undefined {
  const block = blockOf(state, support);
  if (!overlap(block, blockAfter(state, going, length))) return endOfWay(state, going, length);
  return endOfWay(state, going, lengthUntilClear(state, going, block, length));
}

/** How far a piece must go to be clear of what overlaps it. Both are convex: once clear, it stays clear. */
function lengthUntilClear(state: State, going: Going, passed: Polygon, from = 0): number {
  let clear = from + 1;
  while (overlap(passed, blockAfter(state, going, clear))) clear *= 2;
  let blocked = from;
  while (clear - blocked > 1) {
    const middle = (clear + blocked) >> 1;
    if (overlap(passed, blockAfter(state, going, middle))) blocked = middle;
    else clear = middle;
  }
  return clear;
}
