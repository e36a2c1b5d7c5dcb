// The page that the pictures are taken of: a table that fills the window.
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../src/app/theme.css';
import '../src/app/page.css';
import { Picture } from '../src/board/Picture.tsx';
import { openingScene } from '../src/games/openingScene.ts';
import { measuresOf } from '../src/board/unit.ts';
import { loadGame } from '../src/games/games.ts';
import { GAME_IDS, loadScenario } from '../src/games/rulesets.ts';

/** What is called from outside. */
export interface PicturesPage {
  readonly games: readonly string[];
  /** The ready-made scenarios of a game. */
  scenarios(id: string): Promise<string[]>;
  /** Draws a scenario, or the game in the middle of a battle; gives how much wider than high its table is. */
  draw(id: string, scenario?: string): Promise<number>;
}

const place = document.getElementById('place');
if (place === null) throw new Error('the page has no place for a picture');
const root = createRoot(place);

const page: PicturesPage = {
  games: GAME_IDS,
  async scenarios(id) {
    const { ruleset } = await loadGame(id);
    return ruleset.scenarios.map((scenario) => scenario.id);
  },
  async draw(id, wanted) {
    const game = await loadGame(id);
    const listed = game.ruleset.scenarios.find((each) => each.id === wanted);
    const scenario = listed ? await loadScenario(game.ruleset, listed) : game.look.showcase;
    const scene = openingScene(game, scenario, {});
    if (!scene.ok) throw new Error(`${id} ${scenario.id} is refused`);
    const { title } = game.words.battle(scenario);
    const picture = createElement(Picture, {
      game,
      scene: scene.value,
      title,
      label: '',
      fills: true,
    });
    flushSync(() => root.render(picture));
    // Letters that are asked for now come a little later.
    await document.fonts.ready;
    const { width, height } = measuresOf(scene.value, game.look);
    return width / height;
  },
};
Object.assign(globalThis, { pictures: page });
