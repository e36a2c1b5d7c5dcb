import { describe, expect, test } from 'vitest';
import { pbiBoats } from '../src/index.ts';
import { ACTIVATED, game, only, type Game, type Sketch } from './support/game.ts';

/** Two launches next to each other in deep water, each with a rifle group. */
function launches(more: Sketch = {}): Game {
  return game({
    stack: ACTIVATED,
    ...more,
    hulls: {
      'A-launch1': { at: 'c1', aboard: ['A-rifle1'] },
      'D-launch1': { at: 'c2', aboard: ['D-rifle1'] },
      ...more.hulls,
    },
    groups: { 'A-rifle1': { ap: 6 }, ...more.groups },
  });
}

const BOARD = { type: 'boats:board', from: 'c1', boat: 'D-launch1' };
const COME = { type: 'boats:letCome' };

/** Dice that do nothing. */
function ones(count: number): number[] {
  return Array.from({ length: count }, () => 1);
}

describe('BT-9.1: what can be assaulted', () => {
  test('[BT-9.1] from another boat in an adjacent square, in open water and diagonally, for 5 AP', () => {
    const g = launches({ hulls: { 'A-launch1': { at: 'b1', aboard: ['A-rifle1'] } } });
    const events = g.play({ ...BOARD, from: 'b1' });
    expect(only(events, 'boats:boarded')).toEqual({
      type: 'boats:boarded',
      rule: 'BT-9.1',
      groups: ['A-rifle1'],
      from: 'b1',
      boat: 'D-launch1',
    });
    expect(g.ap('A-rifle1')).toBe(1);
    expect(g.asked).toBe('defender boats:repel');
  });

  test('[BT-9.1] not from two squares away, and not with 4 AP', () => {
    const far = launches({ hulls: { 'A-launch1': { at: 'e1', aboard: ['A-rifle1'] } } });
    far.refuses({ ...BOARD, from: 'e1' }, 'BT-9.1');
    const poor = launches({ groups: { 'A-rifle1': { ap: 4 } } });
    poor.refuses(BOARD, 'BT-9.1');
    expect(poor.why(BOARD)).toBe('BT-9.1 boats:assaultAp');
  });

  test('[BT-9.1] from land a boat in the shallows, but none in open water', () => {
    const g = game({
      stack: ACTIVATED,
      board: [
        '........',
        '........',
        '........',
        '........',
        '____~~~~',
        '____~~~~',
        '________',
        '________',
      ],
      groups: { 'A-rifle1': { at: 'd4', ap: 5 }, 'A-rifle2': { at: 'd3', ap: 5 } },
      hulls: { 'D-launch1': 'e3' },
    });
    expect(g.offers({ type: 'boats:board', from: 'd4', boat: 'D-launch1' })).toBe(true);
    // Water with water all around it is open, and nothing on land is next to it.
    const deep = game({
      stack: ACTIVATED,
      groups: { 'A-rifle1': { at: 'd4', ap: 5 } },
      hulls: { 'D-launch1': 'd2', 'D-launch2': 'd3' },
    });
    deep.refuses({ type: 'boats:board', from: 'd4', boat: 'D-launch1' }, 'BT-9.1');
    expect(deep.offers({ type: 'boats:board', from: 'd4', boat: 'D-launch2' })).toBe(true);
  });

  test('[BT-9.1] from a pier a boat at a pier or beach', () => {
    const g = game({
      stack: ACTIVATED,
      ground: { c3: '=', d3: '=' },
      groups: { 'A-rifle1': { at: 'c3', ap: 5 } },
      hulls: { 'D-launch1': 'd3', 'D-launch2': 'd4' },
    });
    expect(g.offered('boats:board')).toEqual([
      { from: 'c3', boat: 'D-launch1' },
      { from: 'c3', boat: 'D-launch2' },
    ]);
  });

  test('[BT-9.1] groups ashore of its side in its square come first', () => {
    const g = game({
      stack: ACTIVATED,
      groups: { 'A-rifle1': { at: 'c4', ap: 5 }, 'D-rifle1': 'd4' },
      hulls: { 'D-launch1': 'd4' },
    });
    expect(g.why({ type: 'boats:board', from: 'c4', boat: 'D-launch1' })).toBe(
      'BT-9.1 boats:guarded',
    );
    g.refuses({ type: 'boats:board', from: 'c4', boat: 'D-launch1' }, 'BT-9.1');
  });

  test('[BT-9.1] a boat in the same square, once the groups there are gone', () => {
    const g = game({
      stack: ACTIVATED,
      groups: { 'A-rifle1': { at: 'd4', ap: 5 } },
      hulls: { 'D-launch1': 'd4' },
    });
    expect(g.offers({ type: 'boats:board', from: 'd4', boat: 'D-launch1' })).toBe(true);
  });

  test('[BT-9.1] no own boat, and none that is not on the board', () => {
    const g = launches({
      more: { reserves: [{ pieces: ['D-launch2'], turn: 2 }] },
      hulls: { 'D-launch2': {} },
    });
    g.refuses({ ...BOARD, boat: 'A-launch1' }, 'BT-9.1');
    g.refuses({ ...BOARD, boat: 'D-launch2' }, 'BT-9.1');
    g.refuses({ ...BOARD, boat: 'A-rifle1' }, 'BT-9.1');
  });

  test('[BT-10.1] pinned groups do not leave their boat', () => {
    const g = launches({ groups: { 'A-rifle1': { ap: 6, flags: ['pinned'] } } });
    g.refuses(BOARD, 'BT-10.1');
  });

  test('[BT-3.4] nobody leaves a boat at full throttle', () => {
    const g = launches({
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1'], marks: ['started', 'throttle'] } },
    });
    g.refuses(BOARD, 'BT-3.4');
  });

  test('[BT-4.3] who carries a boat does not assault', () => {
    const g = game({
      stack: ACTIVATED,
      groups: { 'A-rifle1': { at: 'c4', ap: 5 } },
      hulls: { 'A-dinghy1': { carrier: 'A-rifle1', portable: true }, 'D-launch1': 'd4' },
    });
    g.refuses({ type: 'boats:board', from: 'c4', boat: 'D-launch1' }, 'BT-4.3');
  });

  test('[QS-10.2] a group that has made its diagonal step does not assault diagonally', () => {
    const g = game({
      stack: ACTIVATED,
      groups: { 'A-rifle1': { at: 'c4', ap: 5, flags: ['diagonal'] } },
      hulls: { 'D-launch1': 'd3', 'D-launch2': 'd4' },
    });
    g.refuses({ type: 'boats:board', from: 'c4', boat: 'D-launch1' }, 'QS-10.2');
    expect(g.offers({ type: 'boats:board', from: 'c4', boat: 'D-launch2' })).toBe(true);
  });
});

describe('BT-9.1: who takes part', () => {
  const five = ['A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4', 'A-rifle5'];
  const crowd = (): Game =>
    game({
      stack: ACTIVATED,
      groups: Object.fromEntries(five.map((id) => [id, { ap: 5 }])),
      hulls: {
        'A-landingcraft1': { at: 'c1', aboard: five.slice(0, 4) },
        'A-launch1': { at: 'c1', aboard: five.slice(4) },
        'D-launch1': 'c2',
      },
    });

  test('[QS-10.2] those of all boats in the square, four at the most', () => {
    const g = crowd();
    g.play(BOARD);
    expect(g.asked).toBe('attacker boats:assault');
    expect(g.question).toBe('BT-9.1 Who assaults launch D1 from c1?');
    g.refuses({ type: 'boats:charge' }, 'BT-9.1');
    g.refuses({ type: 'boats:chargeAll' }, 'QS-10.2');
    for (const group of five.slice(1)) {
      g.play({ type: 'boats:join', group });
      g.refuses({ type: 'boats:join', group }, 'BT-9.1');
      g.refuses({ type: 'boats:crew', group }, 'BT-9.4');
    }
    g.refuses({ type: 'boats:join', group: 'A-rifle1' }, 'QS-10.2');
    g.refuses({ type: 'boats:join', group: 'A-rifle2' }, 'BT-9.1');
    // 4 groups with 2 dice each, against a crew with 3.
    const events = g.play({ type: 'boats:charge' }, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(g.ap('A-rifle1')).toBe(5);
    expect(only(events, 'boats:returned')).toMatchObject({ groups: five.slice(1), square: 'c1' });
  });

  test('[QS-5.7] all four of four', () => {
    const g = game({
      stack: ACTIVATED,
      groups: Object.fromEntries(five.slice(0, 4).map((id) => [id, { ap: 5 }])),
      hulls: { 'A-landingcraft1': { at: 'c1', aboard: five.slice(0, 4) }, 'D-launch1': 'c2' },
    });
    g.play(BOARD);
    const events = g.play({ type: 'boats:chargeAll' }, ...ones(12));
    expect(only(events, 'boats:boarded')).toMatchObject({ groups: five.slice(0, 4) });
  });

  test('[QS-5.7] all who can, where they are four or fewer', () => {
    const g = launches({
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-lmg1', 'A-rifle2'] } },
      groups: { 'A-lmg1': { ap: 5 }, 'A-rifle2': { ap: 4 } },
    });
    g.play(BOARD);
    g.refuses({ type: 'boats:join', group: 'A-rifle2' }, 'BT-9.1');
    const events = g.play({ type: 'boats:chargeAll' });
    expect(only(events, 'boats:boarded')).toMatchObject({ groups: ['A-lmg1', 'A-rifle1'] });
    expect(g.ap('A-rifle2')).toBe(4);
  });
});

describe('BT-9.2: the fight', () => {
  test('[BT-9.2] two dice for each that assaults, three for each that defends and three for the crew', () => {
    const g = launches();
    g.play(BOARD);
    const events = g.play(COME, 1, 2, 3, 4, 5, 1, 2, 3, 4, 4);
    const [ours, theirs] = events.filter(({ type }) => type === 'assaultDice');
    expect(ours).toMatchObject({
      rule: 'BT-9.2',
      side: 'attacker',
      square: 'c2',
      dice: [1, 2],
      needs: 6,
      reasons: [
        { rule: 'QS-10.3', key: 'assaulters', count: 3 },
        { rule: 'BT-9.2', key: 'boats:intoBoat', count: -1 },
      ],
    });
    expect(theirs).toMatchObject({
      side: 'defender',
      dice: [3, 4, 5, 1, 2, 3],
      reasons: [
        { rule: 'QS-10.3', key: 'defenders', count: 3 },
        { rule: 'BT-9.2', key: 'boats:crew', count: 3 },
      ],
    });
  });

  test('[BT-9.2] with assaultBonus `assault` the -1 is once for all, and the ground does not matter', () => {
    const g = game({
      options: { assaultBonus: 'assault' },
      stack: ACTIVATED,
      ground: { c4: 'b' },
      groups: { 'A-rifle1': { at: 'c4', ap: 5 }, 'A-rifle2': { at: 'c4', ap: 5 } },
      hulls: { 'D-launch1': 'd4' },
    });
    g.play({ type: 'boats:board', from: 'c4', boat: 'D-launch1' });
    const events = g.play({ type: 'boats:chargeAll' }, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(events.find(({ type }) => type === 'assaultDice')).toMatchObject({
      reasons: [{ count: 6 }, { count: -1 }],
    });
  });

  test('[BT-9.2] the crew count as one group and are lost last', () => {
    const g = launches({
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle2'] } },
      groups: { 'A-rifle2': { ap: 5 } },
    });
    g.play(BOARD);
    g.play({ type: 'boats:chargeAll' });
    // One killed is the group; the crew holds the boat, because as many of ours fell.
    const events = g.play(COME, 6, 1, 1, 1, 6, 1, 1, 1, 1, 1);
    expect(g.where('D-rifle1')).toBe('fallenAboard c2');
    expect(events.filter(({ type }) => type === 'fell')).toHaveLength(1);
    expect(g.asked).toBe('attacker boats:losses');
    g.isKept();
    g.refuses({ type: 'boats:lose', group: 'D-rifle1' }, 'QS-10.5');
    const after = g.play({ type: 'boats:lose', group: 'A-rifle2' }, 4);
    expect(only(after, 'assaultDecided')).toMatchObject({ winner: 'defender', killed: 1, lost: 1 });
    expect(only(after, 'pursuit')).toMatchObject({ rule: 'BT-9.3', dice: [4], needs: 5, kills: 0 });
    expect(g.where('A-rifle2')).toBe('fallenAboard c1');
    expect(g.hull('D-launch1').crew).toBe('defender');
  });

  test('[BT-9.2] nobody is left of either: the boat stays whose it is', () => {
    const g = launches({ hulls: { 'D-launch1': 'c2' } });
    const events = g.play(BOARD, 6, 6, 6, 1, 1);
    expect(only(events, 'assaultDecided')).toMatchObject({
      winner: 'defender',
      killed: 1,
      lost: 1,
    });
    expect(g.hull('D-launch1')).toMatchObject({ crew: 'defender', at: 'c2' });
    expect(events.some(({ type }) => type === 'boats:returned')).toBe(false);
    expect(g.where('A-rifle1')).toBe('fallenAboard c1');
  });

  test('[QS-10.6] a boat with nobody left aboard is won, whatever that costs', () => {
    const g = launches({
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle2'] }, 'D-launch1': 'c2' },
      groups: { 'A-rifle2': { ap: 5 } },
    });
    g.play(BOARD);
    g.play({ type: 'boats:chargeAll' }, 6, 1, 1, 1, 6, 1, 1);
    const events = g.play({ type: 'boats:lose', group: 'A-rifle1' });
    expect(only(events, 'assaultDecided')).toMatchObject({
      winner: 'attacker',
      killed: 1,
      lost: 1,
    });
    expect(g.hull('D-launch1')).toMatchObject({ crew: 'attacker', aboard: ['A-rifle2'] });
  });

  test('[BT-9.2] a tank on land is closed as a boat is, and not once more for the ground', () => {
    const g = game({
      stack: ACTIVATED,
      ground: { d5: 'b' },
      groups: { 'A-rifle1': { at: 'c5', ap: 5 } },
      hulls: { 'D-tank1': 'd5' },
    });
    g.play({ type: 'boats:board', from: 'c5', boat: 'D-tank1' });
    const events = g.play({ type: 'boats:letCome' }, ...ones(6));
    expect(events.find(({ type }) => type === 'assaultDice')).toMatchObject({
      reasons: [{ count: 3 }, { rule: 'BT-9.2', count: -1 }],
    });
  });

  test('[BT-9.2] each chooses his own losses, at the same time', () => {
    const g = launches({
      hulls: {
        'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle2'] },
        'D-launch1': { at: 'c2', aboard: ['D-rifle1', 'D-lmg1', 'D-rifle2'] },
      },
      groups: { 'A-rifle2': { ap: 5 } },
    });
    g.play(BOARD);
    g.play({ type: 'boats:chargeAll' });
    g.play(COME, 6, 6, 1, 1, 6, ...ones(11));
    expect(g.asked).toBe('defender boats:losses');
    g.isKept();
    g.play({ type: 'boats:lose', group: 'D-lmg1' });
    g.isKept();
    g.play({ type: 'boats:lose', group: 'D-rifle1' });
    expect(g.asked).toBe('attacker boats:losses');
    // More were killed than lost: it is won, and D-rifle2 is destroyed.
    const events = g.play({ type: 'boats:lose', group: 'A-rifle1' });
    expect(only(events, 'boats:overrun')).toMatchObject({ groups: ['D-rifle2'], rule: 'BT-9.3' });
    expect(g.where('D-rifle2')).toBe('removed');
    // The fallen stay aboard (BT-10.1).
    const aboard = ['A-rifle2', 'D-lmg1', 'D-rifle1'];
    expect(g.hull('D-launch1')).toMatchObject({ crew: 'attacker', aboard });
    expect(g.where('D-lmg1')).toBe('fallenAboard c2');
  });
});

describe('BT-9.2: here they come', () => {
  test('[BT-9.2] it is tried once, on 4+', () => {
    const g = launches();
    g.play(BOARD);
    expect(g.question).toBe(
      'BT-9.2 Here they come from c1. Does launch D1 shoot? It is ready on 4+.',
    );
    const events = g.play({ type: 'boats:repel' }, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(only(events, 'opportunity')).toMatchObject({
      rule: 'BT-9.2',
      square: 'c2',
      target: 'c1',
      dice: [3],
      needs: 4,
      success: false,
    });
    expect(g.asked).toBe('attacker residual');
  });

  test('[BT-9.2] one shot each of up to two groups with light weapons, those with most dice', () => {
    const g = launches({
      hulls: { 'D-launch1': { at: 'c2', aboard: ['D-rifle1', 'D-lmg1', 'D-hmg1', 'D-lmg2'] } },
    });
    g.play(BOARD);
    const events = g.play(
      { type: 'boats:repel' },
      4,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      ...ones(15),
      1,
      1,
      1,
      1,
      1,
    );
    expect(only(events, 'volley')).toMatchObject({ groups: ['D-lmg1', 'D-lmg2'], from: 'c2' });
  });

  test('[BT-9.2] BT-6.7 those shoot who have most dice, of whatever platoon', () => {
    const g = launches({
      hulls: { 'D-launch1': { at: 'c2', aboard: ['D-rifle1', 'E-lmg1', 'E-lmg2'] } },
    });
    g.play(BOARD);
    const events = g.play({ type: 'boats:repel' }, 4, ...ones(7), ...ones(14), 1, 1, 1, 1);
    expect(only(events, 'volley')).toMatchObject({ groups: ['E-lmg1', 'E-lmg2'] });
  });

  test('[BT-9.2] BT-6.7 the stronger of two machine guns, where both bear', () => {
    const g = launches({
      hulls: { 'D-launch1': { at: 'c2', facing: 'east', weapons: ['lmg', 'hmg'] } },
    });
    g.play(BOARD);
    const events = g.play({ type: 'boats:repelGun' }, 4, ...ones(5), ...ones(5), 1);
    expect(only(events, 'volley')).toMatchObject({ dice: [1, 1, 1, 1] });
  });

  test('[BT-9.2] BT-6.7 or one shot of a machine gun that bears on them', () => {
    const armed = (facing: 'north' | 'south'): Game =>
      launches({
        hulls: { 'D-launch1': { at: 'c2', facing, aboard: ['D-rifle1'], weapons: ['hmg'] } },
      });
    const away = armed('north');
    away.play(BOARD);
    away.refuses({ type: 'boats:repelGun' }, 'BT-9.2');
    const g = armed('south');
    g.play(BOARD);
    expect(g.moves.map(({ type }) => type)).toEqual([
      'boats:repel',
      'boats:repelGun',
      'boats:letCome',
    ]);
    const events = g.play({ type: 'boats:repelGun' }, 4, 1, 1, 1, 1, 1, ...ones(8), 1, 1);
    expect(only(events, 'volley')).toMatchObject({ groups: ['D-launch1'], dice: [1, 1, 1, 1] });
    expect(g.hull('D-launch1').marks).toEqual(['weaponsShot']);
  });

  test('[BT-9.2] BT-5.1 a boat whose gun has shot this turn has nobody aboard to shoot', () => {
    const g = launches({
      hulls: { 'D-launch1': { at: 'c2', aboard: ['D-rifle1'], marks: ['weaponsShot'] } },
    });
    g.play(BOARD, ...ones(8), 1, 1);
    expect(g.asked).toBe('attacker residual');
  });

  test('[BT-9.2] a boat with troops only is refused its gun', () => {
    const g = launches();
    g.play(BOARD);
    g.refuses({ type: 'boats:repelGun' }, 'BT-9.2');
  });

  test('[BT-9.2] hits are dealt to those who charge, and nobody else aboard', () => {
    const g = launches({
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle2', 'A-rifle3'] } },
      groups: { 'A-rifle2': { ap: 5 } },
    });
    g.play(BOARD);
    g.play({ type: 'boats:chargeAll' });
    g.play({ type: 'boats:repel' }, 4, 6, 2);
    expect(g.asked).toBe('attacker allocate');
    g.isKept();
    expect(g.offered('hit')).toEqual([{ group: 'A-rifle1' }, { group: 'A-rifle2' }]);
    // He fails to save, and the other goes on alone.
    const events = g.play({ type: 'hit', group: 'A-rifle1' }, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(events.find(({ type }) => type === 'assaultDice')).toMatchObject({ dice: [1, 1] });
    expect(g.where('A-rifle1')).toBe('fallenAboard c1');
  });

  test('[BT-9.2] an assault of which nobody is left is over', () => {
    const g = launches({ groups: { 'A-rifle2': 'a8' } });
    g.play(BOARD);
    g.play({ type: 'boats:repel' }, 4, 6, 1, 1);
    expect(g.where('A-rifle1')).toBe('fallenAboard c1');
    expect(g.asked).toBe('attacker residual');
  });

  test('[BT-9.2] a boat with nobody who could shoot is not asked', () => {
    const g = launches({ hulls: { 'D-launch1': 'c2' } });
    const events = g.play(BOARD, 1, 1, 1, 1, 1, 1);
    expect(events.some(({ type }) => type === 'opportunity')).toBe(false);
  });

  test('[QS-5.9] groups that withdrew this turn do not shoot', () => {
    const g = launches({ groups: { 'D-rifle1': { flags: ['withdrew'] } } });
    g.play(BOARD, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(g.asked).toBe('attacker residual');
  });
});

describe('BT-9.3: what follows', () => {
  test('[BT-9.3] who fails returns, and each defending group and the crew roll 5+ to kill one', () => {
    const g = launches({
      hulls: { 'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle2'] } },
      groups: { 'A-rifle2': { ap: 7 } },
    });
    g.play(BOARD);
    g.play({ type: 'boats:chargeAll' });
    const events = g.play(COME, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 4);
    expect(only(events, 'pursuit')).toMatchObject({ side: 'defender', dice: [5, 4], kills: 1 });
    expect(g.asked).toBe('attacker boats:losses');
    g.isKept();
    const after = g.play({ type: 'boats:lose', group: 'A-rifle1' });
    expect(only(after, 'boats:returned')).toMatchObject({ rule: 'BT-9.3', groups: ['A-rifle2'] });
    expect(g.ap('A-rifle2')).toBe(0);
    expect(g.flags('A-rifle2')).toContain('withdrew');
    expect(g.where('A-rifle2')).toBe('aboard c1');
  });

  test('[BT-9.3] all aboard are destroyed where the boat is not alongside; the crew too', () => {
    const g = launches({ hulls: { 'D-launch1': { at: 'c2', aboard: ['D-rifle1', 'D-lmg1'] } } });
    g.play(BOARD);
    g.play(COME, 6, 1, ...ones(9));
    const events = g.play({ type: 'boats:lose', group: 'D-rifle1' });
    expect(only(events, 'boats:overrun')).toMatchObject({ groups: ['D-lmg1'] });
    expect(events.some(({ type }) => type === 'boats:diedScrambling')).toBe(false);
    expect(g.where('D-lmg1')).toBe('removed');
    // Markers stay aboard, whoever has the boat (BT-10.1).
    expect(g.where('D-rifle1')).toBe('fallenAboard c2');
    g.isKept();
  });

  /** A boat in the shallows off c4 that is assaulted from d4. */
  const alongside = (more: Sketch = {}): Game => {
    const g = game({
      stack: ACTIVATED,
      hulls: { 'D-launch1': { at: 'c3', aboard: ['D-rifle1', 'D-rifle2', 'D-lmg1'] } },
      ...more,
      groups: { 'A-rifle1': { at: 'd4', ap: 5 }, ...more.groups },
    });
    g.play({ type: 'boats:board', from: 'd4', boat: 'D-launch1' });
    g.play(COME, 6, 1, ...ones(12));
    return g;
  };

  test('[BT-9.3] alongside a free square each dies on a 5+ as it scrambles there', () => {
    const g = alongside();
    const events = g.play({ type: 'boats:lose', group: 'D-lmg1' }, 5, 4);
    expect(only(events, 'boats:diedScrambling')).toMatchObject({ group: 'D-rifle1', dice: [5] });
    expect(only(events, 'boats:scrambled')).toMatchObject({ groups: ['D-rifle2'], square: 'c4' });
    expect(events.some(({ type }) => type === 'boats:overrun')).toBe(false);
    expect(g.where('D-rifle1')).toBe('removed');
    expect(g.where('D-rifle2')).toBe('c4');
    expect(g.flags('D-rifle2')).toContain('withdrew');
    expect(g.hull('D-launch1')).toMatchObject({
      crew: 'attacker',
      aboard: ['A-rifle1', 'D-lmg1'],
    });
    g.isKept();
  });

  test('[BT-9.3] not to a square that the enemy holds', () => {
    const g = alongside({ groups: { 'A-rifle2': 'c4' } });
    const events = g.play({ type: 'boats:lose', group: 'D-lmg1' });
    expect(only(events, 'boats:overrun')).toMatchObject({ groups: ['D-rifle1', 'D-rifle2'] });
  });

  test('[BT-9.3] the owner says who goes where, and who finds no room is destroyed', () => {
    const three = { 'D-rifle4': 'c4', 'D-rifle5': 'c4', 'D-rifle6': 'c4' };
    const g = alongside({ groups: three });
    g.play({ type: 'boats:lose', group: 'D-lmg1' }, 4, 4);
    expect(g.asked).toBe('defender boats:scramble');
    g.isKept();
    g.refuses({ type: 'boats:scramble', group: 'D-rifle1', to: 'b4' }, 'BT-9.3');
    g.refuses({ type: 'boats:scramble', group: 'D-lmg1', to: 'c4' }, 'BT-9.3');
    const events = g.play({ type: 'boats:scramble', group: 'D-rifle2', to: 'c4' });
    expect(only(events, 'boats:overrun')).toMatchObject({ groups: ['D-rifle1'] });
    expect(g.where('D-rifle2')).toBe('c4');
    expect(g.where('D-rifle1')).toBe('removed');
    expect(g.hull('D-launch1').crew).toBe('attacker');
  });

  test('[BT-9.3] a boat on a beach is alongside its own square too', () => {
    const g = alongside({
      hulls: { 'D-launch1': { at: 'e4', aboard: ['D-rifle1', 'D-rifle2', 'D-lmg1'] } },
    });
    g.play({ type: 'boats:lose', group: 'D-lmg1' }, 1, 1);
    expect(g.offered('boats:scramble').map(({ to }) => to)).toEqual([
      'e4',
      'e5',
      'f4',
      'e4',
      'e5',
      'f4',
    ]);
    g.play({ type: 'boats:scramble', group: 'D-rifle1', to: 'e4' });
    const events = g.play({ type: 'boats:scramble', group: 'D-rifle2', to: 'e5' });
    expect(events.some(({ type }) => type === 'boats:overrun')).toBe(false);
    expect(g.where('D-rifle1')).toBe('e4');
    expect(g.hull('D-launch1').crew).toBe('attacker');
    g.isKept();
  });
});

describe('BT-9.3: where nobody scrambles', () => {
  /** A launch with two groups, taken by one that kills the third; the next move is the defender's loss. */
  function overrun(at: string, from: string, more: Sketch = {}): Game {
    const g = game({
      stack: ACTIVATED,
      ...more,
      hulls: { 'D-launch1': { at, aboard: ['D-rifle1', 'D-rifle2', 'D-lmg1'] } },
      groups: { 'A-rifle1': { at: from, ap: 5 }, ...more.groups },
    });
    g.play({ type: 'boats:board', from, boat: 'D-launch1' });
    g.play(COME, 6, 1, ...ones(12));
    return g;
  }
  const FALLS = { type: 'boats:lose', group: 'D-lmg1' };

  test('[BT-9.3] off the board', () => {
    const g = overrun('a4', 'b4');
    g.play(FALLS, 1, 1);
    expect(new Set(g.offered('boats:scramble').map(({ to }) => to))).toEqual(new Set(['a4', 'a5']));
  });

  test('[BT-9.3] into burning woods', () => {
    const g = overrun('c3', 'd4', { ground: { c4: 'f' } });
    expect(only(g.play(FALLS), 'boats:overrun')).toMatchObject({
      groups: ['D-rifle1', 'D-rifle2'],
    });
  });

  test('[BT-9.3] nobody is asked where there is one square, with just the room', () => {
    const g = overrun('c3', 'd4', { groups: { 'D-rifle4': 'c4', 'D-rifle5': 'c4' } });
    g.play(FALLS, 1, 1);
    expect([g.where('D-rifle1'), g.where('D-rifle2')]).toEqual(['c4', 'c4']);
    expect(g.hull('D-launch1').crew).toBe('attacker');
  });

  test('[BT-9.3] all may die as they scramble', () => {
    const g = overrun('c3', 'd4');
    const events = g.play(FALLS, 5, 6);
    expect(events.filter(({ type }) => type === 'boats:diedScrambling')).toHaveLength(2);
    expect(events.some(({ type }) => type === 'boats:scrambled')).toBe(false);
    expect(g.hull('D-launch1')).toMatchObject({ crew: 'attacker', aboard: ['A-rifle1', 'D-lmg1'] });
  });
});

describe('BT-9.4: capture', () => {
  test('[BT-9.4] a boat without troops is assaulted the same way, and its winner crews it', () => {
    const g = launches({
      hulls: { 'D-launch1': { at: 'c2', facing: 'south', damage: 1, weapons: ['hmg'] } },
    });
    g.play(BOARD);
    const events = g.play(COME, 6, 1, 1, 1, 1);
    expect(only(events, 'boats:captured')).toEqual({
      type: 'boats:captured',
      rule: 'BT-9.4',
      boat: 'D-launch1',
      side: 'attacker',
    });
    expect(g.hull('D-launch1')).toEqual({
      at: 'c2',
      facing: 'south',
      damage: 1,
      ap: 0,
      crew: 'attacker',
      aboard: ['A-rifle1'],
      marks: ['taken'],
      beached: undefined,
    });
    expect(events.some(({ type }) => type === 'boats:overrun')).toBe(false);
    expect(g.where('A-rifle1')).toBe('aboard c2');
    expect(g.ap('A-rifle1')).toBe(1);
    expect(g.flags('A-rifle1')).toContain('moved');
    g.isKept();
    g.play({ type: 'close' });
    g.refuses({ type: 'boats:start', boat: 'D-launch1', throttle: false }, 'BT-9.4');
  });

  test('[BT-9.4] it acts from his next turn', () => {
    const g = launches({ hulls: { 'D-launch1': 'c2' }, groups: { 'D-rifle1': 'h8' } });
    g.play(BOARD, 6, 1, 1, 1, 1);
    for (const type of ['close', 'rest', 'endTurn', 'rest', 'endTurn']) {
      if (g.moves.some((move) => move.type === type)) g.play({ type });
    }
    expect(g.state.turn).toBe(2);
    expect(g.offers({ type: 'boats:start', boat: 'D-launch1', throttle: false })).toBe(true);
  });

  test('[BT-9.4] winners go aboard up to capacity, their owner says who; the rest return', () => {
    const g = launches({
      hulls: {
        'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle2'] },
        'D-launch1': { at: 'h1' },
        'D-dinghy1': { at: 'c2' },
      },
      // There is enough for one more assault.
      groups: { 'A-rifle1': { ap: 10 }, 'A-rifle2': { ap: 10 } },
    });
    g.play({ ...BOARD, boat: 'D-dinghy1' });
    g.play({ type: 'boats:chargeAll' }, 6, 1, 1, 1, 1, 1, 1);
    expect(g.question).toBe('BT-9.1 Which of the winners go aboard dinghy D1, which takes 1?');
    expect(g.asked).toBe('attacker boats:assault');
    g.isKept();
    g.refuses({ type: 'boats:crew', group: 'D-dinghy1' }, 'BT-9.4');
    g.refuses({ type: 'boats:charge' }, 'BT-9.1');
    g.refuses({ type: 'boats:chargeAll' }, 'BT-9.1');
    g.refuses({ type: 'boats:join', group: 'A-rifle1' }, 'BT-9.1');
    g.play({ type: 'boats:crew', group: 'A-rifle2' });
    expect(g.where('A-rifle2')).toBe('aboard c2');
    expect(g.hull('D-dinghy1').aboard).toEqual(['A-rifle2']);
    expect(g.hull('A-launch1').aboard).toEqual(['A-rifle1']);
    expect(g.asked).toBe('attacker activate');
  });

  test('[BT-9.4] one winner goes aboard what carries one', () => {
    const g = launches({ hulls: { 'D-launch1': 'h1', 'D-dinghy1': 'c2' } });
    const events = g.play({ ...BOARD, boat: 'D-dinghy1' }, 6, 1, 1, 1, 1);
    expect(only(events, 'boats:wentAboard')).toMatchObject({
      groups: ['A-rifle1'],
      boat: 'D-dinghy1',
    });
    expect(g.asked).toBe('attacker activate');
  });

  test('[BT-9.4] vehicles aboard are destroyed with the rest', () => {
    const g = launches({
      hulls: {
        'D-launch1': 'h1',
        'D-landingcraft1': { at: 'c2', aboard: ['D-tank1'] },
        'D-tank1': {},
      },
    });
    g.play({ ...BOARD, boat: 'D-landingcraft1' }, 6, 1, 1, 1, 1);
    expect(g.where('D-tank1')).toBe('removed');
    expect(g.hull('D-landingcraft1')).toMatchObject({ crew: 'attacker', aboard: ['A-rifle1'] });
    g.isKept();
  });

  test('[BT-9.4] one of two boats in a square is taken; the other may assault it from there', () => {
    const g = launches({
      hulls: {
        'D-launch1': 'c2',
        'D-launch2': { at: 'c2', aboard: ['D-rifle2'] },
      },
    });
    g.play(BOARD, 6, 1, 1, 1, 1);
    expect(g.hull('D-launch2').crew).toBe('defender');
    g.isKept();
    const later = game({
      side: 'defender',
      stack: ACTIVATED,
      groups: { 'D-rifle2': { ap: 5 } },
      hulls: {
        'D-launch1': { at: 'c2', crew: 'attacker' },
        'D-launch2': { at: 'c2', aboard: ['D-rifle2'] },
      },
    });
    later.play({ type: 'boats:board', from: 'c2', boat: 'D-launch1' }, 6, 1, 1, 1, 1);
    expect(later.hull('D-launch1')).toMatchObject({ crew: 'defender', marks: ['taken'] });
  });
});

describe('BT-3.5: a tank', () => {
  test('[BT-3.5] is assaulted like a boat, and a win destroys it', () => {
    const g = game({
      stack: ACTIVATED,
      groups: { 'A-rifle1': { at: 'c5', ap: 6 } },
      hulls: { 'D-tank1': 'd5' },
    });
    g.play({ type: 'boats:board', from: 'c5', boat: 'D-tank1' });
    // Its machine gun may shoot.
    expect(g.asked).toBe('defender boats:repel');
    const events = g.play(COME, 6, 1, 1, 1, 1);
    expect(only(events, 'boats:destroyed')).toMatchObject({ boat: 'D-tank1', rule: 'BT-3.5' });
    expect(g.where('D-tank1')).toBe('removed');
    expect(g.where('A-rifle1')).toBe('c5');
    expect(g.ap('A-rifle1')).toBe(1);
  });
});

describe('BT-9.5: from boats at the shore', () => {
  /** Two groups in a launch in the shallows; enemies on the beach. */
  const landing = (more: Sketch = {}): Game =>
    game({
      stack: ACTIVATED,
      hulls: { 'A-launch1': { at: 'c3', aboard: ['A-rifle1', 'A-rifle2'] } },
      ...more,
      groups: {
        'A-rifle1': { ap: 6 },
        'A-rifle2': { ap: 5 },
        'D-rifle1': 'c4',
        'D-rifle2': 'c4',
        ...more.groups,
      },
    });
  const STORM = { type: 'boats:storm', from: 'c3', to: 'c4' };

  test('[BT-9.5] 5 AP, no +2, -1 into closed ground; the winners are ashore, the others withdraw', () => {
    const g = landing({ ground: { c4: 'b' } });
    g.play(STORM);
    expect(g.question).toBe('BT-9.5 Who assaults c4 from the boats at c3?');
    g.play({ type: 'boats:chargeAll' });
    expect(g.question).toBe(
      'BT-9.2 Here they come from the boats at c3. Does c4 shoot? It is ready on 4+.',
    );
    g.play(COME, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(g.asked).toBe('defender boats:losses');
    g.isKept();
    const events = g.play({ type: 'boats:lose', group: 'D-rifle1' }, 4, 4);
    expect(only(events, 'pursuit')).toMatchObject({ rule: 'QS-10.7', side: 'attacker', kills: 0 });
    expect(g.where('A-rifle1')).toBe('c4');
    expect(g.flags('A-rifle1')).toContain('moved');
    expect(g.where('A-rifle2')).toBe('c4');
    expect(g.hull('A-launch1').aboard).toEqual([]);
    expect(only(events, 'retreated')).toMatchObject({ groups: ['D-rifle2'], to: 'c5' });
    expect(g.where('D-rifle1')).toBe('casualty c4');
    expect(g.ap('A-rifle1')).toBe(1);
    g.isKept();
  });

  test('[BT-9.5] three dice each into the open', () => {
    const g = landing();
    g.play(STORM);
    g.play({ type: 'boats:chargeAll' });
    const events = g.play(COME, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(events.find(({ type }) => type === 'assaultDice')).toMatchObject({
      rule: 'QS-10.3',
      reasons: [{ key: 'assaulters', count: 6 }],
    });
    expect(events.some(({ type }) => type === 'retreated')).toBe(false);
    expect(g.where('A-rifle1')).toBe('c4');
  });

  test('[BT-9.5] QS-10.7 losers are pursued and return aboard; who falls lies in the square', () => {
    const g = landing();
    g.play(STORM);
    g.play({ type: 'boats:chargeAll' });
    const events = g.play(COME, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1);
    expect(only(events, 'pursuit')).toMatchObject({ rule: 'QS-10.7', side: 'defender', kills: 1 });
    g.isKept();
    const after = g.play({ type: 'boats:lose', group: 'A-rifle1' });
    expect(g.where('A-rifle1')).toBe('casualty c4');
    expect(g.where('A-rifle2')).toBe('aboard c3');
    expect(only(after, 'boats:returned')).toMatchObject({ rule: 'BT-9.5', groups: ['A-rifle2'] });
    expect(g.hull('A-launch1').aboard).toEqual(['A-rifle2']);
    expect(g.ap('A-rifle2')).toBe(0);
    g.isKept();
  });

  test('[QS-10.6] a square with nobody left in it is won, whatever that costs', () => {
    const g = landing({ groups: { 'D-rifle2': 'h8' } });
    g.play(STORM);
    g.play({ type: 'boats:chargeAll' });
    g.play(COME, 6, 1, 1, 1, 1, 1, 6, 1, 1);
    g.play({ type: 'boats:lose', group: 'A-rifle1' });
    expect(g.where('A-rifle2')).toBe('c4');
  });

  test('[QS-5.9] those who withdrew this turn do not shoot at who comes ashore', () => {
    const withdrew = { at: 'c4', flags: ['withdrew'] };
    const g = landing({ groups: { 'D-rifle1': withdrew, 'D-rifle2': withdrew } });
    g.play(STORM);
    g.play({ type: 'boats:chargeAll' }, ...ones(12), 1, 1);
    expect(g.where('A-rifle1')).toBe('aboard c3');
  });

  test('[QS-10.7] pursuit kills defenders, who choose', () => {
    const g = landing({ groups: { 'D-lmg1': 'c4' } });
    g.play(STORM);
    g.play({ type: 'boats:chargeAll' });
    g.play(COME, 6, 1, 1, 1, 1, 1, ...ones(9));
    g.play({ type: 'boats:lose', group: 'D-rifle1' }, 5, 1);
    expect(g.asked).toBe('defender boats:losses');
    g.isKept();
    g.play({ type: 'boats:lose', group: 'D-rifle2' });
    expect(g.where('D-lmg1')).toBe('c5');
    expect(g.where('D-rifle2')).toBe('casualty c4');
  });

  test('[BT-9.5] here they come: every group of the square, at those who charge', () => {
    const g = landing({ groups: { 'D-lmg1': 'c4' } });
    g.play(STORM);
    g.play({ type: 'boats:chargeAll' });
    const events = g.play({ type: 'boats:repel' }, 4, 1, 1, 1, 1, 6, 1);
    expect(only(events, 'volley')).toMatchObject({ groups: ['D-lmg1', 'D-rifle1', 'D-rifle2'] });
    expect(g.asked).toBe('attacker allocate');
    g.isKept();
  });

  test('[BT-9.5] only groups aboard, and only where there are enemies ashore, next to them', () => {
    const g = landing({ groups: { 'A-lmg1': { at: 'd4', ap: 6 }, 'A-rifle2': { ap: 0 } } });
    expect(g.why({ type: 'boats:storm', from: 'd4', to: 'c4' })).toBe('BT-9.5 boats:notOnBoats');
    g.refuses({ type: 'boats:storm', from: 'd4', to: 'c4' }, 'BT-9.5');
    g.refuses({ type: 'boats:storm', from: 'c3', to: 'b4' }, 'BT-9.5');
    const far = landing({ groups: { 'D-rifle5': 'c6' } });
    far.refuses({ type: 'boats:storm', from: 'c3', to: 'c6' }, 'BT-9.1');
    g.refuses({ type: 'boats:storm', from: 'h1', to: 'c4' }, 'BT-9.1');
  });
});

describe('QS-11.1: markers aboard', () => {
  const CLEAR = { type: 'boats:clear', boat: 'A-launch1', platoon: 'A' };
  const wounded = (more: Sketch = {}): Game =>
    game({
      stack: ACTIVATED,
      hulls: {
        'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'B-rifle1'], fallen: ['A-rifle2'] },
      },
      ...more,
      groups: { 'A-rifle1': { ap: 2 }, 'B-rifle1': { ap: 1 }, ...more.groups },
    });

  test('[BT-5.1] QS-11.1 all aboard give up an AP, and 4+ removes a marker', () => {
    const g = wounded();
    const events = g.play(CLEAR, 4);
    expect(only(events, 'boats:markerCleared')).toMatchObject({ dice: [4], needs: 4 });
    expect(g.where('A-rifle2')).toBe('removed');
    expect([g.ap('A-rifle1'), g.ap('B-rifle1')]).toEqual([1, 0]);
    g.isKept();
    const fails = wounded();
    only(fails.play(CLEAR, 3), 'boats:markerStays');
    expect(fails.where('A-rifle2')).toBe('fallenAboard c1');
  });

  test('[QS-11.1] not where somebody aboard has none to give up, nor without a marker of the platoon', () => {
    const g = wounded({ groups: { 'B-rifle1': { ap: 0 } } });
    expect(g.why(CLEAR)).toBe('QS-11.1 boats:notEverybody');
    g.refuses(CLEAR, 'QS-11.1');
    wounded().refuses({ ...CLEAR, platoon: 'B' }, 'QS-11.1');
    wounded().refuses({ ...CLEAR, boat: 'A-rifle1' }, 'QS-11.1');
  });

  test('[QS-11.1] not where nobody is aboard, nor on a boat that the enemy has', () => {
    const left = (crew: 'attacker' | 'defender'): Game =>
      wounded({
        groups: { 'A-rifle1': { at: 'c4', ap: 1 }, 'B-rifle1': 'c4' },
        hulls: { 'A-launch1': { at: 'c1', crew, fallen: ['A-rifle2'] } },
      });
    expect(left('attacker').why(CLEAR)).toBe('QS-11.1 boats:notEverybody');
    expect(left('defender').why(CLEAR)).toBe('QS-11.1 boats:noMarker');
  });
});

describe('QS-10.5: losses', () => {
  test('[QS-10.5] who does not choose loses the least of them', () => {
    const g = launches({
      hulls: { 'D-launch1': { at: 'c2', aboard: ['D-commander', 'D-lmg1', 'D-rifle1'] } },
    });
    g.play(BOARD);
    g.play(COME, 6, 1, ...ones(12));
    expect(pbiBoats.fallback(g.state, 'defender')).toEqual({
      type: 'boats:lose',
      group: 'D-rifle1',
    });
  });
});
