import { pbiBoats } from '@sandtable/pbi-boats';
import { NO_GUIDE, type Piece, type Scene } from '@sandtable/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GuideLayer } from '../src/board/GuideLayer.tsx';
import type { Game } from '../src/games/games.ts';
import { plainLook } from '../src/games/plainLook.tsx';
import { wordsOf } from '../src/words/words.ts';

const GAME: Game = { ruleset: pbiBoats, words: wordsOf(pbiBoats), look: plainLook };

const PIECE: Piece = {
  id: 'A1',
  side: 'attacker',
  kind: 'rifle',
  at: { x: 0, y: 0 },
  facing: 0,
  marks: [],
  counts: {},
  label: { key: 'rifle' },
};
const SCENE = {
  width: 800,
  height: 800,
  areas: [],
  pieces: [],
  markers: [],
} as Partial<Scene> as Scene;

function drawn(scene: Scene): string {
  const guide = { ...NO_GUIDE, shapes: [{ kind: 'mark', tone: 'good', piece: 'A1' } as const] };
  return renderToStaticMarkup(createElement(GuideLayer, { game: GAME, scene, guide, knob: false }));
}

test('a piece is marked on the table, and one that waits beside it nowhere on it', () => {
  expect(drawn({ ...SCENE, pieces: [PIECE] })).toContain('<circle');
  const tray = { side: 'attacker', label: { key: 'tray' }, pieces: [PIECE] };
  expect(drawn({ ...SCENE, trays: [tray] })).not.toContain('<circle');
});
