import type { Schema } from '@sandtable/kernel';
import { RECEIPT_SCHEMA, type Receipt } from '@sandtable/record';
import {
  OFFERS,
  PHRASES,
  TERMS_SCHEMA,
  type Follow,
  type HostShown,
  type Matters,
  type OfferTold,
  type PauseTold,
  type Spoken,
  type TakenBack,
} from '@sandtable/wire';
import type { Listed } from '../../computers/computers.ts';
import { byName, COUNT, FLAG, listOf, OF_GAME, TEXT, TIME, told } from './form.ts';
import { CLOCK, DECISION, MESSAGE, OUTCOME, PENDING, PERSON } from './matches.ts';

const HOST = { publicKey: TEXT, commitment: TEXT };

export const SEAT_TAKEN = told<HostShown & { match: string; side: string; needsNumber: boolean }>(
  'SeatTaken',
  { ...HOST, match: TEXT, side: TEXT, needsNumber: FLAG },
);

export const VIEW = told<{ side: string; at: number; view: object; pending: object }>('View', {
  side: TEXT,
  at: COUNT,
  view: OF_GAME,
  pending: PENDING,
});

const MOVES: Schema = listOf(OF_GAME);
/** Where the side is asked nothing, there are no moves and nothing else. */
export const LEGAL_MOVES = told<Pick<Listed, 'moves'> & Partial<Listed> & { side: string }>(
  'LegalMoves',
  { side: TEXT, moves: MOVES },
  { at: COUNT, decision: DECISION },
);

export const JUDGEMENT = told<{ legal: boolean; rule?: string; message?: object }>(
  'Judgement',
  { legal: FLAG },
  { rule: TEXT, message: MESSAGE },
);

export const DEED_DONE = told<{ receipt?: Receipt; follow?: Follow }>(
  'DeedDone',
  {},
  {
    receipt: { ...RECEIPT_SCHEMA, title: 'Receipt' },
    follow: told<Follow>('Follow', { match: TEXT }, { invitation: TEXT }),
  },
);

const SPOKEN = told<Spoken>(
  'Spoken',
  { among: { enum: ['players', 'spectators'] }, number: COUNT, at: TIME },
  { side: TEXT, name: TEXT, text: TEXT, phrase: { enum: PHRASES } },
);

const OFFER = told<OfferTold>(
  'OfferTold',
  { id: TEXT, side: TEXT, offer: { enum: OFFERS } },
  { decisions: COUNT },
);
const TRUE: Schema = { const: true };
const MATTERS = told<Matters>(
  'Matters',
  {
    people: listOf(PERSON),
    terms: TERMS_SCHEMA,
    now: TIME,
    pauses: listOf(told<PauseTold>('PauseTold', { until: TIME }, { side: TEXT })),
    offers: listOf(OFFER),
    declined: listOf(OFFER),
  },
  {
    clocks: listOf(CLOCK),
    holidays: byName(COUNT),
    takenBack: told<TakenBack>('TakenBack', { side: TEXT, isAgreed: FLAG }),
    rematch: TEXT,
    isMuting: TRUE,
    held: MESSAGE,
  },
);

function event(name: string, properties: Readonly<Record<string, Schema>>): Schema {
  return {
    type: 'object',
    required: ['event', 'match', ...Object.keys(properties)],
    properties: { event: { const: name }, match: TEXT, ...properties },
  };
}

/** A line of the stream: docs/bots.md says when each comes. */
export const BOT_EVENT: Schema = {
  title: 'BotEvent',
  oneOf: [
    event('match', {
      side: TEXT,
      ruleset: TEXT,
      version: COUNT,
      scenario: OF_GAME,
      options: OF_GAME,
      ...HOST,
      people: listOf(PERSON),
      needsNumber: FLAG,
    }),
    event('told', { at: COUNT, events: listOf(OF_GAME) }),
    event('decision', { side: TEXT, at: COUNT, decision: DECISION, moves: MOVES }),
    event('matters', { matters: MATTERS }),
    event('said', { said: listOf(SPOKEN) }),
    event('over', { outcome: OUTCOME }),
  ],
};
