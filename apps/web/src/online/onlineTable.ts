import {
  difference,
  message,
  type Known,
  type MatchFile,
  type Move,
  type Premises,
  type Ruleset,
  type Side,
  type StepSeen,
  type Viewer,
} from '@sandtable/kernel';
import {
  OWN_SCENARIOS,
  pastReceived,
  USUAL_TERMS,
  type Failure,
  type Line,
  type RemoteSeat,
} from '@sandtable/wire';
import { ADDRESS } from '../app/address.ts';
import { deedsFrom } from '../play/follow/deeds.ts';
import type { PastStep, SharedTable } from '../play/localTable.ts';
import { logOf } from '../play/log.ts';
import type { Reason } from '../play/moment.ts';
import type { Rules } from '../games/games.ts';
import { freshName } from '../store/fresh.ts';
import type { Dropped, Unsent } from '../store/online.ts';
import type { Seats } from '../store/seats.ts';
import { droppedBy, resend } from './unsent.ts';

/** The parts of a line that a table needs. */
export type TableLine = Pick<Line, 'play' | 'undo' | 'resign' | 'past'>;

/** What of a seat is kept on this device. */
export interface SeatKeeper {
  /** What is known now. */
  keep(known: Known): void;
  /** A move is on its way; nothing where none is any more. Done when it cannot be lost. */
  keepUnsent(unsent: Unsent | undefined): Promise<void>;
  /** A move was not made that one had decided on. */
  drop(dropped: Dropped): Promise<void>;
}

/**
 * A match that is played elsewhere, as one seat has it. What others do waits until it has been looked at, one step
 * after the other; what whoever sits here does is seen when the host has acknowledged it.
 */
export class OnlineTable implements SharedTable {
  readonly isKept: boolean;
  readonly id: string;
  readonly seats: Seats;
  readonly premises: Premises;
  readonly #game: Rules;
  readonly #seat: RemoteSeat;
  readonly #line: TableLine;
  readonly #keeper: SeatKeeper;
  readonly #listeners = new Set<() => void>();
  /** What the seat knew when it was last looked at, as it came. */
  #heard: Known;
  #shown: Known;
  /** A view as it came, and with all that belongs to it: the same as long as it is the same. */
  #furnishing: { readonly from: object; readonly view: object } | undefined;
  /** What has come since, step by step. */
  #coming: Known[] = [];
  /** What was seen of the last steps, where they did not come one by one. */
  #past: readonly PastStep[] = [];
  /** Until how many steps have been told what comes is the answer to what is being done here. */
  #ownUntil = 0;
  #file: MatchFile | undefined;

  /** @param seat One that knows something: a match that has begun. */
  constructor(game: Rules, seat: RemoteSeat, line: TableLine, keeper: SeatKeeper) {
    const { premises, known, viewer } = seat;
    if (premises === undefined || known === undefined) throw new Error('it has not begun');
    this.#game = game;
    this.#seat = seat;
    this.#line = line;
    this.#keeper = keeper;
    this.id = seat.match;
    this.premises = premises;
    this.seats = seatsOf(game.ruleset, viewer);
    this.isKept = Object.values(this.seats).includes('person');
    this.#heard = known;
    this.#shown = this.#furnished(known);
  }

  /** With people it is a matter of both of them; and what somebody has made himself is not among what can be chosen. */
  get again(): string | undefined {
    const { ruleset, scenario } = this.premises;
    if (!this.isKept || !this.#isAgainstComputer || OWN_SCENARIOS.includes(scenario.id)) {
      return undefined;
    }
    return ADDRESS.start(ruleset, scenario.id, 'computer');
  }

  /** Between people it is agreed on beforehand. */
  get isHelped(): boolean {
    const { help = USUAL_TERMS.help } = this.#seat.matters?.terms ?? {};
    return this.isKept && (help || this.#isAgainstComputer);
  }

  get #isAgainstComputer(): boolean {
    return this.#seat.matters?.people.some(({ player }) => player !== undefined) === true;
  }

  nameOf(side: Side): string | undefined {
    return this.#seat.matters?.people.find((each) => each.side === side)?.name;
  }

  get isWhole(): boolean {
    return this.#file !== undefined;
  }

  /** It is over, and all of it is on this device. */
  complete(file: MatchFile): void {
    this.#file = file;
    this.#tell();
  }

  /** What the host knows this seat to know, whatever of it has been seen. */
  get latest(): Known {
    return this.#heard;
  }

  /** Looks up what was seen before this table was opened, as far as the host answers. */
  async lookBack(): Promise<void> {
    const { told } = this.#heard;
    const from = deedsFrom(logOf(told, this.#game));
    const seen = await this.#seen(from, told);
    if (seen === undefined) return;
    const { ruleset } = this.#game;
    this.#past = seen.map(({ before, after, ...step }) => ({
      ...step,
      before: ruleset.scene(before),
      after: ruleset.scene(after),
    }));
  }

  /** Nobody has seen here what another side has. */
  seen(_side: Side): Promise<readonly StepSeen[] | undefined> {
    return this.#seen(0, this.#heard.told);
  }

  async #seen(from: number, told: Known['told']): Promise<readonly StepSeen[] | undefined> {
    const past = await this.#line.past(this.#seat, from);
    if (past === undefined) return undefined;
    const { scenario, options } = this.premises;
    const { ruleset } = this.#game;
    // What was seen after one step is what was seen before the next.
    const furnished = new Map<object, object>();
    const furnish = (view: object): object => {
      const known = furnished.get(view) ?? ruleset.furnish(view, scenario, options);
      furnished.set(view, known);
      return known;
    };
    return pastReceived(past).map(({ before, after, ...step }) => ({
      ...step,
      events: told[step.step - 1] ?? [],
      before: furnish(before),
      after: furnish(after),
    }));
  }

  /** Something has come from the host. */
  async hear(): Promise<void> {
    const { known } = this.#seat;
    const before = this.#heard;
    // Whoever sits down again may be told what he knew.
    if (known === undefined || difference(before, known) === undefined) {
      this.#tell();
      return;
    }
    this.#heard = known;
    this.#keeper.keep(known);
    const steps = known.told.length - before.told.length;
    if (steps === 1 && known.told.length > this.#ownUntil) {
      this.#coming.push(this.#furnished(known));
    } else if (steps === 0 && this.#coming.length > 0) {
      this.#coming[this.#coming.length - 1] = this.#furnished(known);
    } else {
      // What came in between was not seen: it can be looked up.
      if (steps > 1) await this.lookBack();
      // Something else may have come meanwhile.
      if (this.#heard === known) this.#show(known);
    }
    this.#tell();
  }

  get hasNews(): boolean {
    return this.#coming.length > 0;
  }

  showNews(): void {
    this.#shown = this.#coming.shift() ?? this.#shown;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Nobody knows more here than whoever sits here. */
  known(_viewer: Viewer): Known {
    return this.#shown;
  }

  past(_viewer: Viewer, from: number): readonly PastStep[] {
    return this.#past.filter(({ step }) => step > from && step <= this.#shown.told.length);
  }

  async play(side: Side, move: Move): Promise<Reason | undefined> {
    const at = this.#shown.told.length;
    const { view, pending } = this.#shown;
    const { ruleset } = this.#game;
    const label = ruleset.label(view, move);
    const asked = pending.decisions.find((each) => each.side === side);
    const question = asked && ruleset.ask(view, asked);
    const unsent = { name: freshName(), at, move, label, ...(question && { question }) };
    await this.#keeper.keepUnsent(unsent);
    let isTold = false;
    const reason = await this.#send(at + 1, async () => {
      const failure = await this.#line.play(this.#seat, move, unsent);
      isTold = failure?.code === 'late';
      if (failure?.code === 'late') {
        await this.#keeper.drop(await droppedBy(this.#line, this.#seat, unsent, failure));
      }
      return failure;
    });
    return reason && isTold ? { ...reason, isTold } : reason;
  }

  undo(): Promise<Reason | undefined> {
    return this.#send(0, () => this.#line.undo(this.#seat));
  }

  resign(): Promise<Reason | undefined> {
    return this.#send(0, () => this.#line.resign(this.#seat));
  }

  /**
   * Sends what was decided when there was no network.
   * @param before What had been told when it was decided, as far as that was kept.
   */
  async resend(unsent: Unsent, before?: Known['told']): Promise<void> {
    this.#ownUntil = unsent.at + 1;
    const dropped = await resend(this.#line, this.#seat, unsent, before);
    this.#ownUntil = 0;
    await this.#keeper.keepUnsent(undefined);
    if (dropped !== undefined) await this.#keeper.drop(dropped);
  }

  save(): MatchFile | undefined {
    return this.#file;
  }

  async #send(until: number, act: () => Promise<Failure | undefined>): Promise<Reason | undefined> {
    this.#ownUntil = until;
    const failure = await act();
    this.#ownUntil = 0;
    await this.#keeper.keepUnsent(undefined);
    if (failure === undefined) return undefined;
    const { message: said, rule } = failure;
    return {
      message: typeof said === 'string' ? message(said) : said,
      ...(rule !== undefined && { rule }),
    };
  }

  #show(known: Known): void {
    this.#coming = [];
    this.#shown = this.#furnished(known);
  }

  #furnished(known: Known): Known {
    const { scenario, options } = this.premises;
    const from = known.view;
    if (this.#furnishing?.from !== from) {
      const view = this.#game.ruleset.furnish(from, scenario, options);
      this.#furnishing = { from, view };
    }
    return { ...known, view: this.#furnishing.view };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Who sits where, from one seat: everybody else is elsewhere. */
function seatsOf({ sides }: Ruleset, viewer: Viewer | undefined): Seats {
  return Object.fromEntries(sides.map((side) => [side, side === viewer ? 'person' : 'remote']));
}
