import type { Piece, Words } from '@sandtable/kernel';
import { BASES, baseOf, type Base } from './bases.ts';
import { LeaderFlag } from './LeaderFlag.tsx';
import { WeaponSign } from './WeaponSign.tsx';

interface FigureProps {
  readonly piece: Piece;
  readonly words: Words;
}

/** A soldier on his base, or the flag that shows where a team leader looks. */
export function Figure({ piece, words }: FigureProps) {
  const base = baseOf(piece.side, words);
  const { kind, formation = '', marks } = piece;
  if (kind === 'leader') return <LeaderFlag name={formation} side={base.side} />;
  const [pinned, done] = [marks.includes('pinned'), marks.includes('done')];
  return (
    <>
      <circle cx={5} cy={7} r={31} fill="var(--shadow)" />
      <path d={base.rim} fill={base.border} />
      <circle
        r={base.face}
        fill={done ? `color-mix(in oklab, ${base.fill} 34%, var(--${base.dimmed}))` : base.fill}
        stroke={base.edge}
        strokeWidth={3}
      />
      {pinned ? (
        <Pinned kind={kind} base={base} />
      ) : (
        <g opacity={done ? 0.6 : 1}>
          <WeaponSign kind={kind} colour={base.sign} />
        </g>
      )}
      <Tag name={formation} base={base} />
      {done && <Tick />}
      {marks.includes('moved') && <Step />}
    </>
  );
}

/** Lying flat: hatched, under a red sign with an arrow to the ground. */
function Pinned({ kind, base }: { readonly kind: string; readonly base: Base }) {
  return (
    <>
      <circle r={base.face} fill="url(#browning-pinned)" />
      <g transform="translate(0 -11) scale(.7)">
        <WeaponSign kind={kind} colour={base.sign} />
      </g>
      <path d={BASES.round} fill="none" stroke="var(--pinned)" strokeWidth={7} />
      <path
        d="M-21 -1H21L0 27Z"
        fill="var(--pinned)"
        stroke="var(--on-side)"
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <path d="M-4 2.6H4V9H9.6L0 19L-9.6 9H-4Z" fill="var(--on-side)" />
    </>
  );
}

/** The team, on a tag at the foot. */
function Tag({ name, base }: { readonly name: string; readonly base: Base }) {
  const wide = 12 + 11 * name.length;
  return (
    <>
      <rect
        x={-wide / 2}
        y={25}
        width={wide}
        height={18}
        rx={4}
        fill={base.dark}
        stroke={base.light}
        strokeWidth={1.6}
      />
      <text
        y={39.6}
        textAnchor="middle"
        fontFamily="var(--sans)"
        fontSize={16}
        fontWeight={800}
        fill="var(--on-side)"
      >
        {name}
      </text>
    </>
  );
}

/** Done for the turn. */
function Tick() {
  return (
    <g transform="translate(21 -21)">
      <circle r={9.4} fill="var(--spent)" stroke="var(--counter-ink)" strokeWidth={1.8} />
      <path d="M-4.6 .2L-1.2 4L4.8 -3.6" fill="none" stroke="var(--counter-ink)" strokeWidth={3} />
    </g>
  );
}

/** Has moved. */
function Step() {
  return (
    <path
      d="M-10 -3.6H0V-10L13 0L0 10V3.6H-10Z"
      transform="translate(26 -6)"
      fill="var(--on-side)"
      stroke="var(--counter-ink)"
      strokeWidth={1.8}
    />
  );
}
