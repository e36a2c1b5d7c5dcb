interface LeaderFlagProps {
  readonly name: string;
  readonly side: 'a' | 'b';
}

/** A pennant with the name of the team. It stands on no base: nobody can shoot at it. */
export function LeaderFlag({ name, side }: LeaderFlagProps) {
  const wide = 34 + 17 * name.length;
  const pennant = `M3 -92H${wide}L${wide - 13} -72L${wide} -52H3Z`;
  return (
    <>
      {/* What flies above other figures must not take the clicks meant for them. */}
      <g pointerEvents="none">
        <ellipse cx={7} cy={5} rx={17} ry={8} fill="var(--shadow)" />
        <path d={pennant} transform="translate(6 8)" fill="var(--shadow)" />
        <path d="M0 2V-98" stroke="var(--counter-ink)" strokeWidth={8} strokeLinecap="round" />
        <path d="M0 2V-98" stroke="var(--brass)" strokeWidth={4.4} strokeLinecap="round" />
        <path
          d={pennant}
          fill={`var(--side-${side}-dark)`}
          stroke="var(--brass)"
          strokeWidth={4}
          strokeLinejoin="round"
        />
        <text
          x={(wide - 6) / 2}
          y={-62}
          textAnchor="middle"
          fontFamily="var(--sans)"
          fontSize={28}
          fontWeight={800}
          fill="var(--on-side)"
        >
          {name}
        </text>
      </g>
      <path
        d="M0 -14L14 0L0 14L-14 0Z"
        fill={`var(--side-${side})`}
        stroke="var(--brass)"
        strokeWidth={4}
        strokeLinejoin="round"
      />
    </>
  );
}
