import { expect, test } from 'vitest';
import type { PubMove } from '../src/state/moves.ts';
import { pubBattles } from '../src/ruleset.ts';
import { game, only, type Game } from './support/game.ts';
import type { PieceSketch, Sketch } from './support/sketch.ts';

const FAR: PieceSketch = ['regular', 5000, 35_000, 180];
const IDLE: PieceSketch = ['regular', 30_000, 8000, 0];

/** Ney's HQ and pieces near the end of the line of communication in the south. */
function near(pieces: Record<string, PieceSketch>, more: Sketch = {}): Game {
  return game({
    red: [{ name: 'Ney', hq: [20_000, 6000, 0], pieces: { ...pieces, I: IDLE } }],
    blue: [{ name: 'Hill', pieces: { X: FAR } }],
    lines: {
      red: [
        [
          [20_000, 9000],
          [20_000, 0],
        ],
      ],
    },
    options: { bitterEnd: true },
    ...more,
  });
}

const leave = (g: Game, name: string): PubMove => ({ type: 'leave', piece: g.tag(name) });

test('[PB-12.10] a piece marches off where a line of communication ends', () => {
  const g = near({ A: ['regular', 20_000, 5000, 180] });
  const events = g.play(leave(g, 'A'));
  const gone = only(events, 'vanished');
  expect(gone).toMatchObject({ rule: 'PB-12.10', where: 'off', reveals: true });
  // All may know now what it was.
  expect(pubBattles.redact(gone, 'blue')).toMatchObject({ piece: { name: 'A', kind: 'regular' } });
  expect(g.place('A')).toBe('left');
  g.refuses({ type: 'march', piece: 'A', to: [20_000, 2000], facing: 0 }, 'PB-12.9 notThere');
  g.survives();
});

test('[PB-12.10] nobody marches off the map in a battle that is not played to the bitter end', () => {
  const g = near({ A: ['regular', 20_000, 5000, 180] }, { options: {} });
  g.refuses(leave(g, 'A'), 'PB-12.10 notToTheEnd');
  g.refuses(leave(g, 'Ney'), 'PB-12.10 notToTheEnd');
  expect(g.choices).not.toContain('leave');
  expect(g.place('A')).toBe('map');
});

test('[PB-12.10] if it gets there in one move', () => {
  const g = near({ A: ['regular', 20_000, 5300, 180], B: ['cavalry', 23_000, 5300, 180] });
  g.refuses(leave(g, 'A'), 'PB-1.3 tooFar');
  g.allows(leave(g, 'B'));
  // It turns about once for nothing, whichever way it faces.
  const back = near({ A: ['regular', 20_000, 5200, 0] });
  back.allows(leave(back, 'A'));
});

test('[PB-12.10] by the nearest of several lines, and not without one', () => {
  const lines = {
    red: [
      [
        [30_000, 5000],
        [40_000, 5000],
      ],
      [
        [20_000, 9000],
        [20_000, 0],
      ],
    ],
  } as const;
  const g = near({ A: ['regular', 20_000, 5000, 180] }, { lines });
  g.allows(leave(g, 'A'));
  const none = near({ A: ['regular', 20_000, 5000, 180] }, { lines: {} });
  none.refuses(leave(none, 'A'), 'PB-12.10 noLine');
});

test('[PB-12.10] not from off the map, in contact, or unpacked', () => {
  const g = near(
    {
      A: ['regular', 20_000, 5000, 180],
      R: ['regular', 'reserve'],
      T: ['train', 22_000, 3000, 0, 'unpacked'],
    },
    {
      blue: [{ name: 'Hill', pieces: { X: ['regular', 20_000, 5375, 180] } }],
      contacts: [{ attacker: 'X', defender: 'A', edge: 'rear' }],
      map: {},
    },
  );
  g.refuses(leave(g, 'A'), 'PB-5.4 leaveContact');
  g.refuses(leave(g, 'R'), 'PB-12.10 leaveOffMap');
  g.refuses(leave(g, 'T'), 'PB-9.3 unpackedTrain');
});

test('[PB-12.10, PB-8.2] an HQ takes what it hides with it, as far as that can go', () => {
  const g = near({ R: ['cavalry', 'reserve'] });
  g.play(leave(g, 'Ney'));
  expect([g.place('Ney'), g.place('R')]).toEqual(['left', 'left']);
  const foot = near({ R: ['regular', 'reserve'] });
  foot.refuses(leave(foot, 'Ney'), 'PB-8.2 reservePace');
});

test('[PB-12.10] by another line, where that is near enough for what it hides', () => {
  const g = near(
    { R: ['regular', 'reserve'] },
    {
      lines: {
        red: [
          [
            [20_000, 9000],
            [20_000, 0],
          ],
          [
            [30_000, 2000],
            [24_000, 2000],
            [24_000, 0],
          ],
          [
            [30_000, 6000],
            [40_000, 6000],
          ],
        ],
      },
      red: [{ name: 'Ney', hq: [24_000, 5000, 0], pieces: { R: ['regular', 'reserve'], I: IDLE } }],
    },
  );
  g.allows(leave(g, 'Ney'));
});

test('[PB-12.10] a side that has marched off has left the field', () => {
  const g = near(
    { A: ['regular', 20_000, 5000, 180] },
    {
      red: [
        {
          name: 'Ney',
          hq: [20_000, 6000, 0, 'moved'],
          pieces: { A: ['regular', 20_000, 5000, 180] },
        },
      ],
      won: { side: 'blue', by: 'broken' },
    },
  );
  g.play(leave(g, 'A'));
  const events = g.play({ type: 'end' });
  expect(only(events, 'ended')).toMatchObject({ winner: 'blue', by: 'broken' });
  expect(g.asked).toBe('over');
});

test('[PB-12.10] those whose HQ has marched off first follow it', () => {
  const g = near({ A: ['regular', 20_000, 8000, 180] });
  g.play(leave(g, 'Ney'));
  g.play({ type: 'march', piece: g.tag('A'), to: [20_000, 4000], facing: 180 });
  g.play({ type: 'end' }, 1);
  // Both chits are in the pool of the next turn.
  expect(g.pool).toEqual(['Hill']);
  while (g.asked.endsWith('alter')) g.play({ type: 'accept' });
  expect(g.asked).toBe('red order');
  g.play(leave(g, 'A'));
  expect(g.place('A')).toBe('left');
});

test('[PB-12.10, PB-4.6] in column along a road, if that ends there', () => {
  const line = [
    [20_000, 0],
    [20_000, 40_000],
  ] as const;
  const at = (y: number): Game =>
    near(
      { A: ['regular', 20_000, y, 180, 'column'] },
      { map: { roads: [{ name: 'Road', line }] } },
    );
  const g = at(10_500);
  g.play(leave(g, 'A'));
  expect(g.place('A')).toBe('left');
  const far = at(10_510);
  far.refuses(leave(far, 'A'), 'PB-1.3 tooFar');
});

test('[PB-12.10, PB-12.6] at night not close past the enemy', () => {
  const blue = [{ name: 'Hill', pieces: { X: ['regular', 21_500, 3000, 0] } }] as const;
  const g = near({ A: ['regular', 20_000, 5000, 180] }, { blue, turn: 9 });
  g.refuses(leave(g, 'A'), 'PB-12.6 nearAtNight');
  const day = near({ A: ['regular', 20_000, 5000, 180] }, { blue });
  day.allows(leave(day, 'A'));
});
