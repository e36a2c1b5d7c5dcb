import { message, replaceTop, SETTING, type Dice, type Refusal } from '@sandtable/kernel';
import { isAtHand, movesWith, whyNotAct, type Order } from './acting.ts';
import { kindOf, sideOfPiece } from '../02-pieces/blocks.ts';
import { whyNotForsake } from '../05-disengaging/crossfire.ts';
import { candidateOf } from '../../advice/candidates.ts';
import { candidatesFor, inPlaceOfMarches } from '../../advice/proposals.ts';
import { areAllDifferent, thinkOfHiding, thinkOfMarches } from '../../advice/thoughts.ts';
import type { Definition, PubReport } from '../../state/definition.ts';
import { COMMAND, COMMANDS, PIECES_OR_NULL } from '../../state/frameFields.ts';
import { mustLeave } from '../04-movement/marching.ts';
import { judgeTogether, playTogether } from '../04-movement/together.ts';
import type { PubMove } from '../../state/moves.ts';
import { fixRange, isForTroops, PIECE_ORDERS } from './pieceOrders.ts';
import type { State } from '../../state/state.ts';
import { whyNotFinish } from '../05-disengaging/underFire.ts';
import { tagOf } from '../../state/tags.ts';
import { SIDES } from '../tables.ts';
import type { View } from '../../secrets/view.ts';
import { ownCommand } from '../../table/commandWords.ts';
import { unmaskSeen } from '../08-reserves/unmask.ts';
import { whyNotUnpack } from '../09-supply/trains.ts';

/**
 * PB-4: the Command whose chit was drawn moves, piece by piece. Its owner ends that, also where nothing is
 * left to do: else one would know how many it has, and that its HQ hides nobody (PB-3.2, PB-8.1).
 */
export const order: Definition<Order> = {
  fields: { command: COMMAND, waiting: COMMANDS, inRange: PIECES_OR_NULL },
  on: ['draw'],
  rule: 'PB-3.1',
  asked: (state, frame) => state[SETTING].army.commands[frame.command].side,

  possible: (state, { command, waiting }) =>
    new Set([command, ...waiting, ...state.pool]).size === 1 + waiting.length + state.pool.length,

  /** Proposals for the piece that is next, and the end of the move. Any other piece may be moved as well. */
  moves(state, frame, list) {
    propose(state, frame, list);
    if (list.length === 0 || whyNotEnd(state, frame) === undefined) list.push(END);
  },

  draw,

  answers: {
    ...PIECE_ORDERS,
    together: {
      check: (state, frame, move) =>
        whyNotForsake(state, frame, move) ?? judgeTogether(state, frame, move),

      play(state, frame, move, _dice, report) {
        const isFirst = isForTroops(state, frame, move.pieces);
        playTogether(state, move, report);
        // HQs among them have moved first: where they stand now, they command the others.
        if (isFirst) fixRange(state, frame);
        unmaskSeen(state, report);
      },
    },
    end: {
      check: whyNotEndNow,
      play: (state, frame, _move, _dice, report) => endOrder(state, frame, report),
    },
  },

  ask(view, frame) {
    const command = ownCommand(view, frame.command) ?? '';
    return message(isHqNext(view, frame) ? 'ask.order.hqs' : 'ask.order.pieces', { command });
  },

  /** PB-5.3: whoever must leave a field of fire leaves it, the others stay where they are. */
  fallback: ['end', 'stand', 'march'],
};

const END: PubMove = { type: 'end' };

/** So often something is drawn that may not be done, before the list is made after all. */
const TRIES = 16;

/** One of the moves that are listed: what is thought of is judged only when it is drawn. */
function draw(state: State, frame: Order, dice: Dice): PubMove | undefined {
  const piece = nextPiece(state, frame);
  // PB-5.3: where one thing is allowed or not for the sake of another, the list tells.
  if (piece < 0 || state.bombarded.length > 0 || mustLeave(state, piece)) return undefined;
  const sure: PubMove[] = [];
  inPlaceOfMarches(state, frame, piece, sure);
  proposeUnpacking(state, frame, sure);
  const thoughts = [...thinkOfHiding(state, piece), ...thinkOfMarches(state, frame, piece)];
  if (!areAllDifferent(thoughts)) return undefined;
  const last = sure.length + thoughts.length;
  for (let tries = 0; tries < TRIES; tries++) {
    // One more for standing where it is, and one for the end of the move.
    const drawn = dice.die(last + 2) - 1;
    if (drawn < sure.length) return sure[drawn];
    if (drawn < last) {
      const move = candidateOf(state, frame, piece, thoughts[drawn - sure.length]);
      if (move !== undefined) return move;
    } else if (drawn === last) {
      const stand = { type: 'stand', piece: tagOf(state, piece) } as const;
      if (PIECE_ORDERS.stand.check(state, frame, stand) === undefined) return stand;
    } else if (whyNotEnd(state, frame) === undefined) return END;
  }
  return undefined;
}

/** PB-4.7: whether an HQ of the Command can still move, which it can only before all others. */
function isHqNext({ pieces }: View, { inRange, command }: Order): boolean {
  if (inRange !== null) return false;
  return pieces.some(
    (piece) => piece.kind === 'hq' && piece.command === command && piece.moved === 0,
  );
}

/** What the piece that is next may do, and trains that may unpack. */
function propose(state: State, frame: Order, list: PubMove[]): void {
  const piece = nextPiece(state, frame);
  if (piece >= 0) {
    const candidates: PubMove[] = [];
    candidatesFor(state, frame, piece, candidates);
    for (const move of candidates) {
      if (whyNotForsake(state, frame, move) === undefined) list.push(move);
    }
    const stand = { type: 'stand', piece: tagOf(state, piece) } as const;
    if (PIECE_ORDERS.stand.check(state, frame, stand) === undefined) list.push(stand);
  }
  proposeUnpacking(state, frame, list);
}

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

/** PB-5.3: not before those who must, and can, have left a field of fire, or helped others who stay in it. */
function whyNotEnd(state: State, frame: Order): Refusal | undefined {
  return whyNotForsake(state, frame, END) ?? whyNotFinish(state, frame);
}

/** What nobody can do is not asked for: where nothing else is left, the move ends. */
function whyNotEndNow(state: State, frame: Order): Refusal | undefined {
  const refusal = whyNotEnd(state, frame);
  if (refusal === undefined) return undefined;
  const left: PubMove[] = [];
  propose(state, frame, left);
  return left.length === 0 ? undefined : refusal;
}

/** PB-3.4: those who were jumped move right after it; otherwise the next chit is drawn. */
function endOrder(state: State, frame: Order, report: PubReport): void {
  const { side } = state[SETTING].army.commands[frame.command];
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
