import type { Pick } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { lose } from '../src/rules/01-board/occupation.ts';
import { squareBashing } from '../src/ruleset.ts';
import type { SquareMove } from '../src/state/moves.ts';
import { game, type Game, type Sketch } from './support/game.ts';

function guided(g: Game, ...picks: readonly Pick[]) {
  const [decision] = squareBashing.pending(g.state).decisions;
  return squareBashing.guide(g.state, decision, picks);
}

const meant = (g: Game, ...picks: readonly Pick[]): SquareMove | undefined =>
  guided(g, ...picks).means;

/** Why nothing is done with one thing, whatever else is pointed at; nothing where something can be. */
const whyNot = (g: Game, pick: Pick): string | undefined => guided(g, pick).refusal?.rule;

describe('who points at one thing only is told why nothing can be done with it', () => {
  const SQUARES: Sketch = {
    attacker: { d3: 'infantry, infantry', e3: 'mg', a1: 'infantry', f1: 'gun', g2: 'command' },
    defender: { d4: 'infantry', h6: 'mg' },
    waiting: { attacker: 'infantry' },
  };

  test('[SB-4.1] a unit that moves, and one that has moved, is not there or is the enemy’s', () => {
    const g = game({ ...SQUARES, units: { 'A-command1': { flags: ['moved'] } } });
    expect(whyNot(g, { piece: 'A-infantry1' })).toBe(undefined);
    expect(whyNot(g, { piece: 'A-command1' })).toBe('SB-4.1');
    expect(whyNot(g, { piece: 'D-infantry1' })).toBe('SB-4.1');
    expect(whyNot(g, { square: 'd3' })).toBe(undefined);
    // An empty square, and one who waits: nothing is meant by that.
    expect(whyNot(g, { square: 'c5' })).toBe(undefined);
    expect(whyNot(g, { piece: 'A-infantry4' })).toBe(undefined);
    expect(whyNot(g, { piece: 'A-infantry9' })).toBe(undefined);
    // On its way, the others wait.
    g.play({ type: 'march', unit: 'A-infantry1', to: 'c3' });
    expect(whyNot(g, { piece: 'A-mg1' })).toBe('SB-4.1');
    expect(whyNot(g, { piece: 'A-infantry1' })).toBe(undefined);
    // With two things it is a move that is judged, or nothing.
    expect(guided(g, { piece: 'A-mg1' }, { piece: 'A-mg1' }, { square: 'c3' }).refusal).toBe(
      undefined,
    );
  });

  test('[SB-9.2] a square for an order', () => {
    const g = game({ ...SQUARES, step: 'command' });
    expect(whyNot(g, { square: 'd3' })).toBe(undefined);
    expect(whyNot(g, { square: 'c5' })).toBe('SB-9.2');
    expect(whyNot(g, { piece: 'D-infantry1' })).toBe('SB-9.2');
    expect(whyNot(g, { piece: 'A-infantry4' })).toBe(undefined);
  });

  test('[SB-5.1] a square that assaults', () => {
    const g = game({ ...SQUARES, step: 'assaults' });
    expect(whyNot(g, { square: 'd3' })).toBe(undefined);
    expect(whyNot(g, { piece: 'A-infantry1' })).toBe(undefined);
    expect(whyNot(g, { square: 'e3' })).toBe('SB-5.1');
    expect(whyNot(g, { piece: 'A-infantry4' })).toBe(undefined);
  });

  test('[SB-6.1] a square that shoots', () => {
    const g = game({
      ...SQUARES,
      step: 'shooting',
      squares: { h6: { barrage: { attacker: 1 } } },
    });
    expect(whyNot(g, { square: 'd4' })).toBe(undefined);
    expect(whyNot(g, { square: 'h6' })).toBe('SB-6.3');
    expect(whyNot(g, { piece: 'A-infantry4' })).toBe(undefined);
  });

  test('nothing is said where only one thing is asked for anyhow', () => {
    const g = game({ ...SQUARES, step: 'reinforcements' });
    expect(guided(g, { piece: 'A-infantry4' })).toEqual({ shapes: [], lines: [] });
  });
});

describe('what is pointed at means a move', () => {
  const g = game({
    attacker: { d3: 'infantry, cavalry', a1: 'infantry' },
    defender: { h6: 'mg' },
    waiting: { attacker: 'mg' },
    units: { 'A-infantry1': { flags: ['moved'] } },
  });

  test('a square stands for the first in it that can', () => {
    expect(meant(g, { square: 'd3' }, { square: 'd4' })).toEqual({
      type: 'march',
      unit: 'A-cavalry1',
      to: 'd4',
    });
    expect(meant(g, { square: 'd3' }, { button: 'dismount' })).toEqual({
      type: 'dismount',
      unit: 'A-cavalry1',
    });
    // Where nobody can, it is the first of whom it is told why not.
    const { means, refusal } = guided(g, { square: 'd3' }, { button: 'mount' });
    expect([means, refusal?.rule]).toEqual([{ type: 'mount', unit: 'A-infantry1' }, 'SB-4.1']);
    expect(guided(g, { square: 'd3' }, { button: 'mount' }).shapes).toEqual([]);
  });

  test.each<{ name: string; picks: readonly Pick[] }>([
    { name: 'nobody', picks: [{ square: 'c5' }, { square: 'd4' }] },
    { name: 'a square that is not there', picks: [{ square: 'z9' }, { square: 'd4' }] },
    { name: 'a unit that is not there', picks: [{ piece: 'A-gun7' }, { square: 'd4' }] },
    { name: 'an unknown thing between', picks: [{ piece: 'A-cavalry1' }, { piece: 'nobody' }] },
    { name: 'three things', picks: [{ square: 'd3' }, { square: 'd4' }, { square: 'd5' }] },
    { name: 'to who is off the board', picks: [{ piece: 'A-cavalry1' }, { piece: 'A-mg1' }] },
    { name: 'another word', picks: [{ square: 'd3' }, { square: 'd4' }, { button: 'assault' }] },
    { name: 'one thing', picks: [{ piece: 'A-cavalry1' }] },
    { name: 'a turn to nowhere', picks: [{ square: 'd3' }, { button: 'turn', value: 'up' }] },
    {
      name: 'a turn of two',
      picks: [{ square: 'd3' }, { square: 'd4' }, { button: 'turn', value: 'east' }],
    },
    {
      name: 'another word for turning',
      picks: [{ square: 'd3' }, { button: 'order', value: 'east' }],
    },
    {
      name: 'a turn of who is off the board',
      picks: [{ piece: 'A-mg1' }, { button: 'turn', value: 'east' }],
    },
    { name: 'a word with a value', picks: [{ button: 'endMovement', value: 'now' }] },
    { name: 'an asset that is none', picks: [{ button: 'asset', value: 'luck' }] },
    { name: 'an asset by another word', picks: [{ button: 'call', value: 'gas' }] },
    { name: 'a word that is none', picks: [{ button: 'sing' }] },
    { name: 'nothing', picks: [] },
  ])('nothing is meant by $name', ({ picks }) => {
    expect(meant(g, ...picks)).toBe(undefined);
  });

  test.each<{ name: string; sketch: Sketch; picks: readonly Pick[] }>([
    {
      name: 'an order with no square',
      sketch: { step: 'command' },
      picks: [{ button: 'order', value: 'hold' }],
    },
    {
      name: 'an order for two',
      sketch: { step: 'command' },
      picks: [{ square: 'd3' }, { square: 'a1' }, { button: 'order', value: 'hold' }],
    },
    {
      name: 'an order that is none',
      sketch: { step: 'command' },
      picks: [{ square: 'd3' }, { button: 'order', value: 'run' }],
    },
    {
      name: 'an order by another word',
      sketch: { step: 'command' },
      picks: [{ square: 'd3' }, { button: 'turn', value: 'hold' }],
    },
    { name: 'an order without a word', sketch: { step: 'command' }, picks: [{ square: 'd3' }] },
    {
      name: 'an order for who waits',
      sketch: { step: 'command' },
      picks: [{ piece: 'A-mg1' }, { button: 'order', value: 'hold' }],
    },
    {
      name: 'an assault on itself',
      sketch: { step: 'assaults' },
      picks: [{ square: 'd3' }, { square: 'd3' }],
    },
    {
      name: 'an assault by who waits',
      sketch: { step: 'assaults' },
      picks: [{ piece: 'A-mg1' }, { square: 'd4' }],
    },
    {
      name: 'an assault on who waits',
      sketch: { step: 'assaults' },
      picks: [{ square: 'd3' }, { piece: 'A-mg1' }],
    },
    {
      name: 'an assault by another word',
      sketch: { step: 'assaults' },
      picks: [{ square: 'd3' }, { square: 'd4' }, { button: 'extra' }],
    },
    {
      name: 'a shot by any word',
      sketch: { step: 'shooting' },
      picks: [{ square: 'd4' }, { square: 'd3' }, { button: 'assault' }],
    },
    { name: 'a shot with one square', sketch: { step: 'shooting' }, picks: [{ square: 'd4' }] },
    {
      name: 'an arrival of a square',
      sketch: { step: 'reinforcements' },
      picks: [{ square: 'd3' }, { square: 'd1' }],
    },
    {
      name: 'an arrival nowhere',
      sketch: { step: 'reinforcements' },
      picks: [{ piece: 'A-mg1' }, { piece: 'A-mg1' }],
    },
    {
      name: 'an arrival by another word',
      sketch: { step: 'reinforcements' },
      picks: [{ piece: 'A-mg1' }, { square: 'd1' }, { button: 'extra' }],
    },
    {
      name: 'an arrival with no square',
      sketch: { step: 'reinforcements' },
      picks: [{ piece: 'A-mg1' }],
    },
    {
      name: 'a thing where an asset is asked for',
      sketch: { step: 'asset', assets: { point: 1 } },
      picks: [{ square: 'd3' }],
    },
  ])('nothing is meant by $name', ({ sketch, picks }) => {
    const other = game({
      attacker: { d3: 'infantry', a1: 'infantry' },
      defender: { d4: 'mg' },
      waiting: { attacker: 'mg' },
      ...sketch,
    });
    expect(meant(other, ...picks)).toBe(undefined);
  });

  test('a lost unit means nothing, and a barrage one square without a word', () => {
    const called = game({
      step: 'asset',
      assets: { point: 1 },
      attacker: { d3: 'infantry' },
      waiting: { attacker: 'mg' },
    });
    called.play({ type: 'asset', asset: 'point' }, 6);
    expect(meant(called, { square: 'd4' })).toEqual({ type: 'corner', square: 'd4' });
    expect(meant(called, { square: 'd4' }, { square: 'e5' })).toBe(undefined);
    expect(meant(called, { square: 'd4' }, { button: 'assault' })).toBe(undefined);
    expect(meant(called, { piece: 'A-mg1' })).toBe(undefined);
    const gone = game({ attacker: { d3: 'infantry, mg' } });
    lose(gone.state, gone.unit('A-mg1'), 'destroyed', 'SB-1.4', undefined);
    expect(meant(gone, { piece: 'A-mg1' }, { square: 'd4' })).toBe(undefined);
  });

  test('a unit is meant without a word, or by the square that it is in', () => {
    const shot = game({
      step: 'shooting',
      attacker: { d3: 'infantry, mg', a1: 'infantry' },
      defender: { d4: 'mg' },
    });
    shot.play({ type: 'shoot', from: 'd4', to: 'd3' }, 6, 6);
    expect(meant(shot, { square: 'd3' })).toEqual({ type: 'hit', unit: 'A-infantry1' });
    expect(meant(shot, { piece: 'A-mg1' })).toEqual({ type: 'hit', unit: 'A-mg1' });
    expect(meant(shot, { piece: 'A-mg1' }, { button: 'extra' })).toBe(undefined);
    expect(meant(shot, { piece: 'A-mg1' }, { square: 'd3' })).toBe(undefined);
    expect(guided(shot, { square: 'a1' }).refusal?.rule).toBe('SB-5.7');
    expect(meant(shot, { square: 'c5' })).toBe(undefined);
  });
});

test('what gives up the rest is marked as such, and what ends a step is final', () => {
  const ends = (type: 'stay' | 'noAsset' | 'enough' | 'endMovement' | 'endAssaults' | 'cease') =>
    squareBashing.gesture({ type });
  for (const type of ['stay', 'noAsset', 'enough'] as const) {
    expect(ends(type)).toEqual([{ button: type, ends: true }]);
  }
  for (const type of ['endMovement', 'endAssaults', 'cease'] as const) {
    expect(ends(type)).toEqual([{ button: type, ends: true, final: true }]);
  }
});

test('an arrow shows who shoots at whom, or assaults; what is refused shows nothing', () => {
  const line = {
    kind: 'line',
    tone: 'good',
    points: [
      { x: 350, y: 350 },
      { x: 350, y: 250 },
    ],
  };
  const sketch: Sketch = {
    attacker: { d3: 'infantry', c4: 'infantry' },
    defender: { d4: 'infantry', h6: 'mg' },
  };
  const shot = game({ ...sketch, step: 'shooting' });
  expect(guided(shot, { square: 'd4' }, { square: 'd3' })).toEqual({
    shapes: [line],
    lines: [],
    means: { type: 'shoot', from: 'd4', to: 'd3' },
  });
  expect(guided(shot, { square: 'd4' }, { square: 'd5' })).toMatchObject({
    shapes: [],
    refusal: { rule: 'SB-6.3' },
  });
  const storm = game({ ...sketch, step: 'assaults' });
  const { shapes } = guided(storm, { square: 'd3' }, { square: 'd4' });
  expect(shapes).toEqual([
    { kind: 'mark', tone: 'good', piece: 'A-infantry2' },
    { ...line, points: line.points.toReversed() },
  ]);
  const march = game(sketch);
  expect(guided(march, { piece: 'A-infantry1' }, { square: 'd2' }).shapes).toEqual([]);
});

test('nothing is pointed out in a game that is over', () => {
  const g = game({ side: 'defender', countdown: 1 });
  const [decision] = squareBashing.pending(g.state).decisions;
  g.play({ type: 'endMovement' }, 6);
  expect(squareBashing.guide(g.state, decision, [{ button: 'endMovement' }])).toEqual({
    shapes: [],
    lines: [],
  });
});
