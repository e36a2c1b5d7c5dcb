import { distanceToEdge, type Edge } from '@sandtable/board';
import { BOARD, groundOf, TERRAIN_LETTERS, TURNS } from '@sandtable/pbi';
import { best, movesOf, offered } from './choice.ts';
import { arrival } from './goals.ts';
import { housesOf } from './houses.ts';
import { LAYOUTS } from './layouts.ts';
import type { Answer } from './question.ts';

/** Each layout as the state has it, south first, and mirrored. */
const DESIGNS: readonly string[] = LAYOUTS.flatMap((rows) => [
  rows.toReversed().join(''),
  rows.toReversed().map((row) => Array.from(row).reverse().join('')).join(''),
]);

/** QS-1.2: lays out the design that what lies there already agrees with best. */
export const answerLayout: Answer<'layout'> = ({ state, moves, dice }) => {
  const design = best(DESIGNS, (each) => agreement(each, state.terrain), dice);
  const lays = movesOf(moves, 'lay').filter(
    ({ square, terrain }) => design[BOARD.named(square)] === TERRAIN_LETTERS[terrain],
  );
  // What is in the way goes first: there may be too much of it to lay the rest.
  const clears = lays.find(({ terrain }) => terrain === 'open');
  return clears ?? lays[0] ?? offered(moves, 'finish') ?? moves[0];
};

function agreement(design: string, terrain: string): number {
  let squares = 0;
  for (let i = 0; i < terrain.length; i++) {
    if (terrain[i] !== TERRAIN_LETTERS.open && terrain[i] === design[i]) squares++;
  }
  return squares;
}

/** QS-2.3: the attacker comes from where he has furthest to go, over the most open ground. */
export const answerEdge: Answer<'edge'> = ({ state, moves, dice }) =>
  best(movesOf(moves, 'edge'), ({ edge }) => -easeOfAttack(state.terrain, edge), dice);

/** How many houses an attacker from that edge is likely to reach, on average over his row. */
function easeOfAttack(terrain: string, edge: Edge): number {
  const { walk } = housesOf(groundOf(terrain));
  let ease = 0;
  for (let square = 0; square < BOARD.size; square++) {
    if (distanceToEdge(BOARD, square, edge) > 0) continue;
    for (const distances of walk) ease += arrival(distances[square], TURNS);
  }
  return ease / BOARD.columns;
}
