import type { Piece } from '@sandtable/kernel';
import { CREAM } from './colours.ts';
import { numberOf, type Paint } from './units.ts';

interface StaffProps {
  readonly piece: Piece;
  readonly paint: Paint;
  readonly second: boolean;
}

/** SB-1.5: a higher command: a pennant, swallow-tailed for the second side. */
export function Staff({ piece, paint, second }: StaffProps) {
  const down = piece.marks.includes('displaced');
  return (
    <g opacity={down ? 0.7 : 1}>
      <ellipse cx={-4} cy={8.6} rx={5} ry={1.8} fill="#1c140870" />
      <path d="M-6 9V-9" stroke="#2c2114" strokeWidth={1.8} strokeLinecap="round" />
      <path
        d={second ? 'M-5 -9H10L6 -4L10 1H-5Z' : 'M-5 -9L11 -4L-5 1Z'}
        fill={paint.coat}
        stroke={CREAM}
        strokeWidth={1.1}
        transform={down ? 'rotate(60 -6 -9)' : undefined}
      />
      <text
        x={-1}
        y={-1.6}
        textAnchor="middle"
        fontFamily="var(--serif)"
        fontSize={6.6}
        fontWeight={700}
        fill={CREAM}
      >
        {numberOf(piece.id)}
      </text>
    </g>
  );
}
