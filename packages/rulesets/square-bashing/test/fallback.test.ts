import { expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import { game, type Game } from './support/game.ts';

const answer = (g: Game) => squareBashing.fallback(g.state, g.side);

test('a barrage is laid where the most enemies are, and none of one’s own', () => {
  const rows = game({
    step: 'asset',
    assets: { suppression: 1 },
    attacker: { c3: 'infantry', a1: 'mg' },
    defender: { c3: 'mg', d4: 'infantry, infantry', f4: 'mg', h6: 'mg' },
    units: { 'D-mg1': { at: 'g5' } },
  });
  rows.play({ type: 'asset', asset: 'suppression' }, 6);
  expect(answer(rows)).toEqual({ type: 'row', centre: 'd4' });
  const point = game({
    step: 'asset',
    assets: { point: 1 },
    attacker: { d3: 'infantry' },
    defender: { d4: 'infantry, infantry, mg', e4: 'infantry', d5: 'gun', c4: 'gun' },
  });
  point.play({ type: 'asset', asset: 'point' }, 6);
  expect(answer(point)).toEqual({ type: 'corner', square: 'd4' });
  point.play({ type: 'corner', square: 'd4' });
  expect(answer(point)).toEqual({ type: 'arms', square: 'c5' });
});

test('who is away shoots, has a reinforcement come, stands and takes hits as proposed', () => {
  const shot = game({ step: 'shooting', attacker: { d3: 'infantry, mg' }, defender: { d4: 'mg' } });
  expect(answer(shot)).toEqual({ type: 'shoot', from: 'd4', to: 'd3' });
  shot.play({ type: 'shoot', from: 'd4', to: 'd3' }, 6, 6);
  expect(answer(shot)).toEqual({ type: 'deal' });
  const wait = game({
    step: 'reinforcements',
    attacker: { d3: 'infantry' },
    waiting: { attacker: 'mg' },
  });
  expect(answer(wait).type).toBe('arrive');
});

test('the first hits of the owner go where they hurt least, the others where they win the fight', () => {
  const g = game({
    step: 'assaults',
    defences: { d4: 'trenches' },
    attacker: { d3: 'infantry, infantry' },
    defender: { d4: 'infantry, mg, gun', h6: 'mg' },
    squares: { d3: { marks: ['fighting'] } },
  });
  g.play({ type: 'assault', from: 'd3', to: 'd4' });
  g.play({ type: 'stand' }, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
  g.play({ type: 'deal' });
  const top = g.state.stack.at(-1);
  expect(top?.type === 'hits' && top.dealt).toEqual([2, 0, 0]);
  const events = g.play({ type: 'deal' }, 6, 6, 6);
  const saves = events.filter((event) => event.type === 'save');
  expect(saves.map(({ unit, dice }) => [unit, dice.length])).toEqual([
    ['D-infantry1', 2],
    ['D-gun1', 1],
  ]);
});

test('the more valuable unit takes the last place behind', () => {
  const shaken = (units: string, lost: number) => {
    const g = game({
      step: 'command',
      attacker: { d3: units, d2: 'infantry, gun' },
      units: { 'A-infantry1': { casualties: 4, lost } },
    });
    g.play({ type: 'noOrders' }, 4, 4, 1);
    g.play({ type: 'hit', unit: 'A-infantry1' }, 6);
    return answer(g);
  };
  const mixed = 'infantry, professional infantry';
  expect(shaken(mixed, 0)).toEqual({ type: 'fallBack', unit: 'A-infantry2' });
  expect(shaken('professional infantry, infantry', 3)).toEqual({
    type: 'fallBack',
    unit: 'A-infantry2',
  });
  expect(shaken('infantry, mg, gun', 0)).toEqual({ type: 'fallBack', unit: 'A-mg1' });
});
