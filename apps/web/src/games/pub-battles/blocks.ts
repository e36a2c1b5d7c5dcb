import type { Piece, Point } from '@sandtable/kernel';
import { polygon } from '../scenery/shapes.ts';
import { SCALE } from './chart.ts';

/** What the board rings where a piece does not say how large it is. PB-1.4 */
export const BLOCK = { width: 1875, height: 375, round: 25 } as const;

/** What is told of a piece at a glance. PB-7.4 */
export const SIGNS = ['foot', 'cavalry', 'dragoons', 'artillery', 'train'] as const;
export type SignName = (typeof SIGNS)[number];

/** PB-2.2: what distinguishes foot of the same sign; nothing where only the arm is known. */
export type Quality = 'skirmish' | 'green' | 'elite' | 'guard';

const SIGN_OF: Readonly<Record<string, SignName>> = {
  detachment: 'foot',
  militia: 'foot',
  regular: 'foot',
  elite: 'foot',
  guard: 'foot',
  foot: 'foot',
  artillery: 'artillery',
  mounted: 'cavalry',
  cavalry: 'cavalry',
  dragoons: 'dragoons',
  train: 'train',
};

const QUALITY_OF: Readonly<Record<string, Quality>> = {
  detachment: 'skirmish',
  militia: 'green',
  elite: 'elite',
  guard: 'guard',
};

export function signOf({ kind }: Piece): SignName | undefined {
  return Object.hasOwn(SIGN_OF, kind) ? SIGN_OF[kind] : undefined;
}

export function qualityOf({ kind }: Piece): Quality | undefined {
  return Object.hasOwn(QUALITY_OF, kind) ? QUALITY_OF[kind] : undefined;
}

/** In units of the drawing. */
export function measuresOf({ size }: Piece): { readonly wide: number; readonly deep: number } {
  const { width, depth } = size ?? { width: BLOCK.width, depth: BLOCK.height };
  return { wide: width / SCALE, deep: depth / SCALE };
}

/** What is written on it: its name where that is known, else the number by which both sides call it. */
export function writingOn({ id, label, formation }: Piece): string {
  const name = label.with?.['name'];
  if (typeof name === 'string') return name;
  return formation ?? numberOf(id);
}

/** `R7` is 7: the colour says the rest. */
export function numberOf(id: string): string {
  return /^[A-Z]\d+$/.test(id) ? id.slice(1) : id;
}

const BEVEL = 2.4;
/** Where the light comes from. */
const LIGHT: Point = { x: -0.6, y: -0.8 };

/** The slanting edges of a block that is turned so: each with how bright it is, from -1 to 1. */
export function bevelsOf(
  wide: number,
  deep: number,
  facing: number,
): { readonly d: string; readonly bright: number }[] {
  const [x, y] = [wide / 2, deep / 2];
  const corners: Point[] = [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ];
  const inner = corners.map((corner) => ({
    x: corner.x - Math.sign(corner.x) * BEVEL,
    y: corner.y - Math.sign(corner.y) * BEVEL,
  }));
  return corners.map((corner, i) => {
    const next = (i + 1) % 4;
    // The front looks where the block faces, the others follow clockwise.
    const ahead = ((facing + i * 90) * Math.PI) / 180;
    return {
      d: polygon([corner, corners[next], inner[next], inner[i]]),
      bright: Math.sin(ahead) * LIGHT.x - Math.cos(ahead) * LIGHT.y,
    };
  });
}
