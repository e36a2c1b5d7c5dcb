import { describe, expect, test } from 'vitest';
import { SETTING } from '@sandtable/kernel';
import { isInArc } from '../src/rules/weapons.ts';
import { ACTIVATED, game, only, sailing, SEA, type AnyMove } from './support/game.ts';

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

  test('[BT-3.2, BT-5.2] HMG 4 dice for 1 AP, cannon its effect for 4, mortar 3 for 2', () => {
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

  test('[BT-3.3] shotsEachWeapon: three of each', () => {
    const g = game({ ...MTB, options: { shotsEachWeapon: true } });
    const fire = (weapon: number): AnyMove => {
      return { type: 'boats:fire', boat: 'A-mtb1', weapon, what: 'ashore', at: 'c7' };
    };
    for (let i = 0; i < 3; i++) g.play(fire(1), 1, 1, 1, 1, 1);
    g.refuses(fire(1), 'BT-3.3');
    expect(g.why(fire(5))).toBe(undefined);
  });

  test('[BT-2.4] the cannon within 45 degrees of the bow, machine guns ahead, astern, all round', () => {
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

  test('[BT-6.2] a cannon at a hull is an anti-tank weapon', () => {
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

  test('[BT-5.1] not after the troops aboard have shot; BT-3.4 nor at full throttle; BT-3.2 nor without AP', () => {
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

  test('[BT-1.4] a line is needed, but not for a mortar', () => {
    const g = game({ ...MTB, hulls: { ...MTB.hulls, 'A-launch1': 'c5' } });
    g.refuses(
      { type: 'boats:fire', boat: 'A-mtb1', weapon: 1, what: 'ashore', at: 'c7' },
      'BT-1.4',
    );
    expect(g.offered('boats:fire')).toEqual([
      { boat: 'A-mtb1', weapon: 4, what: 'ashore', at: 'c7' },
    ]);
  });

  test('[BT-5.2] hits on groups ashore are dealt by the book', () => {
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

  test('[BT-6.1] machine guns and mortars at a soft hull, and BT-6.3 a cannon', () => {
    const hulls = { ...MTB.hulls, 'D-launch1': 'c5' };
    const fire = (weapon: number): AnyMove => {
      return { type: 'boats:fire', boat: 'A-mtb1', weapon, what: 'hull', at: 'D-launch1' };
    };
    const g = game({ ...MTB, hulls });
    g.play(fire(1), 6, 1, 1, 1, 1);
    g.play(fire(4), 6, 1, 1, 2);
    expect(g.hull('D-launch1').damage).toBe(1);
    g.refuses(fire(2), 'BT-2.4');
    g.play(fire(3), 3);
    expect(g.where('D-launch1')).toBe('removed');
  });

  test('[BT-6.4] a cannon at troops: its dice, and their save', () => {
    const g = game({
      ...MTB,
      groups: {},
      hulls: { ...MTB.hulls, 'D-mtb1': { at: 'c5', aboard: ['D-rifle1'] }, 'D-mtb2': 'h8' },
      ground: { h8: '~' },
    });
    const events = g.play(
      { type: 'boats:fire', boat: 'A-mtb1', weapon: 3, what: 'troops', at: 'D-mtb1' },
      6,
      1,
      1,
      1,
      1,
      1,
      2,
    );
    expect(only(events, 'save')).toMatchObject({ needs: 2, failed: 0 });
  });

  test('[BT-7.3] a beached boat shoots all the same', () => {
    const hull = { ...MTB.hulls['A-mtb1'], at: 'c6', beached: 'c7' };
    const g = game({ ...MTB, groups: { 'D-rifle1': 'c8' }, hulls: { 'A-mtb1': hull } });
    expect(g.offered('boats:fire').map(({ weapon }) => weapon)).toEqual([1, 3, 4, 5]);
  });

  test('[BT-6.6] another boat cannot be ordered to shoot', () => {
    const g = game({ ...MTB, hulls: { ...MTB.hulls, 'A-mtb2': { at: 'e3', weapons: ['hmg'] } } });
    g.refuses(
      { type: 'boats:fire', boat: 'A-mtb2', weapon: 1, what: 'ashore', at: 'c7' },
      'BT-3.1',
    );
  });
});

describe('BT-3.5 vehicles on land', () => {
  const TANK = {
    stack: sailing('A-tank1'),
    groups: { 'D-rifle1': 'c8' },
    hulls: { 'A-tank1': { at: 'c5', ap: 8, marks: ['started'] } },
  } as const;

  test('[BT-3.5] a tank has an LMG and a cannon of effect 6', () => {
    const g = game(TANK);
    expect(g.offered('boats:fire')).toEqual([
      { boat: 'A-tank1', weapon: 1, what: 'ashore', at: 'c8' },
      { boat: 'A-tank1', weapon: 2, what: 'ashore', at: 'c8' },
    ]);
    const events = g.play(
      { type: 'boats:fire', boat: 'A-tank1', weapon: 2, what: 'ashore', at: 'c8' },
      1,
      1,
      1,
      1,
      1,
      1,
      1,
    );
    expect(only(events, 'volley')).toMatchObject({ reasons: [{ key: 'cannon', count: 6 }] });
    expect(g.hull('A-tank1').ap).toBe(4);
    g.isKept();
  });

  test('[BT-3.5, BT-6.2] guns shoot at it as at a hard hull, and small arms not at all', () => {
    const g = game({
      side: 'defender',
      stack: ACTIVATED,
      groups: { 'D-lightgun1': { at: 'c8', ap: 3 }, 'D-rifle1': { at: 'c8', ap: 3 } },
      hulls: { 'A-tank1': 'c5' },
    });
    g.refuses({ type: 'boats:aim', from: 'c8', what: 'hull', at: 'A-tank1' }, 'BT-6.1');
    g.refuses({ type: 'boats:aim', from: 'c8', what: 'troops', at: 'A-tank1' }, 'BT-6.6');
    const events = g.play(
      { type: 'boats:gun', group: 'D-lightgun1', what: 'hull', at: 'A-tank1' },
      6,
      5,
      5,
      5,
    );
    expect(only(events, 'boats:gunShot')).toMatchObject({ needs: 6, hits: 1 });
    expect(g.hull('A-tank1').damage).toBe(1);
  });

  test('[BT-1.4] it blocks lines as a boat does', () => {
    const g = game({ ...TANK, hulls: { ...TANK.hulls, 'A-tank2': 'c7' } });
    g.refuses(
      { type: 'boats:fire', boat: 'A-tank1', weapon: 1, what: 'ashore', at: 'c8' },
      'BT-1.4',
    );
  });

  test('[BT-6.7] its LMG shoots at groups that come near', () => {
    const g = game({
      side: 'defender',
      stack: ACTIVATED,
      groups: { 'D-rifle1': { at: 'c8', ap: 2 } },
      hulls: { 'A-tank1': { at: 'c6', facing: 'north' } },
    });
    g.play({ type: 'march', from: 'c8', to: 'c7' });
    expect(g.offered('boats:snap')).toEqual([{ by: 'A-tank1', using: 'gun', what: 'ashore' }]);
  });
});

describe('BT-2.4 where weapons bear', () => {
  /** Squares as a hull sees them: so many ahead of it, and so many to its right. */
  const SEEN = {
    bow: {
      yes: [
        [1, 0],
        [1, 1],
        [1, -1],
        [2, 1],
        [3, -3],
      ],
      no: [
        [1, 2],
        [0, 1],
        [0, -1],
        [-1, 0],
        [-2, 1],
        [2, 3],
      ],
    },
    ahead: {
      yes: [
        [1, 0],
        [0, 1],
        [0, -3],
        [1, 3],
      ],
      no: [
        [-1, 0],
        [-1, 2],
      ],
    },
    astern: {
      yes: [
        [-1, 0],
        [0, 2],
        [-2, 3],
      ],
      no: [
        [1, 0],
        [1, -1],
      ],
    },
    round: {
      yes: [
        [1, 0],
        [0, 1],
        [-1, 0],
        [-3, 2],
      ],
      no: [],
    },
  } as const;
  /** Where ahead and right are, as columns and rows. */
  const WAYS = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] } as const;

  test.each(['north', 'east', 'south', 'west'] as const)(
    '[BT-2.4] on a hull that faces %s',
    (facing) => {
      const { state } = game({ board: SEA, hulls: { 'A-mtb1': { at: 'd4', facing } } });
      const { board, roster } = state[SETTING];
      const [x, y] = WAYS[facing];
      const bears = (
        arc: keyof typeof SEEN,
        [ahead, right]: readonly [number, number],
      ): boolean => {
        const column = 'abcdefgh'[3 + ahead * x + right * y];
        const square = board.named(`${column}${4 + ahead * y - right * x}`);
        expect(square).toBeGreaterThanOrEqual(0);
        return isInArc(
          state,
          roster.named('A-mtb1'),
          { kind: 'hmg', dice: 4, cost: 1, arc },
          square,
        );
      };
      for (const arc of ['bow', 'ahead', 'astern', 'round'] as const) {
        for (const seen of SEEN[arc].yes) {
          expect(bears(arc, seen), `${arc} ${seen.join()}`).toBe(true);
        }
        for (const seen of SEEN[arc].no) {
          expect(bears(arc, seen), `${arc} ${seen.join()}`).toBe(false);
        }
      }
    },
  );
});

test('[BT-3.3] the shots of a turn are gone with it', () => {
  const g = game({
    side: 'defender',
    board: SEA,
    stack: [{ type: 'residual' }],
    groups: { 'D-rifle1': 'c8' },
    hulls: {
      'A-mtb1': { at: 'c5', facing: 'north', weapons: ['hmg'], shots: [3], marks: ['weaponsShot'] },
    },
  });
  g.play({ type: 'endTurn' });
  g.play({ type: 'boats:start', boat: 'A-mtb1', throttle: false }, 3, 3);
  const fire = { type: 'boats:fire', boat: 'A-mtb1', weapon: 1, what: 'ashore', at: 'c8' };
  expect(g.why(fire)).toBe(undefined);
});
