import { expect, test } from 'vitest';
import { render } from '@sandtable/kernel';
import { browning } from '../src/ruleset.ts';
import type { BrowningMove } from '../src/state/moves.ts';
import { acting, game, picking, type Game } from './support/game.ts';
import { box } from './support/ground.ts';
import { row, type Sketch } from './support/sketch.ts';

/** What is said of a move before it is made: `BB-5.1 does not fire`. */
function said(g: Game, move: BrowningMove): string[] {
  g.allows(move);
  const { costs, risks } = browning.stakes(g.state, g.side, move);
  return [...costs, ...risks].map(
    ({ rule, message }) => `${rule} ${render(message, browning.catalogue)}`,
  );
}

const FACING: Sketch = { teams: { A1: row(1000, 1000, 4), D1: row(1000, 2000, 4) } };
const ROLLED = { high: 5, low: 2 };

test('[BB-8.1] a team that acts has acted, unless its control is high', () => {
  const g = game({ ...FACING, stack: [picking('attacker')] });
  expect(said(g, { type: 'activate', team: 'A1' })).toEqual([
    'BB-8.1 done for the turn, unless its control is 6 or more',
  ]);
});

test('[BB-5.3] whoever moves is told which teams could fire at him there', () => {
  const g = game({ ...FACING, stack: acting('march', 'A1', ROLLED) });
  const march: BrowningMove = { type: 'march', figure: 'A1-1', to: [1000, 1300] };
  expect(said(g, march)).toEqual([
    'BB-5.3 D1 could fire at 4 of them there',
    'BB-5.9 D1 would pin 0 to 4',
  ]);
  const walk: BrowningMove = { type: 'walk', figure: 'A1-1', path: [[1000, 1300]] };
  expect(said(g, walk)).toEqual([
    'BB-5.3 D1 could fire at one of them there',
    'BB-5.9 D1 would pin 0 to 4',
  ]);
});

test('[BB-5.4, BB-5.5] how many the strongest of them would pin is told, or that its fire is scattered', () => {
  const march: BrowningMove = { type: 'march', figure: 'A1-1', to: [1000, 1300] };
  const few: Sketch = { teams: { A1: row(1000, 1000, 4), D1: row(1000, 2000, 2) } };
  const g = game({ ...few, stack: acting('march', 'A1', ROLLED) });
  expect(said(g, march)[1]).toBe(
    'BB-5.4 D1 is too weak for more than 2 dice, each pinning one on a 6',
  );
  const two: Sketch = { teams: { ...few.teams, D2: row(1000, 2200, 8) } };
  const strong = game({ ...two, stack: acting('march', 'A1', ROLLED) });
  expect(said(strong, march)).toEqual([
    'BB-5.3 D1 and D2 could fire at 4 of them there',
    'BB-5.9 D2 would pin 1 to 4',
  ]);
});

test('[BB-7.1, BB-8.1] who is out of sight is not fired at, nor by a team that has acted', () => {
  const march: BrowningMove = { type: 'march', figure: 'A1-1', to: [1000, 1300] };
  const stack = acting('march', 'A1', ROLLED);
  const wood = [box('woods', 0, 1500, 4800, 1900)];
  expect(said(game({ ...FACING, features: wood, stack }), march)).toEqual([]);
  const g = game({ ...FACING, stack });
  g.state.ready[1] = 0;
  expect(said(g, march)).toEqual([]);
});

test('[BB-3.3, BB-3.4] rallying takes a point of control, and may cost the figure', () => {
  const stack = [
    ...acting('advance', 'A1'),
    { type: 'rally', side: 'attacker', points: 3, at: [1000, 1000] },
  ];
  const g = game({ ...FACING, figures: { 'A1-2': 'pinned' }, stack });
  expect(said(g, { type: 'rally', figure: 'A1-2' })).toEqual([
    'BB-3.3 one of 3 points of control',
    'BB-3.4 a casualty once in 6',
  ]);
  expect(said(g, { type: 'enough' })).toEqual(['BB-3.3 gives up 3 points of control']);
});

test('[BB-4.1, BB-5.1] what is not done is given up', () => {
  expect(said(game({ ...FACING, stack: acting('advance', 'A1') }), { type: 'stay' })).toEqual([
    'BB-4.1 does not move',
  ]);
  const g = game({ ...FACING, stack: acting('march', 'A1', ROLLED) });
  expect(said(g, { type: 'halt' })).toEqual(['BB-4.1 4 figures do not move']);
  expect(said(game({ ...FACING, stack: acting('fire', 'A1') }), { type: 'hold' })).toEqual([
    'BB-5.1 does not fire',
  ]);
});
