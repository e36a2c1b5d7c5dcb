import { between, scatterOf } from '../scenery/scatter.ts';
import { fine } from '../scenery/shapes.ts';
import { EARTH, FOXING, GAS, GAS_DARK, PENCIL, SMOKE, SMOKE_DARK } from './colours.ts';

const TILE = 190;

/** Short hairs of the paper, well inside their tile. */
function fibres(count: number, layer: number): string {
  const scatter = scatterOf(count, TILE, layer);
  return Array.from({ length: count }, () => {
    const [x, y] = [between(scatter, 6, TILE - 6), between(scatter, 6, TILE - 6)];
    const [right, down] = [between(scatter, -3, 3), between(scatter, -2, 2)];
    return `M${fine(x)} ${fine(y)}q${fine(right / 2)} ${fine(down + 0.8)} ${fine(right)} ${fine(down)}`;
  }).join('');
}

// Made once: React passes over what is the same.
const DEFINITIONS = (
  <>
    <pattern id="sb-fibres" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
      <path d={fibres(80, 301)} fill="none" stroke={PENCIL} strokeWidth={0.3} opacity={0.3} />
      <path d={fibres(70, 302)} fill="none" stroke="#fffaf0" strokeWidth={0.5} opacity={0.6} />
    </pattern>
    {/* Ploughland, meadow and heath, as a draughtsman hints at them. */}
    <pattern
      id="sb-plough"
      width={20}
      height={3.2}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-12)"
    >
      <path d="M0 1.6h13M15 1.6h3" stroke={PENCIL} strokeWidth={0.45} opacity={0.5} />
    </pattern>
    <pattern
      id="sb-furrow"
      width={20}
      height={3.4}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(68)"
    >
      <path d="M0 1.6h17" stroke={EARTH} strokeWidth={0.45} opacity={0.45} />
    </pattern>
    <pattern id="sb-orchard" width={7} height={7} patternUnits="userSpaceOnUse">
      <circle cx={3.5} cy={3.5} r={1.1} fill="none" stroke={PENCIL} strokeWidth={0.55} />
    </pattern>
    <pattern
      id="sb-gone"
      width={3}
      height={3}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 1.5h3" stroke="#000" strokeWidth={0.8} opacity={0.5} />
    </pattern>
    <pattern
      id="sb-masonry"
      width={3}
      height={3}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 1.5h3" stroke="#241e16" strokeWidth={0.9} />
    </pattern>
    <radialGradient id="sb-stain">
      <stop offset="0" stopColor={FOXING} stopOpacity={0.08} />
      <stop offset="0.7" stopColor={FOXING} stopOpacity={0.06} />
      <stop offset="0.95" stopColor={FOXING} stopOpacity={0.05} />
      <stop offset="1" stopColor={FOXING} stopOpacity={0} />
    </radialGradient>
    <radialGradient id="sb-gas">
      <stop offset="0" stopColor={GAS} stopOpacity={0.62} />
      <stop offset="0.55" stopColor={GAS} stopOpacity={0.42} />
      <stop offset="0.85" stopColor={GAS_DARK} stopOpacity={0.2} />
      <stop offset="1" stopColor={GAS_DARK} stopOpacity={0} />
    </radialGradient>
    <radialGradient id="sb-smoke" cx="0.4" cy="0.35">
      <stop offset="0" stopColor="#fffdf8" />
      <stop offset="0.6" stopColor={SMOKE} />
      <stop offset="1" stopColor="#c9c0b0" />
    </radialGradient>
    <radialGradient id="sb-soot" cx="0.4" cy="0.35">
      <stop offset="0" stopColor="#8d8475" />
      <stop offset="1" stopColor="#3c352b" />
    </radialGradient>
    <radialGradient id="sb-crater">
      <stop offset="0" stopColor="#3a2b19" stopOpacity={0.75} />
      <stop offset="0.55" stopColor="#6d5130" stopOpacity={0.55} />
      <stop offset="1" stopColor="#8a6a42" stopOpacity={0} />
    </radialGradient>
    {/* A shell of the heavy guns, and one that bursts in the air. */}
    <g id="sb-burst">
      <path
        d="M-9 8L-13 2L-8.6 0L-12 -6L-5.6 -5L-5 -12L0 -6.4L5.4 -12L5.6 -5L12 -6L8.6 0L13 2L9 8Z"
        fill="#e06a1c"
        stroke="#5a2408"
        strokeWidth={0.8}
        strokeLinejoin="round"
      />
      <path d="M-5 6L-6.4 1.6L-3 0.6L-3.4 -4L0 -1.6L3.4 -4L3 0.6L6.4 1.6L5 6Z" fill="#ffd980" />
      <circle cx={-7} cy={6.4} r={5} fill="url(#sb-soot)" />
      <circle cx={6.6} cy={6} r={5.4} fill="url(#sb-soot)" />
      <circle cx={0} cy={7.4} r={4.6} fill="url(#sb-soot)" />
    </g>
    <g id="sb-shrapnel">
      <path
        d="M-4 5L-6.4 11M0 6V13M4 5L6.4 11M-2 6L-3.2 11M2 6L3.2 11"
        stroke={SMOKE_DARK}
        strokeWidth={0.9}
        strokeDasharray="1.6 1.2"
      />
      <g stroke={SMOKE_DARK} strokeWidth={0.7} fill="url(#sb-smoke)">
        <circle cx={-4.6} cy={1.4} r={4.2} />
        <circle cx={4.6} cy={1.6} r={4} />
        <circle cx={0} cy={-1.4} r={5.2} />
      </g>
      <circle cx={0} cy={1.4} r={1.8} fill="#e06a1c" />
    </g>
    <linearGradient id="sb-fold-down">
      <stop offset="0" stopColor={PENCIL} stopOpacity={0} />
      <stop offset="0.47" stopColor={PENCIL} stopOpacity={0.16} />
      <stop offset="0.53" stopColor="#fffaf0" stopOpacity={0.3} />
      <stop offset="1" stopColor="#fffaf0" stopOpacity={0} />
    </linearGradient>
    <linearGradient id="sb-fold-across" x2="0" y2="1">
      <stop offset="0" stopColor={PENCIL} stopOpacity={0} />
      <stop offset="0.47" stopColor={PENCIL} stopOpacity={0.16} />
      <stop offset="0.53" stopColor="#fffaf0" stopOpacity={0.3} />
      <stop offset="1" stopColor="#fffaf0" stopOpacity={0} />
    </linearGradient>
  </>
);

/** What the map and the counters are made of. */
export function Definitions() {
  return DEFINITIONS;
}
