/** Bold enough to be told apart on a base of ten pixels. */
const SIGNS: Readonly<Record<string, { readonly d: string; readonly turn: number }>> = {
  rifle: {
    d: 'M-21 -3.4L-9 -4.6L-4 -3.8L22 -2.6V2.6L3 3.2L-4 4.2L-9 3.8L-19.4 9.6L-22 9Z',
    turn: -42,
  },
  smg: {
    d: 'M-20 -5.4H14V-2.8H22V2.8H14V4.6H7L9.4 18.4L1.4 19.8L-1 4.6H-7L-9.4 12H-15.4L-13.6 4.6H-20Z',
    turn: -14,
  },
  lmg: {
    d: 'M-23 -5.6H-2L-1 -15.4L7 -14.4L6 -5.6H13V-3.4H24V2H15.4L21.8 17.6L16.4 19.4L11.4 6.6L6.4 19.4L1 17.6L6.4 4H-9L-12 10.6H-17.6L-16 4H-23Z',
    turn: 0,
  },
};

interface WeaponSignProps {
  readonly kind: string;
  readonly colour: string;
}

/** What the figure carries, around 0, 0. */
export function WeaponSign({ kind, colour }: WeaponSignProps) {
  if (!Object.hasOwn(SIGNS, kind)) return null;
  const { d, turn } = SIGNS[kind];
  return <path d={d} transform={`rotate(${turn})`} fill={colour} />;
}
