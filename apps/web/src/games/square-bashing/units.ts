import type { Piece } from '@sandtable/kernel';

/** How large units are drawn: along their front, and from front to back. */
export const STRIP = { width: 84, depth: 21 } as const;
export const MODEL = { width: 40, depth: 21 } as const;
const STAFF = { width: 18, depth: 18 } as const;

/** SB-1.4: infantry and cavalry stand on four bases, each of two halves. */
export const BASES = 4;
/** A model is one base. */
export const HALVES = 2;

type Quality = 'professional' | 'regular' | 'reservist';

export function qualityOf({ marks }: Piece): Quality {
  if (marks.includes('professional')) return 'professional';
  return marks.includes('reservist') ? 'reservist' : 'regular';
}

export function isStrip({ kind }: Piece): boolean {
  return kind === 'infantry' || kind === 'cavalry' || kind === 'dismounted';
}

export function sizeOf(piece: Piece): { readonly width: number; readonly depth: number } {
  if (piece.size !== undefined) return piece.size;
  if (piece.kind === 'command') return STAFF;
  return isStrip(piece) ? STRIP : MODEL;
}

/** Which of its kind it is. */
export function numberOf(id: string): string {
  return /\d+$/u.exec(id)?.[0] ?? '';
}

/** The paint of a side, and what is written on it. */
export interface Paint {
  readonly coat: string;
  readonly dark: string;
  readonly light: string;
}

export const PAINTS: readonly [Paint, Paint] = [
  { coat: 'var(--side-a)', dark: 'var(--side-a-dark)', light: 'var(--side-a-light)' },
  { coat: 'var(--side-b)', dark: 'var(--side-b-dark)', light: 'var(--side-b-light)' },
];
