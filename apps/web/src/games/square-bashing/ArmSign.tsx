interface ArmSignProps {
  readonly kind: string;
  readonly ink: string;
}

/** A model from the side, as men of the time would have drawn it: 32 wide, 16 high, around 0, 0. */
export function ArmSign({ kind, ink }: ArmSignProps) {
  const line = {
    fill: 'none',
    stroke: ink,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  switch (kind) {
    case 'mg':
      return (
        <>
          <path d="M-16 -3.2h2.2v-1.2h13v-1h9.4l1.6 1v5.2h-11v-1h-13v-1.2h-2.2z" fill={ink} />
          <path
            d="M10 -3.6h3.4v4.4M2.6 0.8L-5 7.4M4 0.8L3 7.8M5.4 0.8L13.4 6.8"
            {...line}
            strokeWidth={1.7}
          />
          <path d="M4.6 -5.6v-2.2h4" {...line} strokeWidth={1.2} />
        </>
      );
    case 'gun':
      return (
        <>
          <path d="M-16.5 -5.4L-15.8 -7.2L5 -2.6L4.2 0.6Z" fill={ink} />
          <path d="M-2.4 -8.4L-0.6 5.4L1.6 5.2L-0.4 -8.4Z" fill={ink} />
          <path d="M3.6 -1.4L16.6 6.6" {...line} strokeWidth={2.4} />
          <circle cx={2.4} cy={2.2} r={5.6} {...line} strokeWidth={1.6} />
          <path
            d="M2.4 -3.4V7.8M-3.2 2.2H8M-1.5 -1.7L6.3 6.1M6.3 -1.7L-1.5 6.1"
            {...line}
            strokeWidth={0.7}
          />
        </>
      );
    case 'mountainGun':
      return (
        <>
          <path d="M-12.4 -7.6L-11 -9L4 -1.2L2.6 1.4Z" fill={ink} />
          <path d="M2.6 -0.2L14 7.4" {...line} strokeWidth={2.2} />
          <circle cx={0.6} cy={3.2} r={4.6} {...line} strokeWidth={1.6} />
          <path d="M0.6 -1.4V7.8M-4 3.2H5.2" {...line} strokeWidth={0.8} />
        </>
      );
    case 'mortar':
      return (
        <>
          <path d="M-7.6 -8.4L-4.6 -9.4L4.6 5.2L1.6 6.6Z" fill={ink} />
          <path d="M-3.4 -3L-9.6 7.4M-3.4 -3L-5.6 7.4M-1 7.6H9" {...line} strokeWidth={1.8} />
        </>
      );
    case 'heavyTank':
      return (
        <>
          <path
            d="M-16.4 0.2L-9.4 -6.4Q-8.6 -7.2 -7.4 -7.2H8Q9.6 -7.2 11 -6L16 -1Q16.8 0 16 1.4L12.4 6Q11.6 7 10.2 7H-9.4Q-10.8 7 -12 6L-16.2 2Q-17 1 -16.4 0.2Z"
            fill={ink}
          />
          <path
            d="M-13.4 0.6L-8 -4.6H8L13 -0.2L9.6 4.6H-9.2Z"
            fill="none"
            stroke="#0006"
            strokeWidth={0.9}
          />
          <path d="M-3 -2.6h6.4v5.4h-6.4z" fill="#0005" />
          <path d="M-3 -0.2h-6.4" stroke="#0009" strokeWidth={1.5} />
        </>
      );
    case 'lightTank':
      return (
        <>
          <path
            d="M-13.6 2L-8.6 -2.4L3 -3L11.6 -0.4L14.4 3Q14.8 6.6 11.6 6.8L-10 7Q-14 6 -13.6 2Z"
            fill={ink}
          />
          <path d="M-4.6 -3V-7.4Q-4.4 -8.6 -3 -8.6H3Q4.4 -8.6 4.6 -7.4V-2.6Z" fill={ink} />
          <path d="M-4.6 -5.8H-11.4" {...line} strokeWidth={1.5} />
          <path d="M-10.4 3.6L12 3.2" stroke="#0006" strokeWidth={1} />
        </>
      );
    case 'armouredCar':
      return (
        <>
          <path d="M-15 3V-0.6L-6 -1.6L-4.4 -3.4H9.6L14.6 -0.6V3Z" fill={ink} />
          <path d="M-3 -3.6V-7.4Q-2.6 -8.4 -1.4 -8.4H5Q6.2 -8.4 6.6 -7.4V-3.4Z" fill={ink} />
          <path d="M-3 -6H-9.4" {...line} strokeWidth={1.4} />
          <circle cx={-9.4} cy={3.6} r={3.6} fill={ink} stroke="#0006" strokeWidth={0.8} />
          <circle cx={9.6} cy={3.6} r={3.6} fill={ink} stroke="#0006" strokeWidth={0.8} />
        </>
      );
    case 'lightCar':
      return (
        <>
          <path d="M-14 3V-1L-4.6 -2L-3 -4.6H10L13 -0.6V3Z" fill={ink} />
          <path d="M2 -4.8V-7.4M-4 -7.4H5" {...line} strokeWidth={1.6} />
          <circle cx={-8.6} cy={3.6} r={3.4} fill={ink} stroke="#0006" strokeWidth={0.8} />
          <circle cx={8.6} cy={3.6} r={3.4} fill={ink} stroke="#0006" strokeWidth={0.8} />
        </>
      );
    default:
      return <path d="M0 -7L7 0L0 7L-7 0Z" fill={ink} />;
  }
}

const RIDER =
  'M-3.4 6.6Q-3.8 2 -2.6 -1.4Q-1.8 -4 -0.4 -5L-0.7 -6.9L1 -5.6Q3.2 -4.9 4.2 -1.6L4.1 0.1L2.6 0.5L1.2 -0.9Q0.7 0.6 1.6 2.6Q2.6 4.6 2.4 6.6Z';
/** Cap, shoulders and a rifle. */
const MAN =
  'M-2.6 -3Q-2.4 -6.4 0 -6.4Q2.4 -6.4 2.6 -3H3.4V-2.1H1.9V-0.6Q4 0.2 4 3.2V6.6H-4V3.2Q-4 0.2 -1.9 -0.6V-2.1H-3.4V-3ZM3 -6.6l1.1 -0.2l.5 7.2l-1.1 .1z';

/** SB-1.4: the two halves of a base, each 8 wide and 13 high: two men, two riders, or a man and the horses. */
export function halvesOf(kind: string): readonly [first: string, second: string] {
  if (kind === 'cavalry') return [RIDER, RIDER];
  return kind === 'dismounted' ? [MAN, RIDER] : [MAN, MAN];
}
