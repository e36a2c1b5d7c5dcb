import type { Point } from '@sandtable/kernel';

/** Something on the table, in pixels from its left upper corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** How far from its spot something lies, so that what it is about is still seen. */
const OFF = 18;
/** What it costs to lie over something else that is read, and over pieces, by the pixel; and to lie far away. */
const [OVER_OTHER, OVER_PIECE, AWAY] = [20, 1, 8];

/**
 * Where things lie that belong to spots: each near its own, over no other, and over as few pieces as may be.
 * @param cards The spot of each, with how large it is.
 * @param room What is seen of the table.
 */
export function spread(cards: readonly Box[], pieces: readonly Box[], room: Box): Point[] {
  const lying: Box[] = [];
  for (const card of cards) {
    const cost = (box: Box): number =>
      OVER_OTHER * covered(box, lying) +
      OVER_PIECE * covered(box, pieces) +
      AWAY * Math.hypot(box.x + box.width / 2 - card.x, box.y + box.height / 2 - card.y);
    lying.push(
      around(card)
        .map((box) => within(box, room))
        .reduce((best, box) => (cost(box) < cost(best) ? box : best)),
    );
  }
  return lying.map(({ x, y }) => ({ x, y }));
}

/** The places around a spot, first above it. */
function around({ x, y, width, height }: Box): Box[] {
  const [middle, right, left] = [x - width / 2, x + OFF, x - OFF - width];
  const rows = [0, 1, 2].flatMap((nth) => [
    y - OFF - height - nth * (height + 4),
    y + OFF + nth * (height + 4),
  ]);
  return [
    ...rows.flatMap((top) => [middle, right, left].map((from) => ({ x: from, y: top }))),
    { x: right, y: y - height / 2 },
    { x: left, y: y - height / 2 },
  ].map((at) => ({ ...at, width, height }));
}

/** As near to where it was as there is room for it. */
function within(box: Box, room: Box): Box {
  const inside = (at: number, size: number, from: number, all: number): number =>
    Math.max(Math.min(at, from + all - size), from);
  return {
    ...box,
    x: inside(box.x, box.width, room.x, room.width),
    y: inside(box.y, box.height, room.y, room.height),
  };
}

/** How many pixels of it lie over these. */
function covered(box: Box, others: readonly Box[]): number {
  const along = (a: number, long: number, b: number, other: number): number =>
    Math.max(Math.min(a + long, b + other) - Math.max(a, b), 0);
  return others.reduce(
    (sum, other) =>
      sum +
      along(box.x, box.width, other.x, other.width) *
        along(box.y, box.height, other.y, other.height),
    0,
  );
}
