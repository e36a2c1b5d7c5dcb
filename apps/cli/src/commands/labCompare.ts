import { availableParallelism } from 'node:os';
import {
  Comparison,
  comparisonFile,
  USUAL_QUESTION,
  type Compared,
  type Run,
} from '@sandtable/lab';
import type { Arguments, Command } from '../arguments.ts';
import { percent } from '../drawing/odds.ts';
import { UsageError } from '../errors.ts';
import { batchesOf, Crew } from '../lab/crew.ts';
import { Pace } from '../lab/pace.ts';
import { runIn, termsIn } from '../lab/runs.ts';
import { variantNamed } from '../lab/variant.ts';
import { Progress } from '../progress.ts';
import { rulesetNamed } from '../rulesets.ts';
import { paint, print, printJson } from '../terminal.ts';
import { text, wordsOf } from '../words.ts';

const { difference: USUAL, error: ERROR } = USUAL_QUESTION;
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
    const difference = (given.number('difference', 1, 50) ?? 100 * USUAL) / 100;
    const asked = new Comparison(run, { difference, error: ERROR });
    const crew = new Crew(given.number('jobs', 1, 1024) ?? availableParallelism());
    await settle(asked, crew);
    await crew.dismiss();
    const result = asked.result();
    if (given.flag('json')) printJson({ ...plain(result), difference, error: ERROR });
    else show(run, result, difference);
    return result.verdict === 'open' ? 1 : 0;
  },
};

function comparison(given: Arguments): Run {
  const ruleset = rulesetNamed(given.operands[0]);
  const [a, b] = ['a', 'b'].map((name) => {
    const value = given.text(name);
    if (value === undefined) throw new UsageError(text('lab.needsBoth'));
    return variantNamed(ruleset, value);
  });
  const file = comparisonFile(ruleset, [a, b], termsIn(given, ruleset));
  return runIn(file, text('lab.comparison'));
}

/** Plays pairs until it is settled. */
async function settle(asked: Comparison, crew: Crew): Promise<void> {
  const { run } = asked;
  const pace = new Pace(BATCH_SECONDS, LARGEST_BATCH);
  const progress = new Progress(run.games);
  while (!asked.isOver) {
    const each = 2 * pace.games;
    const numbers = asked.wanted(crew.size * each);
    const began = performance.now();
    const batches = await Promise.all(
      batchesOf(numbers, each).map((batch) => crew.play(run, batch)),
    );
    pace.took(pace.games, performance.now() - began);
    asked.take(batches.flat());
    progress.show(asked.games);
  }
  progress.clear();
}

/** What `--json` prints. */
function plain({ verdict, games, shares: [a, b] }: Compared) {
  return { verdict, games, shares: [a.rate, b.rate] };
}

function show(run: Run, { verdict, games, shares }: Compared, difference: number): void {
  const words = wordsOf(run.ruleset);
  const parts = {
    side: words.the(run.ruleset.sides[0]),
    difference: percent(difference),
    a: percent(shares[0].rate),
    b: percent(shares[1].rate),
    games,
  };
  print(paint('bold', text(`lab.verdict.${verdict}`, parts)));
  print(text('lab.compared', parts));
  print(paint('dim', text('lab.errors', { error: percent(ERROR), ...parts })));
}
