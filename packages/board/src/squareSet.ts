/** A set of squares as bits, 32 squares a word: sets are compared by the word. */
export type SquareSet = Int32Array;

/** An empty set of squares of a board of that size. */
export function squareSet(size: number): SquareSet {
  return new Int32Array((size + 31) >> 5);
}

/** A loop, because the array's own `fill` takes longer to call than so few words to write. */
export function emptySquares(set: SquareSet): void {
  for (let word = 0; word < set.length; word++) set[word] = 0;
}

export function addSquare(set: SquareSet, square: number): void {
  set[square >> 5] |= 1 << (square & 31);
}

export function hasSquare(set: SquareSet, square: number): boolean {
  return (set[square >> 5] & (1 << (square & 31))) !== 0;
}

/** The first square of a set that is not before this one, or -1: to go through a set in order. */
export function nextSquare(set: SquareSet, from: number): number {
  let word = from >> 5;
  if (word >= set.length) return -1;
  let bits = set[word] & (-1 << (from & 31));
  while (bits === 0) {
    if (++word === set.length) return -1;
    bits = set[word];
  }
  // The lowest bit alone, counted from above.
  return (word << 5) + 31 - Math.clz32(bits & -bits);
}

/** How many squares are in a set. */
export function countSquares(set: SquareSet): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) {
    // Every round takes the lowest bit away.
    for (let bits = set[word]; bits !== 0; bits &= bits - 1) count++;
  }
  return count;
}

/** One square of a set by its place in it, from 0; -1 where there are not so many. */
export function nthSquare(set: SquareSet, nth: number): number {
  let square = nextSquare(set, 0);
  for (let i = 0; i < nth && square !== -1; i++) square = nextSquare(set, square + 1);
  return square;
}
