import { EVERY_ANSWER } from '@sandtable/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { secretHash } from '../host/seats.ts';
import { problem } from '../http/problem.ts';
import type { Guard } from './guard.ts';
import { requestPrice } from './prices.ts';

/** Nobody takes longer to say what he wants, or to send all of it; and how often that is looked at. */
export const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
};

/** After so long one of those who stay may have gone. */
const CROWD_SECONDS = 60;

/** What holds for every request: it comes from a page of this host or from no page, and its price is paid. */
export function addGuard(app: FastifyInstance, guard: Guard): void {
  // A form of a page of somebody else can send it without asking.
  app.removeContentTypeParser('text/plain');
  app.server.on('connection', (socket) => guard.meet(socket));
  app.addHook('onSend', async (request, reply) => {
    reply.headers(EVERY_ANSWER);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    const { method, raw, routeOptions } = request;
    const isReading = method === 'GET' || method === 'HEAD';
    if (guard.way.isByOtherName(raw)) return problem(reply, 403, 'name', 'wire.name');
    if (!isReading && !guard.way.isOwn(raw)) return problem(reply, 403, 'origin', 'wire.origin');
    const unpaid = refuseUnpaid(guard, request, reply, requestPrice(method, routeOptions.url));
    if (unpaid !== undefined) return unpaid;
    await guard.turns.enter();
    return WITHOUT_END.has(routeOptions.url ?? '') ? refuseCrowd(guard, request, reply) : undefined;
  });
  app.addHook('preValidation', async ({ params, query, body }, reply) => {
    if (!hasNul([params, query, body])) return undefined;
    return problem(reply, 400, 'form', 'wire.form', { what: 'U+0000' });
  });
}

/** What is told as it happens: whoever asks for it stays, as with a socket. */
const WITHOUT_END: ReadonlySet<string> = new Set(['/api/lobby/events', '/api/bot/stream']);

/** Of one address only so many stay. */
function refuseCrowd(
  guard: Guard,
  { ip }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  if (guard.mayEnter(ip)) {
    reply.raw.once('close', () => guard.left(ip));
    return undefined;
  }
  reply.header('retry-after', CROWD_SECONDS);
  return problem(reply, 429, 'busy', 'wire.busy', { seconds: CROWD_SECONDS });
}

/** Whether there is a character in it, at whatever depth, that PostgreSQL keeps in no text. */
function hasNul(given: unknown): boolean {
  const left = [given];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    // One by one: nobody knows how many there are.
    if (typeof next === 'object' && next !== null) {
      for (const [key, value] of Object.entries(next)) left.push(key, value);
    }
  }
  return false;
}

/** Has somebody pay for what he asks; where he has spent all he is told how long to wait. */
export function refuseUnpaid(
  guard: Guard,
  request: FastifyRequest,
  reply: FastifyReply,
  price: number,
): FastifyReply | undefined {
  const wait = guard.wait({ address: request.ip, holder: holderOf(request) }, price);
  if (wait === 0) return undefined;
  const seconds = Math.ceil(wait / 1000);
  reply.header('retry-after', seconds);
  return problem(reply, 429, 'busy', 'wire.busy', { seconds });
}

/** What he shows, whatever it opens: nobody has to look it up to count it. */
function holderOf({ headers: { authorization, cookie } }: FastifyRequest): string | undefined {
  const shown = authorization ?? /sandtable=([^;]+)/.exec(cookie ?? '')?.[1];
  return shown === undefined ? undefined : secretHash(shown);
}
