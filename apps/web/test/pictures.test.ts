import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PICTURE } from '../src/games/pictures.ts';
import { GAME_IDS, loadRuleset } from '../src/games/rulesets.ts';

/** Only for tests, it has no page. */
const published = GAME_IDS.filter((id) => id !== 'ambush');

test('every game and every ready-made scenario has its kept picture, and nothing else has one', async () => {
  const wanted = ['/pictures/preview.jpg', ...published.map(PICTURE.game)];
  for (const id of published) {
    const { scenarios } = await loadRuleset(id);
    for (const scenario of scenarios) {
      wanted.push(PICTURE.scenario(id, scenario.id), PICTURE.table(id, scenario.id));
    }
  }
  const kept = readdirSync(join(import.meta.dirname, '..', 'public', 'pictures'));
  expect(kept.map((name) => `/pictures/${name}`).toSorted()).toEqual(wanted.toSorted());
});

test('every ready-made scenario says how long it takes and how hard it is', async () => {
  for (const id of published) {
    const ruleset = await loadRuleset(id);
    for (const scenario of ruleset.scenarios) {
      const facts = ruleset.catalogue.texts[`battle.${scenario.id}.facts`];
      expect(facts, `${id} ${scenario.id}`).toMatch(/^\d+ (minutes|hours?) · (easy|medium|hard): /);
    }
  }
});
