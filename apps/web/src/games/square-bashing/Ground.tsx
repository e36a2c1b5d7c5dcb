import type { Scene } from '@sandtable/kernel';
import { between, scatterOf } from '../scenery/scatter.ts';
import { fine } from '../scenery/shapes.ts';
import { PAPER } from './colours.ts';
import { Defences } from './Defences.tsx';
import { Fields } from './Fields.tsx';
import { Hills } from './Hills.tsx';
import { planOf } from './plan.ts';
import { Rivers } from './Rivers.tsx';
import { Roads } from './Roads.tsx';
import { Villages } from './Villages.tsx';
import { Woods } from './Woods.tsx';

/** SB-1.2: the ground as a trench map shows it. */
export function Ground({ scene }: { readonly scene: Scene }) {
  const { width, height } = scene;
  const plan = planOf(scene);
  return (
    // Nothing is printed beyond the neat line.
    <svg width={width} height={height}>
      <rect width={width} height={height} fill={PAPER} />
      <rect width={width} height={height} fill="url(#sb-fibres)" />
      {stains(width, height).map(({ x, y, rx, ry }) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={rx} ry={ry} fill="url(#sb-stain)" />
      ))}
      <Fields plan={plan} />
      <Hills plan={plan} />
      <Woods plan={plan} />
      <Villages plan={plan} />
      <Rivers plan={plan} />
      <Roads plan={plan} />
      <Defences plan={plan} />
    </svg>
  );
}

/** Where damp has been at the paper. */
function stains(width: number, height: number) {
  const scatter = scatterOf(width, height, 300);
  return Array.from({ length: 7 }, () => {
    const rx = between(scatter, 40, 130);
    return {
      x: fine(scatter() * width),
      y: fine(scatter() * height),
      rx: fine(rx),
      ry: fine(rx * between(scatter, 0.5, 1)),
    };
  });
}
