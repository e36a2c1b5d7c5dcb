import type { Schema } from '@sandtable/kernel';
import { NAME_SCHEMA } from './facts.ts';
import { PHRASES, type Phrase } from './talk.ts';

/** What one side can offer the other. */
export const OFFERS = ['takeBack', 'draw', 'pause', 'resume', 'rematch'] as const;
export type Offer = (typeof OFFERS)[number];

/** What those at a table deal with each other about, beyond what is played on it. */
export type Dealing =
  /** The other side has overstayed. */
  | { readonly ask: 'claim' }
  | {
      readonly ask: 'offer';
      readonly offer: Offer;
      /** How many of his own decisions he wants back; the last where it is not said. */
      readonly decisions?: number;
    }
  | { readonly ask: 'withdraw'; readonly offer: Offer }
  | {
      readonly ask: 'reply';
      /** The `id` of the offer that he answers: what he agrees to is what he was told, and nothing that came later. */
      readonly to: string;
      readonly isAccepted: boolean;
    }
  /** His clock stands for so many days from now; none: he is back. */
  | { readonly ask: 'holiday'; readonly days: number }
  /** He wants his seat at the match that was agreed on after this one. */
  | { readonly ask: 'follow' }
  | Saying
  | { readonly ask: 'mute'; readonly isMuting: boolean }
  /** Whoever runs the host should look at what was said. */
  | { readonly ask: 'report'; readonly why: string };

/** Somebody says something: in his own words, or in some that everybody reads in his own language. */
export interface Saying {
  readonly ask: 'say';
  readonly text?: string;
  readonly phrase?: Phrase;
  /** What somebody who looks on is called. */
  readonly called?: string;
}

export const LONGEST_SAYING = 300;

const OFFER: Schema = { enum: [...OFFERS] };
const DECISIONS: Schema = { type: 'integer', minimum: 1, maximum: 20 };
/** No controls and no characters that turn what is around them: it is shown as it is. */
const PLAIN = String.raw`^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$`;

/** Which fields each of them has, and which it must have. */
export const DEALING_FIELDS: Readonly<
  Record<
    Dealing['ask'],
    { readonly required: readonly string[]; readonly fields: Record<string, Schema> }
  >
> = {
  claim: { required: [], fields: {} },
  offer: {
    required: ['offer'],
    fields: { offer: OFFER, decisions: DECISIONS },
  },
  withdraw: { required: ['offer'], fields: { offer: OFFER } },
  reply: {
    required: ['to', 'isAccepted'],
    fields: { to: { type: 'string', maxLength: 64 }, isAccepted: { type: 'boolean' } },
  },
  holiday: { required: ['days'], fields: { days: { type: 'integer', minimum: 0, maximum: 60 } } },
  follow: { required: [], fields: {} },
  say: {
    required: [],
    fields: {
      text: { type: 'string', maxLength: LONGEST_SAYING, pattern: PLAIN },
      phrase: { enum: [...PHRASES] },
      called: NAME_SCHEMA,
    },
  },
  mute: { required: ['isMuting'], fields: { isMuting: { type: 'boolean' } } },
  report: {
    required: ['why'],
    fields: { why: { type: 'string', maxLength: LONGEST_SAYING, pattern: PLAIN } },
  },
};
