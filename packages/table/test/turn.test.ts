import { expect, test } from 'vitest';
import {
  cosine,
  heading,
  isWithinTurn,
  rotate,
  sine,
  turnBetween,
  UNIT,
  wrapDegrees,
} from '../src/index.ts';
import { at, Shapes, TABLES } from './support/shapes.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const everyDegree = Array.from({ length: 360 }, (_, degrees) => degrees);

test('the table of sines is right to half a part', () => {
  for (const degrees of everyDegree) {
    expect(Math.abs(sine(degrees) - Math.sin(radians(degrees)) * UNIT)).toBeLessThan(0.51);
    expect(Math.abs(cosine(degrees) - Math.cos(radians(degrees)) * UNIT)).toBeLessThan(0.51);
    expect(Number.isInteger(sine(degrees))).toBe(true);
    expect(Object.is(sine(degrees), -0)).toBe(false);
  }
});

test('directions are clockwise from up', () => {
  expect([sine(0), cosine(0)]).toEqual([0, UNIT]);
  expect([sine(90), cosine(90)]).toEqual([UNIT, 0]);
  expect([sine(180), cosine(180)]).toEqual([0, -UNIT]);
  expect([sine(270), cosine(270)]).toEqual([-UNIT, 0]);
  expect(sine(45)).toBe(cosine(45));
  expect(sine(30)).toBe(UNIT / 2);
});

test.each([
  [-1, 359],
  [360, 0],
  [725, 5],
  [-360, 0],
])('%i degrees are %i', (degrees, wrapped) => {
  expect(wrapDegrees(degrees)).toBe(wrapped);
});

test.each([
  [10, 350, 20],
  [350, 10, 20],
  [0, 180, 180],
  [90, 271, 179],
  [5, 5, 0],
])('from %i to %i it is a turn of %i', (from, to, turn) => {
  expect(turnBetween(from, to)).toBe(turn);
});

test('quarter turns are exact', () => {
  expect(rotate(at(3, 7), 0)).toEqual(at(3, 7));
  expect(rotate(at(3, 7), 90)).toEqual(at(7, -3));
  expect(rotate(at(3, 7), 180)).toEqual(at(-3, -7));
  expect(rotate(at(3, 7), 270)).toEqual(at(-7, 3));
});

test('a turned point is the whole point nearest to the true one', () => {
  const shapes = new Shapes('rotate', 30_000);
  for (let i = 0; i < 3_000; i++) {
    const point = shapes.point();
    const degrees = shapes.number(0, 359);
    const turned = rotate(point, degrees);
    const [s, c] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
    expect(Math.abs(turned.x - (point.x * c + point.y * s))).toBeLessThan(0.5001);
    expect(Math.abs(turned.y - (point.y * c - point.x * s))).toBeLessThan(0.5001);
  }
});

test('the heading of every degree is that degree', () => {
  for (const degrees of everyDegree) {
    const { x, y } = rotate(at(0, 1_000), degrees);
    expect(heading(5, -7, 5 + x, -7 + y)).toBe(degrees);
  }
  expect(heading(3, 3, 3, 3)).toBe(0);
});

test('a heading is the degree nearest to the direction', () => {
  for (const size of TABLES) {
    const shapes = new Shapes('heading', size);
    for (let i = 0; i < 5_000; i++) {
      const [a, b] = shapes.points(2);
      if (a.x === b.x && a.y === b.y) continue;
      const degrees = (Math.atan2(b.x - a.x, b.y - a.y) * 180) / Math.PI;
      const found = heading(a.x, a.y, b.x, b.y);
      const off = Math.abs(found - degrees) % 360;
      expect(Math.min(off, 360 - off)).toBeLessThan(0.5 + 1e-7);
      expect(heading(b.x, b.y, a.x, a.y)).toBe((found + 180) % 360);
    }
  }
});

test('the limits of a spread count as within it', () => {
  expect(isWithinTurn(0, 45, 5, 5)).toBe(true);
  expect(isWithinTurn(0, 45, -5, 5)).toBe(true);
  expect(isWithinTurn(0, 45, 6, 5)).toBe(false);
  expect(isWithinTurn(0, 45, -6, 5)).toBe(false);
  expect(isWithinTurn(0, 45, -5, -5)).toBe(false);
  expect(isWithinTurn(90, 90, 0, -5)).toBe(true);
  expect(isWithinTurn(90, 90, -1, -5)).toBe(false);
  expect(isWithinTurn(90, 0, 7, 0)).toBe(true);
  expect(isWithinTurn(90, 0, -7, 0)).toBe(false);
  expect(isWithinTurn(90, 180, -7, 0)).toBe(true);
  expect(isWithinTurn(0, 135, -5, -5)).toBe(true);
  expect(isWithinTurn(0, 135, -5, -6)).toBe(false);
  expect(isWithinTurn(12, 0, 0, 0)).toBe(true);
});

test('a direction is within a spread if it is by angles', () => {
  const shapes = new Shapes('spread', 30_000);
  for (let i = 0; i < 5_000; i++) {
    const [a, b] = shapes.points(2);
    const [facing, spread] = [shapes.number(0, 359), shapes.number(0, 180)];
    const off = Math.abs((Math.atan2(b.x - a.x, b.y - a.y) * 180) / Math.PI - facing) % 360;
    const least = Math.min(off, 360 - off);
    if (Math.abs(least - spread) < 1e-6) continue;
    expect(isWithinTurn(facing, spread, b.x - a.x, b.y - a.y)).toBe(least < spread);
  }
});
