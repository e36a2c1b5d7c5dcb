import { PATTERNS } from './patterns.ts';
import { CANOPIES } from './trees.ts';

// Made once: React passes over what is the same.
const DEFINITIONS = (
  <>
    <radialGradient id="scenery-sunny">
      <stop offset="0" stopColor="var(--open-2)" stopOpacity={0.9} />
      <stop offset="1" stopColor="var(--open-2)" stopOpacity={0} />
    </radialGradient>
    <radialGradient id="scenery-shady">
      <stop offset="0" stopColor="var(--furrow)" stopOpacity={0.55} />
      <stop offset="1" stopColor="var(--furrow)" stopOpacity={0} />
    </radialGradient>
    <linearGradient id="scenery-daylight" x2="1" y2="1">
      <stop offset="0" stopColor="#fff6d8" stopOpacity={0.1} />
      <stop offset="0.5" stopColor="#fff6d8" stopOpacity={0} />
      <stop offset="1" stopColor="#0d1408" stopOpacity={0.14} />
    </linearGradient>
    <linearGradient id="scenery-frame-above" x2="0" y2="1">
      <stop offset="0" stopColor="#000" stopOpacity={0.42} />
      <stop offset="1" stopColor="#000" stopOpacity={0} />
    </linearGradient>
    <linearGradient id="scenery-frame-beside">
      <stop offset="0" stopColor="#000" stopOpacity={0.42} />
      <stop offset="1" stopColor="#000" stopOpacity={0} />
    </linearGradient>
    <linearGradient id="scenery-sheen" x2="0.35" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity={0.05} />
      <stop offset="0.5" stopColor="#fff" stopOpacity={0} />
      <stop offset="1" stopColor="#000" stopOpacity={0.24} />
    </linearGradient>
    {PATTERNS.map(({ id, size, turn, strokes }) => (
      <pattern
        key={id}
        id={id}
        width={size[0]}
        height={size[1]}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn})`}
      >
        {strokes.map(({ d, colour, width, opacity }) => (
          <path
            key={d}
            d={d}
            fill="none"
            stroke={colour}
            strokeWidth={width}
            strokeLinecap="round"
            opacity={opacity}
          />
        ))}
      </pattern>
    ))}
    {CANOPIES.map(({ outline, sunny, tips }, kind) => (
      <g key={outline} id={`scenery-tree-${kind}`}>
        <ellipse cx={4} cy={5} rx={14} ry={13} fill="var(--shadow)" />
        <path d={outline} fill="var(--tree-dark)" />
        <path d={sunny} fill={kind === 3 ? 'var(--tree-2)' : 'var(--tree)'} />
        <path d={tips} fill="var(--tree-light)" />
      </g>
    ))}
  </>
);

/** Gradients, patterns and trees that the table is made of. */
export function SceneryDefinitions() {
  return DEFINITIONS;
}
