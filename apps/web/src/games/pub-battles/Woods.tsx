import { bentRound, lineOf } from './bends.ts';
import { ofKind, type Chart } from './chart.ts';
import { LEAF, LEAF_DARK, LEAF_LIGHT, SEPIA } from './colours.ts';
import { Signs } from './Signs.tsx';
import { cast, crown, shade, treesOf } from './trees.ts';

/** Woods: a wash to the very edge, and little trees on it. */
export function Woods({ chart }: { readonly chart: Chart }) {
  const woods = ofKind(chart, 'woods');
  const trees = woods.flatMap(treesOf);
  const floors = woods.map(({ id, points }) => ({ id, d: `${lineOf(bentRound(points, 20))}Z` }));
  return (
    <>
      {floors.map(({ id, d }) => (
        <g key={id}>
          <path d={d} transform="translate(3.5 5)" fill={SEPIA} opacity={0.2} />
          <path d={d} fill={LEAF} opacity={0.62} />
          <path
            d={d}
            fill="none"
            stroke={LEAF_DARK}
            strokeWidth={1.7}
            strokeDasharray="0 4"
            strokeLinecap="round"
            opacity={0.8}
          />
        </g>
      ))}
      <Signs
        signs={trees.map(cast)}
        fill="none"
        stroke={LEAF_DARK}
        strokeWidth={1.1}
        opacity={0.55}
      />
      <Signs signs={trees.map(crown)} fill={LEAF_LIGHT} stroke={LEAF_DARK} strokeWidth={0.75} />
      <Signs
        signs={trees.map(shade)}
        fill="none"
        stroke={LEAF_DARK}
        strokeWidth={1.9}
        strokeLinecap="round"
        strokeOpacity={0.7}
      />
    </>
  );
}
