import { expect, test } from 'vitest';
import { compareProducts, toWhole } from '../src/index.ts';
import { Shapes } from './support/shapes.ts';

test('products that doubles cannot tell apart are told apart', () => {
  const large = 2 ** 40 + 1;
  expect((large - 1) * (large + 1)).toBe(large * large);
  expect(compareProducts(large - 1, large + 1, large, large)).toBe(-1);
  expect(compareProducts(large, large, large - 1, large + 1)).toBe(1);
  expect(compareProducts(large, large, large, large)).toBe(0);
  expect(compareProducts(-large, large, large - 1, -large - 1)).toBe(-1);
});

test('products of whole numbers are compared like those of BigInts', () => {
  const shapes = new Shapes('products', 2 ** 31);
  for (let i = 0; i < 5_000; i++) {
    const a = shapes.number(0, shapes.size) - shapes.size / 2;
    const b = shapes.number(0, shapes.size) - shapes.size / 2;
    const c = a + shapes.number(-1, 1);
    const d = b + shapes.number(-1, 1);
    const difference = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
    expect(compareProducts(a, b, c, d)).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0);
  }
});

test('fractions are compared as well as doubles can', () => {
  expect(compareProducts(0.5, 3, 1, 1.5)).toBe(0);
  const [large, half] = [2 ** 40, 2 ** 40 + 0.5];
  expect(compareProducts(half, large, half, large)).toBe(0);
  expect(compareProducts(large, half, half, large)).toBe(0);
  expect(compareProducts(half, large, large, half)).toBe(0);
  expect(compareProducts(large, half, large, half)).toBe(0);
});

test.each([
  [0.5, 1],
  [-0.5, 0],
  [1.49, 1],
  [-1.5, -1],
  [-1.51, -2],
])('%d rounded is %d', (value, whole) => {
  expect(toWhole(value)).toBe(whole);
});
