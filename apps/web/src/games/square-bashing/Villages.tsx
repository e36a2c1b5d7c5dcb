import { softened } from '../scenery/shapes.ts';
import { BRICK, INK, RUBBLE } from './colours.ts';
import type { Plan } from './plan.ts';
import { contoursOf, fieldOf } from './relief.ts';
import { churchIn, ruinsIn } from './ruins.ts';

/** SB-1.2: villages that have been under fire: plans of houses, few of them whole, and rubble. */
export function Villages({ plan }: { readonly plan: Plan }) {
  const plots = plan.plots.filter(({ ground }) => ground === 'buildings');
  const field = fieldOf(plan, plots, { reach: 54, rough: 0.08, layer: 362 });
  const ruins = plots.flatMap((plot) => ruinsIn(plan, plot));
  const walls = (whole: boolean): string =>
    ruins
      .filter(({ isWhole }) => isWhole === whole)
      .map((ruin) => ruin.walls)
      .join('');
  return (
    <>
      <path
        d={contoursOf(field, plots, 0.02)
          .map((ring) => softened(ring))
          .join('')}
        fill={BRICK}
        opacity={0.3}
      />
      <path
        d={contoursOf(field, plots, 0.02)
          .map((ring) => softened(ring))
          .join('')}
        fill="none"
        stroke={RUBBLE}
        strokeWidth={0.6}
        strokeDasharray="2.4 1.6"
      />
      <path d={ruins.map(({ rubble }) => rubble).join('')} fill={RUBBLE} />
      <path
        d={walls(false)}
        fill="url(#sb-masonry)"
        stroke={INK}
        strokeWidth={0.9}
        strokeLinejoin="round"
      />
      <path d={walls(true)} fill={INK} stroke={INK} strokeWidth={0.6} strokeLinejoin="round" />
      <path d={plots.map(churchIn).join('')} fill={INK} stroke={INK} strokeWidth={0.8} />
    </>
  );
}
