import { circle, fine } from '../scenery/shapes.ts';
import { INK, LEAF_INK, PAPER_LIGHT } from './colours.ts';
import type { Plan } from './plan.ts';
import { pointsOf, roadsIn } from './roads.ts';

/** SB-1.2: paved roads, a double line, with the poplars that stand along them. */
export function Roads({ plan }: { readonly plan: Plan }) {
  const d = plan.plots
    .flatMap(roadsIn)
    .map((road) => {
      const [from, ...rest] = road.map(({ x, y }) => `${fine(x)} ${fine(y)}`);
      return `M${from}C${rest.join(' ')}`;
    })
    .join('');
  const path = { d, fill: 'none', strokeLinecap: 'round' } as const;
  return (
    <>
      <path {...path} stroke={INK} strokeWidth={6.4} />
      <path {...path} stroke={PAPER_LIGHT} strokeWidth={4.4} />
      <path {...path} stroke={INK} strokeWidth={0.4} strokeDasharray="3 2.4" opacity={0.6} />
      <path d={poplars(plan)} fill={LEAF_INK} />
    </>
  );
}

function poplars(plan: Plan): string {
  return plan.plots
    .filter(({ ground }) => ground !== 'woods' && ground !== 'buildings')
    .flatMap(roadsIn)
    .flatMap((road) => {
      const points = pointsOf(road);
      return points.slice(1, -1).flatMap(({ x, y }, i) => {
        const ahead = points[i + 2];
        const long = Math.hypot(ahead.x - x, ahead.y - y) || 1;
        const [right, down] = [-(ahead.y - y) / long, (ahead.x - x) / long];
        return i % 2 === 0
          ? [
              circle(x + right * 5.6, y + down * 5.6, 1.1),
              circle(x - right * 5.6, y - down * 5.6, 1.1),
            ]
          : [];
      });
    })
    .join('');
}
