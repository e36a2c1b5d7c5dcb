import { ScriptedDice, toldTo } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { PubMove } from '../src/moves.ts';
import { pubBattles } from '../src/ruleset.ts';
import { viewOf } from './support/fog.ts';
import { game, told, type Game } from './support/game.ts';
import type { CommandSketch, PieceSketch, Sketch } from './support/sketch.ts';

/** Two worlds that look alike to Red, and differ in what he may not know. */
type Twins = readonly [Game, Game];

function twins(sketch: (isOther: boolean) => Sketch): Twins {
  const [one, other] = [game(sketch(false)), game(sketch(true))];
  expect(viewOf(one, 'red')).toEqual(viewOf(other, 'red'));
  return [one, other];
}

/** Red is told the same in both. */
function playsAlike([one, other]: Twins, move: PubMove, ...dice: readonly number[]): void {
  const [a, b] = [one, other].map((g) => {
    const scripted = new ScriptedDice(dice);
    const events: unknown[] = [];
    g.allows(move);
    pubBattles.play(g.state, g.side, move, scripted, (event) => {
      events.push(toldTo(pubBattles, event, 'red') ?? null);
    });
    scripted.finish();
    return {
      events: events.filter((event) => event !== null),
      asked: g.asked,
      view: viewOf(g, 'red'),
    };
  });
  expect(a).toEqual(b);
}

const NEY: CommandSketch = {
  name: 'Ney',
  hq: [20_000, 15_000, 0],
  pieces: { A: ['regular', 20_000, 20_000, 0], Idle: ['regular', 36_000, 3000, 0] },
};

/** Two Blue lines before A: either may be the first of the order of battle. */
function lines(isOther: boolean, left: PieceSketch, right: PieceSketch): CommandSketch {
  const [X, Y] = isOther ? [right, left] : [left, right];
  return { name: 'Hill', pieces: { X, Y } };
}

test('[PB-5.2, PB-5.3] the order of battle of two hidden blocks does not say why a march is refused', () => {
  const worlds = twins((isOther) => ({
    red: [NEY],
    blue: [lines(isOther, ['regular', 19_500, 21_600, 180], ['regular', 22_000, 21_600, 180])],
  }));
  for (const g of worlds) {
    g.refuses(
      { type: 'march', piece: g.tag('A'), to: [20_750, 20_300], facing: 0 },
      'PB-5.2 inField',
    );
  }
});

test('[PB-6.2, PB-12.6] nor does it at night', () => {
  const worlds = twins((isOther) => ({
    turn: 9,
    red: [NEY],
    blue: [lines(isOther, ['regular', 20_000, 23_000, 180], ['regular', 22_400, 22_800, 180])],
  }));
  for (const g of worlds) {
    const to = [20_000, 22_625] as const;
    g.refuses({ type: 'march', piece: g.tag('A'), to, facing: 0 }, 'PB-6.2 mustAttack');
  }
});

test('[PB-7.1, PB-7.4] in fog guns may fire at a small block, be it baggage or not', () => {
  const worlds = twins((isOther) => {
    const [near, far]: [PieceSketch, PieceSketch] = [
      [isOther ? 'train' : 'detachment', 20_000, 24_500, 180],
      [isOther ? 'detachment' : 'train', 30_000, 36_000, 180],
    ];
    return {
      weather: { fog: [1] },
      red: [{ ...NEY, pieces: { ...NEY.pieces, A: ['artillery', 20_000, 20_000, 0] } }],
      blue: [{ name: 'Hill', pieces: isOther ? { X: far, Y: near } : { X: near, Y: far } }],
    };
  });
  expect(worlds[0].moves).toEqual(worlds[1].moves);
  const [g] = worlds;
  playsAlike(worlds, { type: 'bombard', piece: g.tag('A'), target: g.tag('X') }, 1, 1, 3);
});

test('[PB-7.1] nothing happens to baggage that is hit unseen', () => {
  const g = game({
    weather: { fog: [1] },
    red: [{ ...NEY, pieces: { ...NEY.pieces, A: ['artillery', 20_000, 20_000, 0] } }],
    blue: [{ name: 'Hill', pieces: { T: ['train', 20_000, 24_500, 180] } }],
  });
  const events = g.play({ type: 'bombard', piece: g.tag('A'), target: g.tag('T') }, 6, 6, 6);
  expect(told(events)).toEqual(['PB-7.1 bombarded']);
  expect([g.at('T'), g.marks('T')]).toEqual([[20_000, 24_500], []]);
});

test('[PB-7.1, PB-8.4] nobody comes out of reserve behind a piece that cannot be driven back', () => {
  const g = game({
    weather: { fog: [1] },
    red: [{ ...NEY, pieces: { ...NEY.pieces, A: ['artillery', 20_000, 20_000, 0] } }],
    blue: [
      {
        name: 'Hill',
        hq: [20_000, 24_400, 180],
        pieces: { X: ['regular', 20_000, 24_000, 180], Hidden: ['regular', 'reserve'] },
      },
    ],
    map: {
      rivers: [
        {
          line: [
            [0, 24_850],
            [40_000, 24_850],
          ],
          width: 100,
          bridges: [],
          fords: [],
        },
      ],
    },
  });
  const move = { type: 'bombard', piece: g.tag('A'), target: g.tag('X') } as const;
  expect(told(g.play(move, 5, 5, 5))).toEqual(['PB-7.1 bombarded', 'PB-10.5 becameSpent']);
  expect([g.place('Hidden'), g.at('X')]).toEqual(['reserve', [20_000, 24_000]]);
});
