import { OBJECTIVE_REACH } from '@sandtable/browning';
import type { Marker, Words } from '@sandtable/kernel';
import { baseOf } from './bases.ts';

interface ObjectiveProps {
  readonly marker: Marker;
  readonly words: Words;
}

const LETTERS = 58;

/** How far the middle of a banner's end stands out: no colour is needed to tell whose it is. */
const ENDS = { nobody: 0, a: 34, b: -30 } as const;

/** A banner with the name of the place, in the colour of the side that holds it. */
export function Objective({ marker: { side, formation = '' }, words }: ObjectiveProps) {
  const holder = side === undefined ? undefined : baseOf(side, words).side;
  const [cloth, ink, hem] =
    holder === undefined
      ? ['var(--paper)', 'var(--ink)', 'var(--wood-dark)']
      : [`var(--side-${holder})`, 'var(--on-side)', `var(--side-${holder}-light)`];
  const letters = 52 + formation.length * LETTERS * 0.58;
  const wide = letters + (holder === 'b' ? -ENDS.b : 0);
  const banner = `M0 -90H${wide}L${wide + ENDS[holder ?? 'nobody']} -45L${wide} 0H0Z`;
  return (
    <>
      {/* Who stands within this holds the place. */}
      <circle
        r={OBJECTIVE_REACH}
        fill="none"
        stroke="var(--lit-edge)"
        strokeWidth={9}
        strokeDasharray="34 28"
        strokeLinecap="round"
        opacity={0.6}
      />
      <ellipse cx={12} cy={6} rx={40} ry={15} fill="var(--shadow)" />
      <path d={banner} transform="translate(12 -110)" fill="var(--shadow)" />
      <path d="M0 6V-226" stroke="var(--counter-ink)" strokeWidth={15} strokeLinecap="round" />
      <path d="M0 6V-226" stroke="var(--wood-light)" strokeWidth={8} strokeLinecap="round" />
      <circle cy={-230} r={13} fill="var(--brass)" stroke="var(--counter-ink)" strokeWidth={4} />
      <g transform="translate(2 -126)">
        <path d={banner} fill={cloth} stroke={hem} strokeWidth={6} strokeLinejoin="round" />
        <text
          x={letters / 2 + 6}
          y={-25}
          textAnchor="middle"
          fontFamily="var(--serif)"
          fontSize={LETTERS}
          fontWeight={700}
          fill={ink}
        >
          {formation}
        </text>
      </g>
    </>
  );
}
