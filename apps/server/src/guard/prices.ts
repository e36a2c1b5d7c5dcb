import type { Ask } from '@sandtable/wire';

/**
 * What is asked of a host costs it time, in milliseconds of a core: what it takes at the worst, or would take if somebody
 * saw to it. Everything has a price; what is named nowhere has the usual one.
 */
export const ASK_PRICES = {
  form: 2,
  // A match that nobody was at is read from its log, and what he says that he has seen is compared.
  sit: 20,
  // What was seen of hundreds of positions is worked out.
  past: 100,
  // All of them are judged, and what is due is worked out.
  orders: 20,
} as const;

const USUAL_ASK = 4;

export function priceOf({ ask }: Ask): number {
  return Object.hasOwn(ASK_PRICES, ask) ? ASK_PRICES[ask as keyof typeof ASK_PRICES] : USUAL_ASK;
}

/** Each step that was played before a match came here is played again. */
export const BROUGHT_STEP = 1.5;

/** Of requests, by method and route. */
export const REQUEST_PRICES: Readonly<Record<string, number>> = {
  // Somebody's own position is judged whole.
  'POST /api/matches': 60,
  'GET /api/matches/:match/proof': 60,
  'GET /api/matches/:match/copy': 20,
  'GET /api/matches/:match': 10,
  'GET /api/matches/:match/glimpse': 10,
  'POST /api/matches/mine': 10,
  'GET /api/bot/matches/:match/view': 10,
  'GET /api/bot/matches/:match/moves': 20,
  'GET /api/bot/stream': 20,
  'POST /api/lobby/quick': 60,
  'GET /api/lobby/events': 10,
  // It may have a letter sent to somebody else.
  'POST /api/notices': 500,
  // A password is slow on purpose.
  'POST /api/account/create': 250,
  'POST /api/account/sign-in': 250,
  'PUT /api/account/password': 250,
  'POST /api/account/prove': 250,
  // A challenge is written down for each.
  'POST /api/account/create/options': 20,
  'POST /api/account/sign-in/options': 20,
  'GET /api/account/data': 100,
  'GET /api/health': 0,
  'GET /api/ready': 0,
};

export function requestPrice(method: string, route = ''): number {
  return REQUEST_PRICES[`${method} ${route}`] ?? (method === 'GET' ? 1 : 5);
}
