import type { Match } from '@sandtable/kernel';
import {
  PASSES,
  Reviewer,
  reviewOf,
  reviewPieces,
  trialsBefore,
  type Review,
} from '@sandtable/lab';
import { playersOf } from '@sandtable/players';
import type { Command } from '../arguments.ts';
import { changedText } from '../changed.ts';
import { drawReview } from '../drawing/review.ts';
import { listProblems, loadMatch } from '../files.ts';
import { Progress } from '../progress.ts';
import { complain, inert, lineWidth, paint, print, printJson, wrap } from '../terminal.ts';
import { text, wordsOf } from '../words.ts';

const PLAY_OUTS = 32;

export const review: Command = {
  name: 'review',
  operands: ['FILE'],
  flags: { 'play-outs': { value: 'N' }, seed: { value: 'TEXT' }, json: {} },
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
    // What was played by other rules is not judged by these.
    if (changed !== undefined) complain(wrap(changedText(match.ruleset, changed), lineWidth()));
    if (match.pending.outcome === undefined) {
      complain(text('review.early'));
      return 1;
    }
    const found = reviewed(match, given.text('seed') ?? '1', passesFor(wanted));
    if (found === undefined) {
      complain(text('review.nobody'));
      return 1;
    }
    if (asJson) {
      printJson(found);
      return 0;
    }
    const words = wordsOf(match.ruleset);
    print(paint('bold', inert(words.battle(match.scenario).title)));
    print(drawReview(found, match, words));
    // The chances are those of the position, whoever gave up in it.
    if (match.ended !== undefined) print(text('review.ended'));
    return 0;
  },
};

/** So many passes make at least so many play-outs of every position. */
function passesFor(playOuts: number): number {
  return PASSES.findIndex((_, pass) => trialsBefore(pass + 1) >= playOuts) + 1;
}

/** None where nobody can judge the game. */
function reviewed(match: Match, seed: string, passes: number): Review | undefined {
  const [strongest] = playersOf(match.ruleset);
  const coach = strongest.coach?.(match.ruleset);
  if (coach === undefined) return undefined;
  const reviewer = Reviewer.ofMatch(match, coach, seed);
  const progress = new Progress(reviewer.steps * trialsBefore(passes));
  const pieces = reviewPieces(reviewer, passes);
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) {
      progress.clear();
      return reviewOf(match, value);
    }
    const { pass, step } = value;
    // Later passes are longer.
    progress.show(reviewer.steps * trialsBefore(pass) + (step + 1) * PASSES[pass]);
  }
}
