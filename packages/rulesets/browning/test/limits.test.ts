import { expect, test } from 'vitest';
import { browning } from '../src/ruleset.ts';
import type { BrowningScenario, PlatoonEntry } from '../src/files/scenarioFile.ts';
import { MOST, MOST_GROUND } from '../src/files/schemas.ts';
import { openingOf, problemsOf, row } from './support/sketch.ts';

const PLAIN = openingOf({
  table: { width: 8000, height: 8000 },
  teams: { A1: row(1000, 1000, 3), D1: row(1000, 7900, 3) },
});

/** The attacker with so many more teams of so many figures, and leaders, in a table full of them. */
function crowd(teams: number, figures: number, leaders: number): BrowningScenario {
  const each = Array.from({ length: teams }, (_, t) => ({
    name: `T${t}`,
    quality: 'regular' as const,
    weapon: 'rifle' as const,
    figures: row(100, 1100 + t * 60, figures),
  }));
  const platoons = Array.from({ length: Math.ceil(teams / 48) }, (_, p): PlatoonEntry => {
    const own = each.slice(p * 48, p * 48 + 48);
    return {
      name: `P${p}`,
      side: 'attacker',
      squads: Array.from({ length: Math.ceil(own.length / 6) }, (__, s) => ({
        name: `S${p}-${s}`,
        teams: own.slice(s * 6, s * 6 + 6),
      })),
    };
  });
  const led = Array.from({ length: Math.ceil(leaders / 6) }, (_, p): PlatoonEntry => ({
    name: `L${p}`,
    side: 'attacker',
    leaders: Array.from({ length: Math.min(6, leaders - p * 6) }, (__, l) => ({
      name: `O${p}-${l}`,
      kind: 'officer',
    })),
    squads: [
      {
        name: `Q${p}`,
        teams: [
          { name: `X${p}`, quality: 'regular', weapon: 'rifle', figures: [[100 + p * 60, 200]] },
        ],
      },
    ],
  }));
  return {
    ...PLAIN,
    platoons: [...PLAIN.platoons, ...platoons, ...led],
  };
}

test('more teams, leaders or figures than a position may have to name are refused', () => {
  const most = 'platoons scenario.most';
  // A1 and D1 are there too, with three figures each.
  expect(problemsOf(crowd(MOST.teams - 2, 1, 0))).toEqual([]);
  expect(problemsOf(crowd(MOST.teams - 1, 1, 0))).toEqual([most]);
  expect(problemsOf(crowd(19, 20, 0))).toEqual([]);
  expect(problemsOf(crowd(20, 20, 0))).toEqual([most]);
  expect(problemsOf(crowd(0, 0, MOST.leaders))).toEqual([]);
  expect(problemsOf(crowd(0, 0, MOST.leaders + 1))).toEqual([most]);
});

test('the figures of a team with the longest name can be named in a position', () => {
  const [attackers, defenders] = PLAIN.platoons;
  const name = 'A'.repeat(30);
  const [squad] = attackers.squads;
  const squads = [{ ...squad, teams: [{ ...squad.teams[0], name }] }];
  const made = browning.setup({ ...PLAIN, platoons: [{ ...attackers, squads }, defenders] }, {});
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  made.value.status[0] = 1;
  expect(problemsOf(browning.position(made.value))).toEqual([]);
});

/** Hedges to and fro over the table, so many with so many points each. */
function hedges(count: number, points: number, wide: number): BrowningScenario {
  const line = Array.from({ length: points }, (_, i) => [(i % 2) * wide, 3000 + i * 10] as const);
  return {
    ...PLAIN,
    features: Array.from({ length: count }, () => ({ kind: 'hedge', points: line })),
  };
}

test('features of more points than can be looked at are refused', () => {
  expect(problemsOf(hedges(MOST_GROUND.points / 60, 60, 0))).toEqual([]);
  expect(problemsOf(hedges(MOST_GROUND.points / 60 + 1, 60, 0))).toEqual([
    'features scenario.mostPoints',
  ]);
});

test('features that are longer than can be drawn are refused', () => {
  const each = MOST_GROUND.length / 8000;
  expect(problemsOf(hedges(1, Math.floor(each), 8000))).toEqual([]);
  expect(problemsOf(hedges(1, Math.floor(each) + 2, 8000))).toEqual(['features scenario.longest']);
});

test('no scenario of the game comes near those limits', () => {
  for (const { features } of browning.scenarios as readonly BrowningScenario[]) {
    const points = features.reduce((sum, feature) => sum + feature.points.length, 0);
    expect(points * 4).toBeLessThan(MOST_GROUND.points);
  }
});
