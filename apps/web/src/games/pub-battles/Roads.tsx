import { bent, lineOf } from './bends.ts';
import { ofKind, type Chart } from './chart.ts';
import { INK, PAPER_LIGHT, SEPIA } from './colours.ts';

/** Roads between two lines; paths as a line of dashes. All edges first, so that roads open into each other. */
export function Roads({ chart }: { readonly chart: Chart }) {
  const drawn = (kind: string) => ({
    d: ofKind(chart, kind)
      .map(({ points }) => lineOf(bent(points, 15)))
      .join(''),
    fill: 'none',
    strokeLinejoin: 'round' as const,
  });
  const road = drawn('road');
  return (
    <>
      <path {...drawn('path')} stroke={SEPIA} strokeWidth={1.3} strokeDasharray="7 3.5" />
      <path {...road} stroke={INK} strokeWidth={8.4} />
      <path {...road} stroke={PAPER_LIGHT} strokeWidth={6} strokeLinecap="square" />
      <path {...road} stroke="#e0b98a" strokeWidth={2.6} opacity={0.5} />
    </>
  );
}
