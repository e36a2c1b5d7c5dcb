import { describe, expect, test } from 'vitest';
import { ACTIVATED, game, only, sailing, SEA, type AnyMove } from './support/game.ts';

/** A rifle group of the defender's on the beach at c4, activated, and a boat of the attacker's in sight of it. */
const ASHORE = {
  side: 'defender',
  stack: ACTIVATED,
  groups: { 'D-rifle1': { at: 'c4', ap: 3 }, 'D-lmg1': { at: 'c4', ap: 3 } },
} as const;

describe('BT-6 small arms at boats', () => {
  test('BT-6.6 the shooter names the troops or the hull of a boat, and who adds how many shots', () => {
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

  test('BT-6.4 troops aboard save on 2+, and who falls stays aboard as a marker', () => {
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

  test('BT-6.1 a soft hull saves each hit on 2+, and each that it does not is a damage', () => {
    const g = game({ ...ASHORE, hulls: { 'A-launch1': 'c1' } });
    g.play({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-launch1' });
    const events = g.play({ type: 'boats:everybody' }, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 2, 1);
    expect(only(events, 'boats:hullVolley')).toMatchObject({
      rule: 'BT-6.1',
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

  test('BT-6.1 a hull that is not hit rolls no saves', () => {
    const g = game({
      ...ASHORE,
      groups: { 'D-rifle1': { at: 'c4', ap: 1 } },
      hulls: { 'A-launch1': 'c1' },
    });
    const events = g.play({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-launch1' }, 5);
    expect(events.map(({ type }) => type)).toEqual(['boats:hullVolley']);
    expect(g.hull('A-launch1').damage).toBe(0);
  });

  test('BT-6.1 small arms cannot be aimed at a hard hull; BT-6.5 but at the troops in it', () => {
    const g = game({
      ...ASHORE,
      hulls: { 'A-mtb1': { at: 'c1', aboard: ['A-rifle1'] } },
    });
    g.refuses({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-mtb1' }, 'BT-6.1');
    expect(g.offered('boats:aim')).toEqual([{ from: 'c4', what: 'troops', at: 'A-mtb1' }]);
  });

  test('BT-6.5 nobody shoots at those in a mini sub', () => {
    const g = game({ ...ASHORE, hulls: { 'A-minisub1': { at: 'c1', aboard: ['A-rifle1'] } } });
    g.refuses({ type: 'boats:aim', from: 'c4', what: 'troops', at: 'A-minisub1' }, 'BT-6.5');
    expect(g.offered('boats:aim')).toEqual([]);
  });

  test('BT-6.6 there must be somebody, and of the enemy', () => {
    const g = game({ ...ASHORE, hulls: { 'A-launch1': 'c1', 'D-launch1': 'd1' } });
    g.refuses({ type: 'boats:aim', from: 'c4', what: 'troops', at: 'A-launch1' }, 'BT-6.6');
    g.refuses({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'D-launch1' }, 'BT-6.6');
    g.refuses({ type: 'boats:aim', from: 'c4', what: 'ashore', at: 'a8' }, 'BT-6.6');
    g.refuses({ type: 'boats:aim', from: 'b4', what: 'hull', at: 'A-launch1' }, 'QS-8.2');
  });

  test('BT-6.6 a captured boat is shot at by whose it was', () => {
    const g = game({ ...ASHORE, hulls: { 'D-launch1': { at: 'c1', crew: 'attacker' } } });
    expect(g.offered('boats:aim')).toEqual([{ from: 'c4', what: 'hull', at: 'D-launch1' }]);
  });

  test('QS-5.8 whoever has fired three shots adds none', () => {
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
  test('BT-1.4 a boat blocks a line as groups do, of whichever side', () => {
    for (const between of ['A-mtb2', 'D-mtb1']) {
      const g = game({
        ...ASHORE,
        hulls: { 'A-launch1': 'c1', [between]: 'c2', 'A-mtb2': between === 'A-mtb2' ? 'c2' : 'h1' },
      });
      g.refuses({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-launch1' }, 'BT-1.4');
    }
  });

  test('BT-1.4 groups ashore do not see one another past a boat either', () => {
    const g = game({
      ...ASHORE,
      board: SEA,
      ground: { c4: '_', c1: '_' },
      groups: { 'D-rifle1': { at: 'c4', ap: 3 }, 'A-rifle1': 'c1' },
      hulls: { 'A-launch1': 'c2' },
    });
    g.refuses({ type: 'aim', from: 'c4', to: 'c1' }, 'BT-1.4');
  });

  test('BT-1.4 water is open ground: nothing stops a line over it', () => {
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

  test('BT-5.1 two of them shoot, two shots each, at 1 AP a shot', () => {
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

  test('BT-5.1 everybody means the two strongest', () => {
    const g = game(LAUNCH);
    g.play({ type: 'boats:aim', from: 'A-launch1', what: 'ashore', at: 'c4' });
    const events = g.play({ type: 'boats:everybody' }, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(only(events, 'volley')).toMatchObject({ groups: ['A-lmg1', 'A-rifle1'] });
  });

  test('BT-5.1 it is the third group that is one too many, even where one of the two is gone', () => {
    const g = game({
      ...LAUNCH,
      hulls: {
        'A-launch1': { ...LAUNCH.hulls['A-launch1'], marks: ['troopsShot', 'secondShot'] },
      },
    });
    g.refuses({ type: 'boats:aim', from: 'A-launch1', what: 'ashore', at: 'c4' }, 'BT-5.1');
  });

  test('BT-5.1 heavy weapons do not shoot from a boat', () => {
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

  test('BT-5.1 not where the boat has shot with its own weapons', () => {
    const g = game({
      ...LAUNCH,
      hulls: { 'A-launch1': { ...LAUNCH.hulls['A-launch1'], marks: ['weaponsShot'] } },
    });
    g.refuses({ type: 'boats:aim', from: 'A-launch1', what: 'ashore', at: 'c4' }, 'BT-5.1');
  });

  test('BT-3.4 not at full throttle, nor full throttle after it', () => {
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

  test('BT-5.1 they shoot at troops and soft hulls as well', () => {
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

describe('BT-6.2 anti-tank weapons', () => {
  const GUNS = {
    side: 'defender',
    stack: ACTIVATED,
    groups: { 'D-heavygun1': { at: 'c4', ap: 3 }, 'D-lightgun1': { at: 'c4', ap: 3 } },
  } as const;

  test('BT-6.2 against a hard hull as many dice as the effect, hitting on its armour', () => {
    const g = game({ ...GUNS, hulls: { 'A-picketboat1': 'c1' } });
    const events = g.play(
      { type: 'boats:gun', group: 'D-heavygun1', what: 'hull', at: 'A-picketboat1' },
      6,
      5,
      5,
      5,
      5,
      1,
    );
    expect(only(events, 'boats:gunShot')).toMatchObject({
      rule: 'BT-6.2',
      needs: 6,
      hits: 1,
      reasons: [{ rule: 'BT-6.2', key: 'boats:armour', count: 6 }],
    });
    expect(g.hull('A-picketboat1').damage).toBe(1);
    expect(g.ap('D-heavygun1')).toBe(0);
    expect(g.ap('D-lightgun1')).toBe(3);
    g.refuses(
      { type: 'boats:gun', group: 'D-heavygun1', what: 'hull', at: 'A-picketboat1' },
      'QS-5.8',
    );
  });

  test('BT-6.2 a boat that moved is harder to hit, a large one easier', () => {
    const g = game({ ...GUNS, hulls: { 'A-mtb1': { at: 'c1', marks: ['sailed'] } } });
    const events = g.play(
      { type: 'boats:gun', group: 'D-lightgun1', what: 'hull', at: 'A-mtb1' },
      5,
      5,
      4,
      4,
    );
    expect(only(events, 'boats:gunShot')).toMatchObject({
      needs: 5,
      hits: 2,
      reasons: [
        { key: 'boats:armour', count: 5 },
        { key: 'boats:sailed', count: 1 },
        { key: 'boats:large', count: -1 },
      ],
    });
    const h = game({ ...GUNS, hulls: { 'A-mtb1': 'c1' } });
    const still = h.play(
      { type: 'boats:gun', group: 'D-lightgun1', what: 'hull', at: 'A-mtb1' },
      4,
      3,
      3,
      3,
    );
    expect(only(still, 'boats:gunShot')).toMatchObject({ needs: 4, hits: 1 });
  });

  test('BT-6.2 a natural 6 always hits', () => {
    const g = game({ ...GUNS, hulls: { 'A-picketboat1': { at: 'c1', marks: ['sailed'] } } });
    const events = g.play(
      { type: 'boats:gun', group: 'D-lightgun1', what: 'hull', at: 'A-picketboat1' },
      6,
      5,
      5,
      5,
    );
    expect(only(events, 'boats:gunShot')).toMatchObject({ needs: 6, hits: 1 });
  });

  test('BT-6.2 one die against a soft hull, 3+; inflatable and moved it is 5+', () => {
    for (const [id, marks, needs] of [
      ['A-launch1', [], 3],
      ['A-dinghy1', [], 4],
      ['A-dinghy1', ['sailed'], 5],
      ['A-rowingboat1', ['sailed'], 4],
    ] as const) {
      const g = game({ ...GUNS, hulls: { [id]: { at: 'c1', marks } } });
      const events = g.play(
        { type: 'boats:gun', group: 'D-heavygun1', what: 'hull', at: id },
        needs - 1,
      );
      expect(only(events, 'boats:gunShot')).toMatchObject({ needs, hits: 0, rule: 'BT-6.3' });
      expect(g.hull(id).damage).toBe(0);
    }
  });

  test('BT-6.3 one hit sinks a soft hull, and it has no save', () => {
    const g = game({ ...GUNS, hulls: { 'A-launch1': 'c1' } });
    g.play({ type: 'boats:gun', group: 'D-lightgun1', what: 'hull', at: 'A-launch1' }, 3);
    expect(g.where('A-launch1')).toBe('removed');
  });

  test('BT-5.2 at troops a gun rolls its effect, and each 6 hits', () => {
    const g = game({ ...GUNS, hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1'] } } });
    const events = g.play(
      { type: 'boats:gun', group: 'D-lightgun1', what: 'troops', at: 'A-launch1' },
      6,
      5,
      5,
      5,
      1,
      1,
    );
    expect(only(events, 'volley')).toMatchObject({
      hits: 1,
      reasons: [{ key: 'lightgun', count: 4 }],
    });
    expect(g.where('A-rifle1')).toBe('fallenAboard c1');
  });

  test('BT-5.2 at groups ashore land guns shoot as groups of the book do, for 3 AP', () => {
    const g = game({ ...GUNS, groups: { ...GUNS.groups, 'A-rifle1': 'c7' } });
    g.refuses({ type: 'boats:gun', group: 'D-heavygun1', what: 'ashore', at: 'c7' }, 'BT-6.6');
    g.play({ type: 'aim', from: 'c4', to: 'c7' });
    g.play({ type: 'add', group: 'D-heavygun1', shots: 1 });
    g.play({ type: 'fire' }, 1, 1, 1, 1, 1, 1, 1);
    expect(g.ap('D-heavygun1')).toBe(0);
  });

  test('BT-6.2 guns never join a volley at a boat', () => {
    const g = game({
      ...GUNS,
      groups: { ...GUNS.groups, 'D-lmg1': { at: 'c4', ap: 3 } },
      hulls: { 'A-launch1': 'c1' },
    });
    g.play({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-launch1' });
    g.refuses({ type: 'boats:add', group: 'D-heavygun1', shots: 1 }, 'BT-6.2');
  });

  test('BT-6.2 a hand-held weapon reaches the next square, and only hulls', () => {
    const g = game({
      ...GUNS,
      groups: { 'D-antitank1': { at: 'c4', ap: 4 }, 'D-rifle1': { at: 'c4', ap: 4 } },
      hulls: { 'A-mtb1': { at: 'c3', aboard: ['A-rifle1'] }, 'A-mtb2': 'd2' },
    });
    expect(g.offered('boats:gun')).toEqual([{ group: 'D-antitank1', what: 'hull', at: 'A-mtb1' }]);
    g.refuses({ type: 'boats:gun', group: 'D-antitank1', what: 'hull', at: 'A-mtb2' }, 'BT-6.2');
    g.refuses({ type: 'boats:gun', group: 'D-antitank1', what: 'troops', at: 'A-mtb1' }, 'BT-6.2');
    g.refuses({ type: 'boats:gun', group: 'D-rifle1', what: 'hull', at: 'A-mtb1' }, 'BT-6.2');
    g.play({ type: 'boats:gun', group: 'D-antitank1', what: 'hull', at: 'A-mtb1' }, 4, 3, 3);
    expect(g.hull('A-mtb1').damage).toBe(1);
  });

  test('BT-6.2 a light gun is slow, a heavy one never moves, and neither assaults', () => {
    const g = game({
      ...GUNS,
      groups: {
        'D-heavygun1': { at: 'c4', ap: 6 },
        'D-lightgun1': { at: 'e4', ap: 6 },
        'A-rifle1': 'c5',
        'A-rifle2': 'e5',
      },
    });
    g.refuses({ type: 'march', from: 'c4', to: 'b4' }, 'QS-5.8');
    g.refuses({ type: 'assault', from: 'c4', to: 'c5' }, 'BT-6.2');
    g.play({ type: 'march', from: 'e4', to: 'f4' });
    g.play({ type: 'hold' });
    expect(g.ap('D-lightgun1')).toBe(4);
  });
});

describe('BT-5.2 mortars', () => {
  const MORTAR = {
    side: 'defender',
    stack: ACTIVATED,
    groups: { 'D-mortar1': { at: 'c6', ap: 5 }, 'A-rifle1': 'c8' },
    ground: { c7: 'b', c5: 'b' },
    hulls: { 'A-launch1': { at: 'c3', aboard: ['A-rifle2'] }, 'A-mtb1': 'd1' },
  } as const;

  test('BT-5.2 three dice at any range of 2 or more, without a line, at anything but hard hulls', () => {
    const g = game(MORTAR);
    expect(g.offered('boats:gun')).toEqual([
      { group: 'D-mortar1', what: 'ashore', at: 'c8' },
      { group: 'D-mortar1', what: 'troops', at: 'A-launch1' },
      { group: 'D-mortar1', what: 'hull', at: 'A-launch1' },
    ]);
    g.refuses({ type: 'boats:gun', group: 'D-mortar1', what: 'hull', at: 'A-mtb1' }, 'BT-6.1');
    const events = g.play(
      { type: 'boats:gun', group: 'D-mortar1', what: 'hull', at: 'A-launch1' },
      6,
      1,
      1,
      1,
    );
    expect(only(events, 'boats:hullVolley')).toMatchObject({
      reasons: [{ key: 'mortar', count: 3 }],
    });
    expect(g.hull('A-launch1').damage).toBe(1);
    expect(g.ap('D-mortar1')).toBe(3);
  });

  test('BT-5.2 not at the next square', () => {
    const g = game({ ...MORTAR, groups: { ...MORTAR.groups, 'A-rifle3': 'd7' } });
    g.refuses({ type: 'boats:gun', group: 'D-mortar1', what: 'ashore', at: 'd7' }, 'BT-5.2');
  });

  test('BT-5.2 those hit keep the cover of their own ground, and no other', () => {
    const g = game({ ...MORTAR, ground: { c7: 'p' } });
    const events = g.play(
      { type: 'boats:gun', group: 'D-mortar1', what: 'ashore', at: 'c8' },
      6,
      1,
      1,
      1,
      3,
    );
    expect(only(events, 'save')).toMatchObject({ needs: 4, cover: 'open' });
  });

  test('QS-8.2 a mortar does not shoot as groups of the book do', () => {
    const g = game({ ...MORTAR, ground: {} });
    g.refuses({ type: 'aim', from: 'c6', to: 'c8' }, 'QS-8.1');
  });
});

describe("BT-3.2 a hull's own weapons", () => {
  const MTB = {
    board: SEA,
    stack: sailing('A-mtb1'),
    groups: { 'D-rifle1': 'c7' },
    hulls: {
      'A-mtb1': {
        at: 'c3',
        ap: 12,
        marks: ['started'],
        weapons: ['hmg', 'lmg', 'cannon5', 'mortar', 'lmg'],
      },
    },
  } as const;

  test('BT-3.2, BT-5.2 HMG 4 dice for 1 AP, cannon its effect for 4, mortar 3 for 2', () => {
    const g = game(MTB);
    const hmg = g.play(
      { type: 'boats:fire', boat: 'A-mtb1', weapon: 1, what: 'ashore', at: 'c7' },
      1,
      1,
      1,
      1,
      1,
    );
    expect(only(hmg, 'volley')).toMatchObject({
      groups: ['A-mtb1'],
      reasons: [{ key: 'hmg', count: 4 }],
    });
    expect(g.hull('A-mtb1')).toMatchObject({ ap: 11, marks: ['started', 'weaponsShot', 'spent'] });
    g.play(
      { type: 'boats:fire', boat: 'A-mtb1', weapon: 3, what: 'ashore', at: 'c7' },
      1,
      1,
      1,
      1,
      1,
      1,
    );
    expect(g.hull('A-mtb1').ap).toBe(7);
    g.isKept();
    g.play({ type: 'boats:fire', boat: 'A-mtb1', weapon: 4, what: 'ashore', at: 'c7' }, 1, 1, 1, 1);
    expect(g.hull('A-mtb1').ap).toBe(5);
    // BT-3.3: three shots from all of them together.
    for (const weapon of [1, 2, 3, 4, 5]) {
      g.refuses({ type: 'boats:fire', boat: 'A-mtb1', weapon, what: 'ashore', at: 'c7' }, 'BT-3.3');
    }
    g.isKept();
  });

  test('BT-3.3 shotsEachWeapon: three of each', () => {
    const g = game({ ...MTB, options: { shotsEachWeapon: true } });
    const fire = (weapon: number): AnyMove => {
      return { type: 'boats:fire', boat: 'A-mtb1', weapon, what: 'ashore', at: 'c7' };
    };
    for (let i = 0; i < 3; i++) g.play(fire(1), 1, 1, 1, 1, 1);
    g.refuses(fire(1), 'BT-3.3');
    expect(g.why(fire(5))).toBe(undefined);
  });

  test('BT-2.4 the cannon within 45 degrees of the bow, machine guns ahead, astern, all round', () => {
    const squares = ['c4', 'd4', 'e4', 'd3', 'c2', 'b2'];
    const g = game({
      ...MTB,
      groups: {},
      hulls: {
        ...MTB.hulls,
        'D-mtb1': { at: 'c4', aboard: ['D-rifle1'] },
        'D-mtb2': { at: 'd4', aboard: ['D-rifle2'] },
        'D-mtb3': { at: 'e4', aboard: ['D-rifle3'] },
        'D-mtb4': { at: 'd3', aboard: ['D-rifle4'] },
        'D-mtb5': { at: 'c2', aboard: ['D-rifle5'] },
        'D-mtb6': { at: 'b2', aboard: ['D-rifle6'] },
      },
    });
    const reach = (weapon: number): string[] =>
      g
        .offered('boats:fire')
        .filter((move) => move.weapon === weapon && move.what === 'troops')
        .map(({ at }) => squares[Number(String(at).slice(-1)) - 1]);
    expect(reach(1)).toEqual(['c4', 'd4', 'd3']);
    expect(reach(2)).toEqual(['d3', 'c2', 'b2']);
    expect(reach(3)).toEqual(['c4', 'd4']);
    expect(reach(5)).toEqual(['c4', 'd4', 'd3', 'c2', 'b2']);
    g.refuses(
      { type: 'boats:fire', boat: 'A-mtb1', weapon: 3, what: 'hull', at: 'D-mtb4' },
      'BT-2.4',
    );
    // East of it and a turn to the right, and all is otherwise.
    g.play({ type: 'boats:turn', boat: 'A-mtb1', hand: 'right' });
    expect(reach(3)).toEqual(['d4', 'd3']);
    g.play({ type: 'boats:turn', boat: 'A-mtb1', hand: 'right' });
    expect(reach(3)).toEqual(['c2', 'b2']);
    expect(reach(1)).toEqual(['d3', 'c2', 'b2']);
    g.play({ type: 'boats:turn', boat: 'A-mtb1', hand: 'right' });
    expect(reach(3)).toEqual(['b2']);
  });

  test('BT-6.2 a cannon at a hull is an anti-tank weapon', () => {
    const g = game({ ...MTB, hulls: { ...MTB.hulls, 'D-mtb1': 'c5' } });
    const fire = (weapon: number): AnyMove => {
      return { type: 'boats:fire', boat: 'A-mtb1', weapon, what: 'hull', at: 'D-mtb1' };
    };
    g.refuses(fire(1), 'BT-6.1');
    g.refuses(fire(4), 'BT-6.1');
    g.refuses(fire(6), 'BT-2.4');
    const events = g.play(fire(3), 4, 3, 3, 3, 3);
    expect(only(events, 'boats:gunShot')).toMatchObject({ groups: ['A-mtb1'], needs: 4, hits: 1 });
    expect(g.hull('D-mtb1').damage).toBe(1);
  });

  test('BT-5.1 not after the troops aboard have shot; BT-3.4 nor at full throttle; BT-3.2 nor without AP', () => {
    const fire = { type: 'boats:fire', boat: 'A-mtb1', weapon: 3, what: 'ashore', at: 'c7' };
    const hull = MTB.hulls['A-mtb1'];
    for (const [change, rule] of [
      [{ marks: ['started', 'troopsShot'] }, 'BT-5.1'],
      [{ marks: ['started', 'throttle'] }, 'BT-3.4'],
      [{ ap: 3 }, 'BT-3.2'],
    ] as const) {
      const g = game({ ...MTB, hulls: { 'A-mtb1': { ...hull, ...change } } });
      g.refuses(fire, rule);
    }
  });

  test('BT-1.4 a line is needed, but not for a mortar', () => {
    const g = game({ ...MTB, hulls: { ...MTB.hulls, 'A-launch1': 'c5' } });
    g.refuses(
      { type: 'boats:fire', boat: 'A-mtb1', weapon: 1, what: 'ashore', at: 'c7' },
      'BT-1.4',
    );
    expect(g.offered('boats:fire')).toEqual([
      { boat: 'A-mtb1', weapon: 4, what: 'ashore', at: 'c7' },
    ]);
  });

  test('BT-5.2 hits on groups ashore are dealt by the book', () => {
    const g = game({ ...MTB, groups: { 'D-rifle1': 'c7', 'D-rifle2': 'c7' } });
    g.play(
      { type: 'boats:fire', boat: 'A-mtb1', weapon: 1, what: 'ashore', at: 'c7' },
      6,
      1,
      1,
      1,
      1,
    );
    expect(g.asked).toBe('defender allocate');
    g.isKept();
    g.play({ type: 'hit', group: 'D-rifle2' }, 3);
    expect(g.where('D-rifle2')).toBe('casualty c7');
    expect(g.asked).toBe('attacker boats:sail');
  });

  test('BT-6.6 another boat cannot be ordered to shoot', () => {
    const g = game({ ...MTB, hulls: { ...MTB.hulls, 'A-mtb2': { at: 'e3', weapons: ['hmg'] } } });
    g.refuses(
      { type: 'boats:fire', boat: 'A-mtb2', weapon: 1, what: 'ashore', at: 'c7' },
      'BT-3.1',
    );
  });
});
