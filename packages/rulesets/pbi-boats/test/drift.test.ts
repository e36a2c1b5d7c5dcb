import { describe, expect, test } from 'vitest';
import { game, only, SEA, type Game, type HullSketch, type Sketch } from './support/game.ts';

const END = { type: 'endTurn' };
const NORTH = 1;
const EAST = 2;
const SOUTH = 3;
const WEST = 4;

/** The defender is about to end his turn, and then a boat of the attacker's has no power. */
function powerless(hull: HullSketch & { readonly at: string }, more: Sketch = {}): Game {
  return game({
    side: 'defender',
    stack: [{ type: 'residual' }],
    ...more,
    // Somebody is left whatever happens.
    groups: { 'C-rifle1': 'a8', ...more.groups },
    hulls: { 'A-mtb1': { damage: 2, ...hull }, ...more.hulls },
  });
}

describe('BT-7.3 drift', () => {
  test.each([
    [NORTH, 'd6'],
    [EAST, 'e5'],
    [SOUTH, 'd4'],
    [WEST, 'c5'],
  ])('[BT-7.3] a %i drifts it one square, with all aboard, at the start of the turn', (die, to) => {
    const played = powerless({ at: 'd5', aboard: ['A-rifle1'] }, { board: SEA });
    const events = played.play(END, die);
    expect(only(events, 'boats:drifted')).toMatchObject({
      rule: 'BT-7.3',
      square: 'd5',
      dice: [die],
    });
    expect([played.where('A-mtb1'), played.where('A-rifle1')]).toEqual([to, `aboard ${to}`]);
    // BT-6.2: drifting is not moving.
    expect(played.hull('A-mtb1')).toMatchObject({ marks: [], beached: undefined });
    expect(played.asked).toMatch(/^attacker/);
    played.isKept();
  });

  test('[BT-7.3] on 5 and 6 it goes with the current', () => {
    for (const die of [5, 6]) {
      const played = powerless({ at: 'd5' }, { board: SEA, more: { current: 'west' } });
      played.play(END, die);
      expect(played.where('A-mtb1')).toBe('c5');
    }
  });

  test('[BT-7.3] without a current 5 and 6 are rolled again', () => {
    const played = powerless({ at: 'd5' }, { board: SEA });
    const events = played.play(END, 5, 6, EAST);
    expect(only(events, 'boats:drifted').dice).toEqual([5, 6, EAST]);
    expect(played.where('A-mtb1')).toBe('e5');
  });

  test('[BT-7.1] a boat that is only slowed does not drift, nor does one of the other side', () => {
    const played = powerless(
      { at: 'd5', damage: 1 },
      { board: SEA, hulls: { 'D-launch1': { at: 'f5', damage: 2 } }, groups: { 'D-rifle1': 'h8' } },
    );
    // The defender's is patched at the end of his turn, and is not.
    played.play(END, 3);
    expect([played.where('A-mtb1'), played.where('D-launch1')]).toEqual(['d5', 'f5']);
  });

  test('[BT-7.3] another boat stops it, an own one too', () => {
    for (const other of ['A-launch1', 'D-launch1']) {
      const played = powerless({ at: 'd5' }, { board: SEA, hulls: { [other]: 'e5' } });
      const events = played.play(END, EAST);
      only(events, 'boats:driftStopped');
      expect(played.hull('A-mtb1')).toMatchObject({ at: 'd5', beached: undefined });
    }
  });

  test('[BT-7.3] land beaches it where it is', () => {
    const played = powerless({ at: 'd3' }, { ground: { d4: '.' } });
    only(played.play(END, NORTH), 'boats:driftedAground');
    expect(played.hull('A-mtb1')).toMatchObject({ at: 'd3', beached: 'd4' });
    played.isKept();
  });

  test('[BT-7.3] a beach or pier beaches it after it has entered', () => {
    for (const letter of ['_', '=']) {
      const played = powerless({ at: 'd3' }, { ground: { d4: letter } });
      const events = played.play(END, NORTH);
      expect(only(events, 'boats:beached').square).toBe('d4');
      expect(played.hull('A-mtb1')).toMatchObject({ at: 'd4', beached: 'd4' });
      played.isKept();
    }
  });

  test('[BT-7.3] BT-2.2 a beach that the enemy holds beaches it where it is', () => {
    const played = powerless({ at: 'd3' }, { groups: { 'D-mortar1': 'd4' } });
    only(played.play(END, NORTH), 'boats:driftedAground');
    expect(played.hull('A-mtb1')).toMatchObject({ at: 'd3', beached: 'd4' });
  });

  test('[BT-7.3] a boat of the enemy at a beach stops it, and it is not beached', () => {
    const played = powerless({ at: 'd3' }, { hulls: { 'D-launch1': 'd4' } });
    only(played.play(END, NORTH), 'boats:driftStopped');
    expect(played.hull('A-mtb1')).toMatchObject({ at: 'd3', beached: undefined });
  });

  test('[BT-6.7] who watches may shoot at a boat that drifts near; the others drift after that', () => {
    const played = powerless(
      { at: 'd5', aboard: ['A-rifle1'] },
      {
        board: SEA,
        hulls: {
          'A-mtb2': { at: 'a3', damage: 2 },
          'A-mtb3': { at: 'c3', damage: 1 },
          'A-mtb4': { at: 'h6', damage: 2, beached: 'h7' },
          'A-mtb5': { at: 'e2', damage: 2, crew: 'defender' },
          'D-launch1': { at: 'f6', damage: 2, aboard: ['D-rifle1'] },
        },
      },
    );
    // The last two are patched at the end of the defender's turn, and are not.
    played.play(END, 1, 1, EAST);
    expect(played.asked).toBe('defender boats:watch');
    expect(played.accepts({ boats: ['A-mtb2'] }, -2)).toBe(true);
    for (const boats of [
      ['A-mtb2', 'A-mtb2'],
      ['A-mtb3'],
      ['A-mtb4'],
      ['A-mtb5'],
      ['D-launch1'],
      ['A-rifle1'],
    ]) {
      expect(played.accepts({ boats }, -2), String(boats)).toBe(false);
    }
    played.play({ type: 'boats:hold' }, NORTH);
    expect(played.where('A-mtb2')).toBe('a4');
  });

  test('[BT-7.3] an empty boat is lost alone', () => {
    const played = powerless({ at: 'd1' });
    const events = played.play(END, SOUTH);
    expect(events.some(({ type }) => type === 'boats:lostAboard')).toBe(false);
    expect(played.where('A-mtb1')).toBe('removed');
  });

  test('[BT-7.3] a beached boat does not drift, and does not move', () => {
    const played = powerless({ at: 'd4', beached: 'd4' });
    played.play(END);
    expect(played.where('A-mtb1')).toBe('d4');
    const patched = game({
      hulls: { 'A-mtb1': { at: 'd4', beached: 'd4', facing: 'south', ap: 9, marks: ['started'] } },
      stack: [{ type: 'motivate' }, { type: 'boats:sail', boat: 'A-mtb1' }],
    });
    patched.refuses({ type: 'boats:go', boat: 'A-mtb1', to: 'd3' }, 'BT-7.3');
  });

  test('[BT-7.3] off the table it is lost with all aboard, and none leaves a marker', () => {
    const played = powerless({ at: 'd1', aboard: ['A-rifle1', 'A-lmg1'], fallen: ['A-rifle2'] });
    const events = played.play(END, SOUTH);
    expect(events.map(({ type }) => type)).toEqual([
      'turnBegan',
      'boats:driftedOff',
      'boats:lost',
      'boats:lostAboard',
    ]);
    for (const id of ['A-mtb1', 'A-rifle1', 'A-lmg1', 'A-rifle2']) {
      expect(played.where(id)).toBe('removed');
    }
    played.isKept();
  });

  test('[QS-12.3] the game is over where the last of the attackers drift off the table', () => {
    const played = game({
      side: 'defender',
      stack: [{ type: 'residual' }],
      hulls: { 'A-mtb1': { at: 'd1', damage: 2, aboard: ['A-rifle1'] } },
    });
    played.play(END, SOUTH);
    expect(played.asked).toBe('over');
  });

  test('[BT-8.1] BT-8.2 drifting onto a mine finds it; drifting off one is no attempt to leave', () => {
    const mines = { rows: [[2, 8]], laid: ['e5'] } as const;
    const onto = powerless({ at: 'd5' }, { board: SEA, more: { mines } });
    only(onto.play(END, EAST), 'boats:mineFound');
    expect(onto.where('A-mtb1')).toBe('e5');
    onto.isKept();
    const off = powerless(
      { at: 'e5' },
      { board: SEA, more: { mines: { ...mines, found: [true] } } },
    );
    off.play(END, EAST);
    expect(off.where('A-mtb1')).toBe('f5');
  });

  test('[BT-7.3] boats drift one after another, in the order of the roster', () => {
    const played = powerless(
      { at: 'd5' },
      { board: SEA, hulls: { 'A-mtb2': { at: 'e5', damage: 2 } } },
    );
    // The first is stopped by the second, which then goes.
    played.play(END, EAST, NORTH);
    expect([played.where('A-mtb1'), played.where('A-mtb2')]).toEqual(['d5', 'e6']);
  });
});

describe('BT-3.6 the end of a turn', () => {
  /** The attacker is about to end his turn. */
  function ending(sketch: Sketch): Game {
    const groups = { 'C-rifle1': 'a8', ...sketch.groups };
    return game({ stack: [{ type: 'residual' }], board: SEA, ...sketch, groups });
  }

  test('[BT-7.2] 4+ takes one damage off, whatever it is', () => {
    const played = ending({
      hulls: { 'A-mtb1': { at: 'c3', damage: 2 }, 'A-mtb2': { at: 'e3', damage: 1 } },
    });
    const events = played.play(END, 4, 3);
    expect(only(events, 'boats:patched')).toMatchObject({ boat: 'A-mtb1', dice: [4], needs: 4 });
    expect(only(events, 'boats:notPatched')).toMatchObject({ boat: 'A-mtb2', dice: [3] });
    expect([played.hull('A-mtb1').damage, played.hull('A-mtb2').damage]).toEqual([1, 1]);
  });

  test('[BT-3.5] BT-7.2 a vehicle is patched too, ashore or aboard', () => {
    const played = ending({
      hulls: {
        'A-landingcraft1': { at: 'c3', aboard: ['A-tank2'] },
        'A-tank1': { at: 'c7', damage: 1 },
        'A-tank2': { damage: 2 },
      },
    });
    played.play(END, 4, 4);
    expect([played.hull('A-tank1').damage, played.hull('A-tank2').damage]).toEqual([0, 1]);
  });

  test('[BT-7.2] a boat that has not arrived is not patched', () => {
    const played = ending({
      hulls: { 'A-mtb1': { damage: 1 } },
      more: { reserves: [{ pieces: ['A-mtb1'], turn: 5 }] },
    });
    played.play(END);
    expect(played.hull('A-mtb1').damage).toBe(1);
  });

  test('[BT-7.2] nobody patches what the other side crews', () => {
    const hulls = { 'A-mtb1': { at: 'c3', damage: 1, crew: 'defender' } } as const;
    const played = ending({ hulls });
    played.play(END);
    expect(played.hull('A-mtb1').damage).toBe(1);
  });

  test('[BT-7.3] 4+ refloats a beached boat, after it was patched', () => {
    const hulls = { 'A-mtb1': { at: 'c7', beached: 'c7', damage: 1 } };
    const stays = ending({ hulls });
    const refloat = only(stays.play(END, 4, 3), 'boats:notRefloated');
    expect(refloat).toMatchObject({ rule: 'BT-7.3', dice: [3], needs: 4 });
    expect(stays.hull('A-mtb1')).toMatchObject({ damage: 0, beached: 'c7' });
    const floats = ending({ hulls });
    only(floats.play(END, 3, 4), 'boats:refloated');
    expect(floats.hull('A-mtb1')).toMatchObject({ damage: 1, beached: undefined });
  });

  test('[BT-8.2] BT-3.6 a boat still in a mined square sets it off on 5+, before it is patched', () => {
    const more = { mines: { rows: [[2, 8]], laid: ['c3'], found: [true] } } as const;
    const hulls = { 'A-mtb1': { at: 'c3', damage: 1 } };
    const silent = ending({ hulls, more });
    expect(silent.play(END, 4, 4).map(({ type }) => type)).toEqual([
      'boats:silent',
      'boats:patched',
      'turnBegan',
    ]);
    const explodes = ending({ hulls, more });
    const events = explodes.play(END, 5);
    expect(only(events, 'boats:exploded')).toMatchObject({ rule: 'BT-8.2', square: 'c3' });
    expect(explodes.where('A-mtb1')).toBe('removed');
    expect(explodes.asked).toMatch(/^defender/);
  });

  test('[BT-8.2] the mine destroys one boat; who is saved is placed before the next boat rolls', () => {
    const played = ending({
      hulls: {
        'A-mtb1': { at: 'c6', aboard: ['A-rifle1'] },
        'A-mtb2': { at: 'c6' },
        'A-mtb3': { at: 'f3' },
        'D-launch1': 'h3',
      },
      more: {
        mines: {
          rows: [
            [2, 8],
            [2, 8],
          ],
          laid: ['c6', 'f3'],
          found: [true, true],
        },
      },
    });
    played.play(END, 5, 4);
    expect(played.asked).toBe('attacker boats:rescue');
    expect(played.accepts({ boats: ['A-mtb3'] }, -2)).toBe(true);
    for (const boats of [['A-mtb3', 'A-mtb3'], ['A-rifle1'], ['D-launch1']]) {
      expect(played.accepts({ boats }, -2), String(boats)).toBe(false);
    }
    // The other boat there has no mine under it any more; the third has.
    const events = played.play({ type: 'boats:haul', group: 'A-rifle1', boat: 'A-mtb2' }, 6);
    expect(only(events, 'boats:exploded').boat).toBe('A-mtb3');
    expect(played.where('A-rifle1')).toBe('aboard c6');
    expect(played.where('A-mtb2')).toBe('c6');
  });

  test('[BT-8.2] a boat of the other side waits for the end of its own turn', () => {
    const played = ending({
      groups: { 'D-rifle1': 'h8' },
      hulls: { 'D-mtb1': 'c3' },
      more: { mines: { rows: [[2, 8]], laid: ['c3'], found: [true] } },
    });
    played.play(END);
    expect(played.where('D-mtb1')).toBe('c3');
  });
});
