import { useId } from 'react';
import { between, scatterOf } from '../scenery/scatter.ts';
import { fine } from '../scenery/shapes.ts';
import { SQUARE } from '../pbi/plots.ts';
import { DEEP, FOAM, MIDDLE, SAND, SHALLOW, WET_SAND } from './colours.ts';
import type { Region } from './coast.ts';

interface SeaProps {
  readonly water: Region;
  /** BT-1.2: what of it is shallow. */
  readonly shallows: Region;
  readonly land: Region;
  readonly sand: Region;
  readonly width: number;
  readonly height: number;
}

/** Water that grows lighter toward the shore, with surf on the beaches. */
export function Sea({ water, shallows, land, sand, width, height }: SeaProps) {
  // Several boards are on a page where one is chosen: each has water of its own.
  const id = useId();
  const rim = water.outline;
  const shore = water.shoreWith(land);
  const surf = water.shoreWith(sand);
  const line = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  return (
    <>
      <clipPath id={`${id}water`}>
        <path d={rim} />
      </clipPath>
      <filter id={`${id}soft`} x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation={9} />
      </filter>
      <path d={rim} fill="none" stroke={WET_SAND} strokeWidth={13} opacity={0.55} />
      <g clipPath={`url(#${id}water)`}>
        <rect width={width} height={height} fill={DEEP} />
        <path d={shallows.outline} fill={MIDDLE} opacity={0.9} filter={`url(#${id}soft)`} />
        <path d={shore} {...line} stroke={SHALLOW} strokeWidth={70} opacity={0.36} />
        <path d={shore} {...line} stroke={SHALLOW} strokeWidth={28} opacity={0.55} />
        <path d={ripples(water)} {...line} stroke={FOAM} strokeWidth={1.3} opacity={0.3} />
        <path d={troughs(water)} {...line} stroke="#173644" strokeWidth={1.6} opacity={0.28} />
        <path d={surf} {...line} stroke={FOAM} strokeWidth={26} opacity={0.2} />
        <path
          d={surf}
          {...line}
          stroke={FOAM}
          strokeWidth={7}
          strokeDasharray="22 9 11 14"
          opacity={0.75}
        />
        <path d={surf} {...line} stroke={SAND} strokeWidth={3} opacity={0.6} />
      </g>
    </>
  );
}

/** Small crests, some to a square. */
function ripples({ plots }: Region): string {
  return plots
    .flatMap(({ x, y, column, row }) => {
      const scatter = scatterOf(column, row, 430);
      return Array.from({ length: 7 }, () => {
        const [a, b] = [between(scatter, 4, SQUARE - 22), between(scatter, 6, SQUARE - 6)];
        const long = between(scatter, 8, 18);
        return `M${fine(x + a)} ${fine(y + b)}q${fine(long / 2)} ${fine(-between(scatter, 2, 4))} ${fine(long)} 0`;
      });
    })
    .join('');
}

function troughs({ plots }: Region): string {
  return plots
    .flatMap(({ x, y, column, row }) => {
      const scatter = scatterOf(column, row, 431);
      return Array.from({ length: 4 }, () => {
        const [a, b] = [between(scatter, 4, SQUARE - 30), between(scatter, 6, SQUARE - 6)];
        const long = between(scatter, 14, 28);
        return `M${fine(x + a)} ${fine(y + b)}q${fine(long / 2)} ${fine(between(scatter, 2, 3))} ${fine(long)} 0`;
      });
    })
    .join('');
}
