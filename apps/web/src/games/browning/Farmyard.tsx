import type { Point } from '@sandtable/kernel';
import { between, type Scatter } from '../scenery/scatter.ts';
import { fine } from '../scenery/shapes.ts';
import { churchesAmong } from './churches.ts';
import { featuresOf, scatterOn, type Feature, type Land } from './land.ts';
import { apart, boxOf, fromLine, fromRim, isInside } from './outlines.ts';

const THINGS = ['cart', 'well', 'straw', 'logs'] as const;
const GRAVES = 9;
type Thing = (typeof THINGS)[number] | 'grave';

interface Placed {
  readonly at: Point;
  readonly turn: number;
  readonly thing: Thing;
}

/** What stands about in a yard. It is only to look at. */
export function Farmyard({ land }: { readonly land: Land }) {
  return thingsOn(land).map(({ at, turn, thing }) => (
    <g key={`${at.x} ${at.y}`} transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
      <YardThing thing={thing} />
    </g>
  ));
}

function thingsOn(land: Land): Placed[] {
  const placed: Placed[] = [];
  const areas = featuresOf(land, 'building', 'woods', 'rough', 'hill');
  const lines = featuresOf(land, 'wall', 'hedge', 'stream');
  const isFree = (at: Point): boolean =>
    Math.min(at.x, at.y, land.width - at.x, land.height - at.y) > 18 &&
    areas.every(({ points }) => !isInside(points, at) && fromRim(points, at) > 11) &&
    lines.every(({ points }) => fromLine(points, at) > 17) &&
    placed.every((other) => apart(other.at, at) > 20);
  const buildings = featuresOf(land, 'building');
  const churches = churchesAmong(buildings);
  for (const [i, building] of buildings.entries()) {
    const scatter = scatterOn(building, 52);
    const things: Thing[] = churches.has(building)
      ? new Array<Thing>(GRAVES).fill('grave')
      : [THINGS[i % THINGS.length], THINGS[(i + 2) % THINGS.length]];
    for (const thing of things) {
      const at = placesBeside(building, scatter).find(isFree);
      const turn = thing === 'grave' ? 0 : Math.round(between(scatter, -70, 70));
      if (at !== undefined) placed.push({ at, thing, turn });
    }
  }
  return placed;
}

/** Some places in the yard of a house. */
function placesBeside({ points }: Feature, scatter: Scatter): Point[] {
  const { left, top, right, bottom } = boxOf(points, 22);
  return Array.from({ length: 24 }, () => ({
    x: fine(between(scatter, left, right)),
    y: fine(between(scatter, top, bottom)),
  })).filter((at) => !isInside(points, at) && fromRim(points, at) < 21);
}

function YardThing({ thing }: { readonly thing: Thing }) {
  switch (thing) {
    case 'grave':
      return (
        <>
          <path d="M-2 3h8v4h-8z" fill="var(--shadow)" />
          <path d="M0 -5V5M-3 -2H3" stroke="var(--wall-dark)" strokeWidth={3.4} />
          <path d="M0 -4.4V4.4M-2.4 -2H2.4" stroke="var(--wall-light)" strokeWidth={1.7} />
        </>
      );
    case 'cart':
      return (
        <>
          <rect x={-6} y={-3.4} width={16} height={11} fill="var(--shadow)" />
          <path d="M-8 -1.8H-17M-8 1.8H-17" stroke="var(--wood)" strokeWidth={1.3} />
          <rect
            x={-8}
            y={-5}
            width={16}
            height={10}
            rx={1}
            fill="var(--wood-light)"
            stroke="var(--wood-dark)"
            strokeWidth={1.2}
          />
          <path d="M-8 -1.7H8M-8 1.7H8" stroke="var(--wood-dark)" strokeWidth={0.6} />
          <path d="M-3.6 -6.6h8M-3.6 6.6h8" stroke="var(--counter-ink)" strokeWidth={2} />
        </>
      );
    case 'well':
      return (
        <>
          <circle cx={2} cy={2.6} r={6} fill="var(--shadow)" />
          <circle
            r={4.6}
            fill="var(--wall-dark)"
            stroke="var(--wall-light)"
            strokeWidth={2.6}
            strokeDasharray="3 .7"
          />
        </>
      );
    case 'straw':
      return (
        <>
          <circle cx={2.4} cy={3} r={8.4} fill="var(--shadow)" />
          <circle r={8} fill="var(--thatch)" stroke="var(--thatch-dark)" strokeWidth={1} />
          <path
            d="M0 0L-6.4 -2.6M0 0L-3 -6M0 0L4 -5.6M0 0L6.6 -.6M0 0L4 5M0 0L-2.4 6.4M0 0L-6.6 3"
            stroke="var(--thatch-light)"
            strokeWidth={1.3}
          />
        </>
      );
    case 'logs':
      return (
        <>
          <rect x={-6} y={-2} width={15} height={9} fill="var(--shadow)" />
          <path
            d="M-8 -3.4h15M-7 0h15M-8 3.4h14"
            stroke="var(--wood-dark)"
            strokeWidth={3.6}
            strokeLinecap="round"
          />
          <path
            d="M-8 -3.8h15M-7 -.4h15M-8 3h14"
            stroke="var(--wood-light)"
            strokeWidth={2}
            strokeLinecap="round"
          />
        </>
      );
  }
}
