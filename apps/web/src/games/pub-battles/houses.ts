import type { Point } from '@sandtable/kernel';
import { apart, boxOf, isInside, middleOf } from '../browning/outlines.ts';
import { between } from '../scenery/scatter.ts';
import { polygon } from '../scenery/shapes.ts';
import { bent, nearestOn, stepsAlong } from './bends.ts';
import { scatterOn, type Mapped } from './chart.ts';
import type { Sign } from './tiles.ts';

export interface House {
  readonly x: number;
  readonly y: number;
  /** Along the street, and away from it. */
  readonly wide: number;
  readonly deep: number;
  /** The unit vector along the street. */
  readonly dx: number;
  readonly dy: number;
}

/** How far the fronts of houses stand from the middle of the road. */
const STREET = 6;
/** Every so far along a street a house may stand. */
const PLOT = 9.5;
/** Behind the houses at the street: how far apart others stand. */
const YARD = { wide: 7.4, deep: 6 } as const;

const GAP = 0.6;
/** So few houses have no church; and how far apart churches are. */
const CONGREGATION = 6;
const PARISH = 250;
/** Roads that pass as near as this give houses their direction. */
const NEIGHBOURHOOD = 60;

/** Roads as houses stand along them. */
export function streetsOf(roads: readonly (readonly Point[])[]): Point[][] {
  return roads.map((road) => bent(road, 15));
}

/** Houses in rows along the streets that go through a town, others behind them; none over another. */
export function housesOf(town: Mapped, streets: readonly (readonly Point[])[]): House[] {
  const scatter = scatterOn(town, 90);
  const around = boxOf(town.points, NEIGHBOURHOOD);
  const lines = streets.filter((line) => comesInto(line, around));
  const houses: House[] = [];
  const build = (house: House): void => {
    const corners = cornersOf(house);
    const isIn = corners.every((corner) => isInside(town.points, corner));
    const fits = isIn && corners.every((corner) => nearestOn(lines, corner).away >= STREET - 1);
    if (fits && !houses.some((other) => areNear(house, other))) houses.push(house);
  };
  for (const line of lines) {
    for (const step of stepsAlong(line, PLOT)) {
      for (const hand of [1, -1]) {
        const [wide, deep] = [between(scatter, 5.5, 8.5), between(scatter, 4, 6)];
        if (scatter() < 0.1) continue;
        const off = (STREET + deep / 2) * hand;
        build({ ...step, x: step.x - step.dy * off, y: step.y + step.dx * off, wide, deep });
      }
    }
  }
  // Behind them, or where no road goes through: rows that keep to the nearest road.
  const middle = middleOf(town.points);
  const { dx, dy } = nearestOn(lines, middle);
  const reach = Math.max(...town.points.map((point) => apart(point, middle)));
  for (let over = -reach; over < reach; over += YARD.deep) {
    for (let along = -reach; along < reach; along += YARD.wide) {
      const [right, down] = [
        along + between(scatter, -0.7, 0.7),
        over + between(scatter, -0.4, 0.4),
      ];
      const [wide, deep] = [between(scatter, 4.6, 6.6), between(scatter, 3.4, 4.6)];
      if (scatter() < 0.1) continue;
      const [x, y] = [middle.x + dx * right - dy * down, middle.y + dy * right + dx * down];
      build({ x, y, wide, deep, dx, dy });
    }
  }
  return houses;
}

function comesInto(line: readonly Point[], box: ReturnType<typeof boxOf>): boolean {
  return line.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
}

/** Whether two houses leave no gap between them. */
function areNear(a: House, b: House): boolean {
  const [right, down] = [b.x - a.x, b.y - a.y];
  const along = Math.abs(right * a.dx + down * a.dy);
  const over = Math.abs(down * a.dx - right * a.dy);
  // Those that stand at an angle to each other need the room of the longer side.
  const square = Math.abs(a.dx * b.dx + a.dy * b.dy) > 0.98;
  const deep = square ? a.deep + b.deep : a.wide + b.wide;
  return along < (a.wide + b.wide) / 2 + GAP && over < deep / 2 + GAP;
}

export function cornersOf({ x, y, wide, deep, dx, dy }: House): Point[] {
  const corner = (along: number, over: number): Point => ({
    x: x + (dx * along * wide) / 2 - (dy * over * deep) / 2,
    y: y + (dy * along * wide) / 2 + (dx * over * deep) / 2,
  });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

export function plan(house: House): Sign {
  return { x: house.x, y: house.y, d: polygon(cornersOf(house)) };
}

/** Every place has one church, in that of its quarters that has the most houses. */
export function churchesAmong(quarters: readonly (readonly House[])[]): House[] {
  const churches: House[] = [];
  for (const houses of quarters.toSorted((a, b) => b.length - a.length)) {
    if (houses.length < CONGREGATION) break;
    const church = houses[Math.floor(houses.length / 2)];
    if (!churches.some((other) => apart(church, other) < PARISH)) churches.push(church);
  }
  return churches;
}
