import type { SVGProps } from 'react';
import { inTiles, type Sign } from './tiles.ts';

interface SignsProps extends SVGProps<SVGGElement> {
  readonly signs: readonly Sign[];
}

/** Many small signs of one kind, in the same ink. */
export function Signs({ signs, ...ink }: SignsProps) {
  return (
    <g {...ink}>
      {inTiles(signs).map((d) => (
        <path key={d.slice(0, 24)} d={d} />
      ))}
    </g>
  );
}
