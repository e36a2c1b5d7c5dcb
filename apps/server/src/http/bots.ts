import { Imagined, type Side } from '@sandtable/kernel';
import {
  DEALING_FIELDS,
  SECRET_SCHEMA,
  type Dealing,
  type Failure,
  type Saying,
} from '@sandtable/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../accounts/personal.ts';
import { sitDown } from '../accounts/seats.ts';
import { botOf } from '../bots/bots.ts';
import { BotStream } from '../bots/stream.ts';
import type { House } from '../host/house.ts';
import type { Done } from '../host/deeds.ts';
import { RATE_MS } from '../host/talk.ts';
import type { Room } from '../host/room.ts';
import type { Rooms } from '../host/rooms.ts';
import { takeSeat } from '../host/seats.ts';
import { form } from './accountForms.ts';
import { problem } from './problem.ts';
import { MADE, makes, says, sends } from './answers/form.ts';
import { BOT_EVENT, DEED_DONE, JUDGEMENT, LEGAL_MOVES, SEAT_TAKEN, VIEW } from './answers/bots.ts';

/** So often a stream looks for new matches, and says something so that nobody takes it for dead. */
const LOOK_MS = 1000;
const BEAT_MS = 15_000;
/** A program that reads so slowly is cut off. */
const MOST_WAITING = 4 * 1024 * 1024;

interface OfMatch {
  readonly Params: { readonly match: string };
}

const COUNT = { type: 'integer', minimum: 0 };
const MOVE = { type: 'object' };
const NAME = { type: 'string', maxLength: 64 };
const SECURITY = [{ bot: [] }];
const NDJSON = 'application/x-ndjson';
const STREAM = sends(NDJSON, BOT_EVENT, 'One of these a line, or an empty line; it does not end.');

/** Whose token comes with a request. */
export async function botAt(
  { store }: Pick<House, 'store'>,
  request: FastifyRequest,
): Promise<Account | undefined> {
  const token = /^Bearer ([0-9A-Za-z_-]{16,100})$/.exec(request.headers.authorization ?? '');
  return token === null ? undefined : botOf(store.db, token[1]);
}

/** For programs that play: a stream of what they are told and asked, and the engine protocol's words to answer. */
export async function addBots(app: FastifyInstance, house: House, rooms: Rooms): Promise<void> {
  await app.register(async (inside) => {
    inside.decorateRequest('bot');
    inside.addHook('onRequest', async (request, reply) => {
      const bot = await botAt(house, request);
      if (bot === undefined) return problem(reply, 401, 'token', 'wire.token');
      request.setDecorator('bot', bot);
      return undefined;
    });
    addStream(inside, house, rooms);
    addSeat(inside, house, rooms);
    addLooks(inside, house, rooms);
    addDeeds(inside, house, rooms);
  });
}

function botIn(request: FastifyRequest): Account {
  return request.getDecorator<Account>('bot');
}

/** Where the program that asks sits at a match. */
async function seatOf(
  rooms: Rooms,
  request: FastifyRequest<OfMatch>,
): Promise<{ room: Room; side: Side } | undefined> {
  const room = await rooms.room(request.params.match);
  // What it has just played may have gone to another node.
  if (request.method === 'GET') await room?.catchUp('play');
  const side = await room?.sideOfAccount(botIn(request).id);
  return room === undefined || side === undefined ? undefined : { room, side };
}

function addStream(app: FastifyInstance, house: House, rooms: Rooms): void {
  const open = new Map<string, () => void>();
  app.addHook('preClose', async () => {
    for (const end of open.values()) end();
  });
  app.get(
    '/api/bot/stream',
    {
      schema: {
        summary: 'What happens at all matches of a bot: one JSON object a line, without end.',
        response: STREAM,
        security: SECURITY,
      },
    },
    (request, reply) => {
      const bot = botIn(request);
      const { raw } = reply.hijack();
      raw.writeHead(200, { 'content-type': NDJSON, 'cache-control': 'no-store' });
      const say = (line: string): void => {
        // Something may still be worked out for whoever has been cut off.
        if (raw.writableEnded) return;
        if (raw.writableLength > MOST_WAITING) raw.destroy();
        else raw.write(`${line}\n`);
      };
      const stream = new BotStream(house, rooms, bot, (event) => say(JSON.stringify(event)));
      const lookAgain = async (): Promise<void> => {
        // Its token may have been taken away since.
        if ((await botAt(house, request)) === undefined) raw.end();
        else await stream.look();
      };
      const look = (): void => {
        lookAgain().catch((error: unknown) => {
          house.log.error({ err: error }, 'matches of a bot could not be looked for');
        });
      };
      const timers = [setInterval(look, LOOK_MS), setInterval(() => say(''), BEAT_MS)];
      const end = (): void => void raw.end();
      raw.on('close', () => {
        for (const timer of timers) clearInterval(timer);
        stream.close();
        if (open.get(bot.id) === end) open.delete(bot.id);
      });
      // One at a time: who opens another has lost the first.
      open.get(bot.id)?.();
      open.set(bot.id, end);
      raw.flushHeaders();
      look();
    },
  );
}

function addSeat(app: FastifyInstance, house: House, rooms: Rooms): void {
  app.post<OfMatch & { Body: { invitation: string } }>(
    '/api/bot/matches/:match/take',
    {
      schema: {
        summary: 'Takes a seat by an invitation.',
        response: makes(SEAT_TAKEN),
        security: SECURITY,
        body: form({ invitation: SECRET_SCHEMA }),
      },
    },
    async (request, reply) => {
      const { match } = request.params;
      const { id: account, name } = botIn(request);
      const room = await rooms.room(match);
      const { invitation } = request.body;
      const taken =
        room && (await takeSeat(house.store, match, invitation, { name, account }, house.now()));
      if (room === undefined || taken === undefined) {
        return problem(reply, 404, 'invitation', 'wire.invitation');
      }
      await room.reseat();
      const { side, needsNumber } = taken;
      return reply.code(201).send({ match, side, needsNumber, ...room.shown.host });
    },
  );

  app.post<OfMatch & { Body: { number: string } }>(
    '/api/bot/matches/:match/number',
    {
      schema: {
        summary: 'Gives a number for the dice, once.',
        response: MADE,
        security: SECURITY,
        body: form({ number: { type: 'string', pattern: '^[0-9a-f]{32}$' } }),
      },
    },
    async (request, reply) => {
      const seat = await seatOf(rooms, request);
      if (seat === undefined) return problem(reply, 404, 'seat', 'wire.seat');
      await sitDown(house.store.db, { match: request.params.match, side: seat.side }, house.now());
      const isTaken = await seat.room.giveNumber(seat.side, request.body.number);
      return isTaken ? reply.code(201).send({}) : problem(reply, 409, 'number', 'wire.number');
    },
  );
}

function addLooks(app: FastifyInstance, house: House, rooms: Rooms): void {
  app.get<OfMatch>(
    '/api/bot/matches/:match/view',
    {
      schema: {
        summary: 'What the side of a bot sees, and who is asked what.',
        response: says(VIEW),
        security: SECURITY,
      },
    },
    async (request, reply) => {
      const seat = await seatOf(rooms, request);
      const known = await seat?.room.look(seat.side);
      if (seat === undefined || known === undefined) {
        return problem(reply, 404, 'seat', 'wire.seat');
      }
      const { view, pending, told } = known;
      return reply.send({ side: seat.side, at: told.length, view, pending });
    },
  );

  app.get<OfMatch>(
    '/api/bot/matches/:match/moves',
    {
      schema: {
        summary: 'The legal moves, as the rules list them.',
        response: says(LEGAL_MOVES),
        security: SECURITY,
      },
    },
    async (request, reply) => {
      const seat = await seatOf(rooms, request);
      if (seat === undefined) return problem(reply, 404, 'seat', 'wire.seat');
      const listed = await house.computers.list(seat.room, seat.side);
      return reply.send({ side: seat.side, ...(listed ?? { moves: [] }) });
    },
  );

  app.post<OfMatch & { Body: { move: object } }>(
    '/api/bot/matches/:match/check',
    {
      schema: {
        summary: 'Judges a move without playing it.',
        response: says(JUDGEMENT),
        security: SECURITY,
        body: form({ move: MOVE }),
      },
    },
    async (request, reply) => {
      const seat = await seatOf(rooms, request);
      const known = await seat?.room.look(seat.side);
      const ruleset = house.ruleset(seat?.room.shown.premises.ruleset ?? '');
      if (seat === undefined || known === undefined || ruleset === undefined) {
        return problem(reply, 404, 'seat', 'wire.seat');
      }
      const refusal = new Imagined(ruleset, known).check(seat.side, request.body.move);
      return reply.send({ legal: refusal === undefined, ...refusal });
    },
  );
}

/** What comes with a deed, besides what is its own: a name, by which it is done once. */
interface Given {
  readonly name?: string;
}

interface GivenAt extends Given {
  readonly at: number;
}

/** A deed of a program: what is said with it, and who does it. */
interface BotDeed<T extends Given> {
  readonly summary: string;
  readonly fields: Readonly<Record<string, object>>;
  /** All of them where it is not said. */
  readonly required?: readonly string[];
  readonly act: (room: Room, side: Side, given: T) => Promise<Done>;
}

function addDeeds(app: FastifyInstance, { measures }: House, rooms: Rooms): void {
  const deed = <T extends Given>(word: string, { summary, fields, required, act }: BotDeed<T>) => {
    const body = form({ ...fields, name: NAME }, required ?? Object.keys(fields));
    app.post<OfMatch & { Body: T }>(
      `/api/bot/matches/:match/${word}`,
      { schema: { summary, response: says(DEED_DONE), security: SECURITY, body } },
      async (request, reply) => {
        const seat = await seatOf(rooms, request);
        if (seat === undefined) return problem(reply, 404, 'seat', 'wire.seat');
        const began = performance.now();
        const done = await act(seat.room, seat.side, request.body as T);
        measures.asks.observe(word, (performance.now() - began) / 1000);
        if (!done.ok) {
          measures.failures.add(done.failure.code);
          return notDone(reply, done.failure);
        }
        const { receipt, follow } = done;
        return reply.send({ receipt, follow });
      },
    );
  };
  deed<GivenAt & { move: object }>('play', {
    summary: 'Plays a move on what was told until `at`.',
    fields: { at: COUNT, move: MOVE },
    act: ({ deeds }, side, { at, move, name }) => deeds.play(side, at, move, name),
  });
  deed<GivenAt>('undo', {
    summary: 'Takes back the last decision.',
    fields: { at: COUNT },
    act: ({ deeds }, side, { at, name }) => deeds.undo(side, at, name),
  });
  deed('resign', {
    summary: 'Gives up.',
    fields: {},
    act: ({ deeds }, side, { name }) => deeds.resign(side, name),
  });
  const { called: _, ...words } = DEALING_FIELDS.say.fields;
  deed<Given & Omit<Saying, 'ask'>>('say', {
    summary: 'Says something to the other side: a text, or one of the phrases.',
    fields: words,
    required: [],
    act: (room, side, { name, ...saying }) => room.say(side, { ask: 'say', ...saying }, name),
  });
  for (const [word, summary] of Object.entries(DEALINGS)) {
    const ask = word as keyof typeof DEALINGS;
    deed(word, {
      summary,
      ...DEALING_FIELDS[ask],
      act: ({ deeds }, side, { name, ...given }) =>
        deeds.deal(side, { ask, ...given } as Exclude<Dealing, Saying>, name),
    });
  }
}

/** What programs deal about with the other side, in the same words as people. */
const DEALINGS = {
  offer: 'Offers something: a draw, a take-back, a pause, to go on, a rematch.',
  withdraw: 'Takes an offer back.',
  reply: 'Accepts or declines what the other side offers.',
  claim: 'The other side has overstayed.',
  follow: 'Gives an invitation to the seat at the rematch that was agreed on.',
} as const satisfies Partial<Record<Dealing['ask'], string>>;

const STATUS: Readonly<Record<Failure['code'], number>> = {
  form: 400,
  forbidden: 403,
  missing: 404,
  late: 409,
  refused: 422,
  busy: 429,
  trouble: 503,
};

function notDone(reply: FastifyReply, { code, ...why }: Failure): FastifyReply {
  if (code === 'busy') reply.header('retry-after', RATE_MS / 1000);
  return reply.code(STATUS[code]).send({ error: code, ...why });
}
