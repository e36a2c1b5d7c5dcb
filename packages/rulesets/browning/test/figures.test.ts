import { expect, test } from 'vitest';
import { browning } from '../src/ruleset.ts';
import {
  EFFECT,
  FEATURES,
  type FeatureKind,
  type Quality,
  type Weapon,
} from '../src/rules/tables.ts';
import type { Place } from '../src/state/field.ts';
import { acting, game, only } from './support/game.ts';
import { activate, box, RIDGE } from './support/ground.ts';
import { openingOf, problemsOf, row, scenarioOf, type Sketch } from './support/sketch.ts';

const MARCH = { control: 3, high: 5, low: 2 };

test('[BB-1.1] the teams of a squad act each on its own', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 3), A2: row(1500, 1000, 3), D1: row(1000, 3500, 3) },
    features: [RIDGE],
  });
  activate(g, 'A1', 2);
  expect([g.isReady('A1'), g.isReady('A2')]).toEqual([false, true]);
  expect(g.named).toEqual(['A2']);
});

test('[BB-1.1] nobody gives orders to teams and figures of the enemy, or to those that are not there', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 3), D1: row(1000, 3500, 3) },
    figures: { 'A1-2': 'pinned', 'D1-1': 'pinned' },
  });
  g.refuses({ type: 'activate', team: 'D1' }, 'BB-1.1 noTeam');
  g.refuses({ type: 'activate', team: 'A9' }, 'BB-1.1 noTeam');
  g.play({ type: 'activate', team: 'A1' });
  g.play({ type: 'place', at: [1000, 1000] }, 4);
  g.refuses({ type: 'rally', figure: 'D1-1' }, 'BB-1.1 noFigure');
  g.refuses({ type: 'rally', figure: 'A1-9' }, 'BB-1.1 noFigure');
});

test('[BB-1.2] the figures of a team may stand at opposite ends of the table, and fire together', () => {
  const g = game({
    teams: {
      A1: {
        at: [
          [30, 30],
          [4770, 30],
        ],
        weapon: 'lmg',
      },
      D1: row(2400, 2000, 4),
    },
    stack: acting('fire', 'A1'),
  });
  const { firers } = only(g.play({ type: 'fire', at: [2600, 2000] }, 1), 'effectiveFire');
  expect(firers).toEqual(['A1-1', 'A1-2']);
});

test('[BB-1.3] leader figures are in nobody’s way: not of a path, its end, or a line of sight', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 1), D1: row(1000, 3000, 1) },
    leaderAt: { D1: [1000, 1200] },
    stack: acting('march', 'A1', MARCH),
  });
  g.allows({ type: 'walk', figure: 'A1-1', path: [[1000, 1200]] });
  g.play({ type: 'walk', figure: 'A1-1', path: [[1000, 1400]] });
  expect(g.asked).toBe('attacker fire');
});

test('[BB-1.3] leader figures are no targets', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 4), D1: row(3000, 3000, 4) },
    leaderAt: { D1: [1000, 1500] },
    stack: acting('fire', 'A1'),
  });
  g.refuses({ type: 'fire', at: [1100, 1600] }, 'BB-5.1 noTarget');
});

test('[BB-1.3] leader figures do not fire', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 3), D1: row(1000, 3000, 4) },
    leaderAt: { A1: [1000, 1100] },
    stack: acting('fire', 'A1'),
  });
  // Three figures and their leader are still one fewer than a regular team needs.
  const { firers } = only(g.play({ type: 'fire', at: [1200, 3200] }, 1, 2), 'scatteredFire');
  expect(firers).toEqual(['A1-1', 'A1-2', 'A1-3']);
});

/** A team needs exactly so many figures to fire with effect. */
function expectStrength(quality: Quality, weapon: Weapon, minimum: number): void {
  const firing = (count: number): string => {
    const g = game({
      teams: { A1: { at: row(1000, 1000, count), quality, weapon }, D1: row(1000, 2000, 4) },
      stack: acting('fire', 'A1'),
    });
    const isEnough = count >= minimum;
    return g.play({ type: 'fire', at: [1200, 2200] }, ...(isEnough ? [1] : [1, 1]))[0].type;
  };
  expect(firing(minimum)).toBe('effectiveFire');
  expect(firing(minimum - 1)).toBe('scatteredFire');
}

test.each<[Quality, Weapon, number]>([
  ['elite', 'rifle', 3],
  ['regular', 'rifle', 4],
  ['second', 'rifle', 5],
  ['regular', 'lmg', 2],
])('[BB-1.4] a team of %s quality with %s needs %i to fire with effect', expectStrength);

test.each<[Quality, Weapon, number]>([
  ['elite', 'lmg', 2],
  ['second', 'lmg', 2],
  ['elite', 'smg', 3],
  ['regular', 'smg', 4],
  ['second', 'smg', 5],
])('[BB-1.5] quality counts but for LMG teams: %s with %s needs %i', expectStrength);

test('[BB-1.6] the table is 48 by 48 inches unless the scenario says otherwise', () => {
  const size = (sketch: Partial<Sketch>): number[] => {
    const { field } = game({
      teams: { A1: row(500, 500, 1), D1: row(900, 900, 1) },
      ...sketch,
    }).state;
    return [field.width, field.height];
  };
  expect(size({})).toEqual([4800, 4800]);
  expect(size({ table: { width: 3600, height: 2400 } })).toEqual([3600, 2400]);
});

test('[BB-1.6] nobody goes off the table', () => {
  const g = game({
    teams: { A1: row(4700, 100, 1), D1: row(1000, 3000, 1) },
    stack: acting('march', 'A1', MARCH),
  });
  g.allows({ type: 'walk', figure: 'A1-1', path: [[4800, 100]] });
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[4801, 100]] }, 'BB-1.6 offTable');
  g.refuses(
    {
      type: 'walk',
      figure: 'A1-1',
      path: [
        [4801, 100],
        [4700, 200],
      ],
    },
    'BB-1.6 offTable',
  );
  g.refuses({ type: 'march', figure: 'A1-1', to: [4801, 100] }, 'BB-1.6 offTable');
});

test('[BB-1.6] bases may touch but not overlap, pinned ones too', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 1), A2: row(1300, 1000, 1), D1: row(1000, 1300, 1) },
    figures: { 'A2-1': 'pinned' },
    stack: acting('march', 'A1', MARCH),
  });
  g.allows({ type: 'walk', figure: 'A1-1', path: [[1240, 1000]] });
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[1241, 1000]] }, 'BB-1.6 overlaps');
  g.allows({ type: 'walk', figure: 'A1-1', path: [[1000, 1240]] });
});

test('[BB-1.6] a scenario whose bases overlap, or stand off the table, is refused', () => {
  const teams = (apart: number): Sketch => ({
    teams: { A1: row(1000, 1000, 2, apart), D1: row(1000, 3000, 1) },
  });
  expect(problemsOf(openingOf(teams(60)))).toEqual([]);
  expect(problemsOf(openingOf(teams(59)))).toEqual(['platoons scenario.overlap']);
  const off: Sketch = { teams: { A1: row(4801, 10, 1), D1: row(1000, 3000, 1) } };
  expect(problemsOf(openingOf(off))).toEqual(['platoons scenario.figureOff']);
});

test('[BB-1.6] figures that are off the table are in nobody’s way', () => {
  const sketch: Sketch = {
    teams: { A1: row(1000, 1000, 2, 10), D1: row(1000, 3000, 1) },
    figures: { 'A1-2': 'scattered' },
  };
  expect(problemsOf(scenarioOf(sketch))).toEqual([]);
});

test('[BB-1.6] places are whole numbers', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 1), D1: row(1000, 3000, 1) },
    stack: acting('march', 'A1', MARCH),
  });
  g.refuses({ type: 'walk', figure: 'A1-1', path: [[1000.5, 1100]] }, 'BB-4.1 malformed');
  expect(
    browning.check(g.state, 'attacker', { type: 'march', figure: 'A1-1', to: [-1, 0] }),
  ).toBeDefined();
});

const LINES: Readonly<Record<string, readonly Place[]>> = {
  far: [
    [0, 1500],
    [4800, 1500],
  ],
  near: [
    [0, 1950],
    [4800, 1950],
  ],
  way: [
    [0, 1100],
    [4800, 1100],
  ],
};

/** A feature across the table: an area four inches deep, or a line. */
function across(kind: FeatureKind, where: keyof typeof LINES): [FeatureKind, ...Place[]] {
  const isLine = kind === 'wall' || kind === 'hedge' || kind === 'stream';
  if (isLine) return [kind, ...LINES[where]];
  const [[, y]] = LINES[where];
  return where === 'near' ? box(kind, 0, 1900, 4800, 2050) : box(kind, 0, y, 4800, y + 400);
}

test.each(FEATURES)('[BB-1.7] what %s does to sight, cover and movement', (kind) => {
  const { blocks, covers, slows } = EFFECT[kind];
  const teams = { A1: row(1000, 1000, 4), D1: row(1000, 2000, 4) };
  const far = game({ teams, features: [across(kind, 'far')], stack: acting('march', 'A1', MARCH) });
  far.play({ type: 'halt' });
  // Where nobody is seen, nobody is asked whether to fire.
  expect(far.asked === 'attacker fire').toBe(!blocks);

  const near = game({ teams, features: [across(kind, 'near')], stack: acting('fire', 'A1') });
  const { cover } = only(near.play({ type: 'fire', at: [1200, 2200] }, 1), 'effectiveFire');
  expect(cover).toBe(covers ? 'extensive' : 'incidental');

  const way = game({ teams, features: [across(kind, 'way')], stack: acting('march', 'A1', MARCH) });
  const walk = { type: 'walk', figure: 'A1-1', path: [[1000, 1201]] } as const;
  if (slows) way.refuses(walk, 'BB-4.1 tooFarSlow');
  else way.allows(walk);
});

test('[BB-1.7] the kinds of features are those of the book', () => {
  const marks = FEATURES.map((kind) => {
    const { blocks, covers, slows } = EFFECT[kind];
    return `${kind} ${blocks ? 'blocks ' : ''}${covers ? 'covers ' : ''}${slows ? 'slows' : ''}`;
  });
  expect(marks).toEqual([
    'woods blocks covers slows',
    'building blocks covers slows',
    'hill blocks covers slows',
    'rough covers slows',
    'wall covers slows',
    'hedge covers slows',
    'stream slows',
  ]);
});
