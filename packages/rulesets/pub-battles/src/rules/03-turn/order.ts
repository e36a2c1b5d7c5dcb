import type { Dice, Refusal } from '@sandtable/kernel';
import { isAtHand, movesWith, whyNotAct, type Order } from './acting.ts';
import { goFirst, whyNotFirst } from '../08-reserves/arranging.ts';
import { inCommandRange } from '../06-attack/attack.ts';
import { kindOf, sideOfPiece } from '../02-pieces/blocks.ts';
import { bombard, whyNotBombard } from '../07-sight/bombardment.ts';
import { firesWithOthers, whyNotForsake } from '../05-disengaging/crossfire.ts';
import { candidatesFor } from '../../advice/proposals.ts';
import { NOT_ASKED, type FrameRules, type PubReport } from '../../state/frameRules.ts';
import { judgeTogether, playTogether } from '../04-movement/together.ts';
import { hide, judgeHide } from '../08-reserves/hiding.ts';
import { leaveMap, whyNotLeave } from '../12-victory/leaving.ts';
import {
  judgeAttack,
  judgeFace,
  judgeMarch,
  judgeRoad,
  judgeSupport,
} from '../04-movement/marching.ts';
import type { MoveOf, PubMove } from '../../state/moves.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { noteSpotted } from '../07-sight/seeing.ts';
import { replaceTop, RESERVE, topFrame, type State } from '../../state/state.ts';
import { whyNotFinish, whyNotStay } from '../05-disengaging/underFire.ts';
import { pieceTagged, tagOf } from '../../state/tags.ts';
import { SIDES } from '../tables.ts';
import { pack, rally, unpack, whyNotPack, whyNotRally, whyNotUnpack } from '../09-supply/trains.ts';
import { isNight } from './turn.ts';
import { unmaskSeen } from '../08-reserves/unmask.ts';
import { attackWith, faceWith, marchWith } from '../04-movement/walking.ts';

const REFUSED = { noBombardAtNight: refuse('PB-12.6', 'noBombardAtNight') } as const;

/** The moves of a Command that are about one piece. */
type PieceMove = Extract<PubMove, { piece: string }>;

/**
 * PB-4: the Command whose chit was drawn moves, piece by piece. Its owner ends that, also where nothing is
 * left to do: else one would know how many it has, and that its HQ hides nobody (PB-3.2, PB-8.1).
 */
export const order: FrameRules<'order'> = {
  rule: 'PB-3.1',
  asked: (state, frame) => state.army.commands[frame.command].side,

  possible: (state, { command, waiting }) =>
    new Set([command, ...waiting, ...state.pool]).size === 1 + waiting.length + state.pool.length,

  /** Proposals for the piece that is next, and the end of the move. Any other piece may be moved as well. */
  moves(state, frame, list) {
    const piece = nextPiece(state, frame);
    if (piece >= 0) {
      const candidates: PubMove[] = [];
      candidatesFor(state, frame, piece, candidates);
      for (const move of candidates) {
        if (whyNotForsake(state, frame, move) === undefined) list.push(move);
      }
      const stand: PubMove = { type: 'stand', piece: tagOf(state, piece) };
      if (judge(state, frame, stand) === undefined) list.push(stand);
    }
    proposeUnpacking(state, frame, list);
    const end: PubMove = { type: 'end' };
    if (list.length === 0 || judge(state, frame, end) === undefined) list.push(end);
  },

  check: judge,

  play(state, frame, move, dice, report) {
    if (move.type === 'end') return endOrder(state, frame, report);
    const isFirst = frame.inRange === null && isForTroops(state, move);
    if (move.type === 'together') {
      playTogether(state, move, report);
      // HQs among them have moved first: where they stand now, they command the others.
      if (isFirst) fixRange(state, frame);
    } else if ('piece' in move) {
      if (isFirst) fixRange(state, frame);
      playPiece(state, move, dice, report);
    }
    unmaskSeen(state, report);
    noteSpotted(state, report);
  },
};

/** Whether a piece has something left to do: to move, or, a train, to unpack. */
function canDoMore(state: State, frame: Order, piece: number): boolean {
  if (whyNotAct(state, frame, piece) === undefined) return true;
  return (
    kindOf(state, piece) === 'train' &&
    movesWith(state, frame, piece) &&
    whyNotUnpack(state, piece, sideOfPiece(state, piece)) === undefined
  );
}

/** PB-9.3: trains that have moved may unpack, so that others can rally by them. */
function proposeUnpacking(state: State, frame: Order, list: PubMove[]): void {
  for (let piece = 0; piece < state.place.length; piece++) {
    if (state.moved[piece] === 0 || kindOf(state, piece) !== 'train') continue;
    if (canDoMore(state, frame, piece)) list.push({ type: 'unpack', piece: tagOf(state, piece) });
  }
}

/** The piece that is proposed to move next: HQs first (PB-4.7). */
export function nextPiece(state: State, frame: Order): number {
  let first = -1;
  for (let piece = 0; piece < state.place.length; piece++) {
    if (state.moved[piece] === 1 || !movesWith(state, frame, piece)) continue;
    if (!isAtHand(state, piece)) continue;
    if (kindOf(state, piece) === 'hq') {
      if (frame.inRange === null) return piece;
    } else if (first < 0 || comesBefore(state, piece, first)) first = piece;
  }
  return first;
}

/** PB-8.1: out of one reserve they come in its order; that of the orders of battle would tell who they are. */
function comesBefore({ behind, rank }: State, piece: number, other: number): boolean {
  return behind[piece] >= 0 && behind[piece] === behind[other] && rank[piece] < rank[other];
}

function judge(state: State, frame: Order, move: PubMove): Refusal | typeof NOT_ASKED | undefined {
  return whyNotForsake(state, frame, move) ?? judgeOrder(state, frame, move);
}

function judgeOrder(
  state: State,
  frame: Order,
  move: PubMove,
): Refusal | typeof NOT_ASKED | undefined {
  if (move.type === 'end') return whyNotFinish(state, frame);
  if (move.type === 'together') return judgeTogether(state, frame, move);
  if (!('piece' in move)) return NOT_ASKED;
  const piece = pieceTagged(state, move.piece);
  // PB-8.1: whatever it did before, its place in the reserve may change.
  if (move.type === 'first') {
    if (piece < 0 || !movesWith(state, frame, piece)) return whyNotAct(state, frame, piece);
    return whyNotFirst(state, piece);
  }
  // PB-9.3: whatever it did before, a train may unpack.
  if (move.type === 'unpack') {
    const { side } = state.army.commands[frame.command];
    // The same answer for a name of the enemy's, be it on the map or not.
    if (piece < 0 || !movesWith(state, frame, piece)) return whyNotAct(state, frame, piece);
    const refusal = whyNotUnpack(state, piece, side);
    if (refusal !== undefined || state.moved[piece] === 1) return refusal;
    return whyNotStay(state, frame, piece);
  }
  return whyNotAct(state, frame, piece) ?? judgePiece(state, frame, piece, move);
}

function judgePiece(
  state: State,
  frame: Order,
  piece: number,
  move: PieceMove,
): Refusal | typeof NOT_ASKED | undefined {
  switch (move.type) {
    case 'march':
      return refusalIn(judgeMarch(state, piece, move.to, move.facing, 'any'));
    case 'road':
      return refusalIn(judgeRoad(state, piece, move, 'any'));
    case 'attack':
      return refusalIn(
        judgeAttack(state, piece, pieceTagged(state, move.target), move, frame.inRange, 'any'),
      );
    case 'support':
      return refusalIn(judgeSupport(state, piece, pieceTagged(state, move.lead), 'any'));
    case 'face':
      return refusalIn(judgeFace(state, piece, pieceTagged(state, move.target)));
    case 'hide':
      return refusalIn(judgeHide(state, piece, pieceTagged(state, move.hq), 'any'));
    case 'bombard': {
      if (isNight(state)) return REFUSED.noBombardAtNight;
      const target = pieceTagged(state, move.target);
      const refusal = whyNotBombard(state, piece, target);
      if (refusal !== undefined || firesWithOthers(state, frame, piece, target)) return refusal;
      return whyNotStay(state, frame, piece);
    }
    case 'rally':
      return whyNotRally(state, piece, move.facing) ?? whyNotStay(state, frame, piece);
    case 'pack':
      return whyNotPack(state, piece);
    case 'leave':
      return whyNotLeave(state, piece);
    case 'stand':
      return whyNotStay(state, frame, piece);
    case 'first':
    case 'unpack':
    case 'deploy':
    case 'keep':
    case 'assign':
    case 'recover':
      return NOT_ASKED;
  }
}

function refusalIn(answer: object): Refusal | undefined {
  return isRefusal(answer) ? answer : undefined;
}

/** PB-4.7: whether others than HQs move. PB-8.1: the order of a reserve is no move. */
function isForTroops(state: State, move: PubMove): boolean {
  if (move.type === 'first') return false;
  const tags = move.type === 'together' ? move.pieces : 'piece' in move ? [move.piece] : [];
  return tags.some((tag) => kindOf(state, pieceTagged(state, tag)) !== 'hq');
}

/** PB-4.7, PB-6.1: with the first piece that is no HQ, command range is measured. */
function fixRange(state: State, frame: Order): void {
  const inRange: number[] = [];
  for (let piece = 0; piece < state.place.length; piece++) {
    if (state.command[piece] !== frame.command || kindOf(state, piece) === 'hq') continue;
    if (isAtHand(state, piece) && inCommandRange(state, piece)) inRange.push(piece);
  }
  replaceTop(state, { ...frame, inRange });
}

function playPiece(state: State, move: PieceMove, dice: Dice, report: PubReport): void {
  const piece = pieceTagged(state, move.piece);
  switch (move.type) {
    case 'march':
      return marchWith(state, piece, sure(judgeMarch(state, piece, move.to, move.facing)), report);
    case 'road':
      return marchWith(state, piece, sure(judgeRoad(state, piece, move)), report);
    case 'support':
      return marchWith(
        state,
        piece,
        sure(judgeSupport(state, piece, pieceTagged(state, move.lead))),
        report,
      );
    case 'attack':
      return playAttack(state, piece, move, report);
    case 'face': {
      const enemy = pieceTagged(state, move.target);
      return faceWith(state, piece, sure(judgeFace(state, piece, enemy)), report);
    }
    case 'hide': {
      const hq = pieceTagged(state, move.hq);
      return hide(state, piece, hq, sure(judgeHide(state, piece, hq)), report);
    }
    case 'bombard':
      return bombard(state, piece, pieceTagged(state, move.target), dice, report);
    case 'rally':
      return rally(state, piece, move.facing, report);
    case 'first':
      return goFirst(state, piece, report);
    case 'unpack':
      return unpack(state, piece, report);
    case 'pack':
      return pack(state, piece, report);
    case 'leave':
      return leaveMap(state, piece, report);
    case 'stand':
      state.moved[piece] = 1;
      if (state.place[piece] === RESERVE) state.stood[piece] = 1;
      return undefined;
    case 'deploy':
    case 'keep':
    case 'assign':
    case 'recover':
      return undefined;
  }
}

function playAttack(state: State, piece: number, move: MoveOf<'attack'>, report: PubReport): void {
  const target = pieceTagged(state, move.target);
  const { inRange } = topFrame(state) as Order;
  const attack = sure(judgeAttack(state, piece, target, move, inRange));
  attackWith(state, piece, target, move.edge, attack, report);
}

/** What `check` has allowed. */
function sure<T extends object>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`played against ${answer.rule}`);
  return answer;
}

/** PB-3.4: those who were jumped move right after it; otherwise the next chit is drawn. */
function endOrder(state: State, frame: Order, report: PubReport): void {
  const { side } = state.army.commands[frame.command];
  report?.({ type: 'orderEnded', rule: 'PB-3.1', side: SIDES[side] });
  state.bombarded.length = 0;
  const { waiting } = frame;
  if (waiting.length === 0) state.stack.pop();
  else {
    replaceTop(state, {
      type: 'order',
      command: waiting[waiting.length - 1],
      waiting: waiting.slice(0, -1),
      inRange: null,
    });
  }
}
