import { EMBER, FLAME, FOAM, SAND, SMOKE } from './colours.ts';
import type { HullShape } from './hulls.ts';

interface HullMarksProps {
  readonly shape: HullShape;
  readonly damage: number;
  readonly has: (mark: string) => boolean;
}

/** BT-7: smoke where it is damaged, fire and a broken wheel where it has no power; sand under a beached bow. */
export function HullMarks({ shape: { width, depth }, damage, has }: HullMarksProps) {
  return (
    <>
      {has('beached') && (
        <path
          d={`M${-width / 2 - 4} ${-depth / 2 + 10}Q0 ${-depth / 2 - 14} ${width / 2 + 4} ${-depth / 2 + 10}`}
          fill="none"
          stroke={SAND}
          strokeWidth={6}
          strokeLinecap="round"
        />
      )}
      {damage > 0 && (
        <g transform={`translate(${width * 0.16} ${depth * 0.2})`}>
          <path d="M-3 3l3 -9 4 7z" fill={EMBER} stroke={FLAME} strokeWidth={1.2} />
          <path
            d="M0 -4c-7 -2 -8 -10 -2 -12c0 -7 9 -8 11 -3c7 0 7 9 1 11c0 4 -6 6 -10 4z"
            fill={SMOKE}
            opacity={0.72}
          />
        </g>
      )}
      {damage > 1 && (
        <>
          <g transform={`translate(${-width * 0.18} ${-depth * 0.1})`}>
            <path d="M-4 4l2 -10 3 5 3 -6 2 11z" fill={EMBER} stroke={FLAME} strokeWidth={1.2} />
            <path
              d="M0 -5c-8 -2 -9 -12 -2 -14c0 -8 11 -9 13 -3c8 0 8 10 1 13c0 4 -8 7 -12 4z"
              fill={SMOKE}
              opacity={0.8}
            />
          </g>
          <path
            d={`M${-width / 2 - 9} 6q-5 -6 0 -12M${width / 2 + 9} 6q5 -6 0 -12`}
            fill="none"
            stroke={FOAM}
            strokeWidth={2}
            strokeLinecap="round"
          />
        </>
      )}
      {has('nets') && (
        <path
          d={`M${-width / 2 + 4} ${depth / 2 - 3}h${width - 8}M${-width / 2 + 7} ${depth / 2 - 7}v8M0 ${depth / 2 - 7}v8M${width / 2 - 7} ${depth / 2 - 7}v8`}
          stroke={FOAM}
          strokeWidth={1}
          opacity={0.9}
        />
      )}
    </>
  );
}
