import type { Gap } from './gaps.ts';
import type { Land } from './land.ts';
import { lanesOf } from './lanes.ts';
import { curve } from './outlines.ts';

interface LanesProps {
  readonly land: Land;
  readonly bridges: readonly Gap[];
}

/** Sunken lanes: dust, two ruts, grass between them. */
export function Lanes({ land, bridges }: LanesProps) {
  const { runs, fading } = lanesOf(land, bridges);
  const round = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  const lane = { ...round, d: runs.map(curve).join('') };
  const ruts = { ...lane, strokeLinecap: 'butt' } as const;
  const grass = { ...round, d: fading.map(curve).join('') };
  return (
    <>
      <path {...grass} stroke="var(--yard)" strokeWidth={21} opacity={0.35} />
      <path
        {...grass}
        stroke="var(--yard)"
        strokeWidth={15}
        strokeDasharray="24 90"
        opacity={0.6}
      />
      <path {...lane} stroke="var(--yard)" strokeWidth={30} opacity={0.35} />
      <path {...lane} stroke="var(--yard)" strokeWidth={23} />
      <path {...ruts} stroke="var(--yard-dark)" strokeWidth={13.4} opacity={0.55} />
      <path {...ruts} stroke="var(--yard)" strokeWidth={9} />
      <path
        {...ruts}
        stroke="var(--furrow)"
        strokeWidth={3.4}
        strokeDasharray="5 6 9 4 3 8"
        opacity={0.7}
      />
    </>
  );
}
