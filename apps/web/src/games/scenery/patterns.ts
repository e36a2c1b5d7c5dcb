import { between, scatterOf } from './scatter.ts';
import { fine } from './shapes.ts';

interface Strokes {
  readonly d: string;
  readonly colour: string;
  readonly width: number;
  readonly opacity: number;
}

/** A tile that is laid again and again. */
interface Tile {
  readonly id: string;
  readonly size: readonly [width: number, height: number];
  /** In degrees. */
  readonly turn: number;
  readonly strokes: readonly Strokes[];
}

/** Blades of grass, well inside their tile. */
function blades(count: number, size: number, length: number, seed: number): string {
  const scatter = scatterOf(seed, count, 60);
  return Array.from({ length: count }, () => {
    const [x, y] = [between(scatter, 2, size - 2), between(scatter, length, size - 2)];
    const lean = between(scatter, -0.4, 0.4) * length;
    return `M${fine(x)} ${fine(y)}l${fine(lean)} ${fine(-length * between(scatter, 0.6, 1))}`;
  }).join('');
}

/** Tufts of three blades. */
function tufts(count: number, size: number): string {
  const scatter = scatterOf(count, size, 61);
  return Array.from({ length: count }, () => {
    const [x, y] = [fine(between(scatter, 5, size - 5)), fine(between(scatter, 8, size - 3))];
    return `M${x} ${y}l-2.4 -3.4M${x} ${y}l.2 -4.6M${x} ${y}l2.6 -3.2`;
  }).join('');
}

/** Two ways a field may lie, a little off the grid as fields are. */
const WAYS = [
  { way: 'across', turn: -4 },
  { way: 'along', turn: 87 },
] as const;

const CROPS: readonly Omit<Tile, 'turn'>[] = [
  {
    id: 'scenery-plough',
    size: [60, 6],
    strokes: [
      { d: 'M-1 2h62', colour: 'var(--plough-dark)', width: 1.7, opacity: 0.75 },
      { d: 'M-1 4.2h62', colour: 'var(--yard)', width: 0.7, opacity: 0.3 },
    ],
  },
  {
    id: 'scenery-wheat',
    size: [14, 9],
    strokes: [
      {
        d: 'M1 3l1.4 -2M5 3l1.6 -2M9 3l1.2 -2M12 3.4l1 -2M3 7.5l1.2 -2M7 7.4l1.4 -2M11 7.6l1 -2',
        colour: 'var(--thatch-dark)',
        width: 0.9,
        opacity: 0.55,
      },
      { d: 'M-1 8.7h16', colour: 'var(--thatch-dark)', width: 0.7, opacity: 0.35 },
    ],
  },
  {
    id: 'scenery-greens',
    size: [7, 8],
    strokes: [
      { d: 'M-1 6.4h9', colour: 'var(--plough-dark)', width: 1.2, opacity: 0.35 },
      { d: 'M3.5 3.6h.01', colour: 'var(--hedge-dark)', width: 4.4, opacity: 0.5 },
      { d: 'M3 3h.01', colour: 'var(--hedge-light)', width: 3, opacity: 0.75 },
    ],
  },
  {
    id: 'scenery-stubble',
    size: [11, 7],
    strokes: [
      {
        d: 'M1 3.4h2.4M6 3.4h2.8M3.4 6.6h2.4M9 6.6h1.6',
        colour: 'var(--thatch-dark)',
        width: 0.9,
        opacity: 0.5,
      },
    ],
  },
];

const MOWN: readonly Tile[] = [0, 1, 2].map((i) => ({
  id: `scenery-pasture-${i}`,
  size: [40, 22],
  turn: [24, -38, 71][i],
  strokes: [
    {
      d: 'M-1 6h42',
      colour: i === 1 ? 'var(--furrow)' : 'var(--open-2)',
      width: 11,
      opacity: 0.32,
    },
  ],
}));

export const PATTERNS: readonly Tile[] = [
  {
    id: 'scenery-grass',
    size: [131, 131],
    turn: 0,
    strokes: [
      { d: blades(150, 131, 4, 1), colour: 'var(--furrow)', width: 0.8, opacity: 0.5 },
      { d: blades(90, 131, 3.4, 2), colour: 'var(--open-2)', width: 0.9, opacity: 0.8 },
    ],
  },
  {
    id: 'scenery-tufts',
    size: [187, 187],
    turn: 0,
    strokes: [{ d: tufts(13, 187), colour: 'var(--hedge)', width: 0.9, opacity: 0.5 }],
  },
  ...MOWN,
  ...CROPS.flatMap((crop) =>
    WAYS.map(({ way, turn }) => ({ ...crop, id: `${crop.id}-${way}`, turn })),
  ),
];
