import { fileURLToPath } from 'node:url';
import { comparePlaythrough, playthrough, type Choose } from '@sandtable/testkit';
import { test } from 'vitest';
import { pbiBoats } from '../src/index.ts';

/** What ends something or lets a chance go by, and what only turns round. */
const IDLE = new Set([
  'boats:done',
  'boats:turn',
  'boats:hold',
  'boats:letCome',
  'boats:embark',
  'boats:embarkAll',
  'boats:embarkSome',
  'boats:change',
  'boats:changeAll',
  'boats:changeSome',
  'boats:lift',
  'close',
  'rest',
  'endTurn',
  'hold',
  'decline',
]);

/** Lots among the moves that do something, forward rather than back, so that recorded games come to blows. */
const boldly: Choose = (_match, side, moves, dice) => {
  const deeds = moves.filter((move) => !IDLE.has(move.type) && !isBackward(side, move));
  const among = deeds.length > 0 ? deeds : moves;
  return among[dice.die(among.length) - 1];
};

/** Into the rows that a side comes from, or a start that faces the wrong way. */
function isBackward(side: string, move: object): boolean {
  if ('facing' in move) return move.facing !== (side === 'attacker' ? 'north' : 'south');
  return 'to' in move && (side === 'attacker' ? /[12]$/ : /[78]$/).test(String(move.to));
}

test.each([
  ...pbiBoats.scenarios.map((scenario) => ({ name: scenario.id, scenario, options: {} })),
  {
    name: 'harbour-raid-with-options',
    scenario: pbiBoats.scenarios[3],
    options: { shotsEachWeapon: true, minimumMove: true, assaultBonus: 'assault' },
  },
])('the recorded game $name is played as it was', ({ name, scenario, options }) => {
  const file = fileURLToPath(new URL(`playthroughs/${name}.txt`, import.meta.url));
  const recorded = playthrough(pbiBoats, scenario, options, `recorded ${name}`, boldly);
  comparePlaythrough(file, recorded);
});
