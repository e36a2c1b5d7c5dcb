import type { Side } from '@sandtable/kernel';
import type { ClockTerms, SideClock } from '@sandtable/wire';

/** Who has to decide since when: at the beginning, and after everything that was done. */
export interface Beat {
  readonly at: number;
  /** The sides that have to decide after it: what `pending` tells everybody, and nothing more. */
  readonly asked: readonly Side[];
  /** Whose decision it was; none where it was not one. */
  readonly decided?: Side;
  /** Somebody else made it for him. */
  readonly isFor?: boolean;
  /** Who took his decision back himself: the time that he spent on it stays spent. */
  readonly undone?: Side;
  /** At whose wish both agreed to go back. */
  readonly wished?: Side;
  /** Until then nobody could decide: the time before it counts for nobody. */
  readonly isHeld?: boolean;
}

/** A time in which clocks stand: that of one side, or all. */
export interface Pause {
  readonly from: number;
  readonly until: number;
  readonly side?: Side | undefined;
}

/**
 * Who has overstayed is played for after this much of every further decision, until he decides something himself:
 * the whole time once more for each would make a turn of forty decisions last for weeks.
 */
const GRACE_MS = 60_000;

interface Account {
  /** Of the bank, what is left of it. */
  left: number;
  /** On the decision that is his now. */
  spent: number;
  /** The last decision of his was made for him. */
  isAway: boolean;
}

interface Spending extends Account {
  /** How it was when he made each decision of his: where he takes one back himself, he goes on from there. */
  readonly before: Account[];
}

/**
 * The clock of each side, from nothing but what was agreed, when everything was done and who was asked after it, and
 * when clocks stood still.
 * @param now On the host's clock.
 */
export function clocksOf(
  terms: ClockTerms,
  sides: readonly Side[],
  beats: readonly Beat[],
  pauses: readonly Pause[],
  now: number,
): SideClock[] {
  const spending = new Map<Side, Spending>(
    sides.map((side) => [
      side,
      { left: terms.seconds * 1000, spent: 0, isAway: false, before: [] },
    ]),
  );
  let last: Beat | undefined;
  for (const beat of beats) {
    for (const [side, his] of spending) {
      if (last?.asked.includes(side) && beat.isHeld !== true) {
        his.spent += running(last.at, beat.at, side, pauses);
      }
      if (beat.decided === side) {
        his.before.push({ left: his.left, spent: his.spent, isAway: his.isAway });
        if (terms.kind === 'bank') his.left = leftAfter(terms.increment, his);
        his.spent = 0;
        his.isAway = beat.isFor ?? false;
      } else if (beat.undone === side) {
        const { left, spent, isAway } = his.before.pop() ?? { ...his, spent: 0 };
        // What he has thought about since is not given back either: it is all for the same decision.
        Object.assign(his, { left, spent: spent + his.spent, isAway });
      } else if (!beat.asked.includes(side)) {
        // He need not decide any more, because something was taken back: what he had thought of he has used.
        if (terms.kind === 'bank') his.left = leftAfter(terms.increment, his);
        his.spent = 0;
      }
    }
    // It went past decisions of both, and what each had used for them stays used.
    if (beat.wished !== undefined) for (const his of spending.values()) his.before.length = 0;
    last = beat;
  }
  return sides.map((side): SideClock => {
    const his = spending.get(side) as Spending;
    const allowed = allowedTo(terms, his);
    const isAsked = last?.asked.includes(side) ?? false;
    const playedFor = his.isAway && { isPlayedFor: true as const };
    if (last === undefined || !isAsked) return { side, left: allowed, ...playedFor };
    const left = allowed - his.spent - running(last.at, now, side, pauses);
    const until = standsUntil(now, side, pauses);
    return { side, ...(until > now ? { left } : { until: now + left }), ...playedFor };
  });
}

/** How long he may take for the decision that is his. */
function allowedTo(terms: ClockTerms, { left, isAway }: Spending): number {
  if (isAway) return GRACE_MS;
  return terms.kind === 'move' ? terms.seconds * 1000 : left + terms.increment * 1000;
}

/** What is left of a bank after a decision: its increment is free. */
function leftAfter(increment: number, { left, spent }: Spending): number {
  return Math.max(0, left - Math.max(0, spent - increment * 1000));
}

/** How much of a time his clock ran. Pauses may overlap. */
function running(from: number, until: number, side: Side, pauses: readonly Pause[]): number {
  let ran = 0;
  let at = from;
  const his = pauses
    .filter((pause) => pause.side === undefined || pause.side === side)
    .toSorted((a, b) => a.from - b.from);
  for (const pause of his) {
    if (pause.from >= until) break;
    ran += Math.max(0, pause.from - at);
    at = Math.max(at, pause.until);
  }
  return ran + Math.max(0, until - at);
}

/** Until when his clock stands; not later than now where it does not. */
function standsUntil(now: number, side: Side, pauses: readonly Pause[]): number {
  let at = now;
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const pause of pauses) {
      const isHis = pause.side === undefined || pause.side === side;
      if (isHis && pause.from <= at && pause.until > at) {
        at = pause.until;
        isChanged = true;
      }
    }
  }
  return at;
}

/** When somebody has to look at it again: when the first clock runs out, or begins to run again. */
export function nextDue(
  clocks: readonly SideClock[],
  asked: readonly Side[],
  pauses: readonly Pause[],
  now: number,
): number | undefined {
  const times = clocks.flatMap((clock) => {
    if (clock.until !== undefined) return [clock.until];
    return asked.includes(clock.side) ? [standsUntil(now, clock.side, pauses)] : [];
  });
  return times.length === 0 ? undefined : Math.min(...times);
}

/** How much there is on a clock, whether it runs or stands. */
export function leftOn({ left = 0, until }: SideClock, now: number): number {
  return until === undefined ? left : until - now;
}

/** The sides whose time is over. */
export function overstayed(clocks: readonly SideClock[], now: number): Side[] {
  return clocks.flatMap(({ side, until }) => (until !== undefined && until <= now ? [side] : []));
}
