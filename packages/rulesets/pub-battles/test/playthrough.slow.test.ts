import { fileURLToPath } from 'node:url';
import { comparePlaythrough, playthrough, type Choose } from '@sandtable/testkit';
import { test } from 'vitest';
import { pubBattles } from '../src/ruleset.ts';

/** What gives the battle up, or lets a chance go by. */
const IDLE = new Set(['leave', 'pack', 'end', 'stand', 'hide', 'retire']);
/** What armies come for. */
const BOLD = new Set(['attack', 'bombard', 'support', 'rally', 'relieve']);

/** Lots among the moves that do something, so that recorded battles come to blows. */
const boldly: Choose = (_match, _side, moves, dice) => {
  const bold = moves.filter(({ type }) => BOLD.has(type));
  const deeds = moves.filter(({ type }) => !IDLE.has(type));
  const among = bold.length > 0 ? bold : deeds.length > 0 ? deeds : moves;
  return among[dice.die(among.length) - 1];
};

const { scenarios } = pubBattles;

test.each([
  ...scenarios.slice(0, 5).map((scenario) => ({ name: scenario.id, scenario, options: {} })),
  { name: 'teaching-to-the-bitter-end', scenario: scenarios[0], options: { bitterEnd: true } },
])('the recorded game $name is played as it was', ({ name, scenario, options }) => {
  const file = fileURLToPath(new URL(`playthroughs/${name}.txt`, import.meta.url));
  comparePlaythrough(file, playthrough(pubBattles, scenario, options, `recorded ${name}`, boldly));
});
