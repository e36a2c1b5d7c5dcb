import { expect, test } from 'vitest';
import { outlookOf, percentOf } from '../src/advice/outlook.ts';
import { duelOdds } from '../src/advice/odds.ts';
import { pubBattles } from '../src/ruleset.ts';
import { game, type Game } from './support/game.ts';
import { moving, type Sketch } from './support/sketch.ts';

/** Two regulars front to front, about to fight. */
const FACE_TO_FACE: Sketch = {
  red: [
    {
      name: 'Ney',
      hq: [5000, 5000, 0, 'moved'],
      pieces: { A: ['regular', 20_000, 20_000, 0, 'moved'], B: ['regular', 30_000, 5000, 0] },
    },
  ],
  blue: [{ name: 'Hill', pieces: { C: ['regular', 20_000, 20_375, 180] } }],
  contacts: [{ attacker: 'A', defender: 'C', edge: 'front' }],
  stack: moving('Ney', { inRange: [] }),
};

/** After a first round in which everybody missed. */
function afterOneRound(): Game {
  const g = game(FACE_TO_FACE);
  g.play({ type: 'end' }, 1, 1, 1, 1, 1, 1);
  return g;
}

test('[PB-10.2] the outlook is that of a whole combat in which both stay until they are Spent', () => {
  const g = afterOneRound();
  const outlook = outlookOf(g.state);
  const plain = { kind: 'regular', steadfast: false, spent: false, taken: 0 } as const;
  const fighter = { ...plain, needsFirst: 4, needsLater: 4 };
  expect(outlook?.odds).toEqual(duelOdds(fighter, fighter, false));
});

test('[PB-10.2] what can become of either adds up', () => {
  const outlook = outlookOf(afterOneRound().state);
  if (outlook === undefined) throw new Error('there is a combat');
  for (const whose of ['attacker', 'defender'] as const) {
    const ends = (['fresh', 'spent', 'retreated', 'destroyed'] as const).map((end) =>
      percentOf(outlook, whose, end),
    );
    const sum = ends.reduce((all, each) => all + each, 0);
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(2);
  }
});

test('[PB-10.2] both sides are told the same while they fight, and nothing before', () => {
  const before = game(FACE_TO_FACE);
  const told = (g: Game, side: string): string[] =>
    pubBattles
      .scene(pubBattles.view(g.state, side))
      .status.filter(({ key }) => key === 'status.outlook')
      .map((line) => JSON.stringify(line.with));
  expect(told(before, 'red')).toEqual([]);
  const g = afterOneRound();
  expect(told(g, 'red')).toHaveLength(2);
  expect(told(g, 'blue')).toEqual(told(g, 'red'));
  expect(told(g, 'spectator')).toEqual(told(g, 'red'));
});
