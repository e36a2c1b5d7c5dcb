import { SPECTATOR, type Ruleset, type Side, type Viewer } from '@sandtable/kernel';
import { delayOf, type Matters, type SideClock, type Terms } from '@sandtable/wire';
import type { MatchRow } from '../store/store.ts';
import { Audience } from './audience.ts';
import { Course } from './course.ts';
import { Dealings } from './dealings.ts';
import type { House } from './house.ts';
import { mattersOf } from './matters.ts';
import { Seating } from './seating.ts';
import { Talk } from './talk.ts';

/**
 * A match as one node has it at hand: what its log has come to, who sits at it, what there is between them, and who
 * listens. It holds nothing that the log has not, and shows nothing before the log has it. One thing is done at a time.
 */
export class Table {
  readonly house: House;
  readonly row: MatchRow;
  readonly ruleset: Ruleset;
  readonly terms: Terms;
  readonly seating: Seating;
  readonly course: Course;
  readonly dealings: Dealings;
  readonly talk: Talk;
  readonly audience: Audience;
  /** The sides that look at it on other nodes, as far as that was heard of. */
  #elsewhere: ReadonlySet<Side> = new Set();
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(house: House, row: MatchRow, ruleset: Ruleset) {
    const { store } = house;
    this.house = house;
    this.row = row;
    this.ruleset = ruleset;
    this.terms = JSON.parse(row.terms) as Terms;
    this.seating = new Seating(store, row.id);
    this.course = new Course(house, row, ruleset, this.terms);
    this.dealings = new Dealings(store.db, row.id);
    this.talk = new Talk(store.db, row.id);
    this.audience = new Audience({
      look: (viewer) => this.course.look(viewer),
      matters: (viewer) => this.matters(viewer),
      receipt: () => this.course.receipt,
      hearing: () => ({ isOver: this.course.isOver, muting: this.dealings.muting }),
    });
  }

  static async open(house: House, id: string): Promise<Table | undefined> {
    const row = await house.store.match(id);
    const ruleset = row && house.ruleset(row.ruleset);
    if (row === undefined || ruleset === undefined) return undefined;
    const table = new Table(house, row, ruleset);
    await table.dealings.read();
    await table.talk.begin();
    await table.begin();
    return table;
  }

  get id(): string {
    return this.row.id;
  }

  get now(): number {
    return this.house.now();
  }

  get clocks(): SideClock[] {
    const { held, pulse } = this.course;
    // Nobody can decide.
    return held === undefined ? pulse.clocks(this.dealings.pauses, this.now) : [];
  }

  /** All about the table that is not the position, as a viewer may know it. */
  matters(viewer: Viewer): Matters {
    const { match, held, pulse } = this.course;
    // Whoever is shown things late is not shown whose clock runs now, nor what went back.
    const isLate = viewer === SPECTATOR && delayOf(this.terms, this.ruleset) > 0;
    return mattersOf(
      {
        seats: this.seating.seats,
        present: new Set([...this.audience.present, ...this.#elsewhere]),
        terms: this.terms,
        match,
        count: pulse.count,
        held,
        clocks: isLate ? [] : this.clocks,
        takenBack: isLate ? undefined : pulse.takenBack,
        dealings: this.dealings,
        now: this.now,
      },
      viewer,
    );
  }

  /** Does something when all that was asked for before is done. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#queue.then(() => this.comeBack()).then(act);
    this.#queue = next.catch(() => undefined);
    return next;
  }

  // What follows is done in turn.

  /** The match as its log has it, from its beginning. */
  async begin(): Promise<void> {
    await this.seating.read();
    await this.course.begin(this.seating.seats);
  }

  /** What the log has not never was. */
  async comeBack(): Promise<void> {
    if (!this.course.isAstray) return;
    await this.begin();
    this.audience.tell();
  }

  /** Who sits where now. Whoever has gone on somewhere else hears nothing here any more. */
  async reseat(): Promise<void> {
    await this.seating.read();
    this.audience.dismissUnless((key) => this.seating.sideOf(key) !== undefined);
  }

  /** Who looks at it on other nodes. */
  async lookElsewhere(): Promise<void> {
    this.#elsewhere = await this.house.desk.presence.elsewhere(this.id);
  }

  async watchClocks(): Promise<void> {
    const { held, pulse } = this.course;
    if (held === undefined) await pulse.watch(this.dealings.pauses, this.now);
  }

  /** Tells everybody; at the end also what those had to say who looked on. */
  async tellAll(): Promise<void> {
    this.audience.tell();
    if (this.course.isOver) this.audience.speak(await this.talk.latest());
  }
}
