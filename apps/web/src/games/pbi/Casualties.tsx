import type { Marker, Words } from '@sandtable/kernel';

interface CasualtiesProps {
  readonly marker: Marker;
  readonly words: Words;
}

/** The fallen of a platoon in a square: a cross, the platoon, and how many. */
export function Casualties({ marker, words }: CasualtiesProps) {
  const { side, formation, count } = marker;
  const letter = side !== undefined && words.ruleset.sides.indexOf(side) === 1 ? 'b' : 'a';
  const many = count > 1;
  const width = 21 + (many ? 7 * String(count).length : 0);
  const left = -width / 2;
  return (
    <>
      <rect x={left + 1} y={-5.4} width={width} height={13.5} rx={6.7} fill="var(--shadow)" />
      <rect
        x={left}
        y={-7}
        width={width}
        height={13.5}
        rx={6.7}
        fill={`var(--side-${letter}-dark)`}
        stroke={`var(--side-${letter}-light)`}
        strokeWidth={0.9}
      />
      <path
        d={`M${left + 7} -4.6v8.8M${left + 4} -1.8h6`}
        stroke={`var(--side-${letter}-light)`}
        strokeWidth={1.9}
      />
      <text
        x={left + 11.6}
        y={3.4}
        fontFamily="var(--sans)"
        fontSize={10}
        fontWeight={800}
        fill="var(--on-side)"
      >
        {formation}
        {many && (
          <tspan dx={0.8} fontWeight={500}>
            {count}
          </tspan>
        )}
      </text>
    </>
  );
}
