import { sourceProblems, withoutSecret, type DiceSource, type NewDice } from './diceSource.ts';
import { endedPending, endedRefusal, type Ending } from './ending.ts';
import { History, played, type MatchRecord } from './history.ts';
import { MatchDice } from './matchDice.ts';
import {
  MATCH_FORMAT,
  type Difference,
  type Era,
  type FileStep,
  type MatchFile,
  type Step,
} from './matchFile.ts';
import { message, type Message } from './message.ts';
import { copyOf, difference } from './patch.ts';
import { Positions } from './positions.ts';
import type {
  GameEvent,
  Move,
  OptionValues,
  Pending,
  Refusal,
  Report,
  Ruleset,
  Side,
  Viewer,
} from './ruleset.ts';
import { firstOther } from './sameEvents.ts';
import type { Scenario } from './scenario.ts';
import { ScriptedDice } from './scripted.ts';
import { sealProblem } from './seal.ts';
import { accept, reject, type Result } from './schema.ts';
import { whyItStands } from './stakes.ts';
import { toldTo } from './told.ts';

export { DiceUnavailable } from './matchDice.ts';

/** What came of offering a move to a match. */
export type Played =
  | { readonly ok: true; readonly step: Step; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a match is played with, from its beginning. */
interface Game {
  readonly ruleset: Ruleset;
  readonly scenario: Scenario;
  /** The state that the scenario describes. */
  readonly opening: object;
  readonly eras?: readonly Era[];
}

/**
 * A game being played: the position, and every decision that led to it with the dice it rolled.
 * The state is a function of ruleset, version, scenario, options, moves and dice, on every machine.
 */
export class Match {
  readonly ruleset: Ruleset;
  readonly scenario: Scenario;
  readonly options: OptionValues;
  /** The versions of the rules that it was played under, in order; the last is the present one. */
  readonly eras: readonly Era[];
  readonly #dice: MatchDice;
  readonly #opening: object;
  readonly #history: History;
  #state: object;
  #ended: Ending | undefined;
  /** Dice have been taken back since the last step: the next says from where they go on. */
  #hasPassed = false;
  #revision = 0;

  private constructor(
    game: Game,
    dice: readonly DiceSource[],
    record: MatchRecord & { readonly state: object },
  ) {
    const { ruleset, scenario, opening } = game;
    this.ruleset = ruleset;
    this.scenario = scenario;
    this.options = ruleset.optionsOf(opening);
    this.eras = game.eras ?? [{ from: 0, version: ruleset.version }];
    this.#dice = new MatchDice(dice);
    this.#opening = opening;
    this.#history = new History(ruleset, opening, record, record.state);
    this.#state = ruleset.clone(record.state);
  }

  get diceSources(): readonly DiceSource[] {
    return this.#dice.sources;
  }

  /**
   * A new match, or every problem of the scenario, the options or the dice. One that is played again has
   * sources of dice for so many steps, and eras.
   */
  static start(
    ruleset: Ruleset,
    scenario: unknown,
    options: OptionValues,
    dice: NewDice | readonly DiceSource[],
    again: { readonly steps: number; readonly eras?: readonly Era[] } = { steps: 0 },
  ): Result<Match> {
    const sources = 'kind' in dice ? [{ from: 0, ...dice }] : dice;
    const opening = ruleset.setup(scenario, options);
    const problems = sourceProblems(sources, ruleset.sides, again.steps);
    if (!opening.ok) return reject([...opening.problems, ...problems]);
    if (problems.length > 0) return reject(problems);
    // A copy: the match must not change when the caller goes on using his object.
    const own = copyOf(scenario as Scenario);
    const game = { ruleset, scenario: own, opening: opening.value, ...again };
    const positions = new Positions(ruleset.position(opening.value));
    const record = { steps: [], events: [], positions, state: opening.value };
    const match = new Match(game, sources, record);
    const sealed = sealProblem(match);
    return sealed === undefined ? accept(match) : reject([sealed]);
  }

  /**
   * A match that goes on from what is on record of it, without playing that again: as quick as can be,
   * for records that are one's own, and for those of other rules. Or what is wrong with its position.
   */
  static resume(
    game: Game,
    { options, dice, drawn = 0, passed, ended }: Omit<MatchFile, 'scenario' | 'steps'>,
    record: MatchRecord,
  ): Result<Match> {
    const { length } = record.steps;
    const state = game.ruleset.setup(record.positions.at(length), options);
    if (!state.ok) return state;
    const match = new Match(game, dice, { ...record, state: state.value });
    match.#dice.takeUp(length, drawn);
    const sealed = sealProblem(match);
    if (sealed !== undefined) return reject([sealed]);
    match.#hasPassed = passed === true;
    const reason = ended === undefined ? undefined : match.end(ended);
    if (reason === undefined) return accept(match);
    return reject([{ path: 'ended', message: message('problem.ended', { reason }) }]);
  }

  /** The position now. It belongs to the match: read it, clone it, do not change it. */
  get state(): object {
    return this.#state;
  }

  get steps(): readonly Step[] {
    return this.#history.steps;
  }

  /** How often anything in it has changed: whoever has worked something out of it need not do it again before. */
  get revision(): number {
    return this.#revision;
  }

  /** How it was ended, where that was not by its rules. */
  get ended(): Ending | undefined {
    return this.#ended;
  }

  /** What the match waits for, or how it came out: by the rules, or because it was ended. */
  get pending(): Pending {
    const ended = this.#ended;
    if (ended === undefined) return this.ruleset.pending(this.#state);
    return endedPending(ended, this.ruleset.sides);
  }

  moves(side: Side): Move[] {
    return this.#ended === undefined ? this.ruleset.moves(this.#state, side) : [];
  }

  check(side: Side, move: unknown): Refusal | undefined {
    if (this.#ended !== undefined) return endedRefusal(this.#ended);
    return this.ruleset.check(this.#state, side, move);
  }

  view(viewer: Viewer): object {
    return this.ruleset.view(this.#state, viewer);
  }

  /** All that happened in a step. */
  happened(step: number): readonly GameEvent[] {
    return this.#history.events[step];
  }

  /** What happened in a step, as this viewer may know it. */
  events(step: number, viewer: Viewer): GameEvent[] {
    const seen: GameEvent[] = [];
    for (const event of this.#history.events[step]) {
      const part = toldTo(this.ruleset, event, viewer);
      if (part !== undefined) seen.push(part);
    }
    return seen;
  }

  /** Gives dice by hand, for a match whose dice are scripted; they are rolled in this order. */
  script(faces: readonly number[]): void {
    this.#dice.give(faces);
  }

  /** Dice given by hand that no move has rolled yet. */
  get scripted(): readonly number[] {
    return this.#dice.given;
  }

  /** Plays a move if it is legal. When the dice cannot be had, it throws and nothing has changed. */
  play(side: Side, move: unknown): Played {
    const refusal = this.check(side, move);
    if (refusal !== undefined) return { ok: false, refusal };
    const own = ownCopy(move as Move);
    const isOneOf = this.pending.decisions.length > 1;
    const takeBack = this.#dice.mark(this.#history.steps.length);
    const { drawn } = this;
    const dice = this.#dice.roll(this.#history.steps.length);
    let events: readonly GameEvent[];
    try {
      events = played(this.ruleset, this.#state, { side, move: own }, dice);
    } catch (error) {
      // It may have changed half of the state, and what it rolled must be rolled again by the next.
      takeBack();
      this.#state = this.#history.at(this.steps.length);
      throw error;
    }
    const step: Step = {
      side,
      move: own,
      dice: dice.kept ?? [],
      ...(isOneOf && { among: true }),
      ...(this.#hasPassed && { drawn }),
    };
    this.#hasPassed = false;
    this.#history.log(step, events, this.#state);
    this.#revision++;
    return { ok: true, step, events };
  }

  /**
   * Ends it otherwise than by its rules, whoever is asked: a side gives up or has run out of time, and the other
   * one wins; or both agree on a draw. That cannot be taken back. Gives the reason where it cannot be done.
   */
  end(ending: Ending): Message | undefined {
    const isOfNobody = 'side' in ending && !this.ruleset.sides.includes(ending.side);
    if (isOfNobody) return message('end.side', { side: ending.side });
    if (this.pending.outcome !== undefined) return message('end.over');
    this.#ended = ending;
    this.#revision++;
    return undefined;
  }

  /**
   * Goes back to after so many steps, because both sides agree: whatever was rolled and seen since. The dice do not
   * come again, they go on. Gives the reason where it cannot be done.
   */
  takeBack(to: number): Message | undefined {
    const isThere = Number.isInteger(to) && to >= this.#firstOfItsOwn && to < this.steps.length;
    if (this.pending.outcome !== undefined) return message('end.over');
    if (!isThere) return message('takeBack.step');
    // Where the dice have come to stays, also for one that is taken up from its record.
    this.#hasPassed = true;
    const state = this.#history.at(to);
    this.#history.cut(to, state);
    this.#state = state;
    this.#revision++;
    return undefined;
  }

  /** Whether dice have been taken back since the last step. */
  get hasPassed(): boolean {
    return this.#hasPassed;
  }

  /** The dice go on from here: those before have come, and were taken back. */
  passOver(drawn: number): void {
    this.#dice.takeUp(this.#history.steps.length, drawn);
    this.#hasPassed = true;
  }

  /**
   * Plays a recorded step again with the dice it rolled, and compares: with the source of the dice
   * as far as that can be known, and with what is recorded of the position. The move must pass
   * `check`. Throws a `ScriptError` where the recorded dice are too few or impossible. After a
   * difference the match is of no further use.
   */
  recall({ side, move, dice: faces, drawn }: Step, recorded?: FileStep): Difference | undefined {
    const left = [...faces];
    if (drawn !== undefined) this.#dice.takeUp(this.#history.steps.length, drawn);
    this.#hasPassed = false;
    let found: Difference | undefined;
    const dice = this.#dice.recorded(left, this.#history.steps.length, (face, expected) => {
      found ??= { kind: 'source', found: face, expected };
    });
    const isOneOf = this.pending.decisions.length > 1;
    const events = played(this.ruleset, this.#state, { side, move }, dice);
    const step: Step = {
      side,
      move,
      dice: faces,
      ...(isOneOf && { among: true }),
      ...(drawn !== undefined && { drawn }),
    };
    this.#history.log(step, events, this.#state);
    this.#revision++;
    if (found !== undefined) return found;
    if (left.length > 0) return { kind: 'left', left: left.length };
    // Files of earlier formats have nothing to compare with.
    if (recorded?.events === undefined) return undefined;
    if (firstOther(recorded.events, events) !== undefined) return { kind: 'events' };
    const change = this.#history.record(this.#state).at(-1);
    return difference(recorded.change, change) === undefined ? undefined : { kind: 'change' };
  }

  /**
   * Takes back the last decision: a side's own, and only as long as it rolled no dice and revealed
   * nothing. Gives the reason where it cannot be taken back.
   */
  undo(side: Side): Message | undefined {
    const reason = this.whyNotUndo(side);
    if (reason !== undefined) return reason;
    const taken = this.#history.lastOf(side);
    const { drawn } = this.steps[taken];
    // What the other side has decided meanwhile, in secret, stands.
    this.#state = this.#history.without(taken);
    this.#revision++;
    // It rolled nothing, so that the dice go on from where they did before it.
    if (drawn !== undefined && taken === this.steps.length) this.#hasPassed = true;
    return undefined;
  }

  /** Why the last decision cannot be taken back by this side; undefined where it can. */
  whyNotUndo(side: Side): Message | undefined {
    if (this.#ended !== undefined) return message('undo.ended');
    // Whoever only looks on has nothing to take back, whatever others decide that he does not see.
    if (!this.ruleset.sides.includes(side)) return message('undo.other');
    const index = this.#history.lastOf(side);
    const last = index < 0 ? undefined : this.#history.steps[index];
    if (last === undefined || index < this.#firstOfItsOwn) return message('undo.nothing');
    if (last.side !== side) return message('undo.other');
    return whyItStands(last.dice, this.#history.events[index]);
  }

  /**
   * What came before the dice in force belongs to the match this one was forked from, and what came before these
   * rules to those before them.
   */
  get #firstOfItsOwn(): number {
    return Math.max(lastOf(this.diceSources).from, lastOf(this.eras).from);
  }

  /** The position after so many steps. */
  at(step: number): object {
    if (!(step >= 0 && step <= this.#history.steps.length)) throw new RangeError(`no step ${step}`);
    return this.#history.at(step);
  }

  /**
   * The position after the step of this index, from the one before it, which is used up. A step that was
   * played under other rules is not played again: what came of it is on record.
   * @param report What happens, as it happens: then the state is what it has come to so far.
   */
  after(state: object, index: number, report?: Report): object {
    const isOfTheseRules = index >= lastOf(this.eras).from || this.#history.isOfTheseRules;
    if (!isOfTheseRules) {
      for (const event of this.happened(index)) report?.(event);
      return this.#history.recorded(index + 1);
    }
    const { side, move, dice } = this.steps[index];
    this.ruleset.play(state, side, move, new ScriptedDice(dice), report);
    return state;
  }

  /**
   * A match of its own that shares the first steps of this one and goes on with other dice; with
   * committed ones, with those that `committedDice` made for that step. That this one was ended does
   * not hold there.
   */
  fork(step: number, dice: NewDice): Match {
    const { ruleset, scenario } = this;
    const state = this.at(step);
    const shared = this.diceSources.filter((source) => source.from < step).map(withoutSecret);
    this.#history.record(this.#state);
    const record = { ...this.#history.upTo(step), state };
    const game = {
      ruleset,
      scenario,
      opening: this.#opening,
      eras: erasUpTo(this.eras, step, ruleset.version),
    };
    const fork = new Match(game, [...shared, { from: step, ...dice }], record);
    if (sealProblem(fork) !== undefined) throw new Error('committed dice of another match');
    return fork;
  }

  /** How far the source of dice in force has come, in its own measure. */
  get drawn(): number {
    return this.#dice.drawn(this.#history.steps.length);
  }

  /** The steps from an index on as they are written, each with what came of it. */
  written(from: number): FileStep[] {
    return this.#history.written(from, this.#state);
  }

  /** The match as a file. A secret is written only when the match is over. */
  save(): MatchFile {
    const { ruleset, eras } = this;
    const over = this.pending.outcome !== undefined;
    const { drawn } = this;
    return {
      sandtable: 'match',
      format: MATCH_FORMAT,
      ruleset: ruleset.id,
      version: ruleset.version,
      ...((eras.length > 1 || eras[0].version !== ruleset.version) && { eras }),
      scenario: this.scenario,
      options: this.options,
      dice: over ? this.diceSources : this.diceSources.map(withoutSecret),
      ...(drawn > 0 && { drawn }),
      steps: this.written(0),
      ...(this.#hasPassed && { passed: true }),
      ...(this.#ended !== undefined && { ended: this.#ended }),
    };
  }
}

/** The eras of a match that goes on from that step, under rules of this version. */
function erasUpTo(eras: readonly Era[], step: number, version: number): readonly Era[] {
  const before = eras.filter(({ from }) => from < step);
  return before.at(-1)?.version === version ? before : [...before, { from: step, version }];
}

function lastOf<T>(list: readonly T[]): T {
  return list[list.length - 1];
}

/** The log must not change when the caller goes on using his object. Frozen moves cannot. */
function ownCopy(move: Move): Move {
  return Object.isFrozen(move) ? move : copyOf(move);
}
