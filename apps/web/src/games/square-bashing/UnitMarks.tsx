import type { Piece } from '@sandtable/kernel';
import { fine } from '../scenery/shapes.ts';
import { ALARM, BRASS, BRASS_DARK, CREAM, INK } from './colours.ts';

/** So far from the corner of a strip its star hides neither its number nor the flag of an objective. */
const BESIDE = 26;

interface UnitMarksProps {
  readonly piece: Piece;
  readonly width: number;
  readonly depth: number;
}

/** What a unit has won, suffered and done, in its corners: always upright. */
export function UnitMarks({ piece: { facing, marks, counts }, width, depth }: UnitMarksProps) {
  const across = facing % 180 === 0;
  const [right, down] = across ? [width / 2, depth / 2] : [depth / 2, width / 2];
  const star = across ? { x: -right + BESIDE, y: -down + 2 } : { x: -right + 3, y: -down + BESIDE };
  const casualties = counts['casualties'] ?? 0;
  const done = marks.includes('moved') || marks.includes('assaulted');
  return (
    <>
      {casualties > 0 && (
        <g transform={`translate(${fine(right - 4)} ${fine(-down + 3)})`}>
          <circle r={6.2} fill={CREAM} stroke={ALARM} strokeWidth={1.6} />
          <path
            d="M-4.1 -1.2h1.6v-1.8h1.6v1.8h1.6v1.6h-1.6v4h-1.6v-4h-1.6z"
            transform="translate(0.4 -0.4)"
            fill={ALARM}
          />
          <text
            x={2.7}
            y={2.9}
            textAnchor="middle"
            fontFamily="var(--sans)"
            fontSize={7.4}
            fontWeight={800}
            fill={INK}
          >
            {casualties}
          </text>
        </g>
      )}
      {marks.includes('winning') && (
        <g transform={`translate(${fine(star.x)} ${fine(star.y)})`}>
          <path
            d="M0 -7L1.9 -2.4L6.8 -2.1L3 1L4.2 5.8L0 3.2L-4.2 5.8L-3 1L-6.8 -2.1L-1.9 -2.4Z"
            fill={BRASS}
            stroke={BRASS_DARK}
            strokeWidth={0.9}
            strokeLinejoin="round"
          />
        </g>
      )}
      {marks.includes('retired') && (
        <g transform={`translate(${fine(right - 7)} ${fine(down - 4)})`}>
          <circle r={5} fill={INK} />
          <path
            d="M-2.6 1.4Q-2.6 -2.4 0.4 -2.4Q2.6 -2.4 2.6 0.4V2M0.6 0.6L2.6 2.6L4.4 0.6"
            transform="translate(-0.6 0)"
            fill="none"
            stroke={CREAM}
            strokeWidth={1.2}
          />
        </g>
      )}
      {done && !marks.includes('retired') && (
        <g transform={`translate(${fine(right - 5)} ${fine(down - 2.5)})`}>
          <circle r={4} fill={INK} stroke={CREAM} strokeWidth={0.7} />
          <path d="M-1.9 0l1.3 1.5l2.5 -2.9" fill="none" stroke={CREAM} strokeWidth={1.2} />
        </g>
      )}
    </>
  );
}
