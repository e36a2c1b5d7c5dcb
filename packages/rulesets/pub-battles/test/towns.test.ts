import { SETTING } from '@sandtable/kernel';
import { rectangleOf } from '@sandtable/table';
import { expect, test } from 'vitest';
import { isCombatant, kindOf } from '../src/rules/02-pieces/blocks.ts';
import { fieldFrom } from '../src/files/muster.ts';
import { groundOf } from '../src/rules/01-map/ground.ts';
import { openingOf } from '../src/files/opening.ts';
import { pubBattles } from '../src/ruleset.ts';
import type { PubScenario } from '../src/files/scenarioFile.ts';

const BATTLES = (pubBattles.scenarios as readonly PubScenario[]).filter(
  ({ free, map }) => free === undefined && map.towns.length > 0,
);

/** How the search for a place goes: so far across, so far round. */
const STEP = 75;
const TURN = 15;

/** Whether a town can hold most of a whole block of troops, wherever it stands in it. */
function canHold(scenario: PubScenario, outline: readonly (readonly [number, number])[]): boolean {
  const field = fieldFrom(scenario);
  const ground = groundOf(field);
  const [front, depth] = field.sizes.long;
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
      for (let facing = 0; facing < 180; facing += TURN) {
        const block = rectangleOf(x, y, front, depth, facing);
        if (ground.isWhollyOnMap(block) && ground.terrainUnder(block) === 'town') return true;
      }
    }
  }
  return false;
}

test.each(BATTLES)('[PB-4.4] some town of $id can hold most of a block', (scenario) => {
  const large = scenario.map.towns.filter(({ outline }) => canHold(scenario, outline));
  expect(large.length).toBeGreaterThan(0);
});

test.each(BATTLES)('[PB-4.4] nobody of $id begins in buildings, and so Spent', (scenario) => {
  const state = openingOf(scenario, { bitterEnd: false });
  const spent = state[SETTING].army.pieces.filter(
    (_, piece) => isCombatant(kindOf(state, piece)) && state.spent[piece] === 1,
  );
  expect(spent.map(({ name }) => name)).toEqual([]);
});
