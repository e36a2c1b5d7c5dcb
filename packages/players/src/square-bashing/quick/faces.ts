import { otherSide, type SideNumber } from '@sandtable/kernel';
import {
  BEYOND,
  census,
  FORWARD,
  mainUnits,
  NEAR,
  SQUARES,
  type SquareState,
} from '@sandtable/square-bashing';

const BESIDE = 1;
const BEYOND_IT = 0.25;
/** It looks to the enemy's edge unless there is a reason. */
const USUAL = 0.3;
const CLEARLY = 0.2;

/** SB-1.6: the face that the strongest of the enemy may come through. */
export function bestFace(state: SquareState, us: SideNumber, square: number): number {
  const counts = census(state);
  const first = SQUARES * otherSide(us);
  let best = FORWARD[us];
  let most = -1;
  for (let turn = 0; turn < 4; turn++) {
    const face = (FORWARD[us] + turn) % 4;
    const near = BEYOND[4 * square + face];
    if (near === -1) continue;
    let threat = turn === 0 ? USUAL : 0;
    threat += BESIDE * mainUnits(counts[first + near]);
    for (const each of NEAR[near]) threat += BEYOND_IT * mainUnits(counts[first + each]);
    if (threat > most + (turn === 0 ? 0 : CLEARLY)) [best, most] = [face, threat];
  }
  return best;
}
