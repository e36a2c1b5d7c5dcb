import type { Point } from '@sandtable/kernel';
import { between } from '../scenery/scatter.ts';
import { fine } from '../scenery/shapes.ts';
import { featuresOf, scatterOn, type Feature, type Land } from './land.ts';
import { along, apart, closedCurve, middleOf, shrunk, toward } from './outlines.ts';

/** How much of the hill is as high as this, from its foot to its top. */
const LEVELS = [1, 0.86, 0.7, 0.52, 0.3];

/** Hills: a step of light for each height, and strokes down the slopes. */
export function Hills({ land }: { readonly land: Land }) {
  return featuresOf(land, 'hill').map((hill) => (
    <Hill key={`${hill.points[0].x} ${hill.points[0].y}`} hill={hill} />
  ));
}

function Hill({ hill }: { readonly hill: Feature }) {
  const { points } = hill;
  return (
    <>
      <path
        d={closedCurve(points)}
        transform="translate(5 6)"
        fill="var(--shadow)"
        opacity={0.55}
      />
      {LEVELS.map((level) => {
        const d = closedCurve(shrunk(points, level));
        return (
          <g key={level}>
            <path d={d} transform="translate(3 3.8)" fill="var(--hedge-dark)" opacity={0.34} />
            <path
              d={d}
              fill={`color-mix(in oklab, var(--stubble) ${fine(90 - level * 75)}%, var(--open-2))`}
              stroke="var(--bloom)"
              strokeWidth={0.8}
              strokeOpacity={0.5}
            />
          </g>
        );
      })}
      <path d={closedCurve(points)} fill="url(#scenery-grass)" />
      <path
        d={slopes(hill)}
        fill="none"
        stroke="var(--plough-dark)"
        strokeWidth={1.1}
        opacity={0.6}
      />
    </>
  );
}

/** Short strokes downhill, longer where it is steeper: away from the light. */
function slopes(hill: Feature): string {
  const scatter = scatterOn(hill, 12);
  const { points } = hill;
  const middle = middleOf(points);
  const ring = [...points, points[0]];
  return along(ring, 6.5)
    .map((foot): string => {
      const steep = foot.x + foot.y > middle.x + middle.y ? 15 : 9;
      const long = between(scatter, 0.6, 1) * steep;
      const up: Point = toward(foot, middle, long / Math.max(apart(foot, middle), 1));
      const start = toward(foot, up, 0.12);
      return `M${fine(start.x)} ${fine(start.y)}L${fine(up.x)} ${fine(up.y)}`;
    })
    .join('');
}
