import { describe, expect, test } from 'vitest';
import { ACTIVATED, game, only, sailing, SEA } from './support/game.ts';

/** A rifle group of the defender's on the beach at c4, activated, and a boat of the attacker's in sight of it. */
const ASHORE = {
  side: 'defender',
  stack: ACTIVATED,
  groups: { 'D-rifle1': { at: 'c4', ap: 3 }, 'D-lmg1': { at: 'c4', ap: 3 } },
} as const;

describe('BT-6 small arms at boats', () => {
  test('[BT-6.6] the shooter names the troops or the hull of a boat, and who adds how many shots', () => {
    const g = game({
      ...ASHORE,
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle2'] } },
    });
    expect(g.offered('boats:aim')).toEqual([
      { from: 'c4', what: 'troops', at: 'A-launch1' },
      { from: 'c4', what: 'hull', at: 'A-launch1' },
    ]);
    g.play({ type: 'boats:aim', from: 'c4', what: 'troops', at: 'A-launch1' });
    expect(g.asked).toBe('defender boats:volley');
    g.isKept();
    g.refuses({ type: 'boats:shoot' }, 'QS-5.7');
    g.refuses({ type: 'boats:add', group: 'A-rifle1', shots: 1 }, 'QS-8.2');
    g.play({ type: 'boats:add', group: 'D-rifle1', shots: 2 });
    g.refuses({ type: 'boats:add', group: 'D-rifle1', shots: 1 }, 'QS-8.2');
    g.isKept();
    // One 6 of two dice, the choice die, and nobody but the two aboard may take the hit.
    const events = g.play({ type: 'boats:shoot' }, 6, 1, 5);
    expect(only(events, 'volley')).toMatchObject({ groups: ['D-rifle1'], hits: 1, square: 'c1' });
    expect(g.asked).toBe('defender allocate');
    expect(g.offered('hit')).toEqual([{ group: 'A-rifle1' }, { group: 'A-rifle2' }]);
    g.isKept();
    expect(g.ap('D-rifle1')).toBe(1);
    expect(g.ap('D-lmg1')).toBe(3);
  });

  test('[BT-6.4] troops aboard save on 2+, and who falls stays aboard as a marker', () => {
    const g = game({
      ...ASHORE,
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle2'] } },
    });
    g.play({ type: 'boats:aim', from: 'c4', what: 'troops', at: 'A-launch1' });
    const events = g.play({ type: 'boats:everybody' }, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 2, 1);
    const saves = events.filter((event) => event.type === 'save');
    expect(saves).toMatchObject([
      { group: 'A-rifle1', needs: 2, dice: [2], reasons: [{ rule: 'BT-6.4', count: 2 }] },
      { group: 'A-rifle2', needs: 2, dice: [1], failed: 1 },
    ]);
    expect(g.where('A-rifle1')).toBe('aboard c1');
    expect(g.where('A-rifle2')).toBe('fallenAboard c1');
    expect(g.hull('A-launch1')).toMatchObject({ damage: 0, aboard: ['A-rifle1', 'A-rifle2'] });
  });

  test('[BT-6.1] a soft hull saves each hit on 2+, and each that it does not is a damage', () => {
    const g = game({ ...ASHORE, hulls: { 'A-launch1': 'c1' } });
    g.play({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-launch1' });
    const events = g.play({ type: 'boats:everybody' }, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 2, 1);
    expect(only(events, 'boats:hullVolley')).toMatchObject({
      rule: 'BT-6.1',
      dice: [6, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
      needs: 6,
      hits: 2,
      groups: ['D-lmg1', 'D-rifle1'],
      reasons: [
        { key: 'lmg', count: 9 },
        { key: 'rifle', count: 3 },
      ],
    });
    expect(only(events, 'boats:hullSave')).toMatchObject({ needs: 2, dice: [2, 1], failed: 1 });
    expect(g.hull('A-launch1').damage).toBe(1);
  });

  test('[BT-6.1] a hull that is not hit rolls no saves', () => {
    const g = game({
      ...ASHORE,
      groups: { 'D-rifle1': { at: 'c4', ap: 1 } },
      hulls: { 'A-launch1': 'c1' },
    });
    const events = g.play({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-launch1' }, 5);
    expect(events.map(({ type }) => type)).toEqual(['boats:hullVolley']);
    expect(g.hull('A-launch1').damage).toBe(0);
  });

  test('[BT-6.1] small arms cannot be aimed at a hard hull; BT-6.5 but at the troops in it', () => {
    const g = game({
      ...ASHORE,
      hulls: { 'A-mtb1': { at: 'c1', aboard: ['A-rifle1'] } },
    });
    g.refuses({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-mtb1' }, 'BT-6.1');
    expect(g.offered('boats:aim')).toEqual([{ from: 'c4', what: 'troops', at: 'A-mtb1' }]);
  });

  test('[BT-6.5] nobody shoots at those in a mini sub', () => {
    const g = game({ ...ASHORE, hulls: { 'A-minisub1': { at: 'c1', aboard: ['A-rifle1'] } } });
    g.refuses({ type: 'boats:aim', from: 'c4', what: 'troops', at: 'A-minisub1' }, 'BT-6.5');
    expect(g.offered('boats:aim')).toEqual([]);
  });

  test('[BT-6.6] there must be somebody, and of the enemy', () => {
    const g = game({ ...ASHORE, hulls: { 'A-launch1': 'c1', 'D-launch1': 'd1' } });
    g.refuses({ type: 'boats:aim', from: 'c4', what: 'troops', at: 'A-launch1' }, 'BT-6.6');
    g.refuses({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'D-launch1' }, 'BT-6.6');
    g.refuses({ type: 'boats:aim', from: 'c4', what: 'ashore', at: 'a8' }, 'BT-6.6');
    g.refuses({ type: 'boats:aim', from: 'b4', what: 'hull', at: 'A-launch1' }, 'QS-8.2');
  });

  test('[BT-6.6] nothing else is a mark: no group, no boat that is gone or to come, no name of nobody', () => {
    const g = game({
      ...ASHORE,
      groups: { ...ASHORE.groups, 'A-rifle1': 'a8' },
      hulls: { 'A-launch1': 'c1', 'A-launch3': {} },
      more: { reserves: [{ pieces: ['A-launch3'], turn: 5 }] },
    });
    for (const at of ['A-rifle1', 'A-launch2', 'A-launch3', 'Q-mtb9', 'c1', 'z9']) {
      g.refuses({ type: 'boats:aim', from: 'c4', what: 'hull', at }, 'BT-6.6');
      g.refuses({ type: 'boats:aim', from: 'c4', what: 'troops', at }, 'BT-6.6');
    }
    for (const from of ['z9', 'h1']) {
      g.refuses({ type: 'boats:aim', from, what: 'hull', at: 'A-launch1' }, 'QS-8.2');
    }
    for (const from of ['D-rifle1', 'Q-mtb9', 'A-launch1']) {
      expect(g.why({ type: 'boats:aim', from, what: 'hull', at: 'A-launch1' })).toBeDefined();
    }
  });

  test('[QS-8.1] an SMG reaches two squares, and a boat as others do', () => {
    const g = game({
      ...ASHORE,
      groups: { 'D-commander': { at: 'c4', ap: 1 } },
      hulls: { 'A-launch1': 'c1', 'A-launch2': 'd2' },
    });
    g.refuses({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-launch1' }, 'QS-8.1');
    g.play({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-launch2' }, 5);
  });

  test('[BT-4.3] who carries a boat does not shoot at boats', () => {
    const g = game({
      ...ASHORE,
      groups: { 'D-rifle1': { at: 'c4', ap: 1 } },
      hulls: { 'A-launch1': 'c1', 'D-dinghy1': { carrier: 'D-rifle1', portable: true } },
    });
    g.refuses({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-launch1' }, 'BT-4.3');
  });

  test('[BT-6.6] a captured boat is shot at by whose it was', () => {
    const g = game({ ...ASHORE, hulls: { 'D-launch1': { at: 'c1', crew: 'attacker' } } });
    expect(g.offered('boats:aim')).toEqual([{ from: 'c4', what: 'hull', at: 'D-launch1' }]);
  });

  test('[QS-5.8] whoever has fired three shots adds none', () => {
    const g = game({
      ...ASHORE,
      groups: {
        'D-rifle1': { at: 'c4', ap: 3, shots: 2 },
        'D-lmg1': { at: 'c4', shots: 3, ap: 2 },
      },
      hulls: { 'A-launch1': 'c1' },
    });
    g.play({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-launch1' }, 1);
    expect(g.ap('D-rifle1')).toBe(2);
    g.refuses({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-launch1' }, 'QS-5.8');
  });
});

describe('BT-1.4 lines of fire', () => {
  test('[BT-1.4] a boat blocks a line as groups do, of whichever side', () => {
    for (const between of ['A-mtb2', 'D-mtb1']) {
      const g = game({
        ...ASHORE,
        hulls: { 'A-launch1': 'c1', [between]: 'c2', 'A-mtb2': between === 'A-mtb2' ? 'c2' : 'h1' },
      });
      g.refuses({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-launch1' }, 'BT-1.4');
    }
  });

  test('[BT-1.4] groups ashore do not see one another past a boat either', () => {
    const g = game({
      ...ASHORE,
      board: SEA,
      ground: { c4: '_', c1: '_' },
      groups: { 'D-rifle1': { at: 'c4', ap: 3 }, 'A-rifle1': 'c1' },
      hulls: { 'A-launch1': 'c2' },
    });
    g.refuses({ type: 'aim', from: 'c4', to: 'c1' }, 'BT-1.4');
  });

  test('[BT-1.4] water is open ground: nothing stops a line over it', () => {
    const g = game({ ...ASHORE, ground: { c3: 'x', c2: 'r' }, hulls: { 'A-launch1': 'c1' } });
    expect(g.offered('boats:aim')).toHaveLength(1);
  });

  test('at night nobody shoots beyond the sight of the scenario', () => {
    const g = game({
      ...ASHORE,
      groups: {
        'D-rifle1': { at: 'c4', ap: 3 },
        'D-mortar1': { at: 'c4', ap: 3 },
        'A-rifle1': 'c7',
      },
      hulls: { 'A-launch1': 'c1', 'A-launch2': 'd2' },
      more: { sight: 2 },
    });
    g.refuses({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-launch1' }, 'BT-1.5');
    g.refuses({ type: 'boats:gun', group: 'D-mortar1', what: 'hull', at: 'A-launch1' }, 'BT-1.5');
    g.refuses({ type: 'aim', from: 'c4', to: 'c7' }, 'BT-1.5');
    expect(g.offered('boats:aim')).toEqual([{ from: 'c4', what: 'hull', at: 'A-launch2' }]);
    expect(g.offered('boats:gun')).toEqual([{ group: 'D-mortar1', what: 'hull', at: 'A-launch2' }]);
  });
});

describe('BT-5.1 groups aboard', () => {
  const LAUNCH = {
    stack: ACTIVATED,
    groups: {
      'D-rifle1': 'c4',
      'A-rifle1': { ap: 3 },
      'A-rifle2': { ap: 3 },
      'A-lmg1': { ap: 3 },
    },
    hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle2', 'A-lmg1'] } },
  } as const;

  test('[BT-5.1] two of them shoot, two shots each, at 1 AP a shot', () => {
    const g = game(LAUNCH);
    expect(g.offered('boats:aim')).toEqual([{ from: 'A-launch1', what: 'ashore', at: 'c4' }]);
    g.play({ type: 'boats:aim', from: 'A-launch1', what: 'ashore', at: 'c4' });
    g.refuses({ type: 'boats:add', group: 'A-rifle1', shots: 3 }, 'BT-5.1');
    g.play({ type: 'boats:add', group: 'A-rifle1', shots: 2 });
    g.play({ type: 'boats:add', group: 'A-lmg1', shots: 1 });
    g.refuses({ type: 'boats:add', group: 'A-rifle2', shots: 1 }, 'BT-5.1');
    g.isKept();
    const events = g.play({ type: 'boats:shoot' }, 1, 1, 1, 1, 1, 1);
    expect(only(events, 'volley')).toMatchObject({ from: 'c1', square: 'c4', hits: 0 });
    expect([g.ap('A-rifle1'), g.ap('A-lmg1'), g.ap('A-rifle2')]).toEqual([1, 2, 3]);
    expect(g.hull('A-launch1').marks).toEqual(['troopsShot', 'secondShot']);
    g.isKept();
    // Of those two the LMG has a shot left; a third group has none.
    const again = g.play(
      { type: 'boats:aim', from: 'A-launch1', what: 'ashore', at: 'c4' },
      1,
      1,
      1,
      1,
    );
    expect(only(again, 'volley')).toMatchObject({ groups: ['A-lmg1'] });
    g.refuses({ type: 'boats:aim', from: 'A-launch1', what: 'ashore', at: 'c4' }, 'BT-5.1');
  });

  test('[BT-5.1] everybody means the two strongest', () => {
    const g = game(LAUNCH);
    g.play({ type: 'boats:aim', from: 'A-launch1', what: 'ashore', at: 'c4' });
    const events = g.play({ type: 'boats:everybody' }, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(only(events, 'volley')).toMatchObject({ groups: ['A-lmg1', 'A-rifle1'] });
  });

  test('[BT-5.1] it is the third group that is one too many, even where one of the two is gone', () => {
    const g = game({
      ...LAUNCH,
      hulls: {
        'A-launch1': { ...LAUNCH.hulls['A-launch1'], marks: ['troopsShot', 'secondShot'] },
      },
    });
    g.refuses({ type: 'boats:aim', from: 'A-launch1', what: 'ashore', at: 'c4' }, 'BT-5.1');
  });

  test('[BT-5.1] two from each boat, of two in a square', () => {
    const g = game({
      ...LAUNCH,
      groups: { ...LAUNCH.groups, 'A-rifle3': { ap: 1 } },
      hulls: {
        'A-launch1': { ...LAUNCH.hulls['A-launch1'], marks: ['troopsShot', 'secondShot'] },
        'A-launch2': { at: 'c1', aboard: ['A-rifle3'] },
      },
    });
    expect(g.offered('boats:aim')).toEqual([{ from: 'A-launch2', what: 'ashore', at: 'c4' }]);
    g.play({ type: 'boats:aim', from: 'A-launch2', what: 'ashore', at: 'c4' }, 1, 1);
    expect(g.hull('A-launch2').marks).toEqual(['troopsShot']);
  });

  test('[BT-5.1] one has shot already: one more may join', () => {
    const g = game({
      ...LAUNCH,
      groups: { ...LAUNCH.groups, 'A-lmg1': { ap: 3, shots: 1 } },
      hulls: { 'A-launch1': { ...LAUNCH.hulls['A-launch1'], marks: ['troopsShot'] } },
    });
    g.play({ type: 'boats:aim', from: 'A-launch1', what: 'ashore', at: 'c4' });
    expect(g.offered('boats:add')).toEqual([
      { group: 'A-lmg1', shots: 1 },
      { group: 'A-rifle1', shots: 1 },
      { group: 'A-rifle1', shots: 2 },
      { group: 'A-rifle2', shots: 1 },
      { group: 'A-rifle2', shots: 2 },
    ]);
    g.play({ type: 'boats:add', group: 'A-rifle2', shots: 1 });
    expect(g.offered('boats:add')).toEqual([{ group: 'A-lmg1', shots: 1 }]);
    g.play({ type: 'boats:shoot' }, 1, 1);
    expect(g.hull('A-launch1').marks).toEqual(['troopsShot', 'secondShot']);
  });

  test('[BT-5.1] heavy weapons do not shoot from a boat', () => {
    const g = game({
      stack: ACTIVATED,
      groups: { 'D-rifle1': 'c4', 'A-hmg1': { ap: 5 }, 'A-lightgun1': { ap: 5 } },
      hulls: {
        'A-launch1': { at: 'c1', aboard: ['A-hmg1', 'A-lightgun1'] },
        'D-launch1': 'e1',
      },
    });
    expect(g.why({ type: 'boats:aim', from: 'A-launch1', what: 'ashore', at: 'c4' })).toMatch(
      'boats:',
    );
    g.refuses({ type: 'boats:gun', group: 'A-lightgun1', what: 'hull', at: 'D-launch1' }, 'BT-6.2');
    expect(g.offered('boats:aim')).toEqual([]);
    expect(g.offered('boats:gun')).toEqual([]);
  });

  test('[BT-5.1] not where the boat has shot with its own weapons', () => {
    const g = game({
      ...LAUNCH,
      hulls: { 'A-launch1': { ...LAUNCH.hulls['A-launch1'], marks: ['weaponsShot'] } },
    });
    g.refuses({ type: 'boats:aim', from: 'A-launch1', what: 'ashore', at: 'c4' }, 'BT-5.1');
  });

  test('[BT-3.4] not at full throttle, nor full throttle after it', () => {
    const g = game({
      ...LAUNCH,
      hulls: { 'A-launch1': { ...LAUNCH.hulls['A-launch1'], marks: ['started', 'throttle'] } },
    });
    g.refuses({ type: 'boats:aim', from: 'A-launch1', what: 'ashore', at: 'c4' }, 'BT-3.4');
    const h = game({
      ...LAUNCH,
      stack: [{ type: 'motivate' }],
      groups: { 'D-rifle1': 'c4' },
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1'], marks: ['troopsShot'] } },
    });
    h.refuses({ type: 'boats:start', boat: 'A-launch1', throttle: true }, 'BT-3.4');
  });

  test('[BT-5.1] they shoot at troops and soft hulls as well', () => {
    const g = game({
      ...LAUNCH,
      hulls: { ...LAUNCH.hulls, 'D-launch1': { at: 'e1', aboard: ['D-rifle2'] } },
    });
    expect(g.offered('boats:aim')).toEqual([
      { from: 'A-launch1', what: 'ashore', at: 'c4' },
      { from: 'A-launch1', what: 'troops', at: 'D-launch1' },
      { from: 'A-launch1', what: 'hull', at: 'D-launch1' },
    ]);
    g.refuses({ type: 'boats:aim', from: 'D-launch1', what: 'ashore', at: 'c4' }, 'BT-5.1');
  });
});

describe('BT-5.3 motivation', () => {
  test('[BT-5.3] motivating a square motivates its groups aboard and ashore; a commander aboard gives 1 AP more', () => {
    const g = game({
      groups: { 'A-rifle2': 'c4', 'D-rifle1': 'h8' },
      hulls: { 'A-launch1': { at: 'c4', aboard: ['A-commander', 'A-rifle1'] } },
    });
    const events = g.play({ type: 'motivate', commander: 'A', square: 'c4' }, 1, 3);
    expect(only(events, 'actionPoints')).toMatchObject({
      ap: 4,
      groups: ['A-commander', 'A-rifle1', 'A-rifle2'],
    });
    expect(g.hull('A-launch1').ap).toBe(0);
  });

  test('[BT-5.3] a commander aboard motivates others, along water as over open ground', () => {
    const g = game({
      groups: { 'A-rifle2': 'c5', 'D-rifle1': 'h8' },
      hulls: { 'A-launch1': { at: 'c2', aboard: ['A-commander'] } },
    });
    const events = g.play({ type: 'motivate', commander: 'A', square: 'c5' }, 4, 2);
    expect(only(events, 'motivation')).toMatchObject({ needs: 4 });
    expect(g.ap('A-rifle2')).toBe(2);
  });

  test('[BT-5.1] groups aboard shoot with residual AP as well', () => {
    const g = game({
      stack: [{ type: 'residual' }],
      groups: { 'D-rifle1': 'c4' },
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1'] } },
    });
    g.play({ type: 'use', square: 'c1' });
    g.play({ type: 'boats:aim', from: 'A-launch1', what: 'ashore', at: 'c4' }, 1, 1);
    expect(g.ap('A-rifle1')).toBe(0);
    expect(g.asked).toBe('attacker residual');
  });
});

describe('files', () => {
  test('[BT-6.6] what a file says of a volley must be possible', () => {
    const g = game({
      ...ASHORE,
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1'] }, 'A-mtb1': 'd1' },
    });
    g.play({ type: 'boats:aim', from: 'c4', what: 'troops', at: 'A-launch1' });
    g.play({ type: 'boats:add', group: 'D-lmg1', shots: 2 });
    expect(g.accepts({})).toBe(true);
    for (const change of [
      { from: 'b4' },
      { from: 'A-launch1' },
      { at: 'A-mtb1' },
      { at: 'z9' },
      { what: 'ashore' },
      { party: ['D-lmg1', 'D-lmg1'], shots: [1, 1] },
      { shots: [1, 1] },
      { party: ['A-rifle1'] },
    ]) {
      expect(g.accepts(change), JSON.stringify(change)).toBe(false);
    }
  });

  test('[BT-6.6] hits are dealt to the troops of one boat, or to the groups of one square', () => {
    const g = game({
      ...ASHORE,
      groups: { ...ASHORE.groups, 'A-rifle3': 'b3', 'D-rifle2': { at: 'c4' } },
      ground: { b3: '_' },
      hulls: {
        'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle2'] },
        'A-launch2': { at: 'c1', aboard: ['A-rifle4'] },
      },
    });
    g.play({ type: 'boats:aim', from: 'c4', what: 'troops', at: 'A-launch1' });
    g.play({ type: 'boats:add', group: 'D-rifle1', shots: 1 });
    g.play({ type: 'boats:shoot' }, 6, 5);
    expect(g.accepts({})).toBe(true);
    for (const change of [
      { targets: ['A-rifle1', 'A-rifle4'] },
      { targets: ['A-rifle1', 'A-rifle3'] },
      { targets: ['A-rifle1', 'A-rifle1'] },
      { targets: ['D-rifle1', 'D-rifle2'] },
      { targets: [] },
      { cover: 'partial' },
      { dealt: ['A-rifle1'] },
      { dealt: ['A-rifle4'], left: 0 },
      { rounds: 25 },
    ]) {
      expect(g.accepts(change), JSON.stringify(change)).toBe(false);
    }
    g.play({ type: 'hit', group: 'A-rifle1' }, 2);
    expect(g.asked).toBe('defender activate');
  });

  test('[BT-6.6, QS-8.4] of those aboard each takes a hit before one takes two', () => {
    const g = game({
      ...ASHORE,
      hulls: {
        'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4'] },
      },
    });
    g.play({ type: 'boats:aim', from: 'c4', what: 'troops', at: 'A-launch1' });
    g.play({ type: 'boats:add', group: 'D-lmg1', shots: 1 });
    g.play({ type: 'boats:shoot' }, 6, 6, 6, 5);
    // The choice die: the shooter deals them.
    g.play({ type: 'hit', group: 'A-rifle2' });
    expect(g.asked).toBe('defender allocate');
    for (const change of [
      { dealt: ['A-rifle2', 'A-rifle2'], left: 1 },
      { dealt: ['D-rifle1'] },
      { left: 3 },
      { rounds: 13 },
    ]) {
      expect(g.accepts(change), JSON.stringify(change)).toBe(false);
    }
    g.play({ type: 'hit', group: 'A-rifle1' });
    g.refuses({ type: 'hit', group: 'A-rifle2' }, 'QS-8.4');
    g.play({ type: 'hit', group: 'A-rifle4' }, 2, 2, 2);
  });

  test('[BT-5.2, BT-6.6] a hull’s hits on groups ashore are dealt to those of one square', () => {
    const g = game({
      stack: sailing('A-mtb1'),
      groups: {
        'D-rifle1': 'c4',
        'D-rifle2': 'c4',
        'D-rifle3': 'd4',
        'D-rifle5': { at: 'c4', status: 'casualty' },
        'A-rifle1': 'a8',
      },
      hulls: {
        'A-mtb1': { at: 'c2', facing: 'north', ap: 4, marks: ['started'], weapons: ['hmg'] },
        'D-launch1': { at: 'c4', aboard: ['D-rifle4'] },
      },
    });
    g.play(
      { type: 'boats:fire', boat: 'A-mtb1', weapon: 1, what: 'ashore', at: 'c4' },
      6,
      1,
      1,
      1,
      5,
    );
    expect(g.asked).toBe('attacker allocate');
    // They may have been in the cover of what lies between.
    for (const change of [{}, { cover: 'partial' }]) expect(g.accepts(change)).toBe(true);
    for (const change of [
      { cover: 'closed' },
      { targets: ['D-rifle1', 'D-rifle3'] },
      { targets: ['D-rifle1', 'D-rifle4'] },
      { targets: ['D-rifle1', 'D-rifle5'] },
      { targets: ['A-rifle1', 'D-rifle1'] },
      { targets: ['D-rifle1', 'A-rifle1'] },
    ]) {
      expect(g.accepts(change), JSON.stringify(change)).toBe(false);
    }
    g.play({ type: 'hit', group: 'D-rifle1' }, 6);
  });
});

test('[BT-5.1] a group that shoots once more is no second group', () => {
  const g = game({
    board: SEA,
    stack: ACTIVATED,
    groups: { 'A-rifle1': { ap: 3 }, 'A-rifle2': { ap: 3 }, 'A-rifle3': { ap: 3 } },
    hulls: {
      'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle2', 'A-rifle3'] },
      'D-launch1': 'c3',
    },
  });
  const aim = { type: 'boats:aim', from: 'A-launch1', what: 'hull', at: 'D-launch1' };
  const shoot = (group: string): void => {
    g.play(aim);
    g.play({ type: 'boats:add', group, shots: 1 });
    g.play({ type: 'boats:shoot' }, 1);
  };
  shoot('A-rifle1');
  shoot('A-rifle1');
  shoot('A-rifle2');
  // One shot of the second is left, and of the third none.
  g.play(aim, 1);
  expect([g.ap('A-rifle2'), g.ap('A-rifle3')]).toEqual([1, 3]);
});
