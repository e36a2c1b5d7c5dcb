import type { Ruleset, Schema } from '@sandtable/kernel';

/**
 * How long somebody has. By the move: so many seconds for every decision. A bank: so many seconds for the whole match,
 * of which a decision that takes no longer than the increment costs nothing. Games like these ask often and for
 * little; an increment that is added whatever was used would make the bank grow with every small answer.
 */
export type ClockTerms =
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number };

/**
 * What becomes of somebody who overstays: the other side may claim the match, the rules' own proposal is played for
 * him, or a computer player answers for him. He can go on himself at any time.
 */
export const OVERSTAYS = ['claim', 'fallback', 'computer'] as const;
export type Overstay = (typeof OVERSTAYS)[number];

/** What those who play a match have agreed about it beyond the rules. It stands from the beginning and never changes. */
export interface Terms {
  /** None where it is not there. */
  readonly clock?: ClockTerms;
  readonly overstay?: Overstay;
  /** The computer player that takes over, where one does. */
  readonly player?: string;
  /** Whether anybody may ask for a decision back. */
  readonly takeBacks?: boolean;
  /** Whether those who play may ask the computer at their tables what to do. Nobody can see whether they ask another. */
  readonly help?: boolean;
  /** Whether anybody else may look on before it is over. */
  readonly spectators?: boolean;
  /** Whoever looks on is told of a step only after so many more that he notices; when the match is over, of all. */
  readonly delay?: number;
  /** So many days each side may be away in all, while its clock stands. */
  readonly holidays?: number;
}

/** What holds where nothing was said. */
export const USUAL_TERMS = {
  overstay: 'claim',
  takeBacks: true,
  help: true,
  spectators: true,
  holidays: 0,
} as const satisfies Terms;

/** How far behind those are who look on: where there are secrets, so far that nobody at the table is helped by it. */
const USUAL_DELAY = 6;

export function delayOf({ delay }: Terms, { hasSecrets }: Pick<Ruleset, 'hasSecrets'>): number {
  return delay ?? (hasSecrets ? USUAL_DELAY : 0);
}

const DAY = 86_400;

export const TERMS_SCHEMA: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    clock: {
      oneOf: [
        {
          type: 'object',
          required: ['kind', 'seconds'],
          additionalProperties: false,
          properties: {
            kind: { const: 'move' },
            seconds: { type: 'integer', minimum: 60, maximum: 30 * DAY },
          },
        },
        {
          type: 'object',
          required: ['kind', 'seconds', 'increment'],
          additionalProperties: false,
          properties: {
            kind: { const: 'bank' },
            seconds: { type: 'integer', minimum: 60, maximum: 90 * DAY },
            increment: { type: 'integer', minimum: 0, maximum: DAY },
          },
        },
      ],
    },
    overstay: { enum: [...OVERSTAYS] },
    player: { type: 'string', maxLength: 40 },
    takeBacks: { type: 'boolean' },
    help: { type: 'boolean' },
    spectators: { type: 'boolean' },
    delay: { type: 'integer', minimum: 0, maximum: 100 },
    holidays: { type: 'integer', minimum: 0, maximum: 60 },
  },
};

/** Clocks that are offered ready-made. */
export const CLOCK_PRESETS = {
  bank: {
    short: { kind: 'bank', seconds: 15 * 60, increment: 15 },
    usual: { kind: 'bank', seconds: 30 * 60, increment: 30 },
    long: { kind: 'bank', seconds: 60 * 60, increment: 60 },
  },
  move: {
    short: { kind: 'move', seconds: DAY },
    usual: { kind: 'move', seconds: 3 * DAY },
    long: { kind: 'move', seconds: 7 * DAY },
  },
} as const satisfies Readonly<Record<ClockTerms['kind'], Readonly<Record<string, ClockTerms>>>>;
