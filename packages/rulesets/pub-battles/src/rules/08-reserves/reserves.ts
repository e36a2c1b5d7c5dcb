import { SETTING, type Refusal } from '@sandtable/kernel';
import {
  cosine,
  overlap,
  sine,
  touchesSegment,
  toWhole,
  UNIT,
  wrapDegrees,
  type Rectangle,
} from '@sandtable/table';
import { touchesEnemy } from '../06-attack/attack.ts';
import {
  blockOf,
  blockWouldBe,
  isCombatant,
  isOnMap,
  kindOf,
  sideOfPiece,
} from '../02-pieces/blocks.ts';
import type { Place } from '../../state/field.ts';
import type { PubReport } from '../../state/definition.ts';
import { groundOf } from '../01-map/ground.ts';
import { BLOCKED } from '../04-movement/legs.ts';
import { blocksWay } from '../04-movement/passing.ts';
import { hiddenBehind } from './ranks.ts';
import { refOf, standingOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import { ROUNDING, whyNotStand } from '../04-movement/footing.ts';
import { ON_MAP, RESERVE, type State } from '../../state/state.ts';
import { OBLIQUE } from '../tables.ts';
import { byBlock, giveBlock } from '../../state/tags.ts';
import { goneAlong, leadsIntoMarsh, leadsPastEnemies, type Trail } from '../04-movement/trails.ts';

const REFUSED = {
  carries: refuse('PB-8.2', 'reservePace'),
  carriesMoved: refuse('PB-8.2', 'reserveMoved'),
} as const;

/** PB-8.1: the pieces that an HQ hides, front first. */
export function reserveOf(state: State, hq: number): number[] {
  return kindOf(state, hq) === 'hq' ? hiddenBehind(state, state.command[hq]) : [];
}

/**
 * PB-8.2: an HQ goes nowhere, and no further, than what it hides could go; an army commander who has been
 * joined by pieces of other Commands in this turn, or who have rallied there, stays with them.
 */
export function whyNotCarry(
  state: State,
  piece: number,
  trail: Trail,
  cost: number,
): Refusal | undefined {
  for (let other = 0; other < state.place.length; other++) {
    if (state.behind[other] !== state.command[piece]) continue;
    const hasActed = state.moved[other] === 1 && state.stood[other] === 0;
    if (hasActed && cost > 0) return REFUSED.carriesMoved;
    if (goneAlong(state, other, trail).left < 0) return REFUSED.carries;
    if (leadsIntoMarsh(state, other, trail)) return BLOCKED.marsh;
    if (!leadsPastEnemies(state, other, trail)) return BLOCKED.enemy;
  }
  return undefined;
}

/** Takes a piece off the map; its place on it is forgotten. */
export function takeOff(state: State, piece: number, place: number): void {
  state.place[piece] = place;
  state.behind[piece] = -1;
  state.rank[piece] = 0;
  state.carried[piece] = -1;
  state.x[piece] = 0;
  state.y[piece] = 0;
  state.facing[piece] = 0;
  state.block[piece] = 0;
  state.column[piece] = 0;
  state.known[piece] = 0;
  state.spotted[piece] = 0;
  // PB-12.6: what has become of it is seen now.
  if (place !== RESERVE) state.fallen[piece] = 0;
}

/** A piece comes onto the map, and gets the number of its block. */
export function comeOut(state: State, piece: number): void {
  const hq = state.behind[piece];
  // PB-8.2: what it would have paid for the way of its HQ stays paid.
  state.carried[piece] = hq >= 0 && state.trails[hq] !== null ? hq : -1;
  state.place[piece] = ON_MAP;
  state.behind[piece] = -1;
  // PB-7.5: a Spent block lies with its face up.
  if (state.spent[piece] === 1 && isCombatant(kindOf(state, piece))) state.known[piece] = 1;
  state.rank[piece] = 0;
  giveBlock(state, piece);
}

/** Places a piece as near as can be to where it should stand, and gives its block a number. */
export function setDown(
  state: State,
  piece: number,
  x: number,
  y: number,
  facing: number,
  around: Around,
): boolean {
  const spot = freeSpot(state, piece, x, y, facing, around);
  if (spot === undefined) return false;
  [state.x[piece], state.y[piece], state.facing[piece]] = spot;
  comeOut(state, piece);
  return true;
}

/**
 * PB-2.4: HQs of the enemy that a piece has come to stand on are pushed back toward their lines: behind
 * them, if there is room. An own one has only made room for a reserve (PB-8.4) in the meantime.
 */
export function pushHqs(state: State, piece: number, report: PubReport): void {
  const block = blockOf(state, piece);
  const side = sideOfPiece(state, piece);
  const isOwn = (hq: number): boolean => sideOfPiece(state, hq) === side;
  const isUnder = (hq: number): boolean =>
    hq !== piece && overlap(block, blockOf(state, hq), isOwn(hq) ? ROUNDING : 0);
  for (const hq of hqsWhere(state, isUnder)) {
    shiftAside(state, hq, report, isOwn(hq) ? ALL_AROUND : OBLIQUE);
  }
}

const NONE: readonly number[] = [];

/**
 * The HQs on the map for which something is so, in the order of their blocks: that of the pieces would
 * tell which is whose.
 */
export function hqsWhere(state: State, isSo: (hq: number) => boolean): readonly number[] {
  let found: number[] | undefined;
  for (let hq = 0; hq < state.place.length; hq++) {
    if (kindOf(state, hq) !== 'hq' || !isOnMap(state, hq) || !isSo(hq)) continue;
    (found ??= []).push(hq);
  }
  return found?.sort(byBlock(state)) ?? NONE;
}

/** PB-2.4: an HQ that stands in the way of others goes where there is room, nearest first. */
export function shiftAside(state: State, hq: number, report: PubReport, spread = ALL_AROUND): void {
  state.column[hq] = 0;
  const [fromX, fromY, facing] = [state.x[hq], state.y[hq], state.facing[hq]];
  const spot =
    freeSpot(state, hq, fromX, fromY, facing, { spread }) ??
    freeSpot(state, hq, fromX, fromY, facing, {});
  if (spot === undefined) return;
  const [x, y] = spot;
  if (x === state.x[hq] && y === state.y[hq]) return;
  state.x[hq] = x;
  state.y[hq] = y;
  report?.({
    type: 'hqPushed',
    rule: 'PB-2.4',
    piece: refOf(state, hq),
    to: standingOf(state, hq),
  });
}

/** How far apart the places are that are tried, and how many rings of them. */
const STEP = 250;
const RINGS = 24;
/** And beyond those, where the whole map is looked over. */
const FAR_STEP = 1000;
/** To either hand of straight back, in degrees. */
const ALL_AROUND = 180;

/** Where a piece may be put down. */
export interface Around {
  /** So far to either hand of straight back, in degrees. */
  readonly spread?: number;
  /** PB-4.4, PB-4.5: where it comes from; the place itself unless it says otherwise. */
  readonly from?: Place;
  /** PB-4.4: nowhere in buildings. */
  readonly outside?: boolean;
  /** PB-8.3: as far off as the map goes, where there is no room near by. */
  readonly anywhere?: boolean;
}

/** The nearest place around a point where a piece can stand, turned as wanted; rings of places outward. */
export function freeSpot(
  state: State,
  piece: number,
  x: number,
  y: number,
  facing: number,
  { spread = ALL_AROUND, from = [x, y], outside = false, anywhere = false }: Around,
): [number, number, number] | undefined {
  const back = wrapDegrees(facing + 180);
  const { width, height } = state[SETTING].field.map;
  const last = anywhere ? RINGS + Math.ceil((width + height) / FAR_STEP) : RINGS;
  for (let ring = 0; ring <= last; ring++) {
    const near = Math.min(ring, RINGS);
    const away = near * STEP + (ring - near) * FAR_STEP;
    const count = ring === 0 ? 1 : 8 * near;
    for (let i = 0; i < count; i++) {
      // Behind comes before beside, and beside before ahead.
      const off = Math.trunc((360 * ((i + 1) >> 1)) / count);
      if (off > spread) break;
      const turn = wrapDegrees(back + (i % 2 === 0 ? off : -off));
      const spotX = x + toWhole((away * sine(turn)) / UNIT);
      const spotY = y + toWhole((away * cosine(turn)) / UNIT);
      const block = blockWouldBe(state, piece, spotX, spotY, facing);
      if (whyNotStand(state, piece, block) !== undefined) continue;
      if (touchesEnemy(state, piece, block) || isCutOff(state, piece, from, block)) continue;
      if (outside && groundOf(state[SETTING].field).terrainUnder(block) === 'town') continue;
      return [spotX, spotY, facing];
    }
  }
  return undefined;
}

/** PB-4.4, PB-4.5: whether a river without a crossing, or an enemy, lies between; HQs slip past enemies (PB-2.4). */
export function isCutOff(
  state: State,
  piece: number,
  [fromX, fromY]: Place,
  { x, y }: Rectangle,
): boolean {
  if (x === fromX && y === fromY) return false;
  if (groundOf(state[SETTING].field).stopsAtRiver(fromX, fromY, x, y)) return true;
  if (kindOf(state, piece) === 'hq') return false;
  const side = sideOfPiece(state, piece);
  for (let enemy = 0; enemy < state.place.length; enemy++) {
    if (!blocksWay(state, enemy, side)) continue;
    if (touchesSegment(blockOf(state, enemy), fromX, fromY, x, y)) return true;
  }
  return false;
}
