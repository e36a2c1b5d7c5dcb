import type { FileStep, Ruleset, Side } from '@sandtable/kernel';
import type { Entry } from '@sandtable/record';
import type { ClockTerms, SideClock, TakenBack } from '@sandtable/wire';
import type { DueList } from '../store/due.ts';
import { clocksOf, nextDue, overstayed, type Beat, type Pause } from './clock.ts';
import { isNoticed } from './noticed.ts';

/** So often a side may take something back by itself, and once more for each decision of its own that stands. */
const UNDOS = 50;

/**
 * When anything has happened in a match that everybody notices. Clocks go by that, and so does how long an offer stands: if a
 * decision that one side makes in secret moved a clock, the other side would see that it was made. So several of them
 * in a row count as one.
 */
export class Pulse {
  readonly #match: string;
  readonly #terms: ClockTerms | undefined;
  readonly #ruleset: Ruleset;
  readonly #due: DueList;
  readonly #beats: Beat[] = [];
  /** For each step of the match whether the other side noticed it. */
  readonly #noticed: boolean[] = [];
  /** How often each side may still take something back by itself. */
  readonly #undosLeft = new Map<Side, number>();
  /** Until then somebody will look at the clocks in any case; not known where nothing was written from here. */
  #watched = Infinity;

  constructor(match: string, terms: ClockTerms | undefined, ruleset: Ruleset, due: DueList) {
    this.#match = match;
    this.#terms = terms;
    this.#ruleset = ruleset;
    this.#due = due;
  }

  /**
   * @param opening None as long as the match has not begun.
   * @param brought What had been played before it came here.
   */
  begin(
    opening: Beat | undefined,
    entries: readonly Entry[],
    brought: readonly FileStep[] = [],
  ): void {
    this.#beats.length = 0;
    this.#noticed.length = 0;
    this.#undosLeft.clear();
    if (opening === undefined) return;
    this.#beats.push(opening);
    this.#noticed.push(
      ...brought.map(({ side, events = [] }) => isNoticed(this.#ruleset, side, events)),
    );
    for (const entry of entries) this.add(entry);
  }

  add({ at, deed }: Entry): void {
    switch (deed.kind) {
      case 'move': {
        const { step, asked } = deed;
        const isSeen = isNoticed(this.#ruleset, step.side, step.events ?? []);
        this.#noticed.push(isSeen);
        this.#count(step.side ?? '', 1);
        const isFor = deed.for !== undefined && { isFor: true };
        this.#beat({ at, asked, decided: step.side ?? '', ...isFor }, isSeen);
        break;
      }
      case 'undo': {
        const { from, asked, side, steps } = deed;
        const [isSeen] = this.#noticed.splice(from);
        // With the move that it was.
        this.#count(side, -2);
        this.#noticed.push(
          ...steps.map((step) => isNoticed(this.#ruleset, step.side, step.events ?? [])),
        );
        this.#beat({ at, asked, undone: side }, isSeen);
        break;
      }
      case 'takeBack':
        this.#noticed.length = deed.to;
        this.#beat({ at, asked: deed.asked, wished: deed.side }, true);
        break;
      case 'rules':
        this.#beat({ at, asked: this.#asked, isHeld: true }, true);
        break;
      case 'end':
        this.#beat({ at, asked: [] }, true);
    }
  }

  /** When it last did. */
  get last(): number {
    return this.#beats.at(-1)?.at ?? 0;
  }

  /** How often it has beaten. */
  get count(): number {
    return this.#beats.length;
  }

  /** Whether a side has taken back so much by itself that its log would have no end. Of what the other did it says nothing. */
  hasUndoneEnough(side: Side): boolean {
    return (this.#undosLeft.get(side) ?? UNDOS) < 2;
  }

  /** What has gone back since anybody but the side whose decision it was decided something, as everybody noticed it. */
  get takenBack(): TakenBack | undefined {
    let last: Side | undefined;
    for (let i = this.#beats.length - 1; i >= 0; i--) {
      const { undone, wished, decided } = this.#beats[i];
      const side = undone ?? wished ?? decided;
      // Before that somebody else decided.
      if (side === undefined || (last ?? side) !== side) return undefined;
      if (decided === undefined) return { side, isAgreed: wished !== undefined };
      last = side;
    }
    return undefined;
  }

  /** Nothing where nobody has to decide: before the match, and after it. */
  clocks(pauses: readonly Pause[], now: number): SideClock[] {
    if (this.#terms === undefined || this.#asked.length === 0) return [];
    return clocksOf(this.#terms, this.#ruleset.sides, this.#beats, pauses, now);
  }

  /** Whether a side would be out of time if it took its last decision back; whoever is already would not get away so. */
  isLateToUndo(side: Side, pauses: readonly Pause[], now: number): boolean {
    if (this.#terms === undefined) return false;
    const beats = [...this.#beats, { at: now, asked: this.#asked, undone: side }];
    const clocks = clocksOf(this.#terms, this.#ruleset.sides, beats, pauses, now);
    return overstayed(clocks, now).includes(side);
  }

  /** When somebody has to look at the clocks again. */
  next(pauses: readonly Pause[], now: number): number | undefined {
    return nextDue(this.clocks(pauses, now), this.#asked, pauses, now);
  }

  /**
   * Sees to it that somebody looks at the clocks in time. What the database has may be too early: whoever looks then
   * finds that out. So nothing is written with most moves.
   */
  async watch(pauses: readonly Pause[], now: number): Promise<void> {
    const next = this.next(pauses, now);
    if (next === undefined || (this.#watched > now && this.#watched <= next)) return;
    await this.#due.sooner('clock', this.#match, next);
    this.#watched = next;
  }

  #beat(beat: Beat, isSeen: boolean): void {
    // Who has to decide is told to everybody.
    const isOther = beat.asked.join(' ') !== this.#asked.join(' ');
    if (isSeen || isOther) this.#beats.push(beat);
  }

  #count(side: Side, by: number): void {
    this.#undosLeft.set(side, (this.#undosLeft.get(side) ?? UNDOS) + by);
  }

  get #asked(): readonly Side[] {
    return this.#beats.at(-1)?.asked ?? [];
  }
}
