import {
  BLOCK_EDGES,
  cosine,
  distanceSquared,
  sine,
  toWhole,
  UNIT,
  wrapDegrees,
  type BlockEdge,
} from '@sandtable/table';
import { placeOfAttack } from './attack.ts';
import { blockOf, frontOf } from '../02-pieces/blocks.ts';
import type { Place } from '../../state/field.ts';
import type { State } from '../../state/state.ts';

/** Contacts are moved along an edge by steps of so much, so that the middle is easily met. */
const STEP = 125;

/** PB-6.2: with its front against that edge of a target, so far aside of its middle. */
export interface Contact {
  readonly edge: BlockEdge;
  readonly aside: number;
}

/** PB-6.2: how far aside of the middle of an edge an attacker may stand at most. */
function mostAside(state: State, piece: number, target: number, edge: BlockEdge): number {
  const { width, depth } = blockOf(state, target);
  const length = edge === 'front' || edge === 'rear' ? width : depth;
  return (Math.max(length, frontOf(state, piece, false)) * 9) / 20;
}

/** PB-6.2: the contacts beside the middle of each edge, those that are least aside first. */
export function contactsAside(state: State, piece: number, target: number): Contact[] {
  return BLOCK_EDGES.flatMap((edge) => {
    const count = Math.trunc(mostAside(state, piece, target, edge) / STEP);
    return Array.from({ length: 2 * count }, (_, i): Contact => {
      const aside = STEP * (1 + (i >> 1));
      return { edge, aside: i % 2 === 0 ? aside : -aside };
    });
  }).toSorted((a, b) => Math.abs(a.aside) - Math.abs(b.aside));
}

/** PB-6.2: against which edge of a target, and how far aside, an attacker stands whose centre should be there. */
export function edgeToward(state: State, piece: number, target: number, [x, y]: Place): Contact {
  const defender = blockOf(state, target);
  let found: Contact = { edge: 'front', aside: 0 };
  let least = Infinity;
  for (const [i, edge] of BLOCK_EDGES.entries()) {
    const outward = wrapDegrees(defender.facing + 90 * i);
    // Along the edge to the right as one looks at it: that is to the left as it looks out.
    const along = ((y - defender.y) * sine(outward) - (x - defender.x) * cosine(outward)) / UNIT;
    const most = mostAside(state, piece, target, edge);
    const aside = toWhole(Math.min(Math.max(along, -most), most) / STEP) * STEP;
    const block = placeOfAttack(state, piece, target, edge, aside);
    const far = distanceSquared(x, y, block.x, block.y);
    if (far >= least) continue;
    least = far;
    found = { edge, aside };
  }
  return found;
}
