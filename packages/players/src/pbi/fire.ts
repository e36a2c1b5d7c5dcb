import {
  COMMANDER_SAVES_ON,
  CHOICE_ON,
  HITS_ON,
  IS_COMMANDER,
  SAVES_ON,
  type Cover,
} from '@sandtable/pbi';

const HIT = (7 - HITS_ON) / 6;
const SHOOTER_CHOOSES = (7 - CHOICE_ON) / 6;

/** The chance that a hit kills, by cover. */
export const KILLS: Readonly<Record<Cover, number>> = {
  open: (SAVES_ON.open - 1) / 6,
  partial: (SAVES_ON.partial - 1) / 6,
  closed: (SAVES_ON.closed - 1) / 6,
};
const KILLS_COMMANDER = (COMMANDER_SAVES_ON - 1) / 6;

/** The chance that a hit kills this group behind that cover (QS-8.5). */
export function killChance(group: number, cover: Cover): number {
  return IS_COMMANDER[group] ? KILLS_COMMANDER : KILLS[cover];
}

/** The chance that one die of a volley kills an ordinary group behind that cover. */
export function deadliness(cover: Cover): number {
  return HIT * KILLS[cover];
}

const sixes: number[][] = [[1]];

/** The chances of 0, 1, 2 … sixes with so many dice. */
export function chancesOfSixes(dice: number): readonly number[] {
  for (let n = sixes.length; n <= dice; n++) {
    const before = sixes[n - 1];
    sixes.push(
      Array.from(
        { length: n + 1 },
        (_, k) => (before[k] ?? 0) * (1 - HIT) + (k > 0 ? before[k - 1] * HIT : 0),
      ),
    );
  }
  return sixes[dice];
}

/** Chances below this change no decision. */
const NEGLIGIBLE = 0.0005;

/**
 * What a volley of so many dice costs the groups of a square on average, each counted with its
 * worth (QS-8.3 to QS-8.6). Exact but for very rare numbers of hits.
 */
export function expectedLoss(
  dice: number,
  cover: Cover,
  targets: readonly number[],
  worth: readonly number[],
): number {
  const count = targets.length;
  if (dice === 0 || count === 0) return 0;
  // Who is dealt the hits of an unfinished round: the cheapest, if their owner has the choice.
  const inOrder = targets.toSorted(
    (a, b) => worth[a] * killChance(a, cover) - worth[b] * killChance(b, cover),
  );
  const chances = chancesOfSixes(dice);
  let loss = 0;
  for (let hits = 1; hits <= dice; hits++) {
    if (chances[hits] < NEGLIGIBLE && hits > dice * HIT) break;
    const rounds = Math.floor(hits / count);
    const left = hits % count;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const group = inOrder[i];
      const kills = killChance(group, cover);
      const survives = power(1 - kills, rounds);
      const extra =
        (i < left ? 1 - SHOOTER_CHOOSES : 0) + (i >= count - left ? SHOOTER_CHOOSES : 0);
      sum += worth[group] * (1 - survives + survives * kills * extra);
    }
    loss += chances[hits] * sum;
  }
  return loss;
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}

/** Of groups that may expect so many deadly hits between them, the part that falls. */
export function fallen(deadlyHits: number, groups: number): number {
  const each = deadlyHits / groups;
  return each / (1 + each);
}
