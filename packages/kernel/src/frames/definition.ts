import type { Dice } from '../dice.ts';
import type { Message } from '../message.ts';
import type { RuleId } from '../rulebook.ts';
import type { GameEvent, Move, Outcome, Refusal, Report } from '../ruleset.ts';
import type { Schema } from '../schema.ts';

/** A side by its place in the `sides` of a ruleset. */
export type SideNumber = 0 | 1;

export function otherSide(side: SideNumber): SideNumber {
  return side === 0 ? 1 : 0;
}

/** Both sides choose at the same time. */
export const BOTH = 2;

/** What is being resolved: the last on the stack is what is asked now. Never changed, only replaced. */
export interface FrameLike {
  readonly type: string;
}

/** A state that has its control flow in it. */
export interface FramedState<Frame extends FrameLike> {
  readonly stack: Frame[];
  outcome: Outcome | null;
}

/** What the definitions of one game are written in terms of. */
export interface GameTypes {
  Frame: FrameLike;
  State: FramedState<FrameLike>;
  /** Has the stack as its viewer may know it. */
  View: { readonly stack: readonly FrameLike[] };
  Move: Move;
  Event: GameEvent;
  /** What names stand for in a file, such as the pieces of this battle. */
  Names: unknown;
}

/** The move of a type. */
type MoveNamed<G extends GameTypes, T extends G['Move']['type']> = Extract<
  G['Move'],
  { readonly type: T }
>;

/** What a field of a frame holds, and how that is written in a file: with names in place of numbers. */
export interface Field<Value, Names> {
  readonly schema: Schema;
  write(value: Value, names: Names): unknown;
  /** What was written, which has the form of the schema; undefined where it names what is not there. */
  read(written: unknown, names: Names): Value | undefined;
  /** What it holds where a file does not have it, because it was written before there was such a field. */
  readonly absent?: Value;
}

/** A field that was added when there were already files without it. */
export function addedLater<Value, Names>(
  field: Field<Value, Names>,
  absent: Value,
): Field<Value, Names> {
  return { ...field, absent };
}

/** A field whose value is written as it is. */
export function plain<Value>(schema: Schema): Field<Value, unknown> {
  return { schema, write: (value) => value, read: (written) => written as Value };
}

/** A list of what another field holds. */
export function listOf<Value, Names>(
  field: Field<Value, Names>,
  maxItems: number,
): Field<readonly Value[], Names> {
  return {
    schema: { type: 'array', maxItems, items: field.schema },
    write: (values, names) => values.map((value) => field.write(value, names)),
    read(written, names) {
      const values = (written as unknown[]).map((each) => field.read(each, names));
      return values.every((value) => value !== undefined) ? values : undefined;
    },
  };
}

/** One sort of answer to what a frame asks. */
export interface Answer<G extends GameTypes, Frame, M> {
  /** Why not; an answer without this may always be given. */
  check?(
    this: void,
    state: G['State'],
    frame: Frame,
    move: M,
    side: SideNumber,
  ): Refusal | undefined;
  /** What then. Only called for what `check` allows. */
  play(
    this: void,
    state: G['State'],
    frame: Frame,
    move: M,
    dice: Dice,
    report: Report<G['Event']>,
    side: SideNumber,
  ): void;
}

/**
 * One kind of frame, and everything about it. What is mechanical (the form in a file, which stacks are
 * possible, what is pending, who may answer what) follows from it: see `framed`.
 */
export interface FrameDefinition<G extends GameTypes, Frame extends G['Frame']> {
  /** What each of its fields holds, in the order in which they are written. */
  readonly fields: {
    readonly [F in Exclude<keyof Frame, 'type'>]-?: Field<Frame[F], G['Names']>;
  };
  /** The frames that it may lie on; null where it may lie on none. */
  readonly on: readonly (G['Frame']['type'] | null)[];
  /** The rule that its question cites; two where it depends on the side, or what finds it in the frame. */
  readonly rule: RuleId | readonly [RuleId, RuleId] | ((frame: Frame) => RuleId);
  asked(this: void, state: G['State'], frame: Frame): SideNumber | typeof BOTH;
  /**
   * Does what needs no decision. True when that changed the stack; false when a side must decide.
   * Frames that always wait have none.
   */
  settle?(
    this: void,
    state: G['State'],
    frame: Frame,
    dice: Dice,
    report: Report<G['Event']>,
  ): boolean;
  /** Whether a frame that somebody wrote could have come about; one without this always could. */
  possible?(state: G['State'], frame: Frame, below: G['Frame'] | undefined): boolean;
  /** Lists what may be answered: all of it on squares, well-chosen candidates on a free table. */
  moves(this: void, state: G['State'], frame: Frame, list: G['Move'][], side: SideNumber): void;
  /**
   * One of `moves`, each as likely as the others, where that is quicker than listing them: one of what could be
   * listed, until it happens to be legal. Undefined where luck was not with it: then the list is made.
   */
  draw?(
    this: void,
    state: G['State'],
    frame: Frame,
    dice: Dice,
    side: SideNumber,
  ): G['Move'] | undefined;
  /** By type of move: why not, and what then. Any other move is refused. */
  readonly answers: {
    readonly [A in G['Move']['type']]?: Answer<G, Frame, MoveNamed<G, A>>;
  };
  /** What is asked, in one sentence; `ask.<type>` where it says nothing else. */
  ask?(view: G['View'], frame: Frame): Message;
  /**
   * A sensible answer: the first that is listed of these types, or what finds one among the listed. The
   * first of all where there is none.
   */
  readonly fallback?:
    | readonly G['Move']['type'][]
    | ((
        state: G['State'],
        frame: Frame,
        listed: readonly G['Move'][],
        side: SideNumber,
      ) => G['Move']);
}

/** The definitions of all frames of a game. */
export type FrameDefinitions<G extends GameTypes> = {
  readonly [T in G['Frame']['type']]: FrameDefinition<G, Extract<G['Frame'], { readonly type: T }>>;
};
