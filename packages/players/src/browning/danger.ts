import type { SideNumber } from '@sandtable/kernel';
import { figuresOf, volleyAt, type State } from '@sandtable/browning';
import { squareAround } from './fire.ts';
import { worthOfVolley } from './odds.ts';
import { WEIGHTS } from './weights.ts';

/** What the enemy's fire at a team may cost us where it stands. */
export function dangerTo(state: State, us: SideNumber, team: number): number {
  const { teams } = state.field;
  const figures = figuresOf(state, team);
  if (figures.length === 0) return 0;
  const at = squareAround(state, figures);
  let sum = 0;
  for (let enemy = 0; enemy < teams.length; enemy++) {
    if (teams[enemy].side === us) continue;
    const when = state.ready[enemy] === 1 ? 1 : WEIGHTS.later;
    sum += when * worthOfVolley(state, enemy, volleyAt(state, enemy, at));
  }
  return WEIGHTS.share * sum;
}
