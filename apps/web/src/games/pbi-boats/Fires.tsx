import type { Plot, Plots } from '../pbi/plots.ts';
import { between, scatterOf } from '../scenery/scatter.ts';
import { fine, patch } from '../scenery/shapes.ts';
import { EMBER, FLAME, FLAME_HOT, SMOKE } from './colours.ts';

const FLAME_SHAPE = 'M0 0C-7 -4 -7 -13 -1 -20C-1 -15 2 -14 3 -18C8 -11 8 -4 0 0Z';

/** What burns: nobody goes there, and nobody sees through it. */
export function Fires({ plots }: { readonly plots: Plots }) {
  return plots.of('fire').map((plot) => <Fire key={`${plot.column} ${plot.row}`} plot={plot} />);
}

function Fire({ plot: { x, y, column, row } }: { readonly plot: Plot }) {
  const scatter = scatterOf(column, row, 470);
  const flames = Array.from({ length: 9 }, () => ({
    a: fine(x + between(scatter, 16, 84)),
    b: fine(y + between(scatter, 30, 88)),
    size: fine(between(scatter, 0.8, 1.7)),
  })).toSorted((one, other) => one.b - other.b);
  const puffs = Array.from({ length: 6 }, () => {
    const [a, b, r] = [
      x + between(scatter, 20, 80),
      y + between(scatter, 4, 50),
      between(scatter, 12, 22),
    ];
    return patch(scatter, a - r, b - r * 0.7, a + r, b + r * 0.7, 3);
  });
  return (
    <>
      <path d={patch(scatter, x + 5, y + 5, x + 95, y + 95, 5)} fill="#2a211a" opacity={0.85} />
      {flames.map(({ a, b, size }) => (
        <g key={`${a} ${b}`} transform={`translate(${a} ${b}) scale(${size})`}>
          <path d={FLAME_SHAPE} fill={EMBER} />
          <path d={FLAME_SHAPE} transform="scale(.72)" fill={FLAME} />
          <path d={FLAME_SHAPE} transform="scale(.4)" fill={FLAME_HOT} />
        </g>
      ))}
      <path d={puffs.join('')} fill={SMOKE} opacity={0.42} />
    </>
  );
}
