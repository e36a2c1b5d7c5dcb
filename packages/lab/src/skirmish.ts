/**
 * A small dice skirmish to measure engines with, written as one would without any framework: plain
 * functions on a plain state. Ten groups a side on 8 x 8; in turn, a side moves one group a square
 * or shoots with it at an enemy: two dice, a six hits, and a hit is saved on 4 or more. It ends after
 * 150 steps, or when a side is gone.
 */
const SIZE = 8;
const GROUPS = 10;
const DICE = 2;
const HITS_ON = 6;
const SAVES_ON = 4;
const STACK = 4;
export const LONGEST_SKIRMISH = 150;

export interface Skirmish {
  /** The square of each group, the first side's first; -1 when it is dead. */
  at: number[];
  /** Whose turn it is. */
  side: number;
  steps: number;
}

export type SkirmishMove =
  | { readonly type: 'move'; readonly group: number; readonly to: number }
  | { readonly type: 'shoot'; readonly group: number; readonly target: number };

export function newSkirmish(): Skirmish {
  const at = Array.from({ length: 2 * GROUPS }, (_, group) => {
    const nth = group % GROUPS;
    const row = group < GROUPS ? Math.floor(nth / 5) : SIZE - 1 - Math.floor(nth / 5);
    return row * SIZE + 1 + (nth % 5);
  });
  return { at, side: 0, steps: 0 };
}

export function skirmishMoves({ at, side }: Skirmish): SkirmishMove[] {
  const moves: SkirmishMove[] = [];
  const first = side * GROUPS;
  const enemy = (1 - side) * GROUPS;
  for (let group = first; group < first + GROUPS; group++) {
    if (at[group] < 0) continue;
    const column = at[group] % SIZE;
    const row = (at[group] - column) / SIZE;
    for (let y = Math.max(0, row - 1); y <= Math.min(SIZE - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(SIZE - 1, column + 1); x++) {
        const to = y * SIZE + x;
        if (to === at[group] || !hasRoom(at, to, first, enemy)) continue;
        moves.push({ type: 'move', group, to });
      }
    }
    for (let target = enemy; target < enemy + GROUPS; target++) {
      if (at[target] >= 0) moves.push({ type: 'shoot', group, target });
    }
  }
  return moves;
}

/** At most four own groups and no enemy. */
function hasRoom(at: readonly number[], square: number, first: number, enemy: number): boolean {
  let own = 0;
  for (let i = 0; i < GROUPS; i++) {
    if (at[enemy + i] === square) return false;
    if (at[first + i] === square) own++;
  }
  return own < STACK;
}

/** Changes the state in place. */
export function playSkirmish(state: Skirmish, move: SkirmishMove, die: () => number): void {
  if (move.type === 'move') state.at[move.group] = move.to;
  else {
    for (let i = 0; i < DICE; i++) {
      if (die() >= HITS_ON && die() < SAVES_ON) state.at[move.target] = -1;
    }
  }
  state.side = 1 - state.side;
  state.steps++;
}

export function isSkirmishOver({ at, steps }: Skirmish): boolean {
  if (steps >= LONGEST_SKIRMISH) return true;
  const alive = (first: number): boolean =>
    at.slice(first, first + GROUPS).some((square) => square >= 0);
  return !alive(0) || !alive(GROUPS);
}

/** How many groups of each side are left: whoever has more of them at the end has won. */
export function skirmishCounts({ at }: Skirmish): readonly [number, number] {
  let first = 0;
  let second = 0;
  for (let group = 0; group < GROUPS; group++) {
    if (at[group] >= 0) first++;
    if (at[GROUPS + group] >= 0) second++;
  }
  return [first, second];
}
