import { stepsSeen, type Match, type Side } from '@sandtable/kernel';
import {
  PASSES,
  Reviewer,
  reviewOf,
  reviewPieces,
  trialsBefore,
  type Found,
  type Recounted,
} from '@sandtable/lab';
import { playersOf, type Coach } from '@sandtable/players';
import type { Arguments, Command } from '../arguments.ts';
import { changedText } from '../changed.ts';
import { drawReview, type Told } from '../drawing/review.ts';
import { UsageError } from '../errors.ts';
import { listProblems, loadMatch } from '../files.ts';
import { Progress } from '../progress.ts';
import { complain, inert, lineWidth, paint, print, printJson, wrap } from '../terminal.ts';
import { text, wordsOf } from '../words.ts';

const PLAY_OUTS = 32;

export const review: Command = {
  name: 'review',
  operands: ['FILE'],
  flags: {
    viewer: { value: 'SIDE' },
    'play-outs': { value: 'N' },
    seed: { value: 'TEXT' },
    json: {},
  },
  run(given) {
    const [file] = given.operands;
    const asJson = given.flag('json');
    const wanted = given.number('play-outs', 1, trialsBefore(PASSES.length)) ?? PLAY_OUTS;
    const loaded = loadMatch(file);
    if (!loaded.ok) {
      if (asJson) printJson({ file, problems: loaded.problems });
      else complain(listProblems(file, loaded.problems));
      return 1;
    }
    const { match, changed } = loaded.value;
    const side = sideOf(given, match);
    // What was played by other rules is not judged by these.
    if (changed !== undefined) complain(wrap(changedText(match.ruleset, changed), lineWidth()));
    if (side === undefined && match.pending.outcome === undefined) {
      complain(wrap(text('review.early'), lineWidth()));
      return 1;
    }
    const coach = playersOf(match.ruleset)[0].coach?.(match.ruleset);
    if (coach === undefined) {
      complain(text('review.nobody'));
      return 1;
    }
    const seed = given.text('seed') ?? '1';
    const matter = side === undefined ? whole(match, coach, seed) : seen(match, side, coach, seed);
    if (matter.recounted.steps.length === 0) {
      complain(text(side === undefined ? 'review.empty' : 'review.nothing'));
      return 1;
    }
    const found = reviewOf(matter.recounted, foundOf(matter.reviewer(), passesFor(wanted)));
    if (asJson) {
      printJson(found);
      return 0;
    }
    const { ruleset } = match;
    const words = wordsOf(ruleset);
    const isOver = match.pending.outcome !== undefined;
    print(paint('bold', inert(words.battle(match.scenario).title)));
    print(drawReview(found, { ruleset, viewer: side, isOver, step: matter.step }, words));
    // The chances are those of the position, whoever gave up in it.
    if (match.ended !== undefined) print(wrap(text('review.ended'), lineWidth()));
    return 0;
  },
};

/** The side that looks back by what it has seen itself; none where all is to be told. */
function sideOf(given: Arguments, { ruleset: { sides } }: Match): Side | undefined {
  const side = given.text('viewer');
  if (side === undefined || sides.includes(side)) return side;
  throw new UsageError(text('error.viewer', { viewer: side, known: [...sides] }));
}

/** What is looked back at. */
interface Matter {
  /** Only where there is a step: without one there is nothing that could be seen. */
  reviewer(): Reviewer;
  readonly recounted: Recounted;
  readonly step: Told['step'];
}

/** A match that is over, with all that was secret in it. */
function whole(match: Match, coach: Coach, seed: string): Matter {
  return {
    reviewer: () => Reviewer.ofMatch(match, coach, seed),
    recounted: match,
    step(number) {
      const { side, move } = match.steps[number - 1];
      const before = match.ruleset.view(match.at(number - 1), side);
      return { events: match.happened(number - 1), before, move };
    },
  };
}

/** What a side has seen of one, which may go on. Its steps are counted as that side noticed them. */
function seen(match: Match, side: Side, coach: Coach, seed: string): Matter {
  const steps = stepsSeen(match, side, 0);
  const { ruleset } = match;
  return {
    reviewer: () => Reviewer.ofSeen(ruleset, { side, steps }, coach, seed),
    recounted: { ruleset, steps },
    step: (number) => steps[number - 1],
  };
}

/** So many passes make at least so many play-outs of every position. */
function passesFor(playOuts: number): number {
  return PASSES.findIndex((_, pass) => trialsBefore(pass + 1) >= playOuts) + 1;
}

function foundOf(reviewer: Reviewer, passes: number): readonly Found[] {
  const progress = new Progress(reviewer.steps * trialsBefore(passes));
  const pieces = reviewPieces(reviewer, passes);
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) {
      progress.clear();
      return value;
    }
    const { pass, step } = value;
    // Later passes are longer.
    progress.show(reviewer.steps * trialsBefore(pass) + (step + 1) * PASSES[pass]);
  }
}
