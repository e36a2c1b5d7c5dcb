import type { Piece, Point } from '@sandtable/kernel';

const DEGREE = Math.PI / 180;

/** A piece, or a place for one, as a rectangle that is turned. */
export interface Extent {
  readonly at: Point;
  readonly facing: number;
  readonly size: NonNullable<Piece['size']>;
}

export function hasExtent(piece: Piece): piece is Piece & Extent {
  return piece.size !== undefined;
}

/** How far a place is from a piece; 0 on it. */
export function distanceTo({ x, y }: Point, { at, facing, size }: Extent): number {
  const [sine, cosine] = [Math.sin(facing * DEGREE), Math.cos(facing * DEGREE)];
  const [right, up] = [x - at.x, y - at.y];
  const wide = Math.abs(right * cosine - up * sine) - size.width / 2;
  const deep = Math.abs(right * sine + up * cosine) - size.depth / 2;
  return Math.hypot(Math.max(wide, 0), Math.max(deep, 0));
}

/** The place so far straight ahead of another. */
export function ahead({ x, y }: Point, facing: number, far: number): Point {
  return {
    x: Math.round(x + far * Math.sin(facing * DEGREE)),
    y: Math.round(y + far * Math.cos(facing * DEGREE)),
  };
}

/** The way from one place to another, in whole degrees clockwise from up. */
export function headingTo(from: Point, to: Point): number {
  return (Math.round(Math.atan2(to.x - from.x, to.y - from.y) / DEGREE) + 360) % 360;
}

/**
 * The piece that is meant by pointing there: the one that lies there, the uppermost first, else the
 * nearest that is no farther away than this. So thin pieces are easily hit, and none in place of another.
 */
export function nearestPiece(
  place: Point,
  pieces: readonly Piece[],
  slack: (piece: Piece) => number,
): Piece | undefined {
  let nearest: Piece | undefined;
  let least = Infinity;
  for (const piece of pieces) {
    if (!hasExtent(piece)) continue;
    const away = distanceTo(place, piece);
    if (away > least || away > slack(piece)) continue;
    nearest = piece;
    least = away;
  }
  return nearest;
}
