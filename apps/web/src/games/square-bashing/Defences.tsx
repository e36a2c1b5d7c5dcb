import { INK, PAPER_LIGHT, PENCIL, TRENCH } from './colours.ts';
import type { Plan } from './plan.ts';
import { fortIn, hastyIn, trenchesOf } from './trenches.ts';

/** SB-1.2: trenches, breastworks and forts. They surround their square, so that they are seen whoever stands in it. */
export function Defences({ plan }: { readonly plan: Plan }) {
  const { fire, ways, wire } = trenchesOf(plan);
  const of = (defence: string) => plan.plots.filter((plot) => plot.defence === defence);
  const forts = of('fort');
  const red = {
    fill: 'none',
    stroke: TRENCH,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const;
  return (
    <>
      <path d={wire} fill="none" stroke={PENCIL} strokeWidth={0.55} />
      {/* Chalk that was thrown up. */}
      <path d={fire} {...red} stroke={PAPER_LIGHT} strokeWidth={4.4} opacity={0.75} />
      <path d={ways} {...red} strokeWidth={1} />
      <path d={fire} {...red} strokeWidth={1.7} />
      <path
        d={of('hasty').map(hastyIn).join('')}
        {...red}
        stroke={PAPER_LIGHT}
        strokeWidth={3.4}
        opacity={0.7}
      />
      <path d={of('hasty').map(hastyIn).join('')} {...red} strokeWidth={1.3} />
      <path
        d={forts.map((plot) => fortIn(plot, 47)).join('')}
        fill={PAPER_LIGHT}
        stroke={INK}
        strokeWidth={0.8}
      />
      <path
        d={forts.map((plot) => fortIn(plot, 44.5)).join('')}
        fill="url(#sb-masonry)"
        stroke={TRENCH}
        strokeWidth={2.2}
        strokeLinejoin="round"
      />
      <path
        d={forts.map((plot) => fortIn(plot, 39)).join('')}
        fill={PAPER_LIGHT}
        stroke={TRENCH}
        strokeWidth={1}
        strokeLinejoin="round"
      />
    </>
  );
}
