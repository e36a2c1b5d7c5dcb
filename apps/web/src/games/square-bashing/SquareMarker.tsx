import type { Marker, Words } from '@sandtable/kernel';
import { OrderSign, orderOf } from './OrderSign.tsx';
import { CREAM, INK } from './colours.ts';
import styles from './SquareMarker.module.css';
import { PAINTS } from './units.ts';

interface SquareMarkerProps {
  readonly marker: Marker;
  readonly words: Words;
}

/** What lies on the ground of a square, under its units: craters. */
export function SquareMarker({ marker: { kind, count } }: SquareMarkerProps) {
  return kind === 'barrage' ? <Craters count={count} /> : null;
}

/** SB-11.2: a ring around an objective, in the colour of its holder. */
export function ObjectiveRing({ marker, words }: SquareMarkerProps) {
  const paint = PAINTS[words.ruleset.sides.indexOf(marker.side ?? '') === 1 ? 1 : 0];
  return (
    // As with a blunt pencil, twice round.
    <g fill="none" stroke={paint.coat} strokeLinecap="round" opacity={0.85}>
      <path
        d="M-30 -42Q10 -53 38 -38Q52 -14 45 22Q34 47 -4 47Q-42 46 -47 12Q-50 -24 -26 -43"
        strokeWidth={2.4}
      />
      <path
        d="M-34 -38Q4 -49 40 -35Q49 -6 42 26Q26 48 -10 44Q-44 40 -44 4Q-46 -20 -34 -36"
        strokeWidth={0.9}
      />
    </g>
  );
}

/** Places that shells have hit, the nearer to the rim the better they are seen. */
const HOLES: readonly (readonly [x: number, y: number, r: number])[] = [
  [-40, -40, 9],
  [39, 33, 10],
  [40, -41, 8],
  [-38, 38, 9],
  [2, 44, 9],
  [-4, -45, 7],
  [-44, 2, 7],
  [45, -4, 8],
  [18, 40, 6],
  [-22, 43, 6],
  [22, -42, 6],
  [-20, -41, 7],
];

function Craters({ count }: { readonly count: number }) {
  return HOLES.slice(0, 3 + 3 * Math.min(count, 3)).map(([x, y, r]) => (
    <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={r} ry={r * 0.78} fill="url(#sb-crater)" />
  ));
}

/** What hangs over the units of a square: shell bursts with their number, gas, orders. */
export function SquareSign({ marker }: SquareMarkerProps) {
  switch (marker.kind) {
    case 'barrage':
      return (
        <>
          {/* One marker is that of a suppression, which is drawn by itself. */}
          <Bursts sign="burst" places={BURSTS.slice(0, 2 * Math.min(marker.count - 1, 3))} />
          <Badge count={marker.count} />
        </>
      );
    case 'suppression':
      return <Bursts sign="shrapnel" places={PUFFS} />;
    case 'gas':
      return <Gas />;
    default: {
      const order = orderOf(marker.kind);
      return order === undefined ? null : <OrderSign order={order} />;
    }
  }
}

/** Where there is neither the flag of an objective nor an order, nor a unit's casualty marker. */
const BURSTS: readonly (readonly [x: number, y: number, size: number])[] = [
  [23, 43, 0.95],
  [16, -43, 0.85],
  [-15, 45, 0.8],
  [-8, -43, 0.75],
  [4, 45, 0.7],
  [-41, 36, 0.8],
];
/** In a row, as they were meant to burst. */
const PUFFS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-17, -45, 0.95],
  [10, -43, 1],
  [37, -45, 0.9],
];

interface BurstsProps {
  readonly sign: 'burst' | 'shrapnel';
  readonly places: readonly (readonly [x: number, y: number, size: number])[];
}

/** SB-8: shells, the more of them the more markers there are. */
function Bursts({ sign, places }: BurstsProps) {
  return places.map(([x, y, size]) => (
    <use key={`${x} ${y}`} href={`#sb-${sign}`} transform={`translate(${x} ${y}) scale(${size})`} />
  ));
}

function Badge({ count }: { readonly count: number }) {
  return (
    <g transform="translate(42 42)">
      <circle r={8} fill={INK} stroke="#ffb45e" strokeWidth={1.6} />
      <text
        y={4}
        textAnchor="middle"
        fontFamily="var(--sans)"
        fontSize={11}
        fontWeight={800}
        fill={CREAM}
      >
        {count}
      </text>
    </g>
  );
}

const CLOUDS: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [-20, -18, 38, 26],
  [22, -22, 34, 24],
  [-26, 20, 34, 24],
  [20, 18, 40, 28],
  [0, 0, 44, 32],
];

/** SB-8.4: a cloud that drifts, with wavy lines for those who do not see it is green. */
function Gas() {
  return (
    <g className={styles['gas']}>
      {CLOUDS.map(([x, y, rx, ry]) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={rx} ry={ry} fill="url(#sb-gas)" />
      ))}
      <path
        d="M-44 -30q8 -7 16 0t16 0t16 0M-30 2q8 -7 16 0t16 0t16 0t14 0M-42 34q8 -7 16 0t16 0t16 0"
        fill="none"
        stroke="#55620f"
        strokeWidth={1.7}
        strokeLinecap="round"
        opacity={0.75}
      />
    </g>
  );
}
