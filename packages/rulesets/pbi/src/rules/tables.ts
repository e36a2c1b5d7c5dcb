/** The tables of the book: every figure that the rules go by, so that they can be printed as well. */

/** QS-1.1 */
export const COLUMNS = 8;
export const ROWS = 8;
/** No board is larger, and no roster, so that every position can be written down. */
export const LEAST_ROWS = 4;
export const MOST_COLUMNS = 20;
export const MOST_SQUARES = MOST_COLUMNS * MOST_COLUMNS;
export const MOST_GROUPS = 100;

export const SIDES = ['attacker', 'defender'] as const;
export type SideName = (typeof SIDES)[number];

/** QS-1.1, QS-1.4: what a square is, with the letter that scenarios draw it by. */
export const TERRAINS = ['open', 'partial', 'woods', 'building'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const TERRAIN_LETTERS: Readonly<Record<Terrain, string>> = {
  open: '.',
  partial: 'p',
  woods: 'w',
  building: 'b',
};

/** QS-1.1: how much cover the ground gives. */
export const COVERS = ['open', 'partial', 'closed'] as const;
export type Cover = (typeof COVERS)[number];
export const COVER_OF: Readonly<Record<Terrain, Cover>> = {
  open: 'open',
  partial: 'partial',
  woods: 'closed',
  building: 'closed',
};

/** A kind of ground: what a square can be. */
export interface GroundKind {
  readonly name: string;
  /** What scenarios draw it by. */
  readonly letter: string;
  readonly cover: Cover;
  /** QS-12.1: the attacker rolls for it at the end. */
  readonly objective?: boolean;
  /** What a scenario calls it that has brought it; the catalogue knows the others. */
  readonly text?: string;
}

/** A kind of ground that a scenario brings. */
export interface GroundEntry {
  readonly letter: string;
  readonly name: string;
  readonly cover: Cover;
  readonly objective?: boolean;
}

/** The kind that a scenario's entry stands for: it is drawn like what it resembles in the book. */
export function groundKind({ letter, name, cover, objective = false }: GroundEntry): GroundKind {
  const closed = objective ? 'building' : 'woods';
  return { name: cover === 'closed' ? closed : cover, letter, cover, objective, text: name };
}

/** QS-1.1, QS-1.4: the ground of the book. */
export const GROUND_TABLE: readonly GroundKind[] = TERRAINS.map((name) => ({
  name,
  letter: TERRAIN_LETTERS[name],
  cover: COVER_OF[name],
  objective: name === 'building',
}));

/** QS-1.2: what the defender lays out. */
export const BUILDINGS = 6;
export const OTHER_SCENERY = 20;
/** QS-1.3: how often a square may be changed before the layout must stand. */
export const LAYOUT_CHANGES = 60;

/** QS-2.1: a standard platoon. */
export const KINDS = ['commander', 'lmg', 'rifle'] as const;
export type Kind = (typeof KINDS)[number];
export const PLATOON: Readonly<Record<Kind, number>> = { commander: 1, lmg: 3, rifle: 6 };

/** QS-2.2: the platoons of each side. */
export const PLATOONS = ['A', 'B', 'D'] as const;
export type Platoon = (typeof PLATOONS)[number];
export const PLATOON_SIDE: Readonly<Record<Platoon, SideName>> = {
  A: 'attacker',
  B: 'attacker',
  D: 'defender',
};

/** A platoon of a roster, and how many groups of each kind it has. */
export interface PlatoonEntry {
  readonly id: string;
  readonly side: SideName;
  readonly groups: Readonly<Record<string, number>>;
}

/** QS-2.2: the order of battle of the book. */
export const PLATOON_TABLE: readonly PlatoonEntry[] = PLATOONS.map((id) => ({
  id,
  side: PLATOON_SIDE[id],
  groups: PLATOON,
}));

/** QS-2.4, QS-2.5: rows that are closed to the defender, rows that the attacker starts in. */
export const ROWS_CLOSED_TO_DEFENDER = 2;
export const ATTACKER_ROWS = 1;
/** QS-2.6, QS-6.3 */
export const GROUPS_A_SQUARE = 4;

/** QS-3.1, QS-3.2 */
export const TURNS = 4;
export const EXTENSION_NEEDS = 5;
/** No game is longer, so that every position can be written down. */
export const MOST_TURNS = 100;

/** QS-4: morale. */
export const BREAK_TEST_AT = 4;
export const BREAKS_ON = 5;
export const MORALE_CASUALTIES = 4;
export const MORALE_FAILS_ON = 4;
/** QS-4.2: dice more in the open, and fewer with a commander. */
export const MORALE_IN_OPEN = 1;
export const MORALE_COMMANDED = -1;
/** QS-4.3, QS-4.4: fails that pin a square, and that send it back; more remove it. */
export const FAILS_TO_PIN = 1;
export const FAILS_TO_FALL_BACK = 2;

/** QS-5: motivation and action points. */
export const ATTEMPTS = 3;
export const HIGHEST_NEED = 6;
/** QS-5.2: what a square of the path adds to the score, and how many diagonal steps it may have. */
export const PATH_COST: Readonly<Record<Cover, number>> = { open: 1, partial: 1, closed: 2 };
export const PATH_DIAGONALS = 1;
export const COMMANDER_AP = 1;
export const RESIDUAL_AP = 1;

/** QS-5.8: what things cost. */
export const LEAVE_COST: Readonly<Record<Cover, number>> = { open: 1, partial: 1, closed: 2 };
export const SHOT_COST = 1;
export const SHOTS_A_TURN = 3;
export const ASSAULT_COST = 5;

/** QS-8.1: dice for one shot, by range from 1; the last figure holds for every range beyond. */
export const SHOT_DICE: Readonly<Record<Kind, readonly number[]>> = {
  commander: [3, 1, 0],
  lmg: [3],
  rifle: [1],
};

/** A kind of piece, with its figures. */
export interface PieceKind {
  readonly name: string;
  /** QS-5.1: it commands its platoon, which has one of them at the most. */
  readonly commands?: true;
  /** QS-8.1: dice for one shot, by range from 1; the last figure holds for every range beyond. */
  readonly shotDice: readonly number[];
  /** What its dice in a volley are told as: `reason.<weapon>`. */
  readonly weapon: string;
  /** QS-5.8: AP for one shot. */
  readonly shotCost: number;
  /** Set where it is no group: it scores nothing, and nobody is left where it alone is left. */
  readonly isGear?: true;
  /** What it is once it is deployed, where that is not `board`. */
  readonly status?: string;
  /** What it is worth to whoever loses it, beside other kinds. */
  readonly worth: number;
}

/** QS-2.1: the kinds of the book. */
export const KIND_TABLE: readonly PieceKind[] = [
  {
    name: 'commander',
    commands: true,
    shotDice: SHOT_DICE.commander,
    weapon: 'smg',
    shotCost: SHOT_COST,
    worth: 3,
  },
  { name: 'lmg', shotDice: SHOT_DICE.lmg, weapon: 'lmg', shotCost: SHOT_COST, worth: 2 },
  { name: 'rifle', shotDice: SHOT_DICE.rifle, weapon: 'rifle', shotCost: SHOT_COST, worth: 1 },
];
/** QS-8.3 */
export const HITS_ON = 6;
export const CHOICE_ON = 5;
/** QS-8.5 */
export const SAVES_ON: Readonly<Record<Cover, number>> = { open: 4, partial: 3, closed: 2 };
export const COMMANDER_SAVES_ON = 2;

/** QS-9.1 */
export const OPPORTUNITY_ON = 4;
export const OPPORTUNITY_SHOTS = 1;

/** QS-10: assault. */
export const ASSAULT_DICE = 3;
export const ASSAULT_FROM_ADJACENT = 2;
export const ASSAULT_INTO_CLOSED = -1;
/** QS-10.3: what these two are counted for, each group or the whole assault. */
export const ASSAULT_BONUSES = ['group', 'assault'] as const;
export type AssaultBonus = (typeof ASSAULT_BONUSES)[number];
export const ASSAULT_KILLS_ON = 6;
export const PURSUIT_KILLS_ON = 5;

/** QS-11.1 */
export const CLEAR_COST = 1;
export const MARKER_CLEARS_ON = 4;

/** QS-12 */
export const DICE_A_BUILDING = 2;
export const POINTS_A_GROUP = 2;
/** No side scores more: on the board of the book, and on any. */
export const BOOK_POINTS = 100;
export const MOST_POINTS = 10_000;
