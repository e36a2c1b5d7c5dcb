import { describe, expect, test } from 'vitest';
import { ACTIVATED, game, only } from './support/game.ts';

describe('BT-6.2 anti-tank weapons', () => {
  const GUNS = {
    side: 'defender',
    stack: ACTIVATED,
    groups: { 'D-heavygun1': { at: 'c4', ap: 3 }, 'D-lightgun1': { at: 'c4', ap: 3 } },
  } as const;

  test('[BT-6.2] against a hard hull as many dice as the effect, hitting on its armour', () => {
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
      groups: ['D-heavygun1'],
      boat: 'A-picketboat1',
      dice: [6, 5, 5, 5, 5, 1],
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

  test('[BT-6.2] a boat that moved is harder to hit, a large one easier', () => {
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

  test('[BT-6.2] a landing craft is large, a mini sub is not', () => {
    for (const [id, needs] of [
      ['A-landingcraft1', 5],
      ['A-minisub1', 4],
    ] as const) {
      const g = game({ ...GUNS, hulls: { [id]: 'c1' } });
      const low = needs - 1;
      const events = g.play(
        { type: 'boats:gun', group: 'D-lightgun1', what: 'hull', at: id },
        needs,
        low,
        low,
        low,
      );
      expect(only(events, 'boats:gunShot')).toMatchObject({ needs, hits: 1 });
    }
  });

  test('[BT-7.1] three hits of a shot sink a hard hull', () => {
    const g = game({ ...GUNS, hulls: { 'A-mtb1': 'c1' } });
    g.play(
      { type: 'boats:gun', group: 'D-heavygun1', what: 'hull', at: 'A-mtb1' },
      6,
      6,
      6,
      1,
      1,
      1,
    );
    expect(g.where('A-mtb1')).toBe('removed');
  });

  test('[QS-5.8] a gun fires three shots a turn at the most', () => {
    const g = game({
      ...GUNS,
      groups: { 'D-lightgun1': { at: 'c4', ap: 4, shots: 3 } },
      hulls: { 'A-mtb1': 'c1' },
    });
    g.refuses({ type: 'boats:gun', group: 'D-lightgun1', what: 'hull', at: 'A-mtb1' }, 'QS-5.8');
  });

  test("[BT-6.6] nobody fires the enemy's guns", () => {
    const g = game({
      ...GUNS,
      groups: { ...GUNS.groups, 'A-lightgun1': { at: 'a8' } },
      hulls: { 'A-mtb1': 'c1' },
    });
    g.refuses({ type: 'boats:gun', group: 'A-lightgun1', what: 'hull', at: 'A-mtb1' }, 'BT-6.2');
  });

  test('[BT-1.4] a gun needs a line', () => {
    const g = game({ ...GUNS, hulls: { 'A-mtb1': 'c1', 'A-launch1': 'c2' } });
    g.refuses({ type: 'boats:gun', group: 'D-lightgun1', what: 'hull', at: 'A-mtb1' }, 'BT-1.4');
  });

  test('[BT-6.2] a natural 6 always hits', () => {
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

  test('[BT-6.2] one die against a soft hull, 3+; inflatable and moved it is 5+', () => {
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

  test('[BT-6.3] one hit sinks a soft hull, and it has no save', () => {
    const g = game({ ...GUNS, hulls: { 'A-launch1': 'c1' } });
    g.play({ type: 'boats:gun', group: 'D-lightgun1', what: 'hull', at: 'A-launch1' }, 3);
    expect(g.where('A-launch1')).toBe('removed');
  });

  test('[BT-5.2] at troops a gun rolls its effect, and each 6 hits', () => {
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

  test('[BT-5.2] at groups ashore land guns shoot as groups of the book do, for 3 AP', () => {
    const g = game({ ...GUNS, groups: { ...GUNS.groups, 'A-rifle1': 'c7' } });
    g.refuses({ type: 'boats:gun', group: 'D-heavygun1', what: 'ashore', at: 'c7' }, 'BT-6.6');
    g.play({ type: 'aim', from: 'c4', to: 'c7' });
    g.play({ type: 'add', group: 'D-heavygun1', shots: 1 });
    g.play({ type: 'fire' }, 1, 1, 1, 1, 1, 1, 1);
    expect(g.ap('D-heavygun1')).toBe(0);
  });

  test('[BT-6.2] guns never join a volley at a boat', () => {
    const g = game({
      ...GUNS,
      groups: { ...GUNS.groups, 'D-lmg1': { at: 'c4', ap: 3 } },
      hulls: { 'A-launch1': 'c1' },
    });
    g.play({ type: 'boats:aim', from: 'c4', what: 'hull', at: 'A-launch1' });
    g.refuses({ type: 'boats:add', group: 'D-heavygun1', shots: 1 }, 'BT-6.2');
  });

  test('[BT-6.2] a hand-held weapon reaches the next square, and only hulls', () => {
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

  test('[BT-6.2] a light gun is slow, a heavy one never moves, and neither assaults', () => {
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

  test('[BT-5.2] three dice at any range of 2 or more, without a line, at anything but hard hulls', () => {
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

  test('[BT-5.2] not at the next square', () => {
    const g = game({ ...MORTAR, groups: { ...MORTAR.groups, 'A-rifle3': 'd7' } });
    g.refuses({ type: 'boats:gun', group: 'D-mortar1', what: 'ashore', at: 'd7' }, 'BT-5.2');
  });

  test('[BT-5.2] those hit keep the cover of their own ground, and no other', () => {
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

  test('[QS-8.2] a mortar does not shoot as groups of the book do', () => {
    const g = game({ ...MORTAR, ground: {} });
    g.refuses({ type: 'aim', from: 'c6', to: 'c8' }, 'QS-8.1');
  });
});
