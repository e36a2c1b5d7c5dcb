import { describe, expect, test } from 'vitest';
import { ACTIVATED, game, only, sailing, SEA } from './support/game.ts';

/** A launch of the attacker's that goes from c1 to c2, where it is next to whoever is in row 3. */
const LAUNCH = { at: 'c1', ap: 6, marks: ['started'], aboard: ['A-rifle1', 'A-rifle2'] } as const;
const GO = { type: 'boats:go', boat: 'A-launch1', to: 'c2' } as const;
const COMES = {
  board: SEA,
  ground: { c3: '_', d3: '_' },
  stack: sailing('A-launch1'),
  groups: { 'D-rifle1': 'c3', 'D-lmg1': 'd3' },
  hulls: { 'A-launch1': LAUNCH },
} as const;

describe('BT-6.7 a boat comes near', () => {
  test('[BT-6.7] each square next to it tries once, at the troops or at the hull', () => {
    const g = game(COMES);
    g.play(GO);
    expect(g.asked).toBe('defender boats:watch');
    expect(g.offered('boats:snap')).toEqual([
      { by: 'c3', using: 'groups', what: 'troops' },
      { by: 'c3', using: 'groups', what: 'hull' },
      { by: 'd3', using: 'groups', what: 'troops' },
      { by: 'd3', using: 'groups', what: 'hull' },
    ]);
    g.isKept();
    const late = g.play({ type: 'boats:snap', by: 'c3', using: 'groups', what: 'hull' }, 3);
    expect(only(late, 'opportunity')).toMatchObject({ rule: 'BT-6.7', needs: 4, success: false });
    g.refuses({ type: 'boats:snap', by: 'c3', using: 'groups', what: 'hull' }, 'BT-6.7');
    g.isKept();
    const events = g.play(
      { type: 'boats:snap', by: 'd3', using: 'groups', what: 'hull' },
      4,
      6,
      1,
      1,
      1,
    );
    expect(only(events, 'boats:hullVolley')).toMatchObject({ from: 'd3', groups: ['D-lmg1'] });
    expect(g.hull('A-launch1').damage).toBe(1);
    expect(g.asked).toBe('attacker boats:sail');
    g.isKept();
  });

  test('[BT-6.7] hits on the troops are dealt, and the boat goes on', () => {
    const g = game(COMES);
    g.play(GO);
    g.play({ type: 'boats:snap', by: 'd3', using: 'groups', what: 'troops' }, 4, 6, 1, 1, 5);
    expect(g.asked).toBe('defender allocate');
    g.isKept();
    g.play({ type: 'hit', group: 'A-rifle2' }, 1);
    expect(g.where('A-rifle2')).toBe('fallenAboard c2');
    expect(g.asked).toBe('defender boats:watch');
    g.play({ type: 'boats:hold' });
    expect(g.asked).toBe('attacker boats:sail');
  });

  test('[BT-6.7] nobody is asked where nothing can be shot at, nobody is near, or weapons cost more', () => {
    for (const change of [
      { hulls: { 'A-mtb1': { at: 'c1', ap: 6, marks: ['started'] as const } } },
      { hulls: { 'A-mtb1': { ...LAUNCH, aboard: [] } } },
      { groups: { 'D-rifle1': 'e8' } },
      { groups: { 'D-heavygun1': 'c3', 'D-mortar1': 'd3' } },
      { groups: { 'D-rifle1': { at: 'c3', flags: ['withdrew'] } } },
    ]) {
      const boat = 'hulls' in change ? 'A-mtb1' : 'A-launch1';
      const g = game({ ...COMES, stack: sailing(boat), ...change });
      g.play({ ...GO, boat });
      expect(g.asked).toBe('attacker boats:sail');
    }
  });

  test('[BT-6.7] a boat tries with two groups aboard, or with a machine gun', () => {
    const g = game({
      ...COMES,
      groups: {},
      hulls: {
        'A-launch1': LAUNCH,
        'D-launch1': {
          at: 'b2',
          facing: 'south',
          weapons: ['lmg', 'hmg'],
          aboard: ['D-rifle1', 'D-rifle2', 'D-lmg1', 'D-hmg1'],
        },
      },
    });
    g.play(GO);
    expect(
      g.offered('boats:snap').map(({ by, using, what }) => [by, using, what].join(' ')),
    ).toEqual([
      'D-launch1 groups troops',
      'D-launch1 groups hull',
      'D-launch1 gun troops',
      'D-launch1 gun hull',
    ]);
    g.isKept();
    // The strongest two: the LMG and a rifle; an HMG group is no light weapon.
    const events = g.play(
      { type: 'boats:snap', by: 'D-launch1', using: 'groups', what: 'hull' },
      4,
      1,
      1,
      1,
      1,
    );
    expect(only(events, 'boats:ready')).toMatchObject({
      boat: 'D-launch1',
      square: 'c2',
      needs: 4,
    });
    expect(only(events, 'boats:hullVolley')).toMatchObject({ groups: ['D-lmg1', 'D-rifle1'] });
    expect(g.hull('D-launch1').marks).toEqual(['troopsShot']);
    // BT-5.1: as long as the turn lasts it shoots in no other way.
    g.play({ type: 'boats:go', boat: 'A-launch1', to: 'c1' });
    expect(g.offered('boats:snap')).toEqual([
      { by: 'D-launch1', using: 'groups', what: 'troops' },
      { by: 'D-launch1', using: 'groups', what: 'hull' },
    ]);
    g.refuses({ type: 'boats:snap', by: 'D-launch1', using: 'gun', what: 'hull' }, 'BT-6.7');
  });

  test('[BT-6.7, BT-2.4] the machine gun is the strongest that can be trained on it', () => {
    const gunners = (facing: 'north' | 'south'): unknown => {
      const g = game({
        ...COMES,
        groups: {},
        hulls: {
          'A-launch1': LAUNCH,
          'D-mtb1': { at: 'c3', facing, weapons: ['lmg', 'hmg', 'cannon7'] },
        },
        ground: {},
      });
      g.play(GO);
      const dice = facing === 'north' ? [1, 1, 1, 1] : [1, 1, 1];
      const events = g.play(
        { type: 'boats:snap', by: 'D-mtb1', using: 'gun', what: 'hull' },
        6,
        ...dice,
      );
      expect(g.hull('D-mtb1').marks).toEqual(['weaponsShot']);
      return only(events, 'boats:hullVolley')['reasons'];
    };
    expect(gunners('south')).toMatchObject([{ key: 'lmg', count: 3 }]);
    expect(gunners('north')).toMatchObject([{ key: 'hmg', count: 4 }]);
  });

  test('[BT-6.7] a boat without power or weapons that cost 1 AP does not try', () => {
    for (const hull of [{ weapons: ['hmg'], damage: 2 }, { weapons: ['cannon7', 'mortar'] }]) {
      const g = game({
        ...COMES,
        groups: {},
        ground: {},
        hulls: { 'A-launch1': LAUNCH, 'D-mtb1': { at: 'c3', facing: 'south', ...hull } },
      });
      g.play(GO);
      expect(g.asked).toBe('attacker boats:sail');
    }
  });

  test('[BT-6.7] nobody farther than a square away tries, nor who does nothing more this turn', () => {
    for (const other of [
      { at: 'e2', weapons: ['hmg'], aboard: ['D-rifle1'] },
      { at: 'd2', aboard: ['D-rifle1'] },
    ]) {
      const g = game({
        ...COMES,
        ground: {},
        groups: { 'D-rifle1': { flags: ['idle'] } },
        hulls: { 'A-launch1': LAUNCH, 'D-launch1': other },
      });
      g.play(GO);
      expect(g.asked).toBe('attacker boats:sail');
    }
  });

  test('[BT-5.1] who has fired the machine gun does not shoot with the troops in the same turn', () => {
    const g = game({
      ...COMES,
      groups: {},
      ground: {},
      hulls: {
        'A-launch1': LAUNCH,
        'D-launch1': {
          at: 'b2',
          facing: 'south',
          weapons: ['hmg'],
          aboard: ['D-rifle1'],
          marks: ['weaponsShot'],
        },
      },
    });
    g.play(GO);
    expect(g.offered('boats:snap').map(({ using }) => using)).toEqual(['gun', 'gun']);
    g.refuses({ type: 'boats:snap', by: 'D-launch1', using: 'groups', what: 'hull' }, 'BT-6.7');
  });

  test('[BT-6.7] a boat of the other crew watches for its new side', () => {
    const g = game({
      ...COMES,
      groups: {},
      ground: {},
      hulls: {
        'A-launch1': LAUNCH,
        'A-mtb1': { at: 'd2', crew: 'defender', facing: 'south', weapons: ['lmg'] },
      },
    });
    g.play(GO);
    expect(g.offered('boats:snap').map(({ by }) => by)).toEqual(['A-mtb1', 'A-mtb1']);
  });

  test('[BT-6.7] who holds fire says so, and it is over', () => {
    const g = game(COMES);
    g.play(GO);
    const events = g.play({ type: 'boats:hold' });
    expect(only(events, 'held')).toMatchObject({ rule: 'BT-6.7', side: 'defender', target: 'c2' });
    expect(g.asked).toBe('attacker boats:sail');
  });

  test('[BT-6.7] what a file says of a boat that is watched must be possible', () => {
    const g = game({
      ...COMES,
      groups: { ...COMES.groups, 'D-rifle2': 'e8' },
      hulls: {
        'A-launch1': LAUNCH,
        'A-launch2': 'a1',
        'D-launch1': { at: 'b2', facing: 'south', weapons: ['hmg'] },
        'D-launch2': { at: 'h1', facing: 'south', weapons: ['hmg'] },
      },
    });
    g.play(GO);
    expect(g.accepts({})).toBe(true);
    for (const change of [
      { square: 'c1' },
      { hulls: ['A-launch1', 'A-launch2'] },
      { hulls: ['A-launch2'] },
      { hulls: ['D-launch1'] },
      { hulls: ['A-rifle1'] },
      { hulls: [] },
      { squares: ['e8'] },
      { squares: ['b3'] },
      { squares: ['c3', 'c3'] },
      { boats: ['A-launch2'] },
      { boats: ['D-launch2'] },
      { boats: ['D-launch1', 'D-launch1'] },
    ]) {
      expect(g.accepts(change), JSON.stringify(change)).toBe(false);
    }
  });

  test('[BT-6.7] a boat that has failed to shoot may use its gun at the next trigger', () => {
    const g = game({
      ...COMES,
      groups: {},
      ground: {},
      hulls: {
        'A-launch1': LAUNCH,
        'D-launch1': { at: 'b2', facing: 'south', weapons: ['hmg'], aboard: ['D-rifle1'] },
      },
    });
    g.play(GO);
    const events = g.play(
      { type: 'boats:snap', by: 'D-launch1', using: 'groups', what: 'hull' },
      3,
    );
    expect(only(events, 'boats:late')).toMatchObject({ dice: [3] });
    expect(g.hull('D-launch1').marks).toEqual([]);
  });
});

describe('BT-6.7 groups come near a boat', () => {
  const WALKS = {
    side: 'defender',
    stack: ACTIVATED,
    groups: { 'D-rifle1': { at: 'c5', ap: 3 }, 'A-rifle2': 'a5' },
    hulls: { 'A-launch1': { at: 'c3', facing: 'north', weapons: ['hmg'], aboard: ['A-rifle1'] } },
  } as const;

  test('[BT-6.7] the boats next to them try, beside the squares ashore that the book asks', () => {
    const g = game({ ...WALKS, groups: { ...WALKS.groups, 'A-rifle2': 'b5' } });
    g.play({ type: 'march', from: 'c5', to: 'c4' });
    expect(g.asked).toBe('attacker boats:watch');
    expect(g.offered('boats:snap')).toEqual([
      { by: 'A-launch1', using: 'groups', what: 'ashore' },
      { by: 'A-launch1', using: 'gun', what: 'ashore' },
    ]);
    g.refuses({ type: 'boats:snap', by: 'A-launch1', using: 'gun', what: 'hull' }, 'BT-6.6');
    g.refuses({ type: 'boats:snap', by: 'b5', using: 'groups', what: 'ashore' }, 'BT-6.7');
    g.isKept();
    g.play({ type: 'boats:snap', by: 'A-launch1', using: 'gun', what: 'ashore' }, 4, 1, 1, 1, 1, 1);
    expect(g.asked).toBe('attacker opportunity');
  });

  test('[BT-6.7] who falls to the boat is not shot at from the shore', () => {
    const g = game({
      ...WALKS,
      groups: { ...WALKS.groups, 'A-rifle2': 'b5', 'D-rifle2': { at: 'h8', ap: 1 } },
    });
    g.play({ type: 'march', from: 'c5', to: 'c4' });
    g.play(
      { type: 'boats:snap', by: 'A-launch1', using: 'gun', what: 'ashore' },
      4,
      6,
      1,
      1,
      1,
      1,
      3,
    );
    expect(g.where('D-rifle1')).toBe('casualty c4');
    expect(g.asked).toBe('defender activate');
  });

  test('[BT-6.7] nobody aboard or mounted, nobody asked', () => {
    const g = game({
      ...WALKS,
      hulls: { 'A-launch1': 'c3' },
      groups: { ...WALKS.groups, 'A-rifle2': 'a8' },
    });
    g.play({ type: 'march', from: 'c5', to: 'c4' });
    expect(g.asked).toBe('defender activate');
  });

  test('[BT-6.7] what a file says of it must be possible', () => {
    const g = game({ ...WALKS, groups: { ...WALKS.groups, 'A-rifle2': 'b5' } });
    g.play({ type: 'march', from: 'c5', to: 'c4' });
    expect(g.accepts({})).toBe(true);
    for (const change of [
      { hulls: ['A-launch1'] },
      { squares: ['b5'] },
      { boats: ['A-launch1', 'A-launch1'] },
      { boats: ['A-rifle2'] },
    ]) {
      expect(g.accepts(change), JSON.stringify(change)).toBe(false);
    }
  });
});

describe('BT-6.7 other arrivals', () => {
  test('[BT-6.7] landed groups are shot at by boats, and by the shore', () => {
    const g = game({
      groups: { 'D-rifle1': 'd5', 'A-rifle9': 'a8' },
      hulls: {
        'A-launch1': { at: 'c3', aboard: ['A-rifle1'] },
        'D-launch1': { at: 'd3', facing: 'north', weapons: ['lmg'] },
      },
    });
    g.play({ type: 'boats:land', boat: 'A-launch1', to: 'c4', group: 'A-rifle1' });
    expect(g.asked).toBe('defender boats:watch');
    g.isKept();
    g.play({ type: 'boats:snap', by: 'D-launch1', using: 'gun', what: 'ashore' }, 4, 1, 1, 1, 1);
    expect(g.asked).toBe('defender opportunity');
    g.isKept();
  });

  test('[BT-6.7, BT-7.4] a boat that is sunk is watched no more', () => {
    const launch = { ...LAUNCH, aboard: ['A-rifle1'], damage: 1 };
    const others = { 'A-launch2': 'b2', 'A-launch3': 'b1' };
    const g = game({ ...COMES, hulls: { 'A-launch1': launch, ...others } });
    g.play(GO);
    // Two hits that it does not save sink it, and who was aboard is saved.
    g.play({ type: 'boats:snap', by: 'd3', using: 'groups', what: 'hull' }, 4, 6, 6, 1, 1, 1, 4);
    expect(g.asked).toBe('attacker boats:rescue');
    g.isKept();
    g.play({ type: 'boats:haul', group: 'A-rifle1', boat: 'A-launch2' });
    expect(g.where('A-launch1')).toBe('removed');
    expect(g.asked).not.toContain('boats:');
  });
});
