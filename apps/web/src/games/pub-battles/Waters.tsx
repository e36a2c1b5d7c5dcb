import { polygon } from '../scenery/shapes.ts';
import { bent, lineOf } from './bends.ts';
import { figureIn, ofKind, SCALE, type Chart, type Mapped } from './chart.ts';
import { INK, LEAF_DARK, WATER, WATER_INK } from './colours.ts';
import { Signs } from './Signs.tsx';
import { downstream, puddles, tapered } from './waters.ts';

/** Streams that grow on their way, and rivers between two banks. */
export function Waters({ chart }: { readonly chart: Chart }) {
  const [streams, rivers] = [ofKind(chart, 'stream'), ofKind(chart, 'river')];
  const runs = streams.map(({ points }) =>
    tapered(
      downstream(
        points,
        [...streams, ...rivers].map((other) => other.points).filter((line) => line !== points),
        chart,
      ),
    ),
  );
  return (
    <>
      <path d={runs.join('')} fill={WATER_INK} />
      {rivers.map((river) => (
        <River key={river.id} river={river} />
      ))}
    </>
  );
}

/** Lines along the banks, from the bank inward: how far in, how thick, how strong. */
const LINING = [
  { inward: 3.4, thick: 0.8, opacity: 0.75 },
  { inward: 6.2, thick: 0.7, opacity: 0.55 },
  { inward: 9.6, thick: 0.6, opacity: 0.4 },
  { inward: 13.8, thick: 0.5, opacity: 0.28 },
] as const;

function River({ river }: { readonly river: Mapped }) {
  const width = figureIn(river, 'width') / SCALE;
  const path = {
    d: lineOf(bent(river.points, 15)),
    fill: 'none',
    strokeLinejoin: 'round',
  } as const;
  return (
    <>
      <path {...path} stroke={INK} strokeWidth={width} />
      <path {...path} stroke={WATER} strokeWidth={width - 2.4} />
      {LINING.filter(({ inward }) => width - 2 * inward > 3).map(({ inward, thick, opacity }) => (
        // A line on either side is a broad stroke with a narrower one on it.
        <g key={inward}>
          <path
            {...path}
            stroke={WATER_INK}
            strokeWidth={width - 2 * inward}
            strokeOpacity={opacity}
          />
          <path {...path} stroke={WATER} strokeWidth={width - 2 * (inward + thick)} />
        </g>
      ))}
    </>
  );
}

/** Wet ground. */
export function Marshes({ chart }: { readonly chart: Chart }) {
  const marshes = ofKind(chart, 'marsh');
  const signs = marshes.map(puddles);
  return (
    <>
      {marshes.map(({ id, points }) => (
        <path
          key={id}
          d={polygon(points)}
          fill={WATER}
          fillOpacity={0.5}
          stroke={WATER_INK}
          strokeWidth={1.2}
          strokeDasharray="3 4"
        />
      ))}
      <Signs signs={signs.flatMap(({ water }) => water)} stroke={WATER_INK} strokeWidth={0.9} />
      <Signs
        signs={signs.flatMap(({ tufts }) => tufts)}
        fill="none"
        stroke={LEAF_DARK}
        strokeWidth={0.8}
        strokeLinecap="round"
      />
    </>
  );
}
