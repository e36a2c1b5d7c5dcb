// The page that the frames are counted on: the board of the app, or the same drawing by itself.
import type { Scene } from '@sandtable/kernel';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import '../src/app/theme.css';
import '../src/app/page.css';
import { Board } from '../src/board/Board.tsx';
import { loadGame } from '../src/games/games.ts';
import { bareBoard } from './bare.ts';
import { changedScene, crowdedScene } from './crowd.ts';

/** What the bench calls from outside. */
export interface BenchPage {
  /** Draws the whole board anew with so many pieces changed; gives the milliseconds of script. */
  update(changes: number): number;
  /** The same drawing without React, moved by one line of script. */
  bare(): void;
}

const NOTHING: ReadonlySet<string> = new Set();
const nothing = (): void => undefined;

const game = await loadGame('pbi');
const place = document.getElementById('place');
if (place === null) throw new Error('the page has no place for the board');
const root = createRoot(place);
let scene = crowdedScene(game);
let round = 0;
draw(root, scene);

function draw(at: Root, what: Scene): void {
  flushSync(() =>
    at.render(
      <Board
        game={game}
        scene={what}
        choosable={NOTHING}
        chosen={NOTHING}
        effects={[]}
        effectsOf={0}
        onPick={nothing}
        onPoint={nothing}
      />,
    ),
  );
}

const page: BenchPage = {
  update(changes) {
    scene = changedScene(scene, changes, round++);
    const began = performance.now();
    draw(root, scene);
    return performance.now() - began;
  },
  bare() {
    const copy = bareBoard(place);
    root.unmount();
    place.replaceChildren(copy);
  },
};
Object.assign(globalThis, { bench: page });
