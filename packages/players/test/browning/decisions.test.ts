import { type BrowningMoveOf, type Place } from '@sandtable/browning';
import { describe, expect, test } from 'vitest';
import { acting, answer, picking, skirmish } from '../support/skirmish.ts';

const pinned = (...ids: string[]) => ids.map((id) => ({ id, status: 'pinned' as const }));
const scattered = (...ids: string[]) => ids.map((id) => ({ id, status: 'scattered' as const }));
const box = (x: number, y: number, width: number, height: number): Place[] => [
  [x * 100, y * 100],
  [(x + width) * 100, y * 100],
  [(x + width) * 100, (y + height) * 100],
  [x * 100, (y + height) * 100],
];

describe('the pick', () => {
  test('the team that can fire acts before the one that cannot', () => {
    const state = skirmish({
      teams: { A1: [2, 2, 5], A2: [30, 30, 5], D1: [30, 40, 5] },
      // Nobody sees past this.
      features: [{ kind: 'building', points: box(0, 10, 20, 8) }],
    });
    expect(answer(state)).toEqual({ type: 'activate', team: 'A2' });
  });

  test('a leader rallies who has nothing better to do', () => {
    const state = skirmish({
      teams: { A1: [2, 2, 5], D1: [40, 40, 5] },
      features: [{ kind: 'building', points: box(20, 20, 8, 8) }],
      figures: pinned('A1-1', 'A1-2', 'A1-3'),
      stack: [{ ...picking('attacker', 1), taken: ['A1'] }],
    });
    expect(answer(state)).toEqual({ type: 'lead', leader: 'Lt A', action: 'rally' });
  });
});

describe('control', () => {
  test('the leader goes where he reaches the pinned of two teams', () => {
    const state = skirmish({
      teams: { A1: [10, 10, 5], A2: [22, 10, 5], D1: [40, 40, 5] },
      figures: pinned('A1-1', 'A2-1', 'A2-2'),
      stack: acting('place', 'A1', { control: 0 }),
    });
    const { at } = answer(state) as BrowningMoveOf<'place'>;
    // Within 8 inches of A1-1 at 10 and of A2-1 at 22 across.
    expect(at[0]).toBeGreaterThanOrEqual(1400);
    expect(at[0]).toBeLessThanOrEqual(1800);
  });

  test('it rallies first whoever makes the fire of a ready team effective', () => {
    const [pick, place] = acting('advance', 'A1');
    const state = skirmish({
      teams: { A1: [10, 10, 4], A2: [10, 12, 5], D1: [40, 40, 5] },
      figures: pinned('A1-1', 'A2-1'),
      stack: [pick, place, { type: 'rally', side: 'attacker', points: 2, at: [1000, 1000] }],
    });
    expect(answer(state)).toEqual({ type: 'rally', figure: 'A1-1' });
  });
});

describe('the march', () => {
  const march = (high: number, low: number) => acting('march', 'A1', { high, low });

  test('to an objective that nobody holds', () => {
    const state = skirmish({
      teams: { A1: [10, 10, 5], D1: [44, 44, 5] },
      // Nobody sees anybody.
      features: [{ kind: 'building', points: box(30, 30, 8, 8) }],
      victory: { kind: 'hold', objectives: [{ name: 'Farm', at: [1200, 2400] }] },
      stack: march(6, 4),
    });
    const { to } = answer(state) as BrowningMoveOf<'march'>;
    expect(to[1]).toBeGreaterThan(1400);
  });

  test('to the edge it has to leave by', () => {
    const state = skirmish({
      teams: { A1: [10, 44, 5], D1: [44, 2, 5] },
      victory: { kind: 'exit', side: 'attacker', edge: 'north', figures: 4 },
      stack: march(6, 4),
    });
    const { to } = answer(state) as BrowningMoveOf<'march'>;
    expect(to[1]).toBeGreaterThanOrEqual(4770);
  });

  test('into cover that is near, with the enemy in sight', () => {
    const state = skirmish({
      teams: { A1: [10, 10, 5], D1: [10, 36, 5], D2: [20, 36, 5], D3: [28, 36, 5] },
      features: [{ kind: 'rough', points: box(8, 11, 10, 3) }],
      stack: march(3, 3),
    });
    const { to } = answer(state) as BrowningMoveOf<'march'>;
    expect(to[1]).toBeGreaterThanOrEqual(1100);
    expect(to[1]).toBeLessThanOrEqual(1400);
  });
});

describe('fire', () => {
  test('at the many in the open and not at the few', () => {
    const state = skirmish({
      teams: { A1: [10, 10, 5], D1: [8, 30, 5], D2: [24, 30, 2] },
      stack: acting('fire', 'A1'),
    });
    const { at } = answer(state) as BrowningMoveOf<'fire'>;
    expect(at[0]).toBeLessThanOrEqual(1200);
  });

  test('at those who have yet to act, all else being equal', () => {
    const state = skirmish({
      teams: { A1: [20, 10, 5], D1: [8, 30, 5], D2: [32, 30, 5] },
      stack: acting('fire', 'A1'),
      done: ['D1'],
    });
    const { at } = answer(state) as BrowningMoveOf<'fire'>;
    expect(at[0]).toBeGreaterThan(2300);
  });

  test('where all are pinned already they scatter', () => {
    const state = skirmish({
      teams: { A1: [20, 10, 5], D1: [8, 30, 4], D2: [32, 30, 4] },
      figures: pinned('D1-1', 'D1-2', 'D1-3', 'D1-4'),
      stack: acting('fire', 'A1'),
    });
    const { at } = answer(state) as BrowningMoveOf<'fire'>;
    expect(at[0]).toBeLessThan(2000);
  });
});

describe('platoon leaders', () => {
  test('three are gathered, and then the die is rolled', () => {
    const stack = (figures: string[]) => [
      picking('attacker', 1),
      { type: 'regroup' as const, leader: 'Lt A', figures },
    ];
    const lost = ['A1-1', 'A1-2', 'A1-3', 'A1-4'];
    const sketch = {
      teams: { A1: [2, 2, 6], D1: [40, 40, 5] } as const,
      figures: scattered(...lost),
      leaders: ['Lt A'],
    };
    expect(answer(skirmish({ ...sketch, stack: stack(lost.slice(0, 2)) })).type).toBe('gather');
    expect(answer(skirmish({ ...sketch, stack: stack(lost.slice(0, 3)) })).type).toBe('regroup');
    const last = { ...sketch, stack: stack(lost.slice(0, 3)), turn: 6 };
    expect(answer(skirmish(last)).type).toBe('gather');
  });

  test('whoever comes back joins the team that is short of one', () => {
    const state = skirmish({
      teams: { A1: [2, 2, 6], A2: [2, 8, 3], D1: [40, 40, 5] },
      figures: scattered('A1-1', 'A1-2'),
      leaders: ['Lt A'],
      stack: [
        picking('attacker', 1),
        { type: 'comeback', leader: 'Lt A', figures: ['A1-1', 'A1-2'], count: 1, back: [] },
      ],
    });
    expect(answer(state)).toMatchObject({ type: 'bring', team: 'A2' });
  });

  test('one who rallies goes to where most are pinned', () => {
    const state = skirmish({
      teams: { A1: [2, 2, 5], A2: [30, 2, 5], D1: [40, 40, 5] },
      figures: pinned('A1-1', 'A2-1', 'A2-2'),
      leaders: ['Lt A'],
      stack: [picking('attacker', 1), { type: 'lead', leader: 'Lt A' }],
    });
    const { at } = answer(state) as BrowningMoveOf<'place'>;
    expect(at[0]).toBeGreaterThan(2500);
  });

  test('the team that can fire is pushed', () => {
    const state = skirmish({
      teams: { A1: [2, 2, 5], A2: [30, 30, 5], D1: [30, 40, 5] },
      features: [{ kind: 'building', points: box(0, 10, 20, 8) }],
      stack: [picking('attacker', 1), { type: 'push', leader: 'Lt A' }],
      leaders: ['Lt A'],
      done: ['A1', 'A2'],
    });
    expect(answer(state)).toEqual({ type: 'push', team: 'A2' });
  });
});

test('at the end of a turn the figure that is of least use loses its nerve', () => {
  const state = skirmish({
    teams: { A1: [10, 10, 5], A2: [30, 10, 5], D1: [40, 40, 5] },
    victory: { kind: 'hold', objectives: [{ name: 'Farm', at: [1000, 1000] }] },
    figures: pinned('A1-1', 'A2-5'),
    stack: [
      { type: 'nerves', side: 'defender', left: [''] },
      { type: 'nerves', side: 'attacker', left: [''] },
    ],
  });
  expect(answer(state)).toEqual({ type: 'choose', figure: 'A2-5' });
});

test('of two who are equally close the one is hit whose team has acted', () => {
  const fired = { type: 'done' as const, team: 'D1', control: 3, high: 0, low: 0, moved: [] };
  const state = skirmish({
    teams: { A1: [10, 10, 5], A2: [16, 10, 5], D1: [15, 20, 5] },
    done: ['A2'],
    stack: [
      { ...picking('defender', 1), taken: ['D1'] },
      fired,
      {
        type: 'result',
        side: 'attacker',
        targets: ['A1-5', 'A2-1'],
        distances: [1_010_000, 1_010_000],
        scattered: false,
        hits: 1,
        assault: 0,
      },
    ],
  });
  expect(answer(state)).toEqual({ type: 'choose', figure: 'A2-1' });
});
