import { availableParallelism } from 'node:os';
import type { Words } from '@sandtable/kernel';
import { summary, type Summary } from '@sandtable/lab';
import type { Command } from '../arguments.ts';
import { drawShares } from '../drawing/shares.ts';
import { playersIn } from '../lab/players.ts';
import { rulesetNamed } from '../rulesets.ts';
import { startMatch } from '../scenarios.ts';
import { Progress } from '../progress.ts';
import { playGames } from '../simulate/workers.ts';
import { paint, print, printJson } from '../terminal.ts';
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
    const players = playersIn(given, ruleset);
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

type Result = Summary & { readonly players: readonly [string, string]; readonly seconds: number };

function show(result: Result, words: Words): void {
  const { players, games, seconds } = result;
  print(paint('bold', text('simulate.title', { a: players[0], b: players[1], games })));
  print(drawShares(result, players, words));
  const rate = (games / seconds).toFixed(1);
  print(paint('dim', text('simulate.time', { seconds: seconds.toFixed(1), rate })));
}
