import { between, scatterOf } from './scatter.ts';
import { circle, polygon } from './shapes.ts';

export const TREE_KINDS = 5;
const FIR = 2;

/** A canopy from above around 0, 0: its outline, its sunny part and the tips of its leaves. */
interface Canopy {
  readonly outline: string;
  readonly sunny: string;
  readonly tips: string;
}

const RADIUS = 14;

export const CANOPIES: readonly Canopy[] = Array.from({ length: TREE_KINDS }, (_, kind) =>
  kind === FIR ? fir() : broadleaf(kind),
);

/** A cone from above: a star of branches, and a smaller one above it. */
function fir(): Canopy {
  const star = (points: number, outer: number, inner: number, shift: number): string =>
    polygon(
      Array.from({ length: 2 * points }, (_, i) => {
        const [angle, r] = [(i * Math.PI) / points, i % 2 === 0 ? outer : inner];
        return { x: Math.cos(angle) * r - shift, y: Math.sin(angle) * r - shift };
      }),
    );
  return {
    outline: star(11, RADIUS * 0.98, RADIUS * 0.68, 0),
    sunny: star(9, RADIUS * 0.7, RADIUS * 0.44, 1.2),
    tips: star(7, RADIUS * 0.34, RADIUS * 0.16, 2),
  };
}

function broadleaf(kind: number): Canopy {
  const scatter = scatterOf(kind, 0, 20);
  const lobes = 7 + (kind % 3);
  const around = Array.from({ length: lobes }, (_, i) => {
    const angle = ((i + between(scatter, -0.2, 0.2)) / lobes) * 2 * Math.PI;
    return { right: Math.cos(angle), down: Math.sin(angle), r: between(scatter, 0.36, 0.48) };
  });
  const ring = (distance: number, swell: number, shift: number): string =>
    around
      .map(({ right, down, r }) =>
        circle(
          right * RADIUS * distance - shift,
          down * RADIUS * distance - shift,
          r * RADIUS * swell,
        ),
      )
      .join('') + circle(-shift, -shift, RADIUS * distance);
  const leaves = Array.from({ length: 9 }, () => {
    const angle = between(scatter, 0, 2 * Math.PI);
    const distance = between(scatter, 0.05, 0.5) * RADIUS;
    return circle(
      Math.cos(angle) * distance - 3.6,
      Math.sin(angle) * distance - 3.8,
      between(scatter, 1.1, 2.3),
    );
  });
  return { outline: ring(0.62, 1, 0), sunny: ring(0.5, 0.84, 1.7), tips: leaves.join('') };
}
