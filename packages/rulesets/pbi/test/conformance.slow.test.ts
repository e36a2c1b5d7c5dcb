import type { Scenario } from '@sandtable/kernel';
import { conformance } from '@sandtable/testkit';
import { pbi } from '../src/ruleset.ts';
import { scenarioOf } from './support/game.ts';

/** Random players seldom meet. These begin face to face, with casualties between them. */
const AT_CLOSE_QUARTERS: Scenario = {
  ...scenarioOf({
    terrain: { d4: 'building', e4: 'woods', c3: 'partial' },
    groups: {
      ...standing('A', 'd3', ['commander', 'lmg1', 'rifle1', 'rifle2']),
      ...standing('B', 'e3', ['commander', 'lmg1', 'rifle1', 'rifle2']),
      ...standing('D', 'd4', ['lmg1', 'rifle1', 'rifle2']),
      ...standing('D', 'e4', ['commander', 'rifle3', 'rifle4']),
      ...fallen('A', 'd3', ['rifle3', 'rifle4', 'rifle5']),
      ...fallen('B', 'e3', ['lmg2', 'lmg3', 'rifle3', 'rifle4']),
      ...fallen('D', 'd4', ['lmg2', 'lmg3', 'rifle5', 'rifle6']),
    },
    turns: 6,
    stack: [{ type: 'morale', squares: ['d3', 'e3'] }],
  }),
  id: 'close-quarters',
};

function standing(platoon: string, at: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${platoon}-${name}`, at]));
}

function fallen(platoon: string, at: string, names: readonly string[]): Record<string, object> {
  return Object.fromEntries(
    names.map((name) => [`${platoon}-${name}`, { at, status: 'casualty' as const }]),
  );
}

// The free game comes along: its random layouts are the widest test of lines and paths.
conformance(pbi, {
  scenarios: [...pbi.scenarios, AT_CLOSE_QUARTERS],
  games: 48,
  every: 3,
  seed: 'pbi',
  maxSteps: 3000,
  complete: true,
  mustSee: 'all',
});
