import {
  Imagined,
  type Match,
  type Move,
  type Side,
  type SideNumber,
  type StepSeen,
} from '@sandtable/kernel';
import { unfolded, type Recounted } from '@sandtable/lab';
import type { Game } from '../games/games.ts';
import { text } from './reviewText.ts';

/** What a review tells of: who decided what, and all that it is told in. */
export interface Story extends Recounted {
  /** Whether it ends with what is told. */
  readonly isOver: boolean;
  /** Whose chance is told: the first side's, or that of whoever looks back at his own. */
  readonly front: SideNumber;
  /** The parts of the game that it has gone through, in their order. */
  readonly parts: readonly Opened[];
  /** All that happened in a step, in words; what was decided where nothing else tells of it. */
  told(step: number): readonly string[];
  /** Those of them that dice fell for. */
  rolled(step: number): readonly string[];
  /** What could be decided in a step, as its side would have read it then. */
  choice(step: number, move: Move): string;
  /** The same of a plan that begins there, move by move, as far as it would go on by itself. */
  plan(step: number, moves: readonly Move[]): readonly string[];
}

/** A part of the game that began with a step. */
export interface Opened {
  readonly step: number;
  readonly title: string;
}

/** A match that is over, with all that happened in it. */
export function storyOf(game: Game, match: Match): Story {
  const { ruleset, words } = game;
  const { steps } = match;
  const choice = (step: number, move: Move): string => {
    const { side } = steps[step - 1];
    const state = match.at(step - 1);
    // What was thought of as a part of something longer may not be there to be chosen by itself.
    if (ruleset.check(state, side, move) !== undefined) return text('review.better.later');
    return words.choiceBriefly(ruleset.view(state, side), move);
  };
  const events = (step: number) => match.happened(step - 1);
  return {
    isOver: true,
    front: 0,
    ruleset,
    steps,
    parts: partsOf(game, steps, events),
    told: (step) => {
      if (step === 0) return [];
      const lines = events(step).map((event) => words.tellBriefly(event));
      return lines.length > 0 ? lines : [choice(step, steps[step - 1].move)];
    },
    rolled: (step) => rolledIn(game, events(step)),
    choice,
    plan: (step, moves) => {
      const { side } = steps[step - 1];
      return planned(game, ruleset.view(match.at(step - 1), side), side, moves);
    },
  };
}

/** A match that goes on, as one side was told of it. */
export function storySeen(game: Game, viewer: Side, steps: readonly StepSeen[]): Story {
  const { ruleset, words } = game;
  const choice = (step: number, move: Move): string => {
    const { side, before: view } = steps[step - 1];
    const refusal = new Imagined(ruleset, { view, viewer }).check(side, move);
    return refusal === undefined ? words.choiceBriefly(view, move) : text('review.better.later');
  };
  const events = (step: number) => steps[step - 1].events;
  return {
    isOver: false,
    front: viewer === ruleset.sides[0] ? 0 : 1,
    ruleset,
    steps,
    parts: partsOf(game, steps, events),
    told: (step) => {
      if (step === 0) return [];
      const lines = events(step).map((event) => words.tellBriefly(event));
      const { move } = steps[step - 1];
      return lines.length > 0 || move === undefined ? lines : [choice(step, move)];
    },
    rolled: (step) => rolledIn(game, events(step)),
    choice,
    plan: (step, moves) => {
      const { side, before } = steps[step - 1];
      return planned(game, before, side, moves);
    },
  };
}

function rolledIn({ words }: Game, events: StepSeen['events']): string[] {
  return events.filter(({ dice }) => dice !== undefined).map((event) => words.tellBriefly(event));
}

function planned(
  { ruleset, words }: Game,
  view: object,
  side: Side,
  moves: readonly Move[],
): string[] {
  return unfolded(ruleset, view, side, moves).map(({ before, move }) =>
    words.choiceBriefly(before, move),
  );
}

function partsOf(
  { ruleset, words }: Game,
  steps: readonly unknown[],
  events: (step: number) => StepSeen['events'],
): Opened[] {
  return steps.flatMap((_, i) => {
    const opening = events(i + 1).findLast((event) => ruleset.chapter(event));
    return opening === undefined ? [] : [{ step: i + 1, title: words.tellBriefly(opening) }];
  });
}

/** Who is told of first, and who after him. */
export function facing({ ruleset: { sides }, front }: Story): readonly [Side, Side] {
  return front === 0 ? sides : [sides[1], sides[0]];
}

/** The chance of the one who is told of first, from that of the first side. */
export function chanceFor({ front }: Story, chance: number): number {
  return front === 0 ? chance : 1 - chance;
}

/** What was gained by him, from what the first side gained. */
export function gainFor({ front }: Story, gain: number): number {
  return front === 0 ? gain : -gain;
}
