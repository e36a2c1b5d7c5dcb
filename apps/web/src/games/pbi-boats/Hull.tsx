import type { Piece, Point, Words } from '@sandtable/kernel';
import { ApBadge } from '../pbi/Counter.tsx';
import {
  FOAM,
  INK,
  RUBBER,
  RUBBER_LIGHT,
  STEEL,
  STEEL_DARK,
  STEEL_LIGHT,
  TIMBER,
  TIMBER_DARK,
  TIMBER_LIGHT,
} from './colours.ts';
import { HullMarks } from './HullMarks.tsx';
import { badgeAt, HULL_SHAPES, plateAt, type HullShape } from './hulls.ts';
import { Weapons } from './Weapons.tsx';

interface HullProps {
  readonly piece: Piece;
  readonly words: Words;
}

const MATERIALS = {
  rubber: { body: RUBBER, edge: INK, light: RUBBER_LIGHT, hold: '#2f352d' },
  timber: { body: TIMBER, edge: TIMBER_DARK, light: TIMBER_LIGHT, hold: '#5d472f' },
  steel: { body: STEEL, edge: STEEL_DARK, light: STEEL_LIGHT, hold: '#3f4a50' },
} as const;

/** Where a counter has its badge, beside its middle. */
const BADGE: Point = { x: 14.5, y: -11.5 };

/** A boat from above, with who is aboard, what it shoots with and how it is. */
export function Hull({ piece, words }: HullProps) {
  const { kind, facing, marks, counts, side, formation, size } = piece;
  const shape = HULL_SHAPES[kind];
  // Where several lie in a square they are drawn smaller.
  const scale = size === undefined ? 1 : size.depth / shape.depth;
  const letter = words.ruleset.sides.indexOf(side) === 1 ? 'b' : 'a';
  const has = (mark: string): boolean => marks.includes(mark);
  const plate = plateAt(shape, facing);
  const badge = badgeAt(shape, facing);
  return (
    <g transform={`scale(${scale})`}>
      <g transform={`rotate(${facing}) rotate(${has('beached') ? 9 : 0})`}>
        {kind === 'tank' ? (
          <Tank shape={shape} colour={`var(--side-${letter})`} />
        ) : (
          <Boat shape={shape} side={letter} wake={wakeOf(has)} />
        )}
        <Weapons shape={shape} counts={counts} vehicle={kind === 'tank'} />
        <Aboard shape={shape} count={counts['aboard'] ?? 0} side={letter} />
        <HullMarks shape={shape} damage={counts['damage'] ?? 0} has={has} />
      </g>
      <Plate name={(formation ?? '') + numberOf(piece)} side={letter} at={plate} />
      <g transform={`translate(${badge.x - BADGE.x} ${badge.y - BADGE.y})`}>
        <ApBadge ap={counts['ap'] ?? 0} idle={has('powerless')} acted={has('started')} />
      </g>
    </g>
  );
}

/** Which of several of its kind it is: the figure at the end of its id. */
function numberOf({ id }: Piece): string {
  return /[0-9]*$/u.exec(id)?.[0] ?? '';
}

function wakeOf(has: (mark: string) => boolean): number {
  if (has('throttle')) return 2;
  return has('sailed') ? 1 : 0;
}

interface BoatProps {
  readonly shape: HullShape;
  readonly side: 'a' | 'b';
  /** How fast it goes: not at all, or some, or as fast as it can. */
  readonly wake: number;
}

function Boat({ shape, side, wake }: BoatProps) {
  const { body, depth, width, deck, house, hold, made } = shape;
  const { body: fill, edge, light, hold: inside } = MATERIALS[made];
  const stern = depth / 2;
  return (
    <>
      {wake > 0 && (
        <path
          d={`M${-width * 0.4} ${stern}l${-7 * wake} ${9 + 9 * wake}M${width * 0.4} ${stern}l${7 * wake} ${9 + 9 * wake}M0 ${stern}v${8 * wake}`}
          stroke={FOAM}
          strokeWidth={2.2}
          strokeLinecap="round"
          opacity={0.75}
        />
      )}
      <path d={body} transform="translate(3 4)" fill="#0b222c" opacity={0.4} />
      <path d={body} fill="none" stroke={FOAM} strokeWidth={5} opacity={0.35} />
      <path d={body} fill={fill} stroke={edge} strokeWidth={2} />
      <path
        d={body}
        transform="scale(.86 .93)"
        fill="none"
        stroke={`var(--side-${side})`}
        strokeWidth={3.4}
      />
      <path d={body} transform="scale(.93 .965)" fill="none" stroke={light} strokeWidth={0.9} />
      <rect {...hold} rx={3} fill={inside} stroke={edge} strokeWidth={1} />
      {deck !== undefined && (
        <path d={deck} fill="none" stroke={edge} strokeWidth={1.6} strokeLinecap="round" />
      )}
      {house !== undefined && (
        <>
          <rect {...house} rx={2} fill={light} stroke={edge} strokeWidth={1.2} />
          <rect
            x={house.x + 2}
            y={house.y + 1.8}
            width={house.width - 4}
            height={2.6}
            rx={1}
            fill="#25404c"
          />
        </>
      )}
    </>
  );
}

function Tank({ shape, colour }: { readonly shape: HullShape; readonly colour: string }) {
  const tracks = [-17, 9];
  return (
    <>
      <rect x={-15} y={-20} width={34} height={46} rx={3} fill="var(--shadow)" />
      {tracks.map((x) => (
        <g key={x}>
          <rect x={x} y={-23} width={8} height={46} rx={2} fill={INK} />
          <path
            d={Array.from({ length: 9 }, (_, i) => `M${x + 1} ${-20 + 5 * i}h6`).join('')}
            stroke={STEEL}
            strokeWidth={1.6}
          />
        </g>
      ))}
      <path d={shape.body} fill={colour} stroke={INK} strokeWidth={1.6} />
      <circle r={8.5} fill={colour} stroke={INK} strokeWidth={1.6} />
      <path d="M0 -8V-28" stroke={INK} strokeWidth={4} />
      <path d="M0 -8V-27" stroke={STEEL_LIGHT} strokeWidth={1.6} />
    </>
  );
}

const ROW = 7.4;

/** A helmet for each group, in rows. */
function Aboard({
  shape: { hold },
  count,
  side,
}: {
  readonly shape: HullShape;
  readonly count: number;
  readonly side: 'a' | 'b';
}) {
  const columns = Math.max(1, Math.floor(hold.width / ROW));
  return Array.from({ length: count }, (_, i) => (
    <circle
      key={i}
      cx={hold.x + hold.width / 2 + ((i % columns) - (Math.min(columns, count) - 1) / 2) * ROW}
      cy={hold.y + 5 + Math.floor(i / columns) * ROW}
      r={3.1}
      fill={`var(--side-${side}-light)`}
      stroke={INK}
      strokeWidth={0.9}
    />
  ));
}

/** Whose it is and which one, upright whichever way it faces. */
function Plate({
  name,
  side,
  at,
}: {
  readonly name: string;
  readonly side: 'a' | 'b';
  readonly at: Point;
}) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect
        x={name.length > 1 ? -9.5 : -7}
        y={-7}
        width={name.length > 1 ? 19 : 14}
        height={14}
        rx={7}
        fill={`var(--side-${side}-dark)`}
        stroke={`var(--side-${side}-light)`}
        strokeWidth={1.3}
      />
      <text
        y={3.8}
        textAnchor="middle"
        fontFamily="var(--sans)"
        fontSize={10.5}
        fontWeight={800}
        fill="var(--on-side)"
      >
        {name}
      </text>
    </g>
  );
}
