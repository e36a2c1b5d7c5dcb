import { OBJECTIVE_REACH } from '@sandtable/browning';
import type { Marker } from '@sandtable/kernel';

const LETTERS = 58;

/** How far one may be from a place to hold it, and what it is called. Its flag is the board's. */
export function Objective({ marker: { formation = '' } }: { readonly marker: Marker }) {
  if (formation === '') return null;
  const wide = 40 + formation.length * LETTERS * 0.58;
  return (
    <>
      <circle
        r={OBJECTIVE_REACH}
        fill="none"
        stroke="var(--lit-edge)"
        strokeWidth={9}
        strokeDasharray="34 28"
        strokeLinecap="round"
        opacity={0.6}
      />
      <ellipse cx={6} cy={6} rx={40} ry={15} fill="var(--shadow)" />
      <g transform="translate(0 70)">
        <rect
          x={-wide / 2}
          y={-42}
          width={wide}
          height={70}
          rx={14}
          fill="var(--paper)"
          stroke="var(--wood-dark)"
          strokeWidth={5}
        />
        <text
          y={14}
          textAnchor="middle"
          fontFamily="var(--serif)"
          fontSize={LETTERS}
          fontWeight={700}
          fill="var(--ink)"
        >
          {formation}
        </text>
      </g>
    </>
  );
}
