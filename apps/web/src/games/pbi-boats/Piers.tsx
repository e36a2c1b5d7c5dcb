import { SQUARE, type Plot, type Plots } from '../pbi/plots.ts';
import { TIMBER, TIMBER_DARK, TIMBER_LIGHT } from './colours.ts';

/** How far a pier stays from the sides of its square that it does not lead to. */
const INSET = 17;
const PLANK = 7;

const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Piers of planks over the water, from wherever one can walk onto them. */
export function Piers({ plots, isWater }: PiersProps) {
  return plots
    .of('pier')
    .map((plot) => <Pier key={`${plot.column} ${plot.row}`} plot={plot} isWater={isWater} />);
}

interface PiersProps {
  readonly plots: Plots;
  /** Whether there is water in a square: no planks lead there. */
  readonly isWater: (column: number, row: number) => boolean;
}

function Pier({ plot, isWater }: { readonly plot: Plot } & Pick<PiersProps, 'isWater'>) {
  const { x, y, column, row } = plot;
  const [up, right, down, left] = WAYS.map(([across, along]) =>
    isWater(column + across, row + along) ? INSET : 0,
  );
  const deck = { x: x + left, y: y + up, width: SQUARE - left - right, height: SQUARE - up - down };
  const planks = Array.from(
    { length: Math.floor(deck.height / PLANK) },
    (_, i) => `M${deck.x} ${deck.y + (i + 1) * PLANK}h${deck.width}`,
  ).join('');
  const posts = [
    [deck.x + 4, deck.y + 4],
    [deck.x + deck.width - 4, deck.y + 4],
    [deck.x + 4, deck.y + deck.height - 4],
    [deck.x + deck.width - 4, deck.y + deck.height - 4],
  ];
  return (
    <>
      <rect {...deck} x={deck.x + 4} y={deck.y + 6} fill="#0d2530" opacity={0.45} />
      <rect {...deck} fill={TIMBER} stroke={TIMBER_DARK} strokeWidth={2} />
      <path d={planks} stroke={TIMBER_DARK} strokeWidth={1} opacity={0.7} />
      <path
        d={`M${deck.x + 2} ${deck.y + 1.6}h${deck.width - 4}`}
        stroke={TIMBER_LIGHT}
        strokeWidth={1.6}
      />
      {posts.map(([a, b]) => (
        <circle
          key={`${a} ${b}`}
          cx={a}
          cy={b}
          r={3}
          fill={TIMBER_LIGHT}
          stroke={TIMBER_DARK}
          strokeWidth={1.2}
        />
      ))}
    </>
  );
}
