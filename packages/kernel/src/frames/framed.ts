import { oneOf, type Dice } from '../dice.ts';
import { checks, IllegalMove } from '../illegalMove.ts';
import { message, type Message } from '../message.ts';
import type { Decision, Pending, Refusal, Report, Side } from '../ruleset.ts';
import { problemsIn, type Problem, type Schema } from '../schema.ts';
import { ScriptedDice, ScriptError } from '../scripted.ts';
import { frameCodec, type FrameCodec } from './codec.ts';
import {
  BOTH,
  type Answer,
  type FrameDefinition,
  type FrameDefinitions,
  type GameTypes,
  type SideNumber,
} from './definition.ts';
import { questionsOf, type Question } from './questions.ts';
import { topFrame } from './stack.ts';

/** What a ruleset of frames is made of. */
export interface FramedGame<G extends GameTypes> {
  readonly sides: readonly [Side, Side];
  /** One for all; or that of a state, where what can be named depends on the match. */
  readonly moveSchema: Schema | ((state: G['State']) => Schema);
  readonly frames: FrameDefinitions<G>;
  readonly over: Refusal;
  readonly otherSide: Refusal;
  /** Ends the game in the middle of a frame, or puts a question before all others; true where it did. */
  ends?(state: G['State'], frame: G['Frame'], dice: Dice, report: Report<G['Event']>): boolean;
}

/**
 * The part of a ruleset that follows from the definitions of its frames, and what they ask of each other.
 * Each stands alone: a ruleset may take them apart.
 */
export interface FrameFlow<G extends GameTypes> {
  readonly types: readonly G['Frame']['type'][];
  readonly codec: FrameCodec<G>;
  /** The side that a frame asks; the first where both are. */
  readonly sideAsked: (state: G['State'], frame: G['Frame']) => SideNumber;
  /** The side that is asked now; the first where both are. */
  readonly askedSide: (state: G['State']) => SideNumber;
  /** The moves that are listed for a side; for the one that is asked unless it says otherwise. */
  readonly listMoves: (state: G['State'], side?: SideNumber) => G['Move'][];
  /** Judges a move of the right form by a side that is asked. */
  readonly judge: (state: G['State'], move: G['Move'], side?: SideNumber) => Refusal | undefined;
  /** Does what needs no decision, until there is one or the game is over. */
  readonly settle: (state: G['State'], dice: Dice, report: Report<G['Event']>) => void;
  /** Plays a move that `judge` allows, and nothing that follows it. */
  readonly answer: (
    state: G['State'],
    move: G['Move'],
    dice: Dice,
    report?: Report<G['Event']>,
  ) => void;
  /** One thing on: what needs no decision, or else the sensible answer and nothing that follows it. */
  readonly step: (state: G['State'], dice: Dice, report?: Report<G['Event']>) => void;
  /** What makes a written stack impossible: frames in a wrong order, or that cannot have come about. */
  readonly stackProblems: (state: G['State'], path: string) => Problem[];
  /** Settles a written position, which must stand where somebody decides and dice need not be rolled. */
  readonly settleWritten: (state: G['State'], path: string) => Problem[];

  // As in `Ruleset`.
  readonly pending: (state: G['State']) => Pending;
  readonly moves: (state: G['State'], side: Side) => G['Move'][];
  readonly draw: (state: G['State'], side: Side, dice: Dice) => G['Move'];
  readonly check: (state: G['State'], side: Side, move: unknown) => Refusal | undefined;
  readonly play: (
    state: G['State'],
    side: Side,
    move: G['Move'],
    dice: Dice,
    report?: Report<G['Event']>,
  ) => void;
  readonly fallback: (state: G['State'], side: Side) => G['Move'];
  readonly ask: (view: G['View'], decision: Decision) => Message;
}

/** A definition that is handed frames of its own type only, whichever that is. */
type AnyDefinition<G extends GameTypes> = FrameDefinition<G, G['Frame']>;

type AnyAnswer<G extends GameTypes> = Answer<G, G['Frame'], G['Move']>;

/** An answer, in one form for all. */
interface WorkingAnswer<G extends GameTypes> {
  readonly check: AnyAnswer<G>['check'] | undefined;
  readonly play: AnyAnswer<G>['play'];
}

/** A definition in the form it is used in: the same for all, so that calls through it are fast. */
interface Working<G extends GameTypes> {
  readonly definition: AnyDefinition<G>;
  readonly asked: AnyDefinition<G>['asked'];
  readonly settle: AnyDefinition<G>['settle'] | undefined;
  readonly moves: AnyDefinition<G>['moves'];
  readonly draw: AnyDefinition<G>['draw'] | undefined;
  readonly question: (frame: G['Frame']) => Question;
  readonly answers: ReadonlyMap<string, WorkingAnswer<G>>;
}

/** Makes the flow of a ruleset out of the definitions of its frames. */
export function framed<G extends GameTypes>(game: FramedGame<G>): FrameFlow<G> {
  type State = G['State'];
  type Frame = G['Frame'];
  const { sides } = game;
  const working = new Map(
    Object.entries(game.frames).map(([type, each]) => [
      type,
      // Each is handed frames of its own type only.
      workingForm<G>(sides, type, each as AnyDefinition<G>),
    ]),
  );

  // A question is asked, listed and answered one after another, all about the same frame, which never changes.
  let known: Frame | undefined;
  let knownWorking: Working<G> | undefined;

  function workingOf(frame: Frame): Working<G> {
    if (frame !== known) {
      known = frame;
      knownWorking = working.get(frame.type);
    }
    return knownWorking as Working<G>;
  }

  function asked(state: State): SideNumber | typeof BOTH {
    const frame = topFrame(state);
    return workingOf(frame).asked(state, frame);
  }

  function sideAsked(state: State, frame: Frame): SideNumber {
    const side = workingOf(frame).asked(state, frame);
    return side === BOTH ? 0 : side;
  }

  function askedSide(state: State): SideNumber {
    return sideAsked(state, topFrame(state));
  }

  function isAsked(state: State, side: Side): boolean {
    const now = asked(state);
    return now === BOTH ? sides.includes(side) : sides[now] === side;
  }

  function numberOf(side: Side): SideNumber {
    return side === sides[0] ? 0 : 1;
  }

  function questionOf(frame: Frame): Question {
    return workingOf(frame).question(frame);
  }

  function listMoves(state: State, side = askedSide(state)): G['Move'][] {
    const frame = topFrame(state);
    const list: G['Move'][] = [];
    workingOf(frame).moves(state, frame, list, side);
    return list;
  }

  function judge(state: State, move: G['Move'], side = askedSide(state)): Refusal | undefined {
    const frame = topFrame(state);
    const answer = workingOf(frame).answers.get(move.type);
    if (answer === undefined) return questionOf(frame).notAsked[side];
    return answer.check?.(state, frame, move, side);
  }

  function schemaOf(state: State): Schema {
    const { moveSchema } = game;
    return typeof moveSchema === 'function' ? moveSchema(state) : moveSchema;
  }

  function check(state: State, side: Side, move: unknown): Refusal | undefined {
    if (state.outcome !== null) return game.over;
    if (problemsIn(schemaOf(state), move).length > 0) {
      return questionOf(topFrame(state)).malformed[askedSide(state)];
    }
    return isAsked(state, side) ? judge(state, move as G['Move'], numberOf(side)) : game.otherSide;
  }

  function settle(state: State, dice: Dice, report: Report<G['Event']>): void {
    while (state.outcome === null) {
      const frame = topFrame(state);
      if (game.ends?.(state, frame, dice, report) === true) return;
      if (workingOf(frame).settle?.(state, frame, dice, report) !== true) return;
    }
  }

  function playAnswer(
    state: State,
    frame: Frame,
    move: G['Move'],
    side: SideNumber,
    dice: Dice,
    report: Report<G['Event']>,
  ): void {
    const answer = workingOf(frame).answers.get(move.type);
    // Whatever is not an answer is refused, also where nobody checks: it must not pass for another.
    if (answer === undefined) throw new IllegalMove(move, questionOf(frame).notAsked[side]);
    answer.play(state, frame, move, dice, report, side);
  }

  function sensible(state: State, frame: Frame, side: SideNumber): G['Move'] {
    const listed = listMoves(state, side);
    const { fallback = [] } = workingOf(frame).definition;
    if (typeof fallback === 'function') return fallback(state, frame, listed, side);
    for (const type of fallback) {
      const move = listed.find((each) => each.type === type);
      if (move !== undefined) return move;
    }
    return listed[0];
  }

  return {
    types: Object.keys(game.frames),
    codec: frameCodec(game.frames),
    sideAsked,
    askedSide,
    listMoves,
    judge,
    settle,
    check,

    pending(state) {
      if (state.outcome !== null) return { decisions: [], outcome: state.outcome };
      return questionOf(topFrame(state)).pending[asked(state)];
    },

    moves(state, side) {
      return state.outcome === null && isAsked(state, side) ? listMoves(state, numberOf(side)) : [];
    },

    draw(state, side, dice) {
      if (state.outcome !== null || !isAsked(state, side)) throw new Error(`${side} is not asked`);
      const frame = topFrame(state);
      const number = numberOf(side);
      const drawn = workingOf(frame).draw?.(state, frame, dice, number);
      return drawn ?? oneOf(listMoves(state, number), dice);
    },

    play(state, side, move, dice, report) {
      const refusal = checks.moves ? check(state, side, move) : undefined;
      if (refusal !== undefined) throw new IllegalMove(move, refusal);
      const frame = topFrame(state);
      playAnswer(state, frame, move, numberOf(side), dice, report);
      settle(state, dice, report);
    },

    answer(state, move, dice, report) {
      playAnswer(state, topFrame(state), move, askedSide(state), dice, report);
    },

    step(state, dice, report) {
      const frame = topFrame(state);
      if (game.ends?.(state, frame, dice, report) === true) return;
      if (workingOf(frame).settle?.(state, frame, dice, report) === true) return;
      const side = askedSide(state);
      playAnswer(state, frame, sensible(state, frame, side), side, dice, report);
    },

    fallback(state, side) {
      return sensible(state, topFrame(state), numberOf(side));
    },

    ask(view, { kind }) {
      const frame = topFrame(view);
      return workingOf(frame).definition.ask?.(view, frame) ?? message(`ask.${kind}`);
    },

    stackProblems(state, path) {
      const problems: Problem[] = [];
      if (state.outcome === null ? state.stack.length === 0 : state.stack.length > 0) {
        problems.push({ path, message: message('problem.stackOutcome') });
      }
      for (const [i, frame] of state.stack.entries()) {
        const { definition } = workingOf(frame);
        const below = i === 0 ? undefined : state.stack[i - 1];
        const wrong = (key: string): void => {
          problems.push({ path: `${path}[${i}]`, message: message(key, { frame: frame.type }) });
        };
        if (!definition.on.includes(below?.type ?? null)) wrong('problem.frameOrder');
        if (definition.possible?.(state, frame, below) === false) wrong('problem.framePossible');
      }
      return problems;
    },

    settleWritten(state, path) {
      try {
        settle(state, new ScriptedDice(), undefined);
      } catch (error) {
        if (!(error instanceof ScriptError)) throw error;
        return [{ path, message: message('problem.unsettled') }];
      }
      if (state.outcome !== null) return [];
      const now = asked(state);
      const numbers: readonly SideNumber[] = now === BOTH ? [0, 1] : [now];
      const isStuck = numbers.every((side) => listMoves(state, side).length === 0);
      return isStuck ? [{ path, message: message('problem.deadEnd') }] : [];
    },
  };
}

function workingForm<G extends GameTypes>(
  sides: readonly [Side, Side],
  type: string,
  definition: AnyDefinition<G>,
): Working<G> {
  const answers = Object.entries(definition.answers as Record<string, AnyAnswer<G>>);
  return {
    definition,
    asked: definition.asked,
    settle: definition.settle,
    moves: definition.moves,
    draw: definition.draw,
    question: questionsOf(sides, type, definition.rule),
    answers: new Map(answers.map(([move, { check, play }]) => [move, { check, play }])),
  };
}
