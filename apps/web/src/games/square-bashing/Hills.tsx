import type { Point } from '@sandtable/kernel';
import { between, scatterOf } from '../scenery/scatter.ts';
import { fine, softened } from '../scenery/shapes.ts';
import { EARTH, EARTH_WASH, INK } from './colours.ts';
import type { Plan, Plot } from './plan.ts';
import { contoursOf, fieldOf, type Field } from './relief.ts';

const LEVELS = [0.06, 0.2, 0.34, 0.48, 0.62, 0.76] as const;
const ROUGH_LEVELS = [0.06, 0.15, 0.24, 0.33, 0.42, 0.51, 0.6, 0.7, 0.8] as const;
/** Every so many contours one is drawn heavier. */
const INDEX = 3;

/** SB-1.2: contours and hachures in brown; a rough hill has more of them, and crags. */
export function Hills({ plan }: { readonly plan: Plan }) {
  const [gentle, rough] = [of(plan, 'hill'), of(plan, 'roughHill')];
  return (
    <>
      <Rise
        plots={gentle}
        field={fieldOf(plan, gentle, { reach: 56, rough: 0.12, layer: 320 })}
        levels={LEVELS}
      />
      <Rise
        plots={rough}
        field={fieldOf(plan, rough, { reach: 57, rough: 0.2, layer: 321 })}
        levels={ROUGH_LEVELS}
      />
      <path
        d={rough.map(crags).join('')}
        fill="none"
        stroke={INK}
        strokeWidth={0.9}
        strokeLinejoin="round"
        opacity={0.8}
      />
    </>
  );
}

function of(plan: Plan, ground: string): Plot[] {
  return plan.plots.filter((plot) => plot.ground === ground);
}

interface RiseProps {
  readonly plots: readonly Plot[];
  readonly field: Field;
  readonly levels: readonly number[];
}

function Rise({ plots, field, levels }: RiseProps) {
  const lines = levels.map((level) => contoursOf(field, plots, level));
  const path = (rings: readonly (readonly Point[])[]): string =>
    rings.map((ring) => softened(ring)).join('');
  return (
    <>
      {lines
        .filter((_, i) => i % 2 === 0)
        .map((rings) => (
          <path key={path(rings)} d={path(rings)} fill={EARTH_WASH} opacity={0.17} />
        ))}
      <path
        d={slope(lines[0], field)}
        fill="none"
        stroke={EARTH}
        strokeWidth={0.75}
        opacity={0.8}
      />
      <path
        d={lines.map(path).join('')}
        fill="none"
        stroke={EARTH}
        strokeWidth={0.75}
        opacity={0.9}
      />
      <path
        d={lines
          .filter((_, i) => i % INDEX === 0)
          .map(path)
          .join('')}
        fill="none"
        stroke={EARTH}
        strokeWidth={1.3}
      />
    </>
  );
}

/** Short strokes downhill along the foot: longer and closer on the side away from the light. */
function slope(rings: readonly (readonly Point[])[], field: Field): string {
  const strokes: string[] = [];
  for (const ring of rings) {
    for (const [i, { x, y }] of ring.entries()) {
      const [dx, dy] = [field(x + 2, y) - field(x - 2, y), field(x, y + 2) - field(x, y - 2)];
      const steep = Math.hypot(dx, dy) || 1;
      const [upX, upY] = [dx / steep, dy / steep];
      // Light comes from the upper left.
      const shade = (upX * -0.6 + upY * -0.8 + 1) / 2;
      if (shade < 0.35 && i % 2 === 1) continue;
      const long = 2.4 + 4.6 * shade;
      strokes.push(`M${fine(x)} ${fine(y)}l${fine(upX * long)} ${fine(upY * long)}`);
    }
  }
  return strokes.join('');
}

/** Broken rock, as a saw-toothed edge with strokes below it. */
function crags({ x, y, column, row }: Plot): string {
  const scatter = scatterOf(column, row, 322);
  return Array.from({ length: 16 }, () => {
    const side = scatter();
    const [along, deep] = [between(scatter, 8, 92), between(scatter, 6, 26)];
    const [cx, cy] =
      side < 0.25
        ? [x + along, y + deep]
        : side < 0.5
          ? [x + along, y + 100 - deep]
          : side < 0.75
            ? [x + deep, y + along]
            : [x + 100 - deep, y + along];
    return `M${fine(cx - 5)} ${fine(cy)}l2 -2.4l1.6 1.6l2 -2.6l2.2 2.2l2 -1.6M${fine(cx - 3.6)} ${fine(cy + 0.6)}l.3 2.6M${fine(cx - 1)} ${fine(cy)}l.3 3.4M${fine(cx + 1.8)} ${fine(cy + 0.2)}l.3 2.8M${fine(cx + 4)} ${fine(cy)}l.2 2`;
  }).join('');
}
