import type { Refusal } from '@sandtable/kernel';
import { cosine, overlap, sine, toWhole, UNIT, wrapDegrees } from '@sandtable/table';
import { touchesEnemy } from './attack.ts';
import { blockOf, blockWouldBe, isCombatant, isOnMap, kindOf, sideOfPiece } from './blocks.ts';
import { isInContact } from './contacts.ts';
import type { PubReport } from './frameRules.ts';
import { BLOCKED } from './legs.ts';
import { hiddenBehind, joinReserve } from './ranks.ts';
import { refOf, standingOf } from './refs.ts';
import { isRefusal, refuse } from './refusal.ts';
import { isSpotted } from './spotting.ts';
import { ROUNDING, whyNotStand } from './standing.ts';
import { ON_MAP, RESERVE, type State } from './state.ts';
import { OBLIQUE } from './tables.ts';
import { giveBlock } from './tags.ts';
import { originOf } from './origins.ts';
import { goneAlong, leadsIntoMarsh, type Trail } from './trails.ts';
import { findWay, judgeByWay } from './ways.ts';

const REFUSED = {
  noHq: refuse('PB-8.1', 'reserveHq'),
  cannotHide: refuse('PB-8.1', 'cannotHide'),
  hqSeen: refuse('PB-8.3', 'hqSeen'),
  inContact: refuse('PB-8.2', 'hideContact'),
  carries: refuse('PB-8.2', 'reservePace'),
  carriesMoved: refuse('PB-8.2', 'reserveMoved'),
  unpacked: refuse('PB-9.3', 'unpackedTrain'),
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
    if (state.moved[other] === 1 && cost > 0) return REFUSED.carriesMoved;
    if (goneAlong(state, other, trail).left < 0) return REFUSED.carries;
    if (leadsIntoMarsh(state, other, trail)) return BLOCKED.marsh;
  }
  return undefined;
}

/** PB-8.1, PB-2.5: whether an HQ may hide a piece: that of its Command, or an army commander's. */
function canKeep(state: State, hq: number, piece: number): boolean {
  if (hq < 0 || kindOf(state, hq) !== 'hq' || !isOnMap(state, hq)) return false;
  if (sideOfPiece(state, hq) !== sideOfPiece(state, piece)) return false;
  const command = state.command[hq];
  return command === state.command[piece] || state.army.commands[command].army;
}

/** PB-8.2: into reserve, by moving to an HQ. */
export function whyNotHide(state: State, piece: number, hq: number): Refusal | undefined {
  if (kindOf(state, piece) === 'hq' || !isOnMap(state, piece)) return REFUSED.cannotHide;
  if (!canKeep(state, hq, piece)) return REFUSED.noHq;
  if (state.unpacked[piece] === 1) return REFUSED.unpacked;
  if (isInContact(state, piece)) return REFUSED.inContact;
  if (isSpotted(state, hq)) return REFUSED.hqSeen;
  const origin = originOf(state, piece);
  const to = [state.x[hq], state.y[hq]] as const;
  const way = judgeByWay('any', (ways) =>
    findWay(state, piece, origin, to, state.facing[hq], HIDE, ways),
  );
  return isRefusal(way) ? way : undefined;
}

const HIDE = { kind: 'hide' } as const;

export function hide(state: State, piece: number, hq: number, report: PubReport): void {
  report?.({
    type: 'vanished',
    rule: 'PB-8.2',
    piece: refOf(state, piece),
    from: standingOf(state, piece),
    where: 'reserve',
  });
  takeOff(state, piece, RESERVE);
  joinReserve(state, piece, state.command[hq]);
  state.moved[piece] = 1;
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
): boolean {
  const spot = freeSpot(state, piece, x, y, facing);
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
  for (let hq = 0; hq < state.place.length; hq++) {
    if (hq === piece || !isOnMap(state, hq) || kindOf(state, hq) !== 'hq') continue;
    const isOwn = sideOfPiece(state, hq) === side;
    if (!overlap(block, blockOf(state, hq), isOwn ? ROUNDING : 0)) continue;
    shiftAside(state, hq, report, isOwn ? ALL_AROUND : OBLIQUE);
  }
}

/** PB-2.4: an HQ that stands in the way of others goes where there is room, nearest first. */
export function shiftAside(state: State, hq: number, report: PubReport, spread = ALL_AROUND): void {
  state.column[hq] = 0;
  const [fromX, fromY, facing] = [state.x[hq], state.y[hq], state.facing[hq]];
  const spot =
    freeSpot(state, hq, fromX, fromY, facing, spread) ??
    freeSpot(state, hq, fromX, fromY, facing, ALL_AROUND);
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
/** To either hand of straight back, in degrees. */
const ALL_AROUND = 180;

/**
 * The nearest place around a point where a piece can stand, turned as wanted; rings of places outward,
 * so far to either hand of straight back.
 */
export function freeSpot(
  state: State,
  piece: number,
  x: number,
  y: number,
  facing: number,
  spread = ALL_AROUND,
): [number, number, number] | undefined {
  const back = wrapDegrees(facing + 180);
  for (let ring = 0; ring <= RINGS; ring++) {
    const count = ring === 0 ? 1 : 8 * ring;
    for (let i = 0; i < count; i++) {
      // Behind comes before beside, and beside before ahead.
      const off = Math.trunc((360 * ((i + 1) >> 1)) / count);
      if (off > spread) break;
      const turn = wrapDegrees(back + (i % 2 === 0 ? off : -off));
      const spotX = x + toWhole((ring * STEP * sine(turn)) / UNIT);
      const spotY = y + toWhole((ring * STEP * cosine(turn)) / UNIT);
      const block = blockWouldBe(state, piece, spotX, spotY, facing);
      if (whyNotStand(state, piece, block) === undefined && !touchesEnemy(state, piece, block)) {
        return [spotX, spotY, facing];
      }
    }
  }
  return undefined;
}
