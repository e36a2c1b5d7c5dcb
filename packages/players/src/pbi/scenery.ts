import { distanceToEdge, type Edge } from '@sandtable/board';
import type { Dice } from '@sandtable/kernel';
import { BOARD, groundOf, TERRAIN_LETTERS, TURNS, type Terrain } from '@sandtable/pbi';
import { best } from '../best.ts';
import { movesOf, offered } from './choice.ts';
import { arrival } from './goals.ts';
import { housesOf } from './houses.ts';
import { LAYOUTS } from './layouts.ts';
import type { Answer } from './question.ts';

/** Each layout as the state has it, row by row from the south, and mirrored. */
const DESIGNS: readonly string[] = LAYOUTS.flatMap((drawing) => {
  const rows = drawing.trim().split(/\s+/).toReversed();
  return [rows.join(''), rows.map((row) => Array.from(row).toReversed().join('')).join('')];
});

/** QS-1.2: lays out the design that what lies there already agrees with best. */
export const answerLayout: Answer<'layout'> = ({ state, moves, dice }) => {
  const design = designFor(state.terrain, dice);
  const takes = movesOf(moves, 'take').filter(
    ({ terrain }) => wrongSquare(design, state.terrain, terrain) !== undefined,
  );
  // What is in the way goes first: there may be too much of it to lay the rest.
  const clears = takes.find(({ terrain }) => terrain === 'open');
  return clears ?? takes[0] ?? offered(moves, 'finish') ?? moves[0];
};

export const answerLay: Answer<'lay'> = ({ state, frame, moves, dice }) => {
  const square = wrongSquare(designFor(state.terrain, dice), state.terrain, frame.terrain);
  return movesOf(moves, 'lay').find((move) => BOARD.named(move.square) === square) ?? moves[0];
};

function designFor(terrain: string, dice: Dice): string {
  return best(DESIGNS, (each) => agreement(each, terrain), dice);
}

/** A square that should be of this terrain and is not. */
function wrongSquare(design: string, terrain: string, as: Terrain): number | undefined {
  const letter = TERRAIN_LETTERS[as];
  for (let square = 0; square < BOARD.size; square++) {
    if (design[square] === letter && terrain[square] !== letter) return square;
  }
  return undefined;
}

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
