import { EDGES } from '@sandtable/board';
import { SETTING, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { BOARD, TERRAIN_LETTERS, TERRAINS, type PbiState } from '@sandtable/pbi';
import type { Plan } from '../search/doctrine.ts';

/**
 * The ground that a strong defender lays out, drawn as scenarios are: two belts of wood across the whole board. Who
 * has only residual AP does not get out of a wood (QS-5.8), so both belts have to be crossed by those who are
 * motivated; and between them nobody is hidden. Of 40 games between greedy players the defender won 33.
 */
const DRAWING = `
wbbbbbbw
wwwwwwww
........
........
........
wwwwwwww
........
..p..p..
`;

/** As the state has it, row by row from the south. */
const DESIGN = DRAWING.trim().split(/\s+/).toReversed().join('');
/** The attacker comes over both belts. */
const EDGE = 'south';

/** How much of the ground is as it should be, of all squares and the edge. */
export function agreement({ terrain, edge }: PbiState): number {
  let squares = 0;
  for (let i = 0; i < DESIGN.length; i++) if (terrain[i] === DESIGN[i]) squares++;
  return squares + (edge === EDGE ? 1 : 0);
}

/** What to take next, and where to lay it; none where what lies there already does not allow it. */
export function layoutPlans(ruleset: Ruleset, state: PbiState, us: SideNumber): Plan[] {
  return layouts(state).filter(
    ({ moves: [move] }) => ruleset.check(state, ruleset.sides[us], move) === undefined,
  );
}

function layouts(state: PbiState): Plan[] {
  const { make } = state[SETTING];
  const frame = state.stack[state.stack.length - 1];
  if (frame.type === 'edge') {
    return [{ moves: [make.edge(EDGES.indexOf(EDGE))] }];
  }
  if (frame.type === 'lay') {
    const square = wrongSquare(state.terrain, TERRAIN_LETTERS[frame.terrain]);
    return square === -1 ? [] : [{ moves: [make.lay(square)] }];
  }
  // What is in the way goes first: there may be too much of it to lay the rest.
  for (let i = 0; i < TERRAINS.length; i++) {
    const square = wrongSquare(state.terrain, TERRAIN_LETTERS[TERRAINS[i]]);
    if (square !== -1) return [{ moves: [make.take(i), make.lay(square)] }];
  }
  return [{ moves: [make.finish] }];
}

/** A square that should be of this letter and is not; -1 where there is none. */
function wrongSquare(terrain: string, letter: string): number {
  for (let square = 0; square < BOARD.size; square++) {
    if (DESIGN[square] === letter && terrain[square] !== letter) return square;
  }
  return -1;
}
