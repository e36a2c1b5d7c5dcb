/** What the player believes a game is about, measured in points of SB-11.2. */
export const WEIGHTS = {
  /** An objective that changes hands: 5 for the one and 5 fewer for the other, if it stays so. */
  objective: 8,
  /** Any other square of the enemy's, and more where an objective lies next to it. */
  ground: 0.5,
  nearObjective: 0.7,
  /** A gun that is taken with its square. */
  gun: 1.5,
  /** Half a base of the enemy's, and one of ours. */
  killed: 0.3,
  lost: 0.3,
  /** All that surrender because they cannot withdraw, each. */
  trapped: 1.6,
  /** What an assault has to promise before it is made. */
  boldness: 0.15,
  /** Infantry and cavalry in the defender's last row when the game ends. */
  breakthrough: 2,

  /** What of the promise of a square to be stormed is had next to it, and what is lost with every square to it. */
  beside: 0.5,
  away: 0.35,
  /** A place among so many that storm a square already is worth less. */
  crowded: 0.12,
  /** The enemy's dice that can be shot at a square. */
  underFire: 0.05,
  /** Woods, buildings and defences. */
  shelter: 0.25,
  /** Those who hold an objective that the enemy is near to: the first, the second, and others with them. */
  garrison: [4, 2.4, 0.3],
  /** A machine gun with a garrison. */
  gunner: 1.6,
  /** The way to an objective that needs more to hold it. */
  relief: 0.35,
  /** A gun that has something to shoot at, and one that stands where it can be stormed. */
  battery: 1.2,
  exposed: 1.5,

  /** One square that runs, beside one that merely retires. */
  retires: 1,
  runs: 2.2,
  steady: 0.3,
  /** An exit roll that need not be made. */
  driveOn: 0.25,
  /** What a barrage marker does to whoever will be stormed, and to anybody else. */
  markedTarget: 0.12,
  marked: 0.12,
  /** What a hit of a barrage does. */
  shell: 0.14,
} as const;
