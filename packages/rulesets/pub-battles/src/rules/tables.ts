/**
 * The tables and figures of the book. Lengths are whole thousandths of an inch (PB-1.4).
 */
export const INCH = 1000;

/** PB-1.4: the two armies, in the colours of the wooden blocks. */
export const SIDES = ['red', 'blue'] as const;
export type SideName = (typeof SIDES)[number];

/** PB-2.2: what a piece is. */
export const KINDS = [
  'detachment',
  'militia',
  'regular',
  'elite',
  'guard',
  'artillery',
  'cavalry',
  'dragoons',
  'hq',
  'train',
] as const;
export type Kind = (typeof KINDS)[number];

/**
 * PB-7.4: what one is told of a piece that is seen: foot, mounted (dragoons, too) or artillery. HQs and
 * trains are told apart by their blocks.
 */
export const ARMS = ['foot', 'mounted', 'artillery', 'hq', 'train'] as const;
export type Arm = (typeof ARMS)[number];

/** PB-1.4: how large a block is. */
export const SHAPES = ['long', 'short', 'square'] as const;
export type Shape = (typeof SHAPES)[number];

/** PB-1.3: how fast it marches. */
export const PACES = ['foot', 'mounted'] as const;
export type Pace = (typeof PACES)[number];

export interface KindEntry {
  readonly arm: Arm;
  readonly shape: Shape;
  readonly pace: Pace;
  /** PB-10.3 */
  readonly dice: number;
  /** PB-12.1 */
  readonly points: number;
  /** PB-5.1 */
  readonly field: boolean;
  /** PB-12.2: counts as infantry for a rout. */
  readonly infantry: boolean;
}

/** PB-1.3, PB-1.4, PB-2.2, PB-5.1, PB-10.3, PB-12.1 */
export const KIND: Readonly<Record<Kind, KindEntry>> = {
  detachment: entry('foot', 'short', 'foot', 1, 1, true, false),
  militia: entry('foot', 'long', 'foot', 3, 2, true, true),
  regular: entry('foot', 'long', 'foot', 3, 3, true, true),
  elite: entry('foot', 'long', 'foot', 3, 4, true, true),
  guard: entry('foot', 'long', 'foot', 3, 6, true, true),
  artillery: entry('artillery', 'long', 'foot', 3, 4, true, false),
  cavalry: entry('mounted', 'long', 'mounted', 3, 6, false, false),
  dragoons: entry('mounted', 'long', 'mounted', 2, 4, true, false),
  hq: entry('hq', 'square', 'mounted', 0, 0, false, false),
  train: entry('train', 'short', 'foot', 0, 0, false, false),
};

/** PB-2.2: dragoons are cavalry in all that is not said of them otherwise. */
export function isCavalry(kind: Kind): boolean {
  return kind === 'cavalry' || kind === 'dragoons';
}

function entry(
  arm: Arm,
  shape: Shape,
  pace: Pace,
  dice: number,
  points: number,
  field: boolean,
  infantry: boolean,
): KindEntry {
  return { arm, shape, pace, dice, points, field, infantry };
}

/** PB-1.3: how far each pace goes, where the scenario does not say otherwise. */
export const RATES: Readonly<Record<Pace, number>> = { foot: 5250, mounted: 7500 };

/** PB-1.4: front and depth of each shape, where the scenario does not say otherwise. */
export const SIZES: Readonly<Record<Shape, Size>> = {
  long: [1875, 375],
  short: [938, 375],
  square: [375, 375],
};
export type Size = readonly [front: number, depth: number];

/** PB-4.6: a column is so wide, and as long as so many fronts of its piece where the scenario does not say otherwise. */
export const COLUMN_WIDTH = 250;
export const COLUMN_LENGTH = 2;

/** PB-4.6: in column along a road the rate is so many times as much. */
export const ROAD_SPEED = 2;

/** PB-7.2: how far one sees into woods and buildings: the depth of a piece. */
export const SIGHT_INTO = 375;

/** PB-4.1, PB-5.1, PB-6.2: how far off straight ahead, in degrees. */
export const OBLIQUE = 45;

/** PB-1.2 */
export const TURNS_A_DAY = 8;
export const NIGHT = TURNS_A_DAY + 1;

/** PB-1.2: when the first turn of a day begins, and how long each is, in minutes. */
export const DAYBREAK = 6 * 60;
export const TURN_MINUTES = 90;

/** PB-1.1: fog divides the range of spotting by this. */
export const FOG_PART = 2;

/** PB-10.3 */
export const HITS_ON = 4;

/** Edges that lie so near to each other touch: the rounding of turned blocks leaves such gaps. */
export const TOUCH = 12;

/** PB-6.3: how near behind another piece one stands in support. */
export const SUPPORT_GAP = 60;

/** PB-4.4: how far from the middle of a bridge or ford a piece's centre may cross the river. */
export const CROSSING_REACH = 300;

/** PB-12.2 to PB-12.4: what the points of the winner are multiplied with. */
export const MULTIPLIERS = { rout: 4, broken: 3, forcedBack: 2, points: 1 } as const;
export type WayToWin = keyof typeof MULTIPLIERS;

/** Edges of the map, for PB-12.8. */
export const MAP_EDGES = ['north', 'east', 'south', 'west'] as const;
export type MapEdge = (typeof MAP_EDGES)[number];

/** PB-6.5, PB-10.4: what is added to each die. */
export const MODIFIERS = { cover: -1, flank: 1, flanked: -1 } as const;

/** PB-10.5: what hits do to a piece. */
export const EFFECTS = ['none', 'spent', 'spentRetreat', 'retreat', 'destroyed'] as const;
export type Effect = (typeof EFFECTS)[number];

/** PB-10.5, by the hits that count: on a Fresh piece and on a Spent one. */
export const ON_FRESH: readonly Effect[] = ['none', 'spent', 'spentRetreat', 'destroyed'];
export const ON_SPENT: readonly Effect[] = ['none', 'retreat', 'destroyed', 'destroyed'];
