import { expect, test } from 'vitest';
import { render } from '@sandtable/kernel';
import { browning } from '../src/ruleset.ts';
import { game, type Game } from './support/game.ts';
import { row, type Sketch } from './support/sketch.ts';

const FIELD: Sketch = {
  teams: { A1: row(1000, 1000, 4), D1: row(1000, 3500, 4) },
  turn: 2,
  turns: 6,
};

/** What a viewer is told of a side, line by line. */
function lines(g: Game, side: number): string[] {
  const { now, needed, score } = browning.standing(g.state)[side];
  const says = [...now, ...needed].map(
    ({ rule, message }) => `${rule} ${render(message, browning.catalogue)}`,
  );
  return [`score ${score}`, ...says];
}

test('[BB-9.3] where places are to be held each side is told which it holds', () => {
  const objectives = [
    { name: 'Mill', at: [1000, 1000] as const },
    { name: 'Bridge', at: [4000, 1000] as const },
  ];
  const g = game({ ...FIELD, victory: { kind: 'hold', objectives } });
  expect(lines(g, 0)).toEqual([
    'score 1',
    'BB-9.3 holds Mill',
    'BB-9.3 keep them until the end of turn 6',
  ]);
  expect(lines(g, 1)).toEqual([
    'score 0',
    'BB-9.3 holds nothing',
    'BB-9.3 hold more than the attacker, who holds 1',
  ]);
});

test('[BB-9.3] where a side is to leave, both are told how many have and may', () => {
  const victory = { kind: 'exit', side: 'attacker', edge: 'north', figures: 3 } as const;
  const g = game({ ...FIELD, victory, figures: { 'A1-1': 'left' } });
  expect(lines(g, 0)).toEqual([
    'score 1',
    'BB-9.3 1 of 3 off the table',
    'BB-9.3 2 more figures off the table',
  ]);
  expect(lines(g, 1)).toEqual([
    'score 3',
    'BB-9.3 1 of 3 off the table',
    'BB-9.3 no more than 1 may still get off',
  ]);
});

test('[BB-9.3] where a side is to be broken, it is told how much is missing', () => {
  const g = game({ ...FIELD, victory: { kind: 'break' }, figures: { 'D1-1': 'scattered' } });
  expect(lines(g, 0)).toEqual([
    'score 50',
    'BB-9.3 enemy losses: 1 of 4 figures',
    'BB-9.3 one more figure of the defender lost',
  ]);
  expect(lines(g, 1)).toEqual([
    'score 0',
    'BB-9.3 enemy losses: 0 of 4 figures',
    'BB-9.3 2 more figures of the attacker lost',
    'BB-9.3 a smaller share of losses than the enemy’s',
  ]);
});
