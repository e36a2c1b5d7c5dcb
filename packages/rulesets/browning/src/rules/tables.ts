/** The tables of the book: every figure that the rules go by, so that they can be printed as well. */

/** BB-1.6: what is kept is whole hundredths of an inch. */
export const INCH = 100;

export const SIDES = ['attacker', 'defender'] as const;
export type SideName = (typeof SIDES)[number];

/** BB-1.4, BB-1.5 */
export const QUALITIES = ['elite', 'regular', 'second'] as const;
export type Quality = (typeof QUALITIES)[number];
export const WEAPONS = ['rifle', 'smg', 'lmg'] as const;
export type Weapon = (typeof WEAPONS)[number];
export const STRENGTH: Readonly<Record<Quality, number>> = { elite: 3, regular: 4, second: 5 };
export const LMG_STRENGTH = 2;

/** BB-1.6 */
export const TABLE = { width: 48 * INCH, height: 48 * INCH } as const;
export const BASE_RADIUS = 30;

/** BB-1.7: what each kind of feature does. Areas first, lines after them. */
export const AREAS = ['woods', 'building', 'hill', 'rough'] as const;
export const LINES = ['wall', 'hedge', 'stream'] as const;
export const FEATURES = [...AREAS, ...LINES] as const;
export type FeatureKind = (typeof FEATURES)[number];
interface FeatureEffect {
  readonly blocks: boolean;
  readonly covers: boolean;
  readonly slows: boolean;
}
export const EFFECT: Readonly<Record<FeatureKind, FeatureEffect>> = {
  woods: { blocks: true, covers: true, slows: true },
  building: { blocks: true, covers: true, slows: true },
  hill: { blocks: true, covers: true, slows: true },
  rough: { blocks: false, covers: true, slows: true },
  wall: { blocks: false, covers: true, slows: true },
  hedge: { blocks: false, covers: true, slows: true },
  stream: { blocks: false, covers: false, slows: true },
};

/** BB-2.1, BB-2.2: how many teams a pick activates, where it is not by cards. */
export const ACTIVATIONS = ['two', 'one', 'cards', 'cards-team'] as const;
export type Activation = (typeof ACTIVATIONS)[number];
export const TEAMS_A_PICK = { two: 2, one: 1 } as const;

/** BB-3.1, BB-8.2, BB-8.3 */
export const LEADER_REACH = 3 * INCH;
/** BB-3.2 */
export const ELITE_CONTROL = 1;
/** BB-3.3 */
export const RALLY_REACH = 8 * INCH;
/** BB-3.4: a rallied figure is lost on this. */
export const RALLY_FAILS_ON = 6;

/** BB-4.1 */
export const MOVE_DICE = 2;

/** BB-5.1 */
export const FIRE_SQUARE = 6 * INCH;
/** BB-5.3 */
export const SMG_RANGE = 15 * INCH;
/** BB-5.4 */
export const SCATTERED_DICE = 2;
export const SCATTERED_PINS_ON = 6;
/** BB-5.5 */
export const STRONG_TIMES = 2;
export const STRONG_BONUS = 1;
export const RAPID_BONUS = 1;
/** BB-5.7: defence by how many targets are in the open. */
export const DEFENCE = { incidental: 1, limited: 2, extensive: 3 } as const;
export type Cover = keyof typeof DEFENCE;
export const MANY_TARGETS = 4;
/** BB-5.8 */
export const COVER_REACH = 1 * INCH;

/** BB-6.1 */
export const ASSAULT_REACH = 6 * INCH;

/** BB-7.1 */
export const SIGHT_INTO = 2 * INCH;

/** BB-8.1 */
export const STAYS_READY_ON = 6;
/** BB-8.3 */
export const REGROUP_CLEAR_OF_ENEMY = 12 * INCH;

/** BB-8.2 */
export const LEADERS = ['officer', 'sergeant'] as const;
export type LeaderKind = (typeof LEADERS)[number];
export const LEADER_ACTIONS = ['rally', 'regroup', 'push'] as const;
export type LeaderAction = (typeof LEADER_ACTIONS)[number];

/** BB-9.1: one figure scatters for each platoon where a side has at least so many. */
export const BIG_GAME = 2;
/** BB-9.3 */
export const OBJECTIVE_REACH = 4 * INCH;
export const BREAKS_AT = 2;
