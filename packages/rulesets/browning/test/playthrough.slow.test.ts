import { fileURLToPath } from 'node:url';
import { comparePlaythrough, playthrough, type Choose } from '@sandtable/testkit';
import { test } from 'vitest';
import { browning } from '../src/ruleset.ts';

/** What ends a step or lets a chance go by, and single figures, which take long. */
const IDLE = new Set(['rest', 'stay', 'hold', 'enough', 'walk', 'halt']);

/** Lots among the moves that do something, so that recorded games come to blows. */
const boldly: Choose = (_match, _side, moves, dice) => {
  const deeds = moves.filter((move) => !IDLE.has(move.type));
  const among = deeds.length > 0 ? deeds : moves;
  return among[dice.die(among.length) - 1];
};

test.each([
  ...browning.scenarios.map((scenario) => ({ name: scenario.id, scenario, options: {} })),
  {
    name: 'last-light-by-cards',
    scenario: browning.scenarios[0],
    options: { activation: 'cards', nerves: 'platoon' },
  },
])('the recorded game $name is played as it was', ({ name, scenario, options }) => {
  const file = fileURLToPath(new URL(`playthroughs/${name}.txt`, import.meta.url));
  comparePlaythrough(file, playthrough(browning, scenario, options, `recorded ${name}`, boldly));
});
