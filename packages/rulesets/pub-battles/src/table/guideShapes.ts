import type { GuideShape, Point, Tone } from '@sandtable/kernel';
import type { Polygon, Rectangle } from '@sandtable/table';
import type { Place } from '../state/field.ts';

export function pointAt([x, y]: Place): Point {
  return { x, y };
}

export function areaOf(tone: Tone, { xs, ys }: Polygon): GuideShape {
  return { kind: 'area', tone, outline: xs.map((x, i) => ({ x, y: ys[i] })) };
}

export function line(tone: Tone, points: readonly Place[]): GuideShape {
  return { kind: 'line', tone, points: points.map(pointAt) };
}

/** Where a piece would stand, if it could. */
export function ghost(tone: Tone, piece: string, at: Place, facing: number): GuideShape {
  return { kind: 'ghost', tone, piece, at: pointAt(at), facing };
}

/** Where a piece would stand, be it in column or in line. */
export function ghostOf(piece: string, { x, y, facing, width, depth }: Rectangle): GuideShape {
  return { kind: 'ghost', tone: 'good', piece, at: { x, y }, facing, size: { width, depth } };
}

export function mark(tone: Tone, piece: string): GuideShape {
  return { kind: 'mark', tone, piece };
}
