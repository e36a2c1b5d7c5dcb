/** Something to choose, and what trials of it have come to. */
export interface Arm {
  /** Of all its trials, each from 0 to 1. */
  sum: number;
  trials: number;
}

export function mean({ sum, trials }: Arm): number {
  return trials === 0 ? 0 : sum / trials;
}

export interface Race {
  readonly arms: readonly Arm[];
  /** What trial number `n` of an arm comes to. The same number means the same world and the same dice for each of them. */
  readonly trial: (arm: number, n: number) => number;
  /** Which share of what may be spent has been, after so many trials: from 0; nothing is tried any more from 1 on. */
  readonly spent: (trials: number) => number;
  /** The one that all others are held against at last: it stays in the race to its end, however it does. */
  readonly incumbent?: number;
}

/**
 * Sequential halving: all arms have the same number of trials, then the better half of them goes on, until one is left
 * or all is spent. What is spent is shared out evenly among the rounds, so that the best few are told apart with
 * most of the trials. Gives the leader after every trial, so that whoever has no more time stops at any of them.
 */
export function* halving({ arms, trial, spent, incumbent }: Race): Generator<number, number> {
  let field = arms.map((_, arm) => arm);
  const rounds = Math.max(1, Math.ceil(Math.log2(field.length)));
  let trials = 0;
  // Trials have the same number for all who are still in the race, so that they stay comparable.
  let n = 0;
  for (let round = 1; round <= rounds && field.length > 1; round++) {
    do {
      for (const arm of field) {
        arms[arm].sum += trial(arm, n);
        arms[arm].trials++;
        trials++;
        yield leaderOf(field, arms);
      }
      n++;
      if (spent(trials) >= 1) return leaderOf(field, arms);
    } while (spent(trials) * rounds < round);
    const ranked = field.toSorted((a, b) => mean(arms[b]) - mean(arms[a]) || a - b);
    const better = new Set(ranked.slice(0, Math.ceil(field.length / 2)));
    field = field.filter((arm) => arm === incumbent || better.has(arm));
  }
  return leaderOf(field, arms);
}

/** The one that has come out best; of those that are as good as each other, the one that was thought of first. */
function leaderOf(field: readonly number[], arms: readonly Arm[]): number {
  let leader = field[0];
  for (const arm of field) {
    if (arms[arm].trials === 0) continue;
    if (arms[leader].trials === 0 || mean(arms[arm]) > mean(arms[leader])) leader = arm;
  }
  return leader;
}
