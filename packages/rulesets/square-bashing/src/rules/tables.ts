/** The tables of the sheet: every figure that the rules go by, so that they can be printed as well. */

/** SB-1.1 */
export const COLUMNS = 8;
export const ROWS = 6;
export const SQUARES = COLUMNS * ROWS;

export const SIDES = ['attacker', 'defender'] as const;
export type SideName = (typeof SIDES)[number];

/** SB-1.2: what a square is, with the letter that scenarios draw it by. */
export const GROUNDS = ['open', 'woods', 'buildings', 'hill', 'roughHill'] as const;
export type Ground = (typeof GROUNDS)[number];
export const GROUND_LETTERS: Readonly<Record<Ground, string>> = {
  open: '.',
  woods: 'w',
  buildings: 'b',
  hill: 'h',
  roughHill: 'r',
};
/** SB-1.2, SB-4.2: what must be rolled for to leave it. */
export const SCENERY: readonly Ground[] = ['woods', 'buildings', 'roughHill'];
/** SB-7.1, SB-3.1: what hides and shelters. */
export const COVER: readonly Ground[] = ['woods', 'buildings'];
export const HILLS: readonly Ground[] = ['hill', 'roughHill'];

/** SB-1.2 */
export const DEFENCES = ['none', 'hasty', 'trenches', 'fort'] as const;
export type Defence = (typeof DEFENCES)[number];
export const UNDEFENDED = 0;
export const HASTY = 1;
export const TRENCHES = 2;
export const FORT = 3;
/** SB-1.2: dice fewer in an assault across a river, off the road. */
export const RIVER_DICE = -1;
/** SB-1.2: those that cross a river by road only. */
export const CROSS_BY_ROAD: ReadonlySet<Arm> = new Set(['gun', 'tank', 'car']);

/** SB-1.3 */
export const QUALITIES = ['professional', 'regular', 'reservist'] as const;
export type Quality = (typeof QUALITIES)[number];

/** SB-1.3: the kinds of units, in the order in which they stand in a roster. */
export const KINDS = [
  'infantry',
  'cavalry',
  'mg',
  'gun',
  'mortar',
  'mountainGun',
  'lightTank',
  'heavyTank',
  'armouredCar',
  'lightCar',
  'command',
] as const;
export type Kind = (typeof KINDS)[number];

/** What a kind counts as where rules speak of several kinds in one word. */
export type Arm = 'foot' | 'horse' | 'mg' | 'gun' | 'tank' | 'car' | 'command';

/** The figures of a kind of unit. Where there are two, the second is for a damaged unit. */
export interface Figures {
  readonly arm: Arm;
  /** SB-1.4: the losses, in half bases, that destroy it. */
  readonly strength: number;
  /** SB-4.1: squares a turn. */
  readonly speed: number;
  /** SB-4.2: the score that leaves scenery; 0 where it need not roll. */
  readonly exitOn: number;
  /** SB-6.1: how far it shoots; 0 where it does not. */
  readonly range: number;
  /** SB-6.2: its dice in shooting. */
  readonly shots: readonly [number, number];
  /** SB-5.3: its dice in the assaulting square. */
  readonly assault: readonly [number, number];
  /** SB-5.4: its dice in the target square. */
  readonly target: readonly [number, number];
  /** SB-7.1 */
  readonly savesOn: number;
  /** SB-6.3: it shoots over scenery. */
  readonly lobs?: true;
}

const BASES = 8;
const MODEL = 2;
const NONE = [0, 0] as const;

const GUN = {
  arm: 'gun',
  strength: MODEL,
  speed: 1,
  exitOn: 5,
  shots: [3, 1],
  assault: [1, 1],
  target: [2, 1],
  savesOn: 5,
} as const;

const CAR = {
  arm: 'car',
  strength: MODEL,
  speed: 2,
  exitOn: 5,
  range: 1,
  shots: [1, 1],
  assault: [2, 1],
  target: [2, 1],
} as const;

/** SB-1.4, SB-4.1, SB-4.2, SB-5.3, SB-5.4, SB-6.1, SB-6.2, SB-7.1. Cavalry is mounted here. */
export const FIGURES: Readonly<Record<Kind, Figures>> = {
  infantry: {
    arm: 'foot',
    strength: BASES,
    speed: 2,
    exitOn: 3,
    range: 1,
    shots: [1, 1],
    assault: [3, 1],
    target: [2, 1],
    savesOn: 4,
  },
  cavalry: {
    arm: 'horse',
    strength: BASES,
    speed: 3,
    exitOn: 5,
    range: 0,
    shots: NONE,
    assault: [3, 1],
    target: [2, 1],
    savesOn: 4,
  },
  mg: {
    arm: 'mg',
    strength: MODEL,
    speed: 1,
    exitOn: 3,
    range: 1,
    shots: [2, 1],
    assault: [1, 1],
    target: [5, 3],
    savesOn: 3,
  },
  gun: { ...GUN, range: 4 },
  mortar: { ...GUN, range: 2, lobs: true },
  mountainGun: { ...GUN, range: 2, lobs: true },
  lightTank: {
    arm: 'tank',
    strength: MODEL,
    speed: 2,
    exitOn: 3,
    range: 0,
    shots: NONE,
    assault: [2, 1],
    target: [1, 1],
    savesOn: 3,
  },
  heavyTank: {
    arm: 'tank',
    strength: MODEL,
    speed: 1,
    exitOn: 3,
    range: 0,
    shots: NONE,
    assault: [3, 2],
    target: [1, 1],
    savesOn: 3,
  },
  armouredCar: { ...CAR, savesOn: 3 },
  lightCar: { ...CAR, savesOn: 4 },
  command: {
    arm: 'command',
    strength: MODEL,
    speed: 1,
    exitOn: 5,
    range: 0,
    shots: NONE,
    assault: NONE,
    target: NONE,
    savesOn: 0,
  },
};

/** SB-1.3: cavalry that has dismounted. */
export const DISMOUNTED: Figures = {
  arm: 'horse',
  strength: BASES,
  speed: 1,
  exitOn: 0,
  range: 1,
  shots: [1, 1],
  assault: [1, 1],
  target: [2, 1],
  savesOn: 4,
};

/** SB-4.1: armoured cars in a trench scenario. */
export const CAR_SPEED_IN_TRENCHES = 1;
/** SB-4.2: what quality adds to an exit roll. */
export const EXIT_QUALITY: Readonly<Record<Quality, number>> = {
  professional: 1,
  regular: 0,
  reservist: -1,
};
/** SB-4.3: squares beyond the basic movement. */
export const EXTRA_SQUARES = 1;
/** SB-4.3, SB-8.4: squares in a turn, for dismounted cavalry and in gas. */
export const SLOW_SQUARES = 1;

/** SB-1.5 */
export const MAIN_UNITS_A_SQUARE = 2;
export const OTHER_UNITS_A_SQUARE = 2;
export const MGS_A_SQUARE = 1;

/** SB-2.1: what a gas square rolls. */
export const GAS_DISPERSES_TO = 2;
export const GAS_FORWARD_ON = 3;
export const GAS_BACK_ON = 4;
/** SB-2.1, SB-8.4 */
export const GAS_HITS = 2;

/** SB-2.2 */
export const COUNTDOWN = 21;
/** SB-2.2: the faces of an average die. */
export const AVERAGE_DIE = [2, 3, 3, 4, 4, 5] as const;

/** SB-3.1: morale dice, how many for each, and how many at the most. */
export const MORALE_MOST_CASUALTIES = 4;
export const MORALE_RESERVIST = 1;
export const MORALE_MOST_BARRAGE = 3;
export const MORALE_FREE_FACES = 1;
export const MORALE_MOST_FACES = 3;
export const MORALE_PROFESSIONAL = -1;
export const MORALE_SUPPORT_ARM = -1;
export const MORALE_HASTY = -1;
export const MORALE_COVER = -1;
export const MORALE_BONUS = -2;
export const MORALE_TRENCHES = -2;
export const MORALE_HOLD = -3;
export const MORALE_FAILS_ON = 4;
/** SB-3.2 to SB-3.4: the fails of each outcome. */
export const STEADY_FAILS = 1;
export const RETIRE_FAILS = 2;
export const RUN_FAILS = 3;
/** SB-3.3 */
export const RETIRE_HITS = 1;
export const CORNERED_HITS = 6;
/** SB-3.3: half bases lost off the table: a base, and of a model. */
export const OFF_TABLE_BASES = 2;
export const OFF_TABLE_MODEL = 1;
/** SB-3.4: the score that routs, by quality. */
export const ROUTS_ON: Readonly<Record<Quality, number>> = {
  professional: 6,
  regular: 5,
  reservist: 4,
};

/** SB-5.1 */
export const JOINERS_A_FACE = 2;
/** SB-5.2: the hits of a target that retires. */
export const RETIRING_HITS = 3;
export const RETIRING_RESERVIST = 1;
export const RETIRING_GUN = 1;
export const RETIRING_PROFESSIONAL = -1;
export const RETIRING_SHELTERED = -1;
/** SB-5.3 */
export const OTHER_UNIT_DICE = 1;
export const FLANK_DICE = 2;
export const JOINER_DICE = 1;
export const SUPPORT_DICE = 2;
export const SUPPORT_MOST = 2;
export const WINNING_DICE = 2;
export const FIGHTING_DICE = 2;
export const SHOCK_DICE = 3;
export const HILL_DICE = -1;
/** SB-5.3: against defences, from the front, the flank and the rear. */
export const DEFENCE_DICE: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [-2, -2, -1],
  [-3, -2, -2],
  [-3, -2, -2],
];
/** SB-5.4 */
export const TARGET_SUPPORT_DICE = 1;
export const TARGET_SUPPORT_MOST = 4;
export const TARGET_BARRAGE_DICE = -1;
export const TARGET_BARRAGE_MOST = 3;
export const TARGET_JOINER_DICE = -1;
/** SB-5.3, SB-5.4 */
export const LEAST_DICE = 2;
/** SB-5.5 */
export const HAMPERED_CAVALRY = 1;
/** SB-5.6 */
export const FIGHT_HITS_ON = 5;
/** SB-5.7: the hits that the owner places, and how many a unit takes before any takes more. */
export const OWNER_PLACES_FIGHT = 2;
export const OWNER_PLACES_SHOT = 1;
export const HITS_A_UNIT = 2;
/** SB-5.8, SB-5.9 */
export const LOSER_HITS = 3;
export const TRAPPED_HITS = 6;

/** SB-6.2 */
export const SHOT_HITS_ON = 6;
export const SHOT_PROFESSIONAL = 1;
export const SHOT_RESERVIST = -1;

/** SB-7.1: what is added to a save. */
export const SAVE_BETTER = 1;
export const SAVE_WORSE = -1;
export const FORT_SAVES_ON = 3;
/** SB-7.1: a natural 1 fails. */
export const BEST_SAVE = 2;

/** SB-9.1, SB-9.3 */
export const ASSETS = ['suppression', 'point', 'rolling', 'gas', 'shock', 'digIn'] as const;
export type Asset = (typeof ASSETS)[number];
export const ASSET_ON = 4;

/** SB-8.1 to SB-8.4: what falls on each square of a barrage. */
export interface Barrage {
  readonly markers: number;
  /** 0 where one die tells. */
  readonly hits: number;
  /** Rows that it may be laid in, from the edge of the player who fires. */
  readonly rows: readonly [number, number];
}
export const BARRAGES: Readonly<Record<'suppression' | 'point' | 'rolling' | 'gas', Barrage>> = {
  suppression: { markers: 1, hits: 1, rows: [2, 5] },
  point: { markers: 3, hits: 0, rows: [1, 6] },
  rolling: { markers: 2, hits: 2, rows: [1, 6] },
  gas: { markers: 0, hits: GAS_HITS, rows: [1, 6] },
};
export type BarrageKind = keyof typeof BARRAGES;
/** SB-8.1, SB-8.3, SB-8.4: squares of a barrage in a row. */
export const ROW_SQUARES = 5;
/** SB-8.3 */
export const ROLLS_ON = 3;
export const ROLLING_DEPTH = 3;

/** SB-8.5: the quality of the artillery, and of the command: what a barrage deviates by. */
export const GRADES = ['poor', 'average', 'good'] as const;
export type Grade = (typeof GRADES)[number];
/** SB-8.5: by face, from 1: one row short, on target, one row over. */
export const DEVIATION: Readonly<Record<Grade, readonly number[]>> = {
  poor: [-1, -1, 0, 0, 1, 1],
  average: [-1, 0, 0, 0, 1, 1],
  good: [-1, 0, 0, 0, 0, 1],
};

/** SB-9.2 */
export const ORDERS = ['fighting', 'morale', 'hold', 'drive'] as const;
export type Order = (typeof ORDERS)[number];
export const ATTEMPTS: Readonly<Record<Grade, number>> = { poor: 2, average: 3, good: 4 };
export const ORDER_ON = 4;
export const ORDER_NEAR_ON = 3;

/** SB-10.1 */
export const ARRIVES_ON = 6;
export const ROAD_ROLLS = 2;

/** SB-11.1: rows, from a side's own edge, that it deploys in. */
export const DEPLOYMENT_ROWS: Readonly<Record<SideName, number>> = { attacker: 1, defender: 3 };

/** SB-11.2 */
export const OBJECTIVES = 4;
export const OBJECTIVE_POINTS = 5;
export const DESTROYED_POINTS = 2;
export const DAMAGED_POINTS = 1;
export const OTHER_POINTS = 1;
export const BREAKTHROUGH_POINTS = 2;
export const DECISIVE_BY = 10;

/** SB-11.1: infantry and cavalry that an army has at the least. */
export const LEAST_MAIN_UNITS = 6;
/** SB-11.1: one in so many of an army's infantry and cavalry waits as a reinforcement. */
export const RESERVE_SHARE: Readonly<Record<SideName, number>> = { attacker: 8, defender: 4 };
/** SB-11.1: what a unit costs in an army. */
export const POINTS: Readonly<Record<Quality, number>> = {
  professional: 40,
  regular: 30,
  reservist: 20,
};
export const MODEL_POINTS: Readonly<Partial<Record<Kind, number>>> = {
  mg: 25,
  gun: 25,
  mortar: 15,
  heavyTank: 40,
};

/** SB-11.1: no army is larger, and a higher command comes to it, which counts for nothing (SB-1.5). */
export const MOST_ARMY = 40;
/** No roster is larger, so that every position can be written down. */
export const MOST_UNITS = 2 * (MOST_ARMY + 1);
/** Nor a game longer, whatever its countdown begins at. */
export const MOST_TURNS = 100;
export const MOST_COUNTDOWN = 60;
