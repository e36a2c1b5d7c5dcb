import {
  message,
  type Decision,
  type GameEvent,
  type Imagined,
  type Message,
  type Move,
  type Outcome,
  type RuleId,
  type Scene,
  type Side,
  type Viewer,
} from '@sandtable/kernel';
import type { Counsel } from './advice/adviser.ts';
import type { Seats } from '../store/seats.ts';
import type { Deed } from './follow/deeds.ts';
import type { Chapter } from './log.ts';
import type { Aim } from './guiding.ts';
import type { Choice, Picker } from './picker.ts';

/** Why something is not done, and the rule behind it where it is one of the game. */
export interface Reason {
  readonly message: Message;
  readonly rule?: RuleId;
  /** It is said elsewhere on the page, and more about it. */
  readonly isTold?: true;
}

/** Something that went wrong around the match; the match itself is unharmed. */
export type Trouble =
  | { readonly kind: 'outdated' }
  | { readonly kind: 'storage'; readonly reason: string }
  | { readonly kind: 'mind'; readonly reason: string };

/** All that the page shows of a match at one moment. */
export interface Moment {
  readonly seats: Seats;
  readonly viewer: Viewer;
  readonly view: object;
  readonly scene: Scene;
  /** What follows from the view alone. */
  readonly imagined: Imagined;
  /** What somebody at this screen is asked now. */
  readonly decision: Decision | undefined;
  readonly picker: Picker | undefined;
  /** Keys of the pieces that can be moved about on a free table. */
  readonly handles: ReadonlySet<string>;
  /** Such pieces as choices, where no move is listed for them. */
  readonly others: readonly Choice[];
  /** Choices that follow from a place which is on no list. */
  readonly further: readonly Choice[];
  /** Set where only a place can come next. */
  readonly aim: Aim | undefined;
  /** Only what is in this square is listed, where several pieces in it could be meant. */
  readonly place: string | undefined;
  /** What leads to the thing that was pointed at, where it can be reached in more than one way. */
  readonly toward: readonly Choice[];
  /** A move that cannot be taken back, while it is asked whether it is meant. */
  readonly sure: Move | undefined;
  /** What whoever asked for advice is told. */
  readonly counsel: Counsel | undefined;
  /** The side that somebody else decides for now: the computer, or somebody elsewhere. */
  readonly thinking: Side | undefined;
  /** Somebody elsewhere decides, and nothing of it has come yet. */
  readonly waiting: boolean;
  /** The side the screen has to be handed to first. */
  readonly handOver: Side | undefined;
  readonly refusal: Reason | undefined;
  readonly trouble: Trouble | undefined;
  readonly outcome: Outcome | undefined;
  /** Whether whoever looks declines something without being asked. */
  readonly declines: boolean;
  /** Why the last decision cannot be taken back; undefined where it can. */
  readonly whyNotUndo: Message | undefined;
  /** How many steps have been told of, and what came of the last one. */
  readonly step: number;
  readonly events: readonly GameEvent[];
  readonly log: readonly Chapter[];
  /** What the other side has done of late, as it was seen here. */
  readonly deeds: readonly Deed[];
  /** Set while something that happened before is shown once more. */
  readonly past?: true;
}

/** Whether whoever is asked looks at what somebody else would do. */
export function isAdvised({ counsel }: Moment): boolean {
  return counsel?.kind === 'move' || counsel?.kind === 'turn';
}

/** What the last trouble was, in words. */
export function troubleMessage(trouble: Trouble): Message {
  return message(
    `trouble.${trouble.kind}`,
    trouble.kind === 'outdated' ? {} : { reason: trouble.reason },
  );
}
