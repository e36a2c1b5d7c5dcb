import type { Side } from '@sandtable/kernel';
import { NAME_SCHEMA, SECRET_SCHEMA, type SeatGiven } from '@sandtable/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  inviteAnew,
  invitedTo,
  inviteTo,
  isWithdrawn,
  secretHash,
  takeSeat,
} from '../host/seats.ts';
import type { House } from '../host/house.ts';
import type { Rooms } from '../host/rooms.ts';
import { hush } from '../accounts/blocks.ts';
import type { AccountProblem } from '../accounts/problems.ts';
import { refuse } from './accountForms.ts';
import { problem } from './problem.ts';
import { hasProven, signedIn } from './session.ts';
import { hold, takerOf } from './taker.ts';
import { makes, says, TEXT, told } from './answers/form.ts';
import { INVITED, MATCH_FILE, SEAT_GIVEN } from './answers/matches.ts';

interface OfMatch {
  readonly Params: { readonly match: string };
}

const INVITATION = {
  type: 'object',
  required: ['invitation'],
  additionalProperties: false,
  properties: { invitation: SECRET_SCHEMA },
};

const TAKE = {
  ...INVITATION,
  properties: { ...INVITATION.properties, name: NAME_SCHEMA },
};

const INVITE = {
  type: 'object',
  required: ['side'],
  additionalProperties: false,
  properties: { side: { type: 'string', maxLength: 40 } },
};

const NUMBER = {
  type: 'object',
  required: ['number'],
  additionalProperties: false,
  properties: { number: { type: 'string', pattern: '^[0-9a-f]{32}$' } },
};

/** The key that a request says it comes with. */
export function keyOf({ headers: { authorization = '' } }: FastifyRequest): string {
  return /^Seat ([0-9A-Za-z_-]{16,64})$/.exec(authorization)?.[1] ?? '';
}

/**
 * Why whoever has the key of a seat cannot take it elsewhere, if so. What is of an account is given away by its owner alone:
 * who has got at a device of his would have it for good.
 */
async function whyNotMoved(
  house: House,
  request: FastifyRequest<OfMatch>,
  side: Side,
): Promise<AccountProblem | undefined> {
  const seat = await house.store.db
    .selectFrom('seat')
    .select('account')
    .where('match', '=', request.params.match)
    .where('side', '=', side)
    .executeTakeFirst();
  const account = seat?.account ?? null;
  if (account === null) return undefined;
  const who = await signedIn(house, request);
  if (who?.account.id !== account) return 'signed-out';
  return hasProven(house, who) ? undefined : 'prove';
}

/** Taking seats, and taking them elsewhere. */
export function addSeats(app: FastifyInstance, house: House, rooms: Rooms): void {
  const refuseInvitation = async (match: string, reply: FastifyReply): Promise<FastifyReply> =>
    (await isWithdrawn(house.store, match))
      ? problem(reply, 404, 'withdrawn', 'wire.withdrawn')
      : problem(reply, 404, 'invitation', 'wire.invitation');

  app.post<OfMatch & { Body: { invitation: string } }>(
    '/api/matches/:match/invitation',
    { schema: { summary: 'What an invitation is to.', response: says(INVITED), body: INVITATION } },
    async ({ params: { match }, body }, reply) => {
      const invited = await invitedTo(house.store, match, body.invitation);
      return invited ?? refuseInvitation(match, reply);
    },
  );

  app.post<OfMatch & { Body: { invitation: string; name?: string } }>(
    '/api/matches/:match/take',
    {
      schema: {
        summary: 'Takes a seat by an invitation. Gives its key.',
        response: makes(SEAT_GIVEN),
        body: TAKE,
      },
    },
    async (request, reply) => {
      const { match } = request.params;
      const { invitation, name } = request.body;
      const taker = await takerOf(house, request, name);
      if (!taker.ok) return refuse(reply, taker.problem);
      const room = await rooms.room(match);
      const taken = await takeSeat(house.store, match, invitation, taker.value, house.now());
      if (room === undefined || taken === undefined) return refuseInvitation(match, reply);
      await hold(house, taker.value, { match, key: taken.key });
      await hush(house.store.db, match);
      await rooms.reseat([match]);
      const { commitment } = room.shown.facts;
      return reply.code(201).send({ match, ...taken, commitment } satisfies SeatGiven);
    },
  );

  app.post<OfMatch & { Body: { number: string } }>(
    '/api/matches/:match/number',
    {
      schema: {
        summary: 'Gives a number for the dice, once.',
        response: makes(told<{ side: string }>('SideTold', { side: TEXT })),
        security: [{ seat: [] }],
        body: NUMBER,
      },
    },
    async (request, reply) => {
      const room = await rooms.room(request.params.match);
      const side = await room?.sideOf(secretHash(keyOf(request)));
      if (room === undefined || side === undefined) {
        return problem(reply, 403, 'key', 'wire.key');
      }
      const isTaken = await room.giveNumber(side, request.body.number);
      return isTaken
        ? reply.code(201).send({ side })
        : problem(reply, 409, 'number', 'wire.number');
    },
  );

  app.post<OfMatch & { Body: { side: string } }>(
    '/api/matches/:match/invite',
    {
      schema: {
        summary: 'Makes an invitation to a seat that nobody has, in place of any before it.',
        response: makes(told<{ invitation: string }>('Invitation', { invitation: TEXT })),
        security: [{ seat: [] }],
        body: INVITE,
      },
    },
    async (request, reply) => {
      const { match } = request.params;
      const room = await rooms.room(match);
      const own = await room?.sideOf(secretHash(keyOf(request)));
      if (own === undefined) return problem(reply, 403, 'key', 'wire.key');
      const invitation = await inviteAnew(house.store, match, request.body.side);
      if (invitation === undefined) return problem(reply, 409, 'side', 'wire.invite');
      return reply.code(201).send({ invitation });
    },
  );

  app.get<OfMatch>(
    '/api/matches/:match/copy',
    {
      schema: {
        summary:
          'A match as it stands, for whoever plays it, where no game of its kind has secrets.',
        response: says(MATCH_FILE),
        security: [{ seat: [] }],
      },
    },
    async (request, reply) => {
      const room = await rooms.room(request.params.match);
      const side = await room?.sideOf(secretHash(keyOf(request)));
      if (room === undefined || side === undefined) return problem(reply, 403, 'key', 'wire.key');
      return (await room.shown.copy()) ?? problem(reply, 409, 'copy', 'wire.copy');
    },
  );

  app.post<OfMatch>(
    '/api/matches/:match/move',
    {
      schema: {
        summary: 'Makes an invitation to a seat that one has, for another device.',
        description:
          'Where the seat is of an account, its owner is signed in and has shown within ten minutes that it is he.',
        response: makes(told<{ invitation: string }>('Invitation', { invitation: TEXT })),
        security: [{ seat: [] }],
      },
    },
    async (request, reply) => {
      const { match } = request.params;
      const room = await rooms.room(match);
      const side = await room?.sideOf(secretHash(keyOf(request)));
      if (side === undefined) return problem(reply, 403, 'key', 'wire.key');
      const whyNot = await whyNotMoved(house, request, side);
      if (whyNot !== undefined) return refuse(reply, whyNot);
      return reply.code(201).send({ invitation: await inviteTo(house.store, match, side) });
    },
  );
}
