import { fine } from '../scenery/shapes.ts';
import { INK, PAPER_LIGHT } from './colours.ts';
import { SHEET_ENGLISH } from './sheetEnglish.ts';

export const COMPASS = { wide: 215, high: 270 } as const;

interface CompassProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A rose of eight points, each half light and half dark. */
export function Compass({ x, y, scale }: CompassProps) {
  const points = (turns: readonly number[], long: number, broad: number, half: 1 | -1): string =>
    turns.map((turn) => ray(turn, long, broad, half)).join('');
  const minor = [45, 135, 225, 315];
  const major = [0, 90, 180, 270];
  return (
    <g
      data-ornament
      transform={`translate(${fine(x)} ${fine(y + 22 * scale)}) scale(${scale})`}
      stroke={INK}
    >
      <circle r={62} fill="none" strokeWidth={1.4} />
      <circle r={67} fill="none" strokeWidth={3} strokeDasharray="1.6 5.42" />
      <circle r={72} fill="none" strokeWidth={1.4} />
      <g strokeWidth={1.3} strokeLinejoin="round">
        <path d={points(minor, 58, 12, 1)} fill={PAPER_LIGHT} />
        <path d={points(minor, 58, 12, -1)} fill={INK} />
        <path d={points(major, 96, 15, 1)} fill={PAPER_LIGHT} />
        <path d={points(major, 96, 15, -1)} fill={INK} />
      </g>
      <circle r={6} fill={PAPER_LIGHT} strokeWidth={2} />
      <text
        y={-106}
        textAnchor="middle"
        fontFamily="var(--serif)"
        fontSize={36}
        fontWeight={700}
        fill={INK}
        stroke="none"
      >
        {SHEET_ENGLISH.north}
      </text>
    </g>
  );
}

/** Half of a point of the rose: from the middle to the tip and back on one hand. */
function ray(turn: number, long: number, broad: number, half: 1 | -1): string {
  const at = (angle: number, r: number): string =>
    `${fine(Math.sin(angle) * r)} ${fine(-Math.cos(angle) * r)}`;
  const ahead = (turn * Math.PI) / 180;
  return `M0 0L${at(ahead, long)}L${at(ahead + (half * Math.PI) / 4, broad)}Z`;
}
