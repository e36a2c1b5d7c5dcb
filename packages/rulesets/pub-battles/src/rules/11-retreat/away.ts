import { BLOCK_EDGES, cosine, sine, UNIT, wrapDegrees, type BlockEdge } from '@sandtable/table';
import { blockOf } from '../02-pieces/blocks.ts';
import type { State } from '../../state/state.ts';

/**
 * PB-11.1: by the edges that are touched (front 1, right 2, rear 4, left 8), how far to turn, in order of
 * preference: to its own rear unless somebody is there, and failing that away from them.
 */
const AWAY: readonly (readonly number[])[] = [
  /* nobody */ [180],
  /* front */ [180],
  /* right */ [180, 270],
  /* front, right */ [180, 225],
  /* rear */ [0],
  /* front, rear */ [90, 270],
  /* right, rear */ [315],
  /* all but left */ [270],
  /* left */ [180, 90],
  /* front, left */ [180, 135],
  /* right, left */ [180, 0],
  /* all but rear */ [180],
  /* rear, left */ [45],
  /* all but right */ [90],
  /* all but front */ [0],
  /* all */ [],
];

/**
 * PB-11.1: the directions in which a piece gets away from others: to its own rear, and then away from the
 * edges at which they touch it, or, where they do not, that look at them.
 */
export function directionsAway(state: State, piece: number, from: readonly number[]): number[] {
  let touched = 0;
  for (const other of from) touched |= 1 << BLOCK_EDGES.indexOf(edgeToward(state, piece, other));
  return AWAY[touched].map((turn) => wrapDegrees(state.facing[piece] + turn));
}

function edgeToward(state: State, piece: number, other: number): BlockEdge {
  for (const { attacker, defender, edge } of state.contacts) {
    if (attacker === piece && defender === other) return 'front';
    if (attacker === other && defender === piece) return edge;
  }
  const { x, y, facing, width, depth } = blockOf(state, piece);
  const [dx, dy] = [state.x[other] - x, state.y[other] - y];
  const ahead = (dx * sine(facing) + dy * cosine(facing)) / UNIT;
  const aside = (dx * cosine(facing) - dy * sine(facing)) / UNIT;
  if (Math.abs(ahead) - depth / 2 >= Math.abs(aside) - width / 2) {
    return ahead >= 0 ? 'front' : 'rear';
  }
  return aside >= 0 ? 'right' : 'left';
}
