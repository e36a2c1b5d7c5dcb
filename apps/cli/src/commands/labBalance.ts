import { availableParallelism } from 'node:os';
import { describeProblems, knobProblems, type Ruleset, type Scenario } from '@sandtable/kernel';
import {
  MOST_VARIANTS,
  searchFile,
  shareOf,
  USUAL_BALANCE,
  variantsOf,
  VariantSearch,
  type Balanced,
  type Interval,
  type Run,
} from '@sandtable/lab';
import type { Arguments, Command } from '../arguments.ts';
import { percent } from '../drawing/odds.ts';
import { shareText } from '../drawing/shares.ts';
import { UsageError, UserError } from '../errors.ts';
import { listProblems } from '../files.ts';
import { batchesOf, Crew } from '../lab/crew.ts';
import { runIn, termsIn } from '../lab/runs.ts';
import { Progress } from '../progress.ts';
import { rulesetNamed } from '../rulesets.ts';
import { scenarioNamed } from '../scenarios.ts';
import { paint, print, printJson, table } from '../terminal.ts';
import { catalogueOf, text, wordsOf } from '../words.ts';

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
    const run = variants(ruleset, given);
    const bounds = boundsIn(given);
    const round = given.number('round', 4, 100_000) ?? USUAL_BALANCE.round;
    const crew = new Crew(given.number('jobs', 1, 1024) ?? availableParallelism());
    const found = await searched(new VariantSearch(run, { bounds, round }), crew);
    await crew.dismiss();
    if (given.flag('json')) printJson(resultOf(run, found, bounds));
    else show(run, found, bounds);
    return found.isSettled ? 0 : 1;
  },
};

/** A contest for each way to set the knobs. */
function variants(ruleset: Ruleset, given: Arguments): Run {
  const [, name] = given.operands;
  const scenario = scenarioNamed(ruleset, name) as Scenario;
  const set = ruleset.setup(scenario, {});
  const problems = set.ok ? knobProblems(ruleset, scenario) : set.problems;
  if (problems.length > 0) {
    throw new UserError(listProblems(name, describeProblems(problems, catalogueOf(ruleset))));
  }
  const all = variantsOf(ruleset, scenario);
  if ('refused' in all) {
    const { refused, count } = all;
    throw new UserError(text(`lab.${refused}`, { name, count, most: MOST_VARIANTS }));
  }
  return runIn(searchFile(ruleset, scenario, all.choices, termsIn(given, ruleset)), name);
}

function boundsIn(given: Arguments): Interval {
  const wanted = given.text('bounds');
  if (wanted === undefined) return USUAL_BALANCE.bounds;
  const [low, high] = wanted.split('-').map(Number);
  if (low >= 0 && low < high && high <= 100) return [low / 100, high / 100];
  throw new UsageError(text('lab.bounds', { found: wanted }));
}

/** Plays what the search asks for, one round after another. */
async function searched(search: VariantSearch, crew: Crew): Promise<Balanced> {
  const { run } = search;
  for (;;) {
    if (search.found !== undefined) return search.found;
    const round = search.wanted(run.games);
    const progress = new Progress(round.length);
    let done = 0;
    const playing = batchesOf(round, LARGEST_BATCH).map(async (batch) => {
      const records = await crew.play(run, batch);
      search.take(records);
      progress.show((done += records.length));
    });
    await Promise.all(playing);
    progress.clear();
  }
}

/** What `--json` prints. */
function resultOf(run: Run, { candidate, isSettled, tried }: Balanced, bounds: Interval) {
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

function show(run: Run, found: Balanced, bounds: Interval): void {
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
  const [low, high] = bounds.map(percent);
  const name = candidate === undefined ? '' : run.contests[candidate].name;
  print(paint('bold', text(`lab.balance.${key}`, { name, low, high })));
  print(text('lab.cost', { games: tried.reduce((sum, { games }) => sum + games, 0) }));
}
