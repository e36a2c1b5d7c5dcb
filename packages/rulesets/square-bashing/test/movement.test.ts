import { describe, expect, test } from 'vitest';
import { game, only, type Game } from './support/game.ts';

/** The squares that a unit has gone when it walks on north as far as it may, without extra squares. */
function walk(g: Game, unit: string): number {
  for (let steps = 0; ; steps++) {
    const at = g.where(unit);
    const to = `${at[0]}${Number(at[1]) + 1}`;
    if (!g.offers({ type: 'march', unit, to })) return steps;
    g.play({ type: 'march', unit, to });
  }
}

describe('[SB-4.1]', () => {
  test.each([
    { kind: 'infantry', squares: 2 },
    { kind: 'cavalry', squares: 3 },
    { kind: 'mg', squares: 1 },
    { kind: 'gun', squares: 1 },
    { kind: 'mortar', squares: 1 },
    { kind: 'mountainGun', squares: 1 },
    { kind: 'command', squares: 1 },
    { kind: 'lightTank', squares: 2 },
    { kind: 'heavyTank', squares: 1 },
    { kind: 'armouredCar', squares: 2 },
    { kind: 'lightCar', squares: 2 },
  ])('[SB-4.1] $kind moves $squares squares', ({ kind, squares }) => {
    const g = game({ attacker: { d1: kind, a1: 'infantry' }, defender: { h6: 'infantry' } });
    expect(walk(g, `A-${kind}1`)).toBe(squares);
  });

  test('[SB-4.1] dismounted cavalry moves 1 square, and cars 1 in trench warfare', () => {
    const flags = { 'A-cavalry1': { flags: ['dismounted'] } } as const;
    expect(walk(game({ attacker: { d1: 'cavalry' }, units: flags }), 'A-cavalry1')).toBe(1);
    const car = { attacker: { d1: 'armouredCar' }, trenchWarfare: true } as const;
    expect(walk(game(car), 'A-armouredCar1')).toBe(1);
    expect(walk(game({ ...car, attacker: { d1: 'infantry' } }), 'A-infantry1')).toBe(2);
  });

  test('[SB-4.1] a unit finishes before the next begins, and moves once', () => {
    const g = game({ attacker: { d1: 'infantry, infantry' } });
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd2' });
    g.refuses({ type: 'march', unit: 'A-infantry2', to: 'd2' }, 'SB-4.1');
    g.play({ type: 'halt' });
    g.refuses({ type: 'march', unit: 'A-infantry1', to: 'd3' }, 'SB-4.1');
    g.refuses({ type: 'march', unit: 'D-infantry1', to: 'a5' }, 'SB-4.1');
    g.play({ type: 'march', unit: 'A-infantry2', to: 'd2' });
    g.play({ type: 'march', unit: 'A-infantry2', to: 'd3' });
    g.refuses({ type: 'march', unit: 'A-infantry2', to: 'd4' }, 'SB-4.1');
  });
});

describe('[SB-4.2]', () => {
  test.each([
    { kind: 'infantry', needs: 3 },
    { kind: 'mg', needs: 3 },
    { kind: 'lightTank', needs: 3 },
    { kind: 'heavyTank', needs: 3 },
    { kind: 'cavalry', needs: 5 },
    { kind: 'gun', needs: 5 },
    { kind: 'mortar', needs: 5 },
    { kind: 'command', needs: 5 },
    { kind: 'armouredCar', needs: 5 },
    { kind: 'professional infantry', needs: 2 },
    { kind: 'reservist infantry', needs: 4 },
    { kind: 'professional cavalry', needs: 4 },
    { kind: 'reservist gun', needs: 6 },
  ])('[SB-4.2] $kind leaves scenery on $needs', ({ kind, needs }) => {
    const unit = `A-${kind.split(' ').at(-1)}1`;
    for (const ground of ['woods', 'buildings', 'roughHill'] as const) {
      const sketch = { ground: { d2: ground }, attacker: { d2: kind, h1: 'heavyTank' } };
      const failed = game(sketch);
      const events = failed.play({ type: 'march', unit, to: 'd3' }, needs - 1);
      expect(only(events, 'exitRoll')).toMatchObject({ needs, success: false });
      expect(failed.where(unit)).toBe('d2');
      const left = game(sketch);
      left.play({ type: 'march', unit, to: 'd3' }, needs);
      expect(left.where(unit)).toBe('d3');
    }
  });

  test('[SB-4.2] a hill and open ground are left without a roll, and by dismounted cavalry everything', () => {
    const hill = game({ ground: { d2: 'hill' }, attacker: { d2: 'infantry' } });
    hill.play({ type: 'march', unit: 'A-infantry1', to: 'd3' });
    const cavalry = game({
      ground: { d2: 'woods' },
      attacker: { d2: 'cavalry' },
      units: { 'A-cavalry1': { flags: ['dismounted'] } },
    });
    cavalry.play({ type: 'march', unit: 'A-cavalry1', to: 'd3' });
    expect(cavalry.where('A-cavalry1')).toBe('d3');
  });

  test('[SB-4.2] no roll by a road face, unless it leads next to the enemy', () => {
    const road = {
      ground: { d2: 'buildings' },
      roads: { d2: 'n', d3: 's' },
      attacker: { d2: 'infantry' },
    } as const;
    const g = game(road);
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd3' });
    const off = game(road);
    off.play({ type: 'march', unit: 'A-infantry1', to: 'e2' }, 6);
    const near = game({ ...road, defender: { d4: 'infantry' } });
    near.play({ type: 'march', unit: 'A-infantry1', to: 'd3' }, 3);
    expect(near.where('A-infantry1')).toBe('d3');
  });

  test('[SB-4.2] a failed roll ends the basic movement, and the extra square is left', () => {
    const g = game({ ground: { d2: 'woods' }, attacker: { d2: 'infantry' } });
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd3' }, 2);
    g.refuses({ type: 'march', unit: 'A-infantry1', to: 'd3' }, 'SB-4.2');
    g.play({ type: 'extra', unit: 'A-infantry1', to: 'd3' });
    expect([g.where('A-infantry1'), g.flags('A-infantry1')]).toEqual(['d3', ['moved']]);
  });
});

describe('[SB-4.3]', () => {
  test('[SB-4.3] one more square than the basic movement, which ends the move', () => {
    const g = game({ attacker: { d1: 'gun' } });
    g.refuses({ type: 'extra', unit: 'A-gun1', to: 'd2' }, 'SB-4.3');
    g.play({ type: 'march', unit: 'A-gun1', to: 'd2' });
    const events = g.play({ type: 'extra', unit: 'A-gun1', to: 'd3' });
    expect(only(events, 'marched')).toMatchObject({ extra: true, rule: 'SB-4.3' });
    expect(g.asked).toBe('attacker movement');
  });

  test('[SB-4.3] without a scenery roll, in place of a basic step that needs one', () => {
    const g = game({ ground: { d1: 'woods' }, attacker: { d1: 'infantry' } });
    g.play({ type: 'extra', unit: 'A-infantry1', to: 'd2' });
    expect([g.where('A-infantry1'), g.asked]).toEqual(['d2', 'attacker movement']);
  });

  test('[SB-4.3] never next to the enemy', () => {
    const g = game({ attacker: { d2: 'gun' }, defender: { d5: 'infantry' } });
    g.play({ type: 'march', unit: 'A-gun1', to: 'd3' });
    g.refuses({ type: 'extra', unit: 'A-gun1', to: 'd4' }, 'SB-4.3');
  });

  test('[SB-4.3] dismounted cavalry moves one square, be it basic or extra', () => {
    const g = game({
      attacker: { d2: 'cavalry' },
      units: { 'A-cavalry1': { flags: ['dismounted'] } },
    });
    g.play({ type: 'march', unit: 'A-cavalry1', to: 'd3' });
    expect(g.asked).toBe('attacker movement');
  });
});

describe('[SB-4.4]', () => {
  test('[SB-4.4] the enemy’s squares are closed, and who comes next to him stops', () => {
    const g = game({ attacker: { d2: 'infantry', c4: 'infantry' }, defender: { d4: 'infantry' } });
    g.refuses({ type: 'march', unit: 'A-infantry2', to: 'd4' }, 'SB-4.4');
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd3' });
    expect(g.asked).toBe('attacker movement');
    // Along the enemy's front it is one step too.
    g.play({ type: 'march', unit: 'A-infantry2', to: 'c5' });
    expect(g.asked).toBe('attacker march');
  });

  test('[SB-4.4] corners do not stop anybody', () => {
    const g = game({ attacker: { d2: 'infantry' }, defender: { e4: 'infantry' } });
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd3' });
    expect(g.asked).toBe('attacker march');
  });

  test('[SB-4.4] cavalry mounts or dismounts instead of moving', () => {
    const g = game({ attacker: { d2: 'cavalry, infantry' } });
    g.refuses({ type: 'mount', unit: 'A-cavalry1' }, 'SB-4.4');
    g.refuses({ type: 'dismount', unit: 'A-infantry1' }, 'SB-4.4');
    expect(only(g.play({ type: 'dismount', unit: 'A-cavalry1' }), 'mounted').mounted).toBe(false);
    g.refuses({ type: 'march', unit: 'A-cavalry1', to: 'd3' }, 'SB-4.1');
    const back = game({
      attacker: { d2: 'cavalry' },
      units: { 'A-cavalry1': { flags: ['dismounted'] } },
    });
    back.refuses({ type: 'dismount', unit: 'A-cavalry1' }, 'SB-4.4');
    back.play({ type: 'mount', unit: 'A-cavalry1' });
    expect(back.flags('A-cavalry1')).toEqual(['moved']);
  });
});

test('[SB-4.5] retired units neither move nor dismount', () => {
  const g = game({
    attacker: { d2: 'infantry', e2: 'cavalry' },
    units: { 'A-infantry1': { flags: ['retired'] }, 'A-cavalry1': { flags: ['retired'] } },
  });
  g.refuses({ type: 'march', unit: 'A-infantry1', to: 'd3' }, 'SB-4.5');
  g.refuses({ type: 'dismount', unit: 'A-cavalry1' }, 'SB-4.5');
});
