import type { Scene } from '@sandtable/kernel';
import { edgeOf } from '../../board/unit.ts';
import { fine } from '../scenery/shapes.ts';
import { Cartouche, CARTOUCHE } from './Cartouche.tsx';
import { chartOf, ofKind, SCALE, scaleOf, type Chart } from './chart.ts';
import { Compass, COMPASS } from './Compass.tsx';
import { Crossings } from './Crossings.tsx';
import { Farmland, Farms } from './Farmland.tsx';
import { Fog } from './Fog.tsx';
import { Hills } from './Hills.tsx';
import { Letters } from './Letters.tsx';
import { Plates } from './Plates.tsx';
import { Roads } from './Roads.tsx';
import { Ageing, Border, Sheet } from './Sheet.tsx';
import { Towns } from './Towns.tsx';
import { vacancyOf } from './vacancy.ts';
import { Marshes, Waters } from './Waters.tsx';
import { Woods } from './Woods.tsx';

/** How much of the table's edge the paper covers. */
const COVERED = 0.9;

/** PB-1.1: a staff map, printed and coloured, lying on the table. */
export function Ground({ scene }: { readonly scene: Scene }) {
  const chart = chartOf(scene);
  const { width, height } = chart;
  const paper = { width, height, margin: fine((edgeOf(scene) * COVERED) / SCALE) };
  const { title, rose } = ornaments(chart);
  const name = ofKind(chart, 'name.title').at(0);
  return (
    <g transform={`scale(${SCALE})`}>
      <Sheet {...paper} />
      {/* Nothing is printed beyond the neat line. */}
      <svg width={width} height={height}>
        <Farmland chart={chart} />
        <Hills chart={chart} />
        <Marshes chart={chart} />
        <Woods chart={chart} />
        <Waters chart={chart} />
        <Towns chart={chart} />
        <Roads chart={chart} />
        <Crossings chart={chart} />
        <Farms chart={chart} />
        <Letters chart={chart} />
        <Fog chart={chart} />
        {title !== undefined && <Cartouche title={name?.text ?? ''} {...title} />}
        {rose !== undefined && <Compass {...rose} />}
      </svg>
      <Border {...paper} />
      {title === undefined && <Plates title={name?.text ?? ''} {...paper} />}
      <Ageing {...paper} />
    </g>
  );
}

/** As large as there is room for; on a crowded map smaller, or not at all. */
const SIZES = [1, 0.85, 0.7, 0.6, 0.5];

function ornaments(chart: Chart) {
  const vacancy = vacancyOf(chart);
  const place = (wide: number, high: number) => {
    for (const size of SIZES) {
      const scale = scaleOf(chart) * size;
      const at = vacancy.take(wide * scale, high * scale);
      if (at !== undefined) return { ...at, scale: fine(scale * 10) / 10 };
    }
    return undefined;
  };
  return { title: place(CARTOUCHE.wide, CARTOUCHE.high), rose: place(COMPASS.wide, COMPASS.high) };
}
