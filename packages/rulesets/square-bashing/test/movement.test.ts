import { RolledDice } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import type { SquareMove } from '../src/state/moves.ts';
import { game, only, reasonsIn, type Game, type Sketch } from './support/game.ts';

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

  test('[SB-4.2] the roll is told with what it needs and why', () => {
    const leaves = (word: string): object => {
      const g = game({ ground: { d2: 'woods' }, attacker: { d2: word } });
      const kind = word.split(' ').at(-1);
      const events = g.play({ type: 'march', unit: `A-${kind}1`, to: 'd3' }, 4);
      const roll = only(events, 'exitRoll');
      return { ...roll, reasons: reasonsIn(roll) };
    };
    expect(leaves('infantry')).toEqual({
      type: 'exitRoll',
      rule: 'SB-4.2',
      side: 'attacker',
      unit: 'A-infantry1',
      square: 'd2',
      dice: [4],
      needs: 3,
      reasons: ['exit 3'],
      success: true,
    });
    expect(leaves('reservist infantry')).toMatchObject({
      needs: 4,
      reasons: ['exit 3', 'reservist 1'],
    });
    expect(leaves('professional gun')).toMatchObject({
      needs: 4,
      reasons: ['exit 5', 'professional -1'],
      success: true,
    });
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

describe('[SB-1.5] full squares are passed', () => {
  const FULL = 'infantry, infantry';

  test('[SB-1.5] where the way leads on to one with room for sure', () => {
    // Beside d2 all is full, and d1 and d3 lie next to the enemy, where the extra square does not lead.
    const before: Sketch = {
      attacker: { d1: 'infantry', d2: FULL, c2: FULL, e2: FULL },
      defender: { d4: 'infantry', c1: 'infantry' },
    };
    const g = game(before);
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd2' });
    g.refuses({ type: 'halt' }, 'SB-1.5');
    expect(g.goes('A-infantry1', 'extra')).toEqual([]);
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd3' });
    expect(g.asked).toBe('attacker movement');
    // It might fail to leave the wood.
    const wood = game({ ...before, ground: { d2: 'woods' } });
    wood.refuses({ type: 'march', unit: 'A-infantry1', to: 'd2' }, 'SB-1.5');
    // With room beside it, there is the extra square.
    const beside = game({
      ...before,
      attacker: { d1: 'infantry', d2: FULL, c2: FULL, e2: 'infantry' },
      ground: { d2: 'woods' },
    });
    beside.play({ type: 'march', unit: 'A-infantry1', to: 'd2' });
    expect(beside.goes('A-infantry1', 'extra')).toEqual(['e2']);
  });

  test('[SB-1.5] as many as a unit can pass, and no more', () => {
    const crowd = `${FULL}, mg`;
    const column: Sketch = {
      attacker: {
        d1: 'cavalry, mg',
        d2: crowd,
        d3: crowd,
        c2: crowd,
        e2: crowd,
        c3: FULL,
        e3: FULL,
      },
      defender: { d5: 'infantry', c1: 'infantry' },
    };
    const horse = game(column);
    for (const to of ['d2', 'd3', 'd4']) {
      horse.play({ type: 'march', unit: 'A-cavalry1', to });
    }
    expect([horse.where('A-cavalry1'), horse.asked]).toEqual(['d4', 'attacker movement']);
    game(column).refuses({ type: 'march', unit: 'A-mg1', to: 'd2' }, 'SB-1.5');
  });

  test('[SB-1.5] nobody is left in one because a roll has failed', () => {
    const passing = (e2: string): Game => {
      const g = game({
        roads: { d1: 'n', d2: 'ns', d3: 'ns', d4: 's' },
        ground: { d2: 'woods' },
        attacker: { d1: 'cavalry', d2: FULL, d3: FULL, c2: FULL, e2 },
        defender: { c1: 'infantry' },
      });
      g.play({ type: 'march', unit: 'A-cavalry1', to: 'd2' });
      return g;
    };
    // By the road it need not roll; any other way it might have to stay.
    const shut = passing(FULL);
    expect(shut.goes('A-cavalry1')).toEqual(['d3']);
    shut.refuses({ type: 'march', unit: 'A-cavalry1', to: 'd1' }, 'SB-1.5');
    shut.refuses({ type: 'march', unit: 'A-cavalry1', to: 'e2' }, 'SB-1.5');
    // Where the extra square leads out, it may try.
    const open = passing('infantry');
    expect(open.goes('A-cavalry1').toSorted()).toEqual(['d1', 'd3', 'e2']);
    open.play({ type: 'march', unit: 'A-cavalry1', to: 'd1' }, 1);
    open.refuses({ type: 'halt' }, 'SB-1.5');
    expect(open.goes('A-cavalry1', 'extra')).toEqual(['e2']);
  });
});

describe('one of the moves is drawn by lot', () => {
  /** Of everything: on foot and mounted, in scenery and out of it, done and not yet there, higher command. */
  const CROWD: Sketch = {
    ground: { d2: 'woods' },
    attacker: {
      d2: 'infantry, mg',
      f3: 'cavalry, cavalry, command',
      h1: 'gun',
      b2: 'command, infantry',
      a1: 'command',
    },
    defender: { c6: 'infantry, cavalry', e6: 'command' },
    units: { 'A-cavalry2': { flags: ['dismounted'] }, 'A-gun1': { flags: ['moved'] } },
    waiting: { attacker: 'infantry', defender: 'mg' },
  };

  /** How often each move is drawn, with every lot once; what is not a move is drawn again, and ends the movement. */
  function drawn(g: Game): Map<string, number> {
    const counts = new Map<string, number>();
    let lots = 1;
    for (let lot = 1; lot <= lots; lot++) {
      let next = lot;
      const dice = new RolledDice((sides) => {
        lots = sides;
        const face = next;
        next = sides;
        return face;
      });
      const move = JSON.stringify(squareBashing.draw(g.state, g.side, dice));
      counts.set(move, (counts.get(move) ?? 0) + 1);
    }
    return counts;
  }

  test.each(['attacker', 'defender'] as const)('each as likely as any other: the %s', (side) => {
    const g = game({ ...CROWD, side });
    const counts = drawn(g);
    const rest = g.moves.filter(({ type }) => type !== 'endMovement');
    expect(counts.delete('{"type":"endMovement"}')).toBe(true);
    expect([...counts.keys()].toSorted()).toEqual(
      rest.map((move) => JSON.stringify(move)).toSorted(),
    );
    expect(new Set(counts.values())).toEqual(new Set([1]));
  });

  test('from all that are listed, where the lots fall on what cannot be done', () => {
    const g = game(CROWD);
    let tries = 0;
    const last = new RolledDice((sides) => {
      // The last is a higher command, which turns nobody; what is drawn from the list comes after.
      if (sides < 100) return 1;
      tries++;
      return sides - 1;
    });
    const first: SquareMove = g.moves[0];
    expect(squareBashing.draw(g.state, g.side, last)).toEqual(first);
    expect(tries).toBe(30);
  });
});
