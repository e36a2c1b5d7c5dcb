import { checks, IllegalMove, ScriptedDice } from '@sandtable/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { pbi } from '../src/ruleset.ts';
import type { Terrain } from '../src/rules/tables.ts';
import { ACTIVATED, game, only, type Sketch } from './support/game.ts';
import { offered, typesOf } from './support/lists.ts';

afterEach(() => {
  checks.moves = true;
});

const FAR = { 'D-rifle1': 'h8' };

describe('acting one after another', () => {
  const TOGETHER: Sketch = {
    groups: {
      'A-rifle1': { at: 'c2', ap: 3 },
      'A-rifle2': { at: 'c2', ap: 3 },
      'A-rifle3': { at: 'c2', ap: 3 },
      ...FAR,
    },
    stack: ACTIVATED,
  };

  test('[QS-5.7] a group spends some AP, sees what comes of it, and decides on the rest', () => {
    const g = game({
      groups: { 'A-rifle1': { at: 'c2', ap: 3 }, 'D-rifle1': 'c5' },
      stack: ACTIVATED,
    });
    expect(pbi.pending(g.state).decisions).toEqual([
      { side: 'attacker', kind: 'activate', rule: 'QS-5.7' },
    ]);
    g.play({ type: 'aim', from: 'c2', to: 'c5' });
    g.play({ type: 'add', group: 'A-rifle1', shots: 1 });
    g.play({ type: 'fire' }, 1, 1);
    expect([g.ap('A-rifle1'), g.asked]).toEqual([2, 'attacker activate']);
    g.play({ type: 'march', from: 'c2', to: 'd2' });
    expect([g.ap('A-rifle1'), g.asked]).toEqual([1, 'attacker activate']);
    g.play({ type: 'march', from: 'd2', to: 'e2' });
    expect([g.ap('A-rifle1'), g.asked]).toEqual([0, 'attacker residual']);
  });

  test('[QS-5.7] groups of one square do different things and part company', () => {
    const g = game(TOGETHER);
    g.play({ type: 'march', from: 'c2', to: 'c3' });
    g.play({ type: 'join', group: 'A-rifle2' });
    g.play({ type: 'go' });
    g.play({ type: 'march', from: 'c2', to: 'd2' });
    g.play({ type: 'join', group: 'A-rifle3' });
    g.play({ type: 'go' });
    expect(g.places).toEqual({
      'A-rifle1': 'c2',
      'A-rifle2': 'c3',
      'A-rifle3': 'd2',
      'D-rifle1': 'h8',
    });
    expect(['A-rifle1', 'A-rifle2', 'A-rifle3'].map((id) => g.ap(id))).toEqual([3, 2, 2]);
    g.play({ type: 'march', from: 'c3', to: 'c4' });
    expect(g.where('A-rifle2')).toBe('c4');
  });

  test('[QS-5.7] every square with AP is listed, and each of its moves once', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'a1', ap: 1 },
        'A-rifle2': { at: 'a1', ap: 1 },
        'B-rifle1': { at: 'h1', ap: 1 },
        'A-rifle3': 'd1',
        'D-rifle1': 'd8',
      },
      stack: ACTIVATED,
    });
    const marches = ['a1 a2', 'a1 b1', 'a1 b2', 'h1 g1', 'h1 g2', 'h1 h2'];
    expect(offered(g, 'march', 'close')).toEqual(['close', ...marches.map((m) => `march ${m}`)]);
  });

  test('[QS-5.7] the defender’s squares act in his turn', () => {
    const g = game({
      groups: { 'D-rifle1': { at: 'd4', ap: 2 }, 'A-rifle1': 'a1' },
      side: 'defender',
      stack: ACTIVATED,
    });
    expect(g.asked).toBe('defender activate');
    g.play({ type: 'march', from: 'd4', to: 'd3' });
    expect([g.where('D-rifle1'), g.ap('D-rifle1')]).toEqual(['d3', 1]);
    expect(offered(g, 'march')).toHaveLength(8);
  });

  test('[QS-5.7] the next attempt comes when nobody has AP left', () => {
    const g = game({
      groups: { 'A-commander': 'a1', 'A-rifle1': { at: 'c2', ap: 1 }, ...FAR },
      stack: ACTIVATED,
    });
    g.refuses({ type: 'motivate', commander: 'A', square: 'a1' }, 'QS-5.7');
    g.refuses({ type: 'rest' }, 'QS-5.7');
    expect(typesOf(g.play({ type: 'march', from: 'c2', to: 'c3' }))).toEqual(['moved']);
    expect(g.asked).toBe('attacker motivate');
  });

  test('[QS-5.7] in the residual phase the squares that are left come next', () => {
    const g = game({
      groups: { 'A-rifle1': { at: 'c2', ap: 1 }, ...FAR },
      stack: [{ type: 'residual' }, { type: 'activate' }],
    });
    g.play({ type: 'march', from: 'c2', to: 'c3' });
    expect(g.asked).toBe('attacker residual');
  });
});

describe('what things cost', () => {
  test.each<[Terrain, number]>([
    ['open', 1],
    ['partial', 1],
    ['woods', 2],
    ['building', 2],
  ])('[QS-5.8] leaving %s ground takes %i AP', (terrain, cost) => {
    const sketch = (ap: number): Sketch => ({
      terrain: { c2: terrain },
      groups: { 'A-rifle1': { at: 'c2', ap }, 'A-rifle2': { at: 'a1', ap: 1 }, ...FAR },
      stack: ACTIVATED,
    });
    const poor = game(sketch(cost - 1));
    poor.refuses({ type: 'march', from: 'c2', to: 'c3' }, cost === 1 ? 'QS-6.1' : 'QS-5.8');
    const enough = game(sketch(cost));
    expect(only(enough.play({ type: 'march', from: 'c2', to: 'c3' }), 'moved').cost).toBe(cost);
    expect(enough.ap('A-rifle1')).toBe(0);
    const rich = game(sketch(7));
    rich.play({ type: 'march', from: 'c2', to: 'c3' });
    expect(rich.ap('A-rifle1')).toBe(7 - cost);
  });

  test.each([
    [1, 6],
    [2, 5],
    [3, 4],
  ])('[QS-5.8] %i shots take as many AP: %i of 7 are left', (shots, left) => {
    const g = game({
      groups: { 'A-rifle1': { at: 'c2', ap: 7 }, 'D-rifle1': 'c4' },
      stack: ACTIVATED,
    });
    g.play({ type: 'aim', from: 'c2', to: 'c4' });
    g.play({ type: 'add', group: 'A-rifle1', shots });
    g.play({ type: 'fire' }, ...Array.from({ length: shots + 1 }, () => 1));
    expect(g.ap('A-rifle1')).toBe(left);
  });

  test('[QS-5.8] a group shoots at most three times a turn', () => {
    const g = game({
      groups: { 'A-rifle1': { at: 'c2', ap: 7 }, 'D-rifle1': 'c4', 'D-rifle2': 'e4' },
      stack: ACTIVATED,
    });
    g.play({ type: 'aim', from: 'c2', to: 'c4' });
    expect(offered(g)).toEqual(['add A-rifle1 1', 'add A-rifle1 2', 'add A-rifle1 3', 'all']);
    g.play({ type: 'add', group: 'A-rifle1', shots: 2 });
    g.play({ type: 'fire' }, 1, 1, 1);
    g.play({ type: 'march', from: 'c2', to: 'c1' });
    // One shot is left, and where there is but one it is fired at once.
    g.play({ type: 'aim', from: 'c1', to: 'c4' }, 1, 1);
    expect(g.ap('A-rifle1')).toBe(3);
    g.refuses({ type: 'aim', from: 'c1', to: 'c4' }, 'QS-5.8');
    expect(offered(g, 'aim')).toEqual([]);
  });

  test('[QS-5.8] a group shoots no oftener than it has AP', () => {
    const g = game({
      groups: { 'A-rifle1': { at: 'c2', ap: 2 }, 'D-rifle1': 'c4' },
      stack: ACTIVATED,
    });
    g.play({ type: 'aim', from: 'c2', to: 'c4' });
    g.refuses({ type: 'add', group: 'A-rifle1', shots: 3 }, 'QS-5.8');
    expect(offered(g)).toEqual(['add A-rifle1 1', 'add A-rifle1 2', 'all']);
  });

  test('[QS-5.8] an assault takes 5 AP', () => {
    const sketch = (ap: number): Sketch => ({
      groups: { 'A-rifle1': { at: 'c2', ap }, 'D-rifle1': 'c3', 'D-rifle2': 'h8' },
      stack: ACTIVATED,
    });
    const poor = game(sketch(4));
    poor.refuses({ type: 'assault', from: 'c2', to: 'c3' }, 'QS-5.8');
    const enough = game(sketch(5));
    enough.play({ type: 'assault', from: 'c2', to: 'c3' });
    expect(enough.ap('A-rifle1')).toBe(0);
    const rich = game(sketch(7));
    rich.play({ type: 'assault', from: 'c2', to: 'c3' });
    expect(rich.ap('A-rifle1')).toBe(2);
  });
});

describe('what is lost', () => {
  test('[QS-5.9] AP not spent when the square is closed are lost', () => {
    const g = game({
      groups: {
        'A-commander': 'a1',
        'A-rifle1': { at: 'c2', ap: 3, flags: ['acted'] },
        'A-rifle2': { at: 'd2', ap: 2, flags: ['acted'] },
        ...FAR,
      },
      stack: ACTIVATED,
    });
    expect(g.play({ type: 'close' })).toEqual([{ type: 'closed', rule: 'QS-5.9', lost: 5 }]);
    expect(g.state.ap.every((ap) => ap === 0)).toBe(true);
    expect(g.asked).toBe('attacker motivate');
    g.refuses({ type: 'motivate', commander: 'A', square: 'c2' }, 'QS-5.4');
    g.play({ type: 'rest' });
    g.refuses({ type: 'use', square: 'c2' }, 'QS-3.5');
    g.play({ type: 'use', square: 'a1' });
    g.refuses({ type: 'march', from: 'c2', to: 'c3' }, 'QS-6.1');
  });

  test('[QS-5.9] a group that is killed on the way has no AP; the others keep theirs', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c2', ap: 4, flags: ['acted'] },
        'A-rifle2': { at: 'd1', ap: 4, flags: ['acted'] },
        'D-rifle1': 'c4',
      },
      stack: ACTIVATED,
    });
    g.play({ type: 'march', from: 'c2', to: 'c3' });
    g.play({ type: 'snap', square: 'c4' }, 4, 6, 1, 3);
    expect(g.where('A-rifle1')).toBe('casualty c3');
    expect([g.ap('A-rifle1'), g.ap('A-rifle2')]).toEqual([0, 4]);
    expect(g.flags('A-rifle1')).toEqual([]);
    g.refuses({ type: 'march', from: 'c3', to: 'c2' }, 'QS-6.1');
  });

  test('[QS-5.9] a group that withdraws from a lost assault has no AP', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c2', ap: 7, flags: ['acted'] },
        'D-rifle1': 'c3',
        'D-rifle2': 'h8',
      },
      stack: ACTIVATED,
    });
    g.play({ type: 'assault', from: 'c2', to: 'c3' });
    // Nobody is hit, so the defender wins; he misses in pursuit.
    g.play({ type: 'hold' }, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(g.where('A-rifle1')).toBe('c2');
    expect(g.ap('A-rifle1')).toBe(0);
    expect(g.flags('A-rifle1')).toEqual(['acted', 'moved', 'withdrew']);
    expect(g.asked).toBe('attacker residual');
    expect(offered(g)).toEqual(['endTurn']);
  });
});

test('[QS-5.7] what does not answer the question is not played as if it ended the activation', () => {
  checks.moves = false;
  const g = game({ groups: { 'A-rifle1': { at: 'c2', ap: 3 }, ...FAR }, stack: ACTIVATED });
  const before = JSON.stringify(g.state);
  for (const move of [
    { type: 'rest' },
    { type: 'hold' },
    { type: 'snap', square: 'c2' },
  ] as const) {
    expect(() => pbi.play(g.state, 'attacker', move, new ScriptedDice())).toThrow(IllegalMove);
  }
  expect(JSON.stringify(g.state)).toBe(before);
});
