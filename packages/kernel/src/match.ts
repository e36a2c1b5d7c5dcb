import { commit, committedDraw, type BoundGame, type Committing } from './committed.ts';
import { RolledDice, type Draw } from './dice.ts';
import { sourceProblems, type CommittedSource, type DiceSource } from './diceSource.ts';
import { checksum, MATCH_FORMAT, type FileStep, type MatchFile, type Step } from './matchFile.ts';
import { message, type Message } from './message.ts';
import { RESIGNATION } from './resignation.ts';
import type {
  GameEvent,
  Move,
  OptionValues,
  Pending,
  Refusal,
  Ruleset,
  Side,
  Viewer,
} from './ruleset.ts';
import type { Scenario } from './scenario.ts';
import { ScriptedDice, takeFrom } from './scripted.ts';
import { accept, reject, type Problem, type Result } from './schema.ts';
import { seededDraw } from './seeded.ts';
import { toldTo } from './told.ts';

/** What came of offering a move to a match. */
export type Played =
  | { readonly ok: true; readonly step: Step; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The match cannot roll, because the secret of its dice is not here. Nothing was changed. */
export class DiceUnavailable extends Error {
  override readonly name = 'DiceUnavailable';
}

/** A source of dice without the step it begins at. */
export type NewDice = DiceSource extends infer Source
  ? Source extends DiceSource
    ? Omit<Source, 'from'>
    : never
  : never;

/** How a step played again differs from what was recorded of it. */
export type Difference =
  | { readonly kind: 'left'; readonly left: number }
  | { readonly kind: 'source'; readonly found: number; readonly expected: number }
  | { readonly kind: 'sum' };

/**
 * A game being played: the position, and every decision that led to it with the dice it rolled.
 * The state is a function of ruleset, version, scenario, options, moves and dice, on every machine.
 */
export class Match {
  readonly ruleset: Ruleset;
  readonly scenario: Scenario;
  readonly options: OptionValues;
  readonly diceSources: readonly DiceSource[];
  readonly #steps: Step[] = [];
  readonly #events: (readonly GameEvent[])[] = [];
  /** By step, whether more than one side was asked: then a file must say whose it is. */
  readonly #shared: boolean[] = [];
  readonly #opening: object;
  #state: object;
  #source: DiceSource | undefined;
  #draw: Draw = unavailable;
  /** Dice given by hand that have not been rolled yet. */
  #script: number[] = [];
  #resigned: Side | undefined;

  private constructor(
    ruleset: Ruleset,
    scenario: Scenario,
    opening: object,
    diceSources: readonly DiceSource[],
  ) {
    this.ruleset = ruleset;
    this.scenario = scenario;
    this.options = ruleset.optionsOf(opening);
    this.diceSources = diceSources;
    this.#opening = opening;
    this.#state = ruleset.clone(opening);
  }

  /** A new match, or every problem of the scenario, the options or the dice (for so many steps). */
  static start(
    ruleset: Ruleset,
    scenario: unknown,
    options: OptionValues,
    dice: NewDice | readonly DiceSource[],
    steps = 0,
  ): Result<Match> {
    const sources = 'kind' in dice ? [{ from: 0, ...dice }] : dice;
    const opening = ruleset.setup(scenario, options);
    const problems = sourceProblems(sources, ruleset.sides, steps);
    if (!opening.ok) return reject([...opening.problems, ...problems]);
    if (problems.length > 0) return reject(problems);
    // A copy: the match must not change when the caller goes on using his object.
    const own = JSON.parse(JSON.stringify(scenario)) as Scenario;
    const match = new Match(ruleset, own, opening.value, sources);
    const sealed = match.sealProblem();
    return sealed === undefined ? accept(match) : reject([sealed]);
  }

  /** The position now. It belongs to the match: read it, clone it, do not change it. */
  get state(): object {
    return this.#state;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** The side that has given up. */
  get resigned(): Side | undefined {
    return this.#resigned;
  }

  /** What the match waits for, or how it came out: by the rules, or because a side gave up. */
  get pending(): Pending {
    if (this.#resigned === undefined) return this.ruleset.pending(this.#state);
    const winner = this.ruleset.sides.find((side) => side !== this.#resigned);
    return { decisions: [], outcome: { winner, scores: {}, rule: RESIGNATION.id } };
  }

  moves(side: Side): Move[] {
    return this.#resigned === undefined ? this.ruleset.moves(this.#state, side) : [];
  }

  check(side: Side, move: unknown): Refusal | undefined {
    if (this.#resigned !== undefined) {
      return { rule: RESIGNATION.id, message: message('resign.done') };
    }
    return this.ruleset.check(this.#state, side, move);
  }

  view(viewer: Viewer): object {
    return this.ruleset.view(this.#state, viewer);
  }

  /** What happened in a step, as this viewer may know it. */
  events(step: number, viewer: Viewer): GameEvent[] {
    const seen: GameEvent[] = [];
    for (const event of this.#events[step]) {
      const part = toldTo(this.ruleset, event, viewer);
      if (part !== undefined) seen.push(part);
    }
    return seen;
  }

  /** Gives dice by hand, for a match whose dice are scripted; they are rolled in this order. */
  script(faces: readonly number[]): void {
    this.#script.push(...faces);
  }

  /** Dice given by hand that no move has rolled yet. */
  get scripted(): readonly number[] {
    return this.#script;
  }

  /** Plays a move if it is legal. When the dice cannot be had, it throws and nothing has changed. */
  play(side: Side, move: unknown): Played {
    const refusal = this.check(side, move);
    if (refusal !== undefined) return { ok: false, refusal };
    const own = ownCopy(move as Move);
    const script = [...this.#script];
    const shared = this.#asksSeveral();
    const events: GameEvent[] = [];
    let step: Step;
    try {
      const dice = new RolledDice(this.#currentDraw(), true);
      this.ruleset.play(this.#state, side, own, dice, (event) => events.push(event));
      step = { side, move: own, dice: dice.kept ?? [], sum: checksum(this.#state) };
    } catch (error) {
      this.#script = script;
      this.#recover();
      throw error;
    }
    this.#keep(step, events, shared);
    return { ok: true, step, events };
  }

  /**
   * A side gives up, whether it is asked or not: the other one wins. That cannot be taken back.
   * Gives the reason where it cannot be done.
   */
  resign(side: Side): Message | undefined {
    if (!this.ruleset.sides.includes(side)) return message('resign.side', { side });
    if (this.pending.outcome !== undefined) return message('resign.over');
    this.#resigned = side;
    return undefined;
  }

  /**
   * Plays a recorded step again with the dice it rolled, and compares: with the source of the dice
   * as far as that can be known, and with the recorded position. The move must pass `check`. Throws
   * a `ScriptError` where the recorded dice are too few or impossible. After a difference the match
   * is of no further use.
   */
  recall(step: Step): Difference | undefined {
    const left = [...step.dice];
    let difference: Difference | undefined;
    const dice = this.#recorded(left, this.#steps.length, (found, expected) => {
      difference ??= { kind: 'source', found, expected };
    });
    const shared = this.#asksSeveral();
    const events: GameEvent[] = [];
    this.ruleset.play(this.#state, step.side, step.move, dice, (event) => events.push(event));
    this.#keep(step, events, shared);
    if (difference !== undefined) return difference;
    if (left.length > 0) return { kind: 'left', left: left.length };
    return checksum(this.#state) === step.sum ? undefined : { kind: 'sum' };
  }

  /**
   * Takes back the last decision: a side's own, and only as long as it rolled no dice and revealed
   * nothing. Gives the reason where it cannot be taken back.
   */
  undo(side: Side): Message | undefined {
    const reason = this.whyNotUndo(side);
    if (reason !== undefined) return reason;
    this.#state = this.at(this.#steps.length - 1);
    this.#steps.pop();
    this.#events.pop();
    this.#shared.pop();
    return undefined;
  }

  /** Why the last decision cannot be taken back by this side; undefined where it can. */
  whyNotUndo(side: Side): Message | undefined {
    if (this.#resigned !== undefined) return message('undo.resigned');
    const last = this.#steps.at(-1);
    // What came before the dice in force belongs to the match this one was forked from.
    const first = this.diceSources[this.diceSources.length - 1].from;
    if (last === undefined || this.#steps.length <= first) return message('undo.nothing');
    if (last.side !== side) return message('undo.other');
    if (last.dice.length > 0) return message('undo.dice');
    if (this.#events.at(-1)?.some((event) => event.reveals)) return message('undo.reveal');
    return undefined;
  }

  /** The position after so many steps. */
  at(step: number): object {
    if (!(step >= 0 && step <= this.#steps.length)) throw new RangeError(`no step ${step}`);
    const state = this.ruleset.clone(this.#opening);
    for (const { side, move, dice } of this.#steps.slice(0, step)) {
      this.ruleset.play(state, side, move, new ScriptedDice(dice));
    }
    return state;
  }

  /**
   * A match of its own that shares the first steps of this one and goes on with other dice; with
   * committed ones, with those that `committedDice` made for that step. That a side has given up here
   * does not hold there.
   */
  fork(step: number, dice: NewDice): Match {
    if (!(step >= 0 && step <= this.#steps.length)) throw new RangeError(`no step ${step}`);
    const shared = this.diceSources.filter((source) => source.from < step).map(withoutSecret);
    const fork = new Match(this.ruleset, this.scenario, this.#opening, [
      ...shared,
      { from: step, ...dice },
    ]);
    for (const each of this.#steps.slice(0, step)) fork.recall(each);
    if (fork.sealProblem() !== undefined) throw new Error('committed dice of another match');
    return fork;
  }

  /** All that committed dice are bound to which come into force after so many steps. */
  bound(step: number, matchNumber: string): BoundGame {
    const { ruleset, scenario, options } = this;
    const steps = this.#steps.slice(0, step);
    return { ruleset: ruleset.id, version: ruleset.version, scenario, options, steps, matchNumber };
  }

  /** Committed dice for a fork of this match at a step, with the commitment worked out. */
  committedDice(
    step: number,
    made: Committing & { readonly matchNumber: string },
  ): Omit<CommittedSource, 'from'> {
    const commitment = commit(made, this.bound(step, made.matchNumber));
    return { kind: 'committed', ...made, commitment };
  }

  /** What is wrong with the dice that come into force now: a secret that does not open its commitment. */
  sealProblem(): Problem | undefined {
    const step = this.#steps.length;
    const source = this.diceSources.find(({ from }) => from === step);
    if (source?.kind !== 'committed' || source.secret === undefined) return undefined;
    const { secret, commitment, matchNumber, ...rest } = source;
    if (commit({ secret, ...rest }, this.bound(step, matchNumber)) === commitment) return undefined;
    const path = `dice[${this.diceSources.indexOf(source)}].secret`;
    return { path, message: message('problem.commitment') };
  }

  /** The match as a file. A secret is written only when the match is over. */
  save(): MatchFile {
    const { ruleset } = this;
    const over = this.pending.outcome !== undefined;
    const steps = this.#steps.map(({ side, move, dice, sum }, i): FileStep => ({
      ...(this.#shared[i] && { side }),
      move,
      ...(dice.length > 0 && { dice }),
      sum,
    }));
    return {
      sandtable: 'match',
      format: MATCH_FORMAT,
      ruleset: ruleset.id,
      version: ruleset.version,
      scenario: this.scenario,
      options: this.options,
      dice: over ? this.diceSources : this.diceSources.map(withoutSecret),
      steps,
      ...(this.#resigned !== undefined && { resigned: this.#resigned }),
    };
  }

  #asksSeveral(): boolean {
    return this.ruleset.pending(this.#state).decisions.length > 1;
  }

  #keep(step: Step, events: readonly GameEvent[], shared: boolean): void {
    this.#steps.push(step);
    this.#events.push(events);
    this.#shared.push(shared);
  }

  /**
   * Makes state and dice of the log again, after a move that failed on its way: that one may have
   * changed half of the state, and what it rolled must be rolled again by the next.
   */
  #recover(): void {
    this.#source = undefined;
    this.#draw = unavailable;
    const state = this.ruleset.clone(this.#opening);
    for (const [index, { side, move, dice }] of this.#steps.entries()) {
      this.ruleset.play(state, side, move, this.#recorded([...dice], index));
    }
    this.#state = state;
  }

  /** The dice recorded of a step; their source, where it can be had, rolls along with them. */
  #recorded(
    left: number[],
    step: number,
    differs?: (found: number, expected: number) => void,
  ): RolledDice {
    const source = this.#currentDraw(step);
    const written = takeFrom(left);
    const rolls = this.#source?.kind !== 'scripted' && source !== unavailable;
    return new RolledDice((sides) => {
      const found = written(sides);
      const expected = rolls ? source(sides) : found;
      if (expected !== found) differs?.(found, expected);
      return found;
    });
  }

  /** The faces of the source in force at this step; a source that comes into force starts anew. */
  #currentDraw(step = this.#steps.length): Draw {
    const source = this.diceSources.findLast(({ from }) => from <= step);
    if (source !== undefined && source !== this.#source) {
      this.#source = source;
      this.#draw = this.#drawFrom(source);
    }
    return this.#draw;
  }

  #drawFrom(source: DiceSource): Draw {
    switch (source.kind) {
      case 'seeded':
        return seededDraw(source.seed);
      case 'scripted':
        return (sides) => takeFrom(this.#script)(sides);
      case 'committed':
        return source.secret === undefined ? unavailable : committedDraw(source.secret, source);
    }
  }
}

/** The log must not change when the caller goes on using his object. Frozen moves cannot. */
function ownCopy(move: Move): Move {
  return Object.isFrozen(move) ? move : (JSON.parse(JSON.stringify(move)) as Move);
}

function unavailable(): number {
  throw new DiceUnavailable('the secret of these dice is not here, so they cannot be rolled');
}

function withoutSecret(source: DiceSource): DiceSource {
  if (source.kind !== 'committed') return source;
  const { secret: _, ...open } = source;
  return open;
}
