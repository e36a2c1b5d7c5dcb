import type { Point } from '@sandtable/kernel';
import { fine, rounded } from '../scenery/shapes.ts';
import { middleOf, shrunk } from './outlines.ts';

interface GunPitProps {
  readonly points: readonly Point[];
  /** Whether a gun stands in it. */
  readonly armed: boolean;
}

/** A hole in the ground with a bank of earth and sandbags around it. */
export function GunPit({ points, armed }: GunPitProps) {
  const whole = rounded(points, 0.3);
  const bank = rounded(shrunk(points, 0.86), 0.3);
  const { x, y } = middleOf(points);
  return (
    <>
      <path d={whole} fill="var(--plough)" stroke="var(--furrow)" strokeWidth={5} opacity={0.75} />
      <path d={bank} fill="var(--plough-dark)" />
      <path
        d={rounded(shrunk(points, 0.7), 0.3)}
        transform="translate(1.6 2)"
        fill="var(--plough)"
        opacity={0.6}
      />
      <path
        d={bank}
        transform="translate(1.4 1.8)"
        fill="none"
        stroke="var(--shadow)"
        strokeWidth={6.4}
      />
      <path d={bank} fill="none" stroke="var(--thatch-dark)" strokeWidth={6.4} />
      <path
        d={bank}
        fill="none"
        stroke="var(--thatch-light)"
        strokeWidth={4.4}
        strokeDasharray="6.4 1.2"
      />
      {armed && (
        <g transform={`translate(${fine(x - 13)} ${fine(y + 4)}) rotate(-8)`}>
          <FieldGun />
        </g>
      )}
    </>
  );
}

/** A gun from above, around 0, 0: trails, wheels, shield, barrel. */
function FieldGun() {
  return (
    <>
      <g transform="translate(1.6 2)" fill="none" stroke="var(--shadow)" strokeWidth={3}>
        <path d="M0 0L-9 17M0 0L9 17M-11 -4v9M11 -4v9M0 2V-24" />
      </g>
      <path
        d="M-1 0L-9.4 16.4M1 0L9.4 16.4"
        stroke="var(--slate-dark)"
        strokeWidth={2.8}
        strokeLinecap="round"
      />
      <path d="M-11 -5v10M11 -5v10" stroke="var(--counter-ink)" strokeWidth={3.4} />
      <path
        d="M-12 -4.4L-6 -6.6H6L12 -4.4"
        fill="none"
        stroke="var(--slate-light)"
        strokeWidth={2.2}
      />
      <path d="M0 6V-9" stroke="var(--slate)" strokeWidth={5} strokeLinecap="round" />
      <path d="M0 -6V-25" stroke="var(--slate-dark)" strokeWidth={2.8} />
      <path d="M0 -22.4V-26" stroke="var(--slate-dark)" strokeWidth={4.4} />
    </>
  );
}
