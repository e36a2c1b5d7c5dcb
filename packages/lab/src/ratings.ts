import { DEVIATIONS, type Interval } from './interval.ts';

/** What two players have done against each other. */
export interface Meeting {
  readonly players: readonly [string, string];
  readonly wins: readonly [number, number];
  readonly draws: number;
}

export interface Rating {
  readonly player: string;
  /** So many points above the anchor, which has 0. */
  readonly rating: number;
  /** Where it lies with 95 % confidence; the anchor itself lies nowhere else. */
  readonly interval: Interval;
  readonly games: number;
  /** Wins, and half of the draws. */
  readonly points: number;
}

/** Whoever is 400 points better wins ten times as often as he loses: as in chess. */
const POINTS = 400 / Math.LN10;

/** So small a step changes nothing that anybody would see; as a rule seven are enough. */
const LEAST_STEP = 1e-10;
const MOST_ROUNDS = 200;
/** A longer one may leave the place where the curve looks like a parabola. */
const LONGEST_STEP = 1;

/**
 * Each pairing counts half a win more for either of the two (for two players that is Jeffreys’ prior). So whoever has
 * won all games is much better and not infinitely better, and nobody is rated by a single game alone.
 */
const HALF_A_WIN = 0.5;

/**
 * How strong players are, best first, by everything they did against each other: the ratings by which all these results are likeliest
 * (Bradley and Terry), with a draw as half a win for either. The intervals follow from the curvature there (Fisher’s information).
 * The `anchor` has 0. Everybody must be linked to it by games.
 */
export function ratings(meetings: readonly Meeting[], anchor: string): Rating[] {
  const players = [...new Set(meetings.flatMap((meeting) => meeting.players))];
  refuseUnlinked(meetings, players, anchor);
  const rated = players.filter((player) => player !== anchor);
  const pairs = meetings.filter(isPlayed).map((meeting) => pairOf(meeting, rated));
  const { strengths, deviations } = likeliest(pairs, rated.length);
  const found = players.map((player) => {
    const i = rated.indexOf(player);
    const rating = i < 0 ? 0 : POINTS * strengths[i];
    const half = i < 0 ? 0 : POINTS * DEVIATIONS * deviations[i];
    const interval: Interval = [rating - half, rating + half];
    return { player, rating, interval, ...tallyOf(meetings, player) };
  });
  return found.toSorted((a, b) => b.rating - a.rating);
}

/** Which share of points somebody can expect who is so many rating points better. */
export function expectedShare(points: number): number {
  return 1 / (1 + Math.exp(-points / POINTS));
}

/** Two players by their numbers, -1 for the anchor; the points of the first, and of how many. */
interface Pair {
  readonly a: number;
  readonly b: number;
  readonly points: number;
  readonly of: number;
}

function isPlayed({ wins: [a, b], draws }: Meeting): boolean {
  return a + b + draws > 0;
}

function pairOf({ players: [a, b], wins, draws }: Meeting, rated: readonly string[]): Pair {
  return {
    a: rated.indexOf(a),
    b: rated.indexOf(b),
    points: wins[0] + draws / 2 + HALF_A_WIN,
    of: wins[0] + wins[1] + draws + 2 * HALF_A_WIN,
  };
}

function tallyOf(meetings: readonly Meeting[], player: string): Pick<Rating, 'games' | 'points'> {
  let games = 0;
  let points = 0;
  for (const { players, wins, draws } of meetings) {
    const which = players.indexOf(player);
    if (which < 0) continue;
    games += wins[0] + wins[1] + draws;
    points += wins[which] + draws / 2;
  }
  return { games, points };
}

/** Newton’s way uphill: there is one top, and it is never far. */
function likeliest(
  pairs: readonly Pair[],
  count: number,
): { readonly strengths: readonly number[]; readonly deviations: readonly number[] } {
  const strengths = new Array<number>(count).fill(0);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { slope, information } = surroundings(pairs, strengths);
    const step = solved(information, slope);
    const longest = Math.max(...step.map(Math.abs), 0);
    const scale = longest > LONGEST_STEP ? LONGEST_STEP / longest : 1;
    for (let i = 0; i < count; i++) strengths[i] += scale * step[i];
    if (longest < LEAST_STEP) break;
  }
  const { information } = surroundings(pairs, strengths);
  const deviations = strengths.map((_, i) => {
    const unit = strengths.map((__, j) => (i === j ? 1 : 0));
    return Math.sqrt(solved(information, unit)[i]);
  });
  return { strengths, deviations };
}

/** How steeply the likelihood rises with each strength, and how that is bent. */
function surroundings(
  pairs: readonly Pair[],
  strengths: readonly number[],
): { readonly slope: number[]; readonly information: number[][] } {
  const slope = strengths.map(() => 0);
  const information = strengths.map(() => strengths.map(() => 0));
  for (const { a, b, points, of } of pairs) {
    const chance = 1 / (1 + Math.exp((strengths[b] ?? 0) - (strengths[a] ?? 0)));
    const surprise = points - of * chance;
    const known = of * chance * (1 - chance);
    if (a >= 0) {
      slope[a] += surprise;
      information[a][a] += known;
    }
    if (b >= 0) {
      slope[b] -= surprise;
      information[b][b] += known;
    }
    if (a < 0 || b < 0) continue;
    information[a][b] -= known;
    information[b][a] -= known;
  }
  return { slope, information };
}

/** The solution of linear equations, by elimination. They have one where everybody is linked to the anchor. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const { length } = rows;
  for (let i = 0; i < length; i++) {
    let pivot = i;
    for (let j = i + 1; j < length; j++) {
      if (Math.abs(rows[j][i]) > Math.abs(rows[pivot][i])) pivot = j;
    }
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let j = 0; j < length; j++) {
      if (j === i) continue;
      const factor = rows[j][i] / rows[i][i];
      for (let k = i; k <= length; k++) rows[j][k] -= factor * rows[i][k];
    }
  }
  return rows.map((row, i) => row[length] / row[i]);
}

function refuseUnlinked(
  meetings: readonly Meeting[],
  players: readonly string[],
  anchor: string,
): void {
  const linked = new Set([anchor]);
  // Whoever has met somebody linked is linked; a link is as long as there are players at the most.
  for (let round = 0; round < players.length; round++) {
    for (const meeting of meetings.filter(isPlayed)) {
      const [a, b] = meeting.players;
      if (linked.has(a) || linked.has(b)) linked.add(a).add(b);
    }
  }
  const alone = players.filter((player) => !linked.has(player));
  if (alone.length > 0) throw new Error(`no games link ${alone.join(', ')} to ${anchor}`);
}
