import { expect, test } from 'vitest';
import type { Place } from '../src/state/field.ts';
import { Terrain } from '../src/rules/terrain.ts';
import type { FeatureKind } from '../src/rules/tables.ts';
import { volleyAt } from '../src/rules/volley.ts';
import { acting, game, only, type Game } from './support/game.ts';
import { box } from './support/ground.ts';
import { row } from './support/sketch.ts';

function terrain(...features: readonly (readonly [FeatureKind, ...Place[]])[]): Terrain {
  return new Terrain(features.map(([kind, ...points]) => ({ kind, points })));
}

/** Both ways: it is the same. */
function sees(ground: Terrain, [ax, ay]: Place, [bx, by]: Place): boolean {
  const there = ground.sees(ax, ay, bx, by);
  expect(ground.sees(bx, by, ax, ay)).toBe(there);
  return there;
}

/** Ten by ten inches of something. */
const block = (kind: FeatureKind): Terrain => terrain(box(kind, 1000, 1000, 2000, 2000));

test.each(['woods', 'building', 'hill'] as const)('[BB-7.1] nobody looks through %s', (kind) => {
  expect(sees(block(kind), [1500, 500], [1500, 2500])).toBe(false);
  expect(sees(terrain(box(kind, 1000, 1000, 2000, 1001)), [1500, 500], [1500, 2500])).toBe(false);
  // Along its edge, or past its corner, there is nothing to look through.
  expect(sees(block(kind), [1000, 500], [1000, 2500])).toBe(true);
  expect(sees(block(kind), [500, 1500], [1500, 500])).toBe(true);
  expect(sees(block(kind), [501, 1500], [1501, 500])).toBe(false);
});

test.each(['woods', 'hill'] as const)(
  '[BB-7.1] one sees 2 inches into %s and out of it',
  (kind) => {
    const ground = block(kind);
    // From every distance: lengths along a line must not be rounded the wrong way.
    for (let far = 1; far <= 1000; far++) {
      expect(sees(ground, [1500, 1000 - far], [1500, 1200]), `${far}`).toBe(true);
      expect(sees(ground, [1500, 1000 - far], [1500, 1201]), `${far}`).toBe(false);
    }
    // 1.2 and 1.6 inches make 2.
    expect(sees(ground, [1380, 840], [1620, 1160])).toBe(true);
    expect(sees(ground, [1379, 838], [1621, 1162])).toBe(false);
  },
);

test.each(['woods', 'hill'] as const)('[BB-7.1] inside %s one sees 2 inches', (kind) => {
  expect(sees(block(kind), [1400, 1500], [1600, 1500])).toBe(true);
  expect(sees(block(kind), [1400, 1500], [1601, 1500])).toBe(false);
});

test('[BB-7.1] from one woods into another', () => {
  const ground = terrain(box('woods', 0, 0, 1000, 1000), box('woods', 0, 2000, 1000, 3000));
  expect(sees(ground, [500, 800], [500, 2200])).toBe(true);
  expect(sees(ground, [500, 799], [500, 2200])).toBe(false);
  expect(sees(ground, [500, 800], [500, 2201])).toBe(false);
});

test('[BB-7.1] buildings are seen out of, and into, from anywhere inside', () => {
  const ground = block('building');
  expect(sees(ground, [1500, 1999], [1500, 500])).toBe(true);
  expect(sees(ground, [1001, 1500], [1999, 1500])).toBe(true);
  const two = terrain(box('building', 0, 0, 1000, 1000), box('building', 0, 2000, 1000, 3000));
  expect(sees(two, [500, 10], [500, 2990])).toBe(true);
  expect(sees(two, [500, 10], [500, 3500])).toBe(false);
});

test.each(['rough', 'wall', 'hedge', 'stream'] as const)('[BB-7.1] %s does not block', (kind) => {
  const isArea = kind === 'rough';
  const feature = isArea
    ? box(kind, 0, 1000, 4800, 3000)
    : ([kind, [0, 1500], [4800, 1500]] as const);
  expect(sees(terrain(feature), [1500, 500], [1500, 3500])).toBe(true);
});

test('[BB-7.1] figures do not block', () => {
  const g = game({
    teams: {
      A1: [[1000, 1000]],
      A2: [[1000, 1060]],
      D1: [[1000, 2000]],
      E1: [[1000, 1940]],
    },
    stack: acting('fire', 'A1'),
  });
  g.allows({ type: 'fire', at: [1200, 2250] });
});

test('[BB-7.1] fire at somebody whom nobody sees is refused', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 4), D1: row(1000, 2000, 2), E1: row(2000, 1000, 2) },
    features: [box('woods', 500, 1400, 1500, 1600)],
    stack: acting('fire', 'A1'),
  });
  g.refuses({ type: 'fire', at: [1200, 2200] }, 'BB-7.1 noSight');
  g.allows({ type: 'fire', at: [2200, 1200] });
});

test('[BB-5.8] a figure in a feature is in cover; its rim is not in it', () => {
  const ground = block('rough');
  expect(ground.isCoveredFrom(1500, 1500, 1500, 0)).toBe(true);
  expect(ground.isCoveredFrom(1001, 1500, 0, 1500)).toBe(true);
  expect(ground.isCoveredFrom(1000, 1500, 0, 1500)).toBe(false);
  // On the far rim it is directly behind, along the rim it is not.
  expect(ground.isCoveredFrom(2000, 1500, 0, 1500)).toBe(true);
  expect(ground.isCoveredFrom(1500, 1000, 0, 1000)).toBe(false);
  expect(terrain(['stream', [0, 500], [4800, 500]]).isCoveredFrom(1000, 500, 1000, 0)).toBe(false);
});

test('[BB-5.8] directly behind a feature is within an inch of it, as the fire comes', () => {
  const hedge = terrain(['hedge', [0, 1000], [4800, 1000]]);
  const rough = block('rough');
  for (let far = 1; far <= 1000; far++) {
    // A hedge that is nearer to the firing figure, and within an inch of it, is his.
    expect(hedge.isCoveredFrom(1500, 1100, 1500, 1000 - far), `${far}`).toBe(far >= 100);
    expect(hedge.isCoveredFrom(1500, 1101, 1500, 1000 - far), `${far}`).toBe(false);
    expect(rough.isCoveredFrom(1500, 2100, 1500, 1000 - far), `${far}`).toBe(true);
    expect(rough.isCoveredFrom(1500, 2101, 1500, 1000 - far), `${far}`).toBe(false);
  }
  // The line counts, not the shortest way to the feature: 0.6 and 0.8 inches make 1.
  expect(hedge.isCoveredFrom(1560, 1080, 900, 200)).toBe(true);
  expect(hedge.isCoveredFrom(1590, 1080, 900, 690)).toBe(false);
});

test('[BB-5.8] a feature beside or behind the target, or where the firing figure stands, is no cover', () => {
  const hedge = terrain(['hedge', [0, 1000], [4800, 1000]]);
  expect(hedge.isCoveredFrom(1500, 950, 1500, 0)).toBe(false);
  const rough = block('rough');
  expect(rough.isCoveredFrom(990, 1500, 990, 0)).toBe(false);
  expect(rough.isCoveredFrom(1500, 2050, 1500, 1990)).toBe(false);
  // Whoever stands on the rim does not stand in it; who stands in it covers those in it with him.
  expect(rough.isCoveredFrom(1500, 2050, 1500, 1000)).toBe(true);
  expect(rough.isCoveredFrom(1500, 1950, 1500, 1900)).toBe(true);
});

test('[BB-5.8] a feature that the firing figure stands in is no cover where the line enters it again', () => {
  const horseshoe = terrain([
    'rough',
    [0, 0],
    [1000, 0],
    [1000, 1000],
    [700, 1000],
    [700, 300],
    [300, 300],
    [300, 1000],
    [0, 1000],
  ]);
  expect(horseshoe.isCoveredFrom(1050, 500, 200, 500)).toBe(false);
  expect(horseshoe.isCoveredFrom(1050, 500, 500, 500)).toBe(true);
});

test('[BB-5.8] a wall between two is cover for the one who is nearer to it', () => {
  const wall = terrain(['wall', [0, 1000], [4800, 1000]]);
  expect(wall.isCoveredFrom(1500, 1050, 1500, 950)).toBe(true);
  expect(wall.isCoveredFrom(1500, 1051, 1500, 950)).toBe(false);
  expect(wall.isCoveredFrom(1500, 1049, 1500, 950)).toBe(true);
});

test('[BB-5.8] whoever a scenario puts exactly on a wall has no cover from it', () => {
  const wall = terrain(['wall', [1000, 1000], [1500, 1000], [1500, 1060], [1000, 1060]]);
  for (const [x, y] of [
    [1500, 500],
    [1500, 1500],
    [500, 1000],
  ] as const) {
    expect(wall.isCoveredFrom(1200, 1000, x, y), `${x}, ${y}`).toBe(false);
  }
  // From another wall, and from the wood behind him, he has.
  const two = terrain(['wall', [1000, 1000], [1500, 1000]], ['wall', [1000, 1060], [1500, 1060]]);
  expect(two.isCoveredFrom(1200, 1000, 1200, 1500)).toBe(true);
  // Nor does it cover others from him.
  expect(two.isCoveredFrom(1200, 950, 1200, 1000)).toBe(false);
});

test.each(['woods', 'building', 'hill'] as const)(
  '[BB-7.1] who stands on the rim of %s does not look through it',
  (kind) => {
    const ground = block(kind);
    expect(sees(ground, [1500, 1000], [1500, 2500])).toBe(false);
    expect(sees(ground, [1500, 1000], [1500, 2000])).toBe(false);
    // Away from it, and at those within 2 inches of the rim, he does.
    expect(sees(ground, [1500, 1000], [1500, 500])).toBe(true);
    expect(sees(ground, [1500, 1000], [1500, 1200])).toBe(true);
    expect(sees(ground, [1500, 1000], [1500, 1201])).toBe(kind === 'building');
  },
);

/** Two figures of A1 see D1-1; the third is nearest to it but has a building in between. */
function throughHouse(more: readonly [FeatureKind, ...Place[]][] = []): Game {
  return game({
    teams: {
      A1: {
        at: [
          [1000, 2000],
          [1060, 2000],
          [2000, 1500],
        ],
        weapon: 'lmg',
      },
      D1: [
        [2000, 2000],
        [2500, 1700],
      ],
    },
    features: [box('building', 1900, 1600, 2100, 1900), ...more],
    stack: acting('fire', 'A1'),
  });
}

test('[BB-6.2] there is no assault through a house', () => {
  // A1-3 fires at D1-2, beyond 6 inches from everybody; D1-1 is 5 inches from it, unseen.
  const near: Game = throughHouse();
  const events = near.play({ type: 'fire', at: [2250, 1900] }, 1, 1);
  const fire = only(events, 'effectiveFire');
  expect(fire.firers).toEqual(['A1-1', 'A1-2', 'A1-3']);
  expect(fire.targets).toEqual(['D1-1', 'D1-2']);
  // D1-2 is 5.4 inches from A1-3, who sees it: it can scatter, D1-1 cannot.
  expect(volleyAt(throughHouse().state, 0, [2250, 1900]).distances).toEqual([
    940 * 940,
    500 * 500 + 200 * 200,
  ]);
});

test('[BB-5.10] the closest is measured from firing figures that see the target', () => {
  const g = throughHouse();
  g.play({ type: 'fire', at: [2250, 1900] }, 3, 1);
  expect(g.all('pinned')).toEqual(['D1-2']);
});

test('[BB-5.8] cover is judged from the nearest firing figure that sees the target', () => {
  const wall: [FeatureKind, ...Place[]] = ['wall', [1800, 1950], [2200, 1950]];
  // From A1-3 the wall would cover D1-1, but it does not see it.
  const { covered } = volleyAt(throughHouse([wall]).state, 0, [2250, 1900]);
  expect(covered).toEqual([false, false]);
});

test('[BB-5.8] cover is judged against the nearest firing figure', () => {
  const cover = (firers: readonly Place[]): string => {
    const g = game({
      teams: { A1: { at: firers, weapon: 'lmg' }, D1: [[1500, 1550]] },
      features: [['wall', [1400, 1500], [1600, 1500]]],
      stack: acting('fire', 'A1'),
    });
    return only(g.play({ type: 'fire', at: [1700, 1700] }, 1), 'effectiveFire').cover;
  };
  const behind: Place = [1500, 700];
  expect(cover([behind, [2500, 1550]])).toBe('extensive');
  expect(cover([behind, [2300, 1550]])).toBe('limited');
});
