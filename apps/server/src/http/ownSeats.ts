import { SECRET_SCHEMA, type SeatGiven } from '@sandtable/wire';
import type { FastifyInstance } from 'fastify';
import { hush } from '../accounts/blocks.ts';
import { adoptSeats, freshKey, type Claim } from '../accounts/seats.ts';
import type { House } from '../host/house.ts';
import type { Rooms } from '../host/rooms.ts';
import { form, refuse } from './accountForms.ts';
import { whoAsks } from './session.ts';
import { listOf, makes, says, TEXT, told } from './answers/form.ts';
import { SEAT_GIVEN } from './answers/matches.ts';

const MATCH = { type: 'string', maxLength: 64 };
const CLAIMS = form({
  seats: { type: 'array', maxItems: 50, items: form({ match: MATCH, key: SECRET_SCHEMA }) },
});
const ADOPTED = told<{ adopted: readonly string[] }>('Adopted', { adopted: listOf(TEXT) });
const SIDE = form({ side: { type: 'string', maxLength: 40 } }, []);

/** The seats of an account, from any device of its owner. */
export function addOwnSeats(app: FastifyInstance, { store, now }: House, rooms: Rooms): void {
  app.post<{ Body: { seats: readonly Claim[] } }>(
    '/api/account/seats',
    {
      schema: {
        summary: 'Makes seats that one took as a guest those of the account.',
        response: says(ADOPTED),
        body: CLAIMS,
      },
    },
    async (request, reply) => {
      const adopted = await adoptSeats(store.db, whoAsks(request), request.body.seats);
      for (const match of adopted) await hush(store.db, match);
      await rooms.reseat(adopted);
      return reply.send({ adopted });
    },
  );

  app.post<{ Params: { match: string }; Body: { side?: string } }>(
    '/api/matches/:match/key',
    {
      schema: {
        summary: 'A key for a seat of the account, for as long as one is signed in here.',
        response: makes(SEAT_GIVEN),
        body: SIDE,
      },
    },
    async (request, reply) => {
      const { match } = request.params;
      const { account, session } = whoAsks(request);
      const who = { account: account.id, session, now: now() };
      const seat = await freshKey(store.db, { match, side: request.body.side }, who);
      const row = seat && (await store.match(match));
      if (seat === undefined || row === undefined) return refuse(reply, 'missing');
      // He may not have sat there before.
      await (await rooms.room(match))?.reseat();
      const { commitment } = row;
      return reply.code(201).send({ match, ...seat, commitment } satisfies SeatGiven);
    },
  );
}
