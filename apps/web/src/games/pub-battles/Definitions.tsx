import { between, scatterOf } from '../scenery/scatter.ts';
import { fine } from '../scenery/shapes.ts';
import { FOG, FOXING, SEPIA } from './colours.ts';

const TILE = 210;

/** Short hairs, well inside their tile. */
function fibres(count: number, layer: number): string {
  const scatter = scatterOf(count, TILE, layer);
  return Array.from({ length: count }, () => {
    const [x, y] = [between(scatter, 12, TILE - 12), between(scatter, 12, TILE - 12)];
    const [right, down] = [between(scatter, -5, 5), between(scatter, -3, 3)];
    return `M${fine(x)} ${fine(y)}q${fine(right / 2)} ${fine(down + 1.2)} ${fine(right)} ${fine(down)}`;
  }).join('');
}

const EDGES = [
  { id: 'pub-brown-top', x1: 0, y1: 0, x2: 0, y2: 1 },
  { id: 'pub-brown-bottom', x1: 0, y1: 1, x2: 0, y2: 0 },
  { id: 'pub-brown-left', x1: 0, y1: 0, x2: 1, y2: 0 },
  { id: 'pub-brown-right', x1: 1, y1: 0, x2: 0, y2: 0 },
] as const;

const FOLDS = [
  { id: 'pub-fold-down', x2: 1, y2: 0 },
  { id: 'pub-fold-across', x2: 0, y2: 1 },
] as const;

// Made once: React passes over what is the same.
const DEFINITIONS = (
  <>
    <pattern id="pub-fibres" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
      <path d={fibres(90, 1)} fill="none" stroke={SEPIA} strokeWidth={0.4} opacity={0.2} />
      <path d={fibres(70, 2)} fill="none" stroke="#fffaf0" strokeWidth={0.6} opacity={0.5} />
    </pattern>
    <radialGradient id="pub-stain">
      <stop offset="0" stopColor={FOXING} stopOpacity={0.09} />
      <stop offset="0.7" stopColor={FOXING} stopOpacity={0.06} />
      <stop offset="0.95" stopColor={FOXING} stopOpacity={0.05} />
      <stop offset="1" stopColor={FOXING} stopOpacity={0} />
    </radialGradient>
    <radialGradient id="pub-fog">
      <stop offset="0" stopColor={FOG} stopOpacity={0.5} />
      <stop offset="0.6" stopColor={FOG} stopOpacity={0.3} />
      <stop offset="1" stopColor={FOG} stopOpacity={0} />
    </radialGradient>
    {EDGES.map((edge) => (
      <linearGradient key={edge.id} {...edge}>
        <stop offset="0" stopColor="#7a4f1e" stopOpacity={0.34} />
        <stop offset="0.3" stopColor={FOXING} stopOpacity={0.13} />
        <stop offset="1" stopColor={FOXING} stopOpacity={0} />
      </linearGradient>
    ))}
    {FOLDS.map((fold) => (
      <linearGradient key={fold.id} {...fold}>
        <stop offset="0" stopColor={SEPIA} stopOpacity={0} />
        <stop offset="0.47" stopColor={SEPIA} stopOpacity={0.13} />
        <stop offset="0.53" stopColor="#fffaf0" stopOpacity={0.22} />
        <stop offset="1" stopColor="#fffaf0" stopOpacity={0} />
      </linearGradient>
    ))}
  </>
);

/** What the paper is made of. */
export function Definitions() {
  return DEFINITIONS;
}
