import type { Dice } from './dice.ts';
import type { FileStep, Step } from './matchFile.ts';
import type { Patch } from './patch.ts';
import type { Positions } from './positions.ts';
import type { GameEvent, Ruleset, Side } from './ruleset.ts';
import { ScriptedDice } from './scripted.ts';

/** What a match has on record: all that there is of steps which these rules cannot play again. */
export interface MatchRecord {
  readonly steps: readonly Step[];
  readonly events: readonly (readonly GameEvent[])[];
  readonly positions: Positions;
}

/** So many steps apart, positions are kept to go on from. */
const MARK_EVERY = 32;

/** Plays a decision on a position, and gives what happened. */
export function played(
  ruleset: Ruleset,
  state: object,
  { side, move }: Pick<Step, 'side' | 'move'>,
  dice: Dice,
): GameEvent[] {
  const events: GameEvent[] = [];
  ruleset.play(state, side, move, dice, (event) => events.push(event));
  return events;
}

/** What has been played in a match, and every position on the way: played again, or from the record. */
export class History {
  readonly #ruleset: Ruleset;
  readonly #opening: object;
  readonly #steps: Step[];
  readonly #events: (readonly GameEvent[])[];
  #positions: Positions;
  /** States after so many steps. Before the first of them there is only the record. */
  readonly #marks = new Map<number, object>();

  /** @param state The position after all steps of the record. */
  constructor(ruleset: Ruleset, opening: object, record: MatchRecord, state: object) {
    this.#ruleset = ruleset;
    this.#opening = opening;
    this.#steps = [...record.steps];
    this.#events = [...record.events];
    this.#positions = record.positions;
    this.#marks.set(this.#steps.length, state);
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  get events(): readonly (readonly GameEvent[])[] {
    return this.#events;
  }

  /** Whether everything from the first step on can be played again. */
  get isOfTheseRules(): boolean {
    return this.#marks.has(0);
  }

  /** The last decision of a side, as an index; of a decision after it nobody but its maker may know. */
  lastOf(side: Side): number {
    let index = this.#steps.length - 1;
    for (; index >= 0; index--) {
      const { side: maker, among } = this.#steps[index];
      if (maker === side || !among) break;
    }
    return index;
  }

  /** One step more, and the position after it. */
  log(step: Step, events: readonly GameEvent[], state: object): void {
    this.#steps.push(step);
    this.#events.push(events);
    const { length } = this.#steps;
    if (length % MARK_EVERY === 0) this.#marks.set(length, this.#ruleset.clone(state));
  }

  /** Takes a step out, and plays those after it again, for which it did not matter. Gives the position then. */
  without(index: number): object {
    const [{ drawn }, ...later] = this.#steps.slice(index);
    const state = this.at(index);
    this.cut(index, state);
    // The dice go on from where they did before it.
    if (drawn !== undefined && later.length > 0) later[0] = { drawn, ...later[0] };
    for (const step of later) {
      this.log(step, played(this.#ruleset, state, step, new ScriptedDice(step.dice)), state);
    }
    return state;
  }

  /** Forgets all after so many steps; that is the position then. */
  cut(length: number, state: object): void {
    for (const mark of this.#marks.keys()) if (mark > length) this.#marks.delete(mark);
    if (this.#marks.size === 0) this.#marks.set(length, this.#ruleset.clone(state));
    if (this.#positions.steps > length) this.#positions = this.#positions.upTo(length);
    this.#steps.length = length;
    this.#events.length = length;
  }

  /**
   * Puts on record the positions after all steps, those that were not yet, and says what changed in them.
   * @param now The position after the last.
   */
  record(now: object): (Patch | undefined)[] {
    const { length } = this.#steps;
    const known = this.#positions.steps;
    if (known === length) return [];
    if (known === length - 1) return [this.#positions.add(this.#ruleset.position(now))];
    const state = this.at(known);
    return this.#steps.slice(known).map((_, i) => {
      this.#playAgain(state, known + i);
      return this.#positions.add(this.#ruleset.position(state));
    });
  }

  /**
   * The steps from an index on as they are written, each with what came of it.
   * @param now The position after the last.
   */
  written(from: number, now: object): FileStep[] {
    this.record(now);
    const { changes } = this.#positions;
    return this.#steps.slice(from).map(({ side, move, dice, among, drawn }, i): FileStep => {
      const change = changes[from + i];
      return {
        side,
        move,
        ...(dice.length > 0 && { dice }),
        ...(among && { among }),
        ...(drawn !== undefined && { drawn }),
        events: this.#events[from + i],
        ...(change !== undefined && { change }),
      };
    });
  }

  /** The record of the first steps, of which all positions must be on it. */
  upTo(step: number): MatchRecord {
    return {
      steps: this.#steps.slice(0, step),
      events: this.#events.slice(0, step),
      positions: this.#positions.upTo(step),
    };
  }

  /** The position after so many steps. */
  at(step: number): object {
    let from = -1;
    for (const mark of this.#marks.keys()) if (mark <= step && mark > from) from = mark;
    const mark = this.#marks.get(from);
    if (mark === undefined) return this.recorded(step);
    const state = this.#ruleset.clone(mark);
    for (let index = from; index < step; index++) this.#playAgain(state, index);
    return state;
  }

  /** A position that is only on record. */
  recorded(step: number): object {
    const options = this.#ruleset.optionsOf(this.#opening);
    for (let known = step; known > 0; known--) {
      const state = this.#ruleset.setup(this.#positions.at(known), options);
      if (state.ok) return state.value;
      // One that these rules do not know any more is passed over: the last before it is shown.
    }
    return this.#ruleset.clone(this.#opening);
  }

  #playAgain(state: object, index: number): void {
    const { side, move, dice } = this.#steps[index];
    this.#ruleset.play(state, side, move, new ScriptedDice(dice));
  }
}
