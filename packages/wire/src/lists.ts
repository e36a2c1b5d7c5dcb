import type { Message, OptionValues, Outcome, Premises, Pending, Side } from '@sandtable/kernel';
import type { ScenarioTold, SeatGiven } from './facts.ts';
import type { SideClock } from './matters.ts';
import type { Overstay, Terms } from './terms.ts';

/** What a match is of, in a list. */
export interface Listed {
  readonly match: string;
  readonly ruleset: string;
  readonly scenario: ScenarioTold;
}

/** A free seat that anybody may take. */
export interface Challenge extends Listed {
  /** The side that is free. */
  readonly side: Side;
  /** The kind of clock it is played with, to look for. */
  readonly clock: string;
  /** What whoever takes it agrees to. */
  readonly terms: Terms;
  readonly options: OptionValues;
  /** What whoever waits there is called. */
  readonly name?: string;
  readonly made: number;
}

/** How far a match has come and how it stands, in a line. */
export interface ListLine {
  /** Such as the turn. */
  readonly turn?: Message;
  /** How each side stands. */
  readonly now: readonly { readonly side: Side; readonly message: Message }[];
}

/** Who sits where, in a list. */
export interface ListedPerson {
  readonly side: Side;
  readonly name?: string;
  readonly player?: string;
  /** Whether anybody sits there. */
  readonly isTaken: boolean;
}

/** A match that anybody may watch. */
export interface Watchable extends Listed {
  readonly line: ListLine;
  readonly people: readonly ListedPerson[];
  readonly updated: number;
}

/** All that somebody in the lobby sees. */
export interface Lobby {
  readonly challenges: readonly Challenge[];
  readonly watchable: readonly Watchable[];
}

/** What has changed in the lobby since he was told. */
export interface LobbyNews {
  readonly challenges: readonly Challenge[];
  readonly watchable: readonly Watchable[];
  /** Matches that are in neither list any more. */
  readonly gone: readonly string[];
}

/** A match in which somebody has a seat. */
export interface MyMatch extends Listed {
  readonly side: Side;
  /** `withdrawn`: nobody came, and nobody will. */
  readonly state: 'open' | 'playing' | 'over' | 'withdrawn';
  /** Whether everybody may find it in the lobby. */
  readonly isListed: boolean;
  readonly isMyTurn: boolean;
  /** As at the table, where it is played with any. */
  readonly clocks?: readonly SideClock[];
  /** What becomes of whoever runs out of time, where that can be. */
  readonly overstay?: Overstay;
  /** Since when those are to decide who are. */
  readonly since: number;
  readonly updated: number;
  readonly line: ListLine;
  readonly outcome?: Outcome;
  /** The match that both agreed to play after this one. */
  readonly rematch?: string;
  readonly people: readonly ListedPerson[];
  /** Which of the keys that were sent opens it; none where the account does. */
  readonly key?: string;
}

/** The side against which he may claim the match: it has run out of time, and he has not. */
export function claimableFrom({ state, clocks = [], overstay, side }: MyMatch): Side | undefined {
  if (state !== 'playing' || overstay !== 'claim') return undefined;
  const out = clocks.filter(({ isOut }) => isOut === true).map((clock) => clock.side);
  return out.includes(side) ? undefined : out.at(0);
}

/** A table to be drawn small: what whoever asked may see of it. */
export interface Glimpse {
  readonly premises: Premises;
  /** Not there before the match has begun. */
  readonly view?: object;
  readonly pending?: Pending;
}

/** What came of a wish to play at once. */
export type QuickMatch =
  /** Somebody was waiting. */
  | { readonly taken: SeatGiven }
  /** Nobody was: these are open now, and with the first that is taken the others are withdrawn. */
  | { readonly made: readonly SeatGiven[] };
