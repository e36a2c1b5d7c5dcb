import type { SideNumber } from '@sandtable/kernel';
import { caughtIn, figuresOf, firersOf, volleyOn, type State } from '@sandtable/browning';
import { squareAround } from './fire.ts';
import { worthOfVolley } from './odds.ts';
import type { Weights } from './weights.ts';

/** What the enemy's fire at a team may cost us where it stands. */
export function dangerTo(weights: Weights, state: State, us: SideNumber, team: number): number {
  const { teams } = state.field;
  const figures = figuresOf(state, team);
  if (figures.length === 0) return 0;
  const caught = caughtIn(state, us, squareAround(state, figures));
  let sum = 0;
  for (let enemy = 0; enemy < teams.length; enemy++) {
    if (teams[enemy].side === us) continue;
    const when = state.ready[enemy] === 1 ? 1 : weights.later;
    sum +=
      when * worthOfVolley(weights, state, enemy, volleyOn(state, firersOf(state, enemy), caught));
  }
  return weights.share * sum;
}
