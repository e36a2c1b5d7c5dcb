import { ROOFS, type RoofKind } from '../scenery/roofs.ts';
import { between, type Scatter } from '../scenery/scatter.ts';
import { box, fine, polygon } from '../scenery/shapes.ts';
import { scatterOn, type Feature } from './land.ts';
import { apart, openLine, toward } from './outlines.ts';
import type { RoofPlan, Slope } from './roofPlan.ts';

interface RoofProps {
  readonly building: Feature;
  readonly plan: RoofPlan;
  readonly kind: RoofKind;
  /** Whether it has chimneys. */
  readonly smokes: boolean;
}

/** Rows of tiles are so far apart. */
const COURSE = 4.4;

/** Slopes toward the upper left are in the light, those away from it in the shade. */
export function Roof({ building, plan, kind, smokes }: RoofProps) {
  const { slopes, ridge, shape } = plan;
  const [light, middle, dark] = ROOFS[kind];
  const outline = polygon(building.points);
  const scatter = scatterOn(building, 21);
  return (
    <>
      <path d={outline} transform="translate(3 3.6)" fill="var(--shadow)" />
      <path d={outline} transform="translate(6.4 7.6)" fill="var(--shadow)" />
      {slopes.map((slope) => {
        const lit = litPart(slope);
        return (
          <path
            key={`${slope.eaves[0].x} ${slope.eaves[0].y}`}
            d={polygon([...slope.eaves, slope.ridge[1], slope.ridge[0]])}
            fill={
              lit > 0
                ? `color-mix(in oklab, ${light} ${fine(lit * 100)}%, ${middle})`
                : `color-mix(in oklab, ${dark} ${fine(-lit * 85)}%, ${middle})`
            }
          />
        );
      })}
      <path
        d={slopes.map((slope) => courses(slope)).join('')}
        fill="none"
        stroke={dark}
        strokeWidth={0.7}
        opacity={0.45}
      />
      <path
        d={slopes.map((slope) => oldTiles(slope, scatter)).join('')}
        fill="none"
        stroke={light}
        strokeWidth={2.6}
        opacity={0.4}
      />
      <path
        d={slopes.map((slope) => oldTiles(slope, scatter)).join('')}
        fill="none"
        stroke={dark}
        strokeWidth={2.6}
        opacity={0.3}
      />
      <path d={hips(slopes)} fill="none" stroke={dark} strokeWidth={1} opacity={0.7} />
      <path
        d={openLine(ridge)}
        fill="none"
        stroke={light}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={outline} fill="none" stroke={dark} strokeWidth={1.6} />
      {shape === 'spire' && (
        <path
          d={`M${fine(ridge[0].x)} ${fine(ridge[0].y - 5)}v10M${fine(ridge[0].x - 3.4)} ${fine(ridge[0].y - 1.6)}h6.8`}
          stroke="var(--brass)"
          strokeWidth={1.7}
        />
      )}
      {shape === 'house' && smokes && <Chimneys plan={plan} scatter={scatter} />}
    </>
  );
}

/** From 1 where it faces the light to -1 where it faces away. */
function litPart({ eaves: [a, b], ridge: [from, to] }: Slope): number {
  const foot = toward(a, b, 0.5);
  const top = toward(from, to, 0.5);
  const long = apart(foot, top) || 1;
  return -((foot.x - top.x) * 0.55 + (foot.y - top.y) * 0.83) / long;
}

function courses({ eaves: [a, b], ridge: [from, to] }: Slope): string {
  const rise = apart(toward(a, b, 0.5), toward(from, to, 0.5));
  const count = Math.max(Math.round(rise / COURSE), 2);
  return Array.from({ length: count - 1 }, (_, i) => {
    const part = (i + 1) / count;
    return openLine([toward(a, from, part), toward(b, to, part)]);
  }).join('');
}

/** Tiles that are older or newer than those around them. */
function oldTiles({ eaves: [a, b], ridge: [from, to] }: Slope, scatter: Scatter): string {
  const count = Math.round(apart(a, b) / 9);
  return Array.from({ length: count }, () => {
    const [up, across] = [between(scatter, 0.08, 0.85), between(scatter, 0.08, 0.86)];
    const [left, right] = [toward(a, from, up), toward(b, to, up)];
    const at = toward(left, right, across);
    return openLine([at, toward(at, right, Math.min(3 / Math.max(apart(at, right), 3), 1))]);
  }).join('');
}

/** From the corners up to the ridge. */
function hips(slopes: readonly Slope[]): string {
  return slopes.map(({ eaves, ridge }) => openLine([eaves[0], ridge[0]])).join('');
}

interface ChimneysProps {
  readonly plan: RoofPlan;
  readonly scatter: Scatter;
}

function Chimneys({ plan: { ridge }, scatter }: ChimneysProps) {
  const places = [toward(ridge[0], ridge[1], between(scatter, 0.06, 0.2))];
  if (ridge.length > 2) places.push(toward(ridge[2], ridge[1], between(scatter, 0.1, 0.3)));
  return places.map(({ x, y }) => (
    <g key={`${x} ${y}`} transform={`translate(${fine(x - 3.5)} ${fine(y - 3.5)})`}>
      <path d={box(3, 3.6, 8, 8)} fill="var(--shadow)" />
      <rect width={7} height={7} fill="var(--wall)" stroke="var(--wall-dark)" strokeWidth={1.2} />
      <circle cx={3.5} cy={3.5} r={1.7} fill="var(--wall-dark)" />
    </g>
  ));
}
