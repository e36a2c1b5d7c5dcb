import { expect, test } from 'vitest';
import { spread, type Box } from '../src/board/spread.ts';

const ROOM: Box = { x: 0, y: 0, width: 600, height: 400 };

function card(x: number, y: number): Box {
  return { x, y, width: 120, height: 30 };
}

function areApart(a: Box, b: Box): boolean {
  return (
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  );
}

/** Cards where they lie. */
function lying(cards: readonly Box[], pieces: readonly Box[] = []): Box[] {
  return spread(cards, pieces, ROOM).map((at, i) => ({ ...cards[i], ...at }));
}

test('what belongs to a spot lies near it, and not on it', () => {
  const [{ x, y, width, height }] = lying([card(300, 200)]);
  expect(Math.abs(x + width / 2 - 300)).toBeLessThan(100);
  expect(y + height <= 200 - 10 || y >= 200 + 10).toBe(true);
});

test('what belongs to spots beside each other does not lie over each other', () => {
  const cards = [card(300, 200), card(310, 210), card(290, 230), card(320, 190)];
  const boxes = lying(cards);
  for (const [i, one] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) expect(areApart(one, other)).toBe(true);
  }
});

test('pieces are seen where there is room beside them', () => {
  const pieces = [
    { x: 240, y: 130, width: 120, height: 60 },
    { x: 280, y: 190, width: 40, height: 20 },
  ];
  const [box] = lying([card(300, 200)], pieces);
  expect(pieces.every((piece) => areApart(box, piece))).toBe(true);
});

test('at the edge of what is seen it stays in sight', () => {
  for (const spot of [card(2, 2), card(598, 2), card(2, 398), card(598, 398)]) {
    const [{ x, y, width, height }] = lying([spot]);
    expect([x >= 0, y >= 0, x + width <= 600, y + height <= 400]).not.toContain(false);
  }
});
