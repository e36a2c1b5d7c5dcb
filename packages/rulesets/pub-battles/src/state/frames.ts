import type { SideIndex } from './field.ts';
import type { Kind } from '../rules/tables.ts';

/**
 * What can be waiting for a decision. The lowest frame of the stack is the turn; what is being
 * resolved inside it lies on top. Pieces and Commands are numbers.
 */
export type Frame =
  | Muster
  | Edge
  | Deploy
  | Assign
  | Begin
  | Draw
  | Alter
  | Order
  | Combat
  | Withdraw
  | Volley
  | Aim
  | Relieve
  | Stand
  | GiveWay
  | Aftermath
  | Nightfall
  | Recover;

export type FrameType = Frame['type'];
export type FrameOf<T extends FrameType> = Extract<Frame, { type: T }>;

/** PB-12.8: both sides write their orders of battle, at the same time. */
export interface Muster {
  readonly type: 'muster';
  /** By side: 1 once it has said that it is ready. */
  readonly ready: readonly number[];
  /** By side: what it has written so far, which is its secret. */
  readonly drafts: readonly (readonly Draft[])[];
}

/** PB-12.8: a Command on paper. */
export interface Draft {
  readonly rating: number;
  readonly arrives: number;
  /** Its pieces besides its HQ. */
  readonly kinds: readonly Kind[];
}

/** PB-12.8: the side that does not set up has seen the other, and names the edge it comes from. */
export interface Edge {
  readonly type: 'edge';
}

/** PB-12.8: the host sets up, piece by piece. */
export interface Deploy {
  readonly type: 'deploy';
}

/** PB-2.3: detachments are assigned to Commands. */
export interface Assign {
  readonly type: 'assign';
  readonly side: SideIndex;
}

/** PB-3.1: the battle begins when somebody says so. */
export interface Begin {
  readonly type: 'begin';
}

/** PB-3.1: the next chit is drawn, or the moves of this turn are over. Never asks. */
export interface Draw {
  readonly type: 'draw';
}

/** PB-3.3 to PB-3.7: a chit has been drawn, and the order may be altered. */
export interface Alter {
  readonly type: 'alter';
  /** Commands that have been drawn; the last moves first, the others right after it. */
  readonly pulled: readonly number[];
  readonly asked: SideIndex;
  /** How many in a row have declined. */
  readonly declined: number;
}

/** PB-4: a Command moves. */
export interface Order {
  readonly type: 'order';
  readonly command: number;
  /** PB-3.4: Commands that move right after it, the last first. */
  readonly waiting: readonly number[];
  /** PB-6.1: the pieces that are in command range now that the HQs have moved; null before. */
  readonly inRange: readonly number[] | null;
}

/** PB-10.1: which combat is next. */
export interface Combat {
  readonly type: 'combat';
}

/** What every frame inside a combat knows of it. */
interface Fighting {
  /**
   * PB-10.8: the leads of this combat in the order in which they became involved: the first
   * attacker, its defender, and so on. Who touches whom is in `contacts` of the state.
   */
  readonly leads: readonly number[];
  /** From 1. */
  readonly round: number;
  /** PB-10.6: pieces whose first hit in this combat has fallen; twice in the list after the second. */
  readonly hit: readonly number[];
}

/** PB-10.7: defending cavalry may withdraw before the first round. */
export interface Withdraw extends Fighting {
  readonly type: 'withdraw';
  /** Cavalry that has not decided yet. */
  readonly cavalry: readonly number[];
}

/** PB-10.2, PB-10.8: a round of fire. Never asks. */
export interface Volley extends Fighting {
  readonly type: 'volley';
  /**
   * Whether the two that are first in contact have fired. Until then only defending artillery has, which
   * fires before those who attack it (PB-6.4).
   */
  readonly begun: boolean;
  /** Those who have not fired in this round, in order; nobody before it begins. */
  readonly left: readonly number[];
}

/** PB-10.8: at which of several leads a piece fires. */
export interface Aim extends Fighting {
  readonly type: 'aim';
  readonly piece: number;
  /** As in the round that goes on when it has fired. */
  readonly begun: boolean;
  readonly left: readonly number[];
}

/**
 * PB-6.3: a lead is gone, and its support takes its place or retreats. Until it has decided, the
 * contacts of its lead are its own.
 */
export interface Relieve {
  readonly type: 'relieve';
  readonly support: number;
  /** The lead that is gone, and where it stood. */
  readonly lead: number;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** PB-10.2, PB-10.8: stay or retreat, one piece after another. */
export interface Stand extends Fighting {
  readonly type: 'stand';
  readonly left: readonly number[];
}

/** PB-11.4: after all combat, those in fields of fire fall back, one after another. Never asks. */
export interface GiveWay {
  readonly type: 'giveWay';
  /** Those who have yet to go, in order: each first, then the enemies before whom it goes. */
  readonly left: readonly (readonly number[])[];
}

/** PB-3.1, PB-12: what comes after that. Never asks. */
export interface Aftermath {
  readonly type: 'aftermath';
}

/** PB-12.5: both sides secretly choose to stay or to withdraw. */
export interface Nightfall {
  readonly type: 'nightfall';
  /** By side: 0 not chosen yet, 1 stay, 2 withdraw. */
  readonly chosen: readonly number[];
}

/** PB-12.6: a side gets back some of its destroyed pieces. */
export interface Recover {
  readonly type: 'recover';
  readonly side: SideIndex;
  /** How many may still come back: of the detachments, and of the others. */
  readonly detachments: number;
  readonly others: number;
}
