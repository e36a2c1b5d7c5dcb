import { ORDERS_SCHEMA, type Move, type Orders, type Schema, type Viewer } from '@sandtable/kernel';
import { DEALING_FIELDS, type Dealing } from './dealings.ts';

/** Somebody takes his seat, or looks on where he has no key. */
export interface SitAsk {
  readonly ask: 'sit';
  readonly id: number;
  readonly match: string;
  readonly key?: string;
  /**
   * When the match is over: as whom he wants to see it, from its beginning. Then everybody may look at it through the
   * eyes of either side, or as those who looked on; to see it otherwise he sits down once more.
   */
  readonly view?: Viewer;
  /** What he has been told already, where he was here before: see `seen.ts`. */
  readonly seen?: { readonly steps: number; readonly digest: string };
}

/** What somebody in a seat says with everything that he does. */
interface SeatDeed {
  readonly id: number;
  readonly seat: number;
  /** What he calls it. Whoever heard no answer asks again under the same name: it is done once. */
  readonly name?: string;
}

/** Somebody in a seat does something. */
export type SeatAsk =
  | (SeatDeed & {
      readonly ask: 'play';
      /** How many steps he had been told of when he decided: if there are others now, it is not played. */
      readonly at: number;
      readonly move: Move;
    })
  | (SeatDeed & { readonly ask: 'undo'; readonly at: number })
  | (SeatDeed & { readonly ask: 'resign' })
  | (SeatDeed & {
      /** He says what he will do when something happens; it takes the place of all that he said before. */
      readonly ask: 'orders';
      readonly at: number;
      readonly orders: Orders;
    })
  | (SeatDeed & Dealing);

/** Somebody at a table wants to see once more what he saw, but for so many of the first steps. */
export interface PastAsk {
  readonly ask: 'past';
  readonly id: number;
  readonly seat: number;
  readonly from: number;
}

export type Ask = SitAsk | SeatAsk | PastAsk;

const COUNT: Schema = { type: 'integer', minimum: 0, maximum: 1_000_000_000 };
const NAME: Schema = { type: 'string', pattern: '^[0-9A-Za-z_-]{1,64}$' };

function ask(
  name: Ask['ask'],
  required: readonly string[],
  fields: Record<string, Schema>,
): Schema {
  return {
    type: 'object',
    required: ['ask', 'id', ...required],
    additionalProperties: false,
    properties: { ask: { const: name }, id: COUNT, ...fields },
  };
}

/** Something that somebody in a seat does. */
function deed(
  name: SeatAsk['ask'],
  required: readonly string[],
  fields: Record<string, Schema>,
): Schema {
  return ask(name, ['seat', ...required], { seat: COUNT, name: NAME, ...fields });
}

/** The form of everything that may be asked. What a move is, its rules say. */
export const ASK_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'What a player says to a host',
  oneOf: [
    ask('sit', ['match'], {
      match: NAME,
      key: NAME,
      view: NAME,
      seen: {
        type: 'object',
        required: ['steps', 'digest'],
        additionalProperties: false,
        properties: { steps: COUNT, digest: { type: 'string', pattern: '^[0-9a-f]{64}$' } },
      },
    }),
    deed('play', ['at', 'move'], { at: COUNT, move: { type: 'object' } }),
    deed('undo', ['at'], { at: COUNT }),
    deed('resign', [], {}),
    deed('orders', ['at', 'orders'], { at: COUNT, orders: ORDERS_SCHEMA }),
    ...(Object.keys(DEALING_FIELDS) as Dealing['ask'][]).map((each) =>
      deed(each, DEALING_FIELDS[each].required, DEALING_FIELDS[each].fields),
    ),
    ask('past', ['seat', 'from'], { seat: COUNT, from: COUNT }),
  ],
};
