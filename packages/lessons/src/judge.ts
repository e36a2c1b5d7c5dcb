import type { Move } from '@sandtable/kernel';
import type { Lesson, LessonStep, Otherwise, Scripted } from './lesson.ts';
import { fits } from './pattern.ts';

/** How far somebody has come in a lesson. Plain data, never changed: each decision makes a new one. */
export interface Stage {
  /** The step that he is at; as many as there are when he is done. */
  readonly step: number;
  /** What is played before he is asked again. */
  readonly due: readonly Scripted[];
  /** Something else that he did: its id, or `other` where the lesson has no word for it. */
  readonly noted?: string;
  /** It is shown what comes of that, and he has to try again. */
  readonly astray?: true;
  /** He has tried something else in this step before. */
  readonly missed?: true;
}

export const BEGINNING: Stage = { step: 0, due: [] };

/** What a legal move is in a lesson: whether it is played, with which dice, and how it goes on. */
export type Verdict =
  | { readonly isPlayed: true; readonly dice: readonly number[]; readonly stage: Stage }
  | { readonly isPlayed: false; readonly stage: Stage };

export function isDone({ steps }: Lesson, { step, due }: Stage): boolean {
  return step === steps.length && due.length === 0;
}

/** Judges a decision that the rules allow. */
export function judge(lesson: Lesson, stage: Stage, move: Move): Verdict {
  const { steps } = lesson;
  // When it is over, or what came of something else is being looked at, nothing more is played.
  if (stage.step >= steps.length || stage.astray) return { isPlayed: false, stage };
  const step = steps[stage.step];
  if (doesCount(step, move)) {
    const next = { step: stage.step + 1, due: step.answers ?? [] };
    return { isPlayed: true, dice: step.dice ?? [], stage: next };
  }
  const other = otherwiseIn(step, move);
  const noted = other?.id ?? OTHER;
  if (other?.shown === undefined) {
    return { isPlayed: false, stage: { step: stage.step, due: [], noted, missed: true } };
  }
  const { dice = [], answers = [] } = other.shown;
  const next: Stage = { step: stage.step, due: answers, noted, astray: true, missed: true };
  return { isPlayed: true, dice, stage: next };
}

/** The first thing that is due has been played. */
export function afterAnswer(stage: Stage): Stage {
  return { ...stage, due: stage.due.slice(1) };
}

/** The step from its beginning. */
export function again({ step, missed }: Stage): Stage {
  return { step, due: [], ...(missed && { missed }) };
}

/** What is to be shown as wanted now: nothing while something is due, and not what he has to find himself. */
export function shownAt({ steps }: Lesson, { step, due, astray, missed }: Stage): Move | undefined {
  const next = steps.at(step);
  if (step >= steps.length || next === undefined || due.length > 0 || astray) return undefined;
  return next.find === true && !missed ? undefined : next.model;
}

/** What he did is none of those that the lesson has a word for. */
export const OTHER = 'other';

export function doesCount({ model, counts = [] }: LessonStep, move: Move): boolean {
  return fits(model, move) || counts.some((pattern) => fits(pattern, move));
}

function otherwiseIn({ otherwise = [] }: LessonStep, move: Move): Otherwise | undefined {
  return otherwise.find((each) => fits(each.move, move));
}
