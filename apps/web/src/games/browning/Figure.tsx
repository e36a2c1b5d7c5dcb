import type { Piece, Words } from '@sandtable/kernel';
import { BASES, baseOf, teamColour, type Base } from './bases.ts';
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
        strokeWidth={1}
      />
      {pinned ? (
        <Pinned kind={kind} base={base} />
      ) : (
        <g opacity={done ? 0.6 : 1} transform="translate(0 -11) scale(.66)">
          <WeaponSign kind={kind} colour={base.sign} />
        </g>
      )}
      <Tag name={formation} base={base} />
      <circle r={RING} fill="none" stroke={teamColour(formation)} strokeWidth={4} />
      {pinned && <path d={BASES.round} fill="none" stroke="var(--pinned)" strokeWidth={5} />}
      {done && <Tick />}
      {marks.includes('moved') && <Step />}
    </>
  );
}

/** Where the colour of the team goes around. */
const RING = 25;

/** Lying flat: hatched, under a red sign with an arrow to the ground. */
function Pinned({ kind, base }: { readonly kind: string; readonly base: Base }) {
  return (
    <>
      <circle r={base.face} fill="url(#browning-pinned)" />
      <g transform="translate(-11 -7) scale(.45)">
        <WeaponSign kind={kind} colour={base.sign} />
      </g>
      <g transform="translate(8 -21) scale(.8)">
        <path
          d="M-17 -1H17L0 23Z"
          fill="var(--pinned)"
          stroke="var(--on-side)"
          strokeWidth={3}
          strokeLinejoin="round"
        />
        <path d="M-3.4 1.6H3.4V7H8L0 16L-8 7H-3.4Z" fill="var(--on-side)" />
      </g>
    </>
  );
}

/** The team, across the lower half. */
function Tag({ name, base }: { readonly name: string; readonly base: Base }) {
  return (
    <>
      <path d={`M${-RING} 0A${RING} ${RING} 0 0 0 ${RING} 0Z`} fill={base.dark} />
      <text
        y={18.5}
        textAnchor="middle"
        fontFamily="var(--sans)"
        fontSize={name.length > 2 ? 16 : 23}
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
