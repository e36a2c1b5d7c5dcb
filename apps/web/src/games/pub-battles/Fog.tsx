import { between, scatterOf } from '../scenery/scatter.ts';
import { fine } from '../scenery/shapes.ts';
import { ofKind, type Chart } from './chart.ts';
import { FOG } from './colours.ts';

/** So much of the map, in hundredths of an inch each way, has a bank of its own. */
const BANK = 520;

/** PB-1.1: fog over all of the map, thin enough to read what is under it. */
export function Fog({ chart }: { readonly chart: Chart }) {
  if (ofKind(chart, 'fog').length === 0) return null;
  const { width, height } = chart;
  return (
    <g pointerEvents="none">
      <rect width={width} height={height} fill={FOG} opacity={0.22} />
      {banks(width, height).map(({ x, y, rx, ry }) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={rx} ry={ry} fill="url(#pub-fog)" />
      ))}
    </g>
  );
}

/** Flat, and drawn out from left to right. */
function banks(width: number, height: number) {
  const scatter = scatterOf(width, height, 97);
  const count = Math.ceil((width * height) / (BANK * BANK));
  return Array.from({ length: count }, () => {
    const rx = between(scatter, 300, 620);
    return {
      x: fine(scatter() * width),
      y: fine(scatter() * height),
      rx: fine(rx),
      ry: fine(rx * between(scatter, 0.22, 0.42)),
    };
  });
}
