import { SQUARE } from '../pbi/plots.ts';
import { FOAM } from './colours.ts';
import type { Region } from './coast.ts';

/** BT-7.3: streaks with an arrow where the water runs, in every third square of it. */
export function Current({ water, facing }: { readonly water: Region; readonly facing: number }) {
  return water.plots
    .filter(({ column, row }) => (column + 2 * row) % 3 === 0)
    .map(({ x, y, column, row }) => (
      <path
        key={`${column} ${row}`}
        transform={`translate(${x + SQUARE / 2} ${y + SQUARE / 2}) rotate(${facing})`}
        d="M-9 34C-15 16 -3 4 -9 -16M9 30C3 14 15 0 9 -20M0 38C-6 18 6 6 0 -30M-7 -20L0 -31L7 -20"
        fill="none"
        stroke={FOAM}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity={0.34}
      />
    ));
}
