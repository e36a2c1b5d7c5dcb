import type {
  Acts,
  Cited,
  Dice,
  Forecast,
  Habit,
  FrameDefinition,
  GameEvent,
  Marker,
  Message,
  Move,
  Muster,
  Option,
  Pick,
  Piece,
  Problem,
  Refusal,
  Rulebook,
  Scenario,
  Schema,
  SideNumber,
  Stakes,
  Throws,
  Tray,
  Viewer,
} from '@sandtable/kernel';
import type { Action } from './rules/actions.ts';
import type { FixedModifiers } from './rules/book.ts';
import type { Modifiers } from './rules/modifiers.ts';
import type { Objections } from './rules/objections.ts';
import type { Phase } from './rules/phases.ts';
import type { GroundKind, PieceKind, SideName } from './rules/tables.ts';
import type { Score } from './rules/victory.ts';
import type { PbiGame, PbiReport } from './state/definition.ts';
import type { Frame, FrameType } from './state/frames.ts';
import type { State, Status } from './state/state.ts';

/** What an extension names begins with its own name, so that it is never taken for the book's: `snow:board`. */
export type OwnName = `${string}:${string}`;

/** A move of an extension. */
export interface OwnMove extends Move {
  readonly type: OwnName;
  readonly [field: string]: unknown;
}

/** A frame of an extension. */
export interface OwnFrame {
  readonly type: OwnName;
  readonly [field: string]: unknown;
}

/** An event of an extension. */
export interface OwnEvent extends GameEvent {
  readonly type: OwnName;
  readonly [field: string]: unknown;
}

/** An event of an extension that has dice, and says whose they are. */
export interface OwnRoll extends OwnEvent {
  readonly side: SideName;
  readonly dice: readonly number[];
}

export type OwnThrows = Throws<OwnRoll>;

/** What the frames of an extension are written in terms of. */
export interface ExtendedGame extends Omit<PbiGame, 'Frame' | 'Move' | 'Event'> {
  Frame: Frame | OwnFrame;
  Move: PbiGame['Move'] | OwnMove;
  Event: PbiGame['Event'] | OwnEvent;
}

/** A kind of frame of an extension. */
export interface OwnDefinition extends FrameDefinition<ExtendedGame, OwnFrame> {
  readonly endsAtOnce: boolean;
}

/** A phase, and the phase of the book that it comes before. */
export interface OwnPhase extends Phase {
  readonly before: string;
}

/** What a frame of the book takes beside its own. */
export interface OwnAnswers {
  list?(this: void, state: State, frame: Frame, list: PbiGame['Move'][]): void;
  readonly answers?: Readonly<Record<OwnName, OwnDefinition['answers'][OwnName]>>;
  /** Whether it can stand in a file as it could not in the book. */
  possible?(this: void, state: State, frame: Frame, below: Frame | undefined): boolean;
}

/** What an extension keeps in a state, and in files. */
export interface OwnState {
  /** What it is at the beginning, or in the position that a scenario describes. */
  begin(this: void, state: State, scenario: Scenario, problems: Problem[]): object;
  clone(this: void, own: object): object;
  /** The fields of a scenario that `begin` makes the same of again. */
  write(this: void, state: State): object;
  /** What a viewer may know of it, where that is not all. */
  view?(this: void, state: State, viewer: Viewer): object;
  /** One that looks like this to him. */
  imagine?(this: void, view: State, viewer: Viewer, dice: Dice): object;
}

/** How moves of an extension are pointed out, and what is meant by pointing. */
export interface OwnPointing {
  gesture(this: void, move: OwnMove): readonly Pick[];
  /** The other way round: the move of its own that is meant by these, legal or not, so that it is said why not. */
  means(this: void, state: State, picks: readonly Pick[]): OwnMove | undefined;
}

/**
 * What a club, or a supplement, adds to PBI: all of it in a folder of its own, and none of it known to the book.
 * Whatever it leaves out is as in the book.
 */
export interface Extension {
  /** The id of the ruleset: `pbi-snow`. */
  readonly id: string;
  readonly version: number;
  readonly rulebook: Rulebook;
  readonly texts: Readonly<Record<string, string>>;
  readonly options?: readonly Option[];
  readonly scenarios: readonly Scenario[];
  readonly scenarioFields?: Readonly<Record<string, Schema>>;

  readonly grounds?: readonly GroundKind[];
  readonly kinds?: readonly PieceKind[];
  readonly statuses?: readonly Status[];
  readonly phases?: readonly OwnPhase[];
  readonly actions?: readonly Action<never>[];
  readonly fixed?: Partial<FixedModifiers>;
  readonly modifiers?: Partial<Modifiers>;
  readonly objections?: Partial<Objections>;
  readonly scores?: readonly Score[];

  /** A group is about to be killed, or is removed and about to leave its square: what it holds stays behind. */
  loses?(state: State, group: number): void;
  /** QS-9.2: groups have entered a square; others than groups may shoot at them. */
  arrived?(state: State, target: number): void;
  /** QS-4.4: why a group does nothing more this turn, where it did not fall back. */
  whyIdle?(state: State, group: number): Refusal | undefined;
  /** QS-12.2: what counts as groups that the attacker has lost, beside those that he has. */
  alsoLost?(state: State): number;
  /** QS-12.1: the squares that count, where they are not the buildings. */
  objectives?(state: State): number[] | undefined;
  /** QS-4.7: what becomes of groups that cannot go back; true where it is not what the book says. */
  noWayBack?(state: State, from: number, groups: readonly number[], report: PbiReport): boolean;

  readonly frames?: Readonly<Record<OwnName, OwnDefinition>>;
  /** Frames of its own that those of the book may lie on. */
  readonly under?: Readonly<Partial<Record<FrameType, readonly OwnName[]>>>;
  readonly answers?: Readonly<Partial<Record<FrameType, OwnAnswers>>>;
  readonly moveShapes?: readonly Schema[];

  readonly own?: OwnState;
  /** The scenario as everybody may know it. */
  published?(scenario: Scenario): Scenario;
  redact?(event: GameEvent, viewer: Viewer): GameEvent | undefined;

  readonly muster?: Muster;
  /** Its own moves that go somewhere, shoot or assault. */
  readonly acts?: Acts;
  /** Pieces that the book does not draw, and those of the book that stand elsewhere. */
  pieces?(state: State): readonly Piece[];
  markers?(state: State): readonly Marker[];
  trays?(state: State): readonly Tray[];
  /** What is said about the game beside what the book has to say. */
  status?(state: State): readonly Message[];
  /** How moves of its own are pointed out; without it each is a button. */
  readonly pointing?: OwnPointing;
  label?(state: State, move: OwnMove): Message;
  /** Small questions of its own that somebody may answer once for all. */
  readonly habits?: readonly Habit<State, PbiGame['Move']>[];
  /** The odds of a move of its own. */
  forecast?(state: State, side: SideNumber, move: OwnMove): Forecast<State> | undefined;
  /** What a move of its own costs and risks. */
  stakes?(state: State, move: OwnMove): Stakes;
  /** What else a move of the book risks. */
  alsoRisks?(state: State, move: PbiGame['Move']): readonly Cited[];
  tell?(event: OwnEvent): Message;
  /** What the dice of its own events are for: of each kind that has any. */
  readonly throws?: OwnThrows;
}

// The one place where what an extension names is put among what the book names.

export function asMove(move: OwnMove): PbiGame['Move'] {
  return move as Move as PbiGame['Move'];
}

export function asFrame(frame: OwnFrame): Frame {
  return frame as { readonly type: string } as Frame;
}

export function asEvent(event: OwnEvent): PbiGame['Event'] {
  return event as GameEvent as PbiGame['Event'];
}

/** A move of an extension that lies among those of the book. */
export function asOwn(move: PbiGame['Move']): OwnMove {
  return move as Move as OwnMove;
}

/** Whether a move, frame or event is one of an extension. */
export function isOwn({ type }: { readonly type: string }): boolean {
  return type.includes(':');
}
