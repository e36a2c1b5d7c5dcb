import { seededDice } from '@sandtable/kernel';
import type { Choices } from '@sandtable/players';
import type { Better, Choice } from './found.ts';
import { tallyOf } from './tally.ts';

/** One pass over a decision. */
export interface Round {
  readonly pass: number;
  /** The numbers of its trials. */
  readonly trials: readonly number[];
  readonly seed: string;
}

/** Has the plans race that are still in it, and measures what led before against what was played. */
export function raced(choices: Choices, round: Round, known: Choice | undefined): Choice {
  const { pass, trials, seed } = round;
  const worlds = choices.worlds(seededDice(`${seed}/worlds/${pass}`));
  const field = fieldOf(choices, pass, known);
  const chances = choices.plans.map((_, plan) =>
    field.includes(plan)
      ? trials.map((n) =>
          choices.chance(plan, worlds[n % worlds.length], seededDice(`${seed}/${n}`)),
        )
      : [],
  );
  const better = known && betterOf(choices, field, chances);
  return { plans: chances.map(tallyOf), ...(better && { better }) };
}

/** Of all plans the better half goes on with every pass, and what was played; the best of each first. */
function fieldOf(choices: Choices, pass: number, known: Choice | undefined): number[] {
  const all = choices.plans.map((_, plan) => plan);
  if (known === undefined) return all;
  const { plans } = known;
  const most = Math.max(...plans.map(({ count }) => count));
  const ranked = all
    .filter((plan) => plans[plan].count === most)
    .toSorted((a, b) => plans[b].sum - plans[a].sum || a - b);
  const left = ranked.slice(0, Math.max(2, Math.ceil(all.length / 2 ** pass)));
  return left.some((plan) => choices.departure(plan) === undefined)
    ? left
    : [...left, ...ranked.filter((plan) => choices.departure(plan) === undefined).slice(0, 1)];
}

/** What led the field before these trials, by what they say of it; none where that was played. */
function betterOf(
  choices: Choices,
  field: readonly number[],
  chances: readonly (readonly number[])[],
): Better | undefined {
  const [leader] = field;
  const departure = choices.departure(leader);
  const given = field.find((plan) => choices.departure(plan) === undefined);
  if (given === undefined || departure === undefined) return undefined;
  const gains = chances[leader].map((chance, i) => chance - chances[given][i]);
  return { departure, moves: choices.plans[leader].moves, gain: tallyOf(gains) };
}
