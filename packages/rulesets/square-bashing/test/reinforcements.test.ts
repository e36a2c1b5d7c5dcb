import { describe, expect, test } from 'vitest';
import { BOARD } from '../src/state/names.ts';
import { game, only, type Sketch } from './support/game.ts';

const WAIT: Sketch = {
  step: 'reinforcements',
  attacker: { d3: 'infantry' },
  waiting: { attacker: 'infantry, infantry, mg' },
  roads: { d1: 'ns', d2: 's' },
};

describe('[SB-10.1]', () => {
  test('[SB-10.1] all roll, and arrive on a 6 anywhere on the own edge', () => {
    const g = game(WAIT);
    g.play({ type: 'rollAll' }, 6, 5, 6);
    expect(g.asked).toBe('attacker arrivals');
    expect(g.offered('arrive').map(({ unit, square }) => `${unit} ${square}`)).toHaveLength(8);
    g.refuses({ type: 'arrive', unit: 'A-mg1', square: 'a1' }, 'SB-10.1');
    g.play({ type: 'arrive', unit: 'A-infantry2', square: 'h1' });
    g.play({ type: 'arrive', unit: 'A-mg1', square: 'h1' });
    expect([g.where('A-infantry2'), g.where('A-infantry3'), g.where('A-mg1')]).toEqual([
      'h1',
      'waiting',
      'h1',
    ]);
  });

  test('[SB-10.1] or one arrives', () => {
    const g = game(WAIT);
    g.refuses({ type: 'arrive', unit: 'A-infantry2', square: 'a2' }, 'SB-10.1');
    g.refuses({ type: 'arrive', unit: 'A-infantry1', square: 'a1' }, 'SB-10.1');
    const events = g.play({ type: 'arrive', unit: 'A-mg1', square: 'a1' });
    expect(only(events, 'arrived')).toMatchObject({ unit: 'A-mg1', square: 'a1', byRoad: false });
    expect(g.asked).toBe('defender command');
  });

  test('[SB-10.1] or one by road, and two chosen ones follow it on a 6', () => {
    const g = game(WAIT);
    g.refuses({ type: 'byRoad', unit: 'A-infantry2', square: 'a1' }, 'SB-10.1');
    const events = g.play({ type: 'byRoad', unit: 'A-infantry2', square: 'd1' });
    expect(only(events, 'arrived').byRoad).toBe(true);
    g.play({ type: 'roll', unit: 'A-mg1' }, 6);
    g.refuses({ type: 'roll', unit: 'A-mg1' }, 'SB-10.1');
    g.play({ type: 'roll', unit: 'A-infantry3' }, 5);
    expect([g.where('A-mg1'), g.where('A-infantry3')]).toEqual(['d1', 'waiting']);
    expect(g.asked).toBe('defender command');
  });

  test('[SB-10.1] by road two may roll, and once each', () => {
    const g = game(WAIT);
    g.play({ type: 'byRoad', unit: 'A-infantry2', square: 'd1' });
    g.play({ type: 'roll', unit: 'A-mg1' }, 1);
    g.refuses({ type: 'roll', unit: 'A-mg1' }, 'SB-10.1');
    g.play({ type: 'enough' });
    expect(g.asked).toBe('defender command');
  });
});

describe('[SB-10.2]', () => {
  test('[SB-10.2] where there is no room, the enemy or suppression nobody arrives', () => {
    const g = game({
      ...WAIT,
      attacker: { d3: 'infantry', a1: 'infantry, infantry' },
      defender: { b1: 'mg' },
      squares: { c1: { suppression: ['defender'], barrage: { defender: 1 } } },
    });
    g.refuses({ type: 'arrive', unit: 'A-infantry4', square: 'a1' }, 'SB-10.2');
    g.refuses({ type: 'arrive', unit: 'A-infantry4', square: 'b1' }, 'SB-10.2');
    g.refuses({ type: 'arrive', unit: 'A-infantry4', square: 'c1' }, 'SB-10.2');
    expect(g.offers({ type: 'arrive', unit: 'A-mg1', square: 'a1' })).toBe(true);
  });

  test('[SB-10.2] if nobody can, all wait', () => {
    const edge = Object.fromEntries(BOARD.names.slice(0, 8).map((name) => [name, 'mg, gun']));
    const g = game({
      attacker: { ...edge, d3: 'infantry' },
      waiting: { attacker: 'mg' },
      defender: { h6: 'infantry' },
    });
    g.play({ type: 'endMovement' });
    expect([g.asked, g.where('A-mg9')]).toEqual(['defender command', 'waiting']);
  });

  test('[SB-10.2] they keep their losses', () => {
    const g = game({ ...WAIT, units: { 'A-infantry2': { status: 'waiting', lost: 3 } } });
    g.play({ type: 'arrive', unit: 'A-infantry2', square: 'a1' });
    expect([g.lost('A-infantry2'), g.casualties('A-infantry2'), g.flags('A-infantry2')]).toEqual([
      3,
      0,
      [],
    ]);
  });
});

describe('[SB-10.2] who has rolled his way in', () => {
  const edge = Object.fromEntries(
    BOARD.names.slice(0, 8).map((name) => [name, 'infantry, infantry']),
  );
  const FULL: Sketch = {
    step: 'reinforcements',
    attacker: edge,
    defender: { h6: 'infantry' },
    waiting: { attacker: 'infantry, mg' },
  };

  test('[SB-10.2] and finds no room waits on, and the next is placed', () => {
    const g = game(FULL);
    g.play({ type: 'rollAll' }, 6, 6);
    expect(g.offered('arrive').map(({ unit }) => unit)).toEqual(new Array(8).fill('A-mg1'));
    const events = g.play({ type: 'arrive', unit: 'A-mg1', square: 'd1' });
    expect(only(events, 'arrived')).toMatchObject({ square: 'd1', byRoad: false });
    expect([g.asked, g.where('A-infantry17')]).toEqual(['defender command', 'waiting']);
  });

  test('[SB-10.2] and is the only one leaves nothing to ask', () => {
    const g = game(FULL);
    const events = g.play({ type: 'rollAll' }, 6, 1);
    expect(
      events.flatMap((event) => (event.type === 'arrivalRoll' ? [event.success] : [])),
    ).toEqual([true, false]);
    expect([g.asked, g.where('A-infantry17')]).toEqual(['defender command', 'waiting']);
  });

  test('[SB-10.1] whom nobody can follow is asked nothing more', () => {
    const g = game({
      ...FULL,
      attacker: { ...edge, d1: 'infantry', d3: 'infantry' },
      waiting: { attacker: 'infantry, infantry' },
      roads: { d1: 's' },
    });
    g.refuses({ type: 'byRoad', unit: 'D-infantry1', square: 'd1' }, 'SB-10.1');
    const events = g.play({ type: 'byRoad', unit: 'A-infantry17', square: 'd1' });
    expect(only(events, 'arrived').byRoad).toBe(true);
    expect(g.asked).toBe('defender command');
  });

  test('[SB-10.1] after two rolls by road nobody else is asked for', () => {
    const g = game({ ...WAIT, waiting: { attacker: 'infantry, mg, gun, mortar' } });
    g.play({ type: 'byRoad', unit: 'A-infantry2', square: 'd1' });
    const events = g.play({ type: 'roll', unit: 'A-gun1' }, 6);
    expect(only(events, 'arrived')).toMatchObject({ unit: 'A-gun1', byRoad: true });
    g.play({ type: 'roll', unit: 'A-mg1' }, 1);
    expect([g.asked, g.where('A-mortar1')]).toEqual(['defender command', 'waiting']);
  });

  test('[SB-10.2] a road square that is full takes nobody', () => {
    const g = game({ ...FULL, roads: { d1: 's' } });
    g.refuses({ type: 'byRoad', unit: 'A-infantry17', square: 'd1' }, 'SB-10.2');
  });

  test('[SB-10.1] nobody has the enemy’s reinforcements come', () => {
    const g = game({ ...WAIT, waiting: { attacker: 'mg', defender: 'mg' } });
    g.refuses({ type: 'arrive', unit: 'D-mg1', square: 'a1' }, 'SB-10.1');
  });

  test('[SB-1.5] who arrives drives a higher command off', () => {
    const g = game({
      ...WAIT,
      defender: { a1: 'command', a6: 'infantry', h6: 'infantry' },
      waiting: { attacker: 'infantry' },
    });
    const events = g.play({ type: 'arrive', unit: 'A-infantry2', square: 'a1' });
    expect(only(events, 'displaced')).toEqual({
      type: 'displaced',
      rule: 'SB-1.5',
      unit: 'D-command1',
      square: 'a6',
    });
    expect(g.where('D-command1')).toBe('a6');
  });
});
