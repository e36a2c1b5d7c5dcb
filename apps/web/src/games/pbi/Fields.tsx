import { borderLines, cornersOf, type BorderLine } from './borders.ts';
import { SQUARE, type Plot, type Plots } from './plots.ts';
import { between, oneOf, scatterOf } from './scatter.ts';
import { circle, fine, rounded } from './shapes.ts';

/** What grows; on rough ground it is bushes. */
const CROPS = ['plough', 'wheat', 'rough', 'greens', 'stubble', 'rough'] as const;

interface Bush {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

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
      <Walls lines={lines.filter(({ kind }) => kind === 'wall')} />
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
      <path d={d} fill={`url(#pbi-${crop}-${way})`} />
    </>
  );
}

function Walls({ lines }: { readonly lines: readonly BorderLine[] }) {
  const d = lines
    .map(({ points }) => `M${points.map(({ x, y }) => `${fine(x)} ${fine(y)}`).join('L')}`)
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

/** All bushes at once: their shadows, their dark side, their bright side, their tips. */
function Bushes({ bushes }: { readonly bushes: readonly Bush[] }) {
  const all = (shift: number, swell: number): string =>
    bushes.map(({ x, y, r }) => circle(x + shift, y + shift * 1.3, r * swell)).join('');
  return (
    <>
      <path d={all(2.6, 1)} fill="var(--shadow)" />
      <path d={all(0, 1)} fill="var(--hedge-dark)" />
      <path d={all(-0.9, 0.76)} fill="var(--hedge)" />
      <path d={all(-1.9, 0.36)} fill="var(--hedge-light)" />
    </>
  );
}
