import { expect, test } from 'vitest';
import { circlesOverlap, distanceSquared, nearestFree, settle } from '../src/index.ts';
import { at, Shapes } from './support/shapes.ts';

const anywhere = (): boolean => false;

test('who can stand where he is wanted does', () => {
  const wanted = [at(0, 0), at(60, 0), at(0, 60)];
  expect(settle(wanted, 30, anywhere)).toEqual(wanted);
});

test('who is in the way of another is moved as little as possible', () => {
  expect(settle([at(0, 0), at(50, 0)], 30, anywhere)).toEqual([at(0, 0), at(60, 0)]);
  // As near as 60 straight up, and on a smaller ring.
  expect(settle([at(0, 0), at(0, 0)], 30, anywhere)).toEqual([at(0, 0), at(36, 48)]);
  // Straight up comes first among equals.
  expect(settle([at(0, 0), at(0, 0)], 1, anywhere)).toEqual([at(0, 0), at(0, 2)]);
});

test('a place that is free is not taken from the one it was meant for', () => {
  expect(settle([at(0, 0), at(0, 0), at(0, 2)], 1, anywhere)).toEqual([
    at(0, 0),
    at(2, 0),
    at(0, 2),
  ]);
});

test('nobody stands where it is blocked, and who finds no place is told so', () => {
  const pond = (x: number, y: number): boolean => x * x + y * y < 100;
  expect(settle([at(3, 0)], 2, pond)).toEqual([at(10, 0)]);
  expect(settle([at(3, 0)], 2, pond, 7)).toEqual([at(10, 0)]);
  expect(settle([at(3, 0)], 2, pond, 6)).toEqual([undefined]);
  expect(settle([at(3, 0), at(50, 0)], 2, pond, 0)).toEqual([undefined, at(50, 0)]);
});

test('the nearest free point is the nearest of all points', () => {
  const shapes = new Shapes('nearest', 12);
  for (let i = 0; i < 500; i++) {
    const holes = shapes.points(3);
    const [from, limit] = [shapes.point(), shapes.number(0, 12)];
    const radius = shapes.number(1, 7);
    const isFree = (x: number, y: number): boolean =>
      holes.every((hole) => distanceSquared(x, y, hole.x, hole.y) >= radius * radius);
    let least = Infinity;
    for (let x = -20; x <= 40; x++) {
      for (let y = -20; y <= 40; y++) {
        if (isFree(x, y)) least = Math.min(least, distanceSquared(from.x, from.y, x, y));
      }
    }
    const found = nearestFree(from, isFree, limit);
    if (least > limit * limit) expect(found).toBeUndefined();
    else expect(distanceSquared(from.x, from.y, found!.x, found!.y)).toBe(least);
  }
});

test('a team dragged into a heap spreads without overlaps, the same every time', () => {
  const shapes = new Shapes('team', 120);
  for (let i = 0; i < 20; i++) {
    const wanted = shapes.points(10);
    const wall = (x: number): boolean => x < 30;
    const places = settle(wanted, 30, wall, 400);
    expect(settle(wanted, 30, wall, 400)).toEqual(places);
    for (const [index, place] of places.entries()) {
      expect(place!.x).toBeGreaterThanOrEqual(30);
      for (const other of places.slice(0, index)) {
        expect(circlesOverlap(place!.x, place!.y, 30, other!.x, other!.y, 30)).toBe(false);
      }
    }
  }
});
