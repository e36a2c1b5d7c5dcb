import { seededDice } from '@sandtable/kernel';
import { isWithin } from '@sandtable/table';
import { expect, test } from 'vitest';
import type { Place } from '../src/state/field.ts';
import { LEADER_REACH, RALLY_REACH } from '../src/rules/tables.ts';
import { acting, game } from './support/game.ts';

/** Where the leader of A1 can be put by the list, with the pinned of B1 about. */
function offered(team: readonly Place[], pinned: readonly Place[]): Place[] {
  const figures = Object.fromEntries(pinned.map((_, i) => [`B1-${i + 1}`, 'pinned'] as const));
  const g = game({
    teams: { A1: team, B1: pinned, D1: [[4700, 4700]] },
    figures,
    stack: acting('place', 'A1'),
  });
  const moves = g.offered('place');
  for (const move of moves) g.allows(move);
  return moves.map(({ at }) => at);
}

function reached(pinned: readonly Place[], [x, y]: Place): number[] {
  return pinned.flatMap((at, i) => (isWithin(x, y, at[0], at[1], RALLY_REACH) ? [i] : []));
}

/** The most that can be reached at once, and everybody who can be at all: from every place of a grid. */
function everywhere(
  team: readonly Place[],
  pinned: readonly Place[],
  step: number,
): { most: number; all: Set<number> } {
  let most = 0;
  const all = new Set<number>();
  for (const [atX, atY] of team) {
    for (let x = Math.max(atX - LEADER_REACH, 0); x <= atX + LEADER_REACH; x += step) {
      for (let y = Math.max(atY - LEADER_REACH, 0); y <= atY + LEADER_REACH; y += step) {
        if (!isWithin(x, y, atX, atY, LEADER_REACH)) continue;
        const who = reached(pinned, [x, y]);
        most = Math.max(most, who.length);
        for (const i of who) all.add(i);
      }
    }
  }
  return { most, all };
}

test.each<{ pinned: Place[] }>([
  {
    pinned: [
      [1246, 1656],
      [2663, 2307],
    ],
  },
  {
    pinned: [
      [1200, 1950],
      [2750, 2050],
    ],
  },
  {
    pinned: [
      [1300, 1600],
      [2650, 2350],
    ],
  },
])(
  '[BB-3.1, BB-3.3] both are reached from the narrow strip between them: $pinned',
  ({ pinned }) => {
    const [best] = offered([[2000, 2000]], pinned);
    expect(reached(pinned, best)).toEqual([0, 1]);
  },
);

test('[BB-3.1, BB-3.3] where a single whole place reaches both, it is offered', () => {
  const pinned: Place[] = [
    [1520, 1360],
    [2480, 2640],
  ];
  expect(offered([[2000, 2000]], pinned)).toEqual([[2000, 2000]]);
  expect(offered([[2200, 2000]], pinned)).toEqual([[2000, 2000]]);
});

test('[BB-3.1, BB-3.3] everybody who can be rallied is reached from one of the places, however many it takes', () => {
  // Eight men, each 10 inches from one of the team and too far from the others.
  const columns = [500, 1700, 2900, 4100];
  const team = columns.flatMap((x): Place[] => [
    [x, 1200],
    [x, 3500],
  ]);
  const pinned = columns.flatMap((x): Place[] => [
    [x, 200],
    [x, 4500],
  ]);
  const who = offered(team, pinned).flatMap((at) => reached(pinned, at));
  expect(new Set(who)).toEqual(new Set(pinned.keys()));
});

test('[BB-3.1, BB-3.3] no place of a dense grid reaches more, or anybody else', () => {
  const dice = seededDice('leaders');
  for (let trial = 0; trial < 60; trial++) {
    const size = [1500, 2500, 4000][trial % 3];
    const places: Place[] = [];
    const scattered = (count: number): Place[] => {
      const found: Place[] = [];
      while (found.length < count) {
        const at: Place = [dice.die(size), dice.die(size)];
        if (places.some(([x, y]) => isWithin(x, y, at[0], at[1], 60))) continue;
        found.push(at);
        places.push(at);
      }
      return found;
    };
    const team = scattered(dice.die(5));
    const pinned = scattered(1 + dice.die(12));
    const spots = offered(team, pinned).map((at) => reached(pinned, at));
    const { most, all } = everywhere(team, pinned, 15);
    expect(Math.max(...spots.map((each) => each.length))).toBeGreaterThanOrEqual(most);
    const who = new Set(spots.flat());
    expect([...all].filter((i) => !who.has(i))).toEqual([]);
  }
});

test('[BB-3.1] a leader has a place also where the one who is pinned is in reach between whole places only', () => {
  // Less than 3 and 8 inches away, by a hair.
  for (const [x, y] of [
    [615, 912],
    [799, 756],
  ]) {
    expect(offered([[1000, 1000]], [[1000 + x, 1000 + y]])).toEqual([[1000, 1000]]);
    expect(everywhere([[1000, 1000]], [[1000 + x, 1000 + y]], 1).most).toBe(0);
  }
});
