import type { Piece } from '@sandtable/kernel';
import { box, fine } from '../scenery/shapes.ts';
import { halvesOf } from './ArmSign.tsx';
import { CREAM } from './colours.ts';
import { BASES, HALVES, numberOf, qualityOf, STRIP, type Paint } from './units.ts';

/** A base on its strip, and what of the strip's length is for its number. */
const BASE = { width: 17, depth: 15, gap: 1.3 } as const;
const NUMBER = 9;
/** The front takes a part of the depth. */
const FRONT = 3.4;

interface StripProps {
  readonly piece: Piece;
  readonly paint: Paint;
}

/** SB-1.4: four bases with two men each: every half base that is lost leaves a gap. */
export function Strip({ piece, paint }: StripProps) {
  const { facing, counts, kind, id } = piece;
  const left = BASES * HALVES - (counts['lost'] ?? 0);
  const isPale = qualityOf(piece) === 'reservist';
  const tile = isPale ? paint.coat : CREAM;
  const upright = facing % 180 === 0 ? (facing === 180 ? 180 : 0) : -facing;
  const start = -STRIP.width / 2 + NUMBER + BASE.width / 2 + 0.6;
  const y = FRONT / 2 - 0.4;
  const bases = Array.from({ length: BASES }, (_, i) => ({
    // The left of whoever looks at it, so that what is lost is always the rest.
    x: facing === 180 ? -start - i * (BASE.width + BASE.gap) : start + i * (BASE.width + BASE.gap),
    men: Math.min(Math.max(left - HALVES * i, 0), HALVES),
  }));
  const at = (x: number): string =>
    box(x - BASE.width / 2, y - BASE.depth / 2, BASE.width, BASE.depth);
  const isTurned = facing % 180 !== 0;
  const broad = isTurned ? 3.7 : 4.3;
  const [first, second] = halvesOf(kind);
  return (
    <>
      <path
        d={bases
          .filter(({ men }) => men > 0)
          .map(({ x }) => at(x))
          .join('')}
        fill={tile}
        opacity={isPale ? 0.94 : 0.95}
      />
      <path
        d={bases
          .filter(({ men }) => men === 0)
          .map(({ x }) => at(x))
          .join('')}
        fill="url(#sb-gone)"
        stroke={paint.dark}
        strokeWidth={0.5}
        strokeDasharray="1.6 1.2"
      />
      {bases.map(({ x, men }) =>
        men === 0 ? null : (
          <g key={x} transform={`translate(${fine(x)} ${y}) rotate(${upright})`}>
            <path
              d={first}
              transform={`translate(${-broad} 0)`}
              fill={isPale ? CREAM : paint.dark}
            />
            {men === HALVES ? (
              <path
                d={second}
                transform={`translate(${broad} 0)`}
                fill={isPale ? CREAM : paint.dark}
              />
            ) : (
              <path
                d={isTurned ? 'M0.6 -8.6h6.8v17.2h-6.8z' : 'M0.6 -7.4h7.8v14.8h-7.8z'}
                fill={paint.dark}
                opacity={0.85}
              />
            )}
          </g>
        ),
      )}
      <text
        transform={`translate(${fine((facing === 180 ? 1 : -1) * (STRIP.width / 2 - NUMBER / 2 - 0.6))} ${y}) rotate(${upright})`}
        y={3}
        textAnchor="middle"
        fontFamily="var(--serif)"
        fontSize={numberOf(id).length > 1 ? 7.4 : 9}
        fontWeight={700}
        fill={isPale ? paint.dark : CREAM}
      >
        {numberOf(id)}
      </text>
    </>
  );
}
