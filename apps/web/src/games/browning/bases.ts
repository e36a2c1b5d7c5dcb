import type { Side, Words } from '@sandtable/kernel';
import type { Raised } from '../look.ts';
import { circle, polygon } from '../scenery/shapes.ts';

/** What the board rings when it can be chosen: the base, with room for a ring that is seen around it. */
export const FIGURE = { width: 70, height: 70, round: 35 } as const;

/**
 * From afar a figure is raised over its base, which stays in scale. The flag of a leader grows out of the
 * place where it stands.
 */
export const RAISED: Raised = {
  width: 62,
  pixels: 25,
  most: 3.3,
  foot: ({ kind }) => (kind === 'leader' ? 0 : 60),
};

/** How the bases of a side look. */
export interface Base {
  readonly side: 'a' | 'b';
  /** The outline of the whole base, and its colour. */
  readonly rim: string;
  readonly border: string;
  /** The radius of what is within the rim. */
  readonly face: number;
  readonly dark: string;
  readonly light: string;
  readonly fill: string;
  readonly edge: string;
  readonly sign: string;
  /** What the face fades to when the figure is done. */
  readonly dimmed: 'idle' | 'spent';
}

const TEETH = 14;

/** The rims: one is plain, one has teeth. */
export const BASES = {
  round: circle(0, 0, 29),
  toothed: polygon(
    Array.from({ length: 4 * TEETH }, (_, i) => {
      const r = i % 4 < 2 ? 31.5 : 27;
      const angle = ((i + 0.5) * Math.PI) / (2 * TEETH);
      return { x: Math.cos(angle) * r, y: Math.sin(angle) * r };
    }),
  ),
} as const;

/** Dark bases with light signs against light bases with dark ones: no colour is needed to tell. */
const SIDES: readonly Base[] = [
  {
    side: 'a',
    rim: circle(0, 0, 31),
    border: 'var(--on-side)',
    face: 25,
    dark: 'var(--side-a-dark)',
    light: 'var(--side-a-light)',
    fill: 'var(--side-a)',
    edge: 'var(--side-a-dark)',
    sign: 'var(--on-side)',
    dimmed: 'idle',
  },
  {
    side: 'b',
    rim: BASES.toothed,
    border: 'var(--side-b-dark)',
    face: 24.4,
    dark: 'var(--side-b-dark)',
    light: 'var(--side-b-light)',
    fill: 'var(--side-b-light)',
    edge: 'var(--side-b)',
    sign: 'var(--side-b-dark)',
    dimmed: 'spent',
  },
];

/**
 * The colour that goes around all figures of a team. Squads have a letter, and their teams a number or a letter
 * for the gun: the teams of a side are all different then.
 */
export function teamColour(name: string): string {
  const [squad, team] = [name.charCodeAt(0) || 0, Number(name.at(-1))];
  const nth = 3 * squad + (team > 0 ? team - 1 : 2);
  return `oklch(80% 0.17 ${60 + (nth % HUES) * 35})`;
}

/** None of them is red, which is the colour of who is pinned. */
const HUES = 9;

export function baseOf(side: Side, words: Words): Base {
  return SIDES[words.ruleset.sides.indexOf(side)] ?? SIDES[0];
}
