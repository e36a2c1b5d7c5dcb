/** What the rules go by, beside what hulls, weapons and ground have of their own. */

/** BT-3.1 */
export const BOAT_DICE = 2;
/** BT-3.2 */
export const TURN_COST = 1;
export const DISARM_COST = 4;
/** BT-3.4 */
export const REVERSE_COST = 1;
export const THROTTLE_SQUARES = 2;
/** BT-4.3 */
export const CARRY_COST = 1;
/** BT-4.4 */
export const ARRIVES_ON = 4;
export const SCATTER_LEFT_ON = 1;
export const SCATTER_RIGHT_ON = 6;
/** BT-6.1, BT-6.4 */
export const SOFT_HULL_SAVES_ON = 2;
export const TROOPS_SAVE_ON = 2;
/** BT-6.2 */
export const SOFT_HULL_HIT_ON = 3;
export const MOVED_HIT = -1;
export const INFLATABLE_HIT = -1;
export const LARGE_HIT = 1;
export const LARGE_FROM = 6;
/** BT-7.1 */
export const SLOWED_AT = 1;
export const POWERLESS_AT = 2;
export const SINKS_AT = 3;
/** BT-7.2, BT-7.3, BT-7.4 */
export const PATCHED_ON = 4;
export const REFLOATED_ON = 4;
export const SAVED_ON = 4;
/** BT-8.2, BT-8.3 */
export const MINE_EXPLODES_ON = 5;
export const MINE_DISARMED_ON = 3;
/** BT-9.2, BT-9.3 */
export const CREW_DICE = 3;
export const SCRAMBLE_DIES_ON = 5;
export const REPULSE_KILLS_ON = 5;
