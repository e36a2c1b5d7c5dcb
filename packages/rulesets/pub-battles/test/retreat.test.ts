import { overlap } from '@sandtable/table';
import { expect, test } from 'vitest';
import { blockOf } from '../src/rules/02-pieces/blocks.ts';
import type { PubEvent } from '../src/state/events.ts';
import { canRetreat, flightFrom, retreat, type Retreat } from '../src/rules/11-retreat/retreat.ts';
import { box, Fight, pair, told, type Sketches } from './support/fight.ts';

/** A retreats from everybody who touches it. */
function goBack(f: Fight, why: Retreat = 'hits', name = 'A'): PubEvent[] {
  const piece = f.number(name);
  const from = f.state.contacts.flatMap(({ attacker, defender }) =>
    attacker === piece ? [defender] : defender === piece ? [attacker] : [],
  );
  return f.do((state, _dice, report) =>
    retreat(state, piece, flightFrom(state, piece, from), why, report),
  );
}

/** A by itself, attacked at these edges. */
function touched(edges: readonly ('front' | 'right' | 'rear' | 'left')[]): Fight {
  const sketches: Record<string, Sketches[string]> = {
    A: { kind: 'regular', at: [20_000, 20_000, 0] },
  };
  for (const [i, edge] of edges.entries()) {
    const aside = edge === 'left' ? -900 : edge === 'right' ? 900 : 0;
    sketches[`#${i}`] = { kind: 'regular', against: ['A', edge, aside] };
  }
  return new Fight(sketches);
}

function noneOverlap({ state }: Fight): void {
  for (let a = 0; a < state.place.length; a++) {
    for (let b = 0; b < a; b++) {
      if (state.place[a] !== 0 || state.place[b] !== 0) continue;
      expect(overlap(blockOf(state, a), blockOf(state, b)), `${a} on ${b}`).toBe(false);
    }
  }
}

test('[PB-11.1] a piece turns about and goes a third of its rate straight back', () => {
  const f = new Fight(pair());
  goBack(f);
  expect(f.at('A')).toEqual([20_000, 21_750]);
  expect(f.facing('A')).toBe(0);
  const mounted = new Fight(pair('regular', 'cavalry'));
  goBack(mounted);
  expect(mounted.at('A')).toEqual([20_000, 22_500]);
});

test('[PB-11.1] an attacker goes back where it came from', () => {
  const f = new Fight(pair());
  const [x, y] = f.at('#1');
  goBack(f, 'hits', '#1');
  expect(f.at('#1')).toEqual([x, y - 1750]);
  expect(f.facing('#1')).toBe(180);
});

test('[PB-11.1] it goes to its own rear, hit in the flank too, unless the enemy is behind it', () => {
  const direction = (...edges: ('front' | 'right' | 'rear' | 'left')[]): number => {
    const f = touched(edges);
    goBack(f);
    return f.facing('A');
  };
  expect(direction('front')).toBe(180);
  expect(direction('left')).toBe(180);
  expect(direction('right')).toBe(180);
  expect(direction('left', 'right')).toBe(180);
  expect(direction('rear')).toBe(0);
});

test('[PB-11.1] hit in the flank it does not go along its own line', () => {
  const f = new Fight({
    A: { kind: 'regular', at: [20_000, 20_000, 180] },
    B: { kind: 'regular', at: [18_125, 20_000, 180] },
    '#1': { kind: 'regular', against: ['A', 'left', 600] },
  });
  goBack(f);
  expect([f.at('A'), f.facing('A')]).toEqual([[20_000, 21_750], 0]);
  expect([f.at('B'), f.is('B')]).toEqual([[18_125, 20_000], 'fresh']);
});

test('[PB-11.1] only where its own rear is closed it goes away from who hit its flank', () => {
  const f = new Fight({
    A: { kind: 'regular', at: [20_000, 20_000, 180] },
    '#1': { kind: 'regular', against: ['A', 'left'] },
    '#8': { kind: 'regular', at: [19_000, 21_000, 180] },
    '#9': { kind: 'regular', at: [21_000, 21_000, 180] },
  });
  goBack(f);
  expect(f.is('A')).toBe('fresh');
  expect(f.facing('A')).toBe(270);
  expect(f.at('A')[0]).toBeLessThan(20_000);
});

test('[PB-11.1] attacked in front and in the flank it goes straight back as well', () => {
  const f = new Fight({
    A: { kind: 'regular', at: [20_000, 20_000, 180] },
    '#1': { kind: 'regular', against: ['A', 'front'] },
    '#2': { kind: 'regular', against: ['A', 'left', 600] },
  });
  goBack(f);
  expect([f.is('A'), f.facing('A')]).toEqual(['fresh', 0]);
  expect(f.at('A')).toEqual([20_000, 21_750]);
});

test('[PB-11.1] terrain costs nothing', () => {
  const f = new Fight(pair(), { woods: [box(18_000, 20_500, 22_000, 25_000)] });
  goBack(f);
  expect(f.at('A')).toEqual([20_000, 21_750]);
});

test('[PB-11.1] where straight back is blocked it goes up to 45 degrees off that', () => {
  const f = new Fight({ ...pair(), '#9': { kind: 'regular', at: [20_700, 21_400, 180] } });
  goBack(f);
  const [x, y] = f.at('A');
  expect(x).toBeLessThan(20_000);
  expect(y - 20_000).toBeGreaterThanOrEqual(20_000 - x);
  expect(Math.abs(f.movedFrom('A', [20_000, 20_000]) - 1750)).toBeLessThanOrEqual(1);
  expect(f.facing('A')).toBe(0);
  noneOverlap(f);
});

test('[PB-11.1] it gets through where most of it fits between enemies', () => {
  const f = new Fight({
    ...pair(),
    '#8': { kind: 'regular', at: [18_500, 20_900, 180] },
    '#9': { kind: 'regular', at: [21_500, 20_900, 180] },
  });
  // They leave 1,126 of its 1,875 clear, and the end is free.
  goBack(f);
  expect(f.is('A')).toBe('fresh');
  expect(f.at('A')).toEqual([20_000, 21_750]);
});

test('[PB-11.1] it is destroyed where enemies leave it no way', () => {
  const f = new Fight({
    ...pair(),
    '#8': { kind: 'regular', at: [19_000, 21_000, 180] },
    '#9': { kind: 'regular', at: [21_000, 21_000, 180] },
  });
  const events = goBack(f);
  expect(f.is('A')).toBe('destroyed');
  expect(events.map(({ rule, type }) => `${rule} ${type}`)).toEqual(['PB-11.1 destroyed']);
  expect(f.contacts).toEqual([]);
});

test('[PB-11.1] it cannot turn aside and fit between front and rear attackers', () => {
  const f = touched(['front', 'rear']);
  goBack(f);
  expect(f.is('A')).toBe('destroyed');
});

test('[PB-11.1] it does not leave the map', () => {
  const f = new Fight({
    A: { kind: 'regular', at: [20_000, 39_500, 180] },
    '#1': { kind: 'regular', against: ['A', 'front'] },
  });
  goBack(f);
  expect(f.is('A')).toBe('destroyed');
});

test('[PB-11.1] a river without a crossing stops it, one with a bridge behind it does not', () => {
  const river = { line: [[0, 20_900] as const, [40_000, 20_900] as const], width: 100, fords: [] };
  const f = new Fight(pair(), { rivers: [{ ...river, bridges: [] }] });
  goBack(f);
  expect(f.is('A')).toBe('destroyed');
  const g = new Fight(pair(), { rivers: [{ ...river, bridges: [[20_000, 20_900]] }] });
  goBack(g);
  expect(g.at('A')).toEqual([20_000, 21_750]);
});

test('[PB-11.1] marsh stops artillery and cavalry, and nobody else', () => {
  const marsh = { marshes: [box(10_000, 20_500, 30_000, 25_000)] };
  const f = new Fight(pair('regular', 'cavalry'), marsh);
  goBack(f);
  expect(f.is('A')).toBe('destroyed');
  const d = new Fight(pair('regular', 'dragoons'), marsh);
  goBack(d);
  expect(d.is('A')).toBe('destroyed');
  const g = new Fight(pair('regular', 'elite'), marsh);
  goBack(g);
  expect(g.is('A')).toBe('fresh');
});

test('[PB-11.1] nobody chooses a retreat that has no way out', () => {
  const f = new Fight({
    ...pair(),
    '#8': { kind: 'regular', at: [19_000, 21_000, 180] },
    '#9': { kind: 'regular', at: [21_000, 21_000, 180] },
  });
  expect(
    canRetreat(f.state, f.number('A'), flightFrom(f.state, f.number('A'), [f.number('#1')])),
  ).toBe(false);
  f.begin(1, 1, 1, 1, 1, 1);
  expect([f.asked, f.moves]).toEqual(['blue stand A', [{ type: 'stay' }]]);
});

test('[PB-4.6] a column that retreats has become a line', () => {
  const f = new Fight({
    A: { kind: 'regular', at: [20_000, 20_000, 180], column: true },
    '#1': { kind: 'regular', against: ['A', 'front'] },
  });
  goBack(f);
  expect(f.state.column[f.number('A')]).toBe(0);
  expect(f.at('A')).toEqual([20_000, 21_750]);
});

test('[PB-11.2] own pieces in the way become Spent and are pushed back before it', () => {
  const f = new Fight({ ...pair(), B: { kind: 'regular', at: [20_300, 21_400, 180] } });
  const events = goBack(f);
  expect(told(events)).toEqual(['becameSpent B', 'pushed B', 'retreated A']);
  expect(f.is('B')).toBe('spent');
  expect(f.at('A')).toEqual([20_000, 21_750]);
  // Just clear of A, straight ahead of where it was, and facing as it did.
  expect(f.at('B')[0]).toBe(20_300);
  expect(f.at('B')[1]).toBe(22_125);
  expect(f.facing('B')).toBe(180);
  noneOverlap(f);
});

test('[PB-11.2] they push others in turn', () => {
  const f = new Fight({
    ...pair(),
    B: { kind: 'regular', at: [20_300, 21_400, 180] },
    C: { kind: 'artillery', at: [19_500, 22_000, 180] },
    D: { kind: 'regular', at: [22_500, 22_000, 180] },
  });
  goBack(f);
  expect(['A', 'B', 'C', 'D'].map((name) => f.is(name))).toEqual([
    'fresh',
    'spent',
    'spent',
    'fresh',
  ]);
  noneOverlap(f);
});

test('[PB-11.2] its support is passed, not pushed', () => {
  const f = new Fight(pair('regular', 'regular', { B: { kind: 'regular', behind: 'A' } }));
  const place = f.at('B');
  goBack(f);
  expect(f.is('B')).toBe('fresh');
  expect(f.at('B')).toEqual(place);
});

test('[PB-11.2] a support that retreats after its lead passes it and is not pushed by it', () => {
  const f = new Fight(pair('regular', 'regular', { B: { kind: 'regular', behind: 'A' } }));
  goBack(f);
  f.answer({ type: 'retreat' });
  expect([f.is('A'), f.is('B')]).toEqual(['fresh', 'spent']);
  noneOverlap(f);
});

test('[PB-11.2] what is pushed and finds no room is destroyed', () => {
  const f = new Fight({
    A: { kind: 'regular', at: [20_000, 37_900, 180] },
    '#1': { kind: 'regular', against: ['A', 'front'] },
    B: { kind: 'regular', at: [20_000, 39_700, 180] },
  });
  goBack(f);
  expect([f.is('A'), f.is('B')]).toEqual(['fresh', 'destroyed']);
});

test('[PB-11.2] neighbours beside it are not in its way', () => {
  const f = new Fight({
    ...pair(),
    B: { kind: 'regular', at: [21_875, 20_000, 180] },
    C: { kind: 'regular', at: [18_125, 20_000, 180] },
  });
  goBack(f);
  expect([f.is('B'), f.is('C')]).toEqual(['fresh', 'fresh']);
});

test('[PB-11.2] baggage is passed and not pushed; it goes on until it is clear of it', () => {
  const f = new Fight({ ...pair(), T: { kind: 'train', at: [20_000, 21_700, 180] } });
  goBack(f);
  expect(f.at('T')).toEqual([20_000, 21_700]);
  expect(f.at('A')).toEqual([20_000, 22_125]);
  noneOverlap(f);
});

test('[PB-11.2] own HQs are shifted aside', () => {
  const f = new Fight({ ...pair(), H: { kind: 'hq', at: [20_000, 21_700, 180] } });
  goBack(f);
  expect(f.at('A')).toEqual([20_000, 21_750]);
  expect(f.is('H')).toBe('fresh');
  noneOverlap(f);
});

test('[PB-11.3] a Fresh piece that retreats by choice becomes Spent, detachments too', () => {
  for (const kind of ['regular', 'detachment'] as const) {
    const f = new Fight(pair('regular', kind));
    f.begin(1, 1, 1, ...(kind === 'detachment' ? [1] : [1, 1, 1]));
    f.answer({ type: 'retreat' });
    expect(f.is('A')).toBe('spent');
    expect(f.movedFrom('A', [20_000, 20_000])).toBe(1750);
  }
  const forced = new Fight(pair());
  goBack(forced);
  expect(forced.is('A')).toBe('fresh');
});

test('[PB-11.1] from afar it goes to its own rear, too, and forward only from enemies behind it', () => {
  const from = (x: number, y: number): Fight => {
    const f = new Fight({
      A: { kind: 'regular', at: [20_000, 20_000, 0] },
      '#1': { kind: 'regular', at: [x, y, 270] },
    });
    f.do((state, _dice, report) =>
      retreat(
        state,
        f.number('A'),
        flightFrom(state, f.number('A'), [f.number('#1')]),
        'fields',
        report,
      ),
    );
    return f;
  };
  expect(from(24_000, 20_300).at('A')).toEqual([20_000, 18_250]);
  expect(from(20_000, 16_000).at('A')).toEqual([20_000, 21_750]);
});

test('[PB-4.4] a piece that retreats into buildings becomes Spent', () => {
  const f = new Fight(pair(), { towns: [{ outline: box(18_000, 21_000, 22_000, 23_000) }] });
  goBack(f);
  expect(f.is('A')).toBe('spent');
});

test('[PB-11.1, PB-10.9] who is driven back at the same time as its attacker does not run after him', () => {
  const f = new Fight({
    A: { kind: 'regular', at: [20_000, 20_000, 180] },
    '#1': { kind: 'regular', against: ['A', 'rear'] },
  });
  f.begin(5, 5, 1, 6, 6, 1);
  expect([f.at('#1'), f.at('A')]).toEqual([
    [20_000, 22_125],
    [20_000, 18_250],
  ]);
  expect([f.facing('#1'), f.facing('A')]).toEqual([0, 180]);
});

test('[PB-6.4] guns that are driven back while they destroy their attacker are destroyed', () => {
  const f = new Fight({
    A: { kind: 'artillery', at: [20_000, 20_000, 180] },
    '#1': { kind: 'regular', against: ['A', 'front'] },
  });
  f.begin(1, 1, 1, 1, 1, 1);
  f.answer({ type: 'stay' });
  const events = f.answer({ type: 'stay' }, 5, 5, 1, 6, 6, 6);
  expect(told(events)).toContain('destroyed A');
  expect([f.is('#1'), f.is('A')]).toEqual(['destroyed', 'destroyed']);
});

test('[PB-11.1] no retreat ends in contact with another enemy', () => {
  const behind = (y: number): Fight => {
    const f = new Fight({
      A: { kind: 'regular', at: [20_000, 20_000, 180] },
      '#1': { kind: 'regular', against: ['A', 'front'] },
      '#2': { kind: 'regular', at: [20_000, y, 0] },
    });
    goBack(f);
    return f;
  };
  expect(behind(22_200).at('A')).toEqual([20_000, 21_750]);
  expect(behind(22_125).at('A')).not.toEqual([20_000, 21_750]);
});

test('[PB-11.1, PB-4.6] a column that is attacked in its side gets away as a line, to its own rear', () => {
  for (const edge of ['left', 'right'] as const) {
    const f = new Fight({
      A: { kind: 'cavalry', at: [20_000, 20_000, 0], column: true },
      '#1': { kind: 'regular', against: ['A', edge] },
    });
    goBack(f);
    expect([f.is('A'), f.at('A'), f.facing('A')]).toEqual(['fresh', [20_000, 17_500], 180]);
  }
});
