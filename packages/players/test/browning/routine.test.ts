import {
  browning,
  type BrowningMove,
  type BrowningMoveOf,
  type Place,
  type State,
} from '@sandtable/browning';
import { seededDice, topFrame } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { browningRoutine } from '../../src/browning/routine.ts';
import { acting, skirmish } from '../support/skirmish.ts';

const box = (x: number, y: number, width: number, height: number): Place[] => [
  [x * 100, y * 100],
  [(x + width) * 100, y * 100],
  [(x + width) * 100, (y + height) * 100],
  [x * 100, (y + height) * 100],
];

const march = (high: number, low: number) => acting('march', 'A1', { high, low });

/** What the routine answers one after another until the march is over. */
function marched(state: State): BrowningMove[] {
  const moves: BrowningMove[] = [];
  const dice = seededDice('march');
  while (topFrame(state)?.type === 'march') {
    const move = browningRoutine.answer(browning, state, 'attacker', dice) as BrowningMove;
    expect(browning.check(state, 'attacker', move)).toBeUndefined();
    moves.push(move);
    browning.play(state, 'attacker', move, dice);
  }
  return moves;
}

function inside(state: State, [minX, minY]: Place, [maxX, maxY]: Place): number {
  return state.field.figures.filter((name, f) => {
    const [x, y] = [state.x[f], state.y[f]];
    return name.startsWith('A1') && x > minX && x < maxX && y > minY && y < maxY;
  }).length;
}

describe('a march', () => {
  test('everybody finds cover, also where the team as a whole would not', () => {
    const state = skirmish({
      teams: { A1: [10, 10, 5], D1: [10, 36, 5], D2: [20, 36, 5], D3: [28, 36, 5] },
      // Two patches, with open ground between them.
      features: [
        { kind: 'rough', points: box(8, 11, 3, 3) },
        { kind: 'rough', points: box(13, 11, 3, 3) },
      ],
      stack: march(4, 4),
    });
    const moves = marched(state);
    expect(moves.every(({ type }) => type === 'walk' || type === 'halt')).toBe(true);
    const covered =
      inside(state, [800, 1100], [1100, 1400]) + inside(state, [1300, 1100], [1600, 1400]);
    expect(covered).toBe(5);
  });

  test('to the edge it has to leave by', () => {
    const state = skirmish({
      teams: { A1: [10, 44, 5], D1: [44, 2, 5] },
      victory: { kind: 'exit', side: 'attacker', edge: 'north', figures: 4 },
      stack: march(6, 4),
    });
    expect(marched(state)).toHaveLength(5);
    expect(inside(state, [0, 1], [4800, 4800])).toBe(0);
  });

  test('to an objective that nobody holds', () => {
    const state = skirmish({
      teams: { A1: [10, 10, 5], D1: [44, 44, 5] },
      features: [{ kind: 'building', points: box(30, 30, 8, 8) }],
      victory: { kind: 'hold', objectives: [{ name: 'Farm', at: [1200, 2400] }] },
      stack: march(6, 4),
    });
    const [{ path }] = marched(state) as BrowningMoveOf<'walk'>[];
    expect(path[0][1]).toBeGreaterThan(1300);
  });

  test('says what decided', () => {
    const state = skirmish({
      teams: { A1: [10, 10, 5], D1: [44, 44, 5] },
      features: [{ kind: 'building', points: box(30, 30, 8, 8) }],
      victory: { kind: 'hold', objectives: [{ name: 'Farm', at: [1200, 2400] }] },
      stack: march(6, 4),
    });
    let reason: string | undefined;
    browningRoutine.answer(browning, state, 'attacker', seededDice(1), (name) => (reason = name));
    expect(reason).toBe('march.goal');
  });
});
