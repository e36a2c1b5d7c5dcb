import type { Point } from '@sandtable/kernel';
import { between, scatterOf } from './scatter.ts';
import { circle, fine, softened } from './shapes.ts';

interface MeadowProps {
  readonly width: number;
  readonly height: number;
}

const LIGHTS = 18;
const PASTURES = 11;
const FLOWERS = 26;

/** One meadow under everything: light and shade, old pastures, grass and flowers. */
export function Meadow({ width, height }: MeadowProps) {
  const board = { width, height };
  return (
    <>
      <rect {...board} fill="var(--open)" />
      {pastures(width, height).map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
      {lights(width, height).map(({ x, y, r, fill }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={fill} />
      ))}
      <rect {...board} fill="url(#scenery-grass)" />
      <rect {...board} fill="url(#scenery-tufts)" />
      <path d={flowers(width, height)} fill="var(--bloom)" opacity={0.55} />
    </>
  );
}

function lights(width: number, height: number) {
  return Array.from({ length: LIGHTS }, (_, i) => {
    const scatter = scatterOf(i, 0, 1);
    return {
      x: fine(scatter() * width),
      y: fine(scatter() * height),
      r: fine(between(scatter, 90, 190)),
      fill: i % 2 === 0 ? 'url(#scenery-sunny)' : 'url(#scenery-shady)',
    };
  });
}

/** Pieces of land that were mown or grazed at other times; they keep to no square. */
function pastures(width: number, height: number) {
  return Array.from({ length: PASTURES }, (_, i) => {
    const scatter = scatterOf(i, 1, 2);
    const [x, y] = [scatter() * width, scatter() * height];
    const turn = between(scatter, -0.5, 0.5);
    const [long, broad] = [between(scatter, 90, 150), between(scatter, 60, 100)];
    const corners: readonly (readonly [number, number])[] = [
      [-1, -1],
      [-0.8, -1],
      [0.8, -1],
      [1, -1],
      [1, 1],
      [0.8, 1],
      [-0.8, 1],
      [-1, 1],
    ];
    const points = corners.map(([right, down]): Point => {
      const [a, b] = [
        right * long * between(scatter, 0.94, 1.06),
        down * broad * between(scatter, 0.94, 1.06),
      ];
      return {
        x: x + a * Math.cos(turn) - b * Math.sin(turn),
        y: y + a * Math.sin(turn) + b * Math.cos(turn),
      };
    });
    return { d: softened(points), fill: `url(#scenery-pasture-${i % 3})` };
  });
}

function flowers(width: number, height: number): string {
  return Array.from({ length: FLOWERS }, (_, i) => {
    const scatter = scatterOf(i, 2, 3);
    const [x, y] = [scatter() * width, scatter() * height];
    return Array.from({ length: 7 }, () =>
      circle(x + between(scatter, -11, 11), y + between(scatter, -7, 7), between(scatter, 0.5, 1)),
    ).join('');
  }).join('');
}
