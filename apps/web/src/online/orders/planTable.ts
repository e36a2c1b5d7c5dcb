import {
  canonicalJson,
  Imagined,
  Match,
  message,
  premisesOf,
  Witness,
  type Decision,
  type Known,
  type MatchFile,
  type Message,
  type Move,
  type Part,
  type Premises,
  type Ruleset,
  type Side,
  type Supposed,
  type Viewer,
} from '@sandtable/kernel';
import type { PastStep, SharedTable } from '../../play/localTable.ts';
import type { Reason } from '../../play/moment.ts';
import type { Seats } from '../../store/seats.ts';

/** What a board of one's own begins with. */
export interface Basis {
  readonly ruleset: Ruleset;
  readonly premises: Premises;
  /** What one knows of the match, furnished. */
  readonly known: Known;
}

/**
 * A board of one's own: a match that begins with a world as one imagines it from what one knows. Whoever sits here plays both
 * sides, and can take back everything. Nobody else hears of it.
 */
export class PlanTable implements SharedTable {
  readonly id = 'plan';
  readonly again: string;
  readonly isKept = false;
  readonly isHelped = false;
  readonly isWhole = false;
  readonly hasNews = false;
  readonly takesAllBack = true;
  readonly seats: Seats;
  readonly premises: Premises;
  readonly basis: Basis;
  readonly #ruleset: Ruleset;
  readonly #witnesses = new Map<Viewer, Witness>();
  readonly #listeners = new Set<() => void>();
  #match: Match;
  #course: readonly Supposed[] = [];
  #seed = 0;

  /** @param again Where the match is. */
  constructor(basis: Basis, again: string) {
    const { ruleset, premises, known } = basis;
    this.basis = basis;
    this.again = again;
    this.#ruleset = ruleset;
    this.seats = Object.fromEntries(ruleset.sides.map((side) => [side, 'person']));
    const position = ruleset.position(new Imagined(ruleset, known).world);
    const started = Match.start(ruleset, position, premises.options, this.#dice());
    if (!started.ok) throw new Error(JSON.stringify(started.problems));
    this.#match = started.value;
    // What never changes, as it is in the match itself.
    const { title } = premises.scenario;
    const own = premisesOf(this.#match);
    const { id } = premises.scenario;
    const scenario = { ...own.scenario, id, ...(title !== undefined && { title }) };
    this.premises = { ...own, scenario };
  }

  /** What has been played through so far. */
  get course(): readonly Supposed[] {
    return this.#course;
  }

  /** Whether the last step rolled dice: it could have come out otherwise. */
  get hasRolled(): boolean {
    return (this.#match.steps.at(-1)?.dice.length ?? 0) > 0;
  }

  /** Nothing comes from elsewhere. */
  showNews(): void {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whoever is asked looks at it: on a board of one's own nothing is handed over. */
  known(): Known {
    const viewer = this.#asked()?.side ?? this.basis.known.viewer;
    let witness = this.#witnesses.get(viewer);
    if (witness === undefined) this.#witnesses.set(viewer, (witness = new Witness(viewer)));
    const { whyNotUndo: _, ...known } = witness.look(this.#match);
    const isNew = this.#course.length === 0;
    return { ...known, ...(isNew && { whyNotUndo: message('undo.nothing') }) };
  }

  past(): readonly PastStep[] {
    return [];
  }

  async play(side: Side, move: Move): Promise<Reason | undefined> {
    const decision = this.#match.pending.decisions.find((each) => each.side === side);
    if (decision === undefined) return { message: message('play.noAnswer') };
    const view = this.#match.view(side);
    const question = this.#ruleset.ask(view, decision);
    const said = this.#named(question, this.#ruleset.label(view, move));
    const played = this.#match.play(side, move);
    if (!played.ok) return played.refusal;
    const { kind } = decision;
    const step = { side, move, kind, question, said, events: played.events };
    this.#course = [...this.#course, step];
    return undefined;
  }

  async undo(): Promise<undefined> {
    if (this.#course.length > 0) this.#goBack();
    return undefined;
  }

  /** The last step once more, with other dice. */
  async rollAgain(): Promise<void> {
    const last = this.#course.at(-1);
    if (last === undefined) return;
    this.#goBack();
    await this.play(last.side, last.move);
    this.#tell();
  }

  /** Everything from the beginning. */
  startOver(): void {
    this.#fork(0);
    this.#tell();
  }

  /** Nobody is beaten on a board of one's own. */
  async resign(): Promise<undefined> {
    return undefined;
  }

  save(): MatchFile | undefined {
    return undefined;
  }

  /** An answer in words to be read later, with its question where that names what neither the answer nor the step before does. */
  #named(question: Message, answer: Message): Message {
    const before = this.#course.at(-1);
    const known = [answer, ...(before === undefined ? [] : [before.said, before.question])];
    const isNamed = new Set(known.flatMap(namesIn));
    const isPlain = namesIn(question).every((name) => isNamed.has(name));
    return isPlain ? answer : message('orders.answer', { question, answer });
  }

  #goBack(): void {
    this.#fork(this.#course.length - 1);
  }

  #fork(step: number): void {
    this.#match = this.#match.fork(step, this.#dice());
    this.#course = this.#course.slice(0, step);
  }

  #dice() {
    return { kind: 'seeded', seed: `plan ${this.#seed++}` } as const;
  }

  #asked(): Decision | undefined {
    return this.#match.pending.decisions.at(0);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** What a message is about: figures and lists are of no help to tell one from another. */
function namesIn({ with: parts = {} }: Message): string[] {
  return Object.values(parts).flatMap(namesOf);
}

function namesOf(part: Part): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'number' || !('key' in part)) return [];
  return [canonicalJson(part), ...namesIn(part)];
}
