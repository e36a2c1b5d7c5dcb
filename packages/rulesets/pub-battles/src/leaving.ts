import type { Refusal } from '@sandtable/kernel';
import { isOnMap, kindOf, sideOfPiece } from './blocks.ts';
import { isInContact } from './contacts.ts';
import type { PubReport } from './frameRules.ts';
import { linesOf } from './lines.ts';
import { originOf } from './origins.ts';
import { refOf, standingOf } from './refs.ts';
import { isRefusal, refuse } from './refusal.ts';
import { reserveOf, takeOff, whyNotCarry } from './reserves.ts';
import { LEFT, type State } from './state.ts';
import { findWay, judgeByWay, type Effort, type Way } from './ways.ts';

const REFUSED = {
  notToTheEnd: refuse('PB-12.10', 'notToTheEnd'),
  noLine: refuse('PB-12.10', 'noLine'),
  notOnMap: refuse('PB-12.10', 'leaveOffMap'),
  inContact: refuse('PB-5.4', 'leaveContact'),
  unpacked: refuse('PB-9.3', 'unpackedTrain'),
} as const;

const LEAVE = { kind: 'leave' } as const;

/** PB-12.10: in a battle to the bitter end, off the map where a line of communication ends, if it gets there. */
export function whyNotLeave(
  state: State,
  piece: number,
  effort: Effort = 'any',
): Refusal | undefined {
  if (!state.options.bitterEnd) return REFUSED.notToTheEnd;
  if (!isOnMap(state, piece)) return REFUSED.notOnMap;
  if (state.unpacked[piece] === 1) return REFUSED.unpacked;
  if (isInContact(state, piece)) return REFUSED.inContact;
  const origin = originOf(state, piece);
  let refusal: Refusal = REFUSED.noLine;
  for (const line of linesOf(state, sideOfPiece(state, piece))) {
    const end = line[line.length - 1];
    const way = judgeByWay(effort, (ways) => {
      const found = findWay(state, piece, origin, end, state.facing[piece], LEAVE, ways);
      return isRefusal(found) ? found : (whyNotTake(state, piece, found) ?? found);
    });
    if (!isRefusal(way)) return undefined;
    refusal = way;
  }
  return refusal;
}

/** PB-8.2: an HQ leaves only by a way that those whom it hides can go, too. */
function whyNotTake(state: State, piece: number, { points, cost }: Way): Refusal | undefined {
  if (kindOf(state, piece) !== 'hq') return undefined;
  const { facing, column } = originOf(state, piece);
  return whyNotCarry(state, piece, { facing, points, road: 0, changes: column ? 1 : 0 }, cost);
}

/** It is out of the battle, and what an HQ hides with it. */
export function leaveMap(state: State, piece: number, report: PubReport): void {
  const from = standingOf(state, piece);
  const hidden = kindOf(state, piece) === 'hq' ? reserveOf(state, piece) : [];
  for (const each of [piece, ...hidden]) {
    report?.({
      type: 'vanished',
      rule: 'PB-12.10',
      // Who has left the battle is no secret any more.
      reveals: true,
      piece: { ...refOf(state, each), open: true, out: true },
      from,
      where: 'off',
    });
  }
  for (const each of [piece, ...hidden]) takeOff(state, each, LEFT);
  state.moved[piece] = 1;
}
