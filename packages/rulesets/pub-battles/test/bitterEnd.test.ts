import { expect, test } from 'vitest';
import { armies, endTurn, NEXT } from './support/evening.ts';
import { game, only, told, type Game } from './support/game.ts';
import { moving, type Sketch } from './support/sketch.ts';

/** Blue has lost a train. */
const BROKEN = armies({ A: ['regular', 12_000, 9000, 0] }, { Wagons: ['train', 'destroyed'] });

const bitter = (more: Sketch = {}): Game =>
  game({ ...BROKEN, ...more, options: { bitterEnd: true } });

test('[PB-12.10] a battle that is won is over, unless it is played to the bitter end', () => {
  const short = game(BROKEN);
  endTurn(short);
  expect(short.result).toBe('red 0 0');
  const g = bitter();
  const events = endTurn(g, NEXT);
  expect(only(events, 'won')).toMatchObject({ side: 'red', by: 'broken' });
  expect([g.result, g.state.won, g.state.turn]).toEqual([undefined, { side: 0, by: 'broken' }, 2]);
  g.survives();
});

test('[PB-12.10] it is won once: what comes later changes neither the winner nor how', () => {
  const g = bitter({ won: { side: 'blue', by: 'forcedBack' } });
  expect(told(endTurn(g, NEXT))).not.toContain('PB-12.10 won');
  expect(g.state.won).toEqual({ side: 1, by: 'forcedBack' });
});

test('[PB-12.10] it ends when one side has marched off, and points have gone on counting', () => {
  const g = game({
    ...armies({ Fell: ['elite', 'destroyed'], A: ['regular', 12_000, 9000, 0] }, {}),
    won: { side: 'red', by: 'broken' },
    blue: [
      {
        pieces: {
          Wagons: ['train', 'destroyed'],
          'Blue fell': ['guard', 'destroyed'],
          Rearguard: ['regular', 20_000, 38_000, 0],
        },
      },
    ],
    stack: moving('Blue 1'),
    options: { bitterEnd: true },
  });
  const events = g.play({ type: 'leave', piece: g.tag('Rearguard') });
  expect(told(events)).toContain('PB-12.10 vanished');
  expect(g.place('Rearguard')).toBe('left');
  g.play({ type: 'end' });
  expect([g.result, g.state.outcome?.rule]).toEqual(['red 18 4', 'PB-12.3']);
});

test('[PB-12.10] it ends with the last day at the latest, and who had won has won', () => {
  const g = bitter({
    ...armies(
      {
        Fell: ['guard', 'destroyed'],
        A: ['regular', 12_000, 9000, 0],
        B: ['regular', 15_000, 9000, 0],
      },
      {},
    ),
    won: { side: 'red', by: 'broken' },
    turn: 8,
    days: 1,
  });
  endTurn(g);
  // Blue has more points, which win nothing.
  expect([g.result, g.state.outcome?.rule]).toEqual(['red 0 6', 'PB-12.3']);
});

test('[PB-12.10, PB-12.5] at nightfall the pursuit is given up, or goes on', () => {
  const dusk = (): Game => {
    const g = bitter({ turn: 8, won: { side: 'red', by: 'broken' } });
    endTurn(g);
    return g;
  };
  const given = dusk();
  given.playAs('red', { type: 'retire' });
  given.playAs('blue', { type: 'remain' });
  expect([given.result, given.state.outcome?.rule]).toEqual(['red 0 0', 'PB-12.3']);
  const on = dusk();
  on.playAs('red', { type: 'remain' });
  on.playAs('blue', { type: 'remain' }, NEXT);
  expect(on.state.turn).toBe(9);
});

test('[PB-12.10] one leaves where a line of communication ends, and not in contact or unpacked', () => {
  const g = bitter(
    armies(
      {
        Near: ['regular', 20_000, 2000, 180],
        Far: ['regular', 20_000, 9000, 180],
        Wagons: ['train', 18_000, 1000, 180, 'unpacked'],
      },
      {},
    ),
  );
  g.allows({ type: 'leave', piece: g.tag('Near') });
  expect(g.refused({ type: 'leave', piece: g.tag('Far') })).toMatch(/^PB-/);
  g.refuses({ type: 'leave', piece: g.tag('Wagons') }, 'PB-9.3 unpackedTrain');
});
