import type { Schema } from '../schema.ts';
import type { Plan } from './plan.ts';

const MOST_PLANS = 20;
/** Enough to set up a whole side, one group after another. */
const MOST_ORDERS = 30;
const MOST_DEEDS = 30;
const MOST_TOLD = 30;
const MOST_STANDING = 40;

const WORD: Schema = { type: 'string', maxLength: 60 };
const ANYTHING: Schema = { type: 'object' };
const COUNT: Schema = { type: 'integer', minimum: 0, maximum: 100 };

function object(required: readonly string[], properties: Record<string, Schema>): Schema {
  return { type: 'object', required, additionalProperties: false, properties };
}

function list(items: Schema, maxItems: number): Schema {
  return { type: 'array', maxItems, items };
}

const DEED = object(['told', 'said'], {
  told: { ...list(ANYTHING, MOST_TOLD), minItems: 1 },
  next: { const: true },
  chapters: COUNT,
  said: list(ANYTHING, MOST_TOLD),
});

const ORDER = object(['after', 'asked', 'move', 'said'], {
  after: list(DEED, MOST_DEEDS),
  asked: object(['kind'], {
    kind: WORD,
    question: object(['key'], { key: WORD, with: ANYTHING }),
  }),
  soon: { const: true },
  move: ANYTHING,
  said: ANYTHING,
});

/** Whether a plan is no longer than one can be. */
export function isShortEnough({ orders }: Plan): boolean {
  return orders.length <= MOST_ORDERS && orders.every(({ after }) => after.length <= MOST_DEEDS);
}

/** The form of orders that somebody sends: what moves are, their rules say. */
export const ORDERS_SCHEMA: Schema = object(['plans', 'standing'], {
  plans: list(
    object(['orders', 'met', 'chapters'], {
      orders: { ...list(ORDER, MOST_ORDERS), minItems: 1 },
      met: COUNT,
      chapters: COUNT,
    }),
    MOST_PLANS,
  ),
  standing: list(
    object(['habit', 'when', 'answer'], {
      habit: WORD,
      when: { type: 'object', additionalProperties: WORD },
      answer: WORD,
    }),
    MOST_STANDING,
  ),
});
