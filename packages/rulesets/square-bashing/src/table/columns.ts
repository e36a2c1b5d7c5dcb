import { SETTING, type SideNumber } from '@sandtable/kernel';
import { placeFromRight } from '../rules/01-board/field.ts';
import { flow } from '../rules/flow.ts';
import { COLUMNS } from '../rules/tables.ts';
import type { SquareMove } from '../state/moves.ts';
import { BOARD } from '../state/names.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';

/** What is done column by column. */
export type Deed = 'move' | 'assault' | 'shoot';

/** SB-2.1: whether columns act from the right to the left now, and none has to finish first. */
export function isByColumns({ type }: Frame): boolean {
  return type === 'movement' || type === 'assaults' || type === 'shooting';
}

/** A unit that moves, or a square that assaults or shoots. */
export interface Actor {
  readonly name: string;
  readonly deed: Deed;
  readonly square: number;
  /** SB-2.1: where its column stands, from the right of its side. */
  readonly place: number;
}

/** Who acts by a move, if it is one that columns have their turn for. */
export function actorOf(state: State, side: SideNumber, move: SquareMove): Actor | undefined {
  if (move.type === 'assault' || move.type === 'shoot') {
    const { type: deed, from: name } = move;
    const square = BOARD.named(name);
    return { name, deed, square, place: placeFromRight(side, square) };
  }
  const isMove = isStep(move) || move.type === 'mount' || move.type === 'dismount';
  if (!isMove) return undefined;
  const square = state.at[state[SETTING].roster.named(move.unit)];
  return { name: move.unit, deed: 'move', square, place: placeFromRight(side, square) };
}

/** SB-2.1: who could still act, of all columns or of those further to the right than a place. */
export function openActors(state: State, side: SideNumber, before = COLUMNS): readonly Actor[] {
  const actors = new Map<string, Actor>();
  for (const move of flow.listMoves(state, side)) {
    // Who could only mount or dismount goes nowhere.
    const actor = isStep(move) || 'from' in move ? actorOf(state, side, move) : undefined;
    if (actor !== undefined && actor.place < before) actors.set(actor.name, actor);
  }
  return [...actors.values()];
}

function isStep(move: SquareMove): move is SquareMove & { readonly type: 'march' | 'extra' } {
  return move.type === 'march' || move.type === 'extra';
}
