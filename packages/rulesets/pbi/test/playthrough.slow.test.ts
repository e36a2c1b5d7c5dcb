import { fileURLToPath } from 'node:url';
import { comparePlaythrough, playthrough, type Choose } from '@sandtable/testkit';
import { test } from 'vitest';
import { pbi } from '../src/ruleset.ts';

/** What ends a phase or lets a chance go by. */
const IDLE = new Set(['rest', 'endTurn', 'close', 'hold', 'decline', 'take']);

/** Lots among the moves that do something, so that recorded games come to blows. */
const boldly: Choose = (_match, _side, moves, dice) => {
  const deeds = moves.filter((move) => !IDLE.has(move.type));
  const among = deeds.length > 0 ? deeds : moves;
  return among[dice.die(among.length) - 1];
};

test.each([
  ...pbi.scenarios.map((scenario) => ({ name: scenario.id, scenario, options: {} })),
  {
    name: 'village-with-options',
    scenario: pbi.scenarios[0],
    options: { ownPlatoonOnly: true, choiceDieHits: true, assaultBonus: 'assault' },
  },
])('the recorded game $name is played as it was', ({ name, scenario, options }) => {
  const file = fileURLToPath(new URL(`playthroughs/${name}.txt`, import.meta.url));
  comparePlaythrough(file, playthrough(pbi, scenario, options, `recorded ${name}`, boldly));
});
