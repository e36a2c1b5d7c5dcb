import type { Point } from '@sandtable/kernel';
import { fine } from './shapes.ts';

interface StoneWallsProps {
  readonly lines: readonly (readonly Point[])[];
}

/** Low walls of stone along lines of points. */
export function StoneWalls({ lines }: StoneWallsProps) {
  const d = lines
    .map((points) => `M${points.map(({ x, y }) => `${fine(x)} ${fine(y)}`).join('L')}`)
    .join('');
  const path = { d, fill: 'none', strokeLinejoin: 'round' } as const;
  return (
    <>
      <path
        {...path}
        stroke="var(--shadow)"
        strokeWidth={7}
        strokeLinecap="round"
        transform="translate(2 2.6)"
      />
      <path {...path} stroke="var(--wall-dark)" strokeWidth={7} strokeLinecap="round" />
      <path {...path} stroke="var(--wall)" strokeWidth={5.4} strokeDasharray="6 1 8 1 5 1 7 1" />
      <path
        {...path}
        stroke="var(--wall-light)"
        strokeWidth={1.8}
        strokeDasharray="4.6 2.4 6.6 2.4 3.6 2.4 5.6 2.4"
        transform="translate(-1 -1.2)"
      />
    </>
  );
}
