import { describe, expect, test } from 'vitest';
import { game, only, sailing, type AnyMove, type Game, type Sketch } from './support/game.ts';

const land = (to: string, group: string, boat = 'A-landingcraft1'): AnyMove => {
  return { type: 'boats:land', boat, to, group };
};
const landAll = (to: string, boat = 'A-landingcraft1'): AnyMove => {
  return { type: 'boats:landAll', boat, to };
};
const landSome = (to: string, boat = 'A-landingcraft1'): AnyMove => {
  return { type: 'boats:landSome', boat, to };
};
const embark = (group: string, boat = 'A-launch1'): AnyMove => {
  return { type: 'boats:embark', boat, group };
};
const embarkAll = (from: string, boat = 'A-launch1'): AnyMove => {
  return { type: 'boats:embarkAll', from, boat };
};
const embarkSome = (from: string, boat = 'A-launch1'): AnyMove => {
  return { type: 'boats:embarkSome', from, boat };
};
const change = (into: string, group: string, boat = 'A-landingcraft1'): AnyMove => {
  return { type: 'boats:change', boat, into, group };
};
const changeAll = (into: string, boat = 'A-landingcraft1'): AnyMove => {
  return { type: 'boats:changeAll', boat, into };
};
const changeSome = (into: string, boat = 'A-landingcraft1'): AnyMove => {
  return { type: 'boats:changeSome', boat, into };
};
const join = (group: string): AnyMove => ({ type: 'boats:join', group });
const TOGETHER: AnyMove = { type: 'boats:together' };
const TOGETHER_ALL: AnyMove = { type: 'boats:togetherAll' };
const start = (boat = 'A-landingcraft1', throttle = false): AnyMove => {
  return { type: 'boats:start', boat, throttle };
};

const RIFLES = ['A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4', 'A-rifle5'] as const;

/** A landing craft with five groups at d3, next to the beach, and a commander ashore. */
function landing(hull: object = {}, sketch: Partial<Sketch> = {}): Game {
  return game({
    ...sketch,
    groups: { 'A-commander': 'a4', ...sketch.groups },
    hulls: {
      'A-landingcraft1': { at: 'd3', facing: 'north', aboard: RIFLES, ...hull },
      ...sketch.hulls,
    },
  });
}

/** Groups ashore at d4, and a launch next to them. */
function boarding(hull: object = {}, sketch: Partial<Sketch> = {}): Game {
  return game({
    ...sketch,
    groups: {
      'A-commander': 'a4',
      'A-rifle1': 'd4',
      'A-rifle2': 'd4',
      'A-rifle3': 'd4',
      ...sketch.groups,
    },
    hulls: { 'A-launch1': { at: 'd3', facing: 'south', ...hull }, ...sketch.hulls },
  });
}

describe('BT-4.1 landing', () => {
  test('[BT-4.1] it is free, several at once, and they do nothing more this turn', () => {
    const played = landing();
    played.play(landSome('d4'));
    played.play(join('A-rifle2'));
    played.play(join('A-rifle4'));
    expect(only(played.play(TOGETHER), 'boats:landed')).toMatchObject({
      rule: 'BT-4.1',
      groups: ['A-rifle2', 'A-rifle4'],
      boat: 'A-landingcraft1',
      square: 'd4',
    });
    expect(played.where('A-rifle2')).toBe('d4');
    expect(played.flags('A-rifle4')).toEqual(['idle']);
    expect(played.hull('A-landingcraft1')).toMatchObject({
      aboard: ['A-rifle1', 'A-rifle3', 'A-rifle5'],
      marks: ['landed'],
    });
    played.refuses({ type: 'motivate', commander: 'A', square: 'd4' }, 'BT-4.1');
    played.refuses(embark('A-rifle2', 'A-landingcraft1'), 'BT-4.1');
    played.isKept();
  });

  test('[BT-4.1] as many as find room land together, and each alone', () => {
    const played = landing({}, { groups: { 'A-lmg1': 'd4' } });
    expect(
      played.offered('boats:land').map(({ to, group }) => `${String(to)} ${String(group)}`),
    ).toEqual(RIFLES.map((rifle) => `d4 ${rifle}`));
    expect(only(played.play(landAll('d4')), 'boats:landed')).toMatchObject({
      groups: RIFLES.slice(0, 3),
    });
    played.refuses(land('d4', 'A-rifle4'), 'BT-4.1');
    expect(played.why(landAll('d4'))).toBe('BT-4.1 boats:shoreFull');
  });

  test('[BT-4.1] in the boat’s own beach or pier, or one that shares a side with it', () => {
    const beach = landing({ at: 'd4' });
    expect(new Set(beach.offered('boats:land').map(({ to }) => to))).toEqual(
      new Set(['d4', 'e4', 'c4']),
    );
    const pier = landing({ at: 'd2' }, { ground: { d2: '=', e2: '=' } });
    expect(new Set(pier.offered('boats:land').map(({ to }) => to))).toEqual(new Set(['d2', 'e2']));
    const played = landing();
    for (const to of ['c4', 'e4', 'd5', 'd2', 'd3']) played.refuses(land(to, 'A-rifle1'), 'BT-4.1');
  });

  test('[BT-1.2] not where the enemy is', () => {
    landing({}, { groups: { 'D-rifle1': 'd4' } }).refuses(land('d4', 'A-rifle1'), 'BT-1.2');
    landing({}, { hulls: { 'D-tank1': 'd4' } }).refuses(land('d4', 'A-rifle1'), 'BT-1.2');
    landing({}, { hulls: { 'D-launch1': 'd4' } }).refuses(land('d4', 'A-rifle1'), 'BT-1.2');
  });

  test('[BT-4.1] only who is aboard of that boat, each once', () => {
    const played = landing({}, { hulls: { 'A-launch1': { at: 'e3', aboard: ['A-lmg1'] } } });
    for (const group of ['A-lmg1', 'A-commander', 'A-tank9']) {
      expect(played.why(land('d4', group))).toMatch(/^(BT-4.1|QS-5.1)/);
    }
    played.play(landSome('d4'));
    played.play(join('A-rifle1'));
    expect(played.why(join('A-rifle1'))).toBe('BT-4.1 boats:joined');
    expect(played.why(join('A-lmg1'))).toBe('BT-4.1 boats:notAboard');
  });

  test('[BT-4.1] not by pinned groups, nor by those who have just embarked', () => {
    landing({}, { groups: { 'A-rifle1': { flags: ['pinned'] } } }).refuses(
      land('d4', 'A-rifle1'),
      'BT-4.1',
    );
    const idle = landing({}, { groups: { 'A-rifle1': { flags: ['idle'] } } });
    idle.refuses(land('d4', 'A-rifle1'), 'BT-4.1');
    expect(idle.offered('boats:land').map(({ group }) => group)).toEqual(RIFLES.slice(1));
  });

  test('[BT-4.1] the boat that landed them may go on, but not at full throttle (BT-3.4)', () => {
    const played = landing();
    played.play(land('d4', 'A-rifle1'));
    played.refuses(start('A-landingcraft1', true), 'BT-3.4');
    played.play(start(), 1, 2);
    played.play({ type: 'boats:go', boat: 'A-landingcraft1', to: 'd2' });
    expect(played.hull('A-landingcraft1').at).toBe('d2');
  });

  test('[BT-4.1] it lands them in the middle of its own action', () => {
    const played = landing({ at: 'd2' });
    played.play(start(), 1, 2);
    played.refuses(land('d4', 'A-rifle1'), 'BT-4.1');
    played.play({ type: 'boats:go', boat: 'A-landingcraft1', to: 'd3' });
    played.play(landAll('d4'));
    expect(played.asked).toBe('attacker boats:sail');
    played.isKept();
    played.play({ type: 'boats:go', boat: 'A-landingcraft1', to: 'd2' });
    expect(played.hull('A-landingcraft1').aboard).toEqual(['A-rifle5']);
  });

  test('[BT-4.1] while a boat acts the others wait', () => {
    const played = landing({}, { hulls: { 'A-launch1': { at: 'f3', aboard: ['A-lmg1'] } } });
    played.play(start(), 1, 2);
    played.refuses(land('f4', 'A-lmg1', 'A-launch1'), 'BT-3.1');
  });

  test('[BT-3.4] nobody leaves a boat at full throttle', () => {
    const played = landing({ marks: ['started', 'throttle'] });
    played.refuses(land('d4', 'A-rifle1'), 'BT-3.4');
  });

  test('[BT-4.1] no boat of the enemy, and none that he crews', () => {
    const played = landing(
      { crew: 'defender', aboard: [] },
      { groups: { 'A-rifle1': 'd4' }, hulls: { 'D-launch1': { at: 'e2', aboard: ['D-rifle1'] } } },
    );
    played.refuses(land('e4', 'D-rifle1', 'D-launch1'), 'BT-4.1');
    expect(played.why(embark('A-rifle1', 'A-landingcraft1'))).toBe('BT-4.1 boats:notYourBoat');
  });

  test.each([1, 2])('[BT-4.2] from a boat with %i damage as from any', (damage) => {
    const played = landing({ damage });
    played.play(land('d4', 'A-rifle1'));
    expect(played.where('A-rifle1')).toBe('d4');
  });

  test('[BT-7.3] from a beached boat on the square that it touches, too', () => {
    const played = landing({ beached: 'c3', damage: 2 }, { ground: { c3: '.' } });
    expect(new Set(played.offered('boats:land').map(({ to }) => to))).toEqual(
      new Set(['d4', 'c3']),
    );
    played.play(land('c3', 'A-rifle1'));
    expect(played.where('A-rifle1')).toBe('c3');
    // It is no beach: nobody embarks from it.
    played.isKept();
    const ashore = landing(
      { beached: 'c3', aboard: [] },
      { ground: { c3: '.' }, groups: { 'A-rifle1': 'c3' } },
    );
    ashore.refuses(embark('A-rifle1', 'A-landingcraft1'), 'BT-4.1');
    landing({ beached: 'c3' }, { ground: { c3: 'f' } }).refuses(land('c3', 'A-rifle1'), 'BT-1.5');
  });

  test('[BT-4.1] who lands is shot at by enemies next to the square (QS-9)', () => {
    const played = landing({}, { groups: { 'D-rifle1': 'd5', 'D-rifle2': 'h5' } });
    played.play(landAll('d4'));
    expect(played.asked).toBe('defender opportunity');
    played.isKept();
    played.play({ type: 'snap', square: 'd5' }, 6, 6, 6);
    expect(played.asked).toMatch('allocate');
    played.isKept();
  });

  test('[BT-4.1] and in the middle of an action it goes on after that', () => {
    const played = landing({}, { groups: { 'D-rifle1': 'd5' } });
    played.play(start(), 3, 2);
    played.play(land('d4', 'A-rifle1'));
    expect(played.asked).toBe('defender opportunity');
    played.isKept();
    played.play({ type: 'hold' });
    expect(played.asked).toBe('attacker boats:sail');
  });

  test('[BT-4.1] in the rest of the turn, after all attempts, too', () => {
    const played = game({
      hulls: { 'A-landingcraft1': { at: 'd3', aboard: RIFLES } },
      stack: [{ type: 'residual' }],
    });
    played.play(land('d4', 'A-rifle1'));
    expect(played.asked).toBe('attacker residual');
    played.refuses({ type: 'use', square: 'd4' }, 'QS-3.5');
  });

  test('[BT-4.1] a commander who lands motivates nobody', () => {
    const played = game({
      groups: { 'A-rifle2': 'c4', 'B-commander': 'a4' },
      hulls: { 'A-landingcraft1': { at: 'd3', aboard: ['A-commander', 'A-rifle1'] } },
    });
    played.play(land('d4', 'A-commander'));
    expect(played.why({ type: 'motivate', commander: 'A', square: 'c4' })).toBe(
      'BT-4.1 boats:rested',
    );
  });
});

describe('BT-4.1 embarking', () => {
  test('[BT-4.1] it is free, they do nothing more, and the boat does not move until the next turn', () => {
    const played = boarding();
    expect(only(played.play(embarkAll('d4')), 'boats:embarked')).toMatchObject({
      rule: 'BT-4.1',
      groups: RIFLES.slice(0, 3),
      square: 'd4',
    });
    expect(played.where('A-rifle1')).toBe('aboard d3');
    expect(played.flags('A-rifle1')).toEqual(['idle']);
    expect(played.hull('A-launch1').marks).toEqual(['tookOn']);
    played.isKept();
    played.refuses(start('A-launch1', true), 'BT-3.4');
    played.play(start('A-launch1'), 3, 3);
    played.refuses({ type: 'boats:go', boat: 'A-launch1', to: 'd2' }, 'BT-4.1');
    played.refuses({ type: 'boats:turn', boat: 'A-launch1', hand: 'left' }, 'BT-4.1');
    played.refuses(land('d4', 'A-rifle1', 'A-launch1'), 'BT-4.1');
  });

  test('[BT-4.1] groups that have been motivated and moved may, once their action is over', () => {
    const played = boarding(
      {},
      { groups: { 'A-rifle1': { at: 'd4', flags: ['acted', 'moved'] } } },
    );
    played.play(embark('A-rifle1'));
    expect(played.where('A-rifle1')).toBe('aboard d3');
  });

  test('[BT-4.1] a boat takes them on in the middle of its action, and stays', () => {
    const played = boarding();
    played.play(start('A-launch1'), 3, 3);
    played.play(embark('A-rifle1'));
    expect(played.asked).toBe('attacker boats:sail');
    played.refuses({ type: 'boats:go', boat: 'A-launch1', to: 'd2' }, 'BT-4.1');
  });

  test('[BT-2.2] as many as there is room for', () => {
    const played = boarding({ aboard: ['A-lmg1', 'A-lmg2'] });
    expect(only(played.play(embarkAll('d4')), 'boats:embarked')).toMatchObject({
      groups: ['A-rifle1', 'A-rifle2'],
    });
    played.refuses(embark('A-rifle3'), 'BT-2.2');
    played.refuses(embarkAll('d4'), 'BT-2.2');
    played.refuses(embarkSome('d4'), 'BT-2.2');
  });

  test.each([
    ['dinghy', 1],
    ['rowingboat', 1],
    ['fishingboat', 4],
    ['launch', 4],
    ['cutter', 4],
    ['smallferry', 4],
    ['minisub', 4],
    ['picketboat', 4],
    ['mtb', 6],
    ['landingcraft', 10],
    ['largeferry', 10],
  ])('[BT-2.2] a %s has room for %i', (kind, room) => {
    const aboard = Array.from({ length: room - 1 }, (_, i) => `B-rifle${i + 1}`);
    const boat = `A-${kind}1`;
    const played = game({
      groups: { 'A-commander': 'a4', 'A-rifle1': 'd4', 'A-rifle2': 'd4' },
      hulls: { [boat]: { at: 'd3', aboard } },
    });
    played.refuses(embarkAll('d4', boat), 'BT-4.1');
    played.play(embark('A-rifle1', boat));
    played.refuses(embark('A-rifle2', boat), 'BT-2.2');
  });

  test('[BT-10.1] markers aboard take no room', () => {
    const played = boarding({ fallen: ['A-lmg1', 'A-lmg2'] });
    expect(only(played.play(embarkAll('d4')), 'boats:embarked')['groups']).toHaveLength(3);
  });

  test('[BT-4.1] from beach or pier only, and not by pinned groups', () => {
    const inland = boarding({}, { groups: { 'A-rifle4': 'd5', 'A-rifle5': 'c4' } });
    inland.refuses(embark('A-rifle4'), 'BT-4.1');
    inland.refuses(embark('A-rifle5'), 'BT-4.1');
    inland.refuses(embarkAll('d5'), 'BT-4.1');
    const pinned = boarding({}, { groups: { 'A-rifle1': { at: 'd4', flags: ['pinned'] } } });
    pinned.refuses(embark('A-rifle1'), 'BT-4.1');
    boarding({ at: 'd1' }).refuses(embark('A-rifle1'), 'BT-4.1');
  });

  test('[BT-4.1] not by groups of the enemy', () => {
    const played = boarding({ at: 'c3' }, { groups: { 'D-rifle1': 'c4' } });
    played.refuses(embark('D-rifle1'), 'BT-4.1');
  });

  test('[BT-3.4] nobody comes aboard at full throttle', () => {
    const played = boarding({ marks: ['started', 'throttle'] });
    played.refuses(embark('A-rifle1'), 'BT-3.4');
  });

  test('[BT-4.1] next turn the boat moves, and they act', () => {
    const played = boarding({}, { groups: { 'D-rifle1': 'h8' } });
    played.play(embark('A-rifle1'));
    played.play({ type: 'rest' });
    played.play({ type: 'endTurn' });
    played.play({ type: 'endTurn' });
    expect(played.asked).toBe('attacker motivate');
    expect(played.flags('A-rifle1')).toEqual([]);
    expect(played.hull('A-launch1').marks).toEqual([]);
  });
});

describe('BT-4.1 changing boats', () => {
  test('[BT-4.1] in one square or across a side, anywhere on the water', () => {
    const beside = { 'A-launch1': { at: 'e2', facing: 'north' }, 'A-launch2': 'f2' } as const;
    const played = landing({ at: 'd2' }, { hulls: beside });
    expect(only(played.play(changeAll('A-launch1')), 'boats:changed')).toMatchObject({
      rule: 'BT-4.1',
      boat: 'A-landingcraft1',
      into: 'A-launch1',
    });
    expect(played.hull('A-launch1')).toMatchObject({
      aboard: RIFLES.slice(0, 4),
      marks: ['tookOn'],
    });
    expect(played.where('A-rifle1')).toBe('aboard e2');
    expect(played.flags('A-rifle1')).toEqual(['idle']);
    expect(played.hull('A-landingcraft1').marks).toEqual(['landed']);
    played.refuses(change('A-launch2', 'A-rifle5'), 'BT-4.1');
    played.refuses(change('A-launch1', 'A-rifle5'), 'BT-2.2');
    played.refuses(change('A-launch2', 'A-rifle1', 'A-launch1'), 'BT-4.1');
    played.isKept();
  });

  test('[BT-4.1] not diagonally, not to itself, not to the enemy', () => {
    const played = landing({ at: 'd2' }, { hulls: { 'A-launch1': 'e3', 'D-launch1': 'd1' } });
    for (const into of ['A-launch1', 'A-landingcraft1', 'D-launch1']) {
      played.refuses(change(into, 'A-rifle1'), 'BT-4.1');
    }
    const there = landing({ at: 'd2' }, { hulls: { 'A-launch1': 'd2' } });
    there.play(change('A-launch1', 'A-rifle1'));
  });

  test('[BT-4.1] pinned groups do not, nor vehicles, nor at full throttle', () => {
    const boats = { 'A-largeferry1': 'd3' } as const;
    const pinned = landing({}, { hulls: boats, groups: { 'A-rifle1': { flags: ['pinned'] } } });
    pinned.refuses(change('A-largeferry1', 'A-rifle1'), 'BT-4.1');
    const tank = landing(
      { aboard: ['A-rifle1', 'A-tank1'] },
      { hulls: { ...boats, 'A-tank1': {} } },
    );
    tank.refuses(change('A-largeferry1', 'A-tank1'), 'BT-4.1');
    const fast = { 'A-launch1': { at: 'd3', marks: ['started', 'throttle'] } } as const;
    landing({}, { hulls: fast }).refuses(change('A-launch1', 'A-rifle1'), 'BT-3.4');
  });

  test('[BT-4.1] while one of the two acts', () => {
    const boats = { 'A-launch1': { at: 'd3', aboard: ['A-lmg1'] }, 'A-launch2': 'e3' } as const;
    const played = landing({}, { hulls: boats });
    played.play(start(), 2, 2);
    played.play(change('A-landingcraft1', 'A-lmg1', 'A-launch1'));
    played.play(change('A-launch1', 'A-rifle1'));
    played.refuses(change('A-launch2', 'A-rifle1', 'A-launch1'), 'BT-3.1');
    expect(played.hull('A-landingcraft1').marks).toEqual(['started', 'tookOn', 'landed']);
  });
});

describe('BT-4.1 who goes together', () => {
  test('[BT-4.1] any party is put together from what is offered, whatever the order', () => {
    const played = landing();
    played.play(landSome('d4'));
    expect(played.asked).toBe('attacker boats:gather');
    played.refuses(TOGETHER, 'QS-5.7');
    for (const rifle of ['A-rifle5', 'A-rifle1', 'A-rifle3']) {
      played.isKept();
      played.play(join(rifle));
    }
    played.isKept();
    expect(only(played.play(TOGETHER), 'boats:landed')).toMatchObject({
      groups: ['A-rifle5', 'A-rifle1', 'A-rifle3'],
    });
    expect(played.asked).toBe('attacker motivate');
    expect(played.hull('A-landingcraft1').aboard).toEqual(['A-rifle2', 'A-rifle4']);
  });

  test('[BT-4.1] those who have joined go with as many others as find room', () => {
    const played = landing({}, { groups: { 'A-lmg1': 'd4' } });
    played.play(landSome('d4'));
    played.play(join('A-rifle5'));
    expect(only(played.play(TOGETHER_ALL), 'boats:landed')).toMatchObject({
      groups: ['A-rifle5', 'A-rifle1', 'A-rifle2'],
    });
  });

  test('[BT-4.1] nobody joins for whom there is no room', () => {
    const played = landing({}, { groups: { 'A-lmg1': 'd4', 'A-lmg2': 'd4' } });
    played.play(landSome('d4'));
    played.play(join('A-rifle2'));
    played.play(join('A-rifle3'));
    expect(played.moves).toEqual([TOGETHER]);
    expect(played.why(join('A-rifle1'))).toBe('BT-4.1 boats:shoreFull');
    expect(played.why(TOGETHER_ALL)).toBe('BT-4.1 boats:nobodyElse');
  });

  test('[BT-2.2] on a boat as many as find room, vehicles among them', () => {
    const played = boarding({}, { hulls: { 'A-largeferry1': 'd3', 'A-tank1': 'd4' } });
    played.play(embarkSome('d4', 'A-largeferry1'));
    played.play(join('A-tank1'));
    played.play(join('A-rifle2'));
    expect(only(played.play(TOGETHER), 'boats:embarked')).toMatchObject({
      groups: ['A-tank1', 'A-rifle2'],
      square: 'd4',
    });
    expect(played.hull('A-largeferry1').aboard).toEqual(['A-rifle2', 'A-tank1']);
  });

  test('[BT-4.1] from boat to boat', () => {
    const played = landing({ at: 'd2' }, { hulls: { 'A-launch1': 'e2' } });
    played.play(changeSome('A-launch1'));
    played.isKept();
    played.play(join('A-rifle4'));
    played.play(join('A-rifle2'));
    played.play(TOGETHER);
    expect(played.hull('A-launch1').aboard).toEqual(['A-rifle2', 'A-rifle4']);
  });

  test('[BT-4.1] of two who both find room there is nobody to choose, and one goes alone', () => {
    const two = landing({ aboard: ['A-rifle1', 'A-rifle2'] });
    expect(two.why(landSome('d4'))).toBe('BT-4.1 boats:noParty');
    expect(two.why(landAll('d4'))).toBe(undefined);
    const one = landing({ aboard: ['A-rifle1'] });
    expect(one.why(landAll('d4'))).toBe('BT-4.1 boats:noParty');
    const none = landing({ aboard: [] });
    expect(none.why(landAll('d4'))).toBe('BT-4.1 boats:nobodyThere');
    const crowded = landing({}, { groups: { 'A-lmg1': 'd4', 'A-lmg2': 'd4', 'B-lmg1': 'd4' } });
    expect(crowded.why(landSome('d4'))).toBe('BT-4.1 boats:noParty');
  });

  test('[BT-3.1] in the middle of an action, by the boat that acts; it goes on afterwards', () => {
    const boats = { 'A-launch1': { at: 'd3', aboard: ['A-lmg1', 'A-lmg2', 'B-lmg1'] } } as const;
    const played = landing({}, { hulls: boats });
    played.play(start(), 2, 2);
    played.refuses(landSome('d4', 'A-launch1'), 'BT-3.1');
    played.refuses(landAll('d4', 'A-launch1'), 'BT-3.1');
    played.play(changeSome('A-landingcraft1', 'A-launch1'));
    played.isKept();
    played.play(join('B-lmg1'));
    played.play(TOGETHER);
    expect(played.asked).toBe('attacker boats:sail');
    played.play(landSome('d4'));
    expect(played.accepts({})).toBe(true);
    expect(played.accepts({ from: 'A-launch1' })).toBe(false);
  });

  test('[BT-4.1] a file has nobody gather who could not go', () => {
    const played = landing({}, { groups: { 'A-lmg1': 'd4' } });
    played.play(landSome('d4'));
    for (const other of [
      { party: ['A-rifle1', 'A-rifle1'] },
      { party: ['A-commander'] },
      { party: RIFLES.slice(0, 4) },
      { to: 'd5' },
      { to: 'A-landingcraft1' },
      { kind: 'embark' },
      { from: 'A-rifle1' },
    ]) {
      expect(played.accepts(other), JSON.stringify(other)).toBe(false);
    }
    expect(played.accepts({ party: RIFLES.slice(2) })).toBe(true);
  });
});

describe('BT-4.1 a file', () => {
  test('[BT-4.1] groups that have landed are in a square that is not water', () => {
    const at = (square: string): Game =>
      game({
        groups: { 'A-rifle1': 'd4', 'D-rifle1': 'd5' },
        stack: [
          { type: 'motivate' },
          { type: 'boats:landing', square },
          { type: 'opportunity', target: 'd4', squares: ['d5'], party: [] },
        ],
      });
    expect(at('d4').asked).toBe('defender opportunity');
    expect(() => at('d3')).toThrow();
  });

  test('[BT-4.1] boats in action are those of the stack', () => {
    expect(() =>
      game({ hulls: { 'A-mtb1': 'd2' }, stack: sailing('A-mtb1'), groups: { 'A-rifle1': 'd4' } }),
    ).toThrow();
  });

  test('BT-10.2 who is removed is aboard of nothing, and who falls aboard leaves his marker there', () => {
    const fallen = [1, 2, 3].map((n) => [`A-rifle${n}`, { at: 'a8', status: 'casualty' }] as const);
    const played = game({
      side: 'defender',
      groups: { ...Object.fromEntries(fallen), 'B-rifle1': 'a8', 'D-rifle1': 'h8' },
      hulls: { 'A-launch1': { at: 'd2', aboard: ['A-lmg1'], fallen: ['A-rifle4'] } },
      stack: [{ type: 'residual' }],
    });
    expect(only(played.play({ type: 'endTurn' }, 6), 'breakTest')).toMatchObject({ broke: true });
    expect(played.where('A-lmg1')).toBe('removed');
    expect(played.hull('A-launch1')).toMatchObject({ at: 'd2', aboard: ['A-rifle4'] });
    played.isKept();
  });
});

test('[BT-2.2] a tank takes the room of four groups, two tanks that of eight', () => {
  const room = (...tanks: string[]): number => {
    const groups = Array.from({ length: 7 }, (_, i) => `A-rifle${i + 1}`);
    const played = game({
      groups: Object.fromEntries(groups.map((id, i) => [id, i < 4 ? 'd4' : 'e4'])),
      hulls: {
        'A-landingcraft1': { at: 'd3', aboard: tanks },
        ...Object.fromEntries(tanks.map((id) => [id, {}])),
      },
    });
    for (const group of groups) {
      const move = embark(group, 'A-landingcraft1');
      if (played.why(move) === undefined) played.play(move);
    }
    return played.hull('A-landingcraft1').aboard.length - tanks.length;
  };
  // Those at e4 do not share a side with it.
  expect(room()).toBe(4);
  expect(room('A-tank1')).toBe(4);
  expect(room('A-tank1', 'A-tank2')).toBe(2);
});

describe('BT-3.5 a tank that lands', () => {
  const four = Object.fromEntries(RIFLES.slice(1).map((id) => [id, 'd4']));
  const ashore = (groups: object): Game =>
    game({
      groups: groups as NonNullable<Sketch['groups']>,
      hulls: {
        'A-landingcraft1': { at: 'd3', facing: 'east', aboard: ['A-rifle1', 'A-tank1'] },
        'A-tank1': {},
      },
    });

  test('[BT-3.5] is outside the four, and comes off bow first', () => {
    const played = ashore(four);
    expect(played.why(land('d4', 'A-rifle1'))).toMatch(/shoreFull/);
    played.play(land('d4', 'A-tank1'));
    expect(played.hull('A-tank1')).toMatchObject({ at: 'd4', facing: 'north' });
    // [BT-4.1] It does nothing more this turn.
    played.refuses(embark('A-tank1', 'A-landingcraft1'), 'BT-4.1');
    const own = ashore({ 'A-lmg1': 'a4' });
    own.play(landAll('d4'));
    expect([own.where('A-tank1'), own.where('A-rifle1')]).toEqual(['d4', 'd4']);
  });

  test('[BT-3.5] where its boat lies on the beach it keeps that one’s facing', () => {
    const played = game({
      hulls: {
        'A-landingcraft1': { at: 'd4', facing: 'west', aboard: ['A-tank1'] },
        'A-tank1': {},
      },
    });
    played.play(land('d4', 'A-tank1'));
    expect(played.hull('A-tank1')).toMatchObject({ at: 'd4', facing: 'west' });
  });

  test('[BT-6.7] is shot at by nobody, as groups are that land', () => {
    const played = ashore({ 'D-rifle1': 'd5' });
    played.play(land('d4', 'A-tank1'));
    expect(played.asked).toMatch(/^attacker/);
    played.play(land('d4', 'A-rifle1'));
    expect(played.asked).toMatch(/^defender/);
  });
});
