import { availableParallelism } from 'node:os';
import type { Ruleset, Words } from '@sandtable/kernel';
import { summary, type Share, type Spread, type Summary } from '@sandtable/lab';
import type { Arguments, Command } from '../arguments.ts';
import { percent } from '../drawing/odds.ts';
import { UsageError } from '../errors.ts';
import { playerNamed } from '../opponents.ts';
import { rulesetNamed } from '../rulesets.ts';
import { startMatch } from '../scenarios.ts';
import { Progress } from '../progress.ts';
import { playGames } from '../simulate/workers.ts';
import { paint, print, printJson, table } from '../terminal.ts';
import { text, wordsOf } from '../words.ts';

const GAMES = 100;
const MOST_GAMES = 10_000_000;

export const simulate: Command = {
  name: 'simulate',
  operands: ['RULESET'],
  flags: {
    players: { value: 'A,B' },
    games: { value: 'N' },
    seed: { value: 'TEXT' },
    scenario: { value: 'ID|FILE' },
    option: { value: 'NAME=VALUE', multiple: true },
    jobs: { value: 'N' },
    json: {},
  },
  async run(given) {
    const ruleset = rulesetNamed(given.operands[0]);
    const players = playersFor(given, ruleset);
    const games = given.number('games', 1, MOST_GAMES) ?? GAMES;
    const seed = given.text('seed') ?? '1';
    const jobs = given.number('jobs', 1, 1024) ?? availableParallelism();
    const { scenario, options } = startMatch(ruleset, given, { kind: 'seeded', seed });
    const began = performance.now();
    const progress = new Progress(games);
    progress.show(0);
    const job = { ruleset: ruleset.id, scenario, options, players, seed };
    const records = await playGames(job, games, jobs, (done) => progress.show(done));
    progress.clear();
    const seconds = (performance.now() - began) / 1000;
    const result = { players, ...summary(records, ruleset.sides), seconds };
    if (given.flag('json')) printJson({ ...result, seed, scenario: scenario.id });
    else show(result, wordsOf(ruleset));
    return 0;
  },
};

function playersFor(given: Arguments, ruleset: Ruleset): readonly [string, string] {
  const names = given.text('players')?.split(',') ?? [];
  if (names.length !== 2) throw new UsageError(text('error.players'));
  const [a, b] = names.map((name) => playerNamed(ruleset, name).name);
  return [a, b];
}

type Result = Summary & { readonly players: readonly [string, string]; readonly seconds: number };

function show(result: Result, words: Words): void {
  const { players, games, draws, shares, bySide, byPlayerAndSide, length, seconds } = result;
  const { sides } = words.ruleset;
  print(paint('bold', text('simulate.title', { a: players[0], b: players[1], games })));
  const rows = players.flatMap((player, which) => [
    shareRow(player, shares[which]),
    ...sides.map((side) =>
      shareRow(
        `  ${text('simulate.as', { side: words.side(side) })}`,
        byPlayerAndSide[which][side],
      ),
    ),
  ]);
  rows.push(...sides.map((side) => shareRow(words.side(side), bySide[side])));
  print(table(rows));
  print(text('simulate.draws', { draws }));
  print(text('simulate.length', spreadParts(length)));
  for (const side of sides) {
    const parts = { side: words.the(side), ...spreadParts(result.scoresBySide[side]) };
    print(text('simulate.score', parts));
  }
  const rate = (games / seconds).toFixed(1);
  print(paint('dim', text('simulate.time', { seconds: seconds.toFixed(1), rate })));
}

function shareRow(
  name: string,
  { wins, games, rate, interval: [low, high] }: Share,
): (string | number)[] {
  const share = text('simulate.share', {
    rate: percent(rate),
    low: percent(low),
    high: percent(high),
  });
  return [name, wins, text('simulate.of', { games }), share];
}

function spreadParts({ mean, median, least, most }: Spread): Record<string, string | number> {
  return { mean: mean.toFixed(1), median, least, most };
}
