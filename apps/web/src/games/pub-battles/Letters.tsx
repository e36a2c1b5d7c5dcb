import type { SVGProps } from 'react';
import { fine } from '../scenery/shapes.ts';
import { scaleOf, type Chart, type Mapped } from './chart.ts';
import { INK, LEAF_DARK, PAPER, SEPIA, WATER_INK } from './colours.ts';

interface Hand extends SVGProps<SVGTextElement> {
  readonly size: number;
  /** Letters of the same height throughout. */
  readonly capitals?: boolean;
}

/** What is named decides how it is written. */
const HANDS: Readonly<Record<string, Hand>> = {
  town: { size: 50, fontWeight: 700, letterSpacing: '.06em', fill: INK },
  village: { size: 36, fontWeight: 600, letterSpacing: '.02em', fill: INK },
  hill: { size: 31, fontWeight: 600, letterSpacing: '.3em', fill: SEPIA, capitals: true },
  water: { size: 34, fontStyle: 'italic', letterSpacing: '.12em', fill: WATER_INK },
  wood: { size: 29, fontStyle: 'italic', letterSpacing: '.1em', fill: LEAF_DARK },
  place: { size: 27, fontStyle: 'italic', letterSpacing: '.02em', fill: INK },
};

const OF_A_NAME = 'name.';

/** Names in an engraver's hand, cut out of what lies under them. */
export function Letters({ chart }: { readonly chart: Chart }) {
  const names = chart.all.filter(
    ({ kind }) => kind.startsWith(OF_A_NAME) && Object.hasOwn(HANDS, kind.slice(OF_A_NAME.length)),
  );
  return (
    <g
      fontFamily="var(--serif)"
      textAnchor="middle"
      stroke={PAPER}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {names.map((name) => (
        <Name key={name.id} name={name} scale={scaleOf(chart)} />
      ))}
    </g>
  );
}

function Name({ name, scale }: { readonly name: Mapped; readonly scale: number }) {
  const { size, capitals = false, ...ink } = HANDS[name.kind.slice(OF_A_NAME.length)];
  const [at, along] = name.points;
  const turn = fine((Math.atan2(along.y - at.y, along.x - at.x) * 180) / Math.PI);
  return (
    <text
      transform={`translate(${fine(at.x)} ${fine(at.y)}) rotate(${turn})`}
      y={fine(size * scale * 0.34)}
      fontSize={fine(size * scale)}
      strokeWidth={fine(size * scale * 0.2)}
      strokeOpacity={0.86}
      {...ink}
    >
      {capitals ? name.text.toUpperCase() : name.text}
    </text>
  );
}

/** How much room a name takes, about. */
export function roomOf({ kind, text }: Mapped, scale: number): { wide: number; high: number } {
  const size = HANDS[kind.slice(OF_A_NAME.length)]?.size ?? 0;
  return { wide: text.length * size * scale * 0.7, high: size * scale };
}
