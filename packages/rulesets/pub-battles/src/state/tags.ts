import { SETTING } from '@sandtable/kernel';
import type { SideIndex } from './field.ts';
import { ON_MAP, type State } from './state.ts';

const LETTERS = ['R', 'B'] as const;

/**
 * What a piece is called in moves and on the table. On the map it is a letter and the number of its
 * block, which says nothing of what it is: numbers are given in the order in which blocks come onto
 * the map, at the beginning from the left of the map to the right. Off the map it is its name, which
 * only its owner knows.
 */
export function tagOf(state: State, piece: number): string {
  const { name, side } = state[SETTING].army.pieces[piece];
  return state.place[piece] === ON_MAP ? blockTag(side, state.block[piece]) : name;
}

export function blockTag(side: SideIndex, block: number): string {
  return LETTERS[side] + block;
}

/** The piece that is called so; -1 where there is none. */
export function pieceTagged(state: State, tag: string): number {
  const { pieces } = state[SETTING].army;
  const side = LETTERS.indexOf(tag[0] as 'R' | 'B');
  const digits = tag.slice(1);
  // As it is written on the block, and in no other way: `R07` is nobody.
  const number = String(Number(digits)) === digits ? Number(digits) : -1;
  for (let piece = 0; piece < pieces.length; piece++) {
    if (state.place[piece] === ON_MAP) {
      if (state.block[piece] === number && pieces[piece].side === side) return piece;
    } else if (pieces[piece].name === tag) return piece;
  }
  return -1;
}

/** The order of blocks: Red's first, then by their numbers. That of the pieces would tell who they are. */
export function byBlock({
  [SETTING]: { army },
  block,
}: State): (one: number, other: number) => number {
  const { pieces } = army;
  return (one, other) => pieces[one].side - pieces[other].side || block[one] - block[other];
}

/** No block has this number or a higher one. */
export const MOST_BLOCKS = 10_000;

/** Gives a piece that comes onto the map its number. */
export function giveBlock(state: State, piece: number): void {
  const { side } = state[SETTING].army.pieces[piece];
  const isLast = state.nextBlock[side] === MOST_BLOCKS;
  state.block[piece] = isLast ? lowestFree(state, side) : state.nextBlock[side]++;
}

/** No battle gives so many numbers; a file may begin with the last of them. */
function lowestFree({ [SETTING]: { army }, place, block }: State, side: SideIndex): number {
  const isTaken = (number: number): boolean =>
    army.pieces.some((each, i) => each.side === side && place[i] === ON_MAP && block[i] === number);
  let number = 1;
  while (isTaken(number)) number++;
  return number;
}
