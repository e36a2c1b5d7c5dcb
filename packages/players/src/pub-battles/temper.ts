/** What one player heeds more than another. What is worth something is so in the points of the book (PB-12.1). */
export type Temper = Readonly<Record<keyof typeof PLAIN, number>>;

/** As greedy goes about a battle. */
export const PLAIN = {
  /** How much it dares with an army as strong as the enemy's and nothing decided; above 1 it seeks battle. */
  bold: 1.05,
  /** More of that for an army twice as strong, and for one that is behind in points: more by the end. */
  strength: 0.6,
  losing: 0.25,
  losingLate: 0.5,
  /** Less of it for an army that is ahead: less by the end. More by the end where nobody is. */
  winning: 0.15,
  winningLate: 0.25,
  even: 0.3,

  /** An attack must promise this much; and so much less for whoever dares more. */
  attack: 0.5,
  daring: 1.2,
  /** So much more where the battle is as good as won. */
  sure: 4,
  /** A piece that stands ready behind a fight. */
  support: 0.6,
  /** The part of a piece that is at stake more where it has no way back. */
  trapped: 0.2,
  /** The part of what others promise who may join in. */
  joins: 0.6,
  /** The part of a danger that comes true: the worst of them, and each of the others. */
  worst: 0.45,
  other: 0.2,
  /** The part of what an attack on us costs the enemy that keeps him from it. */
  deters: 0.6,
  /** The part of a move within which one gets round the end of a front. */
  round: 0.75,
  /** More for one who attacks while others of the enemy have yet to move: they come at him together. */
  exposed: 2,
  /** A second attacker is hardly fired at. */
  shared: 0.3,

  /** Inches that one goes further for a train, for an enemy who is Spent, and for a point that he is worth; and less for company that he has. */
  lureOfTrain: 4,
  lureOfSpent: 1.5,
  lureOfPoint: 0.3,
  company: 0.5,

  /** An inch nearer to where the Command is going. */
  inch: 0.3,
  /** One who holds would rather not move: an inch. */
  stir: 0.08,
  /** A neighbour at an end of the front, close and facing alike. */
  beside: 0.6,
  /** Behind a piece of the first line, and behind one that fights. */
  behind: 0.8,
  backing: 1.5,
  /** In woods or on a hill with the enemy near. */
  cover: 0.35,
  /** In buildings troops are Spent. */
  town: 1,
  /** A quarter turn away from the enemy. */
  turned: 0.5,
  /** Too far from the HQ to be told to attack. */
  stray: 0.4,
  /** In column with the enemy near. */
  column: 2,
  /** In the way of the enemy's road to a train. */
  guard: 2.5,
  /** Above 0, a train keeps away from the enemy rather than near the army. */
  shy: 0,
} as const;

/**
 * As levels do where they do not search, by side: found by `tuning/pubBattles.ts mind teaching:5,germantown:1,marengo:1 15 sides`,
 * from greedy's with shy trains and a blue side at 1.4.
 */
export const SEASONED: readonly [Temper, Temper] = [
  {
    ...PLAIN,
    shy: 1,
    bold: 1,
    strength: 0.56,
    winning: 0.14,
    attack: 0.53,
    support: 0.57,
    joins: 0.69,
    worst: 0.49,
    deters: 0.5,
    exposed: 2.1,
    shared: 0.29,
    lureOfTrain: 4.07,
    lureOfPoint: 0.29,
    company: 0.49,
    inch: 0.29,
    beside: 0.65,
    backing: 1.54,
    cover: 0.33,
    guard: 2.17,
  },
  {
    ...PLAIN,
    shy: 1,
    bold: 1.7,
    strength: 0.62,
    losing: 0.29,
    attack: 0.51,
    support: 0.62,
    worst: 0.43,
    other: 0.17,
    deters: 0.66,
    exposed: 2.29,
    shared: 0.32,
    lureOfTrain: 4.31,
    lureOfPoint: 0.31,
    company: 0.56,
    inch: 0.28,
    backing: 1.53,
    cover: 0.36,
    guard: 2.54,
  },
];

/**
 * The same in a battle of many pieces, where there is more to gain by daring and trains stand farther from help. Of 0.75, 1, 1.3 and 1.7
 * the boldness that won most against greedy (20 games a side of Germantown, Marengo and Brandywine each): red between the last two.
 */
const SEASONED_AT_LARGE: readonly [Temper, Temper] = [
  { ...SEASONED[0], bold: 1.5, lureOfTrain: 12 },
  { ...SEASONED[1], lureOfTrain: 12 },
];

/** So many pieces make a large battle. */
const LARGE = 24;

/** As levels go about a battle of so many pieces where they do not search, by side. */
export function seasonedFor(pieces: number): readonly [Temper, Temper] {
  return pieces < LARGE ? SEASONED : SEASONED_AT_LARGE;
}

/** As play-outs go about it, by side: for red greedy's, which did no worse in haste (17 of 40 games against greedy, 13 with the other). */
export const HASTY: readonly [Temper, Temper] = [{ ...PLAIN, shy: 1 }, SEASONED[1]];
