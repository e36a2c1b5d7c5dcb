import {
  message,
  premisesOf,
  stepsSeen,
  Witness,
  type Known,
  type MatchFile,
  type Premises,
  type Side,
  type Viewer,
} from '@sandtable/kernel';
import type { PastStep, SharedTable } from '../play/localTable.ts';
import type { Reason } from '../play/moment.ts';
import type { Eyes } from '../replay/revealed.ts';
import type { Seats } from '../store/seats.ts';

/** A match that is over, through somebody's eyes: it is looked at, and nothing is done there any more. */
export class PlayedTable implements SharedTable {
  readonly isKept = false;
  readonly isHelped = false;
  readonly isWhole = true;
  readonly hasNews = false;
  readonly id: string;
  readonly seats: Seats;
  readonly premises: Premises;
  readonly #eyes: Eyes;
  readonly #before: SharedTable;
  readonly #witness: Witness;

  /** @param before The table that it was played at. */
  constructor(before: SharedTable, eyes: Eyes) {
    this.id = before.id;
    this.#before = before;
    this.#eyes = eyes;
    this.#witness = new Witness(eyes.viewer);
    this.premises = premisesOf(eyes.match);
    // Whoever looks through the eyes of others sits nowhere.
    this.seats = Object.fromEntries(eyes.game.ruleset.sides.map((side) => [side, 'remote']));
  }

  get again(): string | undefined {
    return this.#before.again;
  }

  nameOf(side: Side): string | undefined {
    return this.#before.nameOf?.(side);
  }

  showNews(): void {}

  subscribe(): () => void {
    return () => {};
  }

  /** Whoever looks. */
  known(_viewer: Viewer): Known {
    return this.#witness.look(this.#eyes.match);
  }

  past(_viewer: Viewer, from: number): readonly PastStep[] {
    const { match, viewer, game } = this.#eyes;
    return stepsSeen(match, viewer, from).map(({ before, after, ...seen }) => ({
      ...seen,
      before: game.ruleset.scene(before),
      after: game.ruleset.scene(after),
    }));
  }

  play(): Promise<Reason> {
    return over();
  }

  undo(): Promise<Reason> {
    return over();
  }

  resign(): Promise<Reason> {
    return over();
  }

  save(): MatchFile | undefined {
    return this.#before.save();
  }
}

async function over(): Promise<Reason> {
  return { message: message('play.notPlayed') };
}
