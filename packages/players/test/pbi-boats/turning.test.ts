import { seededDice, type Move, type Ruleset } from '@sandtable/kernel';
import { pbiBoats } from '@sandtable/pbi-boats';
import { expect, test } from 'vitest';
import { boatsDoctrine } from '../../src/pbi-boats/doctrine.ts';

const ruleset = pbiBoats as unknown as Ruleset;
/** A whole turn about. */
const ABOUT = 4;

/** How many turns on the spot, one after the other, boats make in a game of quick answers. */
function turnsOnTheSpot(scenario: (typeof pbiBoats.scenarios)[number], seed: string): number[] {
  const made = pbiBoats.setup(scenario, {});
  if (!made.ok) throw new Error('the scenario is not good');
  const state = made.value;
  const dice = seededDice(seed);
  const runs = [0];
  for (;;) {
    const decision = pbiBoats.pending(state).decisions.at(0);
    if (decision === undefined) return runs;
    const us = pbiBoats.sides.indexOf(decision.side) === 0 ? 0 : 1;
    const move: Move = boatsDoctrine.quick(ruleset, state, us, dice);
    if (move.type === 'boats:turn') runs[runs.length - 1]++;
    else runs.push(0);
    ruleset.play(state, decision.side, move, dice);
  }
}

test.each(pbiBoats.scenarios.map((scenario) => ({ id: scenario.id, scenario })))(
  '[BT-3.2] $id: no boat turns round and round where it is',
  ({ id, scenario }) => {
    const runs = [1, 2, 3, 4, 5, 6].flatMap((game) => turnsOnTheSpot(scenario, `${id}/${game}`));
    expect(runs.some((run) => run > 0)).toBe(true);
    expect(Math.max(...runs)).toBeLessThan(ABOUT);
  },
);
