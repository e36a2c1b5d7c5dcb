import { expect, test } from 'vitest';
import { render, renderBriefly } from '@sandtable/kernel';
import { pubBattles } from '../src/ruleset.ts';
import { armies, endTurn, LINES } from './support/evening.ts';
import { game, type Game } from './support/game.ts';
import type { PieceSketch, Sketch } from './support/sketch.ts';

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

test('[PB-12.7] at the end it is said which points make up the score, and how often they count', () => {
  const wagons = { 'Blue wagons': ['train', 'destroyed'] } as const;
  const astride = { Raiders: ['cavalry', 20_000, 38_500, 0] } as const;
  const g = game(armies({ ...RED, ...astride }, { ...BLUE, ...wagons }, { turn: 3 }));
  endTurn(g);
  expect(g.result).toBe('red 39 4');
  // Two blocks of foot and the horse are cut off; a detachment was destroyed.
  expect(lines(g, 0)).toEqual([
    'score 39',
    'PB-12.3 39 points: 3 times 13',
    'PB-12.7 12 of the 13 for blocks cut off from supply',
    'PB-12.2 Blue has lost 0 of 2 infantry blocks',
    'PB-12.3 one of Blue’s trains was destroyed',
    'PB-12.3 has won',
  ]);
  expect(lines(g, 1)).toEqual([
    'score 4',
    'PB-12.1 4 points',
    'PB-12.2 Red has lost 1 of 4 infantry blocks',
    'PB-12.3 has lost',
  ]);
});

/** What ended the battle when this turn does. */
function reason(sketch: Sketch): string | undefined {
  const g = game(sketch);
  endTurn(g);
  const [{ over }] = pubBattles.standing(pubBattles.view(g.state, 'red'));
  return over && `${over.rule} ${render(over.message, pubBattles.catalogue)}`;
}

test('[PB-12.2, PB-12.3, PB-12.4, PB-12.5] at the end it is said what ended the battle', () => {
  const wagons = { 'Blue wagons': ['train', 'destroyed'] } as const;
  expect(reason(armies(RED, { ...BLUE, ...wagons }, { turn: 3 }))).toBe(
    'PB-12.3 one of Blue’s trains was destroyed',
  );
  const routed = { Lost: ['regular', 'destroyed'], Left: ['regular', 9000, 30_000, 180] } as const;
  expect(reason(armies(RED, routed, { turn: 3 }))).toBe(
    'PB-12.2 Blue has lost half its infantry, and the enemy has not: a rout',
  );
  expect(reason(armies(RED, BLUE, { turn: 3, packed: ['red'] }))).toBe(
    'PB-12.4 Red packed up a train, and so was forced back',
  );
  expect(reason(armies(RED, BLUE, { turn: 8, days: 1 }))).toBe('PB-12.5 the last day is over');
  // His last horse has ridden off.
  const none = { lines: LINES, blue: [{ pieces: { Horse: ['cavalry', 'left'] as const } }] };
  expect(reason({ ...none, red: [{ pieces: RED }] })).toBe('PB-12.5 a side has left the field');
});

test('[PB-12.6] who was cut off is not counted apart from those who may be back since a night', () => {
  const lost = { 'Lost foot': ['regular', 'gone', 'fallen'] } as const;
  const astride = { Raiders: ['cavalry', 20_000, 38_500, 0] } as const;
  const g = game(armies(astride, { ...BLUE, ...lost }, { day: 2, days: 2, turn: 8 }));
  endTurn(g);
  expect(lines(g, 0).slice(0, 3)).toEqual([
    'score 16',
    'PB-12.1 16 points',
    'PB-12.2 Blue has lost 1 of 3 infantry blocks',
  ]);
});

test('[PB-12.3] that a train decides is in the short line too, where the enemy has one', () => {
  const briefly = (blue: Readonly<Record<string, PieceSketch>>): string => {
    const { state } = game(armies(RED, blue, { turn: 3 }));
    const [{ aim }] = pubBattles.standing(pubBattles.view(state, 'red'));
    return renderBriefly(aim.message, pubBattles.catalogue);
  };
  expect(briefly({ ...BLUE, Wagons: ['train', 30_000, 37_000, 180] })).toBe(
    'rout Blue, destroy a train, or have more points after 2 days',
  );
  expect(briefly(BLUE)).toBe('rout Blue, or have more points after 2 days');
});
