import { describe, expect, test } from 'vitest';
import { SQUARES, type Asset } from '../src/rules/tables.ts';
import { BOARD } from '../src/state/names.ts';
import { game, only, reasonsIn, withOnes, type Game, type Sketch } from './support/game.ts';

/** The attacker has called a barrage, and lays it now. */
function called(asset: Asset, sketch: Sketch = {}): Game {
  const g = game({
    step: 'asset',
    assets: { [asset]: 1 },
    attacker: { a1: 'infantry' },
    ...sketch,
  });
  g.play({ type: 'asset', asset }, 4);
  return g;
}

/** Markers by square. */
function markers(g: Game, values: readonly number[] = g.state.barrage): Record<string, number> {
  return Object.fromEntries(
    values.flatMap((count, i) => (count > 0 ? [[BOARD.names[i % SQUARES], count]] : [])),
  );
}

const ON_TARGET = [3, 3, 3, 3, 3];

describe('[SB-8.1]', () => {
  test('[SB-8.1] five squares in one of the rows 2 to 5, with a marker and a hit each', () => {
    const g = called('suppression', { defender: { d4: 'infantry', h6: 'mg' } });
    const rows = new Set(g.offered('row').map(({ centre }) => centre));
    expect([...rows].toSorted()).toEqual(
      ['c', 'd', 'e', 'f'].flatMap((column) => [2, 3, 4, 5].map((row) => `${column}${row}`)),
    );
    g.refuses({ type: 'row', centre: 'd1' }, 'SB-8.1');
    g.refuses({ type: 'row', centre: 'b3' }, 'SB-8.1');
    g.refuses({ type: 'corner', square: 'd3' }, 'SB-8.1');
    const events = g.play({ type: 'row', centre: 'd4' }, ...ON_TARGET, 6);
    expect(markers(g)).toEqual({ b4: 1, c4: 1, d4: 1, e4: 1, f4: 1 });
    expect(markers(g, g.state.suppression)).toEqual(markers(g));
    expect(only(events, 'save').dice).toHaveLength(1);
  });

  test('[SB-8.1] rows are counted from the edge of whoever fires', () => {
    const g = game({
      step: 'asset',
      side: 'defender',
      assets: { suppression: 1 },
      defender: { h6: 'infantry' },
      attacker: { a1: 'infantry' },
    });
    g.play({ type: 'asset', asset: 'suppression' }, 4);
    expect(g.offers({ type: 'row', centre: 'd5' })).toBe(true);
    g.refuses({ type: 'row', centre: 'd6' }, 'SB-8.1');
  });

  test('[SB-8.1] nobody enters or leaves, but who must fall back may', () => {
    const g = game({
      attacker: { d3: 'infantry', e2: 'infantry' },
      squares: { d3: { suppression: ['defender'], barrage: { defender: 1 } } },
    });
    g.refuses({ type: 'march', unit: 'A-infantry1', to: 'd4' }, 'SB-8.1');
    const next = game({
      attacker: { d2: 'infantry' },
      squares: { d3: { suppression: ['attacker'], barrage: { attacker: 1 } } },
    });
    next.refuses({ type: 'march', unit: 'A-infantry1', to: 'd3' }, 'SB-8.1');
    const shaken = game({
      step: 'command',
      attacker: { d3: 'infantry' },
      squares: { d3: { suppression: ['defender'], barrage: { defender: 2 } } },
    });
    shaken.play({ type: 'noOrders' }, 4, 4, 6);
    expect(shaken.where('A-infantry1')).toBe('d2');
  });
});

describe('[SB-8.2]', () => {
  test('[SB-8.2] three squares in an L, with 3 markers and as many hits as a die shows each', () => {
    const g = called('point', { defender: { d4: 'infantry', h6: 'mg' } });
    g.refuses({ type: 'row', centre: 'd3' }, 'SB-8.2');
    g.refuses({ type: 'arms', square: 'd3' }, 'SB-8.2');
    expect(g.offered('corner')).toHaveLength(48);
    g.play({ type: 'corner', square: 'd4' });
    g.refuses({ type: 'corner', square: 'd4' }, 'SB-8.2');
    expect(
      g
        .offered('arms')
        .map(({ square }) => square)
        .toSorted(),
    ).toEqual(['c3', 'c5', 'e3', 'e5']);
    g.refuses({ type: 'arms', square: 'e4' }, 'SB-8.2');
    // Right to left: e4 deviates first; then the hits of each.
    const events = g.play({ type: 'arms', square: 'e5' }, 3, 3, 3, 1, 4, 2, 6, 6, 6, 6);
    expect(markers(g)).toEqual({ d4: 3, e4: 3, d5: 3 });
    const shelled = events.filter((event) => event.type === 'shelled');
    expect(shelled.map(({ square, hits }) => [square, hits])).toEqual([
      ['e4', 1],
      ['d4', 4],
      ['d5', 2],
    ]);
    expect(only(events, 'save').dice).toHaveLength(4);
  });

  test('[SB-8.2] at the edge of the board the arms lie inward', () => {
    const g = called('point');
    g.play({ type: 'corner', square: 'a1' });
    expect(g.offered('arms').map(({ square }) => square)).toEqual(['b2']);
  });
});

describe('[SB-8.3]', () => {
  test('[SB-8.3] it walks on 3+ from right to left, three squares deep at the most', () => {
    const g = called('rolling', { artillery: 'good' });
    expect(g.offered('row')).toHaveLength(24);
    // f, e, d, c, b: where it falls, and then how far it walks.
    const events = g.play({ type: 'row', centre: 'd3' }, 3, 3, 3, 2, 2, 3, 2, 2, 2, 2, 2);
    expect(markers(g)).toEqual({ f3: 2, f4: 2, f5: 2, e3: 2, d3: 2, c3: 2, b3: 2 });
    expect(events.filter(({ type }) => type === 'barrageRolled')).toHaveLength(6);
  });

  test('[SB-8.3] it stops where it fails, makes 2 hits on each square and ends at the edge', () => {
    const g = called('rolling', { artillery: 'good', defender: { d5: 'infantry', h6: 'mg' } });
    const events = g.play({ type: 'row', centre: 'd5' }, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 6, 6);
    expect(markers(g)).toEqual({ f5: 2, e5: 2, d5: 2, d6: 2, c5: 2, b5: 2 });
    expect(only(events, 'save').dice).toHaveLength(2);
  });

  test('[SB-8.3] it is the attacker’s only', () => {
    const g = game({
      step: 'asset',
      side: 'defender',
      assets: { rolling: 1, point: 1 },
      attacker: { a1: 'infantry' },
      defender: { h6: 'infantry' },
    });
    g.refuses({ type: 'asset', asset: 'rolling' }, 'SB-8.3');
  });
});

describe('[SB-8.4]', () => {
  test('[SB-8.4] five squares with 2 hits each that no cover saves from', () => {
    const g = called('gas', {
      ground: { d4: 'woods' },
      defences: { e4: 'fort' },
      defender: { d4: 'infantry', e4: 'mg' },
    });
    expect(g.offered('row')).toHaveLength(24);
    const events = g.play({ type: 'row', centre: 'd4' }, ...ON_TARGET, 2, 3, 3, 4);
    const saves = events.filter((event) => event.type === 'save');
    expect(saves.map(({ unit, needs, failed }) => [unit, needs, failed])).toEqual([
      ['D-mg1', 3, 1],
      ['D-infantry1', 4, 1],
    ]);
    expect(markers(g)).toEqual({});
    expect(markers(g, g.state.gas)).toEqual({ b4: 1, c4: 1, d4: 1, e4: 1, f4: 1 });
  });

  test('[SB-8.4] into or out of gas a unit moves 1 square, extra movement counted in', () => {
    const gas = { d3: { gas: 'defender' } } as const;
    const out = game({ attacker: { d3: 'cavalry' }, squares: gas });
    out.play({ type: 'march', unit: 'A-cavalry1', to: 'd4' });
    expect(out.asked).toBe('attacker movement');
    const into = game({ attacker: { d2: 'cavalry' }, squares: gas });
    into.play({ type: 'march', unit: 'A-cavalry1', to: 'd3' });
    expect(into.asked).toBe('attacker movement');
    const late = game({ attacker: { d1: 'cavalry' }, squares: gas });
    late.play({ type: 'march', unit: 'A-cavalry1', to: 'd2' });
    late.refuses({ type: 'march', unit: 'A-cavalry1', to: 'd3' }, 'SB-8.4');
  });

  test('[SB-8.4] a square has one marker, and gas drifts off the board', () => {
    const g = called('gas', { squares: { d6: { gas: 'defender' } }, defender: { h1: 'infantry' } });
    g.play({ type: 'row', centre: 'd6' }, ...ON_TARGET);
    expect(g.state.gas.filter((each) => each > 0)).toEqual([1, 1, 1, 1, 1]);
    const edge = game({
      side: 'defender',
      attacker: { a1: 'infantry' },
      squares: { d6: { gas: 'attacker' } },
    });
    const events = edge.play({ type: 'endMovement' }, 1, 3);
    expect(only(events, 'gasRolled').to).toBe(null);
  });
});

describe('[SB-8.5]', () => {
  test.each([
    { artillery: 'poor', rows: [2, 2, 3, 3, 4, 4] },
    { artillery: 'average', rows: [2, 3, 3, 3, 4, 4] },
    { artillery: 'good', rows: [2, 3, 3, 3, 3, 4] },
  ] as const)('[SB-8.5] $artillery artillery falls into the rows $rows', ({ artillery, rows }) => {
    rows.forEach((row, i) => {
      const g = called('suppression', { artillery });
      g.play({ type: 'row', centre: 'd3' }, i + 1, 3, 3, 3, 3);
      expect(markers(g)[`f${row}`]).toBe(1);
    });
  });

  test('[SB-8.5] short is nearer to the defender where he fires', () => {
    const g = game({
      step: 'asset',
      side: 'defender',
      assets: { suppression: 1 },
      defender: { h6: 'infantry' },
      attacker: { a1: 'infantry' },
    });
    g.play({ type: 'asset', asset: 'suppression' }, 6);
    // From his right: column b first.
    g.play({ type: 'row', centre: 'd4' }, 1, 6, 3, 3, 3);
    expect(markers(g)).toEqual({ b5: 1, c3: 1, d4: 1, e4: 1, f4: 1 });
  });

  test('[SB-8.5] off the board it is lost, and two on one square add up', () => {
    const g = called('rolling', { artillery: 'good' });
    g.play({ type: 'row', centre: 'd1' }, 1, 1, 1, 1, 1);
    expect(markers(g)).toEqual({});
    const two = called('point', { defender: { d4: 'infantry', h6: 'mg' } });
    two.play({ type: 'corner', square: 'd4' });
    // d5 falls short on d4: the hits of both are placed together.
    const events = two.play({ type: 'arms', square: 'e5' }, 3, 3, 1, 1, 2, 3, 6, 6, 6, 6, 6);
    expect(markers(two)).toEqual({ e4: 3, d4: 6 });
    expect(only(events, 'save').dice).toHaveLength(5);
  });

  test('[SB-8.5] own units suffer like the enemy’s', () => {
    const g = called('suppression', { attacker: { d3: 'infantry', a1: 'mg' } });
    const events = g.play({ type: 'row', centre: 'd3' }, ...ON_TARGET, 6);
    expect(only(events, 'save').unit).toBe('A-infantry1');
  });
});

test('[SB-8.6] a square under a barrage or gas has no support and gives none', () => {
  const line: Sketch = {
    step: 'assaults',
    attacker: { d3: 'infantry', c3: 'infantry', e3: 'infantry' },
    defender: { d4: 'infantry, mg', c4: 'infantry', e4: 'infantry' },
  };
  const supports = (squares: Sketch['squares'] = {}): string[] => {
    const g = game({ ...line, squares });
    g.play({ type: 'assault', from: 'd3', to: 'd4' });
    const told = withOnes(g, { type: 'stand' }).filter((event) => event.type === 'fightDice');
    return told.flatMap(reasonsIn).filter((reason) => /support/iu.test(reason));
  };
  expect(supports({})).toEqual(['support 4', 'targetSupport 2']);
  expect(supports({ d3: { gas: 'defender' } })).toEqual(['targetSupport 2']);
  expect(supports({ c3: { barrage: { defender: 1 } } })).toEqual(['support 2', 'targetSupport 2']);
  expect(supports({ d4: { barrage: { attacker: 1 } } })).toEqual(['support 4']);
  expect(supports({ c4: { gas: 'attacker' } })).toEqual(['support 4', 'targetSupport 1']);
});

test('[SB-8.7] the owner places the first hit, his opponent the rest, also where he himself fired', () => {
  const g = called('gas', { defender: { d4: 'infantry, mg', h6: 'mg' } });
  g.play({ type: 'row', centre: 'd4' }, ...ON_TARGET);
  expect(g.asked).toBe('defender hits');
  g.play({ type: 'hit', unit: 'D-mg1' });
  expect(g.asked).toBe('attacker hits');
  const own = called('gas', { attacker: { d3: 'infantry, mg', a1: 'mg' } });
  own.play({ type: 'row', centre: 'd3' }, ...ON_TARGET);
  expect(own.asked).toBe('attacker hits');
  own.play({ type: 'hit', unit: 'A-mg1' });
  expect(own.asked).toBe('defender hits');
});

describe('[SB-8.5] where shells fall is told', () => {
  const fallen = (g: Game, centre: string, ...dice: readonly number[]): string[] =>
    g
      .play({ type: 'row', centre }, ...dice)
      .flatMap((event) =>
        event.type === 'shellsFell'
          ? [`${event.aimed} ${event.dice.join(' ')} ${event.how} ${event.square}`]
          : [],
      );

  test('[SB-8.5] from right to left: short, on target and over', () => {
    expect(fallen(called('suppression'), 'd4', 1, 2, 4, 5, 6)).toEqual([
      'f4 1 short f3',
      'e4 2 on e4',
      'd4 4 on d4',
      'c4 5 over c5',
      'b4 6 over b5',
    ]);
  });

  test('[SB-8.5] off the board they are lost, beyond the enemy’s edge or behind one’s own', () => {
    expect(fallen(called('gas'), 'd6', 6, 6, 6, 6, 1)).toEqual([
      'f6 6 over null',
      'e6 6 over null',
      'd6 6 over null',
      'c6 6 over null',
      'b6 1 short b5',
    ]);
    const back = called('gas', { defender: { h6: 'mg' } });
    expect(fallen(back, 'd1', 1, 2, 2, 2, 2)[0]).toBe('f1 1 short null');
    expect(markers(back, back.state.gas)).toEqual({ b1: 1, c1: 1, d1: 1, e1: 1 });
  });

  test('[SB-8.3] a rolling barrage tells how it goes on, and where it ends', () => {
    const g = called('rolling', { defender: { h6: 'mg' } });
    // Right to left: it fails at once, leaves the board from the last row, and falls there already.
    const dice = [3, 2, 3, 3, 3, 6, 3, 3, 3, 6, 4, 3, 1];
    const events = g.play({ type: 'row', centre: 'd5' }, ...dice);
    const rolls = events.flatMap((event) =>
      event.type === 'barrageRolled'
        ? [`${event.square} ${event.dice.join(' ')} ${event.success} ${event.to}`]
        : [],
    );
    expect(rolls).toEqual([
      'f5 2 false null',
      'e5 3 true e6',
      'e6 3 true null',
      'd6 3 true null',
      'c5 3 true c6',
      'c6 6 true null',
      'b5 3 true b6',
      'b6 1 false null',
    ]);
    expect(markers(g)).toEqual({ f5: 2, e5: 2, e6: 2, d6: 2, c5: 2, c6: 2, b5: 2, b6: 2 });
    expect(g.state.suppression.every((each) => each === 0)).toBe(true);
    expect(g.state.gas.every((each) => each === 0)).toBe(true);
  });

  test('[SB-8.2] a point barrage rolls for the hits of each square', () => {
    const g = called('point', { defender: { d4: 'infantry', h6: 'mg' }, ground: { d4: 'woods' } });
    g.refuses({ type: 'arms', square: 'e5' }, 'SB-8.2');
    g.play({ type: 'corner', square: 'd4' });
    g.refuses({ type: 'corner', square: 'd5' }, 'SB-8.2');
    g.refuses({ type: 'row', centre: 'd4' }, 'SB-8.2');
    g.refuses({ type: 'arms', square: 'f6' }, 'SB-8.2');
    const events = g.play({ type: 'arms', square: 'e5' }, 3, 3, 3, 5, 2, 1, 6, 6);
    const shelled = events.flatMap((event) =>
      event.type === 'shelled' ? [`${event.square} ${event.dice.join(' ')} ${event.hits}`] : [],
    );
    expect(shelled).toEqual(['e4 5 5', 'd4 2 2', 'd5 1 1']);
    // SB-8.7: saved with cover.
    expect(only(events, 'save').needs).toBe(3);
    expect(g.state.suppression.every((each) => each === 0)).toBe(true);
  });

  test('[SB-8.4] gas is saved without cover, and suppresses nobody', () => {
    const g = called('gas', { defender: { d4: 'infantry', h6: 'mg' }, ground: { d4: 'woods' } });
    g.refuses({ type: 'arms', square: 'e5' }, 'SB-8.1');
    const events = g.play({ type: 'row', centre: 'd4' }, 3, 3, 3, 3, 3, 6, 6);
    expect(only(events, 'save').needs).toBe(4);
    expect(g.state.suppression.every((each) => each === 0)).toBe(true);
  });

  test('[SB-2.1] gas tells where it drifts to, and is lost off the board', () => {
    const far = game({
      attacker: { a1: 'infantry', h1: 'infantry' },
      defender: { h6: 'mg' },
      step: 'reinforcements',
      waiting: { attacker: 'infantry' },
      squares: {
        c1: { gas: 'defender' },
        d6: { gas: 'defender' },
        e4: { gas: 'defender' },
        f4: { gas: 'defender' },
        g4: { gas: 'defender' },
      },
    });
    const events = far.play({ type: 'arrive', unit: 'A-infantry3', square: 'b1' }, 3, 4, 1, 6, 3);
    const drifts = events.flatMap((event) =>
      event.type === 'gasRolled'
        ? [`${event.square} ${event.dice.join(' ')} ${event.how} ${event.to}`]
        : [],
    );
    expect(drifts).toEqual([
      'c1 3 forward null',
      'd6 4 back null',
      'e4 1 disperses null',
      'f4 6 stays f4',
      'g4 3 forward g3',
    ]);
    expect(Object.keys(markers(far, far.state.gas)).toSorted()).toEqual(['f4', 'g3']);
  });
});
