import { fine } from '../scenery/shapes.ts';
import { bent, lineOf } from './bends.ts';
import { ofKind, type Chart } from './chart.ts';
import { EARTH, INK, SEPIA } from './colours.ts';
import { hachuresOf, slopesOf, wedge } from './hachures.ts';
import { Signs } from './Signs.tsx';

/** Hills: a wash that is darker with each level, strokes down the slopes, a dotted crest. */
export function Hills({ chart }: { readonly chart: Chart }) {
  const slopes = slopesOf(chart).toSorted((a, b) => a.level - b.level);
  const crests = ofKind(chart, 'crest').map(({ points }) => lineOf(bent(points, 20)));
  return (
    <>
      {slopes.map(({ foot }) => {
        const d = `${lineOf(foot)}Z`;
        return (
          <g key={`${fine(foot[0].x)} ${fine(foot[0].y)}`}>
            <path d={d} transform="translate(4 5.5)" fill={SEPIA} opacity={0.1} />
            <path d={d} fill={EARTH} opacity={0.2} />
            <path d={d} fill="none" stroke={SEPIA} strokeWidth={1.2} opacity={0.85} />
          </g>
        );
      })}
      <Signs
        signs={slopes.flatMap((slope) => hachuresOf(slope).map(wedge))}
        fill={INK}
        fillOpacity={0.74}
      />
      <path
        d={crests.join('')}
        fill="none"
        stroke={SEPIA}
        strokeWidth={2}
        strokeDasharray="0 7"
        strokeLinecap="round"
        opacity={0.65}
      />
    </>
  );
}
