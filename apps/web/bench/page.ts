// The page that the frames are counted on: the board of the app, or the same drawing by itself.
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../src/app/theme.css';
import '../src/app/page.css';
import { Board } from '../src/board/Board.tsx';
import { loadGame } from '../src/games/games.ts';
import { bareBoard } from './bare.ts';
import { changedScene, crowdedScene } from './crowd.ts';

/** What the bench calls from outside. */
export interface BenchPage {
  /** Draws the board anew with so many pieces changed; gives the milliseconds of script. */
  update(changes: number): number;
  /** Leaves the drawing alone, without React, moved by one line of script. */
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

function draw(): void {
  const board = createElement(Board, {
    game,
    scene,
    choosable: NOTHING,
    chosen: NOTHING,
    effects: [],
    effectsOf: 0,
    onPick: nothing,
    onPoint: nothing,
  });
  flushSync(() => root.render(board));
}

draw();
const page: BenchPage = {
  update(changes) {
    scene = changedScene(scene, changes, round++);
    const began = performance.now();
    draw();
    return performance.now() - began;
  },
  bare() {
    const copy = bareBoard(place);
    root.unmount();
    place.replaceChildren(copy);
  },
};
Object.assign(globalThis, { bench: page });
