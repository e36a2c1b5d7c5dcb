import type { SignName } from './blocks.ts';

interface ArmSignProps {
  readonly sign: SignName;
  readonly colour: string;
}

/** How large the field of a sign is. */
export const FIELD = { wide: 40, high: 23 } as const;

const CROSS = 'M-20 -11.5L20 11.5M-20 11.5L20 -11.5';

/** The arm, as on the maps of the time: foot crossed, horse half filled, a ball for guns. */
export function ArmSign({ sign, colour }: ArmSignProps) {
  const stroke = { stroke: colour, strokeWidth: 3, fill: 'none' } as const;
  switch (sign) {
    case 'foot':
      return <path d={CROSS} {...stroke} />;
    case 'cavalry':
      return <path d="M-20 11.5L20 -11.5V11.5Z" fill={colour} />;
    case 'dragoons':
      return (
        <>
          <path d={CROSS} {...stroke} />
          <path d="M-20 11.5L0 0L20 11.5Z" fill={colour} />
        </>
      );
    case 'artillery':
      return (
        <path
          d="M-6.4 0a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0 -12.8 0M-15 0H15"
          {...stroke}
          fill={colour}
        />
      );
    case 'train':
      return (
        <>
          <path d="M-13 3V-3Q-13 -9 0 -9Q13 -9 13 -3V3Z" fill={colour} />
          <path
            d="M-11 6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0M4.2 6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0M13 3L19 5.5"
            stroke={colour}
            strokeWidth={2}
            fill="none"
          />
        </>
      );
  }
}

/** PB-9.3: a train that is unpacked: tents and a fire. */
export function CampSign({ colour }: { readonly colour: string }) {
  return (
    <path
      d="M-19 9L-11 -7L-3 9ZM1 9L9 -7L17 9ZM-11 -7V-11M9 -7V-11M-13.4 9L-11 3L-8.6 9M6.6 9L9 3L11.4 9"
      fill="none"
      stroke={colour}
      strokeWidth={2.4}
      strokeLinejoin="round"
    />
  );
}
