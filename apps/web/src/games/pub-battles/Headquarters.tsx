import { useContext } from 'react';
import { Closeness } from '../../board/closeness.ts';
import { SCALE } from './chart.ts';
import { READ } from './lettering.ts';
import { fine } from '../scenery/shapes.ts';
import { CREAM, GILT, INK, type Paint } from './colours.ts';

interface FlagProps {
  readonly name: string;
  readonly paint: Paint;
  readonly isRed: boolean;
  /** PB-3.5: lowered, for an HQ that has tried to alter the order. */
  readonly isDown: boolean;
}

/** As large as letters are, and as they may be on the cloth where they could not be read otherwise. */
const [LETTERS, MOST] = [17, 22];

/** The flag of an HQ with the name of its Command, where that can be read. It flies upright however the block is turned. */
export function Flag({ name, paint, isRed, isDown }: FlagProps) {
  const closeness = useContext(Closeness);
  const size = closeness === undefined ? LETTERS : Math.max(LETTERS, READ / (closeness * SCALE));
  const shown = size > MOST ? '' : name;
  const wide = Math.max(26, 14 + shown.length * size * 0.6);
  // Red's flags end straight, Blue's in a swallowtail.
  const cloth = isRed
    ? `M1 -62H${wide}V-38H1Z`
    : `M1 -62H${wide + 9}L${wide} -50L${wide + 9} -38H1Z`;
  return (
    <g pointerEvents="none" transform="translate(-17 -14)">
      <path d="M0 4V-66" stroke={INK} strokeWidth={4.4} strokeLinecap="round" />
      <path d="M0 4V-66" stroke={GILT} strokeWidth={2} strokeLinecap="round" />
      <g transform={isDown ? 'translate(0 40)' : undefined}>
        <path d={cloth} transform="translate(2.5 3.5)" fill="#0005" />
        <path
          d={cloth}
          // By its name one's own HQ is taken hold of too. A piece below it is meant before it.
          pointerEvents={name === '' ? undefined : 'all'}
          fill={isDown ? paint.bare : paint.coat}
          stroke={isDown ? paint.coat : CREAM}
          strokeWidth={1.6}
          strokeLinejoin="round"
        />
        <text
          x={wide / 2 + 1}
          y={fine(size * 0.35) - 50}
          textAnchor="middle"
          fontFamily="var(--serif)"
          fontSize={fine(size)}
          fontWeight={700}
          fill={isDown ? paint.dark : CREAM}
        >
          {shown}
        </text>
      </g>
    </g>
  );
}
