import { wilson, type Interval } from './interval.ts';

/** What is known of one way to set up a scenario. */
export interface Tried {
  readonly games: number;
  /** What the first side won: 1 for a win, ½ for a draw. */
  readonly points: number;
}

/** So many more games of one of the candidates. */
export interface Wanted {
  readonly candidate: number;
  readonly games: number;
}

export interface Balance {
  /** The share of the first side must lie between these. */
  readonly bounds: Interval;
  /** Games of each candidate in the first round. */
  readonly round: number;
  /** No candidate is played more often. */
  readonly most: number;
}

export interface Balanced {
  /** The most even of those that are left; undefined where all are out of bounds. */
  readonly candidate: number | undefined;
  /** Whether it lies within the bounds with 95 % confidence. */
  readonly isSettled: boolean;
  readonly tried: readonly Tried[];
}

/**
 * Looks for an even one among so many candidates, with few games: all are played a little, the half that is further from the middle is
 * set aside, and those that stay are played twice as much. One whose interval lies outside the bounds is out for good; the search
 * ends with the first whose interval lies within them. Asks for games and is told what came of them, so that whoever plays them may
 * do so on as many machines as he likes. Candidates that change least come first: of two that are alike, the first stays.
 */
export function* balanceSearch(
  candidates: number,
  balance: Balance,
): Generator<readonly Wanted[], Balanced, readonly Tried[]> {
  const { bounds, round, most } = balance;
  const tried: Tried[] = Array.from({ length: candidates }, () => ({ games: 0, points: 0 }));
  let left = Array.from({ length: candidates }, (_, i) => i);
  const aside: number[] = [];
  const nearest = (a: number, b: number): number =>
    off(tried[a], bounds) - off(tried[b], bounds) || a - b;
  const ended = (candidate: number | undefined, isSettled: boolean): Balanced => {
    return { candidate, isSettled, tried };
  };
  for (let games = Math.min(round, most); ; games = Math.min(2 * games, most)) {
    const wanted = left
      .map((candidate) => ({ candidate, games: games - tried[candidate].games }))
      .filter((each) => each.games > 0);
    if (wanted.length > 0) {
      const came = yield wanted;
      wanted.forEach(({ candidate }, i) => {
        tried[candidate] = added(tried[candidate], came[i]);
      });
    }
    left = left.filter((candidate) => !isOutside(tried[candidate], bounds)).toSorted(nearest);
    const found = left.find((candidate) => isInside(tried[candidate], bounds));
    if (found !== undefined) return ended(found, true);
    if (left.length > 1) {
      const kept = Math.ceil(left.length / 2);
      aside.push(...left.splice(kept));
    } else if (left.length === 0 || tried[left[0]].games >= most) {
      // Whoever was set aside was only further off by luck.
      const next = aside.toSorted(nearest).find((each) => tried[each].games < most);
      if (next === undefined) return ended([...left, ...aside].toSorted(nearest).at(0), false);
      aside.splice(aside.indexOf(next), 1, ...left);
      left = [next];
      games = Math.max(tried[next].games, round);
    }
  }
}

/** The share of the first side, and where it lies with 95 % confidence. */
export function shareOf({ games, points }: Tried): { rate: number; interval: Interval } {
  return { rate: games === 0 ? 0.5 : points / games, interval: wilson(points, games) };
}

function added(before: Tried, more: Tried): Tried {
  return { games: before.games + more.games, points: before.points + more.points };
}

function off(tried: Tried, [low, high]: Interval): number {
  return Math.abs(shareOf(tried).rate - (low + high) / 2);
}

function isInside(tried: Tried, [low, high]: Interval): boolean {
  const [from, to] = shareOf(tried).interval;
  return from >= low && to <= high;
}

function isOutside(tried: Tried, [low, high]: Interval): boolean {
  const [from, to] = shareOf(tried).interval;
  return to < low || from > high;
}
