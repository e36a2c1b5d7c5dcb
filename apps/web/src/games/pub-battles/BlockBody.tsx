import { box, fine } from '../scenery/shapes.ts';
import { bevelsOf } from './blocks.ts';
import { CREAM, GILT, GILT_DARK, type Paint } from './colours.ts';

interface BlockBodyProps {
  readonly wide: number;
  readonly deep: number;
  readonly facing: number;
  readonly paint: Paint;
  readonly isSpent: boolean;
  readonly isRed: boolean;
  /** PB-2.2: a guard's edge is gilt. */
  readonly isGilt: boolean;
}

/**
 * The wood. Painted with a bevel while it is fresh; spent, it lies face down: bare and flat, with a hatched edge (PB-2.1).
 * A light stripe and an arrow mark the front; Blue has two stripes, so that no colour is needed to
 * tell the sides apart.
 */
export function BlockBody(props: BlockBodyProps) {
  const { wide, deep, facing, paint, isSpent, isRed, isGilt } = props;
  const [left, top] = [-wide / 2, -deep / 2];
  const stripe = isSpent ? paint.coat : CREAM;
  const tip = Math.min(15, wide * 0.32);
  return (
    <>
      <path d={box(left, top, wide, deep)} fill={isSpent ? paint.bare : paint.coat} />
      {isSpent ? (
        <>
          <path
            d={box(left + 2.6, top + 2.6, wide - 5.2, deep - 5.2)}
            fill="none"
            stroke={paint.coat}
            strokeWidth={4.4}
            strokeDasharray="1.5 2.4"
          />
          <path
            d={box(left + 0.6, top + 0.6, wide - 1.2, deep - 1.2)}
            fill="none"
            stroke={paint.dark}
            strokeWidth={1.4}
          />
        </>
      ) : (
        bevelsOf(wide, deep, facing).map(({ d, bright }) => (
          <path
            key={d}
            d={d}
            fill={bright > 0 ? paint.lit : paint.dark}
            opacity={fine(Math.abs(bright) * 9 + 0.6) / 10}
          />
        ))
      )}
      {isGilt && (
        <path
          d={box(left + 2.2, top + 2.2, wide - 4.4, deep - 4.4)}
          fill="none"
          stroke={isSpent ? GILT_DARK : GILT}
          strokeWidth={2.2}
        />
      )}
      <path
        d={isRed ? box(left + 3, top + 2.6, wide - 6, 3.4) : twoStripes(left, top, wide)}
        fill={stripe}
      />
      {/* There is no room for an arrow on a square block, which looks everywhere. */}
      {wide !== deep && (
        <path
          d={`M${-tip} ${fine(top + 10)}L0 ${fine(top + 0.8)}L${tip} ${fine(top + 10)}Z`}
          fill={stripe}
        />
      )}
    </>
  );
}

function twoStripes(left: number, top: number, wide: number): string {
  return box(left + 3, top + 2.4, wide - 6, 1.5) + box(left + 3, top + 5.2, wide - 6, 1.5);
}
