import { availableParallelism } from 'node:os';
import { describeProblems, knobProblems, type Ruleset, type Scenario } from '@sandtable/kernel';
import {
  balanceSearch,
  pointsFor,
  shareOf,
  type Balance,
  type Balanced,
  type Interval,
  type Run,
  type Tried,
  type Wanted,
} from '@sandtable/lab';
import type { Arguments, Command } from '../arguments.ts';
import { percent } from '../drawing/odds.ts';
import { shareText } from '../drawing/shares.ts';
import { UsageError, UserError } from '../errors.ts';
import { listProblems } from '../files.ts';
import { candidatesOf } from '../lab/candidates.ts';
import { Crew } from '../lab/crew.ts';
import { contestsOf, runIn } from '../lab/runs.ts';
import { Progress } from '../progress.ts';
import { rulesetNamed } from '../rulesets.ts';
import { scenarioNamed } from '../scenarios.ts';
import { paint, print, printJson, table } from '../terminal.ts';
import { catalogueOf, text, wordsOf } from '../words.ts';

const BOUNDS = '45-55';
const ROUND = 32;
const MOST_GAMES = 2048;
const LARGEST_BATCH = 16;

export const labBalance: Command = {
  name: 'lab balance',
  operands: ['RULESET', 'SCENARIO'],
  flags: {
    players: { value: 'A,A' },
    bounds: { value: 'LOW-HIGH' },
    round: { value: 'N' },
    most: { value: 'N' },
    seed: { value: 'TEXT' },
    option: { value: 'NAME=VALUE', multiple: true },
    jobs: { value: 'N' },
    json: {},
  },
  async run(given) {
    const ruleset = rulesetNamed(given.operands[0]);
    const run = variantsOf(ruleset, given);
    const balance: Balance = {
      bounds: boundsIn(given),
      round: given.number('round', 4, 100_000) ?? ROUND,
      most: run.file.games,
    };
    const crew = new Crew(given.number('jobs', 1, 1024) ?? availableParallelism());
    const found = await search(run, balance, crew);
    await crew.dismiss();
    if (given.flag('json')) printJson(resultOf(run, found, balance));
    else show(run, found, balance);
    return found.isSettled ? 0 : 1;
  },
};

/** A contest for each way to set the knobs, with as many games as any of them may need. */
function variantsOf(ruleset: Ruleset, given: Arguments): Run {
  const [, name] = given.operands;
  const scenario = scenarioNamed(ruleset, name) as Scenario;
  const set = ruleset.setup(scenario, {});
  const problems = set.ok ? knobProblems(ruleset, scenario) : set.problems;
  if (problems.length > 0) {
    throw new UserError(listProblems(name, describeProblems(problems, catalogueOf(ruleset))));
  }
  const variants = candidatesOf(ruleset, scenario, name).map((knobs) => ({ scenario, knobs }));
  return runIn(contestsOf(given, ruleset, variants, MOST_GAMES), name);
}

function boundsIn(given: Arguments): Interval {
  const wanted = given.text('bounds') ?? BOUNDS;
  const [low, high] = wanted.split('-').map(Number);
  if (low >= 0 && low < high && high <= 100) return [low / 100, high / 100];
  throw new UsageError(text('lab.bounds', { found: wanted }));
}

async function search(run: Run, balance: Balance, crew: Crew): Promise<Balanced> {
  const searching = balanceSearch(run.contests.length, balance);
  const played = run.contests.map(() => 0);
  let asked = searching.next();
  while (asked.done !== true) {
    const progress = new Progress(asked.value.reduce((sum, { games }) => sum + games, 0));
    let done = 0;
    const came = await Promise.all(
      asked.value.map(async (wanted) =>
        playWanted(run, wanted, played, crew, (games) => progress.show((done += games))),
      ),
    );
    progress.clear();
    asked = searching.next(came);
  }
  return asked.value;
}

/** The next games of one variant. */
async function playWanted(
  run: Run,
  { candidate, games }: Wanted,
  played: number[],
  crew: Crew,
  tell: (games: number) => void,
): Promise<Tried> {
  const { length } = run.contests;
  const from = played[candidate];
  played[candidate] += games;
  const numbers = Array.from({ length: games }, (_, i) => (from + i) * length + candidate);
  const batches: Promise<number>[] = [];
  for (let at = 0; at < games; at += LARGEST_BATCH) {
    const batch = numbers.slice(at, at + LARGEST_BATCH);
    const playing = crew.play(run, batch).then((records) => {
      tell(records.length);
      return records.reduce((sum, each) => sum + pointsFor(each, run.ruleset.sides[0]), 0);
    });
    batches.push(playing);
  }
  const points = await Promise.all(batches);
  return { games, points: points.reduce((sum, each) => sum + each, 0) };
}

/** What `--json` prints. */
function resultOf(run: Run, { candidate, isSettled, tried }: Balanced, { bounds }: Balance) {
  return {
    settled: isSettled,
    knobs: candidate === undefined ? null : (run.file.scenarios[candidate].knobs ?? {}),
    bounds,
    games: tried.reduce((sum, { games }) => sum + games, 0),
    tried: tried.map((each, i) => ({
      knobs: run.file.scenarios[i].knobs,
      ...each,
      ...shareOf(each),
    })),
  };
}

function show(run: Run, found: Balanced, balance: Balance): void {
  const { candidate, isSettled, tried } = found;
  const words = wordsOf(run.ruleset);
  const rows = tried.map((each, i) => [
    run.contests[i].name,
    each.games,
    shareText(shareOf(each)),
    i === candidate ? '←' : '',
  ]);
  const side = words.side(run.ruleset.sides[0]);
  print(table([[text('lab.variant'), text('lab.games'), text('lab.share', { side })], ...rows]));
  const key = candidate === undefined ? 'none' : isSettled ? 'found' : 'open';
  const [low, high] = balance.bounds.map(percent);
  const name = candidate === undefined ? '' : run.contests[candidate].name;
  print(paint('bold', text(`lab.balance.${key}`, { name, low, high })));
  print(text('lab.cost', { games: tried.reduce((sum, { games }) => sum + games, 0) }));
}
