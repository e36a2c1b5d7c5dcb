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
