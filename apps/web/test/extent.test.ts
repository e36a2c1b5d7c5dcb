import type { Piece } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { ahead, distanceTo, nearestPiece } from '../src/board/extent.ts';

const size = { width: 2000, depth: 400 };

function block(id: string, x: number, y: number, facing: number): Piece {
  const label = { key: id };
  return { id, side: 'a', kind: 'k', at: { x, y }, facing, size, marks: [], counts: {}, label };
}

test('how far a place is from a piece goes by how the piece is turned', () => {
  const level = { at: { x: 0, y: 0 }, facing: 0, size };
  expect(distanceTo({ x: 990, y: 190 }, level)).toBe(0);
  expect(distanceTo({ x: 0, y: 500 }, level)).toBe(300);
  expect(distanceTo({ x: 1300, y: 600 }, level)).toBe(500);
  const upright = { ...level, facing: 90 };
  expect(distanceTo({ x: 190, y: 990 }, upright)).toBe(0);
  expect(distanceTo({ x: 500, y: 0 }, upright)).toBeCloseTo(300);
  // Clockwise: the right end of one that faces north-east lies in the south-east.
  const slanting = { ...level, facing: 45 };
  expect(distanceTo({ x: 700, y: -700 }, slanting)).toBe(0);
  expect(distanceTo({ x: 700, y: 700 }, slanting)).toBeGreaterThan(500);
});

test('ahead is where it faces, clockwise from up', () => {
  expect(ahead({ x: 10, y: 20 }, 0, 100)).toEqual({ x: 10, y: 120 });
  expect(ahead({ x: 10, y: 20 }, 90, 100)).toEqual({ x: 110, y: 20 });
  expect(ahead({ x: 10, y: 20 }, 180, 100)).toEqual({ x: 10, y: -80 });
});

test('pointing beside thin pieces means the nearer, and on one means that one', () => {
  const pieces = [block('one', 0, 0, 0), block('two', 0, 700, 0)];
  const near = (y: number, slack: number) => nearestPiece({ x: 0, y }, pieces, () => slack)?.id;
  expect(near(100, 0)).toBe('one');
  expect(near(340, 500)).toBe('one');
  expect(near(360, 500)).toBe('two');
  expect(near(340, 50)).toBeUndefined();
  // Where two overlap, the one that is drawn later lies above.
  const over = [...pieces, block('three', 0, 100, 0)];
  expect(nearestPiece({ x: 0, y: 50 }, over, () => 0)?.id).toBe('three');
});
