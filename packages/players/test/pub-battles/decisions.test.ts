import { blockOf, type State } from '@sandtable/pub-battles';
import { distance, turnBetween } from '@sandtable/table';
import { describe, expect, test } from 'vitest';
import { endOf } from '../../src/pub-battles/danger.ts';
import { answer, battle, moveRed, named, type Sketch } from '../support/battle.ts';

/** An enemy who is far away and minds his own business. */
const FAR = { hq: [22, 10, 270], pieces: { D: ['regular', 21, 10, 270] } } as const;

function isBeside(state: State, one: string, other: string): boolean {
  const [a, b] = [named(state, one), named(state, other)];
  if (turnBetween(state.facing[a], state.facing[b]) > 35) return false;
  return (['left', 'right'] as const).some((hand) => {
    const [x, y] = endOf(blockOf(state, a), hand);
    const [fx, fy] = endOf(blockOf(state, b), hand === 'left' ? 'right' : 'left');
    return distance(x, y, fx, fy) < 500;
  });
}

describe('a Command that moves', () => {
  test('keeps a line: its pieces close up side by side as the enemy comes near', () => {
    const state = battle({
      red: {
        hq: [7, 10, 90],
        pieces: {
          A1: ['regular', 9, 7.5, 90],
          A2: ['regular', 9.5, 10.2, 90],
          A3: ['regular', 9, 13, 90],
        },
      },
      blue: {
        hq: [19, 10, 270],
        pieces: {
          D1: ['regular', 17.5, 8, 270],
          D2: ['regular', 17.5, 10, 270],
          D3: ['regular', 17.5, 12, 270],
          D4: ['elite', 18.5, 10, 270],
        },
      },
    });
    moveRed(state);
    const pairs = [
      ['A1', 'A2'],
      ['A2', 'A3'],
      ['A1', 'A3'],
    ].filter(([one, other]) => isBeside(state, one, other));
    expect(pairs.length).toBeGreaterThanOrEqual(2);
    for (const name of ['A1', 'A2', 'A3']) {
      expect(turnBetween(state.facing[named(state, name)], 90)).toBeLessThanOrEqual(45);
    }
  });

  test('stands behind those of its own who fight', () => {
    const state = battle({
      red: {
        hq: [7, 10, 90],
        pieces: { A1: ['regular', 10, 10, 90, 'moved'], A2: ['regular', 7.5, 11, 90] },
      },
      blue: {
        hq: [13, 10, 270],
        pieces: {
          D1: ['elite', 10.375, 10, 270],
          D2: ['elite', 10.4, 12, 270],
          D3: ['elite', 10.4, 8, 270],
        },
      },
      contacts: [{ attacker: 'D1', defender: 'A1', edge: 'front' }],
    });
    const moves = moveRed(state);
    expect(moves).toContainEqual(expect.objectContaining({ type: 'support' }));
  });

  test('goes for a flank rather than a front', () => {
    const state = battle({
      red: { hq: [8, 10, 90], pieces: { A1: ['regular', 9, 10, 90], A2: ['regular', 9, 12, 90] } },
      blue: { hq: [20, 10, 270], pieces: { D1: ['regular', 12, 10, 0] } },
    });
    const attacks = moveRed(state).filter((move) => move.type === 'attack');
    expect(attacks.length).toBeGreaterThan(0);
    expect(attacks.map(({ edge }) => edge)).not.toContain('front');
  });

  test('attacks one enemy with all who reach him', () => {
    const state = battle({
      red: {
        hq: [8.5, 10, 90],
        pieces: {
          A1: ['regular', 9.5, 9, 90],
          A2: ['regular', 9.5, 11, 90],
          A3: ['elite', 8, 13, 90],
        },
      },
      blue: { hq: [21, 10, 270], pieces: { D1: ['regular', 12.5, 10, 270] } },
    });
    const attacks = moveRed(state).filter((move) => move.type === 'attack');
    expect(attacks.length).toBeGreaterThanOrEqual(2);
    expect(new Set(attacks.map(({ target }) => target)).size).toBe(1);
  });

  test('leaves a line in the woods alone that is stronger', () => {
    const woods = [
      [11_000, 6000],
      [14_000, 6000],
      [14_000, 14_000],
      [11_000, 14_000],
    ] as const;
    const state = battle({
      map: { woods: [woods] },
      red: { hq: [6, 10, 90], pieces: { A1: ['militia', 8, 10, 90] } },
      blue: {
        hq: [13.5, 10, 270],
        pieces: {
          D1: ['elite', 12, 8, 270],
          D2: ['elite', 12, 10, 270],
          D3: ['elite', 12, 12, 270],
        },
      },
    });
    expect(moveRed(state).map(({ type }) => type)).not.toContain('attack');
  });

  test('moves its HQ first, to where it commands those who can attack', () => {
    const state = battle({
      red: {
        hq: [3, 10, 90],
        pieces: { A1: ['regular', 9, 9, 90], A2: ['regular', 9, 11, 90] },
      },
      blue: { hq: [20, 10, 270], pieces: { D1: ['regular', 12, 10, 0, 'spent'] } },
    });
    const [first, second] = moveRed(state);
    expect(first).toMatchObject({ type: 'march', piece: 'R1' });
    expect(state.x[named(state, 'Red')]).toBeLessThan(9500);
    expect(second.type).toBe('attack');
  });

  test('takes a train that nobody guards, and then nothing else', () => {
    const state = battle({
      red: {
        hq: [8, 10, 90],
        pieces: { A1: ['cavalry', 9, 10, 90], A2: ['regular', 9, 12.5, 90] },
      },
      blue: {
        hq: [21, 4, 270],
        pieces: { D1: ['train', 14, 10, 270, 'unpacked'], D2: ['regular', 12, 14, 270] },
      },
    });
    const attacks = moveRed(state).filter((move) => move.type === 'attack');
    expect(attacks).toHaveLength(1);
    expect(attacks[0].target).toBe('B2');
  });

  test('bombards what its guns see', () => {
    const state = battle({
      red: { hq: [7, 10, 90], pieces: { A1: ['artillery', 9, 10, 90] } },
      blue: { hq: [15, 10, 270], pieces: { D1: ['regular', 13, 10, 270] } },
    });
    expect(moveRed(state)).toContainEqual({ type: 'bombard', piece: 'R2', target: 'B1' });
  });

  test('turns its front to an enemy who has come onto its flank', () => {
    const state = battle({
      red: { hq: [7, 14, 90], pieces: { A1: ['regular', 10, 10, 90] } },
      blue: { hq: [13, 10, 270], pieces: { D1: ['regular', 10, 11.126, 180] } },
      contacts: [{ attacker: 'D1', defender: 'A1', edge: 'left' }],
    });
    expect(moveRed(state)).toContainEqual(expect.objectContaining({ type: 'face', target: 'B1' }));
  });

  test('comes out of reserve with the enemy near', () => {
    const state = battle({
      red: { hq: [8, 10, 90], pieces: { A1: ['regular', 10, 10, 90], A2: ['regular', 'reserve'] } },
      blue: { hq: [20, 10, 270], pieces: { D1: ['regular', 16, 10, 270] } },
    });
    moveRed(state);
    expect(state.place[named(state, 'A2')]).toBe(0);
  });

  test('marches in by the road, in column', () => {
    const line = [
      [0, 10_000],
      [12_000, 10_000],
      [24_000, 10_000],
    ] as const;
    const state = battle({
      map: { roads: [{ name: 'High Road', line }] },
      red: { pieces: { A1: ['regular', 'due'], A2: ['regular', 'due'] } },
      blue: { hq: [22, 4, 270], pieces: { D1: ['regular', 21, 4, 270] } },
    });
    const roads = moveRed(state).filter((move) => move.type === 'road');
    expect(roads.map(({ form }) => form)).toContain('column');
    expect(state.x[named(state, 'A1')]).toBeGreaterThan(5250);
  });
});

describe('the Spent and their train', () => {
  const train = ['train', 3, 10, 90, 'unpacked'] as const;

  test('go back to it', () => {
    const state = battle({
      red: { hq: [7, 10, 90], pieces: { A1: ['regular', 10, 10, 90, 'spent'], T: train } },
      blue: FAR,
    });
    moveRed(state);
    expect(state.x[named(state, 'A1')]).toBeLessThan(6500);
  });

  test('rally near it, facing the enemy', () => {
    const state = battle({
      red: { hq: [7, 10, 90], pieces: { A1: ['regular', 4, 11, 270, 'spent'], T: train } },
      blue: FAR,
    });
    const rally = moveRed(state).find((move) => move.type === 'rally');
    expect(rally).toMatchObject({ piece: 'R2' });
    expect(state.spent[named(state, 'A1')]).toBe(0);
    expect(turnBetween(state.facing[named(state, 'A1')], 90)).toBeLessThan(30);
  });

  test('unpacks in the rear when there will be fighting', () => {
    const state = battle({
      red: {
        hq: [7, 10, 90],
        pieces: { A1: ['regular', 8, 10, 90], T: ['train', 3, 10, 90] },
      },
      blue: { hq: [17, 10, 270], pieces: { D1: ['regular', 15, 10, 270] } },
    });
    expect(moveRed(state)).toContainEqual(expect.objectContaining({ type: 'unpack' }));
  });

  test('has a guard where the enemy could get at it', () => {
    const state = battle({
      red: {
        hq: [6, 6, 90],
        pieces: {
          A1: ['detachment', 5, 6, 90],
          A2: ['regular', 8, 6, 90],
          A3: ['regular', 8, 4, 90],
          T: train,
        },
      },
      blue: {
        hq: [20, 10, 270],
        pieces: { D1: ['cavalry', 10, 12, 270], D2: ['regular', 16, 5, 270] },
      },
    });
    moveRed(state);
    const guard = ['A1', 'A2', 'A3'].some((name) => {
      const piece = named(state, name);
      return distance(state.x[piece], state.y[piece], 3000, 10_000) < 2500;
    });
    expect(guard).toBe(true);
  });
});

describe('in combat', () => {
  const fight = (red: 'fresh' | 'spent', blue: 'fresh' | 'spent') => {
    const marks = (wear: string): string[] => (wear === 'spent' ? ['spent', 'known'] : ['known']);
    return battle({
      red: { hq: [6, 10, 90], pieces: { A1: ['regular', 10, 10, 90, ...marks(red)] } },
      blue: { hq: [14, 10, 270], pieces: { D1: ['regular', 10.375, 10, 270, ...marks(blue)] } },
      contacts: [{ attacker: 'D1', defender: 'A1', edge: 'front' }],
      stack: [
        { type: 'combat' },
        { type: 'stand', leads: ['D1', 'A1'], round: 1, hit: [], left: ['A1', 'D1'] },
      ],
    });
  };

  test('a Fresh piece stays', () => {
    expect(answer(fight('fresh', 'fresh'))).toEqual({ type: 'stay' });
  });

  test('a Spent one retreats from a Fresh enemy', () => {
    expect(answer(fight('spent', 'fresh'))).toEqual({ type: 'retreat' });
  });

  test('a Spent one stays before an enemy who is Spent too and has yet to decide', () => {
    expect(answer(fight('spent', 'spent'))).toEqual({ type: 'stay' });
  });

  test('cavalry withdraws from infantry on its flank', () => {
    const state = battle({
      red: { hq: [6, 10, 90], pieces: { A1: ['cavalry', 10, 10, 90, 'spent', 'known'] } },
      blue: { hq: [14, 10, 270], pieces: { D1: ['elite', 10, 11.126, 180, 'known'] } },
      contacts: [{ attacker: 'D1', defender: 'A1', edge: 'left' }],
      stack: [
        { type: 'combat' },
        { type: 'withdraw', leads: ['D1', 'A1'], round: 1, hit: [], cavalry: ['A1'] },
      ],
    });
    expect(answer(state)).toEqual({ type: 'withdraw' });
  });
});

describe('a support whose lead is gone', () => {
  const relieving =
    (map: Sketch['map'], ...marks: string[]) =>
    (isMet: boolean) =>
      battle({
        ...(map && { map }),
        red: {
          hq: [6, 10, 90],
          pieces: { A1: ['regular', 'destroyed'], A2: ['regular', 9.625, 10, 90, ...marks] },
        },
        blue: { hq: [14, 10, 270], pieces: { D1: ['regular', 10.375, 10, 270, 'known'] } },
        contacts: isMet ? [{ attacker: 'D1', defender: 'A2', edge: 'front' }] : [],
        stack: [
          { type: 'combat' },
          {
            type: 'volley',
            leads: isMet ? ['D1', 'A2'] : [],
            round: 1,
            hit: [],
            begun: true,
            left: [],
          },
          { type: 'relieve', support: 'A2', lead: 'A1', x: 10_000, y: 10_000, facing: 90 },
        ],
      });

  test('takes his place while it is Fresh, and retreats when it is Spent', () => {
    expect(answer(relieving(undefined)(true))).toEqual({ type: 'relieve' });
    expect(answer(relieving(undefined, 'spent')(true))).toEqual({ type: 'retreat' });
  });

  test('stays where nobody is in contact, unless he had the better cover', () => {
    expect(answer(relieving(undefined)(false))).toEqual({ type: 'stay' });
    const woods = [
      [
        [9800, 8000],
        [11_000, 8000],
        [11_000, 12_000],
        [9800, 12_000],
      ],
    ] as const;
    expect(answer(relieving({ woods })(false))).toEqual({ type: 'relieve' });
  });
});

test('a Command that has nothing to attack lets the enemy go first', () => {
  const state = battle({
    red: { hq: [6, 10, 90], pieces: { A1: ['militia', 9, 10, 90] } },
    blue: { hq: [16, 10, 270], pieces: { D1: ['guard', 13, 10, 270, 'known'] } },
    pool: ['Blue'],
    stack: [{ type: 'draw' }, { type: 'alter', pulled: ['Red'], asked: 'red', declined: 0 }],
  });
  expect(answer(state).type).toBe('delay');
});

describe('at night', () => {
  const pieces = {
    A1: ['regular', 10, 10, 90],
    A2: ['elite', 'destroyed'],
    A3: ['regular', 'destroyed'],
  } as const;

  test('it stays while it can win another day', () => {
    const state = battle({
      days: 2,
      turn: 8,
      red: { hq: [7, 10, 90], pieces },
      blue: FAR,
      stack: [{ type: 'nightfall', chosen: [0, 0] }],
    });
    expect(answer(state)).toEqual({ type: 'remain' });
  });

  test('the most valuable of its losses comes back', () => {
    const state = battle({
      days: 2,
      turn: 9,
      red: { hq: [7, 10, 90], pieces },
      blue: FAR,
      stack: [{ type: 'recover', side: 'red', detachments: 0, others: 1 }],
    });
    expect(answer(state)).toEqual({ type: 'recover', piece: 'A2' });
  });
});
