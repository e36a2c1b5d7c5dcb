import { expect, test } from 'vitest';
import { render } from '@sandtable/kernel';
import { pubBattles } from '../src/ruleset.ts';
import { armies, endTurn } from './support/evening.ts';
import { game, type Game } from './support/game.ts';
import type { PieceSketch } from './support/sketch.ts';

const RED: Readonly<Record<string, PieceSketch>> = {
  'Red foot 1': ['regular', 3000, 9000, 0],
  'Red foot 2': ['regular', 6000, 9000, 0],
  'Red foot 3': ['elite', 9000, 9000, 0],
  'Red foot 4': ['elite', 'destroyed'],
};
const BLUE: Readonly<Record<string, PieceSketch>> = {
  'Blue foot 1': ['regular', 3000, 30_000, 180],
  'Blue foot 2': ['regular', 6000, 30_000, 180],
  'Blue foot 3': ['detachment', 'destroyed'],
};

/** What a viewer is told of a side, line by line. */
function lines(g: Game, side: number, viewer = 'red'): string[] {
  const { now, needed, score } = pubBattles.standing(pubBattles.view(g.state, viewer))[side];
  const says = [...now, ...needed].map(
    ({ rule, message }) => `${rule} ${render(message, pubBattles.catalogue)}`,
  );
  return [`score ${score}`, ...says];
}

test('[PB-12.2] each side is told how far the enemy is from a rout', () => {
  const g = game(armies(RED, BLUE, { turn: 3 }));
  expect(lines(g, 0)).toEqual([
    'score 1',
    'PB-12.1 one point',
    'PB-12.2 Blue has lost 0 of 2 infantry blocks',
    'PB-12.2 destroy one more of Blue’s infantry blocks for a rout: points count 4 times',
    'PB-12.5 4 more points to be ahead at nightfall',
  ]);
  expect(lines(g, 1)).toEqual([
    'score 4',
    'PB-12.1 4 points',
    'PB-12.2 Red has lost 1 of 4 infantry blocks',
    'PB-12.2 destroy one more of Red’s infantry blocks for a rout: points count 4 times',
  ]);
});

test('[PB-12.6] who came back in a night is not told to the enemy', () => {
  const fallen = Object.fromEntries(
    [1, 2, 3, 4].map((i): [string, PieceSketch] => [`Lost ${i}`, ['regular', 'destroyed']]),
  );
  const steady = Object.fromEntries(
    [1, 2, 3, 4, 5].map((i): [string, PieceSketch] => [
      `Steady ${i}`,
      ['regular', 4000 + 3000 * i, 9000, 0],
    ]),
  );
  const horse: Readonly<Record<string, PieceSketch>> = { Dragoons: ['cavalry', 'destroyed'] };
  const g = game(armies({ ...steady, ...fallen, ...horse }, BLUE, { turn: 8 }));
  endTurn(g);
  expect(lines(g, 1, 'blue')).toContain('PB-12.2 Red has lost 4 of 9 infantry blocks');
  g.playAs('red', { type: 'remain' });
  g.playAs('blue', { type: 'remain' });
  expect(g.asked).toBe('red recover');
  g.playAs('red', { type: 'recover', piece: 'Lost 1' });
  g.playAs('red', { type: 'recover', piece: 'Lost 2' });
  g.playAs('red', { type: 'recover', piece: 'Lost 3' });
  expect(lines(g, 1, 'red')).toContain('PB-12.2 Red has lost 1 of 9 infantry blocks');
  // The two who are not back may be the horse and one of the foot.
  expect(lines(g, 1, 'blue')).toContain('PB-12.2 Red has lost 1 of 9 infantry blocks');
});
