import type { Dice } from '@sandtable/kernel';
import type { SquareReport } from '../../state/definition.ts';
import type { GasRoll } from '../../state/events.ts';
import type { State } from '../../state/state.ts';
import { BACK, BEYOND, FORWARD, MORALE_ORDER } from '../01-board/field.ts';
import { nameOf } from '../01-board/occupation.ts';
import {
  GAS_BACK_ON,
  GAS_DISPERSES_TO,
  GAS_FORWARD_ON,
  GAS_HITS,
  SIDES,
  SQUARES,
} from '../tables.ts';

/** SB-2.1: a side's own gas drifts, and then harms whoever is in it. */
export function drift(state: State, dice: Dice, report: SquareReport): void {
  const { side, gas } = state;
  const clouds = MORALE_ORDER[side].filter((square) => gas[square] === side + 1);
  if (clouds.length === 0) return;
  for (const square of clouds) gas[square] = 0;
  for (const square of clouds) {
    const how = rolled(dice.die());
    const to = destination(state, square, how);
    report?.({
      type: 'gasRolled',
      rule: 'SB-2.1',
      side: SIDES[side],
      square: nameOf(square),
      dice: [...dice.faces],
      how,
      to: to === -1 ? null : nameOf(to),
    });
    // SB-8.4: one marker a square.
    if (to !== -1) gas[to] = side + 1;
  }
  const squares: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if (gas[square] === side + 1) squares.push(square);
  }
  state.stack.push({ type: 'impacts', squares, hits: squares.map(() => GAS_HITS), gas: true });
}

function rolled(face: number): GasRoll {
  if (face <= GAS_DISPERSES_TO) return 'disperses';
  if (face === GAS_FORWARD_ON) return 'forward';
  return face === GAS_BACK_ON ? 'back' : 'stays';
}

/** SB-8.4: forward is away from its owner; off the board it is lost. */
function destination({ side }: State, square: number, how: GasRoll): number {
  switch (how) {
    case 'disperses':
      return -1;
    case 'forward':
      return BEYOND[4 * square + FORWARD[side]];
    case 'back':
      return BEYOND[4 * square + BACK[side]];
    case 'stays':
      return square;
  }
}
