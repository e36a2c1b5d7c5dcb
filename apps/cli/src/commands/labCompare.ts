import { availableParallelism } from 'node:os';
import { pointsFor, SequentialTest, type Run, type RunRecord, type Verdict } from '@sandtable/lab';
import type { Arguments, Command } from '../arguments.ts';
import { percent } from '../drawing/odds.ts';
import { UsageError } from '../errors.ts';
import { Crew } from '../lab/crew.ts';
import { Pace } from '../lab/pace.ts';
import { contestsOf, runIn } from '../lab/runs.ts';
import { variantNamed } from '../lab/variant.ts';
import { Progress } from '../progress.ts';
import { rulesetNamed } from '../rulesets.ts';
import { paint, print, printJson } from '../terminal.ts';
import { text, wordsOf } from '../words.ts';

const MOST_PAIRS = 10_000;
/** In hundredths: ten wins more in a hundred games are a difference that matters. */
const DIFFERENCE = 10;
const ERROR = 0.05;
const BATCH_SECONDS = 1;
/** Games beyond the one that settles it are played for nothing. */
const LARGEST_BATCH = 64;

export const labCompare: Command = {
  name: 'lab compare',
  operands: ['RULESET'],
  flags: {
    a: { value: 'ID|FILE' },
    b: { value: 'ID|FILE' },
    players: { value: 'A,B' },
    difference: { value: 'PERCENT' },
    most: { value: 'N' },
    seed: { value: 'TEXT' },
    option: { value: 'NAME=VALUE', multiple: true },
    jobs: { value: 'N' },
    json: {},
  },
  async run(given) {
    const run = comparison(given);
    const difference = (given.number('difference', 1, 50) ?? DIFFERENCE) / 100;
    const asked = new SequentialTest({ difference, error: ERROR });
    const crew = new Crew(given.number('jobs', 1, 1024) ?? availableParallelism());
    const records = await settle(run, asked, crew);
    await crew.dismiss();
    const result = resultOf(run, asked, records);
    if (given.flag('json')) printJson({ ...result, difference, error: ERROR });
    else show(run, result, difference);
    return asked.verdict === 'open' ? 1 : 0;
  },
};

/** Two scenarios, and as many games of each as may be needed: the pairs are games 0 and 1, 2 and 3, and so on. */
function comparison(given: Arguments): Run {
  const ruleset = rulesetNamed(given.operands[0]);
  const [a, b] = ['a', 'b'].map((name) => {
    const value = given.text(name);
    if (value === undefined) throw new UsageError(text('lab.needsBoth'));
    return { ...variantNamed(ruleset, value), name };
  });
  return runIn(contestsOf(given, ruleset, [a, b], MOST_PAIRS), text('lab.comparison'));
}

/** Plays pairs until it is settled. They are looked at in their order, whichever are done first. */
async function settle(run: Run, asked: SequentialTest, crew: Crew): Promise<RunRecord[]> {
  const [side] = run.ruleset.sides;
  const pace = new Pace(BATCH_SECONDS, LARGEST_BATCH);
  const progress = new Progress(run.games);
  const looked: RunRecord[] = [];
  for (let from = 0; from < run.games && asked.verdict === 'open';) {
    const each = 2 * pace.games;
    const starts = Array.from({ length: crew.size }, (_, i) => from + i * each);
    const began = performance.now();
    const batches = await Promise.all(
      starts.map(async (start) => {
        const length = Math.max(Math.min(each, run.games - start), 0);
        return crew.play(
          run,
          Array.from({ length }, (_, i) => start + i),
        );
      }),
    );
    pace.took(pace.games, performance.now() - began);
    from += crew.size * each;
    const records = batches.flat();
    for (let i = 0; i < records.length && asked.verdict === 'open'; i += 2) {
      asked.add(pointsFor(records[i], side), pointsFor(records[i + 1], side));
      looked.push(records[i], records[i + 1]);
    }
    progress.show(looked.length);
  }
  progress.clear();
  return looked;
}

interface Result {
  readonly verdict: Verdict;
  readonly games: number;
  /** The share of the first side in each. */
  readonly shares: readonly [number, number];
}

function resultOf(run: Run, asked: SequentialTest, records: readonly RunRecord[]): Result {
  const [side] = run.ruleset.sides;
  const share = (which: 0 | 1): number => {
    const own = records.filter(({ number }) => number % 2 === which);
    return own.reduce((sum, record) => sum + pointsFor(record, side), 0) / own.length;
  };
  return { verdict: asked.verdict, games: records.length, shares: [share(0), share(1)] };
}

function show(run: Run, { verdict, games, shares }: Result, difference: number): void {
  const words = wordsOf(run.ruleset);
  const parts = {
    side: words.the(run.ruleset.sides[0]),
    difference: percent(difference),
    a: percent(shares[0]),
    b: percent(shares[1]),
    games,
  };
  print(paint('bold', text(`lab.verdict.${verdict}`, parts)));
  print(text('lab.compared', parts));
  print(paint('dim', text('lab.errors', { error: percent(ERROR), ...parts })));
}
