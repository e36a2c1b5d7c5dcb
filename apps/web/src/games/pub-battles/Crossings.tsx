import type { Point } from '@sandtable/kernel';
import { fine } from '../scenery/shapes.ts';
import { bent, nearestOn } from './bends.ts';
import { ofKind, type Chart, type Mapped } from './chart.ts';
import { INK, PAPER_LIGHT, WATER_INK } from './colours.ts';
import { meetingsOf } from './meetings.ts';

/** How near a road must be to a bridge to lead over it. */
const LEADS = 60;

/** Bridges and fords over rivers; small bridges where roads cross streams. */
export function Crossings({ chart }: { readonly chart: Chart }) {
  const roads = ofKind(chart, 'road').map(({ points }) => bent(points, 20));
  const streams = ofKind(chart, 'stream').map(({ points }) => bent(points, 15));
  return (
    <>
      {meetingsOf(roads, streams).map(({ x, y, dx, dy }) => (
        <path
          key={`${fine(x)} ${fine(y)}`}
          transform={`translate(${fine(x)} ${fine(y)}) rotate(${degrees(dx, dy)})`}
          d="M-8 -8L-5 -4.8H5L8 -8M-8 8L-5 4.8H5L8 8"
          fill="none"
          stroke={INK}
          strokeWidth={1.7}
        />
      ))}
      {ofKind(chart, 'ford').map((ford) => (
        <Ford key={ford.id} ford={ford} />
      ))}
      {ofKind(chart, 'bridge').map((bridge) => (
        <Bridge key={bridge.id} bridge={bridge} roads={roads} />
      ))}
    </>
  );
}

function degrees(dx: number, dy: number): number {
  return fine((Math.atan2(dy, dx) * 180) / Math.PI);
}

function middleAndLength({ points: [from, to] }: Mapped): Point & { readonly long: number } {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: fine((from.x + to.x) / 2), y: fine((from.y + to.y) / 2), long };
}

interface BridgeProps {
  readonly bridge: Mapped;
  readonly roads: readonly (readonly Point[])[];
}

/** A deck between two parapets that open toward the banks, the way the road goes. */
function Bridge({ bridge, roads }: BridgeProps) {
  const [from, to] = bridge.points;
  const { x, y, long } = middleAndLength(bridge);
  const road = nearestOn(roads, { x, y });
  const across = { dx: (to.x - from.x) / (long || 1), dy: (to.y - from.y) / (long || 1) };
  const { dx, dy } = road.away < LEADS ? road : across;
  // A road that goes over askew has the longer way.
  const half = fine(long / 2 / Math.max(Math.abs(dx * across.dx + dy * across.dy), 0.6) + 5);
  return (
    <g transform={`translate(${x} ${y}) rotate(${degrees(dx, dy)})`}>
      <path d={`M${-half} -7H${half}V7H${-half}Z`} fill={PAPER_LIGHT} />
      <path
        d={`M${-half - 6} -13L${-half} -7.5H${half}L${half + 6} -13M${-half - 6} 13L${-half} 7.5H${half}L${half + 6} 13`}
        fill="none"
        stroke={INK}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
    </g>
  );
}

/** Stones across the water between two broken lines. */
function Ford({ ford }: { readonly ford: Mapped }) {
  const { x, y, long } = middleAndLength(ford);
  const [from, to] = ford.points;
  const half = fine(long / 2 + 4);
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${degrees(to.x - from.x, to.y - from.y)})`}
      fill="none"
    >
      <path d={`M${-half} 0H${half}`} stroke={PAPER_LIGHT} strokeWidth={14} opacity={0.85} />
      <path
        d={`M${-half} -8H${half}M${-half} 8H${half}`}
        stroke={WATER_INK}
        strokeWidth={1.6}
        strokeDasharray="5 3"
      />
      <path
        d={`M${-half + 3} -2.6H${half}M${-half} 2.6H${half}`}
        stroke={INK}
        strokeWidth={2.6}
        strokeDasharray="0 6"
        strokeLinecap="round"
      />
    </g>
  );
}
