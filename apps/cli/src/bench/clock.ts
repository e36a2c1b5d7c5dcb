/** Work that was done: so many of each thing. */
export type Work = Readonly<Record<string, number>>;

const ROUNDS = 5;

/** As many rounds are worked before any counts: the largest rulesets are compiled to their end only then. */
const WARM_UP = 6;

/**
 * How much of each thing is done in a second of this thread's own processor time, which does not depend on
 * what else the machine is doing: the middle one of several rounds. `run` does a small piece of the work each time.
 */
export function ratesOf<W extends Work>(run: () => W, seconds: number): Record<keyof W, number> {
  const round = (seconds * 1000) / ROUNDS;
  measure(run, WARM_UP * round);
  const end = threadTime() + seconds * 1000;
  const rounds = [measure(run, round)];
  // Where one piece of the work takes longer than a round, there are fewer of them.
  while (rounds.length < ROUNDS && threadTime() < end) rounds.push(measure(run, round));
  const [first] = Object.keys(rounds[0]);
  return rounds.toSorted((a, b) => a[first] - b[first])[Math.floor(rounds.length / 2)];
}

/** Milliseconds of processor time that this thread has used. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function measure<W extends Work>(run: () => W, milliseconds: number): Record<keyof W, number> {
  const done: Record<string, number> = {};
  const began = threadTime();
  let elapsed: number;
  do {
    for (const [thing, count] of Object.entries(run())) done[thing] = (done[thing] ?? 0) + count;
    elapsed = threadTime() - began;
  } while (elapsed < milliseconds);
  const perSecond = Object.entries(done).map(([thing, count]) => [thing, (count / elapsed) * 1000]);
  return Object.fromEntries(perSecond) as Record<keyof W, number>;
}

/** The middle of some values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
