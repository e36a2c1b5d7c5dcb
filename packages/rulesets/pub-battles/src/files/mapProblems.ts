import { message, type Part, type Problem } from '@sandtable/kernel';
import { distanceToPolyline, isSimple, polylineOf, type Point } from '@sandtable/table';
import { areaOf } from '../rules/01-map/areas.ts';
import type { BattleMap, Hill, Place } from '../state/field.ts';
import { holdsLine, outlinesMeet } from '../rules/01-map/outlines.ts';

/** PB-4.4: a bridge or ford is on its river when it is so near to its middle line. */
const ON_RIVER = 60;

interface Shape {
  readonly path: string;
  readonly points: readonly Place[];
}

function problem(path: string, key: string, parts?: Readonly<Record<string, Part>>): Problem {
  return { path, message: message(`problem.${key}`, parts) };
}

/**
 * How many points a map may have in all: twice and a half what a crowded one needs. What follows
 * compares edges with edges, and must come to an end at once, whatever a file holds.
 */
export const MOST_POINTS = 10_000;

/** PB-1.1, PB-1.6, PB-4.4: everything that cannot be so on a map, though it has the right form. */
export function mapProblems(map: BattleMap): Problem[] {
  const points = shapesOf(map).reduce((sum, { points: own }) => sum + own.length, 0);
  if (points > MOST_POINTS) return [problem('map', 'points', { points, limit: MOST_POINTS })];
  const flawed = [...brokenOutlines(map), ...shortLines(map), ...offMap(map)];
  // What follows asks about areas and lines, so they must be such.
  if (flawed.length > 0) return flawed;
  return [
    ...overlaps('woods', map.woods),
    ...overlaps(
      'towns',
      map.towns.map(({ outline }) => outline),
    ),
    ...overlaps('marshes', map.marshes),
    ...hillProblems(map.hills),
    ...riverProblems(map),
    ...roadProblems(map),
  ];
}

/** Areas whose edges cross, or which have no area. */
function brokenOutlines(map: BattleMap): Problem[] {
  return outlinesOf(map)
    .filter(({ points }) => !isSimple(points.map(pointOf)))
    .map(({ path }) => problem(path, 'outline'));
}

/** Lines that lead nowhere. */
function shortLines(map: BattleMap): Problem[] {
  return linesOf(map)
    .filter(({ points }) => points.length < 2 || points.some((_, i) => isAgain(points, i)))
    .map(({ path }) => problem(path, 'line'));
}

/** Whether a point of a line is the one before it once more. */
function isAgain(points: readonly Place[], i: number): boolean {
  return i > 0 && points[i][0] === points[i - 1][0] && points[i][1] === points[i - 1][1];
}

/** Everything on a map that has a place. */
function shapesOf(map: BattleMap): Shape[] {
  const { fields = [], orchards = [], farms = [], fences = [], paths = [] } = map.decoration;
  return [
    ...outlinesOf(map),
    ...linesOf(map),
    ...map.rivers.map(({ bridges }, i) => shape(`rivers[${i}].bridges`, bridges)),
    ...map.rivers.map(({ fords }, i) => shape(`rivers[${i}].fords`, fords)),
    ...map.names.map(({ at }, i) => shape(`names[${i}].at`, [at])),
    ...fields.map((points, i) => shape(`decoration.fields[${i}]`, points)),
    ...orchards.map((points, i) => shape(`decoration.orchards[${i}]`, points)),
    ...fences.map((points, i) => shape(`decoration.fences[${i}]`, points)),
    ...paths.map((points, i) => shape(`decoration.paths[${i}]`, points)),
    shape('decoration.farms', farms),
  ];
}

function offMap(map: BattleMap): Problem[] {
  return shapesOf(map)
    .filter(({ points }) => points.some((place) => !isOnMap(map, place)))
    .map(({ path }) => problem(path, 'offMap'));
}

function isOnMap({ width, height }: BattleMap, [x, y]: Place): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/**
 * PB-1.5: areas of one kind add up under a piece, so no ground may be in two of them. The first that
 * an area overlaps is enough to be told.
 */
function overlaps(what: string, outlines: readonly (readonly Place[])[]): Problem[] {
  const areas = outlines.map(areaOf);
  return areas.flatMap((area, i) => {
    const j = areas.findIndex((other, at) => at >= i || outlinesMeet(area, other) !== 'apart');
    return j === i ? [] : [problem(`map.${what}[${i}]`, 'overlap', { other: `${what}[${j}]` })];
  });
}

/** PB-1.6: contours do not cross; a hill on another is higher; a crest is on its hill. */
function hillProblems(hills: readonly Hill[]): Problem[] {
  const areas = hills.map(({ outline }) => areaOf(outline));
  return hills.flatMap(({ level, outline, crest }, i) => {
    const problems = holdsLine(outline, crest)
      ? []
      : [problem(`map.hills[${i}].crest`, 'crestOutside')];
    for (const [j, other] of hills.slice(0, i).entries()) {
      const meeting = outlinesMeet(areas[i], areas[j]);
      const isWrong =
        meeting === 'crossing' ||
        (meeting === 'inside' && level <= other.level) ||
        (meeting === 'around' && level >= other.level);
      if (!isWrong) continue;
      const key = meeting === 'crossing' ? 'contours' : 'levels';
      problems.push(problem(`map.hills[${i}]`, key, { other: `hills[${j}]` }));
      break;
    }
    return problems;
  });
}

/** PB-4.4: bridges and fords lie on their river. */
function riverProblems({ rivers }: BattleMap): Problem[] {
  return rivers.flatMap(({ line, bridges, fords }, i) => {
    const middle = polylineOf(line.map(pointOf));
    const isAway = ([x, y]: Place): boolean => distanceToPolyline(middle, x, y) > ON_RIVER;
    const find = (what: 'bridges' | 'fords', places: readonly Place[]): Problem[] =>
      places.flatMap((place, j) =>
        isAway(place) ? [problem(`map.rivers[${i}].${what}[${j}]`, 'offRiver')] : [],
      );
    return [...find('bridges', bridges), ...find('fords', fords)];
  });
}

/** PB-4.6: a march by road names its road. */
function roadProblems({ roads }: BattleMap): Problem[] {
  const names = roads.map(({ name }) => name);
  return names.flatMap((name, i) =>
    names.indexOf(name) === i ? [] : [problem(`map.roads[${i}].name`, 'roadTwice', { name })],
  );
}

function outlinesOf({ woods, towns, hills, marshes }: BattleMap): Shape[] {
  return [
    ...woods.map((points, i) => shape(`woods[${i}]`, points)),
    ...towns.map(({ outline }, i) => shape(`towns[${i}].outline`, outline)),
    ...hills.map(({ outline }, i) => shape(`hills[${i}].outline`, outline)),
    ...marshes.map((points, i) => shape(`marshes[${i}]`, points)),
  ];
}

function linesOf({ hills, streams, rivers, roads }: BattleMap): Shape[] {
  return [
    ...hills.map(({ crest }, i) => shape(`hills[${i}].crest`, crest)),
    ...streams.map(({ line }, i) => shape(`streams[${i}].line`, line)),
    ...rivers.map(({ line }, i) => shape(`rivers[${i}].line`, line)),
    ...roads.map(({ line }, i) => shape(`roads[${i}].line`, line)),
  ];
}

function shape(path: string, points: readonly Place[]): Shape {
  return { path: `map.${path}`, points };
}

function pointOf([x, y]: Place): Point {
  return { x, y };
}
