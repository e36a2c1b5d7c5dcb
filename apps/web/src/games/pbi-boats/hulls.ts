import type { Point } from '@sandtable/kernel';

/** How a hull is drawn: bow upward, around 0, 0. */
export interface HullShape {
  readonly width: number;
  readonly depth: number;
  /** The outline. */
  readonly body: string;
  /** What lies open inside: where men stand. */
  readonly hold: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Where weapons stand, bow first: the distance ahead of the middle. */
  readonly mounts: readonly [bow: number, rear: number];
  readonly made: 'rubber' | 'timber' | 'steel';
  /** Deckhouses, rails, ramps. */
  readonly deck?: string;
  /** What stands higher than the deck. */
  readonly house?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** A pointed bow, straight sides, and a stern that is a little narrower. */
function pointed(width: number, depth: number, shoulder: number): string {
  const [w, d] = [width / 2, depth / 2];
  return `M0 ${-d}C${w * 0.7} ${-d + shoulder * 0.5} ${w} ${-d + shoulder} ${w} ${-d + shoulder * 1.5}V${d - 8}Q${w} ${d} ${w * 0.6} ${d}H${-w * 0.6}Q${-w} ${d} ${-w} ${d - 8}V${-d + shoulder * 1.5}C${-w} ${-d + shoulder} ${-w * 0.7} ${-d + shoulder * 0.5} 0 ${-d}Z`;
}

const LAUNCH: HullShape = {
  width: 30,
  depth: 66,
  body: pointed(30, 66, 14),
  hold: { x: -9, y: -4, width: 18, height: 28 },
  mounts: [22, -27],
  made: 'timber',
  house: { x: -8, y: -17, width: 16, height: 11 },
};

/** By kind of piece. */
export const HULL_SHAPES: Readonly<Record<string, HullShape>> = {
  dinghy: {
    width: 22,
    depth: 36,
    body: 'M0 -18C8 -17 11 -12 11 -6V10Q11 18 4 18H-4Q-11 18 -11 10V-6C-11 -12 -8 -17 0 -18Z',
    hold: { x: -6, y: -9, width: 12, height: 22 },
    mounts: [12, -14],
    made: 'rubber',
    deck: 'M-6.5 -2h13M-6.5 7h13',
  },
  rowingboat: {
    width: 20,
    depth: 38,
    body: pointed(20, 38, 12),
    hold: { x: -6, y: -8, width: 12, height: 21 },
    mounts: [12, -15],
    made: 'timber',
    deck: 'M-7 -3h14M-7.6 5h15.2M-7 12h14M-10 -1l-9 -5M10 -1l9 -5',
  },
  fishingboat: {
    ...LAUNCH,
    house: { x: -7, y: 10, width: 14, height: 13 },
    hold: { x: -9, y: -14, width: 18, height: 20 },
    deck: 'M0 -28v18M-12 -8h24',
  },
  launch: LAUNCH,
  cutter: { ...LAUNCH, deck: 'M0 -28v12M-9 26h18', house: { x: -6, y: -16, width: 12, height: 9 } },
  smallferry: {
    ...LAUNCH,
    width: 34,
    body: 'M-12 -33H12Q17 -30 17 -24V24Q17 30 12 33H-12Q-17 30 -17 24V-24Q-17 -30 -12 -33Z',
    hold: { x: -12, y: -22, width: 24, height: 44 },
    house: { x: 6, y: -6, width: 9, height: 12 },
    deck: 'M-12 -26h24M-12 26h24',
  },
  minisub: {
    width: 22,
    depth: 68,
    body: pointed(22, 68, 12),
    hold: { x: -5, y: 4, width: 10, height: 18 },
    mounts: [22, -26],
    made: 'steel',
    house: { x: -5, y: -9, width: 10, height: 15 },
    deck: 'M-7 -20h14M-7 22h14M0 26v7',
  },
  mtb: {
    width: 32,
    depth: 82,
    body: pointed(32, 82, 20),
    hold: { x: -9, y: 4, width: 18, height: 26 },
    mounts: [26, -34],
    made: 'steel',
    house: { x: -8, y: -14, width: 16, height: 14 },
    deck: 'M-13 -14l-1 30M13 -14l1 30M-13.6 -14v26M13.6 -14v26',
  },
  picketboat: {
    width: 28,
    depth: 70,
    body: pointed(28, 70, 16),
    hold: { x: -8, y: 6, width: 16, height: 22 },
    mounts: [24, -29],
    made: 'steel',
    house: { x: -7, y: -12, width: 14, height: 14 },
    deck: 'M-3 -4a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  },
  landingcraft: {
    width: 42,
    depth: 86,
    body: 'M-17 -43H17L21 -36V36Q21 43 14 43H-14Q-21 43 -21 36V-36Z',
    hold: { x: -15, y: -34, width: 30, height: 54 },
    mounts: [33, -36],
    made: 'steel',
    house: { x: -12, y: 25, width: 24, height: 13 },
    deck: 'M-16 -38h32M-11 -42v6M0 -42v6M11 -42v6',
  },
  largeferry: {
    width: 44,
    depth: 88,
    body: 'M-14 -44H14Q22 -40 22 -32V32Q22 40 14 44H-14Q-22 40 -22 32V-32Q-22 -40 -14 -44Z',
    hold: { x: -16, y: -34, width: 32, height: 66 },
    mounts: [36, -38],
    made: 'timber',
    house: { x: 8, y: -9, width: 12, height: 18 },
    deck: 'M-15 -37h30M-15 37h30M-19 -28v56M19 -28v18M19 12v16',
  },
  tank: {
    width: 34,
    depth: 46,
    body: 'M-11 -21H11L13 -17V18L11 21H-11L-13 18V-17Z',
    hold: { x: 0, y: 0, width: 0, height: 0 },
    mounts: [8, -14],
    made: 'steel',
  },
};

/** Where the plate with its name lies: astern, whichever way it faces. */
export function plateAt({ depth, hold }: HullShape, facing: number): Point {
  const astern = depth / 2 - (hold.width > 20 ? 7 : 3);
  switch (facing) {
    case 90:
      return { x: -astern, y: 0 };
    case 180:
      return { x: 0, y: -astern };
    case 270:
      return { x: astern, y: 0 };
    default:
      return { x: 0, y: astern };
  }
}

/** Where the middle of the badge with its AP lies: at the corner beside the bow, clear of the plate. */
export function badgeAt({ depth, width }: HullShape, facing: number): Point {
  const [broad, long] = facing % 180 === 0 ? [width, depth] : [depth, width];
  return {
    x: (broad / 2 + 2.5) * (facing === 270 ? -1 : 1),
    y: (long / 2 - 4.5) * (facing === 180 ? 1 : -1),
  };
}
