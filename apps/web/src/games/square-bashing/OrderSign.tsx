import { CREAM, INK } from './colours.ts';

/** SB-9.2, SB-3.2: what a square has been ordered, or cannot do. */
const ORDERS = ['fighting', 'morale', 'hold', 'drive', 'steady'] as const;
type Order = (typeof ORDERS)[number];

export function orderOf(kind: string): Order | undefined {
  return ORDERS.find((order) => order === kind);
}

const SIGNS: Readonly<Record<Order, string>> = {
  // Crossed bayonets.
  fighting:
    'M-5 5L3.6 -4.2L5 -5.4L4.6 -3.4L-4 5.6ZM5 5L-3.6 -4.2L-5 -5.4L-4.6 -3.4L4 5.6ZM-5.4 2.2L-2.4 5.2M5.4 2.2L2.4 5.2',
  // A bugle.
  morale:
    'M-5.6 -1.4H1.6Q3.6 -1.6 5.6 -4.6V4.2Q3.6 1.2 1.6 1H-5.6ZM-2.6 1V3.6Q-2.6 5 -1 5H1Q2.4 5 2.4 3.4V1',
  // A battlement.
  hold: 'M-5.6 5V-4.6H-3V-2.4H-1.3V-4.6H1.3V-2.4H3V-4.6H5.6V5ZM-1.6 5V1.6Q-1.6 0 0 0Q1.6 0 1.6 1.6V5',
  // Forward.
  drive: 'M-5 0.4L0 -5L5 0.4V3L0 -2.4L-5 3ZM-5 4.6L0 -0.8L5 4.6V6.4L0 1L-5 6.4Z',
  // Locked.
  steady: 'M-4.4 -0.8H4.4V5.2H-4.4ZM-2.8 -0.8V-2.8Q-2.8 -5.4 0 -5.4Q2.8 -5.4 2.8 -2.8V-0.8',
};

const FACES: Readonly<Record<Order, readonly [face: string, ink: string]>> = {
  fighting: ['#8c1d12', CREAM],
  morale: ['#c79a2e', INK],
  hold: ['#3d4a2a', CREAM],
  drive: ['#1f3c63', CREAM],
  steady: ['#4c4a45', CREAM],
};

export function OrderSign({ order }: { readonly order: Order }) {
  const [face, ink] = FACES[order];
  const isOpen = order === 'steady' || order === 'morale';
  return (
    <>
      <rect x={-7.4} y={-6.6} width={16} height={16} rx={2.6} fill="#1c140870" />
      <rect
        x={-8}
        y={-8}
        width={16}
        height={16}
        rx={2.6}
        fill={face}
        stroke={CREAM}
        strokeWidth={1.1}
      />
      <path
        d={SIGNS[order]}
        fill={isOpen ? 'none' : ink}
        fillRule="evenodd"
        stroke={ink}
        strokeWidth={isOpen ? 1.5 : 0.7}
        strokeLinejoin="round"
      />
    </>
  );
}
