import { SECRET_SCHEMA } from '@sandtable/wire';
import type { FastifyInstance } from 'fastify';
import type { House } from '../host/house.ts';
import { seatsOf } from '../lobby/lists.ts';
import {
  addContact,
  addSeats,
  confirmContact,
  CONTACT_KINDS,
  contacts,
  contactsOf,
  PACES,
  removeContact,
  setPace,
  type Contact,
  type ContactKind,
  type Pace,
} from '../notices/contacts.ts';
import { confirmationLetter } from '../notices/letter.ts';
import { isOutwardUrl } from '../notices/outward.ts';
import { KEYS } from './mine.ts';
import { problem } from './problem.ts';
import { signedIn } from './session.ts';
import { CONTACT, CONTACTS, NOTICE_WAYS } from './answers/accounts.ts';
import { makes, says, SILENT } from './answers/form.ts';

const WORD = { type: 'string', pattern: '^[0-9A-Za-z_-]{20,100}$' };
const PACE = { enum: PACES };

const ADD = {
  type: 'object',
  required: ['kind', 'address', 'pace', 'keys'],
  additionalProperties: false,
  properties: {
    kind: { enum: CONTACT_KINDS },
    address: { type: 'string', minLength: 3, maxLength: 2000 },
    pace: PACE,
    keys: KEYS,
  },
};

const STATE = {
  type: 'object',
  required: ['words'],
  additionalProperties: false,
  properties: { words: { type: 'array', items: WORD, maxItems: 20 } },
};

const CHANGE = {
  type: 'object',
  required: ['word'],
  additionalProperties: false,
  properties: { word: WORD, pace: PACE, keys: { ...KEYS, items: SECRET_SCHEMA } },
};

const ONE_WORD = {
  type: 'object',
  required: ['word'],
  additionalProperties: false,
  properties: { word: WORD },
};

/** What there can be too much of. */
const TOO = { often: 'wire.notice.often', many: 'wire.notice.many' } as const;

/** What somebody is told of a contact of his: never where it leads. */
export interface ContactTold {
  readonly word: string;
  readonly kind: ContactKind;
  readonly pace: Pace;
  readonly isConfirmed: boolean;
}

/** Where notices go, by the words that their owners hold. */
export function addNoticeSettings(app: FastifyInstance, house: House): void {
  const { db } = house.store;
  const { notifier } = house.desk;
  const { words, ways } = notifier;

  const told = ({ id, kind, pace, confirmed }: Contact): ContactTold => ({
    word: words.word(id, 'own'),
    kind,
    pace,
    isConfirmed: confirmed !== null,
  });

  app.get(
    '/api/notices',
    { schema: { summary: 'How notices can be sent from here.', response: says(NOTICE_WAYS) } },
    () => ({
      ways: CONTACT_KINDS.filter((kind) => ways[kind] !== undefined),
      pushKey: notifier.pushKey,
    }),
  );

  app.post<{ Body: { kind: ContactKind; address: string; pace: Pace; keys: string[] } }>(
    '/api/notices',
    { schema: { summary: 'Has notices sent somewhere.', response: makes(CONTACT), body: ADD } },
    async (request, reply) => {
      const { kind, address, pace, keys } = request.body;
      const way = ways[kind];
      if (way === undefined) return problem(reply, 404, 'way', 'wire.notice.way');
      if (!isAddress(kind, address)) {
        return problem(reply, 400, 'address', 'wire.notice.address');
      }
      const account = (await signedIn(house, request))?.account.id;
      const contact = await addContact(db, { kind, address, pace, account }, house.now());
      if (typeof contact === 'string') {
        return problem(reply, 429, contact, TOO[contact]);
      }
      await addSeats(db, contact, await seatsOf(db, keys, undefined));
      if (contact.confirmed === null) {
        const letter = confirmationLetter({ home: notifier.home(), words, contact: contact.id });
        // Whether there is such an address is nobody's business but its owner's: the answer is the same.
        void way(address, letter).catch(() => undefined);
      }
      return reply.code(201).send(told(contact));
    },
  );

  app.post<{ Body: { words: string[] } }>(
    '/api/notices/state',
    {
      schema: {
        summary: 'Where notices go, by the words for them.',
        response: says(CONTACTS),
        body: STATE,
      },
    },
    async (request, reply) => {
      const ids = request.body.words.flatMap((word) => words.contactOf(word, 'own') ?? []);
      const account = (await signedIn(house, request))?.account.id;
      const own = account === undefined ? [] : await contactsOf(db, account);
      const others = (await contacts(db, ids)).filter(
        ({ id }) => !own.some((one) => one.id === id),
      );
      return reply.send({ contacts: [...own, ...others].map(told) });
    },
  );

  app.post<{ Body: { word: string; pace?: Pace; keys?: string[] } }>(
    '/api/notices/change',
    {
      schema: {
        summary: 'How often notices go there, and of which seats.',
        response: SILENT,
        body: CHANGE,
      },
    },
    async ({ body: { word, pace, keys = [] } }, reply) => {
      const id = words.contactOf(word, 'own');
      const contact = id === undefined ? undefined : (await contacts(db, [id])).at(0);
      if (contact === undefined) return problem(reply, 404, 'notice', 'wire.notice');
      if (pace !== undefined) await setPace(db, contact.id, pace);
      await addSeats(db, contact, await seatsOf(db, keys, undefined));
      return reply.code(204).send();
    },
  );

  app.post<{ Body: { word: string } }>(
    '/api/notices/confirm',
    { schema: { summary: 'Says yes to notices at an address.', response: SILENT, body: ONE_WORD } },
    async ({ body: { word } }, reply) => {
      const id = words.contactOf(word, 'confirm');
      const isThere = id !== undefined && (await confirmContact(db, id, house.now()));
      return isThere ? reply.code(204).send() : problem(reply, 404, 'notice', 'wire.notice');
    },
  );

  app.post<{ Body: { word: string } }>(
    '/api/notices/remove',
    { schema: { summary: 'No more notices there.', response: SILENT, body: ONE_WORD } },
    async ({ body: { word } }, reply) => {
      const id = words.contactOf(word, 'own') ?? words.contactOf(word, 'stop');
      if (id === undefined) return problem(reply, 404, 'notice', 'wire.notice');
      await removeContact(db, id);
      return reply.code(204).send();
    },
  );

  // What a mail program does for its reader at one click (RFC 8058): the word is in the address, and the body a form.
  void app.register(async (forms) => {
    forms.addContentTypeParser('*', { bodyLimit: 1024 }, (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null));
    });
    forms.post<{ Querystring: { word: string } }>(
      '/api/notices/stop',
      {
        schema: {
          summary: 'The same at one click, from a letter.',
          response: { 200: { description: 'It was done.', type: 'null' } },
          querystring: ONE_WORD,
        },
      },
      async ({ query: { word } }, reply) => {
        const id = words.contactOf(word, 'stop');
        if (id === undefined) return problem(reply, 404, 'notice', 'wire.notice');
        await removeContact(db, id);
        return reply.code(200).send();
      },
    );
  });
}

function isAddress(kind: ContactKind, address: string): boolean {
  switch (kind) {
    case 'mail':
      // One address and nothing that a mail program could read as more.
      return (
        address.length <= 254 &&
        /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@.<>(),;:"\\[\]]+$/.test(address)
      );
    case 'webhook':
      return isOutwardUrl(address);
    case 'push':
      return isSubscription(address);
  }
}

function isSubscription(text: string): boolean {
  try {
    const { endpoint, keys } = JSON.parse(text) as {
      endpoint?: unknown;
      keys?: { p256dh?: unknown; auth?: unknown };
    };
    const isKey = (key: unknown, bytes: number): boolean =>
      typeof key === 'string' && Buffer.from(key, 'base64url').length === bytes;
    return (
      typeof endpoint === 'string' &&
      isOutwardUrl(endpoint) &&
      isKey(keys?.p256dh, 65) &&
      isKey(keys?.auth, 16)
    );
  } catch {
    return false;
  }
}
