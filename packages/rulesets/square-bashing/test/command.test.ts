import { describe, expect, test } from 'vitest';
import { SHOCK_READY } from '../src/state/state.ts';
import { game, only, type Sketch } from './support/game.ts';

const LINE: Sketch = { step: 'command', attacker: { d3: 'infantry', f3: 'infantry' } };

describe('[SB-9.1]', () => {
  const ASSETS: Sketch = {
    step: 'asset',
    attacker: { d3: 'infantry' },
    defender: { d4: 'infantry' },
    assets: { shock: 1, point: 2 },
  };

  test('[SB-9.1] one asset is rolled for: on 4+ it is used now and struck off', () => {
    const g = game(ASSETS);
    g.refuses({ type: 'asset', asset: 'gas' }, 'SB-9.1');
    expect(only(g.play({ type: 'asset', asset: 'point' }, 4), 'assetTried').success).toBe(true);
    expect([g.asked, g.state.assets[1]]).toEqual(['attacker barrage', 1]);
  });

  test('[SB-9.1] otherwise it may be tried again later, and none need be tried', () => {
    const g = game(ASSETS);
    g.play({ type: 'asset', asset: 'shock' }, 3);
    expect([g.asked, g.state.assets[4], g.state.shock]).toEqual(['attacker command', 1, -1]);
    const none = game(ASSETS);
    none.play({ type: 'noAsset' });
    expect(none.asked).toBe('attacker command');
  });

  test('[SB-9.1] a shock assault is used in this turn’s assaults of one square', () => {
    const g = game({
      ...ASSETS,
      step: 'assaults',
      shock: 'ready',
      attacker: { d3: 'infantry', b3: 'infantry' },
      defender: { d4: 'infantry', b4: 'infantry' },
    });
    g.play({ type: 'assault', from: 'd3', to: 'd4' });
    const events = g.play({ type: 'shock' });
    expect(only(events, 'assaulted').shock).toBe(true);
    g.play({ type: 'retire' }, 6, 6, 6);
    g.play({ type: 'turn', square: 'd4', face: 'north' });
    // Another square assaults without it.
    const next = g.play({ type: 'assault', from: 'b3', to: 'b4' });
    expect(only(next, 'assaulted').shock).toBe(false);
    g.play({ type: 'retire' }, 6, 6, 6);
    g.play({ type: 'turn', square: 'b4', face: 'north' });
    expect(g.state.shock).toBe(-1);
  });

  test('[SB-9.1] it need not be used', () => {
    const g = game({ ...ASSETS, step: 'assaults', shock: 'ready' });
    g.play({ type: 'assault', from: 'd3', to: 'd4' });
    expect(only(g.play({ type: 'go' }), 'assaulted').shock).toBe(false);
    g.refuses({ type: 'shock' }, 'SB-9.1');
  });
});

describe('[SB-9.2]', () => {
  test.each([
    { command: 'poor', attempts: 2 },
    { command: 'average', attempts: 3 },
    { command: 'good', attempts: 4 },
  ] as const)('[SB-9.2] a $command command makes $attempts attempts', ({ command, attempts }) => {
    const g = game({ ...LINE, command, stack: [{ type: 'command', left: attempts }] });
    for (let i = 0; i < attempts; i++) {
      expect(g.asked).toBe('attacker command');
      g.play({ type: 'order', square: 'd3', order: 'drive' }, 1);
    }
    expect(g.asked).toBe('attacker movement');
  });

  test('[SB-9.2] an attempt succeeds on 4+, on 3+ in or next to higher command', () => {
    const far = game({ ...LINE, attacker: { d3: 'infantry', f3: 'command' } });
    far.play({ type: 'order', square: 'd3', order: 'hold' }, 3);
    expect(far.marks('d3')).toEqual([]);
    for (const at of ['d3', 'd2', 'e3']) {
      const attacker =
        at === 'd3' ? { d3: 'infantry, command' } : { d3: 'infantry', [at]: 'command' };
      const near = game({ ...LINE, attacker });
      const events = near.play({ type: 'order', square: 'd3', order: 'hold' }, 3);
      expect(only(events, 'ordered')).toMatchObject({ needs: 3, success: true });
    }
    const other = game(LINE);
    other.play({ type: 'order', square: 'd3', order: 'hold' }, 4);
    expect(other.marks('d3')).toEqual(['hold']);
  });

  test('[SB-9.2] it names an own square, which has an order once', () => {
    const g = game({ ...LINE, stack: [{ type: 'command', left: 2 }] });
    g.refuses({ type: 'order', square: 'd4', order: 'hold' }, 'SB-9.2');
    g.play({ type: 'order', square: 'd3', order: 'fighting' }, 6);
    g.refuses({ type: 'order', square: 'd3', order: 'fighting' }, 'SB-9.2');
    g.play({ type: 'order', square: 'd3', order: 'morale' }, 6);
    expect(g.marks('d3')).toEqual(['fighting', 'morale']);
  });

  test('[SB-9.2] a square that holds the line neither leaves nor assaults', () => {
    const g = game({
      attacker: { d3: 'infantry' },
      defender: { d4: 'infantry' },
      squares: { d3: { marks: ['hold'] } },
    });
    g.refuses({ type: 'march', unit: 'A-infantry1', to: 'd2' }, 'SB-9.2');
    g.play({ type: 'endMovement' });
    expect(g.asked).toBe('defender shooting');
  });

  test('[SB-9.2] a square that drives on leaves scenery without a roll', () => {
    const g = game({
      ground: { d3: 'woods' },
      rivers: [['d3', 'c3']],
      attacker: { d3: 'infantry, infantry' },
      squares: { d3: { marks: ['drive'] } },
    });
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd4' });
    g.play({ type: 'halt' });
    g.play({ type: 'march', unit: 'A-infantry2', to: 'c3' });
    expect([g.where('A-infantry1'), g.where('A-infantry2')]).toEqual(['d4', 'c3']);
  });
});

describe('[SB-9.3]', () => {
  const DIG: Sketch = {
    step: 'asset',
    attacker: { d3: 'infantry', e3: 'gun', f3: 'command' },
    defences: { e3: 'hasty' },
    assets: { digIn: 1 },
  };

  test('[SB-9.3] one own square without defences gets hasty defences', () => {
    const g = game(DIG);
    g.play({ type: 'asset', asset: 'digIn' }, 5);
    expect(g.offered('dig').map(({ square }) => square)).toEqual(['d3']);
    g.refuses({ type: 'dig', square: 'e3' }, 'SB-9.3');
    g.refuses({ type: 'dig', square: 'f3' }, 'SB-9.3');
    expect(only(g.play({ type: 'dig', square: 'd3' }), 'dugIn').defences).toBe('hasty');
    expect(g.state.defences[19]).toBe(1);
  });

  test('[SB-9.3] without the option, or a square to dig in, it is not there', () => {
    const off = game({ ...DIG, assets: { digIn: 1, shock: 1 }, options: { digIn: false } });
    off.refuses({ type: 'asset', asset: 'digIn' }, 'SB-9.3');
    const dug = game({
      ...DIG,
      assets: { digIn: 1, shock: 1 },
      defences: { d3: 'trenches', e3: 'hasty' },
    });
    dug.refuses({ type: 'asset', asset: 'digIn' }, 'SB-9.3');
  });
});

test('[SB-9.1] a shock assault that is called is ready for the assaults of this turn', () => {
  const g = game({
    step: 'asset',
    assets: { shock: 1, point: 1 },
    attacker: { d3: 'infantry' },
    defender: { d4: 'infantry', h6: 'mg' },
  });
  const events = g.play({ type: 'asset', asset: 'shock' }, 4);
  expect(only(events, 'assetTried')).toMatchObject({ asset: 'shock', success: true, needs: 4 });
  expect([g.asked, g.state.shock]).toEqual(['attacker command', SHOCK_READY]);
  g.play({ type: 'noOrders' });
  g.play({ type: 'endMovement' });
  g.play({ type: 'assault', from: 'd3', to: 'd4' });
  expect(only(g.play({ type: 'shock' }), 'assaulted').shock).toBe(true);
});

test('[SB-9.3] without the option nobody digs in, nor where all is dug', () => {
  const sketch: Sketch = {
    step: 'asset',
    assets: { digIn: 1, point: 1 },
    attacker: { d3: 'infantry' },
  };
  const off = game({ ...sketch, options: { digIn: false } });
  off.refuses({ type: 'asset', asset: 'digIn' }, 'SB-9.3');
  const dug = game({ ...sketch, defences: { d3: 'hasty' } });
  dug.refuses({ type: 'asset', asset: 'digIn' }, 'SB-9.3');
  const on = game(sketch);
  on.play({ type: 'asset', asset: 'digIn' }, 4);
  const events = on.play({ type: 'dig', square: 'd3' });
  expect(only(events, 'dugIn')).toMatchObject({ square: 'd3', defences: 'hasty' });
  expect(on.asked).toBe('attacker command');
});
