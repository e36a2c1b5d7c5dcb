import type { Piece, Words } from '@sandtable/kernel';
import { counterOutline, type CounterShape } from './counterShapes.ts';
import { KindSign } from './KindSign.tsx';

interface CounterProps {
  readonly piece: Piece;
  readonly words: Words;
}

/** How large a counter is, with the thickness of its board. */
export const COUNTER = { width: 40, height: 34, round: 7 } as const;

/** The first side has square counters, the second has round ones: colour is not needed to tell. */
const SHAPES: readonly CounterShape[] = [
  { side: 'a', corner: 'cut', letterX: -16.5 },
  { side: 'b', corner: 'round', letterX: -15 },
];

/** A counter of thick board; every state of the group shows on it. */
export function Counter({ piece, words }: CounterProps) {
  const shape = SHAPES[words.ruleset.sides.indexOf(piece.side)] ?? SHAPES[0];
  const { kind, formation, marks, counts } = piece;
  const has = (mark: string): boolean => marks.includes(mark);
  const led = kind === 'commander';
  const idle = has('idle') || has('withdrew');
  const spent = idle || (has('acted') && counts['ap'] === 0);
  const own = `var(--side-${shape.side}${led ? '-dark' : ''})`;
  const face = idle ? `color-mix(in oklab, ${own} 22%, var(--idle))` : own;
  const edge = led ? 'var(--brass)' : `var(--side-${shape.side}-light)`;
  return (
    <>
      <path d={counterOutline(shape, -15, 19.5, 2)} fill="var(--shadow)" />
      <path d={counterOutline(shape, -17, 17)} fill={`var(--side-${shape.side}-dark)`} />
      <path d={counterOutline(shape, -17, 14.5)} fill={face} />
      <path
        d={counterOutline(shape, -15.7, 13.2, 0, 1.3)}
        fill="url(#scenery-sheen)"
        stroke={edge}
        strokeWidth={led ? 2.2 : 1.5}
      />
      {/* The letter stays as it is: dimmed it could not be read. */}
      <g opacity={spent ? 0.74 : 1}>
        <KindSign kind={kind} />
      </g>
      <text
        x={shape.letterX}
        y={-4.6}
        fontFamily="var(--sans)"
        fontSize={12.5}
        fontWeight={800}
        fill="var(--on-side)"
      >
        {formation}
      </text>
      {has('pinned') && <PinnedBand shape={shape} />}
      <Shots count={counts['shots']} />
      {(has('moved') || has('diagonal')) && <Steps diagonal={has('diagonal')} />}
      <ApBadge ap={counts['ap']} idle={idle} acted={has('acted')} />
    </>
  );
}

/** Head down: a red band with arrows to the ground. */
function PinnedBand({ shape }: { readonly shape: CounterShape }) {
  return (
    <>
      <path
        d={counterOutline(shape, -17, 17)}
        fill="none"
        stroke="var(--pinned)"
        strokeWidth={3.2}
      />
      <rect
        x={-21}
        y={7.4}
        width={42}
        height={10.4}
        rx={2}
        fill="var(--pinned)"
        stroke="var(--on-side)"
        strokeWidth={1.2}
      />
      <path
        d="M-10.5 10l3.5 5 3.5 -5zM-3.5 10l3.5 5 3.5 -5zM3.5 10l3.5 5 3.5 -5z"
        fill="var(--on-side)"
      />
    </>
  );
}

/** A cartridge for each shot fired. */
function Shots({ count }: { readonly count: number }) {
  if (count === 0) return null;
  const cartridge = (i: number): string => `M${-16 + 3.9 * i} 16v-4.8l1.4 -2.2 1.4 2.2v4.8z`;
  return (
    <path
      d={Array.from({ length: count }, (_, i) => cartridge(i)).join('')}
      fill="var(--brass)"
      stroke="var(--counter-ink)"
      strokeWidth={0.6}
    />
  );
}

/** Left its square; the arrow slants once the diagonal step is made. */
function Steps({ diagonal }: { readonly diagonal: boolean }) {
  return (
    <path
      d="M-5 -1.4h4.6v-2.8l5.4 4.2 -5.4 4.2v-2.8h-4.6z"
      transform={`translate(14 11.5)${diagonal ? ' rotate(-45)' : ''}`}
      fill="var(--on-side)"
      stroke="var(--counter-ink)"
      strokeWidth={0.7}
    />
  );
}

interface ApBadgeProps {
  readonly ap: number;
  readonly idle: boolean;
  readonly acted: boolean;
}

/** The action points that are left; a bar or a tick for who has none and gets no more. */
export function ApBadge({ ap, idle, acted }: ApBadgeProps) {
  if (ap > 0) {
    return (
      <>
        <circle
          cx={14.5}
          cy={-11.5}
          r={8.6}
          fill="var(--accent)"
          stroke="var(--on-accent)"
          strokeWidth={1.6}
        />
        <text
          x={14.5}
          y={-6.9}
          textAnchor="middle"
          fontFamily="var(--sans)"
          fontSize={13}
          fontWeight={800}
          fill="var(--on-accent)"
        >
          {ap}
        </text>
      </>
    );
  }
  if (!idle && !acted) return null;
  return (
    <>
      <circle
        cx={15}
        cy={-12}
        r={6.4}
        fill="var(--spent)"
        stroke="var(--counter-ink)"
        strokeWidth={1.2}
      />
      <path
        d={idle ? 'M11.6 -12h6.8' : 'M11.8 -12l2.3 2.6 4.2 -5'}
        fill="none"
        stroke="var(--counter-ink)"
        strokeWidth={2.2}
      />
    </>
  );
}
