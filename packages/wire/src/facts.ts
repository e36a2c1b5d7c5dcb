import {
  MUSTERED,
  POSITION,
  type DiceSource,
  type Message,
  type OptionValues,
  type Scenario,
  type Schema,
  type Side,
  type Step,
} from '@sandtable/kernel';
import type { Person } from './matters.ts';
import type { Terms } from './terms.ts';

/** What a host is, and what it can do for those who come: a page shows nothing that is not among its features. */
export interface About {
  readonly name: string;
  readonly version: string;
  readonly features: readonly string[];
}

/** Somebody wants a match. */
export interface NewMatch {
  readonly ruleset: string;
  /** A ready-made scenario by its id; the first one where neither is named. */
  readonly scenario?: string;
  /** Or one of his own. */
  readonly position?: object;
  readonly options?: OptionValues;
  /** What has been played of it, on a device of his own: it goes on from there. */
  readonly played?: Played;
  /** Where he sits himself; `any` has the host draw it. */
  readonly side?: Side;
  /** What he is called at this table. */
  readonly name?: string;
  /** Sides that a computer player answers for, by its name. */
  readonly players?: Readonly<Record<Side, string>>;
  readonly terms?: Terms;
  /** Whether the other seat is for anybody who comes: it stands in the lobby until somebody takes it. */
  readonly open?: boolean;
}

/** What was played before, with which dice. What came of it follows by the rules. */
export interface Played {
  readonly dice: readonly DiceSource[];
  readonly steps: readonly Step[];
}

/** More steps than any of the games has had; they are all judged when it is put online. */
export const MOST_BROUGHT = 1000;

/** A match that was founded, as its founder hears of it: nobody else is told his key. */
export interface Founded extends SeatGiven {
  /** For each seat that somebody else is to take, a word that gives him a key of his own, once. */
  readonly invitations: Readonly<Record<Side, string>>;
  readonly scenario: ScenarioTold;
}

/** A seat that somebody has from now on. */
export interface SeatGiven {
  readonly match: string;
  readonly side: Side;
  readonly key: string;
  /** What the dice are committed to: his number comes after it. */
  readonly commitment: string;
  /** Whether a number for the dice is wanted of him still. */
  readonly needsNumber: boolean;
}

/** What an invitation is to, before it is used. */
export interface Invited {
  readonly side: Side;
  /** Somebody sits there already: it is he who goes on with it somewhere else. */
  readonly isMove: boolean;
}

/** What a match is played on. */
export interface ScenarioTold {
  readonly id: string;
  readonly title?: string;
  /** Somebody has made it, and nobody has looked whether it is fair: its title is what he calls it. */
  readonly isOwn?: true;
  /** It was not begun at the host: so many steps that every side knows of had been played on somebody's own device. */
  readonly begun?: number;
}

/** The ids of what is not ready-made: a host lets nothing that somebody has made himself have another. */
export const OWN_SCENARIOS: readonly string[] = [POSITION, MUSTERED];

/** @param begun How many steps had been played before it came to the host. */
export function scenarioTold(
  { id, title }: Pick<Scenario, 'id' | 'title'>,
  begun = 0,
): ScenarioTold {
  return {
    id,
    ...(title !== undefined && { title }),
    ...(OWN_SCENARIOS.includes(id) && { isOwn: true }),
    ...(begun > 0 && { begun }),
  };
}

/** What everybody may know about a match. */
export interface MatchFacts {
  readonly match: string;
  readonly ruleset: string;
  readonly version: number;
  readonly scenario: ScenarioTold;
  readonly options: OptionValues;
  readonly terms: Terms;
  readonly commitment: string;
  readonly created: number;
  readonly people: readonly Person[];
  readonly isBegun: boolean;
  readonly isOver: boolean;
  /** How it stood when it came here, where it was begun elsewhere. */
  readonly brought?: BroughtTold;
}

/** Where a match goes on from that was begun on somebody's own device: what a spectator would be told. */
export interface BroughtTold {
  /** So many that every side knows of have been played there. The host has seen that they are by the rules, and knows no more of them. */
  readonly steps: number;
  readonly turn?: Message;
  /** Whom it waits for. */
  readonly asked: readonly Side[];
}

/** What somebody may be called: some letters, none that only upset what is around them, and none that nobody sees. */
export const NAME_SCHEMA: Schema = {
  type: 'string',
  pattern: String.raw`^(?!\p{Z})[^\p{C}\p{Zl}\p{Zp}<>\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]{1,30}(?<!\p{Z})$`,
};

/** A word that gives something to whoever has it. */
export const SECRET_SCHEMA: Schema = { type: 'string', pattern: '^[0-9A-Za-z_-]{16,64}$' };
