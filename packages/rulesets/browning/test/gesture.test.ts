import { expect, test } from 'vitest';
import type { Guide, Pick } from '@sandtable/kernel';
import type { BrowningMove } from '../src/state/moves.ts';
import { browning } from '../src/ruleset.ts';
import { acting, game, type Game } from './support/game.ts';
import { row, type Sketch } from './support/sketch.ts';

const FACING: Sketch = {
  teams: { A1: row(1000, 1000, 4), A2: row(2000, 1000, 2), D1: row(1000, 2000, 4) },
  leaders: { Harris: '1' },
};
const MARCH = acting('march', 'A1', { high: 5, low: 2 });

function guided(g: Game, ...picks: readonly Pick[]): Guide<BrowningMove> {
  const [decision] = browning.pending(g.state).decisions;
  return browning.guide(browning.view(g.state, g.side), decision, picks);
}

function meant(g: Game, ...picks: readonly Pick[]): BrowningMove | undefined {
  return guided(g, ...picks).means;
}

/** What points out a move is understood as that move. */
function requireInverse(g: Game, move: BrowningMove): void {
  g.allows(move);
  expect(meant(g, ...browning.gesture(move))).toEqual(move);
}

test('what points out a legal move means that move, offered or not', () => {
  requireInverse(game(FACING), { type: 'activate', team: 'A2' });
  requireInverse(game(FACING), { type: 'lead', leader: 'Harris', action: 'rally' });
  requireInverse(game({ ...FACING, stack: acting('place', 'A1') }), {
    type: 'place',
    at: [1013, 997],
  });
  const marching = game({ ...FACING, stack: MARCH });
  requireInverse(marching, { type: 'march', figure: 'A1-2', to: [0, 0] });
  requireInverse(marching, {
    type: 'walk',
    figure: 'A1-2',
    path: [
      [1060, 1100],
      [1000, 1100],
    ],
  });
  requireInverse(marching, { type: 'halt' });
});

test('a square at the rim of the table is pointed out by its middle', () => {
  const teams = { A1: row(1000, 1000, 4), D1: [[0, 0]] as const, E1: [[4800, 4800]] as const };
  const g = game({ ...FACING, teams, stack: acting('fire', 'A1') });
  requireInverse(g, { type: 'fire', at: [300, 300] });
  // It may hang off any side, with its middle too.
  requireInverse(g, { type: 'fire', at: [-300, -300] });
  requireInverse(g, { type: 'fire', at: [4500, 4500] });
  requireInverse(g, { type: 'fire', at: [5100, 5100] });
  // Pointing at the enemy in the corner lays the square around him.
  expect(meant(g, { piece: 'D1-1' }, { button: 'fire' })).toEqual({ type: 'fire', at: [0, 0] });
});

test('[BB-4.1] how a march goes on: whom to take, where to, alone round corners', () => {
  const g = game({ ...FACING, stack: MARCH, figures: { 'A1-4': 'pinned' } });
  const [piece, place] = [{ piece: 'A1-2' }, { point: { x: 1060, y: 1100 } }];
  expect(guided(g).next).toEqual({ pieces: ['A1-1', 'A1-2', 'A1-3'] });
  const alone = { button: { button: 'alone' } };
  expect(guided(g, piece).next).toEqual({ place: true, buttons: [alone] });
  expect(guided(g, piece, place).next).toBeUndefined();
  expect(guided(g, piece, alone.button).next).toEqual({ place: true });
  const walked = guided(g, piece, alone.button, place);
  expect([walked.means?.type, walked.next]).toEqual(['walk', { place: true }]);
  // Who may not move at all says why.
  expect(guided(g, { piece: 'A1-4' }).refusal?.rule).toBe('BB-4.2');
  expect(guided(g, { piece: 'A2-1' }).refusal?.rule).toBe('BB-4.1');
});

test('[BB-3.1] a figure stands for the place where it is, when the leader is placed', () => {
  const g = game({ ...FACING, stack: acting('place', 'A1') });
  expect(guided(g).next).toEqual({ place: true });
  expect(meant(g, { piece: 'A1-1' })).toEqual({ type: 'place', at: [1000, 1000] });
});

test('any figure of a team stands for it', () => {
  expect(meant(game(FACING), { piece: 'A2-2' })).toEqual({ type: 'activate', team: 'A2' });
  expect(meant(game(FACING), { piece: 'D1-1' })).toEqual({ type: 'activate', team: 'D1' });
});

test('another figure stands for the place where it is', () => {
  const g = game({ ...FACING, stack: MARCH });
  const march = { type: 'march', figure: 'A1-1', to: [1000, 2000] };
  expect(meant(g, { piece: 'A1-1' }, { piece: 'D1-1' })).toEqual(march);
});

test('what means nothing, or nothing yet, is no move', () => {
  const g = game({ ...FACING, stack: MARCH });
  const nothings: readonly (readonly Pick[])[] = [
    [],
    [{ piece: 'A1-1' }],
    [{ point: { x: 10, y: 10 } }],
    [{ piece: 'A1-1' }, { point: { x: -1, y: 10 } }],
    [{ piece: 'A1-1' }, { point: { x: 0.5, y: 10 } }],
    [{ piece: 'nobody' }],
    [{ formation: 'nobody' }],
    [{ square: 'a1' }],
    [{ button: 'dance' }],
  ];
  for (const picks of nothings) expect(meant(g, ...picks), JSON.stringify(picks)).toBeUndefined();
});

test('a button of another question is understood, so that it can be said why not', () => {
  const g = game({ ...FACING, stack: MARCH });
  expect(meant(g, { button: 'enough' })).toEqual({ type: 'enough' });
  g.refuses({ type: 'enough' }, 'BB-4.1 notAsked');
});

test('who comes back is pointed out with team and place, or the place alone', () => {
  const g = game({
    ...FACING,
    teams: { ...FACING.teams, D1: row(1000, 3000, 1) },
    leadersDone: ['Harris'],
    figures: { 'A1-3': 'scattered', 'A1-4': 'scattered' },
    stack: [
      { type: 'pick', side: 'attacker', left: 1, taken: [], drawn: [], called: [], declines: 0 },
      { type: 'comeback', leader: 'Harris', figures: ['A1-4', 'A1-3'], count: 1, back: [] },
    ],
  });
  requireInverse(g, { type: 'bring', figure: 'A1-3', team: 'A2', at: [2000, 1100] });
  expect(guided(g, { piece: 'A1-3' }).next).toEqual({ place: true });
  expect(guided(g, { piece: 'A2-1' })).toMatchObject({ refusal: { rule: 'BB-8.3' } });
  const bring = { type: 'bring', figure: 'A1-4', team: 'A2', at: [2000, 1100] };
  expect(meant(g, { point: { x: 2000, y: 1100 } })).toEqual(bring);
});

test('a square is laid first, and fired into by the button', () => {
  const g = game({ ...FACING, stack: acting('fire', 'A1') });
  const middle = { point: { x: 1200, y: 2200 } };
  const means = { type: 'fire', at: [1200, 2200] };
  const laid = guided(g, middle);
  expect(laid.means).toEqual(means);
  expect(laid.next).toEqual({ buttons: [{ button: { button: 'fire' }, means }] });
  expect(guided(g, middle, { button: 'fire' })).toMatchObject({ means });
  expect(guided(g, middle, { button: 'fire' }).next).toBeUndefined();
  // One that cannot be fired into says why at once.
  const far = guided(g, { point: { x: 4000, y: 4000 } });
  expect([far.means, far.refusal?.rule]).toEqual([{ type: 'fire', at: [4000, 4000] }, 'BB-5.1']);
  expect(far.next).toBeUndefined();
  // Another square is another pointing.
  expect(meant(g, middle, { point: { x: 1300, y: 2200 } })).toBeUndefined();
  expect(meant(g, middle, { piece: 'D1-1' })).toBeUndefined();
});

test('[BB-8.3] who comes back joins whatever team stands there, not the one he came from', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 2), A2: row(3000, 1000, 2), D1: row(1000, 4500, 2) },
    leaders: { Harris: '1' },
    leadersDone: ['Harris'],
    figures: { 'A1-1': 'scattered', 'A1-2': 'scattered' },
    stack: [
      { type: 'pick', side: 'attacker', left: 1, taken: [], drawn: [], called: [], declines: 0 },
      { type: 'comeback', leader: 'Harris', figures: ['A1-1', 'A1-2'], count: 1, back: [] },
    ],
  });
  const move = meant(g, { piece: 'A1-2' }, { point: { x: 3000, y: 1100 } });
  expect(move).toEqual({ type: 'bring', figure: 'A1-2', team: 'A2', at: [3000, 1100] });
});
