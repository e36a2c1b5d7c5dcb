import {
  eachStepSeen,
  premisesOf,
  resume,
  stepsSeen,
  Witness,
  type Known,
  type Match,
  type MatchFile,
  type Move,
  type Premises,
  type Scene,
  type Side,
  type StandingAnswer,
  type StepSeen,
  type Viewer,
} from '@sandtable/kernel';
import { unhurried } from '../files/unhurried.ts';
import { whereAgain } from '../learn/again.ts';
import type { SavedMatch } from '../store/matches.ts';
import type { Seats } from '../store/seats.ts';
import type { Reason } from './moment.ts';

/** A match as those who sit at it may have it: what each knows, and a way to answer. */
export interface SharedTable {
  /** What it is called where it is kept. */
  readonly id: string;
  readonly seats: Seats;
  /** What somebody elsewhere is called who plays this side. */
  nameOf?(side: Side): string | undefined;
  readonly premises: Premises;
  /** Whether one can come back to it: a lesson is gone when it is left. */
  readonly isKept: boolean;
  /** Whether the computer may be asked what to do. */
  readonly isHelped: boolean;
  /** Whether all of it is on this device: of what is played elsewhere, only what one knows. */
  readonly isWhole: boolean;
  /** Whether something that was done elsewhere waits to be seen. */
  readonly hasNews: boolean;
  /** Lets the next of it be seen. */
  showNews(): void;
  /** Calls whenever something has come from elsewhere. */
  subscribe(listener: () => void): () => void;
  /** Where the same battle can be begun once more, where that is no matter of others. */
  readonly again: string | undefined;
  known(viewer: Viewer): Known;
  /** Steps that the viewer was told of, but for so many of the first, as he saw them. */
  past(viewer: Viewer, from: number): readonly PastStep[];
  /**
   * The steps that a side was told of, as it saw them, with its own decisions; all of them, or the last as far as they can be had.
   * Nothing where they cannot be had now.
   */
  seen?(side: Side): Promise<readonly StepSeen[] | undefined>;
  /** Why it is not done, where it is not. Throws where it could not be kept: nothing has changed then. */
  play(side: Side, move: Move): Promise<Reason | undefined>;
  /** Whether there is a way back from everything: nothing is asked for twice then. */
  readonly takesAllBack?: true;
  undo(side: Side): Promise<Reason | undefined>;
  resign(side: Side): Promise<Reason | undefined>;
  /** What those at this screen have answered for them; not where somebody else sees to it. */
  readonly standing?: OwnStanding;
  /** All of it as a file; nothing where it is not whole. */
  save(): MatchFile | undefined;
}

/** Small questions that those at this screen have answered once for all. */
export interface OwnStanding {
  of(side: Side): readonly StandingAnswer[];
  put(side: Side, answers: readonly StandingAnswer[]): Promise<void>;
}

/** A step that was made before, as somebody saw it. */
export interface PastStep extends Omit<StepSeen, 'before' | 'after'> {
  readonly before: Scene;
  readonly after: Scene;
}

/** Keeps a match; done when it cannot be lost any more. */
export type Keep = (
  saved: SavedMatch,
  change: Partial<Pick<SavedMatch, 'file' | 'over' | 'standing'>>,
) => Promise<SavedMatch>;

/** A match that is kept on this device. Nobody but this table has it. */
export class LocalTable implements SharedTable {
  readonly isKept = true;
  readonly isHelped = true;
  readonly isWhole = true;
  readonly hasNews = false;
  readonly premises: Premises;
  #match: Match;
  #saved: SavedMatch;
  readonly #keep: Keep;
  readonly #witnesses = new Map<Viewer, Witness>();

  constructor(match: Match, saved: SavedMatch, keep: Keep) {
    this.premises = premisesOf(match);
    this.#match = match;
    this.#saved = saved;
    this.#keep = keep;
  }

  get id(): string {
    return this.#saved.id;
  }

  get seats(): Seats {
    return this.#saved.seats;
  }

  get again(): string {
    return whereAgain(this.#saved);
  }

  readonly standing: OwnStanding = {
    of: (side) => this.#saved.standing?.[side] ?? [],
    put: async (side, answers) => {
      const standing = { ...this.#saved.standing, [side]: answers };
      this.#saved = await this.#keep(this.#saved, { standing });
    },
  };

  /** Nothing comes from elsewhere. */
  showNews(): void {}

  subscribe(): () => void {
    return () => {};
  }

  known(viewer: Viewer): Known {
    let witness = this.#witnesses.get(viewer);
    if (witness === undefined) this.#witnesses.set(viewer, (witness = new Witness(viewer)));
    return witness.look(this.#match);
  }

  past(viewer: Viewer, from: number): readonly PastStep[] {
    const { ruleset } = this.#match;
    return stepsSeen(this.#match, viewer, from).map(({ before, after, ...seen }) => ({
      ...seen,
      before: ruleset.scene(before),
      after: ruleset.scene(after),
    }));
  }

  seen(side: Side): Promise<readonly StepSeen[]> {
    return unhurried(collected(eachStepSeen(this.#match, side, 0)));
  }

  async play(side: Side, move: Move): Promise<Reason | undefined> {
    const played = this.#match.play(side, move);
    if (!played.ok) return played.refusal;
    await this.#write();
    return undefined;
  }

  async undo(side: Side): Promise<Reason | undefined> {
    const reason = this.#match.undo(side);
    if (reason !== undefined) return { message: reason };
    await this.#write();
    return undefined;
  }

  async resign(side: Side): Promise<Reason | undefined> {
    const reason = this.#match.end({ how: 'resigned', side });
    if (reason !== undefined) return { message: reason };
    await this.#write();
    return undefined;
  }

  save(): MatchFile {
    return this.#match.save();
  }

  /** Keeps the match as it is now, or goes back to what is kept. */
  async #write(): Promise<void> {
    const over = this.#match.pending.outcome !== undefined;
    try {
      this.#saved = await this.#keep(this.#saved, { file: this.#match.save(), over });
    } catch (error) {
      const kept = resume(this.#saved.file, [this.#match.ruleset]);
      if (kept.ok) this.#match = kept.value;
      throw error;
    }
  }
}

/** All that comes, bit by bit. */
function* collected<T>(coming: Iterable<T>): Generator<undefined, T[]> {
  const all: T[] = [];
  for (const each of coming) {
    all.push(each);
    yield undefined;
  }
  return all;
}
