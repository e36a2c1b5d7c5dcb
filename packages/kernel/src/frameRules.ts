import type { Dice } from './dice.ts';
import { refuse } from './refuse.ts';
import { BOTH, type FramedState, type FrameLike, type SideNumber } from './frames/definition.ts';
import type { RuleId } from './rulebook.ts';
import type { Decision, GameEvent, Move, Pending, Refusal, Report, Side } from './ruleset.ts';
import { problemsIn, type Schema } from './schema.ts';

/** The move is none of those that answer what is asked. */
export const NOT_ASKED = 'not asked';

/** How one kind of frame is resolved: who is asked what, what may be answered, and what comes of it. */
export interface FrameRules<State, Frame, M extends Move, E extends GameEvent, Below = Frame> {
  /** The rule a question cites; two where it depends on the side, or what finds it in the frame. */
  readonly rule: RuleId | readonly [RuleId, RuleId] | ((frame: Frame) => RuleId);
  asked(state: State, frame: Frame): SideNumber | typeof BOTH;
  /**
   * Does what needs no decision. True when that changed the stack; false when a side must decide.
   * Frames that always wait have none.
   */
  settle?(state: State, frame: Frame, dice: Dice, report: Report<E>): boolean;
  /** Whether a frame that somebody wrote could have come about; one without this always could. */
  possible?(state: State, frame: Frame, below: Below | undefined): boolean;
  moves(state: State, frame: Frame, list: M[], side: SideNumber): void;
  /** Undefined for a legal move, `NOT_ASKED` for one that answers another question. */
  check(
    state: State,
    frame: Frame,
    move: M,
    side: SideNumber,
  ): Refusal | typeof NOT_ASKED | undefined;
  /** Plays a move that `check` allows. */
  play(state: State, frame: Frame, move: M, dice: Dice, report: Report<E>, side: SideNumber): void;
}

/** What is said of a frame that waits: who is asked, by side or both, and what each is told who errs. */
interface Question {
  readonly pending: readonly Pending[];
  readonly notAsked: readonly Refusal[];
  readonly malformed: readonly Refusal[];
}

/** What a ruleset of frames is made of. */
export interface FramedGame<State, Frame extends FrameLike, M extends Move, E extends GameEvent> {
  readonly sides: readonly [Side, Side];
  readonly moveSchema: Schema;
  readonly rules: {
    readonly [T in Frame['type']]: FrameRules<State, Extract<Frame, { type: T }>, M, E, Frame>;
  };
  readonly over: Refusal;
  readonly otherSide: Refusal;
  /** Ends the game in the middle of a frame, or puts a question before all others; true where it did. */
  ends?(state: State, frame: Frame, dice: Dice, report: Report<E>): boolean;
}

/**
 * The part of a ruleset that follows from the rules of its frames, and what they ask of each other. Each
 * stands alone: a ruleset may take them apart.
 */
export interface FrameFlow<
  State extends object,
  Frame extends FrameLike,
  M extends Move,
  E extends GameEvent,
> {
  readonly types: readonly Frame['type'][];
  /** The rules of a frame, which is then handed to them and to no others. */
  readonly rulesOf: (frame: Frame) => FrameRules<State, Frame, M, E>;
  /** The side that is asked; the first where both are. */
  readonly askedSide: (state: State) => SideNumber;
  /** The moves that are listed for a side; for the one that is asked unless it says otherwise. */
  readonly listMoves: (state: State, side?: SideNumber) => M[];
  /** Judges a move of the right form by a side that is asked. */
  readonly judge: (state: State, move: M, side?: SideNumber) => Refusal | undefined;
  /** Does what needs no decision, until there is one or the game is over. */
  readonly settle: (state: State, dice: Dice, report: Report<E>) => void;

  // As in `Ruleset`.
  readonly pending: (state: State) => Pending;
  readonly moves: (state: State, side: Side) => M[];
  readonly check: (state: State, side: Side, move: unknown) => Refusal | undefined;
  readonly play: (state: State, side: Side, move: M, dice: Dice, report?: Report<E>) => void;
}

/** Makes the flow of a ruleset out of the rules of its frames. */
export function frameFlow<
  State extends FramedState<Frame>,
  Frame extends FrameLike,
  M extends Move,
  E extends GameEvent,
>(game: FramedGame<State, Frame, M, E>): FrameFlow<State, Frame, M, E> {
  const { sides, rules } = game;
  const types = Object.keys(rules) as Frame['type'][];

  function rulesOf({ type }: Frame): FrameRules<State, Frame, M, E> {
    // Each is handed frames of its own type only.
    const all = rules as unknown as Readonly<Record<string, FrameRules<State, Frame, M, E>>>;
    return all[type];
  }

  function citedRule(frame: Frame, side: SideNumber): RuleId {
    const { rule } = rulesOf(frame);
    if (typeof rule === 'function') return rule(frame);
    return typeof rule === 'string' ? rule : rule[side];
  }

  function topFrame({ stack }: State): Frame {
    return stack[stack.length - 1];
  }

  function asked(state: State): SideNumber | typeof BOTH {
    const frame = topFrame(state);
    return rulesOf(frame).asked(state, frame);
  }

  function askedSide(state: State): SideNumber {
    const side = asked(state);
    return side === BOTH ? 0 : side;
  }

  function isAsked(state: State, side: Side): boolean {
    const now = asked(state);
    return now === BOTH ? sides.includes(side) : sides[now] === side;
  }

  function numberOf(side: Side): SideNumber {
    return side === sides[0] ? 0 : 1;
  }

  /** The same objects every time for the same question, so that asking allocates nothing. */
  const questions = new Map(types.map((type) => [type, new Map<RuleId, Question>()]));

  function questionOf(frame: Frame): Question {
    const kept = questions.get(frame.type) as Map<RuleId, Question>;
    // What one side's question cites settles what the other's does.
    const rule = citedRule(frame, 0);
    let question = kept.get(rule);
    if (question === undefined) {
      question = makeQuestion(frame);
      kept.set(rule, question);
    }
    return question;
  }

  function makeQuestion(frame: Frame): Question {
    const decisions = sides.map((side, i): Decision =>
      Object.freeze({ side, kind: frame.type, rule: citedRule(frame, i as SideNumber) }),
    );
    const pending = (...of: Decision[]): Pending => ({ decisions: of, outcome: undefined });
    const refusals = (key: string): Refusal[] => decisions.map(({ rule }) => refuse(rule, key));
    return {
      pending: [pending(decisions[0]), pending(decisions[1]), pending(...decisions)],
      notAsked: refusals('notAsked'),
      malformed: refusals('malformed'),
    };
  }

  function answer(state: State, kind: 'notAsked' | 'malformed', side: SideNumber): Refusal {
    return questionOf(topFrame(state))[kind][side];
  }

  function listMoves(state: State, side = askedSide(state)): M[] {
    const frame = topFrame(state);
    const list: M[] = [];
    rulesOf(frame).moves(state, frame, list, side);
    return list;
  }

  function judge(state: State, move: M, side = askedSide(state)): Refusal | undefined {
    const frame = topFrame(state);
    const refusal = rulesOf(frame).check(state, frame, move, side);
    return refusal === NOT_ASKED ? answer(state, 'notAsked', side) : refusal;
  }

  function settle(state: State, dice: Dice, report: Report<E>): void {
    while (state.outcome === null) {
      const frame = topFrame(state);
      if (game.ends?.(state, frame, dice, report) === true) return;
      if (rulesOf(frame).settle?.(state, frame, dice, report) !== true) return;
    }
  }

  return {
    types,
    rulesOf,
    askedSide,
    listMoves,
    judge,
    settle,

    pending(state) {
      if (state.outcome !== null) return { decisions: [], outcome: state.outcome };
      return questionOf(topFrame(state)).pending[asked(state)];
    },

    moves(state, side) {
      return state.outcome === null && isAsked(state, side) ? listMoves(state, numberOf(side)) : [];
    },

    check(state, side, move) {
      if (state.outcome !== null) return game.over;
      if (problemsIn(game.moveSchema, move).length > 0) {
        return answer(state, 'malformed', askedSide(state));
      }
      return isAsked(state, side) ? judge(state, move as M, numberOf(side)) : game.otherSide;
    },

    play(state, side, move, dice, report) {
      const frame = topFrame(state);
      rulesOf(frame).play(state, frame, move, dice, report, numberOf(side));
      settle(state, dice, report);
    },
  };
}
