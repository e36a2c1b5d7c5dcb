import { NAME_SCHEMA, type SeatGiven } from '@sandtable/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { prepare } from '../host/found.ts';
import type { House } from '../host/house.ts';
import type { Rooms } from '../host/rooms.ts';
import { secretHash } from '../host/seats.ts';
import { lobbyFor } from '../lobby/gallery.ts';
import { watchable } from '../lobby/lists.ts';
import { openSeats, quickMatch, takeOpen, withdraw } from '../lobby/openSeats.ts';
import { RULESETS } from '../rulesets.ts';
import { refuse } from './accountForms.ts';
import { makerOf } from './maker.ts';
import { problem } from './problem.ts';
import { keyOf } from './seats.ts';
import { hold } from './taker.ts';
import { makes, says, sends, SILENT } from './answers/form.ts';
import { LOBBY, LOBBY_NEWS, QUICK_MATCH, SEAT_GIVEN } from './answers/matches.ts';

const GAMES = RULESETS.map(({ id }) => id);
const WORD = { type: 'string', maxLength: 100 };

const FILTERS = {
  type: 'object',
  additionalProperties: false,
  properties: { ruleset: { enum: GAMES }, scenario: WORD, clock: WORD },
};

const MATCH = { type: 'string', pattern: '^[0-9A-Za-z_-]{1,64}$' };

const TAKE = {
  type: 'object',
  required: ['match'],
  additionalProperties: false,
  properties: { match: MATCH, name: NAME_SCHEMA },
};

const QUICK = {
  type: 'object',
  required: ['rulesets'],
  additionalProperties: false,
  properties: {
    rulesets: {
      type: 'array',
      items: { enum: GAMES },
      minItems: 1,
      maxItems: GAMES.length,
      uniqueItems: true,
    },
    name: NAME_SCHEMA,
    except: { type: 'array', items: MATCH, maxItems: 50 },
  },
};

const WITHDRAW = {
  type: 'object',
  required: ['match'],
  additionalProperties: false,
  properties: { match: MATCH },
};

const EVENT_STREAM = 'text/event-stream';
const EVENTS = sends(EVENT_STREAM, LOBBY_NEWS, 'Each `data` is one of these; it does not end.');

/** A line that says nothing, so that nobody on the way takes it that the line is dead. */
const BEAT_MS = 25_000;

interface Filters {
  readonly ruleset?: string;
  readonly scenario?: string;
  readonly clock?: string;
}

/** Challenges that anybody may take, matches to watch, and playing at once. */
export function addLobby(app: FastifyInstance, house: House, rooms: Rooms): void {
  const { store } = house;
  const { gallery } = house.desk;

  app.get<{ Querystring: Filters }>(
    '/api/lobby',
    {
      schema: {
        summary: 'Open challenges, and matches to watch.',
        response: says(LOBBY),
        querystring: FILTERS,
      },
    },
    async (request, reply) => {
      const { ruleset, ...rest } = request.query;
      const wanted = { ...rest, ...(ruleset !== undefined && { rulesets: [ruleset] }) };
      const seats = await openSeats(store.db, house.now(), wanted);
      const apart = await apartOf(request);
      return reply.send(lobbyFor({ apart }, seats, await watchable(store.db, ruleset)));
    },
  );

  app.get(
    '/api/lobby/events',
    {
      schema: {
        summary: 'The lobby, and how it changes, as server-sent events.',
        response: EVENTS,
      },
    },
    async (request, reply) => {
      const apart = await apartOf(request);
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        'content-type': EVENT_STREAM,
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      raw.flushHeaders();
      const beat = setInterval(() => raw.write(':\n\n'), BEAT_MS).unref();
      const entering = gallery.enter({
        apart,
        hear: (news) => {
          // Whoever does not read is not written to for ever.
          if (raw.writableLength > MOST_WAITING) raw.destroy();
          else raw.write(`data: ${JSON.stringify(news)}\n\n`);
        },
        dismiss: () => raw.end(),
      });
      raw.on('close', () => {
        clearInterval(beat);
        void entering.then((leave) => leave()).catch(() => undefined);
      });
      // He comes again by himself.
      entering.catch(() => raw.destroy());
    },
  );

  app.post<{ Body: { match: string; name?: string } }>(
    '/api/lobby/take',
    {
      schema: {
        summary: 'Takes an open seat. Gives its key.',
        response: makes(SEAT_GIVEN),
        body: TAKE,
      },
    },
    async (request, reply) => {
      const { match, name } = request.body;
      const maker = await makerOf(house, request, name);
      if (!maker.ok) return refuse(reply, maker.problem);
      const taken = await takeOpen(store, match, maker.value, house.now());
      if (taken === undefined) return problem(reply, 409, 'open', 'wire.open');
      await hold(house, maker.value, taken);
      await tellTaken(taken);
      return reply.code(201).send(taken);
    },
  );

  app.post<{ Body: { rulesets: string[]; name?: string; except?: string[] } }>(
    '/api/lobby/quick',
    {
      schema: {
        summary: 'Takes an open seat at one of these games, or makes some.',
        response: makes(QUICK_MATCH),
        body: QUICK,
      },
    },
    async (request, reply) => {
      const { name, ...wanted } = request.body;
      const { rulesets } = wanted;
      const maker = await makerOf(house, request, name);
      if (!maker.ok) return refuse(reply, maker.problem);
      const prepared = RULESETS.filter(({ id }) => rulesets.includes(id)).flatMap((ruleset) => {
        const usual = { options: {}, side: 'any', players: {}, terms: {}, open: true };
        const made = prepare(
          { ...usual, ...maker.value, ruleset, scenario: ruleset.scenarios[0] },
          house.now(),
        );
        return made.ok ? [made.value] : [];
      });
      const paired = await quickMatch(store, wanted, prepared, maker.value, house.now());
      if ('problem' in paired) return problem(reply, 429, 'waiting', paired.problem);
      await hold(house, maker.value, ...('taken' in paired ? [paired.taken] : paired.made));
      if ('taken' in paired) await tellTaken(paired.taken);
      else gallery.changed();
      return reply.code(201).send(paired);
    },
  );

  app.post<{ Body: { match: string } }>(
    '/api/lobby/withdraw',
    {
      schema: {
        summary: 'Withdraws an open challenge, or an invitation that nobody has taken.',
        response: SILENT,
        security: [{ seat: [] }],
        body: WITHDRAW,
      },
    },
    async (request, reply) => {
      const { match } = request.body;
      const side = await sideOf(request, match);
      if (side === undefined) return problem(reply, 403, 'key', 'wire.key');
      const isWithdrawn = await withdraw(store, match, side);
      if (!isWithdrawn) return problem(reply, 409, 'open', 'wire.open');
      gallery.changed();
      return reply.code(204).send();
    },
  );

  /** Whose challenges are not for him to see. */
  const apartOf = async (request: FastifyRequest): Promise<ReadonlySet<string>> => {
    const maker = await makerOf(house, request);
    return maker.ok ? maker.value.apart : new Set();
  };

  const sideOf = async (request: FastifyRequest, match: string): Promise<string | undefined> => {
    const room = await rooms.room(match);
    return room?.sideOf(secretHash(keyOf(request)));
  };

  /** Those at the table see that somebody has come; those in the lobby, that the seat is gone. */
  const tellTaken = async ({ match }: SeatGiven): Promise<void> => {
    const room = await rooms.room(match);
    await room?.reseat();
    gallery.changed();
  };
}

const MOST_WAITING = 256 * 1024;
