import { SQUARE, type Plot, type Plots } from '../pbi/plots.ts';
import { between, scatterOf } from '../scenery/scatter.ts';
import { circle, fine, patch } from '../scenery/shapes.ts';
import {
  INK,
  RUST,
  SAND,
  STEEL_LIGHT,
  TIMBER,
  TIMBER_DARK,
  TIMBER_LIGHT,
  WET_SAND,
} from './colours.ts';
import type { Region } from './coast.ts';

/** Beaches: sand with pebbles, and grass where it ends. */
export function Beaches({ sand }: { readonly sand: Region }) {
  return (
    <>
      <path d={sand.outline} fill={SAND} />
      <path d={sand.outline} fill="none" stroke={WET_SAND} strokeWidth={3} opacity={0.7} />
      <path d={pebbles(sand.plots)} fill={WET_SAND} opacity={0.8} />
      <path
        d={dunes(sand.plots)}
        fill="none"
        stroke="#fff6dc"
        strokeWidth={1.4}
        strokeLinecap="round"
        opacity={0.6}
      />
    </>
  );
}

function pebbles(plots: readonly Plot[]): string {
  return plots
    .flatMap(({ x, y, column, row }) => {
      const scatter = scatterOf(column, row, 440);
      return Array.from({ length: 22 }, () =>
        circle(
          x + between(scatter, 4, SQUARE - 4),
          y + between(scatter, 4, SQUARE - 4),
          between(scatter, 0.5, 1.5),
        ),
      );
    })
    .join('');
}

function dunes(plots: readonly Plot[]): string {
  return plots
    .flatMap(({ x, y, column, row }) => {
      const scatter = scatterOf(column, row, 441);
      return Array.from({ length: 5 }, () => {
        const [a, b] = [between(scatter, 4, 66), between(scatter, 12, 92)];
        return `M${fine(x + a)} ${fine(y + b)}q10 -4 ${fine(between(scatter, 18, 30))} 0`;
      });
    })
    .join('');
}

/** Rocks and wreckage in the water. */
export function Debris({ plots }: { readonly plots: Plots }) {
  return plots
    .of('debris')
    .map((plot) => <Wreckage key={`${plot.column} ${plot.row}`} plot={plot} />);
}

function Wreckage({ plot: { x, y, column, row } }: { readonly plot: Plot }) {
  const scatter = scatterOf(column, row, 450);
  const rocks = Array.from({ length: 5 }, () => {
    const [a, b, r] = [
      x + between(scatter, 14, 86),
      y + between(scatter, 14, 86),
      between(scatter, 4, 9),
    ];
    return { a, b, r, d: patch(scatter, a - r, b - r, a + r, b + r, r * 0.22) };
  });
  const planks = Array.from({ length: 4 }, () => ({
    a: fine(x + between(scatter, 16, 78)),
    b: fine(y + between(scatter, 16, 84)),
    turn: fine(between(scatter, -70, 70)),
    long: fine(between(scatter, 14, 26)),
  }));
  return (
    <>
      {rocks.map(({ a, b, r, d }) => (
        <g key={d}>
          <ellipse cx={a} cy={b + 1} rx={r + 4} ry={r + 3} fill="#f3f7ef" opacity={0.35} />
          <path d={d} fill="#6d6a5f" stroke={INK} strokeWidth={0.8} />
          <circle cx={a - r * 0.25} cy={b - r * 0.3} r={r * 0.4} fill="#a39f8f" />
        </g>
      ))}
      {planks.map(({ a, b, turn, long }) => (
        <g key={`${a} ${b}`} transform={`translate(${a} ${b}) rotate(${turn})`}>
          <rect
            width={long}
            height={4.4}
            rx={1}
            fill={TIMBER}
            stroke={TIMBER_DARK}
            strokeWidth={0.8}
          />
          <path d={`M1 1.4h${long - 2}`} stroke={TIMBER_LIGHT} strokeWidth={0.8} />
        </g>
      ))}
    </>
  );
}

/** Beach defences: hedgehogs of rails and posts in the surf. */
export function Obstacles({ plots }: { readonly plots: Plots }) {
  return plots
    .of('defences')
    .map((plot) => <Hedgehogs key={`${plot.column} ${plot.row}`} plot={plot} />);
}

function Hedgehogs({ plot: { x, y, column, row } }: { readonly plot: Plot }) {
  const scatter = scatterOf(column, row, 460);
  const spots = [
    [24, 24],
    [72, 30],
    [46, 52],
    [22, 78],
    [76, 76],
  ].map(([a, b]) => ({
    a: fine(x + a + between(scatter, -5, 5)),
    b: fine(y + b + between(scatter, -5, 5)),
    turn: fine(between(scatter, 0, 60)),
  }));
  return spots.map(({ a, b, turn }) => (
    <g key={`${a} ${b}`} transform={`translate(${a} ${b}) rotate(${turn})`}>
      <ellipse rx={11} ry={9} fill="#f3f7ef" opacity={0.28} />
      <path
        d="M-9 -5L9 5M-9 5L9 -5M0 -10.5V10.5"
        stroke={INK}
        strokeWidth={4.4}
        strokeLinecap="round"
      />
      <path
        d="M-9 -5L9 5M-9 5L9 -5M0 -10.5V10.5"
        stroke={RUST}
        strokeWidth={2.6}
        strokeLinecap="round"
      />
      <path d="M-8.4 -5.6L8 3.6M-1 -10V9" stroke={STEEL_LIGHT} strokeWidth={0.7} opacity={0.8} />
    </g>
  ));
}
