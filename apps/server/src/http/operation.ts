import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { House } from '../host/house.ts';
import type { Gauges } from '../operate/measures.ts';
import { DueList } from '../store/due.ts';
import { problem } from './problem.ts';
import { FLAG, says, told } from './answers/form.ts';

/** A database that has not answered by then is not there. */
const PATIENCE_MS = 2000;
/** Whether it is there is looked at no more often. */
const LOOK_MS = 500;

const OK = told<{ ok: boolean }>('Ok', { ok: FLAG });

/** What those who run a host ask it. */
export function addOperation(
  app: FastifyInstance,
  house: House,
  node: {
    readonly isLeaving: () => boolean;
    readonly isStarting: () => boolean;
    readonly gauges: Gauges;
  },
): void {
  // Anybody may ask, as often as he likes: it is looked at once in a while.
  let looked = { at: -Infinity, isThere: Promise.resolve(false) };
  const look = (): Promise<boolean> => {
    const at = performance.now();
    if (at - looked.at >= LOOK_MS) looked = { at, isThere: answersInTime(house) };
    return looked.isThere;
  };
  app.addHook('onResponse', async (_request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    house.measures.requests.observe(status, reply.elapsedTime / 1000);
  });

  app.get(
    '/api/health',
    { schema: { summary: 'Whether this node is alive.', response: says(OK) } },
    () => ({
      ok: true,
    }),
  );

  app.get(
    '/api/ready',
    { schema: { summary: 'Whether this node wants to be sent visitors.', response: says(OK) } },
    async (_request, reply) => {
      if (node.isLeaving()) return problem(reply, 503, 'leaving', 'wire.leaving');
      if (node.isStarting()) return problem(reply, 503, 'starting', 'wire.starting');
      const isThere = await look();
      return isThere ? { ok: true } : problem(reply, 503, 'database', 'wire.database');
    },
  );

  app.get('/metrics', { schema: { hide: true } }, (request, reply) => {
    if (!mayMeasure(request, house.settings)) return problem(reply, 403, 'metrics', 'wire.metrics');
    void reply.type('text/plain; version=0.0.4; charset=utf-8');
    return house.measures.text(node.gauges);
  });
}

/** The tables are brought up to date before anybody can ask. A database that cannot be written to, since the disk is full, is none. */
async function answersInTime({ store, now }: House): Promise<boolean> {
  const asked = new DueList(store.db).claim('probe', '', now(), now()).then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((settle) => {
    timer = setTimeout(() => settle(false), PATIENCE_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

const OWN_MACHINE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** With the token, where there is one; else from this machine, and not through a proxy there that says so. */
function mayMeasure(request: FastifyRequest, { metricsToken }: House['settings']): boolean {
  const { authorization = '', forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
  if (metricsToken !== undefined) return isSame(authorization, `Bearer ${metricsToken}`);
  const isProxied = forwarded !== undefined || forwardedFor !== undefined;
  return !isProxied && OWN_MACHINE.has(request.socket.remoteAddress ?? '');
}

/** In the same time wherever they differ. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
