import type { Ruleset, Side } from '@sandtable/kernel';
import {
  contestOf,
  ratings,
  toldOfFirst,
  type Meeting,
  type Run,
  type RunFile,
  type RunRecord,
} from '@sandtable/lab';
import { LEVELS, levelOf } from '@sandtable/players';
import { LEVEL_NUMBERS, type Duel, type Rated, type Results } from '@sandtable/players/rated';

/** Whom everybody's points are counted from. */
const ANCHOR = 'random';

/** Who plays whom: each level the one below it, the strongest also greedy, and the weakest those whom it all begins with. */
export const PAIRINGS: readonly (readonly [string, string])[] = [
  ...LEVELS.slice(1).map((below, i): [string, string] => [LEVELS[i], below]),
  [LEVELS[0], 'greedy'],
  [LEVELS[LEVELS.length - 1], ANCHOR],
];

/** Those of them that are quickly played: nobody in them thinks ahead. */
export const QUICK_PAIRINGS = PAIRINGS.filter((players) => !players.includes(LEVELS[0]));

/** And those in which somebody does. */
export const THOUGHT_PAIRINGS = PAIRINGS.filter((players) => !QUICK_PAIRINGS.includes(players));

/** So many games of each pairing in each scenario, half of them with either side. */
export function ladder(
  { id, scenarios }: Ruleset,
  games: number,
  seed: string,
  pairings = PAIRINGS,
  only: readonly string[] = [],
): RunFile {
  const all = scenarios.map((scenario) => ({ id: scenario.id }));
  return {
    format: 1,
    ruleset: id,
    scenarios: only.length === 0 ? all : only.map((each) => ({ id: each })),
    pairings,
    games,
    seed,
    // Looking at luck takes longer than a quick game does.
    ...(pairings === THOUGHT_PAIRINGS && { luck: true }),
  };
}

/** What came of each pairing. */
export function duelsIn(run: Run, records: readonly RunRecord[], pairings = PAIRINGS): Duel[] {
  return pairings.map((players) => {
    const scenarios: Record<string, Results> = {};
    for (const record of records) {
      const contest = contestOf(run, record);
      if (contest.players[0] !== players[0] || contest.players[1] !== players[1]) continue;
      const here = resultOf(record, run.ruleset.sides[0]);
      const before = scenarios[contest.name];
      scenarios[contest.name] = before === undefined ? here : added(before, here);
    }
    return duelOf(players, scenarios);
  });
}

/** What was played now, with what was known of scenarios that were not. */
export function joined(before: Duel | undefined, now: Duel): Duel {
  return duelOf(now.players, { ...before?.scenarios, ...now.scenarios });
}

function resultOf(record: RunRecord, first: Side): Results {
  const { points, luck } = toldOfFirst(record, first);
  return {
    wins: [points === 1 ? 1 : 0, points === 0 ? 1 : 0],
    draws: points === 1 / 2 ? 1 : 0,
    ...(record.luck !== undefined && { luck: [luck, luck * luck, luck * points] as const }),
  };
}

function added(one: Results, other: Results): Results {
  const { wins, luck } = one;
  return {
    wins: [wins[0] + other.wins[0], wins[1] + other.wins[1]],
    draws: one.draws + other.draws,
    ...(luck &&
      other.luck && {
        luck: [luck[0] + other.luck[0], luck[1] + other.luck[1], luck[2] + other.luck[2]] as const,
      }),
  };
}

function duelOf(players: Duel['players'], scenarios: Duel['scenarios']): Duel {
  const all = Object.values(scenarios);
  const nothing: Results = { wins: [0, 0], draws: 0 };
  return { players, ...(all.length === 0 ? nothing : all.reduce(added)), scenarios };
}

/** How strong everybody is by that, strongest first. */
export function ratedBy(
  duels: readonly Duel[],
  secondsPerDecision: (player: string) => number,
): Rated[] {
  const meetings: readonly Meeting[] = duels;
  return ratings(meetings, ANCHOR).map(({ player, rating, interval: [low, high] }) => {
    const level = levelOf(player)?.level;
    return {
      name: player,
      level: level === undefined ? null : LEVEL_NUMBERS[level],
      rating: Math.round(rating),
      interval: [Math.round(low), Math.round(high)],
      secondsPerDecision: secondsPerDecision(player),
    };
  });
}
