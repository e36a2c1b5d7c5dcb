import { SPECTATOR } from '@sandtable/kernel';
import { SECRET_SCHEMA, type Glimpse } from '@sandtable/wire';
import type { FastifyInstance } from 'fastify';
import type { House } from '../host/house.ts';
import type { Rooms } from '../host/rooms.ts';
import { secretHash } from '../host/seats.ts';
import { matchesOf, seatsOf } from '../lobby/lists.ts';
import { problem } from './problem.ts';
import { keyOf } from './seats.ts';
import { signedIn } from './session.ts';
import { says } from './answers/form.ts';
import { GLIMPSE, MY_MATCHES } from './answers/matches.ts';

/** So many keys of seats one browser asks with. */
export const KEYS = { type: 'array', items: SECRET_SCHEMA, maxItems: 300, uniqueItems: true };

const MINE = {
  type: 'object',
  required: ['keys'],
  additionalProperties: false,
  properties: { keys: KEYS },
};

/** All matches of somebody, and a look at one. */
export function addMine(app: FastifyInstance, house: House, rooms: Rooms): void {
  app.post<{ Body: { keys: string[] } }>(
    '/api/matches/mine',
    {
      schema: {
        summary: 'The matches of somebody, by the keys of his seats.',
        response: says(MY_MATCHES),
        body: MINE,
      },
    },
    async (request, reply) => {
      const { db } = house.store;
      const who = await signedIn(house, request, reply);
      const seats = await seatsOf(db, request.body.keys, who?.account.id);
      return { matches: await matchesOf(db, seats, house.now()) };
    },
  );

  app.get<{ Params: { match: string } }>(
    '/api/matches/:match/glimpse',
    {
      schema: {
        summary: 'The table as it is: to a spectator, or to whoever has the key.',
        response: says(GLIMPSE),
      },
    },
    async (request, reply) => {
      const room = await rooms.room(request.params.match);
      if (room === undefined) return problem(reply, 404, 'match', 'wire.match');
      const key = keyOf(request);
      const viewer = key === '' ? SPECTATOR : await room.sideOf(secretHash(key));
      if (viewer === undefined) return problem(reply, 403, 'key', 'wire.key');
      if (viewer === SPECTATOR && room.shown.isPrivate) {
        return problem(reply, 403, 'view', 'room.unwatched');
      }
      const known = (await room.look(viewer)) ?? room.shown.broughtTo(viewer);
      const { premises } = room.shown;
      return {
        premises,
        ...(known && { view: known.view, pending: known.pending }),
      } satisfies Glimpse;
    },
  );
}
