import { describe, expect, test } from 'vitest';
import { game, only, sailing, SEA, type HullSketch, type Sketch } from './support/game.ts';

/** A boat about to leave a square with a mine that is known; it goes off on a 5. */
function mined(
  boat: string,
  hull: HullSketch & { readonly at: string },
  more: Sketch = {},
): Sketch {
  return {
    stack: sailing(boat),
    ...more,
    // Somebody is left whatever happens.
    groups: { 'C-rifle1': 'a8', ...more.groups },
    hulls: {
      [boat]: { ap: 12, marks: ['started'], facing: 'south', ...hull },
      ...more.hulls,
    },
    more: { mines: { rows: [[2, 8]], laid: [hull.at], found: [true] }, ...more.more },
  };
}

const OFF = 5;

describe('BT-7.4 who is aboard of a boat that sinks', () => {
  test('BT-7.4 far from land and boats all are lost without a roll, and leave no marker', () => {
    const played = game(
      mined(
        'A-mtb1',
        { at: 'd3', aboard: ['A-rifle1', 'A-rifle2'], fallen: ['A-rifle3'] },
        { board: SEA },
      ),
    );
    const events = played.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, OFF);
    expect(only(events, 'boats:lostAboard').groups).toEqual(['A-rifle1', 'A-rifle2']);
    for (const id of ['A-mtb1', 'A-rifle1', 'A-rifle2', 'A-rifle3']) {
      expect(played.where(id)).toBe('removed');
    }
    expect(played.asked).toBe('attacker residual');
    played.isKept();
  });

  test('BT-7.4 within one square of a landing place each is saved on 4+, and the owner says where', () => {
    const played = game(
      mined('A-mtb1', { at: 'd3', aboard: ['A-rifle1', 'A-rifle2', 'A-rifle3'] }),
    );
    const events = played.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, OFF, 4, 3, 6);
    expect(events.map(({ type }) => type)).toEqual([
      'boats:exploded',
      'boats:sunk',
      'boats:saved',
      'boats:drowned',
      'boats:saved',
    ]);
    expect(played.where('A-rifle2')).toBe('removed');
    expect(played.asked).toBe('attacker boats:rescue');
    expect(played.offered('boats:swim')).toEqual(
      ['A-rifle1', 'A-rifle3'].flatMap((group) => ['c4', 'd4', 'e4'].map((to) => ({ group, to }))),
    );
    played.isKept();
    played.refuses({ type: 'boats:swim', group: 'A-rifle1', to: 'f4' }, 'BT-7.4');
    played.refuses({ type: 'boats:swim', group: 'A-rifle2', to: 'd4' }, 'BT-7.4');
    played.refuses({ type: 'boats:haul', group: 'A-rifle1', boat: 'A-mtb1' }, 'BT-7.4');
    played.play({ type: 'boats:swim', group: 'A-rifle3', to: 'e4' });
    played.isKept();
    played.play({ type: 'boats:swim', group: 'A-rifle1', to: 'c4' });
    expect([played.where('A-rifle1'), played.where('A-rifle3')]).toEqual(['c4', 'e4']);
    expect(played.flags('A-rifle1')).toEqual(['idle']);
    expect(played.where('A-mtb1')).toBe('removed');
    expect(played.asked).toBe('attacker residual');
    played.isKept();
  });

  test('BT-7.4 where there is one place with room for all they go there unasked', () => {
    const ground = { c4: '.', e4: '.' };
    const played = game(
      mined('A-mtb1', { at: 'd3', aboard: ['A-rifle1', 'A-rifle2'] }, { ground }),
    );
    played.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, OFF, 4, 4);
    expect([played.where('A-rifle1'), played.where('A-rifle2')]).toEqual(['d4', 'd4']);
    expect(played.asked).toBe('attacker residual');
  });

  test('BT-7.4 QS-2.6 four groups find room ashore; the owner chooses who, and the others are lost', () => {
    const played = game(
      mined(
        'A-mtb1',
        { at: 'd3', aboard: ['A-rifle1', 'A-rifle2'] },
        {
          ground: { c4: '.', e4: '.' },
          groups: { 'A-lmg1': 'd4', 'A-lmg2': 'd4', 'A-lmg3': 'd4' },
        },
      ),
    );
    played.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, OFF, 4, 4);
    expect(played.asked).toBe('attacker boats:rescue');
    const events = played.play({ type: 'boats:swim', group: 'A-rifle2', to: 'd4' });
    expect(only(events, 'boats:lostAboard').groups).toEqual(['A-rifle1']);
    expect([played.where('A-rifle1'), played.where('A-rifle2')]).toEqual(['removed', 'd4']);
  });

  test('BT-7.4 a full or enemy-held landing place saves nobody', () => {
    const groups = { 'D-rifle1': 'd4' };
    const played = game(
      mined('A-mtb1', { at: 'd3', aboard: ['A-rifle1'] }, { ground: { c4: '.', e4: '.' }, groups }),
    );
    played.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, OFF);
    expect(played.where('A-rifle1')).toBe('removed');
  });

  test('BT-7.4 a boat with room takes groups on, up to its capacity', () => {
    const played = game(
      mined(
        'A-mtb1',
        { at: 'd3', aboard: ['A-rifle1', 'A-rifle2'] },
        {
          board: SEA,
          hulls: {
            'A-launch1': { at: 'c2', aboard: ['A-lmg1', 'A-lmg2', 'A-lmg3'] },
            'A-launch2': { at: 'f3' },
          },
        },
      ),
    );
    played.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, OFF, 4, 4);
    expect(played.moves).toEqual([
      { type: 'boats:haul', group: 'A-rifle1', boat: 'A-launch1' },
      { type: 'boats:haul', group: 'A-rifle2', boat: 'A-launch1' },
    ]);
    played.refuses({ type: 'boats:haul', group: 'A-rifle1', boat: 'A-launch2' }, 'BT-7.4');
    played.isKept();
    played.play({ type: 'boats:haul', group: 'A-rifle2', boat: 'A-launch1' });
    expect(played.hull('A-launch1').aboard).toContain('A-rifle2');
    expect(played.flags('A-rifle2')).toEqual(['idle']);
    expect(played.where('A-rifle1')).toBe('removed');
    // Who takes others on does not wait for it.
    expect(played.hull('A-launch1').marks).toEqual([]);
  });

  test('BT-7.4 an enemy boat takes nobody on', () => {
    const hulls = { 'D-launch1': 'c2' };
    const played = game(mined('A-mtb1', { at: 'd3', aboard: ['A-rifle1'] }, { board: SEA, hulls }));
    played.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, OFF);
    expect(played.where('A-rifle1')).toBe('removed');
  });

  test('BT-7.4 a vehicle needs a landing place: a boat with room is none', () => {
    const hulls = { 'A-tank1': {}, 'A-landingcraft2': 'c3' };
    const carried = { aboard: ['A-rifle1', 'A-tank1'] };
    const far = game(mined('A-landingcraft1', { at: 'd3', ...carried }, { board: SEA, hulls }));
    far.play({ type: 'boats:go', boat: 'A-landingcraft1', to: 'd2' }, OFF, 4);
    expect([far.where('A-rifle1'), far.where('A-tank1')]).toEqual(['aboard c3', 'removed']);

    const near = game(mined('A-landingcraft1', { at: 'd3', ...carried }, { hulls }));
    near.play({ type: 'boats:go', boat: 'A-landingcraft1', to: 'd2' }, OFF, 3, 4);
    expect(near.offered('boats:swim')).toEqual(
      ['c4', 'd4', 'e4'].map((to) => ({ group: 'A-tank1', to })),
    );
    near.isKept();
    near.refuses({ type: 'boats:haul', group: 'A-tank1', boat: 'A-landingcraft2' }, 'BT-7.4');
    near.play({ type: 'boats:swim', group: 'A-tank1', to: 'd4' });
    expect(near.where('A-tank1')).toBe('d4');
    // It does nothing more this turn.
    near.refuses({ type: 'boats:start', boat: 'A-tank1', throttle: false }, 'BT-3.1');
  });
});
