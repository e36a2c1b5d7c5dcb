import { Bushes, type Bush } from '../scenery/Bushes.tsx';
import { between, oneOf, scatterOf } from '../scenery/scatter.ts';
import { rounded } from '../scenery/shapes.ts';
import { StoneWalls } from '../scenery/StoneWalls.tsx';
import { borderLines, cornersOf, type BorderLine } from './borders.ts';
import { SQUARE, type Plot, type Plots } from './plots.ts';

/** What grows; on rough ground it is bushes. */
const CROPS = ['plough', 'wheat', 'rough', 'greens', 'stubble', 'rough'] as const;

/** Partial cover: small fields within hedges and low walls of stone. */
export function Fields({ plots }: { readonly plots: Plots }) {
  const fields = plots.of('partial');
  const lines = fields.flatMap((plot) => borderLines(plot, plots));
  const hedges = lines.filter(({ kind }) => kind === 'hedge');
  const rough = fields.filter((plot) => cropOf(plot) === 'rough');
  return (
    <>
      {fields.map((plot) => (
        <Field key={`${plot.column} ${plot.row}`} plot={plot} plots={plots} />
      ))}
      <StoneWalls lines={lines.flatMap(({ kind, points }) => (kind === 'wall' ? [points] : []))} />
      <Bushes bushes={[...hedges.flatMap(bushesAlong), ...rough.flatMap(bushesOn)]} />
    </>
  );
}

function cropOf({ column, row }: Plot) {
  return oneOf(scatterOf(column, row, 30), CROPS);
}

function Field({ plot, plots }: { readonly plot: Plot; readonly plots: Plots }) {
  const crop = cropOf(plot);
  const way = scatterOf(plot.column, plot.row, 32)() < 0.5 ? 'across' : 'along';
  const d = rounded(cornersOf(plot, plots), 0.12);
  if (crop === 'rough') return <path d={d} fill="var(--greens)" opacity={0.45} />;
  return (
    <>
      <path d={d} fill={`var(--${crop})`} stroke="var(--furrow)" strokeWidth={2} opacity={0.78} />
      <path d={d} fill={`url(#scenery-${crop}-${way})`} />
    </>
  );
}

function bushesAlong({ points }: BorderLine): Bush[] {
  const scatter = scatterOf(Math.round(points[0].x), Math.round(points[0].y), 31);
  return points.map(({ x, y }) => {
    const stout = scatter() < 0.14 ? 2.4 : 0;
    return { x, y, r: between(scatter, 3.9, 6) + stout };
  });
}

/** Thickets in twos and threes. */
function bushesOn({ x, y, column, row }: Plot): Bush[] {
  const scatter = scatterOf(column, row, 33);
  return Array.from({ length: 7 }, () => {
    const [right, down] = [between(scatter, 22, 78), between(scatter, 22, 78)];
    return Array.from({ length: 3 }, () => ({
      x: x + right + between(scatter, -6, 6),
      y: y + down + between(scatter, -5, 5),
      r: between(scatter, 3.2, 6),
    }));
  })
    .flat()
    .filter((bush) => bush.x < x + SQUARE - 12);
}
