import { polygon } from '../scenery/shapes.ts';
import { ofKind, type Chart } from './chart.ts';
import { INK, PAPER_LIGHT, ROSE, ROSE_WASH, SEPIA } from './colours.ts';
import { churchesAmong, housesOf, plan, streetsOf, type House } from './houses.ts';
import { Signs } from './Signs.tsx';

/** Towns: houses of brick and, every fourth, of dark stone, on a wash as far as the buildings count. */
export function Towns({ chart }: { readonly chart: Chart }) {
  const towns = ofKind(chart, 'town');
  const streets = streetsOf(ofKind(chart, 'road', 'path').map(({ points }) => points));
  const built = towns.map((town) => housesOf(town, streets));
  const churches = churchesAmong(built);
  const houses = built.flat().filter((house) => !churches.includes(house));
  const isDark = (_: House, i: number): boolean => i % 4 === 3;
  return (
    <>
      <g stroke={ROSE} strokeWidth={1} strokeDasharray="5 3">
        {towns.map(({ id, points }) => (
          <path key={id} d={polygon(points)} fill={ROSE_WASH} fillOpacity={0.5} />
        ))}
      </g>
      <Signs
        signs={houses.map(plan)}
        transform="translate(.9 1.2)"
        fill={SEPIA}
        fillOpacity={0.4}
      />
      <Signs
        signs={houses.filter((house, i) => !isDark(house, i)).map(plan)}
        fill={ROSE}
        stroke={INK}
        strokeWidth={0.6}
      />
      <Signs signs={houses.filter(isDark).map(plan)} fill={INK} />
      {churches.map((church) => (
        <Church key={`${church.x} ${church.y}`} house={church} />
      ))}
    </>
  );
}

function Church({ house: { x, y } }: { readonly house: House }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} stroke={INK}>
      <circle r={3.6} fill={PAPER_LIGHT} strokeWidth={1.1} />
      <circle r={1.1} fill={INK} />
      <path d="M0 -3.4V-10.5M-2.6 -8H2.6" strokeWidth={1.2} fill="none" />
    </g>
  );
}
