import type { Refusal } from '@sandtable/kernel';
import { cosine, overlap, sine, toWhole, UNIT, wrapDegrees } from '@sandtable/table';
import { blockOf, blockWouldBe, depthOf, isOnMap, kindOf, rateOf, sideOfPiece } from './blocks.ts';
import { isInContact, touchesEnemy } from './contacts.ts';
import type { PubReport } from './frameRules.ts';
import { refOf, standingOf } from './refs.ts';
import { isRefusal, refuse } from './refusal.ts';
import { isSpotted } from './spotting.ts';
import { whyNotStand } from './standing.ts';
import { DESTROYED, ON_MAP, RESERVE, type State } from './state.ts';
import { giveBlock } from './tags.ts';
import { hqOf, originOf } from './origins.ts';
import { findWay } from './ways.ts';

const REFUSED = {
  noHq: refuse('PB-8.1', 'reserveHq'),
  cannotHide: refuse('PB-8.1', 'cannotHide'),
  hqSeen: refuse('PB-8.3', 'hqSeen'),
  inContact: refuse('PB-8.2', 'hideContact'),
  carries: refuse('PB-8.2', 'reservePace'),
  unpacked: refuse('PB-9.3', 'unpackedTrain'),
} as const;

/** PB-8.1: the pieces that an HQ hides, in their order. */
export function reserveOf(state: State, hq: number): number[] {
  const hidden: number[] = [];
  if (kindOf(state, hq) !== 'hq') return hidden;
  for (let piece = 0; piece < state.place.length; piece++) {
    if (state.place[piece] === RESERVE && state.command[piece] === state.command[hq]) {
      hidden.push(piece);
    }
  }
  return hidden;
}

/** PB-8.2: an HQ goes no further than what it hides could go. */
export function whyNotCarry(state: State, piece: number, cost: number): Refusal | undefined {
  if (kindOf(state, piece) !== 'hq') return undefined;
  for (let other = 0; other < state.place.length; other++) {
    if (state.place[other] !== RESERVE || state.command[other] !== state.command[piece]) continue;
    if (cost > rateOf(state, other)) return REFUSED.carries;
  }
  return undefined;
}

/** PB-8.2: into reserve, by moving to the HQ of its Command. */
export function whyNotHide(state: State, piece: number, hq: number): Refusal | undefined {
  if (kindOf(state, piece) === 'hq' || !isOnMap(state, piece)) return REFUSED.cannotHide;
  if (hq < 0 || hq !== hqOf(state, state.command[piece]) || !isOnMap(state, hq)) {
    return REFUSED.noHq;
  }
  if (state.unpacked[piece] === 1) return REFUSED.unpacked;
  if (isInContact(state, piece)) return REFUSED.inContact;
  if (isSpotted(state, hq)) return REFUSED.hqSeen;
  const way = findWay(
    state,
    piece,
    originOf(state, piece),
    [state.x[hq], state.y[hq]],
    state.facing[hq],
    HIDE,
  );
  return isRefusal(way) ? way : undefined;
}

const HIDE = { kind: 'hide' } as const;

export function hide(state: State, piece: number, report: PubReport): void {
  report?.({
    type: 'vanished',
    rule: 'PB-8.2',
    piece: refOf(state, piece),
    from: standingOf(state, piece),
    where: 'reserve',
  });
  takeOff(state, piece, RESERVE);
  state.moved[piece] = 1;
}

/** Takes a piece off the map; its place on it is forgotten. */
export function takeOff(state: State, piece: number, place: number): void {
  state.place[piece] = place;
  state.x[piece] = 0;
  state.y[piece] = 0;
  state.facing[piece] = 0;
  state.block[piece] = 0;
  state.column[piece] = 0;
  state.known[piece] = 0;
}

/** PB-8.3: every HQ that the enemy sees shows what it hides. */
export function unmaskSeen(state: State, report: PubReport): void {
  for (let piece = 0; piece < state.place.length; piece++) {
    if (state.place[piece] !== RESERVE) continue;
    const hq = hqOf(state, state.command[piece]);
    if (isOnMap(state, hq) && isSpotted(state, hq)) unmask(state, hq, report);
  }
}

/** PB-8.1, PB-8.3: the first stands where the HQ is, the others behind it; the HQ is shifted aside. */
function unmask(state: State, hq: number, report: PubReport): void {
  const [x, y, facing] = [state.x[hq], state.y[hq], state.facing[hq]];
  const hidden = reserveOf(state, hq);
  const back = wrapDegrees(facing + 180);
  let behind = 0;
  // The HQ makes room first, and finds its own place last.
  state.place[hq] = RESERVE;
  for (const piece of hidden) {
    const depth = depthOf(state, piece, false);
    const aimX = x + toWhole((behind * sine(back)) / UNIT);
    const aimY = y + toWhole((behind * cosine(back)) / UNIT);
    if (!setDown(state, piece, aimX, aimY, facing)) {
      state.place[piece] = DESTROYED;
      report?.({ type: 'destroyed', rule: 'PB-8.3', piece: refOf(state, piece), at: [x, y] });
      continue;
    }
    behind += depth + 50;
    pushHqs(state, piece, report);
    report?.({
      type: 'appeared',
      rule: 'PB-8.3',
      reveals: true,
      piece: refOf(state, piece),
      to: standingOf(state, piece),
    });
  }
  state.place[hq] = ON_MAP;
  shiftAside(state, hq, report);
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
  state.place[piece] = ON_MAP;
  [state.x[piece], state.y[piece], state.facing[piece]] = spot;
  giveBlock(state, piece);
  return true;
}

/** PB-2.4: HQs of the enemy that a piece has come to stand on are pushed back. */
export function pushHqs(state: State, piece: number, report: PubReport): void {
  const block = blockOf(state, piece);
  const side = sideOfPiece(state, piece);
  for (let hq = 0; hq < state.place.length; hq++) {
    if (!isOnMap(state, hq) || kindOf(state, hq) !== 'hq') continue;
    if (sideOfPiece(state, hq) === side || !overlap(block, blockOf(state, hq))) continue;
    shiftAside(state, hq, report);
  }
}

/** PB-2.4: an HQ that stands in the way of others goes where there is room, nearest first. */
export function shiftAside(state: State, hq: number, report: PubReport): void {
  state.column[hq] = 0;
  const spot = freeSpot(state, hq, state.x[hq], state.y[hq], state.facing[hq]);
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

/** The nearest place around a point where a piece can stand, turned as wanted; rings of places outward. */
export function freeSpot(
  state: State,
  piece: number,
  x: number,
  y: number,
  facing: number,
): [number, number, number] | undefined {
  const back = wrapDegrees(facing + 180);
  for (let ring = 0; ring <= RINGS; ring++) {
    const count = ring === 0 ? 1 : 8 * ring;
    for (let i = 0; i < count; i++) {
      // Behind comes before beside, and beside before ahead.
      const turn = wrapDegrees(
        back + (i % 2 === 0 ? 1 : -1) * Math.trunc((360 * ((i + 1) >> 1)) / count),
      );
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
