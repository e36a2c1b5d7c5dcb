import type { Acts } from './act.ts';
import type { Dice } from './dice.ts';
import type { Catalogue, Message } from './message.ts';
import type { Muster } from './muster.ts';
import type { Rulebook, RuleId } from './rulebook.ts';
import type { Scenario } from './scenario.ts';
import type { Forecast } from './forecast.ts';
import type { Guide } from './guide.ts';
import type { Habit } from './habit.ts';
import type { Outlook } from './outlook.ts';
import type { Point, Scene } from './scene.ts';
import type { Result, Schema } from './schema.ts';
import type { Stakes } from './stakes.ts';
import type { Cited, Standing } from './standing.ts';
import type { FOR_NOBODY, Throw } from './throw.ts';

/** The name of a side, as the rules call it: `attacker`. */
export type Side = string;

/** Who looks: a side, or somebody who has none. */
export type Viewer = Side;
export const SPECTATOR: Viewer = 'spectator';

/** What a side decides: a small tagged object that is valid JSON and that a person can read. */
export interface Move {
  readonly type: string;
}

/** Something that happened, and the rule that made it happen. */
export interface GameEvent {
  readonly type: string;
  readonly rule: RuleId;
  /**
   * Set when the event tells a side something it did not know, so that it cannot be taken back. For
   * the match only: no viewer is sent it.
   */
  readonly reveals?: true;
  /** The faces that were rolled, in the order they fell, so that a client can show the dice. */
  readonly dice?: readonly number[];
  /** The score from which a die counts; none where the faces are added up or looked up. */
  readonly needs?: number;
  /** Of the dice that count, more than so many make no difference. */
  readonly most?: number;
  /** Why there were so many dice, or why that score was needed. */
  readonly reasons?: readonly Reason[];
}

/** One reason why a roll had so many dice or needed such a score. */
export interface Reason {
  readonly rule: RuleId;
  /** The text is `reason.<key>` in the ruleset's catalogue. */
  readonly key: string;
  /** How much it adds; below 0 where it takes away. */
  readonly count: number;
}

/** Takes events. Where there is none, `report?.({ … })` does not even build the event. */
export type Report<E extends GameEvent = GameEvent> = ((event: E) => void) | undefined;

/** Why a move is not allowed. A refused move changes nothing. */
export type Refusal = Cited;

/** One side is asked one thing, under one rule. */
export interface Decision {
  readonly side: Side;
  /** The ruleset's own name for what is asked, such as `allocate`. */
  readonly kind: string;
  readonly rule: RuleId;
}

export interface Outcome {
  /** Nobody, where it is a draw. */
  readonly winner: Side | undefined;
  readonly scores: Readonly<Record<Side, number>>;
  readonly rule: RuleId;
}

/**
 * What the match waits for. One decision; or one for each side that chooses secretly at the same
 * time; or none, when there is an outcome.
 */
export interface Pending {
  readonly decisions: readonly Decision[];
  readonly outcome: Outcome | undefined;
}

/** A thing that can be pointed at, so that any client can turn gestures into moves. */
export type Pick =
  | { readonly piece: string }
  /** All pieces of that formation: pointing at any of them will do. */
  | { readonly formation: string }
  | { readonly square: string }
  /** A place on a free table, in whole units of the scene. */
  | { readonly point: Point }
  /** Which way what was put there faces, in whole degrees clockwise from up. */
  | { readonly facing: number }
  | Button;

/** Something to press, whose words are `button.<name>` where it makes no move by itself. */
export interface Button {
  readonly button: string;
  /** Which of several of that name: a number of shots, the name of a Command. */
  readonly value?: string | number;
  /** Nobody need press it where nothing else can be meant: it only tells this move from another. */
  readonly implied?: true;
  /** It gives up what could still be done, so it is shown last and quietly. */
  readonly ends?: true;
  /** It gives up a turn, or more, so a client asks once more where it could not be taken back. */
  readonly final?: true;
  /**
   * It declines what is offered again and again while the other side acts, and can always be answered there: a
   * client may decline all of it for a turn at once.
   */
  readonly declines?: true;
}

/** A rule that a match may switch on or off. */
export interface Option {
  readonly id: string;
  readonly rule: RuleId;
  /** `true`/`false`, or one of these words. */
  readonly values: readonly (boolean | string)[];
  readonly default: boolean | string;
}

export type OptionValues = Readonly<Record<string, boolean | string>>;

/** A value for every option: the one that was chosen, or the usual one. */
export function chosenOptions(options: readonly Option[], chosen: OptionValues): OptionValues {
  return Object.fromEntries(options.map(({ id, default: usual }) => [id, chosen[id] ?? usual]));
}

/** The schema of the values that a ruleset's options can have. */
export function optionsSchema(options: readonly Option[]): Schema {
  const properties = Object.fromEntries(options.map(({ id, values }) => [id, { enum: values }]));
  return { type: 'object', properties, additionalProperties: false };
}

/**
 * A rule system. The only thing that clients, players, the server and the tests know of a game.
 *
 * The state is plain data, so that `JSON.stringify` saves it. Control flow is in it: what is being
 * resolved is a stack of frames, and an interruption by the other side is one more frame.
 *
 * What a side may do must follow from what it may know: `moves` and `check` give the same answer in
 * every state that looks alike to that side. A client that only has a view can therefore ask them
 * of any world that `imagine` makes of it.
 */
export interface Ruleset<
  State extends object = object,
  M extends Move = Move,
  View extends object = object,
  E extends GameEvent = GameEvent,
> {
  readonly id: string;
  /** Goes up whenever an old match would replay differently. */
  readonly version: number;
  readonly sides: readonly [Side, Side];
  /** Whether a side may come to know what the other does not. Where nothing is ever secret, all see the same. */
  readonly hasSecrets: boolean;
  readonly rulebook: Rulebook;
  readonly options: readonly Option[];
  /** Ready-made scenarios; the first is the one to begin with. */
  readonly scenarios: readonly Scenario[];
  readonly scenarioSchema: Schema;
  /** How armies are chosen, in games in which they are. */
  readonly muster?: Muster;
  readonly moveSchema: Schema;
  /** Every text of the ruleset, in English; other languages have the same keys. */
  readonly catalogue: Catalogue;

  /** The state a scenario describes, or every problem found in it. */
  setup(scenario: unknown, options: OptionValues): Result<State>;
  /** The scenario that `setup` turns back into this very state, in the middle of a game too. */
  position(state: State): Scenario;
  /** The options a state is played with, every one of them. */
  optionsOf(state: State): OptionValues;

  pending(state: State): Pending;
  /** Every legal move on squares; well-chosen candidates on a free table. Never empty for a side that is asked. */
  moves(state: State, side: Side): M[];
  /**
   * One of the moves that are listed for a side that is asked, each as likely as the others: for
   * play-outs, which need no list. Throws for a side that has none.
   */
  draw(state: State, side: Side, dice: Dice): M;
  /** The one judge of legality. Takes anything at all, and changes nothing. */
  check(state: State, side: Side, move: unknown): Refusal | undefined;
  /** Plays a move that `check` accepts. Changes the state in place. */
  play(state: State, side: Side, move: M, dice: Dice, report?: Report<E>): void;

  /** What this viewer may know, and nothing else. Shares no mutable part with the state. */
  view(state: State, viewer: Viewer): View;
  /** What everybody may know of a scenario: enough to `furnish` a view. */
  published(scenario: Scenario): Scenario;
  /** A view that came as JSON, with what never changes in its match put back (`SETTING`). */
  furnish(view: object, published: Scenario, options: OptionValues): View;
  /** The event as this viewer may know it; undefined where he notices nothing. */
  redact(event: E, viewer: Viewer): E | undefined;
  /** One world that looks like this to that viewer, its unknowns filled in by the dice. */
  imagine(view: View, viewer: Viewer, dice: Dice): State;
  clone(state: State): State;

  /** A sensible answer to what a side is asked: for odds, and for players who are away. */
  fallback(state: State, side: Side): M;
  /** Small questions that come again and again, and that somebody may answer once for all. */
  readonly habits?: readonly Habit<State, M>[];
  /** How to work out the odds of a move; undefined where it has none worth showing. */
  forecast(state: State, side: Side, move: M): Forecast<State, E> | undefined;
  /** What a side would like to know of what lies further ahead; undefined where there is nothing of the sort now. */
  outlook?(view: View, side: Side): Outlook<State> | undefined;
  /** What a legal move costs and risks: the same in every state that looks alike to that side. */
  stakes(state: State, side: Side, move: M): Stakes;

  /** What to draw. */
  scene(view: View): Scene;
  /** What each side plays for, how it stands, and what it still needs. */
  standing(view: View): Standing;
  /** Which moves go somewhere, shoot or assault: what they lead to is lit differently on the board. */
  readonly acts: Acts<M['type']>;
  /** How a move is pointed out on the board. No two moves of one list are pointed out alike. */
  gesture(move: M): readonly Pick[];
  /**
   * What somebody means who points at these things one after another, the last of them perhaps only
   * with the pointer: the move, why it cannot be done, what may come next, and what to draw meanwhile.
   * For a legal move it is the inverse of `gesture`; it throws for no picks at all, and knows no more
   * than the view.
   */
  guide(view: View, decision: Decision, picks: readonly Pick[]): Guide<M>;
  /** What is asked of a side, in one sentence. */
  ask(view: View, decision: Decision): Message;
  /** A move as a choice in a list. */
  label(view: View, move: M): Message;
  /** An event as a line of the log. */
  tell(event: E): Message;
  /** Whether a new part of the game begins with it: a turn, a night, the end. */
  chapter(event: E): boolean;
  /** What the dice of an event were for; undefined where it has none. */
  thrown(event: E): Throw | typeof FOR_NOBODY | undefined;
}
