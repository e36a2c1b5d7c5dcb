import { expect, test } from 'vitest';
import type { PubMove } from '../src/state/moves.ts';
import { game, told, type Game } from './support/game.ts';
import type { PieceSketch, Sketch } from './support/sketch.ts';

const FAR: PieceSketch = ['regular', 5000, 35_000, 180];

/** Three pieces of Ney in a line, and others. */
function lined(more: Record<string, PieceSketch> = {}, sketch: Sketch = {}): Game {
  return game({
    red: [
      {
        name: 'Ney',
        hq: [20_000, 9000, 0],
        pieces: {
          A: ['regular', 20_000, 10_000, 0],
          B: ['regular', 22_000, 10_000, 0],
          C: ['cavalry', 18_000, 10_000, 0],
          I: ['regular', 30_000, 3000, 0],
          ...more,
        },
      },
      { name: 'Lannes', pieces: { L: ['regular', 10_000, 10_000, 0] } },
    ],
    blue: [{ name: 'Hill', pieces: { X: FAR } }],
    ...sketch,
  });
}

const together = (
  g: Game,
  names: readonly string[],
  x: number,
  y: number,
  facing = 0,
): PubMove => ({
  type: 'together',
  pieces: names.map((name) => g.tag(name)),
  to: [x, y],
  facing,
});

test('[PB-4.1] pieces that march together keep their form', () => {
  const g = lined();
  const events = g.play(together(g, ['A', 'B', 'C'], 21_000, 14_000));
  expect(told(events)).toEqual(['PB-4.1 moved', 'PB-4.1 moved', 'PB-4.1 moved']);
  expect(['A', 'B', 'C'].map((name) => g.at(name))).toEqual([
    [21_000, 14_000],
    [23_000, 14_000],
    [19_000, 14_000],
  ]);
  g.refuses(together(g, ['A', 'I'], 21_000, 15_000), 'PB-3.1 moved');
});

test('[PB-4.2] they wheel about the first of them, each by its own way', () => {
  const g = lined();
  g.play(together(g, ['A', 'B', 'C'], 20_000, 10_000, 30));
  expect(['A', 'B', 'C'].map((name) => g.at(name))).toEqual([
    [20_000, 10_000],
    [21_732, 9000],
    [18_268, 11_000],
  ]);
  expect(['A', 'B', 'C'].map((name) => g.facing(name))).toEqual([30, 30, 30]);
});

test('[PB-1.3, PB-4.2] each is judged by itself: who has too far to go keeps all from going', () => {
  const g = lined();
  // Foot goes 5.25 inches, and the outer wing of a wheel farther than the inner one.
  g.refuses(together(g, ['C', 'A'], 18_000, 15_500), 'PB-1.3 tooFar');
  g.allows({ type: 'march', piece: g.tag('C'), to: [18_000, 15_500], facing: 0 });
  g.allows({ type: 'march', piece: g.tag('B'), to: [22_000, 14_500], facing: 90 });
  g.refuses(together(g, ['B', 'A'], 22_000, 14_500, 90), 'PB-1.3 tooFar');
  const edge = lined({ W: ['regular', 38_500, 20_000, 0], Z: ['regular', 36_500, 20_000, 0] });
  edge.refuses(together(edge, ['Z', 'W'], 37_500, 21_500), 'PB-1.5 offMap');
});

test('[PB-4.5] they make room for each other, and others do not', () => {
  // B stands where A goes, and A where D goes.
  const g = lined({ D: ['regular', 20_000, 9400, 0], E: ['regular', 22_000, 14_000, 0] });
  const moved = g.refused(together(g, ['D', 'A'], 20_000, 10_000));
  expect(moved).toBe(undefined);
  g.refuses(together(g, ['A', 'B'], 20_000, 14_000), 'PB-4.5 stacked');
  g.refuses(
    { type: 'march', piece: g.tag('D'), to: [20_000, 10_000], facing: 0 },
    'PB-4.5 stacked',
  );
  g.play(together(g, ['D', 'A'], 20_000, 10_000));
  expect([g.at('D'), g.at('A')]).toEqual([
    [20_000, 10_000],
    [20_000, 10_600],
  ]);
});

test('[PB-5.2] nobody of them ends in a field of fire', () => {
  const g = game({
    red: [
      {
        name: 'Ney',
        hq: [20_000, 16_000, 0],
        pieces: { A: ['regular', 15_000, 17_500, 0], B: ['regular', 17_000, 17_500, 0] },
      },
    ],
    blue: [{ name: 'Hill', pieces: { X: ['regular', 20_000, 20_000, 180] } }],
  });
  g.refuses(together(g, ['A', 'B'], 17_000, 19_000), 'PB-5.2 inField');
  g.allows({ type: 'march', piece: g.tag('A'), to: [17_000, 19_000], facing: 0 });
});

test('[PB-4.7] only pieces of the Command that are on the map move together, each named once', () => {
  const g = lined({ R: ['regular', 'reserve'], M: ['regular', 26_000, 10_000, 0, 'moved'] });
  g.refuses(together(g, ['A', 'L'], 20_000, 12_000), 'PB-3.1 otherCommand');
  g.refuses(together(g, ['A', 'X'], 20_000, 12_000), 'PB-2.3 noPiece');
  g.refuses(together(g, ['A', 'M'], 20_000, 12_000), 'PB-3.1 moved');
  g.refuses(together(g, ['A', 'R'], 20_000, 12_000), 'PB-4.7 togetherOnMap');
  g.refuses(together(g, ['A', 'B', 'A'], 20_000, 12_000), 'PB-4.7 togetherTwice');
  g.refuses({ type: 'together', pieces: [g.tag('A')], to: [1, 1], facing: 0 }, 'PB-3.1 malformed');
});

test('[PB-5.4] a piece in contact moves by itself, since its support is asked', () => {
  const g = lined(
    { D: ['regular', 14_000, 10_000, 0] },
    {
      blue: [{ name: 'Hill', pieces: { X: ['regular', 14_000, 10_375, 180] } }],
      contacts: [{ attacker: 'X', defender: 'D', edge: 'front' }],
    },
  );
  g.refuses(together(g, ['A', 'D'], 20_000, 8000), 'PB-5.4 togetherContact');
});

test('[PB-4.7, PB-6.1] an HQ among them has moved when command range is measured', () => {
  const sketch: Sketch = {
    red: [
      {
        name: 'Ney',
        hq: [20_000, 9000, 0],
        pieces: {
          A: ['regular', 20_000, 10_000, 0],
          F: ['regular', 20_000, 15_000, 0],
          N: ['regular', 20_000, 7000, 0],
        },
      },
    ],
    blue: [{ name: 'Hill', pieces: { X: ['regular', 20_000, 18_000, 180] } }],
  };
  const g = game(sketch);
  g.play(together(g, ['Ney', 'A'], 20_000, 13_000));
  expect([g.at('Ney'), g.at('A')]).toEqual([
    [20_000, 13_000],
    [20_000, 14_000],
  ]);
  g.refuses({ type: 'march', piece: g.tag('Ney'), to: [20_000, 9000], facing: 0 }, 'PB-3.1 moved');
  g.survives();
  g.play({ type: 'attack', piece: g.tag('F'), target: g.tag('X'), edge: 'front', aside: 0 });
  expect(g.contacts).toEqual(['F X front']);
});

test('[PB-2.4] an enemy HQ that one of them pushes aside does not stop the next', () => {
  const g = lined(
    {},
    {
      blue: [{ name: 'Hill', hq: [20_000, 14_000, 0], pieces: { X: FAR } }],
      red: [
        {
          name: 'Ney',
          hq: [20_000, 9300, 0],
          pieces: { A: ['regular', 20_000, 10_000, 0], I: ['regular', 30_000, 3000, 0] },
        },
      ],
    },
  );
  // Hill, who faces north, gives way to the south, to where Ney goes.
  g.play(together(g, ['A', 'Ney'], 20_000, 14_000));
  expect([g.at('A'), g.at('Ney')]).toEqual([
    [20_000, 14_000],
    [20_000, 13_300],
  ]);
  expect(g.at('Hill')[1]).toBeLessThan(13_000);
});
