import type { Catalogue, Move, OptionValues, RuleId, Side } from '@sandtable/kernel';
import type { Lesson, Scripted } from './lesson.ts';

/**
 * What is said and shown beside the rules of a game: why each is there, an example of it, and which others to read
 * next. The words are in the catalogue, by the names of rule and example (`NOTE_KEY`).
 */
export interface Notes {
  readonly ruleset: string;
  /** The game that this one adds to: what is said of a rule of that one is said in its notes. */
  readonly base?: string;
  readonly examples: readonly Example[];
  /** Lessons whose positions examples begin in. */
  readonly lessons: readonly Lesson[];
  /** What a reader of a rule wants to read next: what it changes, what changes it, the exception to it. */
  readonly around: Readonly<Record<RuleId, readonly RuleId[]>>;
  /** Rules of which nothing can be drawn. */
  readonly undrawn: readonly RuleId[];
  /** What is said, in English; other languages have the same keys. */
  readonly catalogue: Catalogue;
}

/**
 * A rule at work in a position: what is done, with its dice, and what comes of it; or what may not be done; or only how
 * things stand. The ruleset plays it like a match, so that it cannot say anything else than the rules do.
 */
export interface Example {
  readonly id: string;
  /** What it shows. It was made for the first of them. */
  readonly rules: readonly RuleId[];
  /** Whose view is drawn. */
  readonly side: Side;
  readonly options?: OptionValues;
  /** A scenario of the ruleset, mostly one that stands in the middle of a game. */
  readonly position?: object;
  /** Or the position of this lesson. */
  readonly lesson?: string;
  /** Or where this other example begins to be shown. */
  readonly like?: string;
  /** Played before there is anything to see. */
  readonly before?: readonly Scripted[];
  /** What is shown being done. The first of it is drawn into the picture. */
  readonly shown?: readonly Scripted[];
  /** Or what may not be done. */
  readonly refused?: Refused;
  /** What the picture must have in it (`pickNamed`); without it, what takes part. */
  readonly around?: readonly string[];
}

export interface Refused {
  readonly side: Side;
  readonly move: Move;
}

/** The keys of what notes say. */
export const NOTE_KEY = {
  /** What a rule means for whoever plays. */
  why: (rule: RuleId) => `why.${rule}`,
  /** What is to be seen in an example. */
  caption: ({ id }: Example) => `example.${id}`,
} as const;

/** The examples of a rule: those made for it, or else the first that shows it as well. */
export function examplesOf({ examples }: Notes, rule: RuleId): readonly Example[] {
  const own = examples.filter(({ rules }) => rules[0] === rule);
  if (own.length > 0) return own;
  return examples.filter(({ rules }) => rules.includes(rule)).slice(0, 1);
}
