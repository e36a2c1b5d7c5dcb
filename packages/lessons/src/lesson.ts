import type { Catalogue, Move, OptionValues, RuleId, Side } from '@sandtable/kernel';
import type { Pattern } from './pattern.ts';

/**
 * One idea, learnt by doing it: a position, what to try in it, how the dice fall, and what is said when somebody
 * does something else. It tells no rule by itself: what may be done the ruleset judges, here as everywhere.
 *
 * What is said has no place in it. The words are in the catalogue of its course, by the names of lesson and step
 * (`words.ts`).
 */
export interface Lesson {
  readonly format: 1;
  readonly ruleset: string;
  readonly id: string;
  /** What it teaches, from the rulebook. */
  readonly rules: readonly RuleId[];
  /** The side that is played. */
  readonly side: Side;
  readonly options?: OptionValues;
  /** A scenario of the ruleset, mostly one that stands in the middle of a game. */
  readonly position: object;
  readonly steps: readonly LessonStep[];
}

/** One decision of whoever learns. */
export interface LessonStep {
  readonly id: string;
  /** What he should try. */
  readonly model: Move;
  /** He is to find it himself: nothing shows it before he has tried something else. */
  readonly find?: boolean;
  /** What counts as well, with the same dice: whatever of it is legal must lead on. */
  readonly counts?: readonly Pattern[];
  /** What it rolls, face by face. */
  readonly dice?: readonly number[];
  /** What comes next without him: answers of the other side, or his own that teach nothing. */
  readonly answers?: readonly Scripted[];
  /** What must come of it, answers included; for the tests. */
  readonly happens?: readonly Pattern[];
  /** Something else that he is likely to try. */
  readonly otherwise?: readonly Otherwise[];
}

/** A move by whoever is asked, and what it rolls. */
export interface Scripted {
  /** Needed only where both are asked at the same time. */
  readonly side?: Side;
  readonly move: Move;
  readonly dice?: readonly number[];
}

/** Something else that may be done, and is worth a word of its own. */
export interface Otherwise {
  readonly id: string;
  readonly move: Pattern;
  /** A move like that, for the tests: needed where the rules list none, as on a free table. */
  readonly example?: Move;
  /** Set where it is shown what comes of it before he tries again; without it nothing is played. */
  readonly shown?: { readonly dice?: readonly number[]; readonly answers?: readonly Scripted[] };
}

/** A whole battle against the computer, with a remark now and then. Everybody plays as he likes, by dice of their own. */
export interface GuidedBattle {
  readonly format: 1;
  readonly ruleset: string;
  readonly side: Side;
  /** The computer's player opposite. */
  readonly opponent: string;
  readonly options?: OptionValues;
  readonly scenario: object;
  /** What is said, the more important first. Each is said once. */
  readonly remarks: readonly Remark[];
}

export interface Remark {
  readonly id: string;
  /** When it is said: when all of these hold. */
  readonly when: {
    /** He is asked something of this kind. */
    readonly asked?: string;
    /** Something like this has happened since he was last asked. */
    readonly happened?: Pattern;
    /** A side's score has gone up since he was last asked. */
    readonly scored?: Side;
    /** The battle is over, and so it came out for him. */
    readonly over?: 'won' | 'lost' | 'drawn';
  };
}

/** All that is taught of a game. */
export interface Course {
  readonly ruleset: string;
  readonly lessons: readonly Lesson[];
  readonly battle: GuidedBattle;
  /** What is said, in English; other languages have the same keys. */
  readonly catalogue: Catalogue;
}
