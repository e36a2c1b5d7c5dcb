import { fileURLToPath } from 'node:url';
import { comparePlaythrough, playthrough, type Choose } from '@sandtable/testkit';
import { test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';

/** What ends a step or lets a chance go by, and what only turns round. */
const IDLE = new Set([
  'noAsset',
  'noOrders',
  'endMovement',
  'endAssaults',
  'cease',
  'halt',
  'turn',
]);

/** Lots among the moves that do something, forward rather than back, so that recorded games come to blows. */
const boldly: Choose = (_match, side, moves, dice) => {
  const deeds = moves.filter((move) => !IDLE.has(move.type) && !isBackward(side, move));
  const among = deeds.length > 0 ? deeds : moves;
  return among[dice.die(among.length) - 1];
};

/** Into the row that a side comes from. */
function isBackward(side: string, move: object): boolean {
  return 'to' in move && String(move.to).endsWith(side === 'attacker' ? '1' : '6');
}

test.each([
  ...squareBashing.scenarios.map((scenario) => ({ name: scenario.id, scenario, options: {} })),
  {
    name: 'cambrai-with-options',
    scenario: squareBashing.scenarios[3],
    options: { steadyClock: true, cornerSupport: true, digIn: false },
  },
])('the recorded game $name is played as it was', ({ name, scenario, options }) => {
  const file = fileURLToPath(new URL(`playthroughs/${name}.txt`, import.meta.url));
  const recorded = playthrough(squareBashing, scenario, options, `recorded ${name}`, boldly);
  comparePlaythrough(file, recorded);
});
