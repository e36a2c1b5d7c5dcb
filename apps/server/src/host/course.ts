import {
  premisesOf,
  type Known,
  type Match,
  type Message,
  type Premises,
  type Ruleset,
  type Viewer,
} from '@sandtable/kernel';
import { chained, rootOf, type Deed, type Entry, type Receipt } from '@sandtable/record';
import type { Terms } from '@sandtable/wire';
import { DueList } from '../store/due.ts';
import { newSalt, quickHash } from '../log/hash.ts';
import type { MatchRow, SeatRow } from '../store/store.ts';
import type { Beat } from './clock.ts';
import { matchBrought } from './brought.ts';
import type { House } from './house.ts';
import { beginningOf, broughtOf } from './matchFile.ts';
import { Pulse } from './pulse.ts';
import { readMatch } from './reading.ts';
import { Viewing } from './viewing.ts';

/**
 * How a match has gone, as its log has it. What was worked out on the match and did not get into the log never was: it
 * is astray until it has been read again.
 */
export class Course {
  readonly pulse: Pulse;
  readonly #house: House;
  readonly #row: MatchRow;
  readonly #ruleset: Ruleset;
  readonly #viewing: Viewing;
  #match: Match | undefined;
  #brought: Match | undefined;
  #held: Message | undefined;
  #number = 0;
  #at = 0;
  #head: string;
  #signed: Receipt | undefined;
  #isAstray = false;
  #hasGoneBack = false;

  constructor(house: House, row: MatchRow, ruleset: Ruleset, terms: Terms) {
    this.#house = house;
    this.#row = row;
    this.#ruleset = ruleset;
    this.#viewing = new Viewing(ruleset, terms);
    this.#head = rootOf(row.id, row.commitment);
    this.pulse = new Pulse(row.id, terms.clock, ruleset, new DueList(house.store.db));
  }

  /** How many steps had been played before it came here, of those that every side knows of. */
  get begun(): number {
    return broughtOf(this.#row).noticed;
  }

  /** How it stood when it came here, where it was begun elsewhere. */
  get brought(): Match | undefined {
    return (this.#brought ??= matchBrought(this.#row, this.#ruleset));
  }

  /** None as long as a seat has given no number for the dice. */
  get match(): Match | undefined {
    return this.#match;
  }

  /** Why nobody can play on, where the rules are others now. */
  get held(): Message | undefined {
    return this.#held;
  }

  /** How many entries the log has. */
  get number(): number {
    return this.#number;
  }

  /** When the last entry was made. */
  get at(): number {
    return this.#at;
  }

  get isAstray(): boolean {
    return this.#isAstray;
  }

  /** Whether anything was taken back: then what was done once may be possible a second time. */
  get hasGoneBack(): boolean {
    return this.#hasGoneBack;
  }

  get isOver(): boolean {
    return this.#match?.pending.outcome !== undefined;
  }

  get premises(): Premises {
    if (this.#match !== undefined) return premisesOf(this.#match);
    const { scenario, ...beginning } = beginningOf(this.#row);
    return { ...beginning, scenario: this.#ruleset.published(scenario) };
  }

  get receipt(): Receipt {
    // Everybody is given the same: it is signed once.
    if (this.#signed?.hash !== this.#head) this.#signed = this.#house.signer.receipt(this.#head);
    return this.#signed;
  }

  /** What a viewer knows. */
  look(viewer: Viewer): Known | undefined {
    return this.#match && this.#viewing.look(this.#match, viewer);
  }

  /** The match as its log has it, from its beginning. */
  async begin(seats: readonly SeatRow[]): Promise<void> {
    this.#match = undefined;
    this.#held = undefined;
    this.#number = 0;
    this.#head = rootOf(this.#row.id, this.#row.commitment);
    this.pulse.begin(undefined, []);
    if (seats.every(({ number }) => number !== null)) await this.#readAll(seats);
    this.#isAstray = false;
  }

  async #readAll(seats: readonly SeatRow[]): Promise<void> {
    const entries = await this.#house.store.entries(this.#row.id, 0);
    const last = entries.at(-1);
    this.#number = last?.number ?? 0;
    this.#at = last?.at ?? this.#house.now();
    this.#head = last?.hash ?? this.#head;
    this.#hasGoneBack = entries.some(isBackwards);
    const { match, held } = readMatch(this.#row, seats, entries, this.#ruleset);
    this.#match = match;
    this.#held = held;
    if (match !== undefined) {
      this.pulse.begin(this.#opening(match, seats), entries, broughtOf(this.#row).steps);
    }
  }

  /** Clocks run from when the last has sat down. */
  #opening(match: Match, seats: readonly SeatRow[]): Beat {
    const at = Math.max(this.#row.created, ...seats.map(({ taken }) => taken ?? 0));
    const { decisions } = this.#ruleset.pending(match.at(this.begun));
    return { at, asked: decisions.map(({ side }) => side) };
  }

  /** Plays what the log has more than this. */
  async readOn(seats: readonly SeatRow[]): Promise<void> {
    const match = this.#match;
    if (match === undefined) return this.begin(seats);
    for (const entry of await this.#house.store.entries(this.#row.id, this.#number)) {
      // It goes on as it is read from there.
      if (entry.deed.kind === 'rules') return this.begin(seats);
      repeat(match, entry.deed);
      this.#passed(entry);
    }
  }

  /** Something is worked out on the match that the log may not get. */
  stray(): void {
    this.#isAstray = true;
  }

  /** Nothing was changed. */
  settle(): void {
    this.#isAstray = false;
  }

  /**
   * Adds what was done to the log. False where somebody else has been quicker: then it is astray.
   * @param ask What whoever did it calls it.
   */
  async append(deed: Deed, ask: string | undefined): Promise<boolean> {
    const made = { number: this.#number + 1, at: this.#house.now(), deed, salt: newSalt() };
    const entry = { ...made, hash: chained(this.#head, made, quickHash) };
    // It is signed while it is written, and nobody gets it before it is.
    const [signed, isAppended] = await Promise.all([
      this.#house.signer.receiptSoon(entry.hash),
      this.#house.store.append(this.#row.id, entry, ask),
    ]);
    if (!isAppended) return false;
    this.#isAstray = false;
    this.#passed(entry);
    this.#signed = signed;
    return true;
  }

  #passed(entry: Entry): void {
    this.#number = entry.number;
    this.#at = entry.at;
    this.#head = entry.hash;
    this.#hasGoneBack ||= isBackwards(entry);
    this.pulse.add(entry);
  }
}

function isBackwards({ deed }: Entry): boolean {
  return deed.kind === 'undo' || deed.kind === 'takeBack';
}

/** Does again what was done on another node. */
function repeat(match: Match, deed: Exclude<Deed, { kind: 'rules' }>): void {
  switch (deed.kind) {
    case 'move': {
      const { side = '', move, dice = [], drawn } = deed.step;
      match.recall({ side, move, dice, ...(drawn !== undefined && { drawn }) });
      break;
    }
    case 'undo':
      match.undo(deed.side);
      break;
    case 'takeBack':
      match.takeBack(deed.to);
      break;
    case 'end':
      match.end(deed.ending);
  }
}
