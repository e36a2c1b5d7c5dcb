import { seededDice, toldTo } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { EventOf, PubEvent } from '../src/state/events.ts';
import { pubBattles } from '../src/ruleset.ts';
import { viewOf } from './support/fog.ts';
import { game, only, type Game } from './support/game.ts';
import { openingOf, type PieceSketch, type Sketch } from './support/sketch.ts';

/** A block of Blue's as Red knows it. */
const seen = (g: Game, tag: string) =>
  viewOf(g, 'red').pieces.find((piece) => piece.side === 1 && piece.tag === tag);

/** Red looks at a line of Blue's, with something behind it. */
const LINE: Sketch = {
  red: [{ name: 'Ney', hq: [20_000, 15_000, 0], pieces: { A: ['regular', 20_000, 20_000, 0] } }],
  blue: [
    {
      name: 'Hill',
      hq: [20_000, 36_000, 180],
      pieces: {
        Lead: ['regular', 20_000, 20_375, 180, 'known', 'fought'],
        Behind: ['regular', 20_000, 20_750, 180, 'fought'],
        Lost: ['militia', 'destroyed', 'moved', 'fought'],
      },
    },
  ],
};

test('[PB-7.4] that a block behind the line has fought is not shown: it would tell that it can support', () => {
  const g = game(LINE);
  expect(seen(g, g.tag('Lead'))).toMatchObject({ known: 1, fought: 1 });
  expect(seen(g, g.tag('Behind'))).toMatchObject({ known: 0, fought: 0 });
  expect(viewOf(g, 'blue').pieces.find(({ name }) => name === 'Behind')).toMatchObject({
    fought: 1,
  });
});

test('[PB-3.2] whether a piece that is destroyed had moved is not shown', () => {
  expect(seen(game(LINE), 'Lost')).toMatchObject({ name: 'Lost', moved: 0, fought: 0 });
});

test('[PB-7.5] no viewer is sent whether an event reveals something', () => {
  const event: PubEvent = {
    type: 'passed',
    rule: 'PB-3.7',
    reveals: true,
    side: 'blue',
  };
  expect(toldTo(pubBattles, event, 'red')).toEqual({
    type: 'passed',
    rule: 'PB-3.7',
    side: 'blue',
  });
});

test('[PB-2.3] how many detachments are still to be assigned is public, which are is not', () => {
  const detachments = ['X', 'Y', 'Z'].map((name, i) => ({
    side: 'blue' as const,
    name,
    at: [5000 + 3000 * i, 30_000] as const,
    facing: 180,
  }));
  const start = pubBattles.setup(openingOf({ detachments }), {});
  if (!start.ok) throw new Error(JSON.stringify(start.problems));
  const state = start.value;
  const [move] = pubBattles.moves(state, 'blue');
  pubBattles.play(state, 'blue', move, seededDice('none'));
  for (const viewer of ['red', 'spectator']) {
    const view = pubBattles.view(state, viewer);
    expect(view.unassigned).toEqual([0, 2]);
    const world = pubBattles.imagine(view, viewer, seededDice('lots'));
    expect(world.command.filter((command) => command === -1)).toHaveLength(2);
    expect(pubBattles.view(world, viewer)).toEqual(view);
  }
});

test('[PB-12.10] with an HQ that leaves go those whom it hides, and all may know who they were', () => {
  const g = game({
    red: [
      {
        name: 'Ney',
        hq: [20_000, 6000, 180],
        pieces: { Hidden: ['elite', 'reserve'], I: ['regular', 30_000, 8000, 0] },
      },
    ],
    lines: {
      red: [
        [
          [20_000, 9000],
          [20_000, 0],
        ],
      ],
    },
    rates: { foot: 9000, mounted: 9000 },
    options: { bitterEnd: true },
  });
  const gone = g
    .play({ type: 'leave', piece: g.tag('Ney') })
    .filter((event): event is EventOf<'vanished'> => event.type === 'vanished')
    .map((event) => toldTo(pubBattles, event, 'blue') as EventOf<'vanished'>);
  expect(gone.map(({ piece }) => [piece.name, piece.kind])).toEqual([
    ['Ney', 'hq'],
    ['Hidden', 'elite'],
  ]);
});

test('[PB-8.1] who attacks out of reserve does not tell which HQ hid him', () => {
  const g = game({
    red: [
      {
        name: 'Ney',
        hq: [20_000, 16_000, 0],
        pieces: { Hidden: ['elite', 'reserve'], I: ['regular', 30_000, 8000, 0] },
      },
    ],
    blue: [{ name: 'Hill', pieces: { X: ['regular', 20_000, 19_000, 180] } }],
    map: {
      woods: [
        [
          [17_000, 16_500],
          [23_000, 16_500],
          [23_000, 17_500],
          [17_000, 17_500],
        ],
      ],
    },
  });
  const events = g.play({
    type: 'attack',
    piece: 'Hidden',
    target: g.tag('X'),
    edge: 'front',
    aside: 0,
  });
  const attacked = only(events, 'attacked');
  expect(attacked.from).toEqual(attacked.to);
  expect(attacked.way).toEqual([]);
});

test('[PB-7.4] an attacker that touches two enemies knows both, and not who supports one of them', () => {
  const meeting = (behind: PieceSketch): Game => {
    const g = game({
      red: [
        {
          name: 'Ney',
          hq: [20_000, 16_000, 0],
          pieces: { A: ['regular', 20_000, 18_000, 0], I: ['regular', 30_000, 8000, 0] },
        },
      ],
      blue: [{ name: 'Hill', pieces: { X: ['elite', 20_850, 20_000, 180], Y: behind } }],
    });
    const target = g.tag('X');
    g.play({ type: 'attack', piece: g.tag('A'), target, edge: 'front', aside: -850 });
    return g;
  };
  const both = meeting(['detachment', 19_400, 20_000, 180]);
  expect(both.contacts).toEqual(['A X front', 'A Y front']);
  expect([both.is('X', 'known'), both.is('Y', 'known')]).toEqual([true, true]);
  const supported = meeting(['detachment', 20_850, 20_375, 180]);
  expect([supported.is('X', 'known'), supported.is('Y', 'known')]).toEqual([true, false]);
});
