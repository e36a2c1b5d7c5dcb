import { describe, expect, test } from 'vitest';
import { savesOn, type Saving } from '../src/rules/07-saves/saves.ts';
import { game, only, type Sketch } from './support/game.ts';

function needs(unit: string, saving: Saving, sketch: Sketch = {}): number {
  const g = game({ attacker: { d3: unit, a1: 'infantry' }, ...sketch });
  return savesOn(g.state, g.unit(`A-${unit.split(' ').at(-1)}1`), saving);
}

describe('[SB-7.1]', () => {
  test.each<[string, number, Sketch?]>([
    ['infantry', 4],
    ['infantry', 3, { ground: { d3: 'woods' } }],
    ['infantry', 3, { ground: { d3: 'buildings' } }],
    ['infantry', 4, { ground: { d3: 'roughHill' } }],
    ['infantry', 3, { defences: { d3: 'hasty' } }],
    ['infantry', 3, { defences: { d3: 'trenches' } }],
    ['professional infantry', 3],
    ['professional infantry', 3, { defences: { d3: 'trenches' } }],
    ['reservist infantry', 5],
    ['reservist infantry', 4, { ground: { d3: 'woods' } }],
    ['cavalry', 4],
    ['cavalry', 4, { ground: { d3: 'woods' } }],
    ['professional cavalry', 3],
    ['reservist cavalry', 5],
    ['mg', 3],
    ['mg', 3, { defences: { d3: 'hasty' } }],
    ['mg', 2, { defences: { d3: 'trenches' } }],
    ['professional mg', 3],
    ['reservist mg', 3],
    ['lightTank', 3],
    ['heavyTank', 3],
    ['armouredCar', 3],
    ['lightCar', 4],
    ['heavyTank', 3, { ground: { d3: 'woods' } }],
    ['gun', 5],
    ['gun', 4, { ground: { d3: 'woods' } }],
    ['gun', 4, { defences: { d3: 'hasty' } }],
    ['infantry', 3, { defences: { d3: 'fort' } }],
    ['reservist infantry', 3, { defences: { d3: 'fort' } }],
    ['cavalry', 3, { defences: { d3: 'fort' } }],
    ['mg', 3, { defences: { d3: 'fort' } }],
    ['gun', 3, { defences: { d3: 'fort' } }],
    ['lightCar', 3, { defences: { d3: 'fort' } }],
  ])('[SB-7.1] %s saves on %i', (unit, score, sketch) => {
    expect(needs(unit, 'covered', sketch)).toBe(score);
  });

  test.each<[string, number]>([
    ['heavyTank', 4],
    ['armouredCar', 4],
    ['lightCar', 5],
    ['infantry', 3],
  ])('[SB-7.1] assaulted in woods %s saves on %i', (unit, score) => {
    expect(needs(unit, 'assaulted', { ground: { d3: 'woods' } })).toBe(score);
  });

  test.each<[string, number]>([
    ['infantry', 4],
    ['professional infantry', 3],
    ['mg', 3],
    ['gun', 5],
    ['heavyTank', 3],
  ])('[SB-7.1] assaulting out of a fort or woods %s saves on %i', (unit, score) => {
    expect(needs(unit, 'assaulting', { defences: { d3: 'fort' } })).toBe(score);
    expect(needs(unit, 'assaulting', { ground: { d3: 'woods' } })).toBe(score);
  });

  test('[SB-7.1] a unit saves all its hits in one roll, and a 1 fails', () => {
    const g = game({
      step: 'shooting',
      defences: { d3: 'trenches' },
      attacker: { d3: 'mg' },
      defender: { d4: 'mg' },
    });
    const events = g.play({ type: 'shoot', from: 'd4', to: 'd3' }, 6, 6, 1, 2);
    expect(only(events, 'save')).toMatchObject({ needs: 2, failed: 1, lost: 1, dice: [1, 2] });
  });
});

describe('[SB-7.2]', () => {
  test.each(['mortar', 'mountainGun'])('[SB-7.2] a %s saves and is captured like a gun', (kind) => {
    expect(needs(kind, 'covered')).toBe(5);
    const g = game({
      step: 'assaults',
      attacker: { d3: 'infantry, infantry' },
      defender: { d4: `infantry, ${kind}`, h6: 'infantry' },
    });
    g.play({ type: 'assault', from: 'd3', to: 'd4' });
    g.play({ type: 'stand' }, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1);
    g.play({ type: 'hit', unit: 'D-infantry1' });
    const events = g.play({ type: 'hit', unit: 'D-infantry1' }, 1, 1, 6, 6, 6);
    expect(events.some((event) => event.type === 'lost' && event.why === 'captured')).toBe(true);
  });

  test('[SB-7.2] dismounted cavalry never has cover', () => {
    const units = { 'A-cavalry1': { flags: ['dismounted'] } } as const;
    for (const defences of ['hasty', 'trenches'] as const) {
      expect(needs('cavalry', 'covered', { units, defences: { d3: defences } })).toBe(4);
    }
  });

  test('[SB-7.2] losses beyond the last half base are no casualties', () => {
    const g = game({
      step: 'shooting',
      attacker: { d3: 'mg, infantry' },
      defender: { d4: 'mg' },
      units: { 'A-mg1': { lost: 1 } },
    });
    g.play({ type: 'shoot', from: 'd4', to: 'd3' }, 6, 6);
    g.play({ type: 'hit', unit: 'A-mg1' });
    const events = g.play({ type: 'hit', unit: 'A-mg1' }, 1, 1);
    expect(only(events, 'save')).toMatchObject({ failed: 2, lost: 1 });
    expect([g.where('A-mg1'), g.casualties('A-infantry1')]).toEqual(['lost', 1]);
  });
});

test('[SB-7.1] professional cavalry is professional in woods too', () => {
  const g = game({
    step: 'shooting',
    ground: { d3: 'woods' },
    attacker: { d3: 'professional cavalry' },
    defender: { d4: 'mg' },
  });
  const events = g.play({ type: 'shoot', from: 'd4', to: 'd3' }, 6, 1, 3);
  expect(only(events, 'save')).toMatchObject({ needs: 3, failed: 0, lost: 0 });
  expect(g.casualties('A-cavalry1')).toBe(0);
});

test('[SB-3.5] the markers of a destroyed unit pass to another in its square, not elsewhere', () => {
  const g = game({
    step: 'shooting',
    attacker: { a1: 'infantry', d3: 'infantry, infantry, command' },
    defender: { d4: 'mg' },
    units: { 'A-infantry2': { lost: 7, casualties: 2 } },
  });
  g.play({ type: 'shoot', from: 'd4', to: 'd3' }, 6, 1);
  const events = g.play({ type: 'hit', unit: 'A-infantry2' }, 1);
  expect(only(events, 'lost')).toMatchObject({ why: 'destroyed', rule: 'SB-1.4' });
  const markers = ['A-infantry1', 'A-infantry2', 'A-infantry3', 'A-command1'];
  expect(markers.map((unit) => g.casualties(unit))).toEqual([0, 0, 3, 0]);
});
