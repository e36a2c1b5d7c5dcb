import type { OptionValues } from '@sandtable/kernel';
import type { FastifyInstance } from 'fastify';
import { found, keyHash } from '../host/found.ts';
import type { House } from '../host/room.ts';
import type { Rooms } from '../host/rooms.ts';
import { RULESETS, rulesetOf } from '../rulesets.ts';

interface NewMatch {
  readonly ruleset: string;
  readonly scenario?: string;
  readonly position?: object;
  readonly options?: OptionValues;
  readonly players?: Readonly<Record<string, string>>;
}

const NEW_MATCH = {
  type: 'object',
  required: ['ruleset'],
  additionalProperties: false,
  properties: {
    ruleset: { enum: RULESETS.map(({ id }) => id) },
    scenario: { type: 'string', maxLength: 100 },
    position: { type: 'object' },
    options: { type: 'object' },
    players: { type: 'object', additionalProperties: { type: 'string', maxLength: 40 } },
  },
};

const NUMBER = {
  type: 'object',
  required: ['key', 'number'],
  additionalProperties: false,
  properties: {
    key: { type: 'string', maxLength: 64 },
    number: { type: 'string', pattern: '^[0-9a-f]{32}$' },
  },
};

/** Founding matches, and taking seats at them. */
export function addMatches(app: FastifyInstance, house: House, rooms: Rooms): void {
  app.post<{ Body: NewMatch }>(
    '/api/matches',
    { schema: { body: NEW_MATCH } },
    async (request, reply) => {
      const { body } = request;
      const ruleset = rulesetOf(body.ruleset);
      if (ruleset === undefined) return reply.code(404).send({ error: 'ruleset' });
      const scenario =
        body.position ??
        ruleset.scenarios.find(({ id }) => id === (body.scenario ?? ruleset.scenarios[0].id));
      const wanted = {
        ruleset,
        scenario,
        options: body.options ?? {},
        players: body.players ?? {},
      };
      const founded = await found(house.store, wanted, house.now());
      if (!founded.ok) return reply.code(400).send({ problems: founded.problems });
      return reply.code(201).send(founded.value);
    },
  );

  app.post<{ Params: { match: string }; Body: { key: string; number: string } }>(
    '/api/matches/:match/number',
    { schema: { body: NUMBER } },
    async ({ params, body }, reply) => {
      const room = await rooms.room(params.match);
      const side = room?.sideOf(keyHash(body.key));
      if (room === undefined || side === undefined) return reply.code(404).send({ error: 'seat' });
      const isTaken = await room.giveNumber(side, body.number);
      return reply.code(isTaken ? 201 : 409).send({ side });
    },
  );

  app.get<{ Params: { match: string } }>('/api/matches/:match/proof', async ({ params }, reply) => {
    const proof = await rooms.room(params.match).then((room) => room?.proof());
    return proof ?? reply.code(404).send({ error: 'match' });
  });
}
