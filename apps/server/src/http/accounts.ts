import type { CodesTold, Whoami } from '@sandtable/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Proof } from '../accounts/accounts.ts';
import type { Guard } from '../guard/guard.ts';
import { Limit } from '../guard/limit.ts';
import { lineOf } from '../guard/network.ts';
import { folded } from '../accounts/looks.ts';
import type { Place } from '../accounts/passkeys.ts';
import { GUESSES } from '../accounts/passwords.ts';
import { deviceOf, endSessions, openSession } from '../accounts/sessions.ts';
import { toldOf } from '../accounts/told.ts';
import type { House } from '../host/house.ts';
import type { Rooms } from '../host/rooms.ts';
import { answer, CODE, form, NAME, PASSKEY, PASSWORD, placeAt, refuse } from './accountForms.ts';
import { addOwnAccount } from './ownAccount.ts';
import { giveToken, signedIn } from './session.ts';
import { CODES, PASSKEY_OPTIONS, WHOAMI } from './answers/accounts.ts';
import { DONE, makes, says } from './answers/form.ts';

const MINUTE = 60_000;

const NEW_ACCOUNT = {
  oneOf: [form({ passkey: PASSKEY }), form({ name: NAME, password: PASSWORD })],
};
const PROOF = {
  oneOf: [
    form({ passkey: PASSKEY }),
    form({ name: NAME, password: PASSWORD }),
    form({ name: NAME, code: CODE }),
  ],
};

/** Making accounts, signing in and out. */
export function addAccounts(app: FastifyInstance, house: House, rooms: Rooms, guard: Guard): void {
  void app.register(async (scope) => {
    addDoor(scope, house, rooms, guard);
    await scope.register(async (inner) => addOwnAccount(inner, house, rooms));
  });
}

function addDoor(app: FastifyInstance, house: House, rooms: Rooms, guard: Guard): void {
  const { accounts, store, now } = house;
  /** What an account costs is more than the time that it takes. */
  const creating = new Limit({ most: 20, everyMs: MINUTE }, now);
  /** Whoever guesses from many addresses guesses no faster. */
  const guessing = new Limit(GUESSES, now);

  const welcome = async (
    request: FastifyRequest,
    reply: FastifyReply,
    account: string,
  ): Promise<void> => {
    const device = deviceOf(request.headers['user-agent']);
    giveToken(house, request, reply, await openSession(store.db, account, device, now()));
  };

  app.get(
    '/api/account',
    { schema: { summary: 'Who asks: his account, if he is signed in.', response: says(WHOAMI) } },
    async (request, reply): Promise<Whoami> => {
      const who = await signedIn(house, request, reply);
      const passkeys = placeAt(house, request) !== undefined;
      if (who === undefined) return { passkeys };
      return { passkeys, account: await toldOf(store.db, who.account.id, who.session) };
    },
  );

  app.post<{ Body: { name: string } }>(
    '/api/account/create/options',
    {
      schema: {
        summary: 'What a browser makes a passkey of, for a new account.',
        response: says(PASSKEY_OPTIONS),
        body: form({ name: NAME }),
      },
    },
    async (request, reply) => {
      const place = placeAt(house, request);
      if (place === undefined) return refuse(reply, 'passkey-place');
      return answer(reply, await accounts.askToCreate(place, request.body.name));
    },
  );

  app.post<{ Body: { passkey: object } | { name: string; password: string } }>(
    '/api/account/create',
    {
      schema: {
        summary: 'Makes an account, with a passkey or a password, and signs in.',
        response: makes(CODES),
        body: NEW_ACCOUNT,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const place = placeAt(house, request);
      const isTooMany = guard.isLimited(request.ip) && !creating.take(lineOf(request.ip));
      if (isTooMany) return refuse(reply, 'limit');
      if ('passkey' in body && place === undefined) return refuse(reply, 'passkey-place');
      const created =
        'passkey' in body
          ? await accounts.createWithPasskey(place as Place, body.passkey)
          : await accounts.createWithPassword(body.name, body.password);
      if (!created.ok) return refuse(reply, created.problem);
      await welcome(request, reply, created.value.account.id);
      const { codes } = created.value;
      return reply.code(201).send({ codes } satisfies CodesTold);
    },
  );

  app.post(
    '/api/account/sign-in/options',
    {
      schema: {
        summary: 'What a passkey is to answer to sign in.',
        response: says(PASSKEY_OPTIONS),
      },
    },
    async (request, reply) => {
      const place = placeAt(house, request);
      if (place === undefined) return refuse(reply, 'passkey-place');
      return accounts.askToSignIn(place);
    },
  );

  app.post<{ Body: Proof }>(
    '/api/account/sign-in',
    {
      schema: {
        summary: 'Signs in, by a passkey, a password or a recovery code.',
        response: DONE,
        body: PROOF,
      },
    },
    async (request, reply) => {
      const { body } = request;
      // Nobody guesses a passkey or a code: with one its owner gets in, whoever has guessed before.
      if ('password' in body && !guessing.take(folded(body.name))) return refuse(reply, 'guessed');
      const found = await accounts.signIn(body, placeAt(house, request));
      if (!found.ok) return refuse(reply, found.problem);
      await welcome(request, reply, found.value.id);
      return reply.send({});
    },
  );

  app.post<{ Body: { everywhere?: boolean } }>(
    '/api/account/sign-out',
    {
      schema: {
        summary: 'Signs out, here or everywhere.',
        response: DONE,
        body: form({ everywhere: { type: 'boolean' } }, []),
      },
    },
    async (request, reply) => {
      const who = await signedIn(house, request);
      giveToken(house, request, reply);
      if (who !== undefined) {
        const which = request.body.everywhere === true ? {} : { id: who.session };
        await rooms.reseat((await endSessions(store.db, who.account.id, which)).matches);
      }
      return reply.send({});
    },
  );
}
