import { describe, expect, test } from 'vitest';
import { pbiBoats } from '../src/index.ts';
import { game, only, scenarioOf, type Game, type Sketch } from './support/game.ts';

/** Boats of the attacker's that are about to test. */
function shaken(sketch: Sketch, ...boats: string[]): Game {
  return game({ ...sketch, stack: [{ type: 'boats:morale', boats, jumped: [] }] });
}

/** A launch with two groups and some markers. */
function launch(fallen: number, more: Sketch = {}, at = 'c1'): Game {
  const markers = ['A-lmg1', 'A-lmg2', 'A-lmg3', 'B-rifle1', 'B-rifle2'].slice(0, fallen);
  const sketch = {
    ...more,
    hulls: { 'A-launch1': { at, aboard: ['A-rifle1', 'A-rifle2'], fallen: markers } },
  };
  return shaken(sketch, 'A-launch1');
}

const TEST = { type: 'boats:test', boat: 'A-launch1' };

describe('BT-10.1: troops aboard test', () => {
  test('[BT-10.1] boats with groups and markers test after the squares, before anybody is motivated', () => {
    const g = game({
      side: 'defender',
      stack: [{ type: 'residual' }],
      groups: { 'A-rifle3': 'c5', 'A-rifle4': { at: 'c5', status: 'casualty' } },
      hulls: {
        'A-launch1': { at: 'c1', aboard: ['A-rifle1'], fallen: ['A-rifle2'] },
        'A-launch2': { at: 'd1', fallen: ['A-rifle5'] },
        'A-launch3': { at: 'e1', aboard: ['A-rifle6'] },
        'D-launch1': { at: 'h3', aboard: ['D-rifle1'], fallen: ['D-rifle2'] },
      },
    });
    g.play({ type: 'endTurn' });
    expect(g.asked).toBe('attacker morale');
    g.play({ type: 'test', square: 'c5' }, 1, 1);
    expect(g.asked).toBe('attacker boats:morale');
    g.isKept();
    expect(g.offered('boats:test')).toEqual([{ boat: 'A-launch1' }]);
    g.refuses({ type: 'boats:test', boat: 'A-launch2' }, 'BT-10.1');
    g.refuses({ type: 'boats:test', boat: 'D-launch1' }, 'BT-10.1');
    g.play(TEST, 3);
    expect(g.asked).toBe('attacker residual');
  });

  test('[BT-10.1] a boat is closed: one die for each marker, up to four', () => {
    const g = launch(5);
    const events = g.play(TEST, 1, 1, 1, 1);
    expect(only(events, 'boats:moraleTest')).toEqual({
      type: 'boats:moraleTest',
      rule: 'BT-10.1',
      side: 'attacker',
      boat: 'A-launch1',
      dice: [1, 1, 1, 1],
      needs: 4,
      fails: 0,
      reasons: [{ rule: 'QS-4.2', key: 'casualties', count: 4 }],
    });
  });

  test('[BT-10.1] a commander aboard takes a die off, for his boat alone', () => {
    const g = shaken(
      {
        hulls: {
          'A-launch1': {
            at: 'c1',
            aboard: ['A-commander', 'A-rifle1'],
            fallen: ['A-rifle2', 'A-rifle3'],
          },
          'A-launch2': { at: 'c1', aboard: ['A-rifle4'], fallen: ['A-rifle5'] },
        },
      },
      'A-launch2',
      'A-launch1',
    );
    const events = g.play(TEST, 3);
    expect(only(events, 'boats:moraleTest')).toMatchObject({
      reasons: [{ count: 2 }, { rule: 'QS-4.2', key: 'commander', count: -1 }],
    });
    g.isKept();
    g.play({ type: 'boats:test', boat: 'A-launch2' }, 3);
  });

  test('[QS-4.6] where the dice come to none there is no test', () => {
    const g = game({
      side: 'defender',
      stack: [{ type: 'residual' }],
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-commander'], fallen: ['A-rifle2'] } },
    });
    g.play({ type: 'endTurn' });
    expect(g.asked).toBe('attacker motivate');
  });

  test('[BT-10.1] a commander aboard is no help to those ashore in his square, nor one ashore to boats', () => {
    const aboard = game({
      stack: [{ type: 'morale', squares: ['c4'] }],
      groups: { 'A-rifle1': 'c4', 'A-rifle2': { at: 'c4', status: 'casualty' } },
      hulls: { 'A-launch1': { at: 'c4', aboard: ['A-commander'] } },
    });
    const events = aboard.play({ type: 'test', square: 'c4' }, 1, 1);
    expect(only(events, 'moraleTest')).toMatchObject({
      reasons: [
        { key: 'casualties', count: 1 },
        { key: 'open', count: 1 },
        { key: 'commander', count: -1 },
        { rule: 'BT-10.1', key: 'boats:commanderAboard', count: 1 },
      ],
    });
    const ashore = game({
      stack: [{ type: 'morale', squares: ['c4'] }],
      groups: {
        'A-commander': 'c4',
        'B-rifle1': 'c4',
        'A-rifle2': { at: 'c4', status: 'casualty' },
        'A-rifle4': { at: 'c4', status: 'casualty' },
      },
      hulls: {
        'A-launch1': { at: 'c4', aboard: ['B-commander', 'A-rifle1'], fallen: ['A-rifle3'] },
      },
    });
    // Two markers, in the open, with a commander ashore; the boat has one of its own.
    ashore.play({ type: 'test', square: 'c4' }, 1, 1);
    expect(ashore.asked).toBe('attacker motivate');
    const none = shaken(
      {
        groups: { 'A-commander': 'c4' },
        hulls: { 'A-launch1': { at: 'c4', aboard: ['A-rifle1'], fallen: ['A-rifle3'] } },
      },
      'A-launch1',
    );
    none.play(TEST, 1);
  });

  test.each([
    ['one', [4, 1, 1]],
    ['two', [4, 4, 1]],
  ])('[BT-10.1] %s failed: they cannot leave the boat', (_, dice) => {
    const g = launch(3);
    const events = g.play(TEST, ...dice);
    expect(only(events, 'boats:pinned')).toMatchObject({
      boat: 'A-launch1',
      groups: ['A-rifle1', 'A-rifle2'],
    });
    expect(g.flags('A-rifle1')).toEqual(['pinned']);
    expect(g.where('A-rifle2')).toBe('aboard c1');
  });

  test('[QS-4.6] who has gone aboard in flight does not test again', () => {
    const g = game({
      stack: [{ type: 'morale', squares: [] }],
      groups: { 'A-rifle1': { flags: ['idle'] } },
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1'], fallen: ['A-rifle2'] } },
    });
    expect(g.asked).toBe('attacker residual');
  });
});

describe('BT-10.1: jumping', () => {
  test('[BT-10.1] three failed: all are lost away from a landing place; the boat and its markers stay', () => {
    const g = launch(3);
    const events = g.play(TEST, 4, 4, 4);
    expect(only(events, 'boats:jumped')).toMatchObject({ groups: ['A-rifle1', 'A-rifle2'] });
    expect([g.where('A-rifle1'), g.where('A-rifle2')]).toEqual(['removed', 'removed']);
    expect(g.hull('A-launch1')).toMatchObject({ at: 'c1', crew: 'attacker' });
    expect(g.where('A-lmg1')).toBe('fallenAboard c1');
    g.isKept();
  });

  test('[BT-10.1] within one square of a landing place each is saved on 4+, and put there', () => {
    const g = launch(3, {}, 'c3');
    g.play(TEST, 4, 4, 4, 4, 3);
    expect(g.asked).toBe('attacker boats:rescue');
    expect(g.accepts({ jumped: ['A-launch1'] }, -2)).toBe(false);
    g.play({ type: 'boats:swim', group: 'A-rifle1', to: 'd4' });
    expect(g.where('A-rifle1')).toBe('d4');
    expect(g.where('A-rifle2')).toBe('removed');
    expect(g.flags('A-rifle1')).toEqual(['idle']);
    expect(g.asked).toBe('attacker residual');
  });

  test('[BT-10.1] an inflatable is removed, after those saved are ashore', () => {
    const g = shaken(
      {
        hulls: {
          'A-dinghy1': {
            at: 'c3',
            aboard: ['A-rifle1'],
            fallen: ['A-rifle2', 'A-rifle3', 'A-rifle4'],
          },
          'A-launch1': { at: 'h1', aboard: ['A-rifle5'], fallen: ['A-rifle6'] },
          'A-launch2': { at: 'g1', aboard: ['A-lmg1'] },
          'A-dinghy2': 'f1',
        },
      },
      'A-dinghy1',
      'A-launch1',
    );
    g.play({ type: 'boats:test', boat: 'A-dinghy1' }, 4, 5, 6, 4);
    expect(g.asked).toBe('attacker boats:rescue');
    expect(g.accepts({ boats: ['A-launch1'] }, -2)).toBe(true);
    for (const change of [
      { boats: ['A-launch1', 'A-launch1'] },
      { boats: ['A-launch1', 'A-launch2'] },
      { boats: ['A-dinghy1'] },
      { jumped: ['A-launch1'] },
      { jumped: ['A-dinghy2'] },
    ]) {
      expect(g.accepts(change, -2), JSON.stringify(change)).toBe(false);
    }
    const events = g.play({ type: 'boats:swim', group: 'A-rifle1', to: 'c4' });
    expect(only(events, 'boats:abandoned')).toMatchObject({ boat: 'A-dinghy1' });
    expect(g.where('A-dinghy1')).toBe('removed');
    expect(g.where('A-rifle2')).toBe('removed');
    expect(g.asked).toBe('attacker boats:morale');
    g.isKept();
  });

  test('[BT-10.1] a file says of an inflatable that it is being left only while somebody is in the water', () => {
    const sketch = {
      stack: [{ type: 'boats:morale', boats: [], jumped: ['A-dinghy1'] }],
      hulls: { 'A-dinghy1': { at: 'c3', aboard: ['A-rifle1'] } },
    };
    expect(pbiBoats.setup(scenarioOf(sketch), {}).ok).toBe(false);
  });
});

describe('BT-10.2: broken platoons', () => {
  test('[BT-10.2] a broken platoon leaves its boats and reserves; crews and other platoons remain', () => {
    const g = game({
      side: 'defender',
      stack: [{ type: 'residual' }],
      more: { reserves: [{ pieces: ['A-launch2'], turn: 5 }] },
      groups: { 'A-rifle6': 'c6' },
      hulls: {
        'A-launch1': {
          at: 'c1',
          aboard: ['A-commander', 'B-rifle1'],
          fallen: ['A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4'],
        },
        'A-launch2': { aboard: ['A-rifle5'] },
      },
    });
    const events = g.play({ type: 'endTurn' }, 5);
    expect(only(events, 'breakTest')).toMatchObject({ platoon: 'A', markers: 4, broke: true });
    expect(g.where('A-commander')).toBe('removed');
    expect(g.where('A-rifle5')).toBe('removed');
    expect(g.where('A-rifle6')).toBe('removed');
    expect(g.hull('A-launch1')).toMatchObject({ at: 'c1', crew: 'attacker' });
    expect(g.hull('A-launch1').aboard).not.toContain('A-commander');
    expect(g.where('B-rifle1')).toBe('aboard c1');
    // Those who are left see the markers.
    expect(g.asked).toBe('attacker boats:morale');
    g.isKept();
  });
});

describe('BT-10.1: who counts', () => {
  test.each([
    ['one', [4, 1, 1]],
    ['two', [4, 4, 1]],
  ])('[BT-10.1] %s failed: an inflatable stays', (_, dice) => {
    const fallen = ['A-rifle2', 'A-rifle3', 'A-rifle4'];
    const g = shaken(
      { hulls: { 'A-dinghy1': { at: 'c3', aboard: ['A-rifle1'], fallen } } },
      'A-dinghy1',
    );
    g.play({ type: 'boats:test', boat: 'A-dinghy1' }, ...dice);
    expect([g.where('A-dinghy1'), g.where('A-rifle1')]).toEqual(['c3', 'aboard c3']);
  });

  test('[QS-4.6] the markers of whoever had the boat before do not count', () => {
    const taken = (fallen: string[]): Sketch => ({
      hulls: { 'D-launch1': { at: 'c1', crew: 'attacker', aboard: ['A-rifle1'], fallen } },
    });
    const g = shaken(taken(['A-rifle2', 'D-rifle1', 'D-rifle2']), 'D-launch1');
    g.play({ type: 'boats:test', boat: 'D-launch1' }, 1);
    expect(() => shaken(taken(['D-rifle1', 'D-rifle2']), 'D-launch1')).toThrow();
  });

  test('[BT-10.1] for those ashore only a commander aboard in their square makes up for the book’s', () => {
    const reasons = (more: Sketch): unknown => {
      const g = game({
        stack: [{ type: 'morale', squares: ['c4'] }],
        ...more,
        groups: { 'A-rifle1': 'c4', 'A-rifle2': { at: 'c4', status: 'casualty' }, ...more.groups },
      });
      const dice = more.groups === undefined ? [1, 1] : [1, 1, 1];
      const [event] = g.play({ type: 'test', square: 'c4' }, ...dice);
      return event.reasons?.map(({ key }) => key);
    };
    expect(reasons({ hulls: { 'A-launch1': { at: 'c3', aboard: ['A-commander'] } } })).toEqual([
      'casualties',
      'open',
    ]);
    expect(reasons({ groups: { 'A-commander': { at: 'c4', status: 'casualty' } } })).toEqual([
      'casualties',
      'open',
    ]);
  });
});
