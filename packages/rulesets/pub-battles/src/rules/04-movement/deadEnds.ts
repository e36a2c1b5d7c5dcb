import { blockOf } from '../02-pieces/blocks.ts';
import type { Ground } from '../01-map/ground.ts';
import type { Goal } from './legs.ts';
import { NoteMemory } from './memory.ts';
import type { Search } from './search.ts';

/** All that a search past enemies depends on, as numbers, and how many those are. Used anew by each call. */
const asked = new Float64Array(15);
const found = new NoteMemory(asked.length);

const KINDS: readonly Goal['kind'][] = ['march', 'hide', 'road', 'leave', 'attack'];

/**
 * Whether the same search has led to nothing before, by pieces that stood alike: a player asks for most of its attacks
 * again with every move. What is asked stays noted for `noteDeadEnd`.
 */
export function isDeadEnd(s: Search, enemies: readonly number[]): boolean {
  asked[0] = numberOfStanding(s, enemies);
  asked[1] = s.x;
  asked[2] = s.y;
  asked[3] = s.toX;
  asked[4] = s.toY;
  asked[5] = s.from;
  asked[6] = s.facing;
  asked[7] = s.width;
  asked[8] = s.depth;
  asked[9] = s.third;
  asked[10] = s.budget;
  asked[11] = s.best;
  asked[12] = KINDS.indexOf(s.goal.kind);
  asked[13] = s.target < 0 ? -1 : enemies.indexOf(s.target);
  asked[14] =
    (s.free ? 1 : 0) +
    (s.paid ? 2 : 0) +
    (s.avoidsMarsh ? 4 : 0) +
    (s.avoidsTowns ? 8 : 0) +
    (s.isAcross ? 16 : 0);
  return found.has(asked);
}

/** That the search that was asked about last has led to nothing. */
export function noteDeadEnd(): void {
  found.note(asked);
}

/** How the enemies of a side stand on a map, and the number by which that is known. */
interface Standing {
  ground: Ground | undefined;
  count: number;
  readonly numbers: number[];
  number: number;
}

const standings: readonly Standing[] = [0, 1].map(() => ({
  ground: undefined,
  count: 0,
  numbers: [],
  number: 0,
}));
let last = 0;

/** The same while they stand as they did when it was asked for last, whoever they are behind their blocks. */
function numberOfStanding(s: Search, enemies: readonly number[]): number {
  const standing = standings[s.side];
  const { numbers } = standing;
  let isSame = standing.ground === s.ground && standing.count === enemies.length;
  for (let i = 0, at = 0; i < enemies.length; i++, at += 5) {
    const { x, y, facing, width, depth } = blockOf(s.state, enemies[i]);
    isSame &&=
      numbers[at] === x &&
      numbers[at + 1] === y &&
      numbers[at + 2] === facing &&
      numbers[at + 3] === width &&
      numbers[at + 4] === depth;
    numbers[at] = x;
    numbers[at + 1] = y;
    numbers[at + 2] = facing;
    numbers[at + 3] = width;
    numbers[at + 4] = depth;
  }
  if (isSame) return standing.number;
  standing.ground = s.ground;
  standing.count = enemies.length;
  return (standing.number = ++last);
}
