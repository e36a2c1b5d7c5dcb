import { seededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import { SCENARIOS } from '../src/scenarios/scenarios.ts';
import { CENSUS, census } from '../src/state/census.ts';
import { cloneState, type State } from '../src/state/state.ts';

/** As it would be counted if it were not kept. */
function recounted(state: State): readonly number[] {
  return census({ ...state, [CENSUS]: undefined });
}

test.each(SCENARIOS)('[SB-1.5] the census is kept whatever happens: $id', (scenario) => {
  const opening = squareBashing.setup(scenario, {});
  if (!opening.ok) throw new Error('a scenario that cannot be set up');
  const dice = seededDice(scenario.id);
  for (let game = 0; game < 3; game++) {
    const state = cloneState(opening.value);
    for (let { decisions } = squareBashing.pending(state); decisions.length > 0;) {
      const { side } = decisions[0];
      squareBashing.play(state, side, squareBashing.draw(state, side, dice), dice);
      expect(census(state)).toEqual(recounted(state));
      ({ decisions } = squareBashing.pending(state));
    }
  }
});
