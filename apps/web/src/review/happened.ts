import type { Match, Move } from '@sandtable/kernel';
import type { Game } from '../games/games.ts';
import { text } from './reviewText.ts';

/** What could be decided in a step, as its side would have read it then. */
export function choiceIn({ ruleset, words }: Game, match: Match, step: number, move: Move): string {
  const { side } = match.steps[step - 1];
  const state = match.at(step - 1);
  // What was thought of as a part of something longer may not be there to be chosen by itself.
  if (ruleset.check(state, side, move) !== undefined) return text('review.better.later');
  return words.choiceBriefly(ruleset.view(state, side), move);
}

/** A part of the game that began with a step. */
export interface Opened {
  readonly step: number;
  readonly title: string;
}

/** The parts of the game that a match has gone through, in their order. */
export function partsOf({ ruleset, words }: Game, match: Match): Opened[] {
  return match.steps.flatMap((_, i) => {
    const opening = match.happened(i).findLast((event) => ruleset.chapter(event));
    return opening === undefined ? [] : [{ step: i + 1, title: words.tellBriefly(opening) }];
  });
}

/** All that happened in a step, in words; what was decided where nothing else tells of it. */
export function toldIn(game: Game, match: Match, step: number): string[] {
  if (step === 0) return [];
  const events = match.happened(step - 1).map((event) => game.words.tellBriefly(event));
  return events.length > 0 ? events : [choiceIn(game, match, step, match.steps[step - 1].move)];
}
