import { message, type Part, type Problem, type SideNumber } from '@sandtable/kernel';
import { distance, distanceSquared, isSimple } from '@sandtable/table';
import type { Field, Leader, Platoon, Squad, Team, Victory } from '../state/field.ts';
import { sideNamed } from '../state/names.ts';
import type { BrowningScenario, VictoryEntry } from './scenarioFile.ts';
import { MOST, MOST_GROUND } from './schemas.ts';
import { AREAS, BASE_RADIUS, SIDES, TABLE } from '../rules/tables.ts';

/** The field of a scenario of the right form, with where its figures stand and of which team they are. */
export interface Muster {
  readonly field: Field;
  readonly x: number[];
  readonly y: number[];
  readonly team: number[];
}

export function problem(path: string, key: string, parts?: Record<string, Part>): Problem {
  return { path, message: message(`scenario.${key}`, parts) };
}

export function muster(scenario: BrowningScenario): Muster {
  const { width, height } = scenario.table ?? TABLE;
  const platoons: Platoon[] = [];
  const squads: Squad[] = [];
  const teams: Team[] = [];
  const leaders: Leader[] = [];
  const figures: string[] = [];
  const [sides, x, y, team]: [SideNumber[], number[], number[], number[]] = [[], [], [], []];
  for (const entry of scenario.platoons) {
    const side = sideNamed(entry.side);
    const platoon = platoons.push({ name: entry.name, side }) - 1;
    for (const { name, kind } of entry.leaders ?? []) leaders.push({ name, platoon, kind });
    for (const squadEntry of entry.squads) {
      const squad = squads.push({ name: squadEntry.name, platoon }) - 1;
      for (const { name, quality, weapon, rapid = false, figures: places } of squadEntry.teams) {
        const number = teams.push({ name, squad, side, quality, weapon, rapid }) - 1;
        for (const [i, [across, up]] of places.entries()) {
          figures.push(`${name}-${i + 1}`);
          sides.push(side);
          x.push(across);
          y.push(up);
          team.push(number);
        }
      }
    }
  }
  const victory = victoryFrom(scenario.victory);
  const { features, turns } = scenario;
  const first = sideNamed(scenario.first);
  const order = { platoons, squads, teams, leaders, figures, sides };
  return { field: { width, height, features, ...order, victory, turns, first }, x, y, team };
}

function victoryFrom(entry: VictoryEntry): Victory {
  return entry.kind === 'exit' ? { ...entry, side: sideNamed(entry.side) } : entry;
}

/** BB-1.6, BB-1.7: everything that cannot be so on a table, though it has the right form. */
export function fieldProblems(scenario: BrowningScenario): Problem[] {
  const { field } = muster(scenario);
  const problems: Problem[] = [];
  for (const what of ['teams', 'leaders', 'figures'] as const) {
    const limit = MOST[what];
    if (field[what].length > limit) problems.push(problem('platoons', 'most', { what, limit }));
  }
  problems.push(...groundProblems(scenario));
  // What is too large to be played is not looked at further.
  if (problems.length > 0) return problems;
  for (const [i, { kind, points }] of scenario.features.entries()) {
    const path = `features[${i}].points`;
    const isArea = (AREAS as readonly string[]).includes(kind);
    if (isArea && !isSimple(points.map(([x, y]) => ({ x, y })))) {
      problems.push(problem(path, 'outline', { kind }));
    }
    if (points.some(([x, y]) => x > field.width || y > field.height)) {
      problems.push(problem(path, 'offTable'));
    }
  }
  for (const side of SIDES) {
    if (!scenario.platoons.some((platoon) => platoon.side === side)) {
      problems.push(problem('platoons', 'noSide', { side }));
    }
  }
  const named: [string, readonly string[]][] = [
    ['platoons', field.platoons.map(({ name }) => name)],
    ['squads', field.squads.map(({ name }) => name)],
    ['teams', field.teams.map(({ name }) => name)],
    ['leaders', field.leaders.map(({ name }) => name)],
  ];
  for (const [what, names] of named) {
    const twice = names.find((name, i) => names.indexOf(name) !== i);
    if (twice !== undefined) problems.push(problem('platoons', 'twice', { what, name: twice }));
  }
  if (scenario.victory.kind === 'hold') {
    for (const [i, { at }] of scenario.victory.objectives.entries()) {
      if (at[0] <= field.width && at[1] <= field.height) continue;
      problems.push(problem(`victory.objectives[${i}].at`, 'offTable'));
    }
  }
  return problems;
}

/** No table has more on it than can be looked at and drawn. */
function groundProblems({ features }: BrowningScenario): Problem[] {
  const points = features.reduce((sum, feature) => sum + feature.points.length, 0);
  if (points > MOST_GROUND.points) {
    return [problem('features', 'mostPoints', { limit: MOST_GROUND.points })];
  }
  let length = 0;
  for (const feature of features) {
    for (const [i, [x, y]] of feature.points.entries()) {
      if (i > 0) length += distance(feature.points[i - 1][0], feature.points[i - 1][1], x, y);
    }
  }
  if (length <= MOST_GROUND.length) return [];
  return [problem('features', 'longest', { limit: MOST_GROUND.length / 100 })];
}

/** BB-1.6: figures on the table whose bases overlap, or which stand off it. */
export function standingProblems(
  { width, height, figures }: Field,
  x: readonly number[],
  y: readonly number[],
  onTable: (figure: number) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  for (const [f, name] of figures.entries()) {
    if (!onTable(f)) continue;
    if (x[f] > width || y[f] > height) problems.push(problem('platoons', 'figureOff', { name }));
    for (let other = 0; other < f; other++) {
      if (!onTable(other)) continue;
      if (distanceSquared(x[f], y[f], x[other], y[other]) >= 4 * BASE_RADIUS * BASE_RADIUS) {
        continue;
      }
      problems.push(problem('platoons', 'overlap', { name, other: figures[other] }));
    }
  }
  return problems;
}
