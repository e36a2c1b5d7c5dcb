import type { CodesTold } from '@sandtable/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { block, hush, unblock } from '../accounts/blocks.ts';
import { folded } from '../accounts/looks.ts';
import { GUESSES } from '../accounts/passwords.ts';
import { botsOf, makeBot } from '../bots/bots.ts';
import { endSessions, proveSession } from '../accounts/sessions.ts';
import { matchesOf } from '../accounts/seats.ts';
import { Limit } from '../guard/limit.ts';
import type { House } from '../host/house.ts';
import type { Rooms } from '../host/rooms.ts';
import { answer, CODE, form, NAME, PASSKEY, PASSWORD, placeAt, refuse } from './accountForms.ts';
import { addOwnSeats } from './ownSeats.ts';
import { giveToken, hasProven, signedIn, whoAsks } from './session.ts';
import { BOTS, CODES, NEW_BOT, PASSKEY_OPTIONS } from './answers/accounts.ts';
import { DONE, MADE, makes, says, TIME, told } from './answers/form.ts';

/** Other parts than these are named as what they are of. */
const EXPORTED = told<{ sandtable: string; exported: number }>('PersonalData', {
  sandtable: { const: 'person' },
  exported: TIME,
});

interface WithId {
  readonly Params: { readonly id: string };
}

/** What whoever is signed in does with his own account. Nobody else gets through. */
export function addOwnAccount(app: FastifyInstance, house: House, rooms: Rooms): void {
  app.decorateRequest('who');
  app.addHook('onRequest', async (request, reply) => {
    const who = await signedIn(house, request, reply);
    if (who === undefined) return refuse(reply, 'signed-out');
    request.setDecorator('who', who);
    return undefined;
  });
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: [{ session: [] }] };
  });
  addProof(app, house);
  addWaysIn(app, house, rooms);
  addSessions(app, house, rooms);
  addBlocks(app, house, rooms);
  addOwnBots(app, house, rooms);
  addOwnSeats(app, house, rooms);
  addPersonalData(app, house, rooms);
}

/**
 * For what somebody would do first who has got at a device that is signed in: whoever does it has shown just now, by more than
 * his cookie, that it is he.
 */
function proven(house: House) {
  return {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) =>
      hasProven(house, whoAsks(request)) ? undefined : refuse(reply, 'prove'),
  };
}

const ANEW = {
  oneOf: [form({ passkey: PASSKEY }), form({ password: PASSWORD }), form({ code: CODE })],
};

function addProof(app: FastifyInstance, house: House): void {
  /** By session: whoever guesses at the door keeps nobody who is in from showing who he is. */
  const guessing = new Limit(GUESSES, house.now);
  app.post<{ Body: { passkey: object } | { password: string } | { code: string } }>(
    '/api/account/prove',
    {
      schema: {
        summary: 'Shows once more who it is: for ten minutes nothing more is asked.',
        description: 'What a passkey answers is asked for as to sign in.',
        response: DONE,
        body: ANEW,
      },
    },
    async (request, reply) => {
      const { account, session } = whoAsks(request);
      const { name, id } = account;
      const { body } = request;
      if ('password' in body && !guessing.take(session)) return refuse(reply, 'guessed');
      const proof = 'passkey' in body ? body : { name, ...body };
      const found = await house.accounts.signIn(proof, placeAt(house, request));
      if (!found.ok) return refuse(reply, found.problem);
      // A passkey, but of another account.
      if (found.value.id !== id) return refuse(reply, 'passkey');
      await proveSession(house.store.db, session, house.now());
      return reply.send({});
    },
  );
}

/** Passkeys, the password, the codes for when they are lost; and the name. */
function addWaysIn(app: FastifyInstance, house: House, rooms: Rooms): void {
  const { accounts, store } = house;
  app.post(
    '/api/account/passkeys/options',
    {
      ...proven(house),
      schema: {
        summary: 'What a browser makes another passkey of.',
        response: says(PASSKEY_OPTIONS),
      },
    },
    async (request, reply) => {
      const place = placeAt(house, request);
      if (place === undefined) return refuse(reply, 'passkey-place');
      return accounts.askToAdd(place, whoAsks(request).account);
    },
  );

  app.post<{ Body: { passkey: object; name: string } }>(
    '/api/account/passkeys',
    {
      ...proven(house),
      schema: {
        summary: 'Adds a passkey.',
        response: DONE,
        body: form({ passkey: PASSKEY, name: NAME }),
      },
    },
    async (request, reply) => {
      const place = placeAt(house, request);
      if (place === undefined) return refuse(reply, 'passkey-place');
      const { passkey: response, name } = request.body;
      const { account } = whoAsks(request);
      return answer(reply, await accounts.addPasskey(place, account, { response, name }));
    },
  );

  app.patch<WithId & { Body: { name: string } }>(
    '/api/account/passkeys/:id',
    { schema: { summary: 'Names a passkey.', response: DONE, body: form({ name: NAME }) } },
    async (request, reply) => {
      const { numUpdatedRows } = await store.db
        .updateTable('passkey')
        .set({ name: request.body.name })
        .where('id', '=', request.params.id)
        .where('account', '=', whoAsks(request).account.id)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? reply.send({}) : refuse(reply, 'missing');
    },
  );

  app.delete<WithId>(
    '/api/account/passkeys/:id',
    { ...proven(house), schema: { summary: 'Removes a passkey.', response: DONE } },
    async (request, reply) => {
      const { account } = whoAsks(request);
      return answer(reply, await accounts.removeWay(account, request.params.id));
    },
  );

  app.put<{ Body: { password: string } }>(
    '/api/account/password',
    {
      ...proven(house),
      schema: {
        summary: 'Sets a password, and signs out all other devices.',
        response: DONE,
        body: form({ password: PASSWORD }),
      },
    },
    async (request, reply) => {
      const { account, session } = whoAsks(request);
      const set = await accounts.setPassword(account, request.body.password, session);
      if (!set.ok) return refuse(reply, set.problem);
      await rooms.reseat(set.value);
      return reply.send({});
    },
  );

  app.delete(
    '/api/account/password',
    { ...proven(house), schema: { summary: 'Removes the password.', response: DONE } },
    async (request, reply) => answer(reply, await accounts.removeWay(whoAsks(request).account)),
  );

  app.post(
    '/api/account/codes',
    {
      ...proven(house),
      schema: { summary: 'New recovery codes, instead of those before.', response: says(CODES) },
    },
    async (request, reply) => {
      const codes = await accounts.newCodes(whoAsks(request).account);
      return reply.send({ codes } satisfies CodesTold);
    },
  );

  app.put<{ Body: { name: string } }>(
    '/api/account/name',
    {
      ...proven(house),
      schema: {
        summary: 'Changes the name. For a month nobody else has the one before.',
        response: DONE,
        body: form({ name: NAME }),
      },
    },
    async (request, reply) => {
      const { account } = whoAsks(request);
      const renamed = await accounts.rename(account, request.body.name);
      if (!renamed.ok) return refuse(reply, renamed.problem);
      await rooms.reseat(await matchesOf(store.db, account.id));
      return reply.send({});
    },
  );
}

/** Where he is signed in. */
function addSessions(app: FastifyInstance, { store }: House, rooms: Rooms): void {
  app.delete<WithId>(
    '/api/account/sessions/:id',
    { schema: { summary: 'Signs out one device.', response: DONE } },
    async (request, reply) => {
      const { account } = whoAsks(request);
      const ended = await endSessions(store.db, account.id, { id: request.params.id });
      await rooms.reseat(ended.matches);
      return ended.count > 0 ? reply.send({}) : refuse(reply, 'missing');
    },
  );
}

/** Whom he wants nothing from. */
function addBlocks(app: FastifyInstance, { accounts, store, now }: House, rooms: Rooms): void {
  app.post<{ Body: { name: string } }>(
    '/api/account/blocks',
    {
      schema: {
        summary: 'Wants nothing from somebody any more.',
        response: MADE,
        body: form({ name: NAME }),
      },
    },
    async (request, reply) => {
      const { account } = whoAsks(request);
      const other = await accounts.accountNamed(request.body.name);
      if (other === undefined || other.id === account.id) return refuse(reply, 'missing');
      await block(store.db, account.id, other.id, now());
      for (const match of await matchesOf(store.db, account.id)) {
        if (await hush(store.db, match)) await rooms.reseat([match]);
      }
      return reply.code(201).send({});
    },
  );

  app.delete<{ Params: { name: string } }>(
    '/api/account/blocks/:name',
    { schema: { summary: 'Thinks better of it.', response: DONE } },
    async (request, reply) => {
      const other = await accounts.accountNamed(request.params.name);
      if (other === undefined) return refuse(reply, 'missing');
      await unblock(store.db, whoAsks(request).account.id, other.id);
      return reply.send({});
    },
  );
}

/** His programs. */
function addOwnBots(app: FastifyInstance, house: House, rooms: Rooms): void {
  const { accounts, store, now } = house;
  app.get(
    '/api/account/bots',
    { schema: { summary: 'Programs of whoever asks.', response: says(BOTS) } },
    async (request, reply) => {
      const bots = await botsOf(store.db, whoAsks(request).account.id);
      return reply.send({ bots: bots.map(({ name, created }) => ({ name, created })) });
    },
  );

  app.post<{ Body: { name: string } }>(
    '/api/account/bots',
    {
      ...proven(house),
      schema: {
        summary: 'Makes a program that plays. Gives its token.',
        response: makes(NEW_BOT),
        body: form({ name: NAME }),
      },
    },
    async (request, reply) => {
      const { account } = whoAsks(request);
      const made = await makeBot({ db: store.db, accounts, now }, request.body.name, account);
      return made.ok ? reply.code(201).send(made.value) : refuse(reply, made.problem);
    },
  );

  app.delete<{ Params: { name: string } }>(
    '/api/account/bots/:name',
    { ...proven(house), schema: { summary: 'The end of a program.', response: DONE } },
    async (request, reply) => {
      const bots = await botsOf(store.db, whoAsks(request).account.id);
      const bot = bots.find(({ name }) => folded(name) === folded(request.params.name));
      if (bot === undefined) return refuse(reply, 'missing');
      await rooms.reseat(await accounts.forget(bot));
      return reply.send({});
    },
  );
}

/** All that is kept of him, and the end of it. */
function addPersonalData(app: FastifyInstance, house: House, rooms: Rooms): void {
  const { accounts } = house;
  app.get(
    '/api/account/data',
    {
      ...proven(house),
      schema: { summary: 'All that is kept of whoever asks.', response: says(EXPORTED) },
    },
    async (request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="sandtable-account.json"')
        .header('cache-control', 'no-store')
        .send(await accounts.exportOf(whoAsks(request).account)),
  );

  app.delete<{ Body: { name: string } }>(
    '/api/account',
    {
      ...proven(house),
      schema: {
        summary: 'Deletes the account and all that is kept of its owner.',
        response: DONE,
        body: form({ name: NAME }),
      },
    },
    async (request, reply) => {
      const { account } = whoAsks(request);
      // Whoever does this types his name: nobody does it by mistake.
      if (folded(request.body.name) !== folded(account.name)) return refuse(reply, 'confirm');
      await rooms.reseat(await accounts.forget(account));
      giveToken(house, request, reply);
      return reply.send({});
    },
  );
}
