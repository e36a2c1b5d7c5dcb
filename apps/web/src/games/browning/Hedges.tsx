import { Bushes, type Bush } from '../scenery/Bushes.tsx';
import { between, oneOf } from '../scenery/scatter.ts';
import { fine } from '../scenery/shapes.ts';
import { StoneWalls } from '../scenery/StoneWalls.tsx';
import { gapsBetween, type Gap } from './gaps.ts';
import { alongAll, featuresOf, scatterOn, type Feature, type Land } from './land.ts';
import { along, apart, openLine, toward } from './outlines.ts';
import { Trees, type Tree } from './Trees.tsx';

/** Openings of this width are gates. */
const GATE = { least: 14, most: 42 } as const;
/** How far apart bushes and trees stand in a hedge. */
const [BUSH, TREE] = [5, 13];
/** Which canopies grow in a hedge. */
const HEDGE_TREES = [0, 1, 3, 4];

/** Hedges on their banks of earth, walls of stone, and the gates between them. */
export function Hedges({ land }: { readonly land: Land }) {
  const [hedges, walls] = [featuresOf(land, 'hedge'), featuresOf(land, 'wall')];
  const [bush, tree] = [alongAll(hedges, BUSH), alongAll(hedges, TREE)];
  const gates = gapsBetween([...hedges, ...walls], GATE.least, GATE.most);
  const bank = {
    d: hedges.map(({ points }) => openLine(points)).join(''),
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return (
    <>
      {gates.map((gate) => (
        <Gate key={`${gate.from.x} ${gate.from.y}`} gate={gate} />
      ))}
      <path {...bank} stroke="var(--furrow)" strokeWidth={18} opacity={0.5} />
      <path {...bank} stroke="var(--plough-dark)" strokeWidth={12} opacity={0.55} />
      <StoneWalls lines={walls.map(({ points }) => points)} />
      <Bushes bushes={hedges.flatMap((hedge) => bushesAlong(hedge, bush))} />
      <Trees trees={hedges.flatMap((hedge) => treesIn(hedge, tree))} />
    </>
  );
}

function bushesAlong(hedge: Feature, step: number): Bush[] {
  const scatter = scatterOn(hedge, 31);
  return along(hedge.points, step).map(({ x, y }) => ({
    x: x + between(scatter, -1.1, 1.1),
    y: y + between(scatter, -1.1, 1.1),
    r: between(scatter, 4.3, 6.4) + (scatter() < 0.16 ? 2.2 : 0),
  }));
}

/** Here and there one was left to grow. */
function treesIn(hedge: Feature, step: number): Tree[] {
  const scatter = scatterOn(hedge, 35);
  return along(hedge.points, step).flatMap(({ x, y }) => {
    const [grows, size] = [scatter() < 0.2, between(scatter, 0.5, 0.72)];
    const kind = oneOf(scatter, HEDGE_TREES);
    return grows ? [{ x: fine(x), y: fine(y), size: fine(size * 10) / 10, kind }] : [];
  });
}

/** Trodden ground, two posts, and the leaf of the gate standing open. */
function Gate({ gate: { from, to } }: { readonly gate: Gap }) {
  const wide = apart(from, to);
  const { x, y } = toward(from, to, 0.5);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const post = wide / 2 - 6;
  return (
    <g transform={`translate(${fine(x)} ${fine(y)}) rotate(${fine(turn)})`}>
      <ellipse rx={wide * 0.46} ry={16} fill="var(--yard)" opacity={0.4} />
      <ellipse rx={wide * 0.38} ry={10} fill="var(--yard)" opacity={0.8} />
      <g transform={`translate(${fine(-post)} 0) rotate(58)`}>
        <path
          d={`M0 -1.4h${fine(wide * 0.62)}M0 1.4h${fine(wide * 0.62)}`}
          stroke="var(--wood)"
          strokeWidth={1.5}
        />
      </g>
      <path
        d={`M${fine(-post)} 0h.01M${fine(post)} 0h.01`}
        stroke="var(--wood-dark)"
        strokeWidth={4.4}
        strokeLinecap="round"
      />
    </g>
  );
}
